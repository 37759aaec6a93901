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
	r := s.place(t)
	k.Block("speech", r)
	if k.Drawing() {
		s.draw(k.C, r)
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
func (s *puzzleScreen) place(t *table.Table) ui.Rect {
	f := t.Frame()
	w, h := s.measure(&f)
	box, places := t.Told()
	key := fmt.Sprint(s.told, t.Clicks(), f.Canvas, w, h, box, places, t.Match().Len())
	if !s.speech.changed && s.speech.key == key {
		return s.speech.at
	}
	s.speech.changed, s.speech.key = false, key
	list := cares{{r: f.Prompt, weight: 20, never: true}, {r: f.Log, weight: 3}}
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
			list = append(list, care{r: g.Area, weight: 20})
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
	s.speech.at = list.placeNear(f, ui.Point{X: field.X + field.W - w - 4, Y: field.Y + 4}, w, h)
	if s.overLog(&f) {
		s.speech.at = ui.Rect{X: f.Log.X, Y: f.Log.Y + f.Log.H - h, W: w, H: h}
	}
	t.Changed()
	return s.speech.at
}

// leastLog is how wide the log is at least for the task to lie over its foot, in canvas pixels.
const leastLog = 180.0

// overLog says that the task lies over the foot of the log, where nothing is to be clicked.
func (s *puzzleScreen) overLog(f *board.Frame) bool {
	return !s.told && f.Log.W >= leastLog && f.Log.H >= 2*portrait(f.Layout) && f.Coach.W == 0
}

// measure is the size of the panel: as little as what is said in it needs.
func (s *puzzleScreen) measure(f *board.Frame) (w, h float64) {
	l := f.Layout
	w = besidePortrait(ui.Rect{}, l) + 8 + math.Max(ui.Prompt.Width(s.head()), 170)
	if s.told {
		buttons := 8.0
		for _, key := range [...]string{"puzzle.next", "puzzle.again", "puzzle.on"} {
			buttons += ui.ButtonWidth(64, s.sh.Words.Say(key)) + 6
		}
		w = math.Max(w, buttons+8)
	}
	w = math.Ceil(math.Min(w, f.Canvas.W-8))
	if s.overLog(f) {
		w = f.Log.W
	}
	head, said := wrapHead(s.head(), w, l), wrapSpeech(s.said(), w, l)
	h = 8 + ui.Prompt.Pitch()*float64(len(head)) + ui.LineHeight*float64(len(said)) + 6
	h = math.Max(h, portrait(l)+16)
	if s.told {
		h += panelButton + 6
	}
	return w, math.Ceil(h)
}

// draw draws the panel with the guide, the words and a sign of how good the answer was.
func (s *puzzleScreen) draw(c *ui.Canvas, r ui.Rect) {
	l := ui.LayoutOf(c.W, c.H)
	ui.Panel(c, r)
	p := portrait(l)
	box := ui.Rect{X: r.X + 7, Y: r.Y + 8, W: p, H: p}.Snap()
	ui.Inset(c, box, palette.TealLit)
	c.Clip(box.Inset(c.Px()))
	if piece, ok := assets.Find(s.guide); ok {
		c.Sprite(piece, box.X+box.W/2, box.Y+box.H*1.18, p*1.1/100)
	}
	c.Unclip()
	if s.told {
		icon := "check"
		if !s.answer.how.Solves() {
			icon = "cross"
		}
		ui.Icon(c, icon, box.X+box.W-9, box.Y+box.H-9, 18, ui.White)
	}
	x := besidePortrait(r, l)
	head := wrapHead(s.head(), r.W, l)
	c.Paragraph(x, r.Y+7, head, ui.Prompt, palette.Ink)
	c.Paragraph(x, r.Y+7+ui.Prompt.Pitch()*float64(len(head)), wrapSpeech(s.said(), r.W, l), ui.Body, palette.Ink)
}

// wrapHead breaks a heading for a panel of that width.
func wrapHead(text string, w float64, l ui.Layout) []string {
	return ui.Prompt.Wrap(text, w-besidePortrait(ui.Rect{}, l)-6)
}
