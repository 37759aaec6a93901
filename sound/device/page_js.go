package device

import (
	"syscall/js"
	"time"

	"github.com/ebitengine/oto/v3"

	"tilestead/sound"
)

// ahead is so much that music outlasts slow frames. A browser makes stream and
// picture in turn, and asks for more only when half of it is left.
const ahead = 400 * time.Millisecond

// within opens a device with oto, which keeps the page's audio context to
// itself and leads its stream straight to the loudspeaker; effects want to use
// that context too, and the stream's level to change at once. So oto is handed
// a context that was kept here, in which a gain stands for the loudspeaker.
func within(open func() error) (func(*output) sound.Output, error) {
	bare := func(o *output) sound.Output { return o }
	window := js.Global()
	name := "AudioContext"
	class := window.Get(name)
	if !class.Truthy() {
		return bare, open() // the old name, or none: the stream has the effects
	}
	var d *desk
	make := js.FuncOf(func(_ js.Value, a []js.Value) any {
		d = newDesk(class.New(a[0]))
		return d.context
	})
	defer make.Release()
	window.Set(name, make)
	err := open()
	window.Set(name, class)
	if d == nil || err != nil {
		return bare, err
	}
	return func(o *output) sound.Output { return &player{o, d} }, nil
}

// A player is an output that is a sound.Sampler too.
type player struct {
	*output
	*desk
}

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
