package scenes_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules/agricola"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// houseOf opens the house rules of Agricola's set-up.
func houseOf(h *apptest.Hand) {
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	h.Click("more")
}

// TestAskIsSwitched switches a value like a house rule, by the keyboard: it is off at
// first, goes with the set-up, is remembered and is part of a favourite.
func TestAskIsSwitched(t *testing.T) {
	for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy} {
		store := &save.Memory{}
		h := apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = store })
		asks := func() string { return h.App.Setup().Values["ask"] }
		houseOf(h)
		if asks() != "" {
			t.Errorf("%s: asked is %q at first", size.Name, asks())
		}
		for range 40 {
			if h.App.Focus() == "value ask" {
				break
			}
			h.Key(input.KeyTab)
		}
		if !h.Says("value.agricola.ask") {
			t.Errorf("%s: the rule does not come into sight", size.Name)
		}
		h.Key(input.KeySpace)
		if asks() != "always" {
			t.Fatalf("%s: switched on it is %q", size.Name, asks())
		}
		h.App.Remember()
		houseOf(h)
		if asks() != "always" {
			t.Errorf("%s: remembered is %q", size.Name, asks())
		}
		for range 40 {
			if h.App.Focus() == "value ask" {
				break
			}
			h.Key(input.KeyTab)
		}
		h.Key(input.KeySpace)
		if asks() != "" {
			t.Errorf("%s: switched off it is %q", size.Name, asks())
		}
	}
}

// TestAskIsInFavourites keeps the switched value with a favourite.
func TestAskIsInFavourites(t *testing.T) {
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Title, o.Values = "agricola", map[string]string{"ask": "always"}
	})
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	choose(h, "favourites")
	h.Click("favourites/keep")
	h.Key(input.KeyEsc)
	houseOf(h)
	choose(h, "favourites")
	h.Click("favourite/0")
	if got := h.App.Setup().Values["ask"]; got != "always" {
		t.Errorf("the favourite has %q", got)
	}
}

// TestAgricolaHouseRulesFit looks at its house rules at all sizes in all languages.
func TestAgricolaHouseRulesFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			h := seriesApp(t, size, &save.Memory{}, words)
			houseOf(h)
			h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, size.H-2, true })
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s at %s: %s", lang, size.Name, bad)
			}
		}
	}
}
