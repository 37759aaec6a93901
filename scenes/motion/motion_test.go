package motion

import (
	"slices"
	"testing"
	"time"

	"tilestead/ui"
)

func TestActsAreOnInTheirTime(t *testing.T) {
	var l Timeline[int]
	var seen []string
	note := func(name string) func(int, *ui.Canvas, float64) {
		return func(_ int, _ *ui.Canvas, at float64) {
			seen = append(seen, name)
			if at < 0 || at > 1 {
				t.Errorf("%s is drawn at %g", name, at)
			}
		}
	}
	l.Add(0, 100, note("first"))
	l.Hold(50, 100, note("held"))
	l.Add(200, 100, note("last"))
	l.Below(0, 60, note("ground"))
	for _, c := range []struct {
		at   time.Duration
		want []string
	}{{0, []string{"ground", "first"}}, {55, []string{"ground", "first", "held"}}, {60, []string{"first", "held"}},
		{100, []string{"held"}}, {250, []string{"held", "last"}}, {300, []string{"held"}}} {
		seen = nil
		l.Play(0, nil, c.at)
		if !slices.Equal(seen, c.want) {
			t.Errorf("at %d: %v, want %v", c.at, seen, c.want)
		}
	}
	if l.Length() != 300 {
		t.Errorf("it takes %d, want 300", l.Length())
	}
}

func TestCuesComeInOrderAndWithinTheClip(t *testing.T) {
	l := Timeline[int]{}
	l.Add(0, 100, nil)
	l.Cue(500, "late")
	l.Cue(20, "early")
	cues := l.Cues()
	if cues[0].Name != "early" || cues[1].Name != "late" || cues[1].At != 100 {
		t.Errorf("cues %v", cues)
	}
	l = Timeline[int]{Reduced: true}
	l.Add(0, 100, nil)
	l.Cue(60, "hop")
	if at := l.Cues()[0].At; at != 0 {
		t.Errorf("with reduced motion the cue comes at %v", at)
	}
}

func TestHidesWhatWasHidden(t *testing.T) {
	var l Timeline[int]
	if l.Hides("tile") {
		t.Error("an empty clip hides a tile")
	}
	if l.Hide("tile"); !l.Hides("tile") || l.Hides("figure") {
		t.Error("it does not hide exactly the tile")
	}
}

func TestArcIsHighestInTheMiddle(t *testing.T) {
	p, q := ui.Point{X: 0, Y: 10}, ui.Point{X: 100, Y: 10}
	if a := Arc(p, q, 24, 0); a != p {
		t.Errorf("it begins at %v", a)
	}
	if a := Arc(p, q, 24, 1); a != q {
		t.Errorf("it ends at %v", a)
	}
	if a := Arc(p, q, 24, 0.5); a != (ui.Point{X: 50, Y: -14}) {
		t.Errorf("in the middle it is at %v", a)
	}
}
