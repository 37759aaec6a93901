package system

import (
	"errors"
	"syscall/js"
)

// Copy puts text on the clipboard and tells done how it went, later. Browsers
// allow it on pages from a safe address, in answer to a click.
func Copy(text string, done func(error)) {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.IsUndefined() {
		done(errors.New("the browser does not let this page use the clipboard"))
		return
	}
	var well, badly js.Func
	end := func(err error) {
		well.Release()
		badly.Release()
		done(err)
	}
	well = js.FuncOf(func(js.Value, []js.Value) any { end(nil); return nil })
	badly = js.FuncOf(func(_ js.Value, why []js.Value) any {
		end(errors.New(why[0].Call("toString").String()))
		return nil
	})
	board.Call("writeText", text).Call("then", well, badly)
}
