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
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.drawSpotsAt(c, m.at.tile.W/side, panelID, func(s spot) (ui.Point, bool) { return s.panel, true })
		plates, figures := 0, 0
		for _, op := range c.Ops {
			switch {
			case op.Kind == ui.OpFill && op.Color == palette.Ink:
				plates++
			case op.Sprite != 0 && strings.HasSuffix(op.Sprite.Name(), "/ghost"):
				if figures++; plates > 0 {
					t.Errorf("%s: %s lies over %d plates", lines[1], op.Sprite.Name(), plates)
				}
			}
		}
		if plates == 0 || figures < 2 {
			t.Errorf("%s: %d plates and %d figures show nothing", lines[1], plates, figures)
		}
	}
}
