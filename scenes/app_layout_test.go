package scenes_test

import (
	"testing"
	"time"

	"tilestead/assets"
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
