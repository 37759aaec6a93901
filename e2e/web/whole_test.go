package web

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tilestead/assets"
	"tilestead/e2e/screen"
)

// speak changes the language at a table with taps, as a player does.
func (p *player) speak(n int) {
	p.t.Helper()
	p.tapOn("tool/menu")
	p.tapOn("menu/settings")
	p.tapOn(fmt.Sprintf("set language/%d", n))
	p.until("the choice", func() bool { return p.speaks(assets.Languages[n]) })
	p.until("the table", func() bool {
		if a, ok := p.find(func(id string) bool { return id == "back" }); ok {
			p.tap(a) // in vain while the texts are on their way
		}
		return p.at("tool/menu")
	})
}

// A game on a phone, by taps only: it is turned and spoken to in other languages
// on the way. A whole one ends with a result that is remembered.
func TestGameOnAPhone(t *testing.T) {
	whole := os.Getenv(wholeVariable) == "whole"
	h := serve(t, folder)
	p := visit(t, h, look{844, 390, 2, true}, "?aims=on&seed=21&title=montana&bots=medium,easy", hasty...)
	p.enter()
	p.tapOn("start")
	r := rand.New(rand.NewPCG(21, 21))
	for n := 0; !p.turn(); n++ {
		if n > 600 {
			t.Fatalf("no end after %d decisions by taps", n)
		}
		if n == 11 && !whole {
			p.clean()
			return
		}
		switch {
		case n%12 == 6:
			before := p.decisions()
			lang := (n/12 + 1) % 4
			p.speak(lang)
			p.shot(fmt.Sprintf("whole-%03d-%d", n, lang))
			if after := p.decisions(); after != before {
				t.Errorf("changing the language took %d decisions to %d", before, after)
			}
		case n == 9:
			p.do(emulation.SetDeviceMetricsOverride(390, 844, 2, true))
			p.until("the hint to turn it",
				func() bool { return ask[bool](p, `document.getElementById("turn").offsetHeight > 0`) })
			p.shot("whole-upright")
			p.do(emulation.SetDeviceMetricsOverride(844, 390, 2, true))
			p.until("the table", func() bool { return p.at("tool/menu") })
		}
		if n < 4 {
			p.shot(fmt.Sprintf("whole-%03d", n))
		}
		p.decide(r, p.tap)
	}
	screen.Painted(t, "the result", p.shot("whole-result"))
	if p.stored("history.txt") == "" {
		t.Error("the result is not remembered")
	}
	p.checkPoster(t, p.tapOn)
	p.clean()
}
