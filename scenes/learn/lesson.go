// Package learn is where a title is learned: lessons at a real table, the list
// of them, and the reference to look rules up in.
package learn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
)

// A Lesson is a small play: positions, what is said, what the person is asked
// to do, and what the others and chance do meanwhile. The person has seat 1.
type Lesson struct {
	ID      string // its texts are TITLE.lesson.ID, .about, and .KEY for what is said
	Seats   int
	modules []string
	title   *rules.Title
	steps   []lessonStep
}

// A stepKind is what a step of a lesson is.
type stepKind uint8

const (
	positionStep stepKind = iota // a new position
	sayStep                      // something is said; it goes on when it has been read
	askStep                      // the person must do one of a few things
	goalStep                     // the person does what she likes until the position answers as wanted
	moveStep                     // another seat or chance does something
)

// A lessonStep is one line of a lesson, with those that belong to it.
type lessonStep struct {
	kind stepKind
	line int
	key  string     // of what is said
	show []string   // what is pointed at
	set  [][]string // positionStep: arranges it
	// askStep: what may be done, in notation, the solution first; goalStep: a solution; a last word * stands
	// for any rest
	acts []string
	seat rules.Seat // moveStep
	want [][2]string
}

// free says that what is asked for may be done in any way.
func (s *lessonStep) free() bool { return len(s.acts) == 1 && strings.HasSuffix(s.acts[0], "*") }

// ReadLesson reads a lesson for a title. Its lines are
//
//	lesson recruit              its name
//	game montana 2 [module …]   the players
//	position                    a new position begins
//	set workers 1 LBD           arranges it
//	say hello at disc | panel   something is said, pointing at things
//	ask spin at disc : recruit  the person must do this, or one of several (… | …; bid * is any bid)
//	and use D                   then this, with the same words
//	goal grain                  the person is free until the questions below are answered so
//	= goods 1 : 3 0 0 0 0 0     a question to the position
//	way work grain_field.a      how it can be done
//	2 recruit                   seat 2 does this
//	sector 3                    chance brings this
//	# …                         a remark
//
// The error names the line and what is wrong there. The lesson has been played
// through by its own solution when there is none.
func ReadLesson(name, text string, title *rules.Title) (*Lesson, error) {
	l := &Lesson{title: title}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if err := l.read(i+1, line); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
	}
	if l.ID == "" || l.Seats == 0 || len(l.steps) == 0 {
		return nil, fmt.Errorf("%s: want `lesson NAME`, `game TITLE PLAYERS` and a position", name)
	}
	if _, err := l.play(0, len(l.steps)); err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	return l, nil
}

// read takes one line.
func (l *Lesson) read(n int, line string) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "lesson":
		if l.ID != "" || rest == "" || strings.ContainsAny(rest, " .") {
			return fmt.Errorf("want one `lesson NAME`, got %q", line)
		}
		l.ID = rest
		return nil
	case "game":
		return l.readGame(line, strings.Fields(rest))
	}
	if l.ID == "" || l.Seats == 0 {
		return fmt.Errorf("want `lesson NAME` and `game TITLE PLAYERS` before %q", line)
	}
	if len(l.steps) == 0 && word != "position" {
		return fmt.Errorf("want `position` before %q", line)
	}
	return l.readStep(lessonStep{line: n}, word, rest)
}

// readGame takes the words after `game`.
func (l *Lesson) readGame(line string, words []string) error {
	least, most := l.title.Seats[0], l.title.Seats[1]
	if len(words) < 2 || words[0] != l.title.ID {
		return fmt.Errorf("want `game %s PLAYERS` for %d to %d players, got %q", l.title.ID, least, most, line)
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || n < least || n > most {
		return fmt.Errorf("want `game %s PLAYERS` for %d to %d players, got %q", l.title.ID, least, most, line)
	}
	l.Seats, l.modules = n, words[2:]
	return l.title.CheckSetup(l.setup())
}

func (l *Lesson) readStep(s lessonStep, word, rest string) error {
	var last *lessonStep
	if k := len(l.steps); k > 0 {
		last = &l.steps[k-1]
	}
	switch word {
	case "position":
		if s.kind = positionStep; last != nil && last.kind != sayStep {
			return fmt.Errorf("want `say` before a new position, so that the player can look at the last one")
		}
	case "set":
		if last.kind != positionStep {
			return fmt.Errorf("`set` belongs under `position`")
		}
		last.set = append(last.set, strings.Fields(rest))
		return nil
	case "say":
		s.kind = sayStep
		s.key, s.show = spoken(rest)
	case "ask":
		words, acts, ok := strings.Cut(rest, " : ")
		if !ok {
			return fmt.Errorf("want `ask KEY at THING : NOTATION | …`, got %q", rest)
		}
		s.kind, s.acts = askStep, alternatives(acts)
		s.key, s.show = spoken(words)
	case "and":
		if last.kind != askStep || rest == "" {
			return fmt.Errorf("`and NOTATION` belongs under `ask`")
		}
		s.kind, s.key, s.acts = askStep, last.key, alternatives(rest)
	case "goal":
		s.kind = goalStep
		s.key, s.show = spoken(rest)
	case "=", "way":
		if last.kind != goalStep {
			return fmt.Errorf("%q belongs under `goal`", word)
		}
		if word == "way" {
			last.acts = append(last.acts, rest)
			return nil
		}
		question, answer, ok := strings.Cut(rest, " : ")
		if !ok {
			return fmt.Errorf("want `= QUESTION : ANSWER`, got %q", rest)
		}
		last.want = append(last.want, [2]string{question, answer})
		return nil
	default:
		s.kind, s.seat = moveStep, rules.Nature
		s.acts = []string{strings.TrimSpace(word + " " + rest)}
		if word[0] >= '2' && word[0] <= '9' && len(word) == 1 {
			s.seat, s.acts = rules.Seat(word[0]-'1'), []string{rest}
		}
	}
	if s.key == "" && (s.kind == sayStep || s.kind == askStep || s.kind == goalStep) {
		return fmt.Errorf("want a key after %q", word)
	}
	l.steps = append(l.steps, s)
	return nil
}

// spoken takes `KEY at THING | THING` apart.
func spoken(text string) (key string, show []string) {
	key, at, ok := strings.Cut(text, " at ")
	if ok {
		show = alternatives(at)
	}
	return strings.TrimSpace(key), show
}

func alternatives(text string) (out []string) {
	for _, s := range strings.Split(text, "|") {
		out = append(out, strings.TrimSpace(s))
	}
	return out
}

// fitting are the legal actions that are written as one of acts, in the order of acts.
func fitting(s rules.State, legal []rules.Action, acts []string) (out []rules.Action) {
	for _, want := range acts {
		begin, any := strings.CutSuffix(want, "*")
		for _, a := range legal {
			n := rules.Notation(s, a)
			if (n == want || any && strings.HasPrefix(n, begin)) && !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// reached says whether a position answers all questions of a goal as wanted.
func (l *Lesson) reached(s rules.State, step *lessonStep) (bool, error) {
	for _, w := range step.want {
		got, err := l.title.Inspect(s, strings.Fields(w[0]))
		if err != nil {
			return false, err
		}
		if got != w[1] {
			return false, nil
		}
	}
	return true, nil
}
