package device

import (
	"syscall/js"

	"tilestead/input"
)

// mouse tells what the mouse did since the last tick. It listens itself, for Ebitengine looks once a
// frame where the mouse is: what is pressed before the next tick of a slow frame would be pressed
// where the mouse was before.
type mouse struct {
	listens bool
	did     input.Mouse
	dot     float64 // device pixels a point
}

func (m *mouse) read(f *input.Frame) (x, y float64) {
	m.dot = f.Dot
	if !m.listens {
		m.listens = true
		m.listen()
	}
	return m.did.Fill(f)
}

// buttons are how browsers count those that count here.
var buttons = [...]input.MouseButton{input.LeftButton, input.MiddleButton, input.RightButton}

func (m *mouse) listen() {
	on := func(target js.Value, kind string, do func(e js.Value)) {
		target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, a []js.Value) any {
			do(a[0])
			return nil
		}))
	}
	add := func(e js.Value, b input.MouseButton, down bool) {
		m.did.Add(input.MouseEvent{Button: b, Down: down, X: e.Get("clientX").Float() * m.dot, Y: e.Get("clientY").Float() * m.dot})
	}
	press := func(down bool) func(js.Value) {
		return func(e js.Value) {
			if b := e.Get("button").Int(); b >= 0 && b < len(buttons) {
				add(e, buttons[b], down)
			}
		}
	}
	on(canvas(), "mousedown", press(true))
	on(js.Global(), "mouseup", press(false)) // also beside the page
	on(canvas(), "mousemove", func(e js.Value) {
		if e.Get("buttons").Int() == 0 {
			m.did.Lose() // it was let go of where nobody told
		}
		add(e, input.NoButton, false)
	})
	on(canvas(), "blur", func(js.Value) { m.did.Lose() })
}
