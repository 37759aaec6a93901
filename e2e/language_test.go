//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"tilestead/assets"
)

// speak changes the language at a table, as a player does: through the menu
// and the settings.
func (p *player) speak(lang string) {
	p.t.Helper()
	p.click("tool/menu")
	p.click("menu/settings")
	p.click(fmt.Sprintf("set language/%d", slices.Index(assets.Languages, lang)))
	p.click("back")
	p.until("the table", func() bool { return p.at("tool/menu") })
}

// wholeVariable makes games that are begun in every language go on to their end
// when it is "whole"; that takes a minute more, and other tests play whole games.
const wholeVariable = "TILESTEAD_WHOLE"

// beginning is how many decisions of a game are played otherwise.
const beginning = 12

// A game in every language, begun from the settings and interrupted by another
// language in the middle, without a lost or an extra decision.
func TestGameInEveryLanguage(t *testing.T) {
	whole := os.Getenv(wholeVariable) == "whole"
	sizes := []image.Point{{1280, 800}, {1024, 640}, {640, 360}, {960, 600}}
	for i, lang := range assets.Languages {
		t.Run(lang, func(t *testing.T) {
			folder := t.TempDir()
			keep(t, folder, "bot_speed = instant", "confirm = final")
			size := sizes[i%len(sizes)]
			p := open(t, folder, size.X, size.Y, "-seed", fmt.Sprint(20+i))
			p.click("settings")
			p.click(fmt.Sprintf("set language/%d", i))
			p.wait(20)
			p.shot("lang-" + lang + "-settings")
			p.click("back")
			p.until("the title screen", func() bool { return p.at("play montana") })
			p.wait(40)
			p.shot("lang-" + lang + "-title")
			p.click("play montana")
			p.until("the set-up", func() bool { return p.at("start") })
			p.wait(40)
			p.shot("lang-" + lang + "-setup")
			p.click("start")
			p.until("the table", func() bool { return p.at("tool/menu") })
			r := rand.New(rand.NewPCG(uint64(i), 20))
			for n := 0; !p.turn(); n++ {
				if n == beginning && !whole {
					return
				}
				if n > 4000 {
					t.Fatalf("no end after %d decisions by clicks", n)
				}
				if n%40 == 8 {
					before := p.decisions()
					p.speak(assets.Languages[(i+1+n/40%3)%len(assets.Languages)])
					p.shot(fmt.Sprintf("lang-%s-%03d-other", lang, n))
					p.speak(lang)
					if after := p.decisions(); after != before {
						t.Errorf("changing the language took %d decisions to %d", before, after)
					}
				}
				if n < 4 || n%40 < 2 {
					p.shot(fmt.Sprintf("lang-%s-%03d", lang, n))
				}
				p.decide(r)
			}
			p.wait(300)
			painted(t, "the result", p.shot("lang-"+lang+"-result"))
		})
	}
}
