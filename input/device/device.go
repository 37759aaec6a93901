// Package device fills an input.Frame from the window: mouse, fingers and
// keyboard. Besides package game it is the only one that imports Ebitengine.
package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

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
	mouse   mouse
	mouseX  float64
	mouseY  float64
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
		r.pointer(&f)
	}
	if f.Touch = r.finger; f.Touch {
		f.Ask = asks()
	}
	f.X, f.Y = r.x/s, r.y/s
	r.keys.read(&f)
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		f.Files = read(dropped)
	}
	f.Wheel = r.notches.Turn(r.wheel.read(&f))
	return f
}

func (r *Reader) pointer(f *input.Frame) {
	x, y := r.mouse.read(f)
	if x != r.mouseX || y != r.mouseY {
		f.Moved, r.finger = true, false
		r.mouseX, r.mouseY = x, y
	}
	if f.Left.Pressed || f.Right.Pressed || f.Middle.Pressed {
		r.finger = false
	}
	if !r.finger {
		r.x, r.y = x, y
	}
}
