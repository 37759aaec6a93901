package input

// A MouseButton is one of those that count.
type MouseButton uint8

// The buttons of a mouse. NoButton: it only moved.
const (
	NoButton MouseButton = iota
	LeftButton
	RightButton
	MiddleButton
)

// A MouseEvent is what a mouse did. Positions are device pixels.
type MouseEvent struct {
	Button MouseButton
	Down   bool // the button went down, not up
	X, Y   float64
}

// Mouse keeps what a mouse did until a tick has room for it: each press and each release is seen
// where it was, however far the mouse has gone before a slow tick comes. The zero value is ready.
type Mouse struct {
	queue []MouseEvent
	down  [MiddleButton + 1]bool
	x, y  float64
}

// Add takes in an event; call it in the order they happened.
func (m *Mouse) Add(e MouseEvent) { m.queue = append(m.queue, e) }

// Lose lets go of all buttons where that clicks nothing: the window has lost the mouse.
func (m *Mouse) Lose() {
	down := m.down
	for _, e := range m.queue {
		down[e.Button] = e.Down
	}
	for b, held := range down {
		if held {
			m.Add(MouseEvent{Button: MouseButton(b), X: nowhere, Y: nowhere})
		}
	}
}

// Fill puts into f what the mouse did up to where it next moves on after a press or release, and
// gives where it is then, in device pixels. A button goes down and up at most once a tick.
func (m *Mouse) Fill(f *Frame) (x, y float64) {
	buttons := [...]*Button{LeftButton: &f.Left, RightButton: &f.Right, MiddleButton: &f.Middle}
	acted := false
	for len(m.queue) > 0 {
		e := m.queue[0]
		if acted && (e.X != m.x || e.Y != m.y) {
			break
		}
		if b := buttons[e.Button]; b != nil && m.down[e.Button] != e.Down {
			if e.Down && b.Released {
				break // it went down again
			}
			m.down[e.Button], acted = e.Down, true
			b.Pressed = b.Pressed || e.Down
			b.Released = !e.Down
		}
		m.x, m.y, m.queue = e.X, e.Y, m.queue[1:]
	}
	for i, b := range buttons {
		if b != nil {
			b.Down = m.down[i]
		}
	}
	return m.x, m.y
}
