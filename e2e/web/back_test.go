package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// The browser's way back leads back in the game, as Esc does, and off the page from the title
// screen alone.
func TestWayBack(t *testing.T) {
	h := serve(t, folder)
	p := browse(t, small)
	p.open(h.url("words.js")) // what the page is left for
	p.until("the first file", func() bool { return ask[string](p, "document.readyState") == "complete" })
	p.keep(hasty...)
	p.open(h.url("?aims=on&seed=5&keep=off"))
	p.enter()
	p.click("play montana")
	p.click("more")
	shown := func(id string) bool {
		_, ok := p.find(func(other string) bool { return other == id })
		return ok
	}
	back := func() { p.do(chromedp.Evaluate("history.back()", nil)) }
	back()
	p.until("the other options to close", func() bool { return shown("start") })
	p.click("more")
	p.click("done")
	back()
	p.until("the title screen", func() bool { return shown("play montana") })
	back()
	p.until("the page to be left", func() bool { return ask[string](p, "location.pathname") == "/words.js" })
}
