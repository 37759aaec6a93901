package web

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// When the browser's disk and the storage beside it are full nothing that was kept is lost, and the game says so
// and goes on.
func TestFullStorage(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5", hasty...)
	p.enter()
	p.click("play montana")
	p.click("start")
	r := rand.New(rand.NewPCG(5, 5))
	for range 2 {
		p.turn()
		p.decide(r, p.clicks)
	}
	p.turn()
	g := p.saved()
	settings := p.stored("settings.txt")
	p.do(chromedp.Evaluate(`for (let n = 1 << 22; n >= 1; n >>= 1) try {
		for (;;) localStorage.setItem("ballast " + localStorage.length, "x".repeat(n));
	} catch {}`, nil), storage.OverrideQuotaForOrigin(strings.TrimSuffix(h.url(""), "/")).WithQuotaSize(1))
	before := ask[string](p, `document.getElementById("spoken").innerText`)
	p.until("a decision that cannot be saved", func() bool {
		if yes, ok := p.find(func(id string) bool { return strings.HasSuffix(id, "/yes") }); ok {
			p.clicks(yes)
		} else if a, ok := p.step(r); ok {
			p.clicks(a)
		}
		said := strings.TrimPrefix(ask[string](p, `document.getElementById("spoken").innerText`), before)
		return strings.Contains(said, english(t, "app.unsaved"))
	})
	p.shot("full")
	// Whoever leaves the page is asked as long as there is something to lose.
	leaves := func() bool { return ask[bool](p, `dispatchEvent(new Event("beforeunload", {cancelable: true}))`) }
	if leaves() {
		t.Error("the page is left without a question, though its game is not saved")
	}
	if now := p.saved(); now == nil || now.Match.Len() < g.Match.Len() {
		t.Fatal("what was kept before is lost")
	}
	if p.stored("settings.txt") != settings {
		t.Error("the settings are lost")
	}
	p.do(chromedp.Evaluate(`for (const k of Object.keys(localStorage)) if (k.startsWith("ballast")) localStorage.removeItem(k)`, nil), storage.OverrideQuotaForOrigin(strings.TrimSuffix(h.url(""), "/")))
	p.until("the page to be left without a question, there being room", leaves)
	p.turn()
	p.decide(r, p.clicks)
	if now := p.saved(); now.Match.Len() <= g.Match.Len() {
		t.Error("the game is not saved again when there is room")
	}
}

// A lost graphics card makes the page load anew; the game is where it was.
func TestLostGraphics(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5&keep=off&lang=en", hasty...)
	p.enter()
	p.click("play montana")
	p.click("start")
	r := rand.New(rand.NewPCG(5, 5))
	p.turn()
	p.decide(r, p.clicks)
	p.turn()
	g := p.saved()
	p.do(chromedp.Evaluate(`window.old = true; document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`, nil))
	p.until("the page to load anew", func() bool { return ask[bool](p, `!window.old`) && p.state() == "ready" })
	if s := p.line(); !strings.Contains(s, "Your game is right where you left it") {
		t.Errorf("the door says %q", s)
	}
	p.enter()
	p.click("continue montana")
	p.turn()
	same(t, "after the graphics were lost", g, p.saved())
}

// Keys of the game do not move the page; keys of the browser reach it; a line
// for those who do not see the screen says what is to be done.
func TestKeysAndReader(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5&keep=off", hasty...)
	p.enter()
	p.wait("play montana")
	prevented := func(key, options string) bool {
		return ask[bool](p, `!document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown",
			{key: "`+key+`", code: "`+key+`", bubbles: true, cancelable: true, `+options+`}))`)
	}
	for _, c := range []struct {
		key, options string
		want         bool
	}{{"ArrowDown", "", true}, {"PageDown", "", true}, {"Tab", "", true}, {"F5", "", false},
		{"r", "ctrlKey: true", false}, {"F12", "", false}, {"z", "ctrlKey: true", true}} {
		if got := prevented(c.key, c.options); got != c.want {
			t.Errorf("%s %s: the game keeps it from the browser: %v, want %v", c.key, c.options, got, c.want)
		}
	}
	if ask[float64](p, `scrollY + document.documentElement.scrollTop`) != 0 {
		t.Error("the page is scrolled")
	}
	p.click("play montana")
	p.click("start")
	p.turn()
	p.until("a spoken prompt", func() bool {
		return ask[bool](p, `document.getElementById("spoken").getAttribute("aria-live") === "polite" && document.getElementById("spoken").innerText.length > 10`)
	})
	p.clean()
}
