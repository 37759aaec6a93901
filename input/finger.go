package input

import (
	"math"
	"time"
)

// LongPressTime is how long a finger rests for a long press.
const LongPressTime = 400 * time.Millisecond

// A Touch is what a finger did. Positions are device pixels.
type Touch struct {
	Finger int // the same from Down to Up
	Did    TouchKind
	X, Y   float64
}

// A TouchKind is a kind of Touch.
type TouchKind uint8

// The kinds of touches.
const (
	FingerDown TouchKind = iota
	FingerMoved
	FingerUp
	FingerLost // the system took it away: whatever it did does not count
)

// fingerSlack is how far a resting finger may wander, in points.
const fingerSlack = 10

// twoFingerTap is how long two fingers may rest to be a tap.
const twoFingerTap = 300 * time.Millisecond

// nowhere is off every canvas: a button released there clicks nothing.
const nowhere = -1e6

// Fingers makes of touches what a mouse would do, at most one press and one
// release a tick, so that the quickest tap is seen. One finger is the left
// button; resting it is a long press. Two fingers drag and pinch around the
// middle between them; tapping with both is a right click on nothing, which
// backs out. The zero value is ready.
type Fingers struct {
	// Dot is how many device pixels a point has; 0 is 1.
	Dot float64

	queue  []Touch
	state  grip
	one    Touch // the finger that is the button, where it is now
	two    Touch // the other
	from   Touch // where one went down
	since  time.Duration
	rested bool    // it has neither left its place nor been told as a long press
	apart  float64 // between the fingers, in the last tick
	tap    bool    // two fingers may still turn out to tap
	x, y   float64 // of the button
}

// A grip is what the fingers are doing.
type grip uint8

const (
	open    grip = iota // no finger counts
	holding             // one is the button
	pinning             // a second one came: the button goes down again between them
	pinched             // both are
	spent               // what is still down does not count
	tapped              // both tapped: a right click is due
)

// Add takes in a touch; call it in the order they happened.
func (g *Fingers) Add(t Touch) { g.queue = append(g.queue, t) }

// Busy says that a finger is down or has just done something.
func (g *Fingers) Busy() bool { return g.state != open || len(g.queue) > 0 }

// Fill sets what the fingers did in this tick on a canvas with f.S device
// pixels a canvas pixel. While Busy it is to be called every tick.
func (g *Fingers) Fill(f *Frame) {
	x, y := g.x, g.y
	off := false // what is released counts nowhere
	switch g.state {
	case pinning:
		g.state, f.Left.Pressed = pinched, true
		g.middle()
	case tapped:
		g.state, f.Right, off = open, Button{Pressed: true, Released: true}, true
	default:
		for len(g.queue) > 0 && !f.Left.Pressed && !f.Left.Released {
			t := g.queue[0]
			g.queue = g.queue[1:]
			switch t.Did {
			case FingerDown:
				off = g.down(t, f)
			case FingerMoved:
				g.move(t)
			default:
				off = g.up(t, f)
			}
		}
		if g.state == pinched {
			g.pinch(f)
		}
	}
	f.Left.Down = g.state == holding || g.state == pinched
	if g.state == holding && g.rested && f.Now-g.since >= LongPressTime {
		g.rested, f.LongPress = false, true
	}
	f.Touch = true
	f.Moved = f.Moved || g.x != x || g.y != y
	f.X, f.Y = g.x/math.Max(1, f.S), g.y/math.Max(1, f.S)
	if off {
		f.X, f.Y = nowhere, nowhere
	}
}

// down, and up below, say whether what they release counts nowhere.
func (g *Fingers) down(t Touch, f *Frame) (off bool) {
	switch {
	case g.state == open || t.Finger == g.one.Finger && (g.state == holding || g.state == spent):
		// A finger that goes down twice was lifted unseen.
		g.state, g.one, g.from, g.since, g.rested = holding, t, t, f.Now, true
		g.x, g.y = t.X, t.Y
		f.Left.Pressed = true
	case g.state == holding:
		g.state, g.two, g.tap = pinning, t, true
		g.apart = g.distance()
		f.Left.Released = true
		return true
	}
	return false
}

func (g *Fingers) move(t Touch) {
	switch {
	case t.Finger == g.one.Finger && g.state == holding:
		g.one, g.x, g.y = t, t.X, t.Y
		if math.Hypot(t.X-g.from.X, t.Y-g.from.Y) > fingerSlack*math.Max(1, g.Dot) {
			g.rested = false
		}
	case t.Finger == g.one.Finger:
		g.one = t
	case t.Finger == g.two.Finger:
		g.two = t
	}
}

func (g *Fingers) up(t Touch, f *Frame) (off bool) {
	first, second := t.Finger == g.one.Finger, t.Finger == g.two.Finger
	switch {
	case g.state == holding && first:
		g.state, g.x, g.y = open, t.X, t.Y
		f.Left.Released = true
		return t.Did == FingerLost
	case g.state == pinched && (first || second):
		g.state = spent
		g.tap = g.tap && t.Did == FingerUp && f.Now-g.since < twoFingerTap
		if first {
			g.one = g.two // the one that is still down
		}
		f.Left.Released = true
		return true
	case g.state == spent && first:
		g.state = open
		if g.tap && t.Did == FingerUp {
			g.state = tapped
		}
	}
	return false
}

// pinch follows both fingers.
func (g *Fingers) pinch(f *Frame) {
	g.middle()
	d := g.distance()
	if g.apart > 0 && d > 0 && d != g.apart {
		f.Pinch = d / g.apart
		g.tap = g.tap && math.Abs(f.Pinch-1) < 0.02
	}
	g.apart = d
}

func (g *Fingers) middle() { g.x, g.y = (g.one.X+g.two.X)/2, (g.one.Y+g.two.Y)/2 }

func (g *Fingers) distance() float64 { return math.Hypot(g.one.X-g.two.X, g.one.Y-g.two.Y) }
