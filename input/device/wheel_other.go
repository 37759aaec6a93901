//go:build !js

package device

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
)

// wheel tells what the wheel did since the last tick, in lines everywhere.
type wheel struct{}

func (*wheel) read(*input.Frame) (lines float64) {
	_, lines = ebiten.Wheel()
	return lines
}
