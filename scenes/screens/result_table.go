package screens

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// resultPlaces is where the parts of the result lie, in canvas pixels: the panel
// beside the finished land, or in the middle.
type resultPlaces struct {
	page.Measures
	panel, buttons, land ui.Rect
}

// How high charts are, in canvas pixels: lower ones tell nothing, higher ones no
// more.
const (
	leastChart = 60.0
	mostChart  = 340.0
)

// panelWide is the width of the panel beside the land, by layout.
var panelWide = [...]float64{ui.Compact: 340, ui.Normal: 440, ui.Roomy: 540}

// layOut lays the result out on a canvas.
func (s *Result) layOut(c *ui.Canvas) resultPlaces {
	m := page.Measure(c)
	p := resultPlaces{Measures: m}
	room := m.Room(c)
	most := 1080.0
	beside := s.beside(m)
	if beside {
		most = panelWide[m.Layout]
	}
	width := math.Min(room.W, most)
	free := room.H - m.Button - m.Gap
	h := math.Min(free, ui.HeadHeight(c)+s.tableHeight(width-24, m)+m.Gap+mostChart)
	p.panel = ui.Rect{X: math.Round(room.X + (room.W-width)/2), Y: room.Y + math.Round((free-h)*0.4), W: width, H: h}
	p.buttons = ui.Rect{X: room.X, Y: p.panel.Y + h + m.Gap, W: room.W, H: m.Button}
	if beside {
		p.panel.X, p.panel.Y = room.X+room.W-width, room.Y
		p.buttons.Y = room.Y + room.H - m.Button
		p.land = ui.Rect{X: room.X, Y: room.Y, W: room.W - width - m.Gap, H: free}
	}
	return p
}

// beside says whether the finished land lies beside the panel: if there is one, and
// the table has room in what is left. Else the land lies below the table.
func (s *Result) beside(m page.Measures) bool {
	if !s.lands() {
		return false
	}
	width := panelWide[m.Layout] - 24
	_, sum, _ := s.heads(width)
	return leastNames+sum <= width
}

// columns are the columns of the table that hold numbers, and those that hold
// words, which stand under the name.
func (s *Result) columns() (numbers, notes []int) {
	for i := range s.head {
		words := slices.ContainsFunc(s.rows, func(row []string) bool {
			_, ok := readPoints(row[i])
			return !ok
		})
		if words {
			notes = append(notes, i)
		} else {
			numbers = append(numbers, i)
		}
	}
	return numbers, notes
}

// A scoreColumn is a column of numbers: the middle and width of it from the left
// end of the table, and the lines or icons of its head.
type scoreColumn struct {
	n         int
	mid, wide float64
	lines     []string
	icons     []string
}

// headIcon is the size of an icon over a column, headPitch how far such icons are
// apart, leastNames what names have room for at least, and rowRim what is left free at the right end of
// a row, off its edge, in canvas pixels.
const (
	headIcon   = 18.0
	headPitch  = 16.0
	leastNames = 84.0
	rowRim     = 5.0
)

// heads are the columns of numbers of a table of the given width as their heads
// need them, sum how wide they are together and high how many lines they have.
func (s *Result) heads(width float64) (cols []scoreColumn, sum float64, high int) {
	numbers, _ := s.columns()
	pitch := math.Floor(width * 0.62 / math.Max(1, float64(len(numbers))))
	for _, n := range numbers {
		col := scoreColumn{n: n, icons: s.icons[n]}
		if len(col.icons) > 0 {
			col.wide = headIcon + headPitch*float64(len(col.icons)-1) + 8
			high = max(high, 2)
		} else {
			wide := math.Max(pitch-8, 30)
			for _, word := range strings.Fields(s.head[n]) { // none is broken
				wide = math.Max(wide, ui.Dense.Width(word))
			}
			col.lines = ui.Dense.Wrap(s.head[n], wide)
			for _, l := range col.lines {
				col.wide = math.Max(col.wide, ui.Dense.Width(l)+8)
			}
			high = max(high, len(col.lines))
		}
		sum += col.wide
		cols = append(cols, col)
	}
	return cols, sum, high
}

