package screens_test

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// In a window of 1280x800 every column of a farm's points has its name, in every language.
func TestColumnsOfPointsAreNamed(t *testing.T) {
	f := apptest.Agricola
	m := f.Match(t, 2, 5, "moor")
	f.Play(t, m, func(rules.State) {})
	for _, lang := range assets.Languages {
		sh, c := newShell(t), &ui.Canvas{}
		sh.Words = scenetest.Words(t, lang)
		c.Reset(1280/1.5, 800/1.5, 1.5)
		texts := screens.ResultTexts(sh, &save.Game{Match: m, Seats: twoSeats}, f.New(), c)
		for _, id := range []string{"fields", "pastures", "vegetables", "unused", "majors", "bonus", "sum"} {
			if want := sh.Words.Say("agricola.item." + id); !slices.Contains(texts, want) {
				t.Errorf("%s: %q is not told in %q", lang, want, texts)
			}
		}
	}
}
