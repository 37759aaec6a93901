//go:build !js

package device

import "tilestead/input"

// writing does nothing: windows are given the letters that keys make together.
type writing struct{}

func (*writing) read(*input.Frame) {}

func (*writing) write(*Line) {}
