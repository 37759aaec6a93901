package learn

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/scenes/table"
)

// pupil is the seat of the person in a lesson.
const pupil rules.Seat = 0

// expansions are those that the lesson is about.
func (l *Lesson) expansions() (ids []string) {
	for _, m := range l.title.Modules {
		if m.Kind == rules.Expansion && slices.Contains(l.modules, m.ID) {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// setup is the game of the lesson.
func (l *Lesson) setup() rules.Setup {
	return rules.Setup{Title: l.title.ID, Seats: l.Seats, Modules: l.modules}
}

// lay makes the match of a position.
func (l *Lesson) lay(step *lessonStep) (*rules.Match, error) {
	set := l.setup()
	start := l.title.New(set)
	for i, words := range step.set {
		if err := l.title.Arrange(start, words); err != nil {
			return nil, fmt.Errorf("%d: set %s: %w", step.line+1+i, strings.Join(words, " "), err)
		}
	}
	title := *l.title
	title.New = func(rules.Setup) rules.State { return start.Clone() }
	return rules.NewMatch(&title, set)
}

// play plays from a position step on, by the lesson's own solution, until
// before the step end, and gives the match it is in then. The error begins
// with the line.
func (l *Lesson) play(from, end int) (m *rules.Match, err error) {
	for i := from; i < end; i++ {
		step := &l.steps[i]
		switch step.kind {
		case positionStep:
			if m, err = l.lay(step); err != nil {
				return nil, err
			}
		case sayStep:
		case moveStep:
			if turn := m.State().Turn(); turn != step.seat {
				return nil, fmt.Errorf("%d: it is %v's turn, not %v's", step.line, turn, step.seat)
			}
			if err := l.do(m, step.line, step.acts); err != nil {
				return nil, err
			}
		case askStep:
			if turn := m.State().Turn(); turn != pupil {
				return nil, fmt.Errorf("%d: it is %v's turn, not the player's", step.line, turn)
			}
			if err := l.do(m, step.line, step.acts); err != nil {
				return nil, err
			}
		case goalStep:
			if err := l.achieve(m, step); err != nil {
				return nil, err
			}
		}
		if step.kind != sayStep && step.kind != positionStep {
			l.skip(m)
		}
	}
	return m, nil
}

// do carries out the first of some actions, which all must be legal.
func (l *Lesson) do(m *rules.Match, line int, acts []string) error {
	s := m.State()
	for _, a := range acts {
		if len(fitting(s, s.Legal(nil), []string{a})) == 0 {
			return fmt.Errorf("%d: %v cannot %q; there is %s", line, s.Turn(), a, menu(s))
		}
	}
	_, err := m.Do(fitting(s, s.Legal(nil), acts)[0])
	return err
}

// menu lists what is legal, for errors.
func menu(s rules.State) string {
	var out []string
	for _, a := range s.Legal(nil) {
		if len(out) == 12 {
			return strings.Join(append(out, "…"), ", ")
		}
		out = append(out, rules.Notation(s, a))
	}
	return strings.Join(out, ", ")
}

// achieve plays the way to a goal, which must not be reached before its end.
func (l *Lesson) achieve(m *rules.Match, step *lessonStep) error {
	if len(step.want) == 0 || len(step.acts) == 0 {
		return fmt.Errorf("%d: a goal needs questions and a way", step.line)
	}
	for i := 0; ; i++ {
		ok, err := l.reached(m.State(), step)
		switch {
		case err != nil:
			return fmt.Errorf("%d: %w", step.line, err)
		case ok && i == len(step.acts):
			return nil
		case ok:
			return fmt.Errorf("%d: the goal is reached after %d actions of %d", step.line, i, len(step.acts))
		case i == len(step.acts):
			return fmt.Errorf("%d: the way does not lead to the goal", step.line)
		}
		if err := l.do(m, step.line, step.acts[i:i+1]); err != nil {
			return err
		}
		l.skip(m)
	}
}

// mostTried is how many positions are looked at to find out whether a goal can still be reached, so
// that no frame is late.
const mostTried = 400

// hopeless says that nothing which the person can do before the turn ends reaches the goal; false
// where there is too much to try.
func (l *Lesson) hopeless(s rules.State, step *lessonStep) bool {
	seen, open := map[uint64]bool{}, []rules.State{s}
	for tried := 0; len(open) > 0; {
		s, open = open[len(open)-1], open[:len(open)-1]
		for _, a := range s.Legal(nil) {
			next := s.Clone()
			next.Do(a, &rules.Reel{})
			if ok, err := l.reached(next, step); ok || err != nil {
				return false
			}
			if tried++; tried > mostTried {
				return false
			}
			if hash := rules.Hash(next); next.Turn() == pupil && !seen[hash] {
				seen[hash] = true
				open = append(open, next)
			}
		}
	}
	return true
}

// skip does what the table does by itself for the person.
func (l *Lesson) skip(m *rules.Match) {
	for m.State().Turn() == pupil {
		a, ok := table.Forced(m.State())
		if !ok {
			return
		}
		m.Replay(a)
	}
}

// begins is the last position step up to a step.
func (l *Lesson) begins(step int) int {
	for i := min(step, len(l.steps)-1); i > 0; i-- {
		if l.steps[i].kind == positionStep {
			return i
		}
	}
	return 0
}

// stops are the steps at which a person reads or acts, one for each speech.
func (l *Lesson) stops() (out []int) {
	for i, s := range l.steps {
		switch s.kind {
		case askStep:
			if i > 0 && l.steps[i-1].kind == askStep && l.steps[i-1].key == s.key {
				continue
			}
			fallthrough
		case sayStep, goalStep:
			out = append(out, i)
		}
	}
	return out
}
