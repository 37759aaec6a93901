package learn

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// A speech is where the coach's words lie.
type speech struct {
	changed   bool
	key       string // of what it was placed for
	at        ui.Rect
	announced string // what was said aloud last
}

// said is the text that shows: of the step that is told, or of the last one with
// words while the others and chance do something.
func (s *lessonScreen) said() string {
	if s.parting() {
		return s.partWords()
	}
	if s.told == len(s.lesson().steps) {
		if s.at+1 == len(s.lessons) {
			return s.coach("over")
		}
		return s.coach("done") + " " + s.ahead()
	}
	if i := s.worded(); i >= 0 {
		return s.sh.Words.Say(s.text("." + s.lesson().steps[i].key))
	}
	return ""
}

// ahead names the lesson that follows, and says how many there are.
func (s *lessonScreen) ahead() string {
	w, next := s.sh.Words, s.at+1
	return w.Say("lesson.ahead", w.Say(s.title.ID+".lesson."+s.lessons[next].ID), next+1, len(s.lessons))
}

// enough says that nothing follows of the game that was learned from the start: it can be played.
func (s *lessonScreen) enough() bool {
	next := s.at + 1
	return next == len(s.lessons) || s.at == 0 && !slices.Equal(s.lessons[next].modules, s.lesson().modules)
}

// worded is the last step with words up to the one that is told, -1 where there
// is none.
func (s *lessonScreen) worded() int {
	i := min(s.told, len(s.lesson().steps)-1)
	for i >= 0 && s.lesson().steps[i].key == "" {
		i--
	}
	return i
}

// shown is the text in the panel: from when what was asked for is done until the
// next words there is nothing to click, whatever the others and chance do.
func (s *lessonScreen) shown() string {
	if s.parting() {
		return s.partWords()
	}
	steps := s.lesson().steps
	if i := s.worded(); s.told < len(steps) && i >= 0 && i != s.step &&
		(steps[i].kind == askStep || steps[i].kind == goalStep) {
		return s.coach("watch")
	}
	return s.said()
}

// coach is a text that every title shares, or what its own coach says instead.
func (s *lessonScreen) coach(key string) string {
	w := s.sh.Words
	if own := s.title.ID + ".lesson." + key; w.Has(own) {
		return w.Say(own)
	}
	return w.Say("lesson." + key)
}

// pointed is what the step points at.
func (s *lessonScreen) pointed() []string {
	step := s.now()
	switch {
	case step == nil, s.parting():
		return nil
	case step.kind == goalStep && s.showing, step.kind == askStep && len(step.show) == 0:
		if id := s.nextClick(step); id != "" {
			return []string{id}
		}
	case step.kind == askStep:
		return s.marks(step, s.nextClick(step))
	}
	return step.show
}

// marks is what a step that shows something points at while id is to be clicked next: what it shows,
// but of a panel with many things in it only the one, and in the middle of a choice what goes on.
func (s *lessonScreen) marks(step *lessonStep, id string) []string {
	shown := s.open(step.show)
	wide := func(name string) bool { return s.inside(id, name) }
	switch {
	case id == "" || s.named(step.show[0]), step.free() && slices.ContainsFunc(shown, wide):
		return shown
	case s.inside(step.show[0], id):
		return shown
	case s.table.Clicks() > 0:
		return []string{id}
	case step.free():
		return shown
	}
	return append([]string{id}, slices.DeleteFunc(shown, wide)...)
}

// open leaves out the spaces that can no longer be chosen, such as one that the pupil took before.
func (s *lessonScreen) open(names []string) (open []string) {
	for _, name := range names {
		if !strings.HasPrefix(name, "space ") || s.table.Phase() != table.Choosing || s.table.Offers(name) {
			open = append(open, name)
		}
	}
	return open
}

// named says whether what is shown is a button that can be pressed: the words name it, though
// something else would do as well.
func (s *lessonScreen) named(shown string) bool {
	return strings.HasPrefix(shown, "button ") && s.table.Offers(shown)
}

// inside says whether the middle of a thing lies in another.
func (s *lessonScreen) inside(name, in string) bool {
	r, ok := s.table.Spot(name)
	of, found := s.table.Spot(in)
	return ok && found && of.Contains(r.Center())
}

// announce says the words to those who cannot see the screen.
func (s *lessonScreen) announce() {
	text := s.said()
	if say := s.sh.Announce; say != nil && text != s.speech.announced {
		say(text)
	}
	s.speech.announced = text
}

