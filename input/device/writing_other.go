//go:build !js

package device

// writing does nothing: windows are given the letters that keys make together.
type writing struct{}

func (*writing) write(*Line, *strokes) {}
