package device

import (
	"syscall/js"

	"tilestead/input"
)

// touches tells what fingers did since the last tick. It listens itself, for
// Ebitengine looks only once a tick which fingers are down, and on a slow
// phone a quick tap is over by then.
type touches struct {
	listens bool
	came    []input.Touch // in points
}

func (t *touches) read(to *input.Fingers) {
	if !t.listens {
		t.listens = true
		t.listen()
	}
	for _, c := range t.came {
		c.X, c.Y = c.X*to.Dot, c.Y*to.Dot
		to.Add(c)
	}
	t.came = t.came[:0]
}

func (t *touches) listen() {
	for kind, did := range map[string]input.TouchKind{
		"pointerdown": input.FingerDown, "pointermove": input.FingerMoved,
		"pointerup": input.FingerUp, "pointercancel": input.FingerLost,
	} {
		canvas().Call("addEventListener", kind, js.FuncOf(func(_ js.Value, a []js.Value) any {
			e := a[0]
			if e.Get("pointerType").String() == "touch" {
				t.came = append(t.came, input.Touch{Finger: e.Get("pointerId").Int(), Did: did,
					X: e.Get("clientX").Float(), Y: e.Get("clientY").Float()})
			}
			return nil
		}))
	}
}

// canvas is the element that Ebitengine draws on.
func canvas() js.Value { return js.Global().Get("document").Call("querySelector", "canvas") }

// asks is the browser's own way to ask for a line of text, with the phone's
// keyboard, which does not show for a canvas.
func asks() func(string) (string, bool) {
	return func(text string) (string, bool) {
		typed := js.Global().Call("prompt", "Tilestead", text)
		if typed.Type() != js.TypeString {
			return "", false
		}
		return typed.String(), true
	}
}
