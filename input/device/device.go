// Package device fills an input.Frame from the window: mouse, fingers and
// keyboard. Besides package game it is the only one that imports Ebitengine.
package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tilestead/input"
)

// A held key repeats after repeatDelay ticks, every repeatEvery ticks.
const (
	repeatDelay = 24
	repeatEvery = 3
)

// A Reader makes one frame a tick. The zero Reader is ready.
type Reader struct {
	x, y    float64 // device pixels
	fingers input.Fingers
	finger  bool // the last thing used was a finger
	touches touches
	wheel   wheel
	notches input.Notches
	writing writing
	keys    []ebiten.Key
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
	r.keyboard(&f)
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

func (r *Reader) keyboard(f *input.Frame) {
	f.Chars = ebiten.AppendInputChars(nil)
	f.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	f.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	f.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	// A key that went down and up within one tick counts as pressed too.
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, e := range r.keys {
		if k := keyOf(e); k != input.KeyNone {
			f.Keys = append(f.Keys, k)
		}
	}
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	for _, e := range r.keys {
		k := keyOf(e)
		if k == input.KeyNone {
			continue
		}
		f.Held = f.Held.With(k)
		if d := inpututil.KeyPressDuration(e); d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0 && repeats(k) {
			f.Keys = append(f.Keys, k)
		}
	}
}

// repeats says which keys go on while they are held: those that move or delete.
func repeats(k input.Key) bool {
	return k <= input.KeyRight || k == input.KeyTab || k == input.KeyBackspace || k == input.KeyDelete ||
		k == input.KeyPageUp || k == input.KeyPageDown
}

var keys = map[ebiten.Key]input.Key{
	ebiten.KeyArrowUp: input.KeyUp, ebiten.KeyArrowDown: input.KeyDown,
	ebiten.KeyArrowLeft: input.KeyLeft, ebiten.KeyArrowRight: input.KeyRight,
	ebiten.KeyTab: input.KeyTab, ebiten.KeyEnter: input.KeyEnter, ebiten.KeyNumpadEnter: input.KeyEnter,
	ebiten.KeySpace: input.KeySpace, ebiten.KeyEscape: input.KeyEsc,
	ebiten.KeyBackspace: input.KeyBackspace, ebiten.KeyDelete: input.KeyDelete,
	ebiten.KeyPageUp: input.KeyPageUp, ebiten.KeyPageDown: input.KeyPageDown,
	ebiten.KeyHome: input.KeyHome, ebiten.KeyEnd: input.KeyEnd,
	ebiten.KeyEqual: input.KeyPlus, ebiten.KeyNumpadAdd: input.KeyPlus,
	ebiten.KeyMinus: input.KeyMinus, ebiten.KeyNumpadSubtract: input.KeyMinus,
}

// keyOf is the key as the game knows it.
func keyOf(e ebiten.Key) input.Key {
	switch {
	case e >= ebiten.KeyA && e <= ebiten.KeyZ:
		return input.KeyA + input.Key(e-ebiten.KeyA)
	case e >= ebiten.KeyDigit0 && e <= ebiten.KeyDigit9:
		return input.Key0 + input.Key(e-ebiten.KeyDigit0)
	case e >= ebiten.KeyNumpad0 && e <= ebiten.KeyNumpad9:
		return input.Key0 + input.Key(e-ebiten.KeyNumpad0)
	case e >= ebiten.KeyF1 && e <= ebiten.KeyF12:
		return input.KeyF1 + input.Key(e-ebiten.KeyF1)
	}
	return keys[e]
}
