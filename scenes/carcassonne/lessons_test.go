package carcassonne

import (
	"testing"

	"tilestead/ui"
)

// A lesson's frame round a laid tile goes round the towers that rise over its edge, and speeches know
// where the scoring track lies.
func TestLessonSpotsHoldWhatStandsOut(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, stage(t, "first 1", "draw B22", "place 1,0 r0"), 1280, 800)
	m := b.moment(v)
	spot := func(name string) ui.Rect {
		r, ok := b.Offers().Lessons.Spot(v, name)
		if !ok {
			t.Errorf("no spot %q", name)
		}
		return r
	}
	laid, bare := spot("cell 0,0"), spot("cell 3,3")
	if cell := m.cellArea(m.s.Tile(0).At); !within(cell.Inset(-4), laid) || laid.Y > cell.Y-0.08*cell.H {
		t.Errorf("the frame round the tile on %v is %v", cell, laid)
	}
	if bare.W != m.cellArea(m.s.Tile(0).At).W {
		t.Errorf("the frame round a bare cell is %v", bare)
	}
	if track, ok := m.land().trackBox(); !ok || spot("score") != track {
		t.Errorf("the score is said to lie at %v, the track is %v", spot("score"), track)
	}
}
