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

// follow lets the device rest while the page cannot be seen. A browser stops it
// for reasons of its own as well, such as a call or a tab that slept, and does
// not start it again: whatever shows that the player is there does. Resuming
// what runs is nothing.
func follow(c *oto.Context) {
	window := js.Global()
	page := window.Get("document")
	look := js.FuncOf(func(js.Value, []js.Value) any {
		// What goes wrong here Err tells as well.
		if page.Get("hidden").Bool() {
			_ = c.Suspend()
		} else {
			_ = c.Resume()
		}
		return nil
	})
	for _, kind := range []string{"visibilitychange", "pointerdown", "pointerup", "touchend", "keydown"} {
		page.Call("addEventListener", kind, look, true) // before anybody keeps it from others
	}
	for _, kind := range []string{"focus", "pageshow"} {
		window.Call("addEventListener", kind, look)
	}
}
