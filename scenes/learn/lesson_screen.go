package learn

import (
	"fmt"
	"strconv"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A lessonScreen is a lesson at a real table. It is the table's coach.
type lessonScreen struct {
	coached
	lessons []*Lesson
	at      int // which of them
	step    int // of it; all of them when it is over

	told    int           // the step whose words show: nothing is told before it has been seen
	from    int           // actions done when the step began, for goals
	since   time.Duration // when the step began
	came    map[int]int   // actions done when each step of the position that is laid began
	wrong   bool          // a goal was missed: it is tried again
	going   int           // the step to jump to, -1 for none
	part    int           // the position step of the part that comes next, 0 for none; see parting
	showing bool          // the way to a goal is shown
}

// readLessons reads all lessons of a title. Lessons that cannot be read are a
// fault of the program, which its tests find.
func readLessons(sh *page.Shell, t *rules.Title) []*Lesson {
	lay, ok := sh.Boards[t.ID]
	if !ok {
		return nil
	}
	scripts := lay().Offers().Lessons.Scripts
	if scripts == nil {
		return nil
	}
	var out []*Lesson
	for i, text := range scripts() {
		l, err := ReadLesson(fmt.Sprintf("%s lesson %d", t.ID, i+1), text, t)
		if err != nil {
			sh.Fail(err)
			continue
		}
		out = append(out, l)
	}
	return out
}

// resumeLesson opens a lesson where it was left; back is where to go when there
// is none.
func resumeLesson(sh *page.Shell, t *rules.Title, id string, back ui.Scene) ui.Scene {
	lessons := readLessons(sh, t)
	for i, l := range lessons {
		if l.ID == id {
			return openLesson(sh, t, lessons, i, stepLeft(sh, t, i), back)
		}
	}
	return back
}

// openLesson opens a lesson at a step; back is where to go when it cannot be laid.
func openLesson(sh *page.Shell, t *rules.Title, lessons []*Lesson, at, step int, back ui.Scene) ui.Scene {
	s := &lessonScreen{coached: coached{sh: sh, title: t}, lessons: lessons, at: at, going: -1}
	if err := s.jump(step); err != nil {
		sh.Fail(err)
		return back
	}
	sh.Welcomed(t)
	return s
}

// lessonKey is where the settings keep how far a lesson has come.
func lessonKey(t *rules.Title, at int) string { return fmt.Sprintf("lesson.%s.%d", t.ID, at+1) }

// lessonDone is what is kept of a lesson that was finished.
const lessonDone = "done"

// stepLeft is the step at which a lesson was left, 0 when it is new or done.
func stepLeft(sh *page.Shell, t *rules.Title, at int) int {
	v, _ := sh.Settings.Get(lessonKey(t, at))
	n, _ := strconv.Atoi(v)
	return max(0, n)
}

// Reworded names the seats and writes the table anew in another language.
func (s *lessonScreen) Reworded() {
	for i := range s.lesson().Seats {
		s.table.Rename(rules.Seat(i), s.seatName(i))
	}
	s.table.Reworded()
}

// seatName is what whoever sits at a seat is called.
func (s *lessonScreen) seatName(i int) string {
	return s.sh.Words.Say(fmt.Sprintf("lesson.name.%d", i+1))
}

// lesson is the lesson that is played.
func (s *lessonScreen) lesson() *Lesson { return s.lessons[s.at] }

// jump lays the position of a step, as the pupil came to it, or else as the lesson's own solution
// reaches it.
func (s *lessonScreen) jump(step int) error {
	l := s.lesson()
	step = max(0, min(step, len(l.steps)-1))
	if l.steps[step].kind == positionStep {
		step++
	}
	m, err := s.laid(step)
	if err != nil {
		return err
	}
	s.replace(table.New(s.config(m)))
	s.step, s.told, s.going, s.part, s.wrong, s.showing = step, step, -1, 0, false, false
	s.reach(step)
	return nil
}

// laid is the match as it was when a step was reached.
func (s *lessonScreen) laid(step int) (*rules.Match, error) {
	l := s.lesson()
	begin := l.begins(step)
	n, came := s.came[step]
	if !came {
		s.came = map[int]int{}
		return l.play(begin, step)
	}
	m, err := l.play(begin, begin+1)
	for i := 0; i < n && err == nil; i++ {
		_, err = m.Do(s.table.Match().Action(i))
	}
	return m, err
}

// config is the table of a lesson, with a board of its own.
func (s *lessonScreen) config(m *rules.Match) table.Config {
	cfg := s.setUp(m, s, false)
	for i := range s.lesson().Seats {
		seat := board.SeatInfo{Name: s.seatName(i), Look: i}
		var bot think.Thinker
		if i > 0 {
			seat.Bot, bot = "lesson", &partner{coach: s}
		}
		cfg.Seats, cfg.Bots = append(cfg.Seats, seat), append(cfg.Bots, bot)
	}
	return cfg
}

// A partner plays another seat as the lesson says.
type partner struct {
	coach *lessonScreen
	p     rules.Perspective
}

func (b *partner) Start(p rules.Perspective) { b.p = p }

func (b *partner) Think(time.Time) (rules.Action, bool) {
	legal := b.p.Legal(nil)
	s := b.coach.table.Match().State()
	if step := b.coach.now(); step != nil && step.kind == moveStep && step.seat == b.p.Seat() {
		if fits := fitting(s, legal, step.acts); len(fits) > 0 {
			return fits[0], true
		}
	}
	return legal[0], true // after what no lesson foresees
}

// now is the step that is to be done, nil when the lesson is over.
func (s *lessonScreen) now() *lessonStep {
	if l := s.lesson(); s.step < len(l.steps) {
		return &l.steps[s.step]
	}
	return nil
}

// reach goes to a step of the position that is laid.
func (s *lessonScreen) reach(step int) {
	s.step, s.showing = step, false
	s.from, s.since = s.table.Match().Len(), s.table.Now()
	s.came[step] = s.from
	s.speech.changed = true
	s.table.Changed()
	value := strconv.Itoa(step)
	if s.now() == nil {
		value = lessonDone
		s.sh.Cue(cue.Cue{Name: cue.Win})
	}
	if was, _ := s.sh.Settings.Get(lessonKey(s.title, s.at)); was != lessonDone {
		s.sh.SetNote(lessonKey(s.title, s.at), value)
	}
	mark := "" // what an earlier step marked is no longer meant
	for _, name := range s.pointed() {
		if boardMarks(name) {
			mark = name
		}
	}
	s.table.Mark(mark)
}

// forward leaves what has been read.
func (s *lessonScreen) forward() {
	next := s.step + 1
	if l := s.lesson(); next < len(l.steps) && l.steps[next].kind == positionStep {
		s.part, s.speech.changed = next, true
		return
	}
	s.reach(next)
}

// Name is what the lesson is called.
func (s *lessonScreen) Name() string { return s.sh.Words.Say(s.text("")) }

// text is the key of a text of the lesson.
func (s *lessonScreen) text(part string) string {
	return s.title.ID + ".lesson." + s.lesson().ID + part
}

// Waits says that there is something to read, or to do again.
func (s *lessonScreen) Waits() bool {
	step := s.now()
	return step == nil || step.kind == sayStep || s.wrong || s.going >= 0
}

// Allow gives what the step asks for.
func (s *lessonScreen) Allow(state rules.State, legal []rules.Action) []rules.Action {
	if step := s.now(); step != nil && step.kind == askStep {
		if fits := fitting(state, legal, step.acts); len(fits) > 0 {
			return fits
		}
	}
	return legal
}

// Other is what is said to whoever tries something else.
func (s *lessonScreen) Other() string { return s.coach("other") }

// Undo says that a lesson is gone back in by its own steps.
func (s *lessonScreen) Undo() string { return "lesson.undo" }

// Roll is what the lesson lets chance bring.
func (s *lessonScreen) Roll(state rules.State) (rules.Action, error) {
	step := s.now()
	if step != nil && step.kind == moveStep && step.seat == rules.Nature {
		if fits := fitting(state, state.Legal(nil), step.acts); len(fits) > 0 {
			return fits[0], nil
		}
	}
	return 0, fmt.Errorf("lesson %s, step %d: it does not say what chance brings", s.lesson().ID, s.step)
}

// Did goes on after an action.
func (s *lessonScreen) Did() {
	step := s.now()
	if step == nil {
		return
	}
	if step.kind != goalStep {
		s.reach(s.step + 1)
		return
	}
	state := s.table.Match().State()
	ok, err := s.lesson().reached(state, step)
	switch {
	case err != nil:
		s.table.Fail(err)
	case ok:
		s.sh.Cue(cue.Cue{Name: cue.Score})
		s.reach(s.step + 1)
	case state.Turn() != pupil || s.lesson().hopeless(state, step):
		s.wrong = true
	}
	s.speech.changed = true
}

// Update takes one tick.
func (s *lessonScreen) Update(in input.Frame) (ui.Scene, error) {
	if next, err := s.update(in, s); err != nil || next != ui.Scene(s) {
		return next, err
	}
	if phase := s.table.Phase(); s.wrong && phase != table.Stepping && phase != table.Showing {
		s.again()
	}
	if s.going >= 0 {
		return s, s.jump(s.going)
	}
	return s, nil
}

// again lets a goal be tried once more from where it began, and says what was
// amiss.
func (s *lessonScreen) again() {
	said := s.missed()
	if err := s.jump(s.step); err != nil {
		s.table.Fail(err)
		return
	}
	s.table.Say(ui.Info, said)
}

// missed says what was wrong with how a goal was tried.
func (s *lessonScreen) missed() string {
	if step := s.now(); step != nil {
		if own := s.text("." + step.key + ".missed"); s.sh.Words.Has(own) {
			return s.sh.Words.Say(own)
		}
	}
	return s.sh.Words.Say("lesson.again")
}

// Animating says whether the picture is about to change by itself.
func (s *lessonScreen) Animating() bool { return s.table.Animating() || s.going >= 0 || s.fresh() }

// freshTime is how long the way to a new goal is not offered: the button lies where the one was that
// led here, and whoever clicks twice has not asked for it.
const freshTime = 1500 * time.Millisecond

// fresh says that a goal has only just been set.
func (s *lessonScreen) fresh() bool {
	step := s.now()
	return step != nil && step.kind == goalStep && !s.showing && s.table.Now() < s.since+freshTime
}
