package save

import (
	"encoding/hex"
	"slices"
	"syscall/js"
	"time"
)

// A tab is a window in a browser. It holds a lock of the browser's as long as
// it is open: the browser lets go of it however the tab ends. Where pages have
// no locks (from an address that is not safe) no tab sees another.
type tab struct {
	name  string
	locks js.Value
	open  []string // the tabs there were when the browser was last asked
}

const (
	tabPrefix = "tilestead/window/"
	lookEvery = time.Second
	lookLimit = 2 * time.Second
)

// newTab names a tab as no other is named. Chance is the browser's: Go's adds 54 KB to what
// is fetched before the first screen.
func newTab() string {
	var b [6]byte
	bytes := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", bytes)
	js.CopyBytesToGo(b[:], bytes)
	return hex.EncodeToString(b[:])
}

// appear shows the other tabs that this one is open, and sees who else is.
func appear() *tab {
	t := &tab{name: newTab()}
	nav := js.Global().Get("navigator")
	if nav.IsUndefined() || nav.Get("locks").IsUndefined() {
		return t
	}
	t.locks = nav.Get("locks")
	forever := js.FuncOf(func(js.Value, []js.Value) any {
		return js.Global().Get("Promise").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	})
	t.locks.Call("request", tabPrefix+t.name, forever)
	seen := make(chan bool, 1)
	look := js.FuncOf(func(js.Value, []js.Value) any { t.look(nil); return nil })
	t.look(seen)
	select {
	case <-seen:
	case <-time.After(lookLimit):
	}
	js.Global().Call("setInterval", look, lookEvery.Milliseconds())
	return t
}

// look asks the browser who is open; the answer comes later and is told to seen.
func (t *tab) look(seen chan<- bool) {
	var well, badly js.Func
	end := func() {
		well.Release()
		badly.Release()
		if seen != nil {
			seen <- true
		}
	}
	well = js.FuncOf(func(_ js.Value, a []js.Value) any {
		held := a[0].Get("held")
		t.open = t.open[:0]
		for i := range held.Length() {
			t.open = append(t.open, held.Index(i).Get("name").String())
		}
		end()
		return nil
	})
	badly = js.FuncOf(func(js.Value, []js.Value) any { end(); return nil })
	t.locks.Call("query").Call("then", well, badly)
}

func (t *tab) present(window string) bool { return slices.Contains(t.open, tabPrefix+window) }
