package table_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// longestNames are the longest names that bots have in a language.
func longestNames(w *assets.Words, n int) []string {
	var all []string
	for _, key := range w.Keys() {
		if strings.HasPrefix(key, "bot.") && strings.HasSuffix(key, ".name") {
			all = append(all, strings.Split(w.Say(key), ", ")...)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return cmp.Compare(ui.Name.Width(b), ui.Name.Width(a)) })
	return slices.Compact(all)[:n]
}

// No text of a table ends in an ellipsis: with the longest names, in every language, on
// every canvas that the usual windows have with the three text sizes.
func TestNothingOnTheTableIsShortened(t *testing.T) {
	windows := [][2]float64{{640, 360}, {844, 390}, {1280, 720}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}}
	for name, f := range map[string]*scenetest.Fixture{"montana": apptest.Montana, "carcassonne": apptest.Carcassonne} {
		t.Run(name, func(t *testing.T) {
			for seats := f.Title.Seats[0]; seats <= f.Title.Seats[1]; seats++ {
				r := rand.New(rand.NewPCG(uint64(seats), 3))
				m := f.Match(t, seats, uint64(seats))
				for _, steps := range [...]int{40, 120} {
					wander(t, m, steps, r)
					for _, lang := range assets.Languages {
						w := scenetest.Words(t, lang)
						p := sit(t, m, f.New(), strings.Repeat("p", seats), 853, 533, func(c *table.Config) {
							c.Words = w
							for i, name := range longestNames(w, seats) {
								c.Seats[i].Name = name
							}
						})
						p.until()
						for _, d := range windows {
							for size := ui.SmallText; size <= ui.LargeText; size++ {
								p.frame.S, p.frame.W, p.frame.H = ui.Scale(d[0], d[1], size)
								p.wait(2)
								for _, op := range p.draw().Ops {
									if op.Kind == ui.OpText && strings.HasSuffix(op.Text, "…") {
										t.Errorf("%s, %d seats, %gx%g: %q", lang, seats, p.frame.W, p.frame.H, op.Text)
									}
								}
							}
						}
					}
				}
			}
		})
	}
}