// nextClick is the target to click next for what a step asks, or for the way
// to its goal as far as it has been gone.
func (s *lessonScreen) nextClick(step *lessonStep) string {
	t := s.table
	if t.Phase() != table.Choosing {
		return ""
	}
	acts := step.acts
	if step.kind == goalStep {
		gone := 0
		for i := s.from; i < t.Match().Len() && gone < len(acts); i++ {
			before := t.Match().Before(i)
			if _, auto := table.Forced(before); auto || before.Turn() != pupil {
				continue
			}
			if fits := fitting(before, before.Legal(nil), acts[gone:gone+1]); len(fits) == 0 ||
				fits[0] != t.Match().Action(i) {
				return "" // another way was taken
			}
			gone++
		}
		acts = acts[gone:min(gone+1, len(acts))]
	}
	return t.NextClick(func(legal []rules.Action) []rules.Action {
		return fitting(t.Match().State(), legal, acts)
	})
}

// Lay lays out what the coach says, and points at what it is about.
func (s *lessonScreen) Lay(k *ui.Kit, t *table.Table) {
	phase := t.Phase()
	if phase == table.Stepping {
		return
	}
	if phase != table.Showing && s.told != s.step {
		s.told, s.speech.changed = s.step, true
	}
	s.announce()
	r, f := s.place(t), t.Frame()
	k.Block("speech", r)
	step := s.now()
	if s.parting() {
		s.cover(k, t)
		k.Block("speech", r)
	}
	if k.Drawing() {
		if !s.parting() {
			s.point(k.C, t)
		}
		s.drawSpeech(k.C, r)
	}
	w := s.sh.Words
	y := r.Y + r.H - 6 - 24
	left := besidePortrait(r, f.Layout) + backWide // what goes on lies at the same place at every step
	button := func(id ui.ID, label string, look ui.Look) bool {
		at := ui.Rect{X: left, Y: y, W: ui.ButtonWidth(64, label), H: 24}
		left += at.W + 6
		return k.Button(id, at, label, look)
	}
	enter := func() bool {
		return !t.Covered() && k.FocusID() == "" && (k.Key(input.KeyEnter) || k.Key(input.KeySpace))
	}
	switch {
	case phase == table.Showing:
	case s.parting():
		if button("lesson/next", w.Say("lesson.next"), ui.Primary) || enter() {
			s.going = s.part
			return
		}
	case step == nil:
		s.layDone(button, enter)
	case step.kind == sayStep:
		if button("lesson/next", w.Say("lesson.next"), ui.Primary) || enter() {
			s.forward()
			return
		}
	case step.kind == goalStep && !s.showing && !s.fresh():
		if phase == table.Choosing && button("lesson/show", w.Say("lesson.show"), ui.Plain) {
			s.showing, s.speech.changed = true, true
			t.Changed()
		}
	}
	if back := s.earlier(); back >= 0 && step != nil && phase != table.Showing && !s.parting() {
		at := ui.Rect{X: besidePortrait(r, f.Layout), Y: y + 1, W: 22, H: 22}
		if k.Tool("lesson/back", at, "turnl", w.Say("lesson.back")) {
			s.going = back
		}
	}
}

// Box is where the words lie.
func (s *lessonScreen) Box() ui.Rect { return s.speech.at }

// layDone lays out where to go when the lesson is over.
func (s *lessonScreen) layDone(button func(ui.ID, string, ui.Look) bool, enter func() bool) {
	w := s.sh.Words
	more := s.at+1 < len(s.lessons)
	play, next := ui.Plain, ui.Primary
	if s.enough() {
		play, next = ui.Primary, ui.Plain
	}
	if button("lesson/play", w.Say("title.play"), play) || play == ui.Primary && enter() {
		s.next = s.sh.Go.Setup(s.title, s.lesson().expansions()...)
		return
	}
	if more {
		if button("lesson/next", w.Say("lesson.following"), next) || next == ui.Primary && enter() {
			following := openLesson(s.sh, s.title, s.lessons, s.at+1, stepLeft(s.sh, s.title, s.at+1), s)
			if following != ui.Scene(s) {
				s.next = s.sh.Go.Replace(following) // going back from it leads to the list
			}
			return
		}
	}
	if button("lesson/leave", w.Say("menu.back"), ui.Plain) {
		s.left = true
	}
}

// earlier is the stop before this one, -1 when this is the first.
func (s *lessonScreen) earlier() int {
	last := -1
	for _, i := range s.lesson().stops() {
		if i >= s.step {
			break
		}
		last = i
	}
	step := s.now()
	if step != nil && step.kind == askStep && last >= 0 && s.lesson().steps[last].key == step.key {
		return s.before(last) // the middle of what is asked
	}
	return last
}

func (s *lessonScreen) before(stop int) int {
	last := stop
	for _, i := range s.lesson().stops() {
		if i < stop {
			last = i
		}
	}
	return last
}

// progress is which stop of how many this is.
func (s *lessonScreen) progress() (n, all int) {
	for _, i := range s.lesson().stops() {
		if i <= s.told {
			n++
		}
		all++
	}
	return n, all
}

