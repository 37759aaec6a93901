package table

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// written are the words and numbers that a row shows of a line.
func written(s *strip, l board.Line) (texts []string) {
	for _, g := range s.glyphs(l) {
		if g.Text != "" {
			texts = append(texts, g.Text)
		}
	}
	return texts
}

// A wide row says its lines in words beside their pictures, in the brief form where there is one;
// a narrow one shows the pictures, and so does one in which the words would be cut. A number behind
// a picture needs no words.
func TestWideRowsTellInWords(t *testing.T) {
	room := board.Line{Text: "builds a barn", Glyphs: []board.Glyph{board.Sign("person", "")}}
	forest := board.Line{Text: "goes to: Forest", Brief: "Forest", Glyphs: []board.Glyph{board.Sign("person", "")}}
	round := board.Line{Seat: rules.Nature, Text: "Round 4/14", Brief: "Round 4/14", Glyphs: []board.Glyph{{Text: "4/14"}}}
	reeds := board.Line{Text: "gets: 3 reeds", Verb: "takes", Glyphs: []board.Glyph{board.Mute(board.Sign("person", "3"))}}
	wood := board.Line{Text: "gets: 3 wood", Glyphs: []board.Glyph{board.Sign("person", "3")}}
	harm := board.Line{Text: "a road: blocks the cities of all others",
		Least:  []string{"blocks the cities of all others", "a road"},
		Glyphs: []board.Glyph{board.Sign("road", "")}}
	for _, c := range []struct {
		name  string
		line  board.Line
		width float64
		words bool
		want  string
	}{
		{"a sentence", room, 170, true, "builds a barn"},
		{"its brief form", forest, 170, true, "Forest"},
		{"instead of a number alone", round, 170, true, "Round 4/14"},
		{"its verb, without what that tells", reeds, 170, true, "takes "},
		{"no verb without words", reeds, 170, false, "3"},
		{"a number tells it", wood, 170, true, "3"},
		{"pictures alone", room, 170, false, ""},
		{"no room", room, 60, true, ""},
		{"the first words that have room", harm, 90, true, "a road"},
	} {
		s := strip{}
		s.fit(nil, c.width, 14, c.words)
		got := ""
		if texts := written(&s, c.line); len(texts) > 0 {
			got = texts[0]
		}
		if got != c.want || len(written(&s, c.line)) > 1 {
			t.Errorf("%s: the row says %q, want %q", c.name, written(&s, c.line), c.want)
		}
	}
}

// Words end before the points of their turn and the end of their row.
func TestWordsEndWithTheirRow(t *testing.T) {
	s, entries := strip{}, []entry{}
	for i := range 12 {
		entries = append(entries, entry{turn: i / 3, Line: board.Line{Text: "gets two new tiles once more",
			Glyphs: []board.Glyph{board.Gain("city", i%3)}}})
	}
	s.fit(entries, 180, 20, true)
	for i, at := range s.slots {
		if end := at.x + at.w + s.pointsWidth(at.points); end > s.width {
			t.Errorf("entry %d ends at %v of %v", i, end, s.width)
		}
		if at.w < s.entryWidth(entries[i]) {
			t.Errorf("entry %d has %v of %v", i, at.w, s.entryWidth(entries[i]))
		}
	}
}

// Points keep off the tool right behind the row, in its row alone.
func TestPointsKeepOffTheTool(t *testing.T) {
	w := window{tool: ui.Rect{X: 97, Y: -4, W: 22, H: 22}}
	for y, want := range map[float64]float64{2: 97, 30: 100} {
		if got := w.end(ui.Rect{Y: y, W: 100, H: 14}); got != want {
			t.Errorf("the row at %g ends at %g, want %g", y, got, want)
		}
	}
}
