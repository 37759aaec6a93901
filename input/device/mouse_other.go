//go:build !js

package device

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// mouse tells what the mouse did since the last tick, as Ebitengine knows it.
type mouse struct{}

func (mouse) read(f *input.Frame) (x, y float64) {
	f.Left = button(ebiten.MouseButtonLeft)
	f.Right = button(ebiten.MouseButtonRight)
	f.Middle = button(ebiten.MouseButtonMiddle)
	atX, atY := ebiten.CursorPosition()
	return float64(atX), float64(atY)
}

func button(b ebiten.MouseButton) input.Button {
	return input.Button{
		Down:     ebiten.IsMouseButtonPressed(b),
		Pressed:  inpututil.IsMouseButtonJustPressed(b),
		Released: inpututil.IsMouseButtonJustReleased(b),
	}
}
