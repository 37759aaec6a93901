// Package device fills an input.Frame from the window: mouse, fingers and
// keyboard. Besides package game it is the only one that imports Ebitengine.
package device

import (
	"math"
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

// longPressSlack is how far a resting finger may wander, in device pixels.
const longPressSlack = 12

// A Reader makes one frame a tick. The zero Reader is ready.
type Reader struct {
	x, y   float64 // device pixels
	touch  ebiten.TouchID
	down   bool // the finger touch is down
	finger bool // the last thing used was a finger
	since  time.Duration
	pressX float64
	pressY float64
	told   bool // the long press was reported
	two    float64
	ids    []ebiten.TouchID
	keys   []ebiten.Key
	mouseX int
	mouseY int
}

// Read gives the frame of this tick for a canvas of w x h canvas pixels of s
// device pixels. Call it once a tick.
func (r *Reader) Read(w, h, s float64, now time.Duration) input.Frame {
	f := input.Frame{W: w, H: h, S: s, Now: now}
	r.touches(&f)
	if !r.down && !f.Left.Released {
		r.mouse(&f)
	}
	f.Touch = r.finger
	x, y := r.x/s, r.y/s
	f.X, f.Y = x, y
	r.keyboard(&f)
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		f.Files = read(dropped)
	}
	_, wy := ebiten.Wheel()
	f.Wheel = math.Max(-1, math.Min(1, wy)) // lines on a desktop, pixels in browsers
	return f
}

// touches follows the newest finger as the left button; two fingers pinch.
func (r *Reader) touches(f *input.Frame) {
	r.ids = inpututil.AppendJustPressedTouchIDs(r.ids[:0])
	if len(r.ids) > 0 { // a new finger replaces one whose end was missed
		if !r.down {
			f.Left.Pressed = true
			r.since, r.told = f.Now, false
		}
		r.touch, r.down, r.finger = r.ids[len(r.ids)-1], true, true
		x, y := ebiten.TouchPosition(r.touch)
		r.pressX, r.pressY = float64(x), float64(y)
	}
	if !r.down {
		return
	}
	if inpututil.TouchPressDuration(r.touch) == 0 {
		r.down, f.Left.Released, r.two = false, true, 0
		return
	}
	x, y := ebiten.TouchPosition(r.touch)
	f.Moved = r.x != float64(x) || r.y != float64(y)
	r.x, r.y = float64(x), float64(y)
	f.Left.Down = true
	if math.Hypot(r.x-r.pressX, r.y-r.pressY) > longPressSlack {
		r.told = true
	}
	if !r.told && f.Now-r.since >= input.LongPressTime {
		r.told, f.LongPress = true, true
	}
	r.ids = ebiten.AppendTouchIDs(r.ids[:0])
	if len(r.ids) != 2 {
		r.two = 0
		return
	}
	ax, ay := ebiten.TouchPosition(r.ids[0])
	bx, by := ebiten.TouchPosition(r.ids[1])
	d := math.Hypot(float64(ax-bx), float64(ay-by))
	if r.two > 0 && d > 0 {
		f.Pinch = d / r.two
	}
	r.two, r.told = d, true
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
