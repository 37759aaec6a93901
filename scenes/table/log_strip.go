package table

import (
	"math"
	"slices"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A strip is how the small log lays its entries out as pictures: each turn on a row of its
// own, the sign of its seat at the left end and its points at the right one, or where turns
// flow behind the one before, while the row has room. A turn that is too long goes on in the
// next row; what has its place keeps it. Told in words, what brings points has a row of its own
// and ends it with them.
type strip struct {
	flow  bool
	words bool    // entries are told in words beside their pictures
	width float64 // of a row
	pitch float64 // of rows
	slots []slot  // one an entry
	turns []stretch
	row   int
	x     float64 // where the next one goes
}

// A slot is where an entry lies.
type slot struct {
	row    int
	x, w   float64
	turn   int // the stretch it belongs to
	points int // of that up to here, in words of this entry alone
	idle   bool
}

// A stretch is what one seat does in a turn, or what happens to it there.
type stretch struct {
	seat     rules.Seat // Nature where nobody did anything
	head     bool       // a turning point that is no seat's
	apart    bool       // see board.Line
	turn     int
	first    int // entry
	firstRow int
}

// fit lays out those of the entries that have no place yet.
func (s *strip) fit(entries []entry, width, pitch float64, words bool) {
	if s.width != width || s.pitch != pitch || s.words != words || len(s.slots) > len(entries) {
		*s = strip{flow: s.flow, words: words, width: width, pitch: pitch, row: -1}
	}
	for i := len(s.slots); i < len(entries); i++ {
		e := entries[i]
		n, points := len(s.turns)-1, 0
		w := s.entryWidth(e)
		if e.Idle {
			w = 0
		}
		head := e.Loud && e.Seat < 0
		switch {
		case n >= 0 && (s.turns[n].head != head || s.turns[n].apart != e.Apart):
			points = s.part(entries, i, w)
			n++
		case n >= 0 && s.turns[n].turn == e.turn && (e.Seat < 0 || s.turns[n].seat == e.Seat):
			points = s.upTo(entries, i, s.turns[n])
		case n >= 0 && s.turns[n].turn == e.turn && s.turns[n].seat < 0:
			s.turns[n].seat = e.Seat
			points = s.upTo(entries, i, s.turns[n])
		default:
			points = s.part(entries, i, w)
			n++
		}
		apart := s.words && w > 0 && (points != 0 || i > 0 && s.slots[i-1].points != 0)
		if s.x > s.indent() && (apart || s.x+w+s.pointsWidth(points) > s.width) {
			s.row++
			s.x = s.indent()
		}
		w = math.Min(w, s.width-s.x)
		s.slots = append(s.slots, slot{row: s.row, x: s.x, w: w, turn: n, points: points, idle: e.Idle})
		s.x += w
	}
}

// part begins a stretch with the entry i, so wide, and gives its points.
func (s *strip) part(entries []entry, i int, wide float64) (points int) {
	e := entries[i]
	of := stretch{seat: e.Seat, turn: e.turn, first: i, head: e.Loud && e.Seat < 0, apart: e.Apart}
	points = s.upTo(entries, i, of)
	s.begin(wide + s.pointsWidth(points))
	of.firstRow = s.row
	s.turns = append(s.turns, of)
	return points
}

// turnGap is how far a turn lies behind the one before in its row.
const turnGap = 5.0

// begin finds the place of a turn whose first entry is so wide.
func (s *strip) begin(wide float64) {
	if n := len(s.slots); s.flow && n > 0 {
		x := s.x + s.pointsWidth(s.slots[n-1].points) + turnGap + s.indent()
		if x+wide <= s.width {
			s.x = x
			return
		}
	}
	s.row++
	s.x = s.indent()
}

// upTo are the points behind entry i of a turn: all that its seat got so far, in words what
// this line alone brings and does not itself tell.
func (s *strip) upTo(entries []entry, i int, of stretch) (n int) {
	if s.words {
		return pointsOf(entries[i].Line, rules.Nobody)
	}
	for _, e := range entries[of.first : i+1] {
		n += pointsOf(e.Line, of.seat)
	}
	return n
}

// pointsOf is what a line of a seat's turn brings that seat.
func pointsOf(l board.Line, seat rules.Seat) (n int) {
	for _, g := range l.Glyphs {
		if !g.Medal || g.Seat == seat {
			n += g.Points
		}
	}
	return n
}

// pointsText is how the points of a turn are written, "" for none.
func pointsText(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return strconv.Itoa(n)
	}
	return ""
}

