// Package puzzles is positions with one best answer, found in games of bots, and what each other
// answer gives away. They are text: in front what the answers come to, then a saved game that
// ends where the decision is to be made.
package puzzles

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/save"
)

// An Answer is what a seat may do and what that gives away against the best, in hundredths of a
// point, or in thousandths of a chance to win where the title's reviews count in those.
type Answer struct {
	Line [2]rules.Action // the second is 0 where the first is the whole answer
	Loss int             // at least 0
}

// A Puzzle is a position and its answers.
type Puzzle struct {
	ID      string // its name is the text TITLE.puzzle.ID
	Game    *save.Game
	Answers []Answer // every one there is, the best first
	Margin  int      // by how much the best answer is ahead of those that do not solve it
	Near    int      // answers that give away at most so much solve it
}

// Seat is who is to decide.
func (p *Puzzle) Seat() rules.Seat { return p.Game.Match.State().Turn() }

// Deep says whether an answer has two actions.
func (p *Puzzle) Deep() bool {
	for _, a := range p.Answers {
		if a.Line[1] != 0 {
			return true
		}
	}
	return false
}

// Loss is what an answer gives away; ok is false for a line that is none.
func (p *Puzzle) Loss(line [2]rules.Action) (loss int, ok bool) {
	for _, a := range p.Answers {
		if a.Line == line {
			return a.Loss, true
		}
	}
	return 0, false
}

// A Text is a puzzle that was not read yet.
type Text struct {
	ID   string
	text string
}

// The words that a puzzle's lines begin with.
const (
	headWord = "puzzle"
	saveWord = "tilestead"
)

// Split finds the puzzles of a text, in their order. The error says what is wrong with it.
func Split(text string) (list []Text, err error) {
	for i, part := range strings.Split("\n"+text, "\n"+headWord+" ") {
		if i == 0 {
			if strings.TrimSpace(part) != "" {
				return nil, fmt.Errorf("puzzles: want %q first, got %.40q", headWord, part)
			}
			continue
		}
		id, _, _ := strings.Cut(part, " ")
		list = append(list, Text{ID: id, text: headWord + " " + part})
	}
	return list, nil
}

// Read reads a puzzle:
//
//	puzzle mill 700 50
//	0 place -3,2 r1 + small c1
//	310 place -2,-3 r2 + small c2
//	tilestead 2
//	…
//
// Behind its ID are the margin and what may be given away. Then come the answers, each behind what
// it gives away, and a saved game. The error says what is wrong with it.
func (t Text) Read() (*Puzzle, error) {
	at := strings.Index(t.text, "\n"+saveWord+" ")
	if at < 0 {
		return nil, fmt.Errorf("puzzle %s: there is no saved game", t.ID)
	}
	g, err := save.Read([]byte(t.text[at+1:]))
	if err != nil {
		return nil, fmt.Errorf("puzzle %s: %w", t.ID, err)
	}
	p := &Puzzle{ID: t.ID, Game: g}
	lines := strings.Split(t.text[:at], "\n")
	if _, err := fmt.Sscanf(lines[0], headWord+" "+t.ID+" %d %d", &p.Margin, &p.Near); err != nil {
		return nil, fmt.Errorf("puzzle %s: want its margin and a loss in %q", t.ID, lines[0])
	}
	for _, line := range lines[1:] {
		a, err := readAnswer(g.Match.State(), line)
		if err != nil {
			return nil, fmt.Errorf("puzzle %s: %w", t.ID, err)
		}
		p.Answers = append(p.Answers, a)
	}
	if len(p.Answers) == 0 || p.Seat() < 0 {
		return nil, fmt.Errorf("puzzle %s: want a seat that decides, and its answers", t.ID)
	}
	return p, nil
}

// and stands between the two actions of an answer.
const and = " + "

func readAnswer(s rules.State, line string) (a Answer, err error) {
	number, rest, _ := strings.Cut(line, " ")
	if a.Loss, err = strconv.Atoi(number); err != nil || a.Loss < 0 {
		return a, fmt.Errorf("want a loss in front of %q", line)
	}
	first, then, two := strings.Cut(rest, and)
	ok := false
	if a.Line[0], ok = rules.Find(s, first); !ok {
		return a, fmt.Errorf("%q cannot be done there", first)
	}
	if !two {
		return a, nil
	}
	after := s.Clone()
	after.Do(a.Line[0], nil)
	if a.Line[1], ok = rules.Find(after, then); !ok {
		return a, fmt.Errorf("%q cannot be done there", then)
	}
	return a, nil
}

// Bytes is the text of a puzzle, for Read.
func (p *Puzzle) Bytes() ([]byte, error) {
	s := p.Game.Match.State()
	b := fmt.Appendf(nil, "%s %s %d %d\n", headWord, p.ID, p.Margin, p.Near)
	for _, a := range p.Answers {
		b = fmt.Appendf(b, "%d %s", a.Loss, rules.Notation(s, a.Line[0]))
		if a.Line[1] != 0 {
			after := s.Clone()
			after.Do(a.Line[0], nil)
			b = append(b, and+rules.Notation(after, a.Line[1])...)
		}
		b = append(b, '\n')
	}
	game, err := p.Game.Bytes()
	return append(b, game...), err
}
