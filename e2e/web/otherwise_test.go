package web

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What Ebitengine does otherwise in browsers, each line of docs/browser.md, in
// one browser and one game.
func TestOtherwiseInBrowsers(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5&keep=off", hasty...)
	p.enter()
	p.do(chromedp.Evaluate(`window.same = true`, nil))
	t.Run("canvas", func(t *testing.T) { p.with(t).canvas() })
	t.Run("density", func(t *testing.T) { p.with(t).density() })
	p.with(t).click("play montana")
	var want string
	t.Run("writing", func(t *testing.T) { want = p.with(t).writes() })
	p.with(t).click("start")
	p.turn()
	if name := p.saved().Seats[0].Name; name != want {
		t.Errorf("the name written is %q, want %q", name, want)
	}
	p.click("tool/help")
	t.Run("wheel", func(t *testing.T) { p.with(t).wheel() })
	if !p.with(t).writing() {
		t.Error("what is sought is not written where accents are")
	}
	if !ask[bool](p, `window.same === true`) {
		t.Error("the page was loaded anew meanwhile")
	}
	p.clean()
}

// writing says whether the element has the keys in which a line is written.
func (p *player) writing() bool {
	p.t.Helper()
	return ask[bool](p, `document.activeElement?.id === "writing"`)
}

// with is the same player for a part of a test.
func (p *player) with(t *testing.T) *player {
	p.t = t
	return p
}

// writes writes a name as keyboards and input methods do that need several keys
// for a letter, and gives what it is to be.
func (p *player) writes() string {
	p.t.Helper()
	field := p.wait("name/0")
	p.press(field.x, field.y)
	p.until("the element that is written in", p.writing)
	if !ask[bool](p, fmt.Sprintf(`(() => { const r = document.activeElement.getBoundingClientRect();
		return r.left < %[1]g && r.right > %[1]g && r.top < %[2]g && r.bottom > %[2]g })()`, field.x, field.y)) {
		p.t.Error("the element does not lie where the line is")
	}
	// As fast as they come: each counts, those of the old name and some more.
	for range 20 {
		p.do(chromedp.KeyEvent(kb.Backspace))
	}
	compose := func(text string) {
		p.do(chromedp.ActionFunc(func(ctx context.Context) error {
			return input.ImeSetComposition(text, int64(len([]rune(text))), int64(len([]rune(text)))).Do(ctx)
		}))
	}
	commit := func(text string) {
		p.do(chromedp.ActionFunc(func(ctx context.Context) error { return input.InsertText(text).Do(ctx) }))
	}
	dead := input.DispatchKeyEvent(input.KeyRawDown).WithKey("Dead").WithCode("Equal").WithWindowsVirtualKeyCode(187)
	p.do(dead)
	commit("Ď") // a dead caron and D
	p.do(chromedp.KeyEvent("uro"))
	compose("´")
	compose("ŕ")
	commit("ŕ") // shown while it is composed
	p.do(chromedp.KeyEvent("x" + kb.Backspace + "!"))
	p.do(chromedp.Evaluate(`{
		const line = document.activeElement;
		line.setSelectionRange(line.value.length - 1, line.value.length);
		document.execCommand("insertText", false, "ž"); // an accent chosen for a letter that is there
	}`, nil))
	p.do(chromedp.Evaluate(`document.execCommand("insertText", false, " & Co")`, nil)) // pasted
	p.shot("written")
	return "Ďuroŕž & Co"
}

// list are the rows of the list of rules that can be clicked, by name.
func (p *player) list() map[string]float64 {
	p.t.Helper()
	at := map[string]float64{}
	for _, a := range p.aims() {
		if strings.HasPrefix(a.id, "topic ") {
			at[a.id] = a.y
		}
	}
	return at
}

// A notch of the wheel moves a list by three rows of 18 canvas pixels, in a window whose
// scale is 1.5.
const lineHeight = 3 * 18 * 1.5

// wheel turns the wheel over the list of rules.
func (p *player) wheel() {
	p.t.Helper()
	p.wait("topic goal")
	turn := func(down float64, modifiers input.Modifier) {
		p.do(chromedp.ActionFunc(func(ctx context.Context) error {
			return input.DispatchMouseEvent(input.MouseWheel, 192, 421).WithDeltaY(down).
				WithModifiers(modifiers).Do(ctx)
		}))
	}
	p.do(chromedp.MouseEvent(input.MouseMoved, 192, 421))
	for _, c := range []struct {
		what string
		turn func()
		want float64 // lines
	}{
		{"three notches", func() {
			for range 3 {
				turn(120, 0)
			}
		}, 3},
		{"two notches back", func() {
			for range 2 {
				turn(-120, 0)
			}
		}, -2},
		{"notches that all come with one picture", func() {
			ask[any](p, `for (let i = 0; i < 3; i++) document.querySelector("canvas").dispatchEvent(
				new WheelEvent("wheel", {deltaY: 100, wheelDeltaY: -120, bubbles: true, cancelable: true})); null`)
		}, 3},
		{"a little on a touchpad", func() {
			for range 7 {
				turn(2, 0)
			}
		}, 0.14},
		{"two fingers that open", func() { turn(-20, input.ModifierCtrl) }, 0},
	} {
		before := p.list()
		moved := func() (by float64) {
			for id, y := range p.list() {
				if was, ok := before[id]; ok && math.Abs(was-y) > math.Abs(by) {
					by = was - y
				}
			}
			return by
		}
		right := func() bool { return math.Abs(moved()-c.want*lineHeight) < 3 }
		c.turn()
		for end := time.Now().Add(10 * time.Second); !right() && time.Now().Before(end); {
			time.Sleep(50 * time.Millisecond)
		}
		if time.Sleep(300 * time.Millisecond); !right() { // it may have gone on
			p.t.Errorf("%s: the list is moved by %.0f, want %.0f", c.what, moved(), c.want*lineHeight)
		}
	}
}

// canvas asks what the game's canvas costs besides its pixels: nothing.
func (p *player) canvas() {
	p.t.Helper()
	for _, what := range []string{"antialias", "alpha", "depth", "stencil"} {
		if ask[bool](p, `document.querySelector("canvas").getContext("webgl2").getContextAttributes().`+what) {
			p.t.Errorf("the canvas has %s", what)
		}
	}
}

// density shows the page with other numbers of pixels, as on another monitor,
// where nothing else changes, and in a window that is zoomed.
func (p *player) density() {
	p.t.Helper()
	for _, l := range []look{{1280, 800, 1.25, false}, {1024, 640, 1.25, false}, {1280, 800, 1, false}} {
		p.do(emulation.SetDeviceMetricsOverride(int64(l.w), int64(l.h), l.dot, false))
		p.dot = l.dot
		p.until(fmt.Sprint("a canvas of all pixels of ", l), func() bool {
			return ask[bool](p, fmt.Sprintf(`document.querySelector("canvas").width === %.0f`, float64(l.w)*l.dot))
		})
		p.until("the game to fill the page", func() bool {
			last := p.wait("licences")
			return last.x > 0.6*float64(l.w) && last.x < float64(l.w)
		})
	}
}
