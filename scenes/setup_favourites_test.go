package scenes_test

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// A set-up that was kept is there again after a new start, with its seats and
// modules; it can be forgotten, and there is room for some only.
func TestFavourites(t *testing.T) {
	store := &save.Memory{}
	keep := func(o *scenes.AppOptions) { o.Store = store }
	h := setupOf(t, apptest.Roomy, keep)
	choose(h, "module inns")
	for h.App.Setup().Seats < 5 {
		choose(h, "add")
	}
	want := h.App.Setup()
	choose(h, "favourites")
	h.Click("favourites/keep")
	h.Key(input.KeyEsc)
	if !h.Has("start") || h.Has("favourites/keep") {
		t.Fatal("Esc does not close the favourites")
	}
	choose(h, "module inns")
	for range 2 {
		choose(h, "remove/4")
		if h.App.Setup().Seats < 5 {
			break
		}
	}
	if got := h.App.Setup(); got.Seats == want.Seats || slices.Equal(got.Modules, want.Modules) {
		t.Fatalf("the set-up did not change: %+v", got)
	}
	h = setupOf(t, apptest.Roomy, keep)
	choose(h, "favourites")
	h.Click("favourite/0")
	if got := h.App.Setup(); got.Seats != want.Seats || !slices.Equal(got.Modules, want.Modules) {
		t.Errorf("the favourite is %+v, kept was %+v", got, want)
	}
	choose(h, "favourites")
	for range 8 {
		if h.Has("favourites/keep") {
			h.Click("favourites/keep")
		}
	}
	if !h.Has("favourite/5") || h.Has("favourite/6") {
		t.Errorf("not six are kept: %v", h.App.Aims())
	}
	for range 6 {
		h.Click("unlike/0")
	}
	if h.Has("favourite/0") {
		t.Error("a favourite cannot be forgotten")
	}
}

func TestFavouritesFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			h := setupOf(t, size, func(o *scenes.AppOptions) {
				o.Store = &save.Memory{}
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			choose(h, "favourites")
			for i := range 3 {
				h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, h.Size.H-2, true })
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%d favourites in %s at %s: %s", i, lang, size.Name, bad)
				}
				h.Click("favourites/keep")
			}
		}
	}
}
