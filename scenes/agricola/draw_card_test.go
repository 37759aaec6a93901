package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A major improvement that is pointed at shows large, with all its words on the card
// and the card on every canvas.
func TestMajorsShowLarge(t *testing.T) {
	b := NewBoard()
	s := fixture.Match(t, 2, 1, "moor").State().(*agricola.State)
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range []ui.Rect{{W: 640, H: 360}, {W: 844, H: 390}, {W: 960, H: 540}, {W: 1280, H: 800}} {
			v := fixture.View(t, b, s, size.W, size.H)
			v.Words = words
			v.Desk = desk{supply: true}
			m := b.moment(v)
			for i, k := range m.majors().stacks() {
				about := b.About(v, m.majors().stackBox(i).Center())
				if about.Card == nil {
					t.Fatalf("%s: %s does not show large", lang, box.Majors[k.first].ID)
				}
				for _, major := range []box.Major{k.first, k.second} {
					if major < 0 {
						continue
					}
					card := m.cards().largeMajor(major)
					if card.High > size.H-4 || card.Wide > size.W-4 {
						t.Errorf("%s: %s is %v x %v and has no room on %v", lang, box.Majors[major].ID, card.Wide,
							card.High, size)
					}
					c := &ui.Canvas{}
					c.Reset(size.W, size.H, 1)
					r := ui.Rect{X: 20, Y: 10, W: card.Wide, H: card.High}
					card.Draw(c, r)
					told := 0
					for _, op := range c.Ops {
						if op.Kind != ui.OpText {
							continue
						}
						told++
						if !scenetest.TextBox(&op).Within(r) {
							t.Errorf("%s: %s: %q leaves the card", lang, box.Majors[major].ID, op.Text)
						}
					}
					if want := 1 + len(m.majorRules(major)); told < want {
						t.Errorf("%s: %s is told in %d texts, not %d", lang, box.Majors[major].ID, told, want)
					}
				}
			}
		}
	}
}
