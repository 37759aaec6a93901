package learn

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/table"
	"tilestead/titles/puzzles"
	"tilestead/ui"
)

// LessonView is what a test may know of the lesson on top.
type LessonView struct{ s *lessonScreen }

// LessonOn is the lesson that shows; ok is false when another screen does.
func LessonOn(shown ui.Scene) (v LessonView, ok bool) {
	s, ok := shown.(*lessonScreen)
	return LessonView{s}, ok
}

// Over says that the lesson has come to its end.
func (v LessonView) Over() bool { return v.s.now() == nil }

// At names the step.
func (v LessonView) At() string {
	if v.Over() {
		return v.s.lesson().ID + " is over"
	}
	if v.Parting() {
		return fmt.Sprintf("%s, before line %d", v.s.lesson().ID, v.s.lesson().steps[v.s.part].line)
	}
	return fmt.Sprintf("%s, line %d (%s)", v.s.lesson().ID, v.s.now().line, v.s.now().key)
}

// Reads says that something is to be read.
func (v LessonView) Reads() bool { return v.s.Waits() }

// Next is the target to click next, "" while nothing is asked.
func (v LessonView) Next() string {
	if step := v.s.now(); step != nil && v.s.table.Deciding() {
		return v.s.nextClick(step)
	}
	return ""
}

// Closed are the spaces that an asking step points at and that cannot be chosen.
func (v LessonView) Closed() (names []string) {
	for _, name := range v.s.pointed() {
		if v.Asks() && v.s.table.Deciding() && strings.HasPrefix(name, "space ") && !v.s.table.Offers(name) {
			names = append(names, name)
		}
	}
	return names
}

// Aims says that the step is a goal whose way has not been shown.
func (v LessonView) Aims() bool {
	step := v.s.now()
	return step != nil && step.kind == goalStep && !v.s.showing
}

// Parting says that the table is covered between two parts.
func (v LessonView) Parting() bool { return v.s.parting() }

// Laid tells one table that was laid from another.
func (v LessonView) Laid() any { return v.s.table }

// Tells answers a question to the position on the table, in words of a script.
func (v LessonView) Tells(question ...string) string {
	answer, err := v.s.title.Inspect(v.s.table.Match().State(), question)
	if err != nil {
		return err.Error()
	}
	return answer
}

// OffCentre is how far the speech is from the middle of the table, from side to side.
func (v LessonView) OffCentre() float64 {
	f := v.s.table.Frame()
	return math.Abs(v.s.speech.at.Center().X - f.Field().Center().X)
}

// Len is how many actions were done at the table.
func (v LessonView) Len() int { return v.s.table.Match().Len() }

// Missing are the things that the step points at and that are not there.
func (v LessonView) Missing() (names []string) {
	for _, name := range v.s.pointed() {
		if r, ok := v.s.table.Spot(name); !ok || r.W <= 0 || !r.Overlaps(v.s.table.Frame().Canvas) {
			names = append(names, name)
		}
	}
	return names
}

// Covers are the things pointed at that the speech lies on.
func (v LessonView) Covers() (names []string) {
	for _, name := range v.s.pointed() {
		r, _ := v.s.table.Spot(name)
		if r.Overlaps(v.s.speech.at) {
			names = append(names, name)
		}
	}
	if v.Parting() {
		return names // they lie on the cover
	}
	f := v.s.table.Frame()
	if f.Plates[pupil].Overlaps(v.s.speech.at) {
		names = append(names, "the own plate")
	}
	if f.Prompt.Overlaps(v.s.speech.at) {
		names = append(names, "the prompt")
	}
	return names
}

// CoveredIn are the things that a speech in a language lies on, after it was placed anew: what is
// pointed at, what is held, the own plate and the prompt, and the names of spaces where the table
// has room of its own for it. It must lie on the canvas.
func (v LessonView) CoveredIn(words *assets.Words) (names []string) {
	sh := *v.s.sh
	s := *v.s
	s.sh, sh.Words = &sh, words
	s.speech.changed = true
	f := s.table.Frame()
	if at := s.place(s.table); !at.Within(f.Canvas) {
		names = append(names, fmt.Sprint("the canvas's edge: ", at))
	}
	names = append(names, LessonView{&s}.Covers()...)
	if v.Parting() {
		return names
	}
	if r, ok := s.table.Spot("held"); ok && r.Overlaps(s.speech.at) {
		names = append(names, "what is held")
	}
	if f.Coach.W > 0 && s.speech.at.X < f.Coach.X-1 {
		names = append(names, "the spaces")
	}
	return names
}

