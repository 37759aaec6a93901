package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// cutNames begin the names that may be cut, on canvases under 700 px wide only: two German
// ones on the tiles of six seats.
var cutNames = []string{"Bescheiden", "Dringender"}

// No text of the table ends in an ellipsis: with all numbers of players, with and without
// hands, in every language, on every canvas that the usual windows have with the three text
// sizes.
func TestNothingOnTheTableIsShortened(t *testing.T) {
	windows := [][2]float64{{844, 390}, {1280, 720}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}}
	b, f := NewBoard(), fixture
	fees := 0
	for seats := 1; seats <= 6; seats++ {
		for _, modules := range [][]string{{"moor", "hand-cards"}, {"moor"}, nil} {
			f.Modules = modules
			var all []rules.State
			for _, s := range f.Positions(t, seats) {
				if s.Prompt().Key == "place" {
					all = append(all, s)
				}
			}
			all = slices.Compact([]rules.State{all[0], all[len(all)/2], all[len(all)-1]})
			for _, lang := range assets.Languages {
				words := scenetest.Words(t, lang)
				for _, d := range windows {
					for size := ui.SmallText; size <= ui.LargeText; size++ {
						s, w, h := ui.Scale(d[0], d[1], size)
						for _, state := range all {
							v := f.View(t, b, state, w, h)
							v.Words = words
							ui.WriteFor(s, w, h)
							c := &ui.Canvas{}
							c.Reset(w, h, s)
							b.Draw(c, v)
							for _, op := range c.Ops {
								if op.Kind == ui.OpText && strings.HasSuffix(op.Text, "…") && !mayBeCut(w, op.Text) {
									t.Errorf("%s, %d seats, %gx%g: %q", lang, seats, w, h, op.Text)
								}
							}
							m := b.moment(v)
							for _, card := range m.works().specialsShown() {
								if fee, ok := m.s.SpecialFee(m.own, card); ok && fee > 0 {
									fees++
								}
							}
						}
					}
				}
			}
		}
	}
	if fees == 0 {
		t.Error("no special card costs anything")
	}
}

// mayBeCut says whether a text may be cut on a canvas so wide.
func mayBeCut(wide float64, text string) bool {
	return wide < 700 && slices.ContainsFunc(cutNames, func(n string) bool { return strings.HasPrefix(text, n) })
}
