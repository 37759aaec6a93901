package device

import (
	"fmt"
	"syscall/js"
	"unicode/utf8"
)

// writing lets the browser write a line of text: only an element that can be
// written in gets the letters that dead keys and input methods make of several
// keys, and what is pasted. It cannot be seen and lies where the line is, for
// that is where the browser shows what it offers to choose from.
type writing struct {
	element js.Value // undefined before the first line
	on      bool
	moving  bool // the element is being given the keys
	was     []rune
	to      *strokes // what is written has its place among the keys
	at      Line
}

func (w *writing) write(at *Line, to *strokes) {
	w.to = to
	if at == nil {
		if w.on {
			w.end()
		}
		return
	}
	if w.element.IsUndefined() {
		w.make()
	}
	if *at != w.at {
		w.at = *at
		style := w.element.Get("style")
		for name, v := range map[string]float64{"left": at.X, "top": at.Y, "width": at.W, "height": at.H} {
			style.Set(name, fmt.Sprintf("%.0fpx", v))
		}
	}
	if !w.on {
		w.begin()
	}
}

// begin gives the keys to the element. Ebitengine gives them to its canvas with
// every press: while a line is written it gives them to the element.
func (w *writing) begin() {
	w.on = true
	w.clear()
	canvas().Set("focus", w.element.Get("focus").Call("bind", w.element))
	w.moving = true
	w.element.Call("focus")
	w.moving = false
}

// end gives the keys back to the canvas.
func (w *writing) end() {
	w.on = false
	w.clear()
	canvas().Delete("focus")
	canvas().Call("focus")
}

func (w *writing) clear() {
	w.element.Set("value", "")
	w.was = nil
}

func (w *writing) make() {
	page := js.Global().Get("document")
	w.element = page.Call("createElement", "input")
	for name, value := range map[string]string{"id": "writing", "autocomplete": "off", "autocapitalize": "off",
		"spellcheck": "false", "tabindex": "-1", "aria-label": "Tilestead"} {
		w.element.Call("setAttribute", name, value)
	}
	style := w.element.Get("style")
	for name, value := range map[string]string{"position": "fixed", "zIndex": "1", "opacity": "0", "border": "0",
		"padding": "0", "pointerEvents": "none", "userSelect": "text", "webkitUserSelect": "text"} {
		style.Set(name, value)
	}
	page.Get("body").Call("append", w.element)
	on := func(target js.Value, kind string, do func(e js.Value)) {
		target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, a []js.Value) any {
			do(a[0])
			return nil
		}), true)
	}
	on(w.element, "input", func(js.Value) {
		is := []rune(w.element.Get("value").String())
		w.wrote(string(difference(w.was, is)))
		w.was = is
	})
	on(w.element, "keydown", w.keyDown)
	on(w.element, "keyup", pass)
	// The canvas forgets which keys are held when it loses them. Losing them to
	// the element is none of that, and when the element loses them it is.
	on(js.Global(), "blur", func(e js.Value) {
		if w.moving {
			e.Call("stopImmediatePropagation")
		}
	})
	on(w.element, "blur", func(js.Value) {
		if w.on {
			canvas().Call("dispatchEvent", js.Global().Get("FocusEvent").New("blur"))
		}
	})
}

func (w *writing) wrote(text string) { w.to.came = append(w.to.came, pageKey{wrote: text}) }

// keyDown leaves to the browser what writes, and passes on all other keys. After one that may
// leave the line the canvas has the keys until the next tick knows better: the letter that comes
// within the same tick may be a command.
func (w *writing) keyDown(e js.Value) {
	key := e.Get("key").String()
	third := e.Get("altKey").Bool() || e.Call("getModifierState", "AltGraph").Bool() // with Ctrl some keyboards reach it
	command := (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && !third
	switch {
	case e.Get("isComposing").Bool(), key == "Dead", key == "Process", key == "Compose", key == "Unidentified":
	case key == "Backspace" && len(w.was) > 0:
	case key == "Backspace": // what was there before is no part of the element
		w.wrote("\b")
	case command && (key == "v" || key == "V"):
	case !command && utf8.RuneCountInString(key) == 1:
	default:
		e.Call("preventDefault")
		pass(e)
		if key == "Tab" || key == "Enter" || key == "Escape" {
			w.end()
		}
	}
}

// pass lets Ebitengine know of a key, which listens at its canvas only.
func pass(e js.Value) {
	canvas().Call("dispatchEvent", js.Global().Get("KeyboardEvent").New(e.Get("type"), e))
}
