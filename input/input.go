// Package input says what the player did in one tick, the same for mouse,
// finger and keyboard, without knowing a device. Tests make frames from text
// with Script; package input/device makes them from the window.
package input

import (
	"errors"
	"time"
)

// TicksPerSecond is how many frames the shell makes in a second.
const TicksPerSecond = 60

// A Button is a mouse button in one tick. A finger is the left button.
type Button struct {
	Down     bool // held at the end of the tick
	Pressed  bool // went down in this tick
	Released bool // went up in this tick
}

// A File is one that came from outside, such as one dropped on the window.
type File struct {
	Name string // without its folder
	Data []byte
	Err  error // why it could not be read
}

// MostBytes is how large a file from outside may be: larger ones are not read.
const MostBytes = 4 << 20

// ErrLarge is the error of a file that is larger.
var ErrLarge = errors.New("it is too large")

// A Frame is one tick of input. Positions are canvas pixels.
type Frame struct {
	X, Y    float64 // the cursor, or the last place of the finger
	W, H, S float64 // the canvas the positions belong to: size, device pixels per canvas pixel
	Dot     float64 // device pixels per point, the unit that windows and pages measure in; 0 is 1
	Now     time.Duration
	Hidden  bool // nobody sees the window

	Left, Right, Middle Button
	Moved               bool    // the cursor is elsewhere than in the last frame
	Wheel               float64 // lines, positive away from the player
	Pinch               float64 // factor two fingers opened by in this tick; 1 or 0 for none
	Touch               bool    // a finger did it: there is no hovering
	LongPress           bool    // the finger has just rested long enough to mean "what is this?"

	Files            []File // dropped on the window
	Chars            []rune // typed text; '\b' takes back the letter before it
	Keys             []Key  // went down in this tick, or repeated while held
	Held             KeySet
	Layout           *Layout // what is printed on the keys; nil knows nothing
	Shift, Ctrl, Alt bool

	// Ask lets the player change a line of text where a finger has no keyboard;
	// ok is false when it stays as it is. It is nil where there is a keyboard.
	Ask func(text string) (typed string, ok bool)
}

// Hit says whether k went down in this tick (or repeats).
func (f Frame) Hit(k Key) bool {
	for _, h := range f.Keys {
		if h == k {
			return true
		}
	}
	return false
}

// Without are the keys that went down in this tick but for one.
func (f Frame) Without(k Key) (rest []Key) {
	for _, h := range f.Keys {
		if h != k {
			rest = append(rest, h)
		}
	}
	return rest
}

// Quiet says that nothing happened in this tick: no movement, button, wheel,
// key or finger, and nothing is held.
func (f Frame) Quiet() bool {
	return !f.Moved && !f.Acted() && !f.Left.Down && !f.Right.Down && !f.Middle.Down
}

// Acted says that something was pressed, released, turned or typed in this
// tick: more than moving the cursor.
func (f Frame) Acted() bool {
	b := func(b Button) bool { return b.Pressed || b.Released }
	return b(f.Left) || b(f.Right) || b(f.Middle) || f.Wheel != 0 || f.LongPress ||
		(f.Pinch != 0 && f.Pinch != 1) || len(f.Chars) > 0 || len(f.Keys) > 0 || len(f.Files) > 0
}
