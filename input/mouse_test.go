package input

import (
	"fmt"
	"strings"
	"testing"
)

// seen are the ticks of a mouse: where it is, and of each button p for pressed, d for down, r
// for released.
func seen(m *Mouse) string {
	var all []string
	for {
		var f Frame
		x, y := m.Fill(&f)
		s := fmt.Sprintf("%.0f,%.0f", x, y)
		for _, of := range []struct {
			name string
			is   Button
		}{{" L", f.Left}, {" R", f.Right}, {" M", f.Middle}} {
			if of.is == (Button{}) {
				continue
			}
			s += of.name
			if of.is.Pressed {
				s += "p"
			}
			if of.is.Down {
				s += "d"
			}
			if of.is.Released {
				s += "r"
			}
		}
		if all = append(all, s); len(m.queue) == 0 {
			return strings.Join(all, "/")
		}
	}
}

// However late a tick comes, what was pressed was pressed where the mouse was.
func TestMouseIsWhereItPressed(t *testing.T) {
	at := func(x float64, b MouseButton, down bool) MouseEvent { return MouseEvent{b, down, x, 1} }
	moved := func(x float64) MouseEvent { return at(x, NoButton, false) }
	for _, c := range []struct {
		what, want string
		events     []MouseEvent
	}{
		{"nothing", "0,0", nil},
		{"moves", "9,1", []MouseEvent{moved(3), moved(9)}},
		{"a click", "5,1 Lpr", []MouseEvent{moved(3), at(5, LeftButton, true), at(5, LeftButton, false)}},
		{"a click, and the mouse goes on", "5,1 Lpr/8,1",
			[]MouseEvent{at(5, LeftButton, true), at(5, LeftButton, false), moved(7), moved(8)}},
		{"two clicks", "5,1 Lpr/5,1 Lpr", []MouseEvent{at(5, LeftButton, true), at(5, LeftButton, false),
			at(5, LeftButton, true), at(5, LeftButton, false)}},
		{"a drag", "5,1 Lpd/8,1 Lr/9,1",
			[]MouseEvent{at(5, LeftButton, true), moved(7), moved(8), at(8, LeftButton, false), moved(9)}},
		{"a drag that ends elsewhere", "5,1 Lpd/9,1 Lr", []MouseEvent{at(5, LeftButton, true), moved(7), at(9, LeftButton, false)}},
		{"the right button while the left is down", "5,1 Lpd Rpr/6,1 Ld",
			[]MouseEvent{at(5, LeftButton, true), at(5, RightButton, true), at(5, RightButton, false), moved(6)}},
		{"a release of what was not pressed", "5,1", []MouseEvent{at(5, MiddleButton, false)}},
	} {
		var m Mouse
		for _, e := range c.events {
			m.Add(e)
		}
		if got := seen(&m); got != c.want {
			t.Errorf("%s: the ticks see %q, want %q", c.what, got, c.want)
		}
	}
}

// What the window loses is let go of where it clicks nothing, once.
func TestLostMouseClicksNothing(t *testing.T) {
	var m Mouse
	m.Add(MouseEvent{LeftButton, true, 5, 1})
	m.Lose()
	if got, want := seen(&m), "5,1 Lpd/-1000000,-1000000 Lr"; got != want {
		t.Errorf("the ticks see %q, want %q", got, want)
	}
	m.Lose()
	if len(m.queue) > 0 {
		t.Errorf("what is not down is lost again: %v", m.queue)
	}
}
