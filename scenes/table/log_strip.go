package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A strip is how the small log lays its entries out as pictures: from the left to
// the right, a turn after the other, in rows. What has its place keeps it.
type strip struct {
	width float64
	pitch float64 // of rows
	slots []slot  // one an entry
	x     float64 // where the next one goes
	row   int
}

// A slot is where an entry lies.
type slot struct {
	row   int
	x, w  float64
	turn  bool // a turn begins with it
	medal bool // the seat's sign stands before it
}

// turnGap is what parts one turn from the next.
const turnGap = 5.0

// fit lays out those of the entries that have no place yet.
func (s *strip) fit(entries []entry, width, pitch float64) {
	if s.width != width || s.pitch != pitch || len(s.slots) > len(entries) {
		*s = strip{width: width, pitch: pitch}
	}
	for i := len(s.slots); i < len(entries); i++ {
		e := entries[i]
		sl := slot{turn: i == 0 || entries[i-1].turn != e.turn}
		sl.medal = e.Seat >= 0 && (sl.turn || entries[i-1].Seat != e.Seat)
		if sl.turn && s.x > 0 {
			s.x += turnGap
		}
		if sl.w = s.entryWidth(e, sl.medal); s.x > 0 && s.x+sl.w > s.width {
			s.row, s.x = s.row+1, 0
			sl.medal = e.Seat >= 0
			sl.w = s.entryWidth(e, sl.medal)
		}
		sl.w = math.Min(sl.w, s.width)
		sl.row, sl.x = s.row, s.x
		s.x += sl.w
		s.slots = append(s.slots, sl)
	}
}

// size is that of a picture.
func (s *strip) size() float64 { return s.pitch - 2 }

// medalWidth is how much the sign of a seat takes.
func (s *strip) medalWidth() float64 { return math.Round(s.pitch*0.8) + 1 }

func (s *strip) entryWidth(e entry, medal bool) float64 {
	w := 1.0
	if medal {
		w += s.medalWidth()
	}
	for _, g := range glyphs(e.Line) {
		w += s.glyphWidth(g)
	}
	return w
}

func (s *strip) glyphWidth(g board.Glyph) (w float64) {
	switch {
	case g.Medal:
		w = s.medalWidth()
	case g.Icon != "" || g.Draw != nil:
		w = s.size() + 1
	}
	if g.Text != "" {
		w += ui.TextWidth(g.Text) + 2
	}
	return w
}

// glyphs are a line's; one without any is told in words.
func glyphs(l board.Line) []board.Glyph {
	if len(l.Glyphs) == 0 {
		return []board.Glyph{{Text: l.Text}}
	}
	return l.Glyphs
}

// first is the first entry that shows when the last rows do, and how far its row
// moves to the left for it: at the right end of that row so much is taken.
func (s *strip) first(entries, rows int, taken float64) (first int, left float64) {
	if entries == 0 {
		return 0, 0
	}
	least := max(0, s.slots[entries-1].row-rows+1)
	end, first := 0.0, entries
	for first > 0 && s.slots[first-1].row >= least {
		first--
		if sl := s.slots[first]; sl.row == least {
			end = math.Max(end, sl.x+sl.w)
		}
	}
	for first+1 < entries && end-s.slots[first].x > s.width-taken && s.slots[first+1].row == least {
		first++
	}
	for first+1 < entries && !s.slots[first].medal && s.slots[first].x > 0 && s.slots[first+1].row == least {
		first++ // nobody would know whose it is
	}
	return first, s.slots[first].x
}

// draw draws an entry with its left upper corner at a point.
func (s *strip) draw(c *ui.Canvas, l *eventLog, i int, at ui.Point, ink ui.Color) {
	e, sl := l.entries[i], s.slots[i]
	x, mid := at.X, at.Y+math.Floor(s.pitch/2)
	text := func(str string, ink ui.Color) {
		c.Text(x+1, mid-8, ui.Fit(str, math.Max(0, at.X+sl.w-x)), ink)
		x += ui.TextWidth(str) + 2
	}
	medal := func(seat rules.Seat) {
		w := s.medalWidth()
		ui.Medal(c, x+w/2-1, mid, math.Round(s.pitch*0.8)/2, l.cfg.Seats[seat].Look)
		x += w
	}
	if sl.medal {
		medal(e.Seat)
	}
	for _, g := range glyphs(e.Line) {
		size := s.size()
		switch {
		case g.Medal:
			medal(g.Seat)
		case g.Draw != nil:
			g.Draw(c, ui.Rect{X: x, Y: at.Y + 1, W: size, H: size})
			x += size + 1
		case g.Icon != "":
			ui.Icon(c, g.Icon, x+size/2, mid, size, ui.White)
			x += size + 1
		}
		if g.Text != "" {
			text(g.Text, ink)
		}
	}
}

// drawGap draws what parts a turn from the one before it in the same row.
func (s *strip) drawGap(c *ui.Canvas, i int, at ui.Point) {
	if s.slots[i].turn && s.slots[i].x > 0 {
		c.Fill(ui.Rect{X: math.Round(at.X - turnGap/2), Y: at.Y + 3, W: 1, H: s.pitch - 6}, palette.PaperDark)
	}
}
