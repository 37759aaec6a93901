package scenes_test

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
)

// A set-up that was kept is there again after a new start, with its seats and
// modules; it can be forgotten, and there is room for some only.
func TestFavourites(t *testing.T) {
	store := &save.Memory{}
	keep := func(o *scenes.AppOptions) { o.Store = store }
	h := setupOf(t, roomy, keep)
	h.click("module inns")
	for h.app.Setup().Seats < 5 {
		h.click("add")
	}
	want := h.app.Setup()
	h.click("favourites")
	h.click("favourites/keep")
	h.key(input.KeyEsc)
	if !h.has("start") || h.has("favourites/keep") {
		t.Fatal("Esc does not close the favourites")
	}
	h.click("module inns")
	for range 2 {
		h.click("remove/4")
		if h.app.Setup().Seats < 5 {
			break
		}
	}
	if got := h.app.Setup(); got.Seats == want.Seats || slices.Equal(got.Modules, want.Modules) {
		t.Fatalf("the set-up did not change: %+v", got)
	}
	h = setupOf(t, roomy, keep)
	h.click("favourites")
	h.click("favourite/0")
	if got := h.app.Setup(); got.Seats != want.Seats || !slices.Equal(got.Modules, want.Modules) {
		t.Errorf("the favourite is %+v, kept was %+v", got, want)
	}
	h.click("favourites")
	for range 8 {
		if h.has("favourites/keep") {
			h.click("favourites/keep")
		}
	}
	if !h.has("favourite/5") || h.has("favourite/6") {
		t.Errorf("not six are kept: %v", h.app.Aims())
	}
	for range 6 {
		h.click("unlike/0")
	}
	if h.has("favourite/0") {
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
			h.click("favourites")
			for i := range 3 {
				h.tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, h.size.H-2, true })
				for _, bad := range scenetest.Check(h.c) {
					t.Errorf("%d favourites in %s at %s: %s", i, lang, size.Name, bad)
				}
				h.click("favourites/keep")
			}
		}
	}
}