func (s *strip) pointsWidth(n int) float64 {
	if n == 0 {
		return 0
	}
	return s.strong().Width(pointsText(n)) + 3
}

// text and strong are the roles of what is written.
func (s *strip) text() ui.Role {
	if s.pitch > ui.DenseLine {
		return ui.Body
	}
	return ui.Dense
}

func (s *strip) strong() ui.Role {
	if s.pitch >= ui.DenseLine {
		return ui.Name
	}
	return ui.Dense
}

// size is that of a picture.
func (s *strip) size() float64 { return s.pitch - 1.5 }

// medalWidth is how much the sign of a seat takes.
func (s *strip) medalWidth() float64 { return math.Round(s.pitch*0.8) + 1 }

// indent is where the pictures of a row begin, behind the sign.
func (s *strip) indent() float64 { return s.medalWidth() + 2 }

func (s *strip) entryWidth(e entry) float64 {
	list := s.glyphs(e.Line)
	w := s.listWidth(list)
	if s.words && list[len(list)-1].Text != "" {
		w += wordsGap
	}
	return w
}

// wordsGap is how far an entry lies behind words.
const wordsGap = 4.0

func (s *strip) listWidth(list []board.Glyph) float64 {
	w := 1.0
	for _, g := range list {
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
		w += s.text().Width(g.Text) + 3
	}
	return w
}

// glyphs are a line's, with its words behind the picture of what it is about, or its verb before
// the pictures, where those have room in a row; a line without any is told in words.
func (s *strip) glyphs(l board.Line) []board.Glyph {
	if len(l.Glyphs) == 0 {
		return []board.Glyph{{Text: l.Text}}
	}
	if !s.words {
		return l.Glyphs
	}
	room := s.width - s.indent() - s.pointsWidth(pointsOf(l, l.Seat))
	for _, words := range append([]string{l.Words()}, l.Least...) {
		if words == "" {
			continue
		}
		if list := s.worded(l, words); s.listWidth(list) <= room {
			return list
		}
	}
	return l.Glyphs
}

// worded are the pictures of a line with words among them.
func (s *strip) worded(l board.Line, words string) []board.Glyph {
	list := slices.DeleteFunc(slices.Clone(l.Glyphs), func(g board.Glyph) bool {
		if l.Verb != "" {
			return g.Mute
		}
		told := l.Brief != "" && g.Medal && g.Points == 0
		return told || g.Icon == "" && g.Draw == nil && !g.Medal // what only a word would say
	})
	at := slices.IndexFunc(list, func(g board.Glyph) bool { return g.Text != "" })
	switch {
	case l.Verb != "":
		at, words = 0, words+" "
	case at < 0:
		at = len(list)
	}
	return slices.Insert(list, at, board.Glyph{Text: words})
}

// A window is what of a strip shows: so many rows below each other in columns beside each
// other.
type window struct {
	in      ui.Rect
	rows    int
	columns int
	top     int     // the first row that shows
	heads   []int   // the first row of each column
	entries int     // up to here
	first   int     // the first entry that shows
	tool    ui.Rect // lies over it; zero: none
}

// toolIn says whether the picture of the tool lies in a row; what can be clicked of it is
// larger, and no reason to move what is drawn.
func (w *window) toolIn(row ui.Rect) bool {
	t := w.tool
	return row.Overlaps(ui.Rect{X: t.X + toolBeside, Y: t.Y + toolAbove, W: t.W - 2*toolBeside, H: t.H - 2*toolAbove})
}