// Tell shows a message and gives where the words are.
func (v LessonView) Tell(text string) (words ui.Rect) {
	v.s.table.Say(ui.Info, text)
	return v.s.Box()
}

// Hand is what the hand lies on, "" while there is none.
func (v LessonView) Hand() string {
	if at := v.s.pointed(); len(at) > 0 && v.s.handed(at[0]) {
		return at[0]
	}
	return ""
}

// HandHits says that it lies on what is to be clicked next.
func (v LessonView) HandHits() bool { return v.s.named(v.Hand()) || v.s.inside(v.Hand(), v.Next()) }

// Strays are the things that are marked in the middle of a choice, where something else is to be
// clicked next.
func (v LessonView) Strays() (names []string) {
	for _, name := range v.s.pointed() {
		next := v.Next()
		if v.s.table.Clicks() > 0 && !v.s.named(name) && !v.s.inside(name, next) && !v.s.inside(next, name) {
			names = append(names, name)
		}
	}
	return names
}

// Free says that what is asked for may be done in any way.
func (v LessonView) Free() bool { return v.s.now() != nil && v.s.now().free() }

// HidesPrice says that the speech lies on what stands beside the thing pointed at, such as its
// price; ok is false where nothing does.
func (v LessonView) HidesPrice() (hides, ok bool) {
	for _, name := range v.s.pointed() {
		if r := clearOf(v.s.table, name); r.W > 0 {
			hides, ok = hides || r.Overlaps(v.s.place(v.s.table)), true
		}
	}
	return hides, ok
}

// HidesStage says that the speech lies on what has opened over the rest.
func (v LessonView) HidesStage() bool {
	r, ok := v.s.table.Spot("stage")
	return ok && r.Overlaps(v.s.speech.at)
}

// HidesCount says that the speech lies where the end is counted.
func (v LessonView) HidesCount() bool {
	r, ok := v.s.table.Spot("count")
	return ok && r.Overlaps(v.s.speech.at)
}

// Fits says that the speech lies on the canvas.
func (v LessonView) Fits() bool {
	return v.s.speech.at.W > 0 && v.s.speech.at.Within(v.s.table.Frame().Canvas)
}

// Corner is the upper left corner of the coach's panel.
func (v LessonView) Corner() ui.Point { return ui.Point{X: v.s.speech.at.X, Y: v.s.speech.at.Y} }

// Others are places where something could be done that the lesson does not
// ask for: what a table without a coach offers besides.
func (v LessonView) Others() (at []ui.Point) {
	t, cfg := v.s.table, v.s.config(v.s.table.Match())
	cfg.Coach = nil
	free, f := table.New(cfg), t.Frame().Canvas
	for range 2 {
		if _, err := free.Update(input.Frame{W: f.W, H: f.H, S: 1, X: -1, Y: -1}); err != nil {
			panic(err)
		}
	}
	for _, g := range free.Targets() {
		if t.Clicks() > 0 && strings.HasPrefix(g.ID, "tray ") { // what is chosen refuses it, not the lesson
			continue
		}
		if g.Off == "" && g.Button == 0 && !t.Offers(g.ID) && !v.s.speech.at.Overlaps(g.Area) {
			at = append(at, g.Area.Center())
		}
	}
	return at
}

// Asks says that the step asks for something that is not free.
func (v LessonView) Asks() bool { return v.s.now() != nil && v.s.now().kind == askStep }

// EveryAnswer plays a lesson with every action that its steps allow, each
// followed by the rest of the solution.
func (l *Lesson) EveryAnswer() (tried int, err error) {
	for i := range l.steps {
		if l.steps[i].kind != askStep {
			continue
		}
		m, err := l.play(l.begins(i), i)
		if err != nil {
			return tried, err
		}
		s := m.State()
		for _, a := range fitting(s, s.Legal(nil), l.steps[i].acts) {
			if err := l.rest(i, rules.Notation(s, a)); err != nil {
				return tried, fmt.Errorf("after %q: %w", rules.Notation(s, a), err)
			}
			tried++
		}
	}
	return tried, nil
}

