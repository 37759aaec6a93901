package learn

import (
	"fmt"
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// head is what the panel says in large.
func (s *puzzleScreen) head() string {
	if !s.told {
		return s.sh.Words.Say("puzzle.ask")
	}
	return s.sh.Words.Say("puzzle." + string(s.answer.how))
}

// said is what it says below.
func (s *puzzleScreen) said() string {
	w := s.sh.Words
	switch {
	case !s.told:
		return w.Say(s.title.ID + ".puzzle.ask")
	case s.answer.how == save.PuzzleSolved:
		return w.Say("puzzle.solved.margin", s.lossText(s.puzzle.Margin))
	default:
		return w.Say("puzzle."+string(s.answer.how)+".loss", s.lossText(s.answer.loss))
	}
}

// lossText is a loss with what it is counted in.
func (s *puzzleScreen) lossText(loss int) string {
	w := s.sh.Words
	chances := s.sh.Boards[s.title.ID]().Offers().Score.Chances
	text := board.LossText(w, float64(loss), chances)
	if chances {
		return w.Say("puzzle.chances", text)
	}
	return w.Say("puzzle.points", text)
}

// Lay lays out the panel: the task, then what the answer was worth and the ways on.
func (s *puzzleScreen) Lay(k *ui.Kit, t *table.Table) {
	if t.Phase() == table.Showing || t.Covered() {
		s.speech.at = ui.Rect{}
		return
	}
	if say := s.sh.Announce; say != nil {
		if text := s.head() + " " + s.said(); text != s.speech.announced {
			say(text)
			s.speech.announced = text
		}
	}
	f := t.Frame()
	m := s.measure(&f)
	r := s.place(t, &m)
	k.Block("speech", r)
	if k.Drawing() {
		s.draw(k.C, r, &m)
	}
	if !s.told {
		return
	}
	w := s.sh.Words
	right, y := r.X+r.W-8, r.Y+r.H-6-panelButton
	button := func(id ui.ID, key string, look ui.Look) bool {
		label := w.Say(key)
		width := ui.ButtonWidth(64, label)
		right -= width
		clicked := k.Button(id, ui.Rect{X: right, Y: y, W: width, H: panelButton}, label, look)
		right -= 6
		return clicked
	}
	next, again := ui.Primary, ui.Plain
	if !s.answer.how.Solves() {
		next, again = ui.Plain, ui.Primary
	}
	enter := k.FocusID() == "" && (k.Key(input.KeyEnter) || k.Key(input.KeySpace))
	switch {
	case button("puzzle/next", "puzzle.next", next) || enter && next == ui.Primary:
		s.following()
	case button("puzzle/again", "puzzle.again", again) || enter && again == ui.Primary:
		s.again()
	case button("puzzle/on", "puzzle.on", ui.Plain):
		s.playOn()
	}
}

// panelButton is how high the buttons of the panel are, in canvas pixels.
const panelButton = 24.0

// Box is where the panel lies.
func (s *puzzleScreen) Box() ui.Rect { return s.speech.at }

// place finds where the panel covers least of what matters.
func (s *puzzleScreen) place(t *table.Table, m *panelSize) ui.Rect {
	f, w, h := t.Frame(), m.w, m.h
	box, places := table.Told(t)
	key := fmt.Sprint(s.told, t.Clicks(), f.Canvas, w, h, box, places, t.Match().Len())
	if !s.speech.changed && s.speech.key == key {
		return s.speech.at
	}
	s.speech.changed, s.speech.key = false, key
	list := cares{{r: f.Prompt, weight: 20, never: true}}
	if f.Coach.W == 0 {
		list = append(list, care{r: f.Log, weight: 3})
	}
	for _, r := range f.Plates {
		list = append(list, care{r: r, weight: 10, never: true})
	}
	for _, r := range f.Tools {
		list = append(list, care{r: r, weight: 20})
	}
	for _, r := range f.Buttons {
		list = append(list, care{r: r, weight: 30})
	}
	for _, g := range t.Targets() {
		if g.Off == "" && g.Button == 0 {
			list = append(list, care{r: g.Area, weight: 20, never: g.Fits != nil}) // any may be the answer
		}
	}
	for _, name := range [...]string{"held", "stage"} {
		if r, ok := t.Spot(name); ok {
			list = append(list, care{r: r, weight: 20, never: name == "held"})
		}
	}
	if box.W > 0 {
		list = append(list, care{r: box.Inset(-2), weight: 120, never: true})
	}
	for _, r := range places {
		list = append(list, care{r: r, weight: 60, never: true})
	}
	field := f.Field()
	near := ui.Point{X: field.X + field.W - w - 4, Y: field.Y + 4}
	if f.Map.W <= 0 && s.told { // where there is nothing but what one has
		near = ui.Point{X: field.X + 4, Y: field.Y + field.H - h - 44}
	}
	if s.told { // what an answer was worth needs more room than the task
		f.Coach = ui.Rect{}
	}
	s.speech.at = list.placeNear(f, near, w, h)
	if m.overLog {
		s.speech.at = ui.Rect{X: f.Log.X + f.Log.W - w, Y: f.Log.Y + f.Log.H - h, W: w, H: h}
	}
	t.Changed()
	return s.speech.at
}

// leastLog is how wide the log is at least for the task to lie over its foot, in canvas pixels.
const leastLog = 180.0

// wider is by how much the panel may be wider than it need be, in canvas pixels.
const wider = 110.0

// A panelSize is how large the panel is, and what is written in it.
type panelSize struct {
	w, h       float64
	guide      float64 // how wide the picture of the guide is; 0: there is no room for it
	text       float64 // how far from the left the words begin
	head, said []string
	overLog    bool // the task lies over the foot of the log, where nothing is to be clicked
}

// measure is the size of the panel: as little as what is said in it needs.
func (s *puzzleScreen) measure(f *board.Frame) (m panelSize) {
	l := f.Layout
	m.guide, m.text = portrait(l), besidePortrait(ui.Rect{}, l)
	if l == ui.Compact && !s.told {
		m.guide, m.text = 0, 10
	}
	m.w = m.text + 8 + math.Max(ui.Prompt.Width(s.head()), 170)
	if s.told {
		buttons := 16.0
		for _, key := range [...]string{"puzzle.next", "puzzle.again", "puzzle.on"} {
			buttons += ui.ButtonWidth(64, s.sh.Words.Say(key)) + 6
		}
		m.w = math.Max(m.w, buttons)
	}
	m.w = math.Ceil(math.Min(m.w, f.Canvas.W-8))
	if !s.told && f.Coach.W > m.w && f.Coach.W < m.w+wider {
		m.w = f.Coach.W // of what lies there nothing peeps out
	}
	m.write(s)
	if s.told || f.Log.W < leastLog || f.Coach.W > 0 {
		return m
	}
	for _, w := range [...]float64{math.Min(m.w, f.Log.W), f.Log.W} {
		over := m
		over.w, over.overLog = w, true
		if over.write(s); over.h <= f.Log.H {
			return over
		}
	}
	return m
}

// write breaks what is said for the width, and finds how high the panel is.
func (m *panelSize) write(s *puzzleScreen) {
	room := m.w - m.text - 8
	m.head, m.said = ui.Prompt.Wrap(s.head(), room), ui.Body.Wrap(s.said(), room)
	m.h = 8 + ui.Prompt.Pitch()*float64(len(m.head)) + ui.LineHeight*float64(len(m.said)) + 6
	if m.guide > 0 {
		m.h = math.Max(m.h, m.guide+16)
	}
	if s.told {
		m.h += panelButton + 6
	}
	m.h = math.Ceil(m.h)
}

// draw draws the panel with the guide, the words and a sign of how good the answer was.
func (s *puzzleScreen) draw(c *ui.Canvas, r ui.Rect, m *panelSize) {
	ui.Panel(c, r)
	if m.guide > 0 {
		box := ui.Rect{X: r.X + 7, Y: r.Y + 8, W: m.guide, H: m.guide}.Snap()
		ui.Inset(c, box, palette.TealLit)
		c.Clip(box.Inset(c.Px()))
		if piece, ok := assets.Find(s.guide); ok {
			c.Sprite(piece, box.X+box.W/2, box.Y+box.H*1.18, m.guide*1.1/100)
		}
		c.Unclip()
		if s.told {
			icon := "check"
			if !s.answer.how.Solves() {
				icon = "cross"
			}
			ui.Icon(c, icon, box.X+box.W-9, box.Y+box.H-9, 18, ui.White)
		}
	}
	c.Paragraph(r.X+m.text, r.Y+7, m.head, ui.Prompt, palette.Ink)
	c.Paragraph(r.X+m.text, r.Y+7+ui.Prompt.Pitch()*float64(len(m.head)), m.said, ui.Body, palette.Ink)
}
