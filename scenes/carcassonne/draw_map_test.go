package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Tiles that others laid unseen are framed beside the last one.
func TestNewsIsFramed(t *testing.T) {
	var was, now rules.State
	fixture.Play(t, fixture.Match(t, 4, 3), func(s rules.State) {
		switch n := s.(*carcassonne.State).Tiles(); {
		case n == 8 && was == nil:
			was = s.Clone()
		case n == 12 && now == nil && s.Prompt().Key == "place":
			now = s.Clone()
		}
	})
	b := NewBoard()
	v := fixture.View(t, b, now, 1280, 800)
	count := func() (n int) {
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		b.moment(v).land().drawLast(c)
		for _, op := range c.Ops {
			if op.Sprite != 0 && strings.HasSuffix(op.Sprite.Name(), "/last") {
				n++
			}
		}
		return n
	}
	if n := count(); n != 1 {
		t.Errorf("%d frames without news, want that of the last tile", n)
	}
	v.News = was
	if n := count(); n != 4 {
		t.Errorf("%d frames, want those of the 4 tiles laid", n)
	}
}
