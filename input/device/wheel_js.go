package device

import (
	"syscall/js"

	"tilestead/input"
)

// wheel tells what the wheel did since the last tick. It listens itself, for
// Ebitengine adds up pixels and leaves the notches out.
type wheel struct {
	listens bool
	lines   float64
	ctrl    float64 // lines with Ctrl, or what looks like it
	pinch   float64 // factor of what looks like Ctrl
}

// read fills in the wheel. Call it when f knows whether Ctrl is held: where it
// is not, a wheel with Ctrl is two fingers on a touchpad.
func (w *wheel) read(f *input.Frame) (lines float64) {
	if !w.listens {
		w.listens, w.pinch = true, 1
		w.listen()
	}
	lines = w.lines
	switch {
	case f.Ctrl:
		lines += w.ctrl
	case w.pinch != 1:
		f.Pinch = w.pinch
	}
	w.lines, w.ctrl, w.pinch = 0, 0, 1
	return lines
}

func (w *wheel) listen() {
	canvas().Call("addEventListener", "wheel", js.FuncOf(func(_ js.Value, a []js.Value) any {
		e := a[0]
		// Who asks for deltaMode first gets lines from some browsers: it is not asked for.
		pixels, ticks := e.Get("deltaY").Float(), e.Get("wheelDeltaY")
		n := lines(pixels, 0)
		if ticks.Type() == js.TypeNumber {
			n = lines(pixels, ticks.Float())
		}
		if e.Get("ctrlKey").Bool() {
			w.ctrl += n
			w.pinch *= opened(pixels)
		} else {
			w.lines += n
		}
		return nil
	}))
}
