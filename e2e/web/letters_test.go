package web

import (
	"bytes"
	"context"
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Letters of other scripts are asked for when a name has some, once; until they come they
// are boxes, and from then on they are never boxes.
func TestNamesInOtherScripts(t *testing.T) {
	const name = "Ελένη 田 김 محمد"
	h := serve(t, folder)
	var asked atomic.Int64
	var gone atomic.Bool
	gone.Store(true)
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/other.bin" {
			return false
		}
		asked.Add(1)
		if gone.Load() {
			http.Error(w, "gone", http.StatusNotFound)
		}
		return gone.Load()
	}
	p := visit(t, h, small, "?aims=on&seed=5&keep=off", hasty...)
	p.enter()
	p.click("play montana")
	field := p.wait("name/0")
	p.press(field.x, field.y)
	p.until("the element that is written in", p.writing)
	if n := asked.Load(); n != 0 {
		t.Errorf("our own texts asked %d times for letters of other scripts", n)
	}
	for range 20 {
		p.do(chromedp.KeyEvent(kb.Backspace))
	}
	p.do(chromedp.ActionFunc(func(ctx context.Context) error { return input.InsertText(name).Do(ctx) }))
	p.until("the letters to be asked for", func() bool { return asked.Load() > 0 })
	boxes := p.shot("letters-boxes")
	before := asked.Load()
	gone.Store(false)
	p.until("the letters", func() bool { return asked.Load() > before })
	p.until("names in letters", func() bool { return !bytes.Equal(p.look().Pix, boxes.Pix) })
	p.shot("letters-written")
	p.click("start")
	p.turn()
	if got := p.saved().Seats[0].Name; got != name {
		t.Errorf("the name written is %q, want %q", got, name)
	}
	p.shot("letters-table")
	if n := asked.Load(); n != before+1 {
		t.Errorf("asked %d times after they had come", n-before-1)
	}
	p.clean()
}
