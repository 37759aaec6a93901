package learn

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/titles"
	"tilestead/ui"
)

// A lessonList is where a title is learned: its lessons, and the way to its rules.
type lessonList struct {
	list
	lessons []*Lesson
	rules   bool // there is a way to the rules
}

// newLessons shows the lessons of a title; the button to the rules is left out
// where one came from there.
func newLessons(sh *page.Shell, t *rules.Title, rules bool) *lessonList {
	s := &lessonList{list: list{sh: sh, title: t}, lessons: readLessons(sh, t), rules: rules}
	if rules {
		s.titles = taught(sh)
	}
	s.kit.Focus(s.kit.Nth("lesson", s.first()))
	return s
}

// taught are the titles that have lessons, in the order of their cards.
func taught(sh *page.Shell) (list []*rules.Title) {
	for _, id := range titles.Box {
		t, err := titles.Find(id)
		if lay := sh.Boards[id]; err == nil && lay != nil {
			if lay().Offers().Lessons.Scripts != nil {
				list = append(list, t)
			}
		}
	}
	return list
}

// New is where somebody new to a title begins: its lessons, or its rules
// when it has none.
func New(sh *page.Shell, t *rules.Title) ui.Scene {
	if s := newLessons(sh, t, true); len(s.lessons) > 0 {
		return s
	}
	return NewReference(sh, t, "", FromLessons)
}

// Next is the lesson of a title that comes next, or where somebody new to it
// begins when it has none.
func Next(sh *page.Shell, t *rules.Title) ui.Scene {
	s := newLessons(sh, t, true)
	if len(s.lessons) == 0 {
		return NewReference(sh, t, "", FromLessons)
	}
	at := s.first()
	return openLesson(sh, t, s.lessons, at, stepLeft(sh, t, at), s)
}

// first is the first lesson that is not done.
func (s *lessonList) first() int {
	for i := range s.lessons {
		if v, _ := s.sh.Settings.Get(lessonKey(s.title, i)); v != lessonDone {
			return i
		}
	}
	return 0
}

// Stopped is how far the lesson of a title has come that Next would go on with.
func Stopped(sh *page.Shell, t *rules.Title) page.Stopped {
	at := 0
	for v, _ := sh.Settings.Get(lessonKey(t, at)); v == lessonDone; v, _ = sh.Settings.Get(lessonKey(t, at)) {
		at++
	}
	step := stepLeft(sh, t, at)
	if step <= 1 {
		return page.Stopped{} // without reading the lessons
	}
	lessons := readLessons(sh, t)
	if at >= len(lessons) {
		return page.Stopped{}
	}
	l := lessons[at]
	return page.Stopped{Number: at + 1, Step: len(l.stopsTo(step)), Steps: len(l.stops())}
}

// Update takes one tick.
func (s *lessonList) Update(in input.Frame) (ui.Scene, error) {
	return s.update(in, s, s.view), nil
}

// Draw fills the display list.
func (s *lessonList) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

func (s *lessonList) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("menu.help"))
	if back {
		s.next = nil
		return
	}
	width := math.Min(room.W, s.wide())
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	s.layWays(k, ui.Rect{X: room.X, Y: room.Y + room.H - m.Button, W: room.W, H: m.Button}, m.Gap)
	room.H -= m.Button + m.Gap
	room, changed := s.layTitles(k, room, m)
	if changed {
		s.lessons = readLessons(s.sh, s.title)
	}
	n := float64(max(1, len(s.lessons)))
	h := math.Min(math.Floor((room.H-(n-1)*m.Gap)/n), 80)
	top := room.Y + math.Round((room.H-n*h-(n-1)*m.Gap)*0.3)
	for i := range s.lessons {
		s.layLesson(k, i, ui.Rect{X: room.X, Y: top + float64(i)*(h+m.Gap), W: room.W, H: h}, m)
	}
}

// layWays lays out in a row what else there is to learn by: puzzles, and the rules where one did
// not come from there.
func (s *lessonList) layWays(k *ui.Kit, r ui.Rect, gap float64) {
	w := s.sh.Words
	type way struct {
		id   ui.ID
		push ui.Push
		open func() ui.Scene
	}
	var ways []way
	if assets.PuzzlePack(s.title.ID) != "" {
		ways = append(ways, way{"puzzles", ui.Push{Icon: "star", Label: w.Say("puzzle.head"), Look: ui.Strong},
			func() ui.Scene { return NewPuzzles(s.sh, s.title) }})
	}
	if s.rules {
		ways = append(ways, way{"rules", ui.Push{Icon: "question", Label: w.Say("lesson.rules"), Look: ui.Strong},
			func() ui.Scene { return NewReference(s.sh, s.title, "", FromLessons) }})
	}
	b := ui.PushWidth(120, w.Say("puzzle.head"), w.Say("lesson.rules"))
	x := r.X + (r.W-float64(len(ways))*(b+gap)+gap)/2
	for _, way := range ways {
		if k.Push(way.id, ui.Rect{X: math.Round(x), Y: r.Y, W: b, H: r.H}, way.push) {
			s.next = way.open()
		}
		x += b + gap
	}
}

