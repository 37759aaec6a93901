//go:build !js

package face

import _ "embed"

//go:embed other.bin
var otherFile []byte

// otherHere reads the file that is part of the program.
func otherHere() *dots {
	d, err := unpackOther(otherFile)
	if err != nil {
		panic("face: other.bin: " + err.Error())
	}
	return d
}