// end is where what is written in a row ends: before the tool, also where that lies right behind it.
func (w *window) end(row ui.Rect) float64 {
	beside := row
	if beside.W += toolBeside; w.toolIn(beside) {
		return w.tool.X
	}
	return row.X + row.W
}

// toolBeside and toolAbove are how far the picture of the tool, an eye that is wider than high,
// lies within what can be clicked, in canvas pixels.
const (
	toolBeside = 4.0
	toolAbove  = 7.0
)

// columnGap parts two columns.
const columnGap = 9.0

// show is the window on the last of the first so many entries. Where turns don't flow, what a seat does in
// one stays together in a column that has room for it.
func (s *strip) show(w window) window {
	if w.entries == 0 {
		return w
	}
	last := s.slots[w.entries-1].row
	starts := map[int]bool{} // the rows at which a column may begin: any where turns flow, else those of a turn
	for _, at := range s.slots[:w.entries] {
		starts[at.row] = s.flow || s.turns[at.turn].firstRow == at.row
	}
	w.top = max(0, last-w.rows*w.columns+1)
	for top := w.top; top <= last; top++ {
		if at := heads(starts, top, last, w.rows); starts[top] && len(at) <= w.columns {
			w.top = top
			break
		}
	}
	w.heads = heads(starts, w.top, last, w.rows)
	w.first = w.entries
	for w.first > 0 && s.slots[w.first-1].row >= w.top {
		w.first--
	}
	return w
}

// heads are the first rows of columns of so many rows that show the rows from top to last: in each as many
// as have room, up to where one may begin.
func heads(starts map[int]bool, top, last, rows int) (list []int) {
	for row := top; row <= last; {
		list = append(list, row)
		next := row + rows
		for k := next; next <= last && k > row; k-- {
			if starts[k] {
				next = k
				break
			}
		}
		row = next
	}
	return list
}

// line is where a row lies.
func (s *strip) line(w *window, row int) ui.Rect {
	column := 0
	for i, head := range w.heads {
		if row >= head {
			column = i
		}
	}
	i := row - w.top
	if len(w.heads) > 0 {
		i = row - w.heads[column]
	}
	x, y := w.in.X+float64(column)*(s.width+columnGap), w.in.Y+float64(i)*s.pitch
	return ui.Rect{X: x, Y: y, W: s.width, H: s.pitch}
}

// begins says whether an entry is the first of its row that shows, ends whether it is the
// last.
func (s *strip) begins(w *window, i int) bool {
	for j := i - 1; j >= w.first && s.slots[j].row == s.slots[i].row; j-- {
		if !s.slots[j].idle {
			return false
		}
	}
	return true
}

func (s *strip) ends(w *window, i int) bool {
	for j := i + 1; j < w.entries && s.slots[j].row == s.slots[i].row; j++ {
		if !s.slots[j].idle {
			return false
		}
	}
	return true
}

// leads says whether an entry is the first of its turn in its row that shows, trails whether it is
// the last.
func (s *strip) leads(w *window, i int) bool {
	for j := i - 1; j >= w.first && s.slots[j].row == s.slots[i].row && s.slots[j].turn == s.slots[i].turn; j-- {
		if !s.slots[j].idle {
			return false
		}
	}
	return true
}

func (s *strip) trails(w *window, i int) bool {
	for j := i + 1; j < w.entries && s.slots[j].row == s.slots[i].row && s.slots[j].turn == s.slots[i].turn; j++ {
		if !s.slots[j].idle {
			return false
		}
	}
	return true
}

// box is where an entry lies; the first and the last of a row take what is left of it.
func (s *strip) box(w *window, i int) ui.Rect {
	at := s.slots[i]
	r := s.line(w, at.row)
	left := s.indent() + (at.x-s.indent())*s.squeeze(w, at.row)
	right := left + at.w*s.squeeze(w, at.row)
	if s.leads(w, i) {
		left -= s.indent()
	}
	if s.trails(w, i) {
		right += s.pointsWidth(at.points)
	}
	if s.begins(w, i) {
		left = 0
	}
	if s.ends(w, i) {
		right = s.width
	}
	r.X, r.W = r.X+left, right-left
	if r.Overlaps(w.tool) {
		r.W = math.Max(0, w.tool.X-r.X)
	}
	return r
}

