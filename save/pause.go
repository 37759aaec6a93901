//go:build !js && !slowsave

package save

// pause would let time pass between the writing of a file and its taking the
// old one's place; only tests that kill the program want that.
func pause() {}
