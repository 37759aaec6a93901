package scenes_test

import (
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// Every screen at every size, in every language, in one 40 % longer and in
// Cyrillic: no text is cut, lies on another or leaves the canvas.
func TestScreensFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		t.Run(lang, func(t *testing.T) {
			for _, size := range scenetest.Sizes() {
				tour(t, size, func(o *scenes.AppOptions) {
					o.Reword = func(*assets.Words) *assets.Words { return words }
				}, func(h *apptest.Hand, name string) {
					for _, bad := range scenetest.Check(h.C) {
						t.Errorf("%s at %s: %s", name, size.Name, bad)
					}
					for _, a := range h.App.Aims() {
						if a.At.X < 0 || a.At.Y < 0 || a.At.X >= size.W || a.At.Y >= size.H {
							t.Errorf("%s at %s: %s lies outside, at %v", name, size.Name, a.ID, a.At)
						}
					}
				})
			}
		})
	}
}

// In the windows that people have, each with every text size, no text of these screens is
// shortened, in no language: not of the set-ups of all titles either.
func TestNothingIsShortened(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for _, lang := range assets.Languages {
		t.Run(lang, func(t *testing.T) {
			words := scenetest.Words(t, lang)
			change := func(o *scenes.AppOptions) {
				o.Reword = func(*assets.Words) *assets.Words { return words }
				for _, f := range apptest.Titles {
					o.Boards[f.Title.ID] = f.New
				}
			}
			for _, size := range apptest.Windows() {
				look := func(h *apptest.Hand, name string) {
					for _, bad := range scenetest.Check(h.C) {
						t.Errorf("%s at %s: %s", name, size.Name, bad)
					}
				}
				tour(t, size, change, look)
				for _, f := range apptest.Titles {
					h := apptest.Open(t, size, change)
					h.App.OpenSetup(f.Title)
					h.Tick(nil)
					fullSetup(h, f.Title, func(name string) { look(h, f.Title.ID+" "+name) })
				}
			}
		})
	}
}

// fullSetup looks at a set-up with a few players, the other options, a list of levels and
// as many players as there can be.
func fullSetup(h *apptest.Hand, title *rules.Title, look func(name string)) {
	off := func(name string) {
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, h.Size.H-2, true }) // off what was clicked
		look(name)
	}
	off("set-up")
	h.Click("more")
	off("options")
	h.Click("done")
	for h.App.Setup().Seats > 2 {
		h.Click("remove/2")
	}
	h.Click("who/1")
	off("levels of two") // the most that there are
	h.Key(input.KeyEsc)
	for h.App.Setup().Seats < title.Seats[1] {
		h.Click("add")
	}
	for _, b := range title.Bundles {
		h.Click("bundle " + b.ID)
	}
	off("full set-up")
	h.Click("more")
	off("options of the full set-up")
	h.Click("done")
	h.Click("who/1")
	off("levels")
	h.Key(input.KeyEsc)
	h.Click("favourites")
	h.Click("favourites/keep")
	off("favourites")
}

// With reduced motion every screen stands still: nothing moves without input.
func TestReducedMotionStandsStill(t *testing.T) {
	change := func(o *scenes.AppOptions) {
		if err := o.Store.Write("settings.txt", []byte("reduced_motion = on\n")); err != nil {
			t.Fatal(err)
		}
	}
	tour(t, apptest.Compact, change, func(h *apptest.Hand, name string) {
		if name == "setup-wrong" {
			return // the cursor of the text being written blinks
		}
		h.Wait(8 * time.Second) // a notice has gone
		for range 120 {
			h.Tick(nil)
			if h.App.Animating() {
				t.Errorf("%s moves", name)
				return
			}
		}
	})
}
