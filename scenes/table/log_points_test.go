package table

import (
	"slices"
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

// Told in words, each line that brings points has a row of its own and ends it with its own points;
// what it says of a number comes before the pictures with numbers.
func TestWordsHaveTheirOwnPoints(t *testing.T) {
	city := board.Line{Text: "takes 2 cloth", Brief: "City", Glyphs: []board.Glyph{board.Sign("city", ""),
		board.Gain("", 10), board.Sign("cloth", "2")}}
	road := board.Line{Text: "+2: road", Brief: "Road", Glyphs: []board.Glyph{board.Sign("road", ""), board.Gain("", 2)}}
	fight := board.Line{Text: "takes over the city", Brief: "2:1", Loud: true,
		Glyphs: []board.Glyph{board.Sign("city", ""), board.Medal(0, "2"), board.Medal(1, "1")}}
	s := strip{}
	entries := []entry{{Line: fight}, {Line: city}, {Line: road}, {Line: fight}}
	s.fit(entries, 200, 16, true)
	for i, want := range []int{0, 10, 2, 0} {
		if at := s.slots[i]; at.row != i || at.points != want {
			t.Errorf("entry %d: in row %d with %d points, want %d", i, at.row, at.points, want)
		}
	}
	for i, want := range [][]string{{"2:1"}, {"City", "2"}, {"Road"}} {
		if got := written(&s, entries[i].Line); !slices.Equal(got, want) {
			t.Errorf("entry %d says %q, want %q", i, got, want)
		}
	}
}