// rest plays the position of a step to its end, another answer in its place. What that answer took
// need not be there for the next ones, but one of each must.
func (l *Lesson) rest(step int, answer string) error {
	other := *l
	other.steps = append([]lessonStep(nil), l.steps...)
	other.steps[step].acts = []string{answer}
	end := step + 1
	for end < len(l.steps) && l.steps[end].kind != positionStep {
		end++
	}
	for k := step + 1; k < end; k++ {
		next := &other.steps[k]
		if next.kind != askStep || len(next.acts) < 2 {
			continue
		}
		m, err := other.play(l.begins(step), k)
		if err != nil {
			return err
		}
		s, left := m.State(), []string(nil)
		for _, a := range fitting(s, s.Legal(nil), next.acts) {
			left = append(left, rules.Notation(s, a))
		}
		if len(left) > 0 {
			next.acts = left
		}
	}
	_, err := other.play(l.begins(step), end)
	return err
}

// Keys are the keys of all that is said.
func (l *Lesson) Keys() (keys []string) {
	for _, s := range l.steps {
		if s.key != "" {
			keys = append(keys, l.title.ID+".lesson."+l.ID+"."+s.key)
		}
	}
	return keys
}

// Done are the actions done at the table, in notation.
func (v LessonView) Done() (list []string) {
	m := v.s.table.Match()
	for i := range m.Len() {
		list = append(list, rules.Notation(m.Before(i), m.Action(i)))
	}
	return list
}

// Told are the keys of what is only read, while nothing at the table can be done.
func (l *Lesson) Told() (keys []string) {
	for _, step := range l.steps {
		if step.kind == sayStep {
			keys = append(keys, step.key)
		}
	}
	return keys
}

// Instead goes by the lesson's own solution to a goal, and from there by other acts, of whatever
// seat. It gives what the position answers then, and after how many of the acts the goal is told
// to be missed, 0 when it is not.
func (l *Lesson) Instead(key string, acts []string, question string) (answer string, told int, err error) {
	at := slices.IndexFunc(l.steps, func(s lessonStep) bool { return s.kind == goalStep && s.key == key })
	if at < 0 {
		return "", 0, fmt.Errorf("lesson %s has no goal %q", l.ID, key)
	}
	step := &l.steps[at]
	m, err := l.play(l.begins(at), at)
	open := true
	for i := 0; i < len(acts) && err == nil; i++ {
		if err = l.do(m, step.line, acts[i:i+1]); err != nil {
			break
		}
		l.skip(m)
		var ok bool
		if ok, err = l.reached(m.State(), step); !open || ok {
			open = false
		} else if m.State().Turn() != pupil || l.hopeless(m.State(), step) {
			told, open = i+1, false
		}
	}
	if err != nil {
		return "", told, err
	}
	answer, err = l.title.Inspect(m.State(), strings.Fields(question))
	return answer, told, err
}

// PuzzleView is what a test may know of the puzzle on top.
type PuzzleView struct{ s *puzzleScreen }

// PuzzleOn is the puzzle that shows; ok is false when another screen does.
func PuzzleOn(shown ui.Scene) (v PuzzleView, ok bool) {
	s, ok := shown.(*puzzleScreen)
	return PuzzleView{s}, ok
}

// Next is what to click next for a line, "" where nothing can be clicked now.
func (v PuzzleView) Next(line [2]rules.Action) string {
	want := line[0]
	if v.s.table.Match().Len() > v.s.begun {
		want = line[1]
	}
	return v.s.table.NextClick(func(legal []rules.Action) []rules.Action {
		if slices.Contains(legal, want) {
			return []rules.Action{want}
		}
		return nil
	})
}

// ID is which puzzle it is, Answers are its answers, Done is how many actions were done since it
// was laid.
func (v PuzzleView) ID() string                { return v.s.list[v.s.at].ID }
func (v PuzzleView) Answers() []puzzles.Answer { return v.s.puzzle.Answers }
func (v PuzzleView) Done() int                 { return v.s.table.Match().Len() - v.s.begun }

// Told says that the answer was judged, and how.
func (v PuzzleView) Told() (how save.PuzzleAnswer, told bool) {
	if v.s.answer == nil {
		return "", false
	}
	return v.s.answer.how, v.s.told
}

// Covers says what the panel lies on that should be seen: what is told of the answer, and the
// places of the moves.
func (v PuzzleView) Covers() bool {
	box, places := table.Told(v.s.table)
	at := v.s.Box()
	hides := box.W > 0 && at.Overlaps(box)
	for _, r := range places {
		hides = hides || at.Overlaps(r)
	}
	return hides || !at.Within(v.s.table.Frame().Canvas)
}