// portrait is how wide the picture of the guide is.
func portrait(l ui.Layout) float64 {
	if l == ui.Compact {
		return 44
	}
	return 64
}

// backWide is how wide the way to the step before is, with the gap to what goes on.
const backWide = 28.0

// besidePortrait is where in a speech at r begins what stands beside the picture of the guide.
func besidePortrait(r ui.Rect, l ui.Layout) float64 { return r.X + 7 + portrait(l) + 8 }

// How many lines a speech may have to be narrower, and how narrow it is at least.
const (
	fewLines = 3
	narrow   = 100.0 // less than its widest
	narrows  = 10.0
)

// measure is the size of the speech: as wide as the room for it, if that is about as wide as
// words read best, and narrower for few words, to cover less. At the end there are three ways on.
func (s *lessonScreen) measure(f *board.Frame) (w, h float64) {
	l, text := f.Layout, s.said()
	w, least := 330.0, 2
	if l != ui.Compact {
		w, least = 430, fewLines // what goes on lies at the same height under a line as under three
	}
	if f.Coach.W > w-90 {
		w = math.Min(f.Coach.W, w+60)
	} else if s.now() != nil {
		most := max(fewLines, len(wrapSpeech(text, w, l)))
		for end := w - narrow; w > end && len(wrapSpeech(text, w-narrows, l)) <= most; {
			w -= narrows
		}
	}
	h = 8 + ui.LineHeight*float64(max(least, len(wrapSpeech(text, w, l)))) + 6 + 24 + 6
	return w, math.Max(h, portrait(l)+16)
}

// wrapSpeech breaks words for a speech of that width.
func wrapSpeech(text string, w float64, l ui.Layout) []string {
	return ui.Body.Wrap(text, w-portrait(l)-20)
}

// How high the hand is that points at something, and the numbers at a figure's feet.
const (
	handHigh    = 25.0
	numbersHigh = 15.0
)

// point draws frames round what is spoken of, and a hand on what to click.
func (s *lessonScreen) point(c *ui.Canvas, t *table.Table) {
	if t.Phase() == table.Showing || t.Covered() {
		return
	}
	canvas := t.Frame().Canvas
	for i, name := range s.pointed() {
		r, ok := t.Spot(name)
		if !ok {
			continue
		}
		if !boardMarks(name) {
			ui.DoubleFrame(c, r.And(canvas.Inset(4)))
		}
		if hand, found := assets.Find("pointer/hand"); found && i == 0 && s.handed(name) {
			m, down := r.Center(), math.Min(6, r.H/4)
			switch clear := clearOf(t, name); {
			case r.H > 2*handHigh:
				down = r.H/2 - numbersHigh - handHigh
			case clear.Y+clear.H > r.Y+r.H: // its price stands below
				down = -2
			}
			c.Sprite(hand, math.Min(m.X+math.Min(10, r.W/4), canvas.W-18),
				math.Min(m.Y+math.Min(6, down), canvas.H-24), 0.8)
		}
	}
}

// handed says whether the hand lies on the first thing pointed at: where
// something is asked for, but of a goal only what is to be clicked; a hand on all
// that the goal is about would seem to mean its middle.
func (s *lessonScreen) handed(name string) bool {
	switch s.now().kind {
	case askStep:
		return !s.now().free() // what is best is for the person to say
	case goalStep:
		return s.showing && s.table.Offers(name)
	}
	return false
}

// drawSpeech draws the panel with the guide and her words.
func (s *lessonScreen) drawSpeech(c *ui.Canvas, r ui.Rect) {
	l := ui.LayoutOf(c.W, c.H)
	lines := wrapSpeech(s.shown(), r.W, l)
	ui.Panel(c, r)
	p := portrait(l)
	box := ui.Rect{X: r.X + 7, Y: r.Y + 8, W: p, H: p}.Snap()
	ui.Inset(c, box, palette.TealLit)
	c.Clip(box.Inset(c.Px()))
	if piece, ok := assets.Find(s.guide); ok {
		c.Sprite(piece, box.X+box.W/2, box.Y+box.H*1.18, p*1.1/100)
	}
	c.Unclip()
	x := besidePortrait(r, l)
	c.Paragraph(x, r.Y+7, lines, ui.Body, palette.Ink)
	if s.told < len(s.lesson().steps) && !s.parting() {
		s.drawProgress(c, ui.Rect{X: r.X + r.W - 8 - barWide, Y: r.Y + r.H - 6 - 15, W: barWide, H: barHigh})
	}
}

// boardMarks says that a name is of something no rectangle fits, which the board
// marks itself: a field of the map, or the disc.
func boardMarks(name string) bool {
	for _, kind := range [...]string{"hex ", "cell ", "sector "} {
		if strings.HasPrefix(name, kind) {
			return true
		}
	}
	return name == "disc"
}
