package web

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tilestead/rules"
	"tilestead/save"
)

// spoken is what the page has told those who do not see the screen.
func (p *player) spoken() string {
	p.t.Helper()
	return ask[string](p, `document.getElementById("spoken").innerText`)
}

// stays is a turn that does not go on by itself, as it does where only one answer is sensible:
// any key leaves that to the player.
func (p *player) stays() {
	p.t.Helper()
	p.do(chromedp.KeyEvent("m"))
}

// Two tabs never write one game: the second is asked whether it is to go on
// there, the first notices, and what it goes on with is saved elsewhere. A tab
// that was closed has no game any more.
func TestTwoTabs(t *testing.T) {
	h := serve(t, folder)
	first := visit(t, h, small, "?aims=on&seed=5&keep=off", hasty...)
	first.enter()
	first.click("play montana")
	first.click("start")
	r := rand.New(rand.NewPCG(5, 5))
	first.turn()
	first.decide(r, first.clicks)
	first.turn()
	g := first.saved()

	second := first.tab(small)
	second.open(h.url("?aims=on&seed=6&keep=off"))
	second.front()
	second.enter()
	second.click("continue montana")
	second.wait("ask/take")
	second.shot("tab-asks")
	second.click("ask/take")
	second.turn()
	same(t, "taken over", g, second.saved())
	second.decide(r, second.clicks)
	second.turn()
	second.stays()
	taken := second.saved()

	first.front()
	first.until("a word that the game was taken over",
		func() bool { return strings.Contains(first.spoken(), english(t, "store.taken")) })
	first.shot("tab-lost")
	const own = `Object.keys(localStorage).find(k => k.startsWith("tilestead/") && k.endsWith("-window-1.stead")) || ""`
	first.until("a save of its own", func() bool {
		if a, ok := first.find(func(id string) bool { return strings.HasSuffix(id, "/yes") }); ok {
			first.clicks(a)
		} else if first.turn() {
			t.Fatal("the game is over")
		} else if a, ok := first.step(r); ok {
			first.clicks(a)
		}
		return ask[string](first, own) != ""
	})
	if now := first.saved(); rules.Hash(now.Match.State()) != rules.Hash(taken.Match.State()) {
		t.Error("the tab that lost the game wrote into it")
	}
	if _, err := save.Read([]byte(ask[string](first,
		`localStorage.getItem(`+strings.TrimSuffix(own, ` || ""`)+`)`))); err != nil {
		t.Errorf("what it goes on with: %v", err)
	}

	second.do(chromedp.ActionFunc(chromedp.Cancel))
	first.open(h.url("?aims=on&seed=7&keep=off"))
	first.enter()
	first.click("continue montana")
	first.turn()
	same(t, "after the other tab was closed", taken, first.saved())
	first.clean()
}
