package scenes_test

import (
	"fmt"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// topicsOf opens a title's rules and calls look at each entry, the summary first.
func topicsOf(t testing.TB, f *scenetest.Fixture, size scenetest.Size, words *assets.Words,
	look func(h *apptest.Hand, name string)) {
	t.Helper()
	h := apptest.OpenWith(t, f, size, nil, words)
	h.App.OpenReference(f.Title)
	h.Tick(nil)
	look(h, "short")
	for _, topic := range f.New().Offers().Rules.Topics {
		h.Key(input.KeyDown)
		look(h, topic.ID)
	}
}

// TestReferenceFits looks at every entry at every size, in every language and
// in those that need more room: nothing is cut, lies on another or leaves the canvas.
func TestReferenceFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for lang, words := range scenetest.Languages(t) {
			for _, size := range scenetest.Sizes() {
				topicsOf(t, f, size, words, func(h *apptest.Hand, name string) {
					for _, bad := range scenetest.Check(h.C) {
						t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
					}
				})
			}
		}
	})
}

// Every entry of every title's rules says something, in every language: the summary too,
// with which they open.
func TestEveryEntrySaysSomething(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, lang := range assets.Languages {
			topicsOf(t, f, apptest.Roomy, scenetest.Words(t, lang), func(h *apptest.Hand, name string) {
				lines := 0
				for i := range h.C.Ops { // right of the list; what is soft tells where the rule is from
					if op := &h.C.Ops[i]; op.Kind == ui.OpText && op.Box.X > 0.3*h.Size.W && op.Color == palette.Ink {
						lines++
					}
				}
				if lines < 2 {
					t.Errorf("%s: the entry %s has a head and no text", lang, name)
				}
			})
		}
	})
}

// TestTitleShots paints every title's rules into the folder of -shots.
func TestTitleShots(t *testing.T) {
	apptest.Shots(t)
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range apptest.ThreeSizes {
			topicsOf(t, f, size, nil, func(h *apptest.Hand, name string) {
				h.Shot(fmt.Sprintf("%s-rules-%s-%s", f.Title.ID, size.Name, name))
			})
		}
	})
}
