package device

import (
	"syscall/js"

	"github.com/ebitengine/oto/v3"
)

// Allowed says whether the browser lets a page be heard: not before the player
// has pressed something on it. Where it cannot be told, it is not.
func Allowed() bool {
	a := js.Global().Get("navigator").Get("userActivation")
	return a.Truthy() && a.Get("hasBeenActive").Bool()
}

// follow lets the device rest while the page cannot be seen.
func follow(c *oto.Context) {
	page := js.Global().Get("document")
	page.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		// What goes wrong here Err tells as well.
		if page.Get("hidden").Bool() {
			_ = c.Suspend()
		} else {
			_ = c.Resume()
		}
		return nil
	}))
}
