package table

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// The points at the end of a row are all that the seat of the turn got in it, what it shares with
// others too, whoever's line came first.
func TestRowsEndWithAllPointsOfTheirSeat(t *testing.T) {
	line := func(seat rules.Seat, list ...board.Glyph) entry {
		return entry{Line: board.Line{Seat: seat, Glyphs: list}}
	}
	shared := line(rules.Nature, board.Sign("field", ""), board.Share(0, 48), board.Share(1, 64))
	alone := line(1, board.Gain("city", 9))
	for name, entries := range map[string][]entry{
		"shared last":  {alone, shared},
		"shared first": {shared, alone},
	} {
		s := strip{}
		s.fit(entries, 200, 16, false)
		if got := s.slots[1].points; got != 73 || len(s.turns) != 1 {
			t.Errorf("%s: the row ends with %d points of seat 1 in %d turns, expected 9 and 64 in one", name, got, len(s.turns))
		}
	}
}
