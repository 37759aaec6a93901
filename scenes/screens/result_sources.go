package screens

import (
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A scoreCell is a number of the table, by its seat and column.
type scoreCell struct{ seat, head int }

// tracing is what lets one see from what the numbers of the table come: what a number's list says,
// and lights on the land.
type tracing struct {
	sources []board.Source
	hot     scoreCell // what is pointed at
	focused scoreCell // what the keyboard has come to
	pinned  scoreCell // what was clicked, so that its list stays; fingers point at nothing
	box     ui.Rect   // of that
}

// noCell is the tracing's cell for nothing.
var noCell = scoreCell{-1, -1}

// of are the sources of a number; those of the first column are all of a seat.
func (t *tracing) of(cell scoreCell) (list []board.Source) {
	for _, from := range t.sources {
		if int(from.Seat) == cell.seat && (cell.head == 0 || from.Head == cell.head) {
			list = append(list, from)
		}
	}
	return list
}

// lit is the number for which something lights up on the land.
func (t *tracing) lit() scoreCell {
	for _, cell := range [...]scoreCell{t.hot, t.pinned} {
		if cell != noCell {
			return cell
		}
	}
	return t.focused
}

// marks are what lights up on the land for a number: nothing for a total, which would be all of it.
func (t *tracing) marks(cell scoreCell) (list []string) {
	if cell.head <= 0 {
		return nil
	}
	for _, from := range t.of(cell) {
		if from.Mark != "" {
			list = append(list, from.Mark)
		}
	}
	return list
}

// text lists from what a number comes: what was scored in play and what at the end, each with
// what it was, those that are alike in one line.
func (t *tracing) text(s *Result, cell scoreCell) string {
	w := s.sh.Words
	lines := []string{w.Say("result.of", s.head[cell.head], s.rows[cell.seat][cell.head])}
	for _, part := range [...]struct {
		key   string
		final bool
	}{{"result.of.play", false}, {"result.of.end", true}} {
		sum, order, times := 0, []string(nil), map[string]int{}
		for _, from := range t.of(cell) {
			if from.Final != part.final {
				continue
			}
			sum += from.Points
			line := w.Say("result.of.one", from.Points, from.Text)
			if times[line]++; times[line] == 1 {
				order = append(order, line)
			}
		}
		if len(order) == 0 {
			continue
		}
		lines = append(lines, w.Say(part.key, strconv.Itoa(sum)))
		if cell.head == 0 {
			continue
		}
		for _, line := range order {
			if n := times[line]; n > 1 {
				line = w.Say("result.of.many", n, line)
			}
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

// lay lets the numbers of a seat's row be pointed at, tabbed to and clicked.
func (t *tracing) lay(k *ui.Kit, s *Result, seat int, r ui.Rect, cols []scoreColumn) {
	for _, col := range cols {
		cell := scoreCell{seat, col.n}
		if len(t.of(cell)) == 0 {
			continue
		}
		box := ui.Rect{X: r.X + col.mid - col.wide/2, Y: r.Y, W: col.wide, H: r.H - 7}
		reply := k.Zone(ui.Zone{ID: k.Nth("score", seat*len(s.head)+col.n), Box: box, Tip: t.text(s, cell)})
		if k.Drawing() {
			markTraced(k.C, box, reply.Hot || t.pinned == cell)
		}
		switch {
		case reply.Clicked && t.pinned == cell:
			t.pinned = noCell
		case reply.Clicked:
			t.pinned = cell
		}
		if reply.Hot {
			t.hot = cell
		}
		if reply.Focused {
			t.focused = cell
		}
		if t.pinned == cell {
			t.box = box
		}
	}
}

// markTraced draws the dots below a number that say that there is more about it.
func markTraced(c *ui.Canvas, r ui.Rect, hot bool) {
	const dots, pitch, size = 5, 5.0, 2.0
	color := palette.Alpha(palette.Ink, 0.45)
	if hot {
		color = palette.Rust
	}
	for i := range dots {
		x := r.X + r.W/2 + (float64(i)-float64(dots)/2+0.5)*pitch
		c.Fill(ui.Rect{X: x - size/2, Y: r.Y + r.H - 5, W: size, H: size}.Snap(), color)
	}
}

// layList draws the list of the number that was clicked, over all else.
func (t *tracing) layList(k *ui.Kit, s *Result) {
	if k.Drawing() && t.pinned != noCell && (t.hot == noCell || k.In.Touch) {
		ui.Tooltip(k.C, t.box, t.text(s, t.pinned), ui.Shown{})
	}
}
