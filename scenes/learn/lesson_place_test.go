package learn_test

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
)

// The coach never lies on what it speaks of or marks, on the tile in hand, the own goods or the
// prompt, and in Agricola not on the spaces: at any step of any lesson, in any language, on any
// canvas. The lessons are played once; their tables are laid out for the others.
func TestCoachHidesNothing(t *testing.T) {
	words := map[string]*assets.Words{}
	for _, lang := range assets.Languages {
		words[lang] = scenetest.Words(t, lang)
	}
	others := []scenetest.Size{{W: 640, H: 360, S: 2, Name: "640x360"}, {W: 844, H: 390, S: 1, Name: "844x390"},
		{W: 960, H: 540, S: 2, Name: "960x540"}, {W: 1280, H: 800, S: 1, Name: "1280x800"}}
	own := scenetest.Size{W: 853, H: 533, S: 1.5, Name: "853x533"}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		h := lessonsOf(t, f, own, fast(t), nil)
		h.Click("lesson/0")
		steps, last := 0, ""
		for range f.Lessons(t) {
			walk(h, func(v learn.LessonView) {
				if v.At() != last {
					steps, last = steps+1, v.At()
				}
				for _, h.Size = range append(others, own) {
					h.Update(nil)
					h.Update(nil)
					for lang, w := range words {
						for _, fingers := range []bool{false, true} {
							w.Fingers(fingers)
							if bad := v.CoveredIn(w); len(bad) > 0 {
								t.Errorf("%s in %s at %s, fingers %t: the coach covers %s", v.At(), lang, h.Size.Name, fingers,
									strings.Join(bad, ", "))
							}
						}
					}
				}
				h.Tick(nil)
			})
			if h.Has("lesson/next") {
				h.Click("lesson/next")
			}
		}
		if steps < 30 {
			t.Errorf("only %d steps were looked at", steps)
		}
	})
}

// The coach does not lie on the price beside the sector that she speaks of.
func TestCoachHidesNoPrice(t *testing.T) {
	own := scenetest.Size{W: 853, H: 533, S: 1.5}
	sizes := []scenetest.Size{{W: 960, H: 540, S: 2}, {W: 844, H: 390, S: 1}, {W: 640, H: 400, S: 2}, own}
	h := lessonsOf(t, apptest.Montana, own, fast(t), nil)
	h.Click("lesson/0")
	seen := 0
	walk(h, func(v learn.LessonView) {
		for _, h.Size = range sizes {
			h.Update(nil)
			h.Update(nil)
			switch hides, ok := v.HidesPrice(); {
			case hides:
				t.Errorf("%vx%v: the coach lies on the price of the sector", h.Size.W, h.Size.H)
			case ok:
				seen++
			}
		}
		h.Tick(nil)
	})
	if seen == 0 {
		t.Error("nobody speaks of a sector")
	}
}
