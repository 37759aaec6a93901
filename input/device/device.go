// Package device fills an input.Frame from the window: mouse, fingers and
// keyboard. Besides package game it is the only one that imports Ebitengine.
package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// A Reader makes one frame a tick. The zero Reader is ready.
type Reader struct {
	x, y    float64 // device pixels
	fingers input.Fingers
	finger  bool // the last thing used was a finger
	touches touches
	keys    keyboard
	notches input.Notches
	wheel   wheel
	writing writing
	mouseX  int
	mouseY  int
}

// Read gives the frame of this tick for a canvas of w x h canvas pixels of s
// device pixels, on a screen with dot device pixels a point. Call it once a tick.
func (r *Reader) Read(w, h, s, dot float64, now time.Duration) input.Frame {
	f := input.Frame{W: w, H: h, S: s, Dot: dot, Now: now}
	r.fingers.Dot = dot
	r.touches.read(&r.fingers)
	if r.fingers.Busy() {
		r.fingers.Fill(&f)
		r.finger, r.x, r.y = true, f.X*s, f.Y*s
	} else {
		r.mouse(&f)
	}
	if f.Touch = r.finger; f.Touch {
		f.Ask = asks()
	}
	f.X, f.Y = r.x/s, r.y/s
	r.keys.read(&f)
	r.writing.read(&f)
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		f.Files = read(dropped)
	}
	f.Wheel = r.notches.Turn(r.wheel.read(&f))
	return f
}

func (r *Reader) mouse(f *input.Frame) {
	x, y := ebiten.CursorPosition()
	if x != r.mouseX || y != r.mouseY {
		f.Moved, r.finger = true, false
		r.mouseX, r.mouseY = x, y
	}
	f.Left = button(ebiten.MouseButtonLeft)
	f.Right = button(ebiten.MouseButtonRight)
	f.Middle = button(ebiten.MouseButtonMiddle)
	if f.Left.Pressed || f.Right.Pressed || f.Middle.Pressed {
		r.finger = false
	}
	if !r.finger {
		r.x, r.y = float64(x), float64(y)
	}
}

func button(b ebiten.MouseButton) input.Button {
	return input.Button{
		Down:     ebiten.IsMouseButtonPressed(b),
		Pressed:  inpututil.IsMouseButtonJustPressed(b),
		Released: inpututil.IsMouseButtonJustReleased(b),
	}
}