// split lays out the columns of numbers in a table of the given width, right of
// the names; high is how many lines their heads have.
func (s *Result) split(width float64, m page.Measures) (names float64, cols []scoreColumn, high int) {
	cols, sum, high := s.heads(width)
	if role, ok := s.headRole(width, m); ok {
		for i := range cols {
			wide := s.namedWide(cols[i], role)
			sum += wide - cols[i].wide
			cols[i].wide = wide
		}
	}
	width -= rowRim
	names = math.Round(math.Max(leastNames, math.Min(width*0.38, width-sum)))
	more := math.Floor((width - names - sum) / math.Max(1, float64(len(cols))))
	x := names
	for i := range cols {
		cols[i].wide += more
		cols[i].mid = x + cols[i].wide/2
		x += cols[i].wide
	}
	return names, cols, high
}

// row is the height of a seat's row.
func (s *Result) row(m page.Measures) float64 {
	_, notes := s.columns()
	switch {
	case m.Layout == ui.Roomy && !s.beside(m):
		return 60
	case m.Layout == ui.Roomy:
		return 50
	case m.Layout == ui.Normal && len(s.rows) > 4: // the chart needs room, too
		return 36
	case m.Layout == ui.Normal:
		return 46
	case len(s.rows) > 4 && len(notes) == 0:
		return 26
	}
	return 38
}

// headNames is what names of seats have room for at least beside columns that are named, in canvas pixels.
const headNames = 120.0

// namedWide is how wide a column is with its name under its icons.
func (s *Result) namedWide(col scoreColumn, role ui.Role) float64 {
	if len(col.icons) == 0 {
		return col.wide
	}
	return math.Max(col.wide, role.Width(s.head[col.n])+6)
}

// headRole is the role in which there is room to name what the icons over the columns stand for, the
// largest; ok is false where there is none.
func (s *Result) headRole(width float64, m page.Measures) (role ui.Role, ok bool) {
	cols, _, _ := s.heads(width)
	icons := slices.ContainsFunc(cols, func(col scoreColumn) bool { return len(col.icons) > 0 })
	if !icons || m.Layout == ui.Compact {
		return role, false
	}
	for _, role = range [...]ui.Role{ui.Dense, ui.Tight, ui.Least} {
		sum := headNames + rowRim
		for _, col := range cols {
			sum += s.namedWide(col, role)
		}
		if sum <= width {
			return role, true
		}
	}
	return role, false
}

// headLines is how many lines the heads of columns take, with names under their icons.
func (s *Result) headLines(width float64, high int, m page.Measures) int {
	if _, ok := s.headRole(width, m); ok {
		return max(high, 3)
	}
	return high
}

// tableHeight is the height of the table in a panel of the given width.
func (s *Result) tableHeight(width float64, m page.Measures) float64 {
	_, _, high := s.split(width, m)
	return float64(s.headLines(width, high, m))*ui.DenseLine + 4 + s.row(m)*float64(len(s.rows)) +
		s.voiceHigh(width, m) + s.ratingHigh() + s.featsHigh(width)
}