// squeeze is how much closer than usual the pictures of a row stand, because a tool lies
// at its end.
func (s *strip) squeeze(w *window, row int) float64 {
	r := s.line(w, row)
	if !w.toolIn(r) {
		return 1
	}
	long := 0.0
	for i := w.entries - 1; i >= w.first && s.slots[i].row >= row; i-- {
		if at := s.slots[i]; at.row == row {
			long = math.Max(long, at.x+at.w+s.pointsWidth(at.points)-s.indent())
		}
	}
	return math.Min(1, (w.tool.X-r.X-s.indent())/math.Max(1, long))
}

// drawn is where the pictures of an entry lie.
func (s *strip) drawn(w *window, i int) ui.Rect {
	at := s.slots[i]
	r, k := s.line(w, at.row), s.squeeze(w, at.row)
	return ui.Rect{X: r.X + s.indent() + (at.x-s.indent())*k, Y: r.Y, W: at.w * k, H: r.H}
}

// draw draws an entry, before the first of a row the sign of its seat and behind the last
// of a turn its points.
func (s *strip) draw(c *ui.Canvas, l *eventLog, w *window, i int, ink ui.Color) {
	e, at := l.entries[i], s.slots[i]
	r, of := s.line(w, at.row), s.turns[at.turn]
	mid := r.Y + r.H/2
	x, size, role := s.drawn(w, i).X, s.size(), s.text()
	close := s.squeeze(w, at.row) * math.Min(1, at.w/s.entryWidth(e))
	medal := func(x float64, seat rules.Seat) {
		ui.Medal(c, x+s.medalWidth()/2-0.5, mid, math.Round(s.pitch*0.8)/2, l.cfg.Seats[seat].Look)
	}
	if s.leads(w, i) && of.seat >= 0 && (at.row == of.firstRow || slices.Contains(w.heads, at.row)) {
		medal(x-s.indent(), of.seat)
	}
	end := w.end(r)
	if at.points != 0 && s.trails(w, i) && (s.words || s.concludes(w, i)) {
		strong := s.strong()
		if s.flow {
			end = math.Min(end, x+at.w+s.pointsWidth(at.points))
		}
		c.WriteRight(end-1, board.Baseline(mid, strong), pointsText(at.points), strong, ink)
		end -= s.pointsWidth(at.points)
	}
	for _, g := range s.glyphs(e.Line) {
		switch {
		case g.Medal:
			medal(x, g.Seat)
			x += s.medalWidth() * close
		case g.Draw != nil:
			g.Draw(c, ui.Rect{X: x, Y: mid - size/2, W: size, H: size})
			x += (size + 1) * close
		case g.Icon != "":
			ui.Icon(c, g.Icon, x+size/2, mid, size, ui.White)
			x += (size + 1) * close
		}
		if g.Text != "" {
			text := g.Text
			if len(e.Glyphs) == 0 { // words
				text = role.Fit(text, math.Max(0, end-x-1))
			}
			c.Write(x+1, board.Baseline(mid, role), text, role, ink)
			x += (role.Width(text) + 3) * close
		}
	}
}

// concludes says that nothing more of its turn shows behind the row of an entry.
func (s *strip) concludes(w *window, i int) bool {
	for j := i + 1; j < w.entries && s.slots[j].turn == s.slots[i].turn; j++ {
		if s.slots[j].row != s.slots[i].row {
			return false
		}
	}
	return true
}

// drawColumns draws what parts the columns.
func (s *strip) drawColumns(c *ui.Canvas, w *window) {
	for i := 1; i < w.columns; i++ {
		x := w.in.X + float64(i)*(s.width+columnGap) - columnGap/2
		c.Fill(c.Snap(ui.Rect{X: x, Y: w.in.Y + 1, W: 1, H: float64(w.rows)*s.pitch - 2}), palette.PaperDark)
	}
}
