package learn

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/titles/puzzles"
	"tilestead/ui"
)

// A puzzleList is the puzzles of a title: that of the week in front, then all of them with what
// was solved.
type puzzleList struct {
	list
	puzzles []puzzles.Text
	known   map[string]save.PuzzleAnswer // by ID
	read    bool                         // the list has come
	week    int                          // the index of the week's; -1 for none
	far     float64                      // how far it is scrolled
}

// NewPuzzles shows the puzzles of a title.
func NewPuzzles(sh *page.Shell, t *rules.Title) ui.Scene {
	s := &puzzleList{list: list{sh: sh, title: t}}
	for _, of := range taught(sh) {
		if assets.PuzzlePack(of.ID) != "" {
			s.titles = append(s.titles, of)
		}
	}
	s.kit.Focus("puzzle/week")
	return s
}

// nameKey is the text of a puzzle's name.
func nameKey(t *rules.Title, id string) string { return t.ID + ".puzzle." + id }

// solved are the answers that were given to a title's puzzles, by their IDs.
func solved(sh *page.Shell, t *rules.Title) map[string]save.PuzzleAnswer {
	list, _, err := sh.Shelf.Puzzles()
	if err != nil {
		sh.Fail(err)
	}
	known := map[string]save.PuzzleAnswer{}
	for _, r := range list {
		if r.Title == t.ID {
			known[r.ID] = r.Answer
		}
	}
	return known
}

// Woke looks anew at what is solved.
func (s *puzzleList) Woke() { s.read = false }

// take reads the puzzles once they are here; a page fetches them with the title's texts.
func (s *puzzleList) take() {
	if s.read || !s.sh.Words.Has(s.title.ID+".puzzle.ask") {
		return
	}
	text, err := assets.Puzzles(s.title.ID)
	if err == nil {
		s.puzzles, err = puzzles.Split(text)
	}
	if s.read = true; err != nil {
		s.sh.Fail(err)
		return
	}
	s.known, s.week = solved(s.sh, s.title), -1
	if at, ok := puzzles.OfWeek(s.sh.Today(), len(s.puzzles)); ok {
		s.week = at
	}
}

// done is how many are solved.
func (s *puzzleList) done() (n int) {
	for _, p := range s.puzzles {
		if s.known[p.ID].Solves() {
			n++
		}
	}
	return n
}

// Update takes one tick.
func (s *puzzleList) Update(in input.Frame) (ui.Scene, error) {
	return s.update(in, s, s.view), nil
}

// Draw fills the display list.
func (s *puzzleList) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Sizes of the list, in canvas pixels.
const (
	puzzlesWide = 700.0 // all of it at most
	puzzleWide  = 190.0 // a column at least
	puzzleHigh  = 26.0  // a row
	puzzleWeek  = 52.0  // the row of the week's
)

func (s *puzzleList) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("puzzle.head"))
	if back {
		s.next = nil
		return
	}
	s.take()
	width := math.Min(room.W, puzzlesWide)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	room, changed := s.layTitles(k, room, m)
	if changed {
		s.read, s.puzzles, s.far = false, nil, 0
	}
	if s.week >= 0 && s.week < len(s.puzzles) {
		var front ui.Rect
		front, room = room.Top(puzzleWeek, m.Gap)
		s.layWeek(k, front, m)
	}
	ui.Panel(k.C, room)
	in := room.Inset(8)
	head, in := in.Top(ui.Prompt.Pitch(), 4)
	k.C.Write(head.X+4, ui.Prompt.Base(head.Y), w.Say("puzzle.done", s.done(), len(s.puzzles)), ui.Prompt, palette.Rust)
	columns := max(1, int((in.W-14)/puzzleWide))
	rows := (len(s.puzzles) + columns - 1) / columns
	in.H = math.Floor(in.H/puzzleHigh) * puzzleHigh // no row is cut
	k.List("puzzles", in, puzzleHigh, rows, &s.far, func(row int, r ui.Rect) {
		wide := math.Floor((r.W - 4) / float64(columns))
		for c := range columns {
			if i := c*rows + row; i < len(s.puzzles) {
				s.layPuzzle(k, i, ui.Rect{X: r.X + float64(c)*wide, Y: r.Y, W: wide - 6, H: puzzleHigh - 4})
			}
		}
	})
}