// table draws one row a seat at the top of r, the winner first. Numbers count
// up together.
func (s *Result) table(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, line := k.C, s.row(m)
	names, cols, high := s.split(r.W, m)
	role, worded := s.headRole(r.W, m)
	high = s.headLines(r.W, high, m)
	for _, col := range cols {
		x := r.X + col.mid
		if len(col.icons) > 0 {
			box := ui.Rect{X: x - col.wide/2, Y: r.Y, W: col.wide, H: float64(high) * ui.DenseLine}
			k.Zone(ui.Zone{ID: k.Nth("head", col.n), Box: box, Tip: s.head[col.n], NoKeys: true})
			first, mid := x-headPitch*float64(len(col.icons)-1)/2, box.Y+box.H/2
			if worded {
				mid -= ui.DenseLine / 2
				c.WriteCenter(x, ui.Dense.Base(box.Y+box.H-ui.DenseLine), s.head[col.n], role, palette.InkSoft)
			}
			for i, icon := range col.icons {
				ui.Icon(c, icon, first+headPitch*float64(i), mid, headIcon, ui.White)
			}
		}
		for j, l := range col.lines {
			top := r.Y + float64(high-len(col.lines)+j)*ui.DenseLine
			c.WriteCenter(x, ui.Dense.Base(top), l, ui.Dense, palette.InkSoft)
		}
	}
	y := r.Y + float64(high)*ui.DenseLine + 4
	s.tracing.hot, s.tracing.focused = noCell, noCell
	for _, seat := range s.order() {
		row := ui.Rect{X: r.X, Y: y, W: r.W, H: line}
		s.seatRow(c, seat, row, names, cols)
		s.tracing.lay(k, s, seat, row, cols)
		y += line
	}
	s.drawVoice(c, ui.Rect{X: r.X, Y: y - 2, W: r.W}, m)
	y += s.voiceHigh(r.W, m)
	s.drawRating(c, ui.Rect{X: r.X, Y: y - 2, W: r.W})
	s.drawFeats(k, ui.Rect{X: r.X, Y: y - 2 + s.ratingHigh(), W: r.W})
}

// numerals is how high the numbers of all rows are, at most so much: they leave
// some room between the columns.
func (s *Result) numerals(cols []scoreColumn, most float64) float64 {
	for _, row := range s.rows {
		for _, col := range cols {
			if wide := ui.LettersWidth(most, row[col.n], "num"); wide > col.wide-6 {
				most *= (col.wide - 6) / wide
			}
		}
	}
	return most
}

// noteWidth is how wide the words are that stand under the names.
func (s *Result) noteWidth(notes []int) (w float64) {
	for _, row := range s.rows {
		for _, n := range notes {
			w = math.Max(w, ui.Dense.Width(row[n]))
		}
	}
	return w
}

// seatRow draws how one seat ended: numbers beside its name, words below.
func (s *Result) seatRow(c *ui.Canvas, seat int, r ui.Rect, names float64, cols []scoreColumn) {
	_, notes := s.columns()
	look := s.game.Seats[seat]
	winner := slices.Contains(s.game.Match.State().Winners(), rules.Seat(seat))
	in := ui.SeatPlate(c, ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 7}, math.Min(r.H-9, 36),
		palette.LookOf(look.Color), winner)
	x, top := in.X+6, in.Y+math.Floor((in.H-2*ui.DenseLine)/2)-1
	mid := in.Y + in.H/2
	room := r.X + names - x - 4
	if len(notes) == 0 {
		top += math.Floor(ui.DenseLine / 2)
	} else if s.noteWidth(notes) > room { // the words need the whole row
		mid = top + ui.LineHeight/2
	}
	crown := math.Min(32, r.H-14)
	if len(notes) > 0 { // it stands behind the name, and the words below it
		crown = ui.Name.Pitch()
	}
	if winner {
		room -= crown
	}
	name, line := board.LayName(look.Name, room, ui.Name.Pitch()+4), ui.Name.Base(top)-ui.Name.Capital()/2
	name.Write(c, x, line, palette.Ink)
	switch {
	case winner && len(notes) > 0:
		ui.Icon(c, "crown", x+name.Wide()+3+crown/2, line, crown, ui.White)
	case winner:
		ui.Icon(c, "crown", r.X+names-4-crown/2, mid, crown, ui.White)
	}
	for _, n := range notes {
		c.Write(x, ui.Dense.Base(top+ui.Name.Pitch()-1), s.rows[seat][n], ui.Dense, palette.InkSoft)
	}
	capital := s.numerals(cols, math.Min(math.Round(r.H*0.28)+5, 1.4*(mid-in.Y)))
	for _, col := range cols {
		ui.LettersCenter(c, r.X+col.mid, math.Round(mid+capital/2), capital, s.count(s.rows[seat][col.n]), "num")
	}
}