// Where the words of a lesson begin in its row, and how far its button keeps off them and off the
// right end, in canvas pixels.
const (
	lessonWords  = 52.0
	lessonMargin = 10.0
)

// wide is how wide the rows are: as what the longest says on one line needs, with the names of all
// titles above.
func (s *lessonList) wide() float64 {
	w, words := s.sh.Words, 300.0
	for _, l := range s.lessons {
		key := s.title.ID + ".lesson." + l.ID
		state := math.Max(ui.Dense.Width(w.Say("lesson.finished")), ui.Dense.Width(w.Say("lesson.stopped", 99, 99)))
		words = math.Max(words, math.Max(ui.Prompt.Width(w.Say(key))+stateGap+state, ui.Body.Width(w.Say(key+".about"))))
	}
	return math.Min(760, lessonWords+math.Ceil(words)+2*lessonMargin+s.button())
}

// stateGap is how far what is said of a lesson's state lies behind its name.
const stateGap = 14.0

// button is how wide the button of a lesson is.
func (s *lessonList) button() float64 {
	w := s.sh.Words
	return ui.PushWidth(84, w.Say("lesson.begin"), w.Say("lesson.repeat"), w.Say("title.continue"))
}

// layLesson lays out one lesson: its number, what it is about, how far it has
// come, and the button that begins it.
func (s *lessonList) layLesson(k *ui.Kit, i int, r ui.Rect, m page.Measures) {
	w, l := s.sh.Words, s.lessons[i]
	value, _ := s.sh.Settings.Get(lessonKey(s.title, i))
	step := stepLeft(s.sh, s.title, i)
	label, look, state := w.Say("lesson.begin"), ui.Strong, ""
	switch {
	case value == lessonDone:
		label, look, state = w.Say("lesson.repeat"), ui.Plain, w.Say("lesson.finished")
	case step > 1:
		label = w.Say("title.continue")
		state = w.Say("lesson.stopped", len(l.stopsTo(step)), len(l.stops()))
	}
	if i == s.first() && value != lessonDone {
		look = ui.Primary
	}
	key := s.title.ID + ".lesson." + l.ID
	b := s.button()
	button := ui.Rect{X: r.X + r.W - lessonMargin - b, Y: math.Round(r.Y + (r.H-m.Button)/2), W: b, H: m.Button}
	ui.Panel(k.C, r)
	mid := r.Y + r.H/2
	if k.Drawing() {
		c := k.C
		ui.Disc(c, r.X+26, mid, 15, palette.Ink)
		ui.Disc(c, r.X+26, mid, 14, palette.Teal)
		if value == lessonDone {
			ui.Icon(c, "check", r.X+26, mid, 20, ui.White)
		} else {
			c.WriteCenter(r.X+26, mid+ui.Number.Capital()/2, strconv.Itoa(i+1), ui.Number, palette.Cream)
		}
		x := r.X + lessonWords
		wide := button.X - lessonMargin - x
		role, lines, high := ui.Body, []string(nil), 0.0
		for _, role = range [...]ui.Role{ui.Body, ui.Dense} {
			lines = role.Wrap(w.Say(key+".about"), wide)
			high = ui.Prompt.Pitch() + role.Pitch()*float64(len(lines))
			if high <= r.H-2 {
				break
			}
		}
		if high > r.H-2 { // many lessons on a small canvas: their names tell enough
			lines, high = nil, ui.Prompt.Pitch()
		}
		y := math.Round(r.Y + math.Max(2, (r.H-high)/2))
		head := w.Say(key)
		c.Write(x, ui.Prompt.Base(y), head, ui.Prompt, palette.Ink)
		if free := wide - ui.Prompt.Width(head) - stateGap; state != "" && free >= ui.Dense.Width(state) {
			c.Write(x+ui.Prompt.Width(head)+stateGap, ui.Prompt.Base(y), state, ui.Dense, palette.InkSoft)
		}
		c.Paragraph(x, y+ui.Prompt.Pitch(), lines, role, palette.InkSoft)
	}
	if k.Push(k.Nth("lesson", i), button, ui.Push{Label: label, Look: look}) {
		s.next = openLesson(s.sh, s.title, s.lessons, i, step, s)
	}
}

// stopsTo are the stops up to a step.
func (l *Lesson) stopsTo(step int) (out []int) {
	for _, i := range l.stops() {
		if i <= step {
			out = append(out, i)
		}
	}
	return out
}