// state is how a puzzle was answered, in a word; "" while it was not.
func (s *puzzleList) state(id string) string {
	switch a := s.known[id]; {
	case a.Solves():
		return s.sh.Words.Say("puzzle.state.solved")
	case a == save.PuzzleMissed:
		return s.sh.Words.Say("puzzle.state.missed")
	}
	return ""
}

// layWeek lays out the puzzle of the week in a row of its own.
func (s *puzzleList) layWeek(k *ui.Kit, r ui.Rect, m page.Measures) {
	w, id := s.sh.Words, s.puzzles[s.week].ID
	done := s.known[id].Solves()
	label, look := w.Say("puzzle.solve"), ui.Primary
	if done {
		label, look = w.Say("puzzle.again"), ui.Strong
	}
	wide := ui.PushWidth(84, w.Say("puzzle.solve"), w.Say("puzzle.again"))
	b := ui.Rect{X: r.X + r.W - wide - lessonMargin, Y: math.Round(r.Y + (r.H-m.Button)/2), W: wide, H: m.Button}
	name, head := w.Say(nameKey(s.title, id)), w.Say("puzzle.week")
	if k.Drawing() {
		ui.Frame(k.C, r)
		ui.Panel(k.C, r)
		s.mark(k.C, ui.Point{X: r.X + 26, Y: r.Y + r.H/2}, s.week, 15)
		x, top := r.X+lessonWords, r.Y+math.Round((r.H-ui.Dense.Pitch()-ui.Prompt.Pitch())/2)
		k.C.Write(x, ui.Dense.Base(top), head, ui.Dense, palette.Rust)
		k.C.Write(x, ui.Prompt.Base(top+ui.Dense.Pitch()), ui.Prompt.Fit(name, b.X-x-8), ui.Prompt, palette.Ink)
	}
	if k.Push("puzzle/week", b, ui.Push{Label: label, Look: look, Name: label + ": " + head + ", " + name}) {
		s.open(s.week)
	}
}

// layPuzzle lays out one puzzle, all of which can be clicked.
func (s *puzzleList) layPuzzle(k *ui.Kit, i int, r ui.Rect) {
	id := s.puzzles[i].ID
	name, state := s.sh.Words.Say(nameKey(s.title, id)), s.state(id)
	said := strconv.Itoa(i+1) + ", " + name
	if state != "" {
		said += ", " + state
	}
	reply := k.Zone(ui.Zone{ID: k.Nth("puzzle", i), Box: r, Marked: true, Name: said, Tip: state})
	if reply.Clicked {
		s.open(i)
	}
	if !k.Drawing() {
		return
	}
	ground := palette.Alpha(palette.PaperDark, 0.3)
	switch {
	case reply.Hot || reply.Focused:
		ground = palette.PaperDim
	case s.known[id].Solves():
		ground = palette.Alpha(palette.UIGold, 0.25)
	}
	k.C.Fill(r, ground)
	mid := r.Y + r.H/2
	s.mark(k.C, ui.Point{X: r.X + 14, Y: mid}, i, 9)
	ink := palette.Ink
	if state == "" {
		ink = palette.InkSoft
	}
	k.C.Write(r.X+28, ui.Body.Middle(r), ui.Body.Fit(name, r.W-32), ui.Body, ink)
	if reply.Focused {
		ui.Frame(k.C, r)
	}
}

// mark is the number of a puzzle, or a tick once it is solved, a cross after a wrong answer.
func (s *puzzleList) mark(c *ui.Canvas, at ui.Point, i int, radius float64) {
	ui.Disc(c, at.X, at.Y, radius, palette.Ink)
	ui.Disc(c, at.X, at.Y, radius-1, palette.Teal)
	switch a := s.known[s.puzzles[i].ID]; {
	case a.Solves():
		ui.Icon(c, "check", at.X, at.Y, radius*4/3, ui.White)
	case a == save.PuzzleMissed:
		ui.Icon(c, "cross", at.X, at.Y, radius, ui.White)
	default:
		role := ui.Number
		if radius < 12 {
			role = ui.Dense
		}
		c.WriteCenter(at.X, at.Y+role.Capital()/2, strconv.Itoa(i+1), role, palette.Cream)
	}
}

// open opens a puzzle.
func (s *puzzleList) open(i int) { s.next = openPuzzle(s.sh, s.title, s.puzzles, i, s) }
