package carcassonne

import (
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// What figures would score is lettered over all of them: a plate under the next
// figure would be read as nothing, or as that one's.
func TestPlatesLieOverFigures(t *testing.T) {
	b := NewBoard()
	for _, lines := range [][]string{
		{"first 1", "draw B22", "place 1,0 r0"},
		{"first 1", "draw B23", "place 1,0 r0"},
	} {
		m := b.moment(fixture.View(t, b, stage(t, lines...), 1280, 800))
		look := palette.Seats[m.Seats[m.own].Look].ID
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.stands().drawRaised(c)
		plates, figures := 0, 0
		for _, op := range c.Ops {
			switch {
			case op.Sprite == 0:
			case strings.HasPrefix(op.Sprite.Name(), "letter/num/"):
				plates++
			case strings.HasSuffix(op.Sprite.Name(), "/"+look):
				if figures++; plates > 0 {
					t.Errorf("%s: %s lies over %d letters of plates", lines[1], op.Sprite.Name(), plates)
				}
			}
		}
		if plates == 0 || figures < 2 {
			t.Errorf("%s: %d letters and %d figures show nothing", lines[1], plates, figures)
		}
	}
}
