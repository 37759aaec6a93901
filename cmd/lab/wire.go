package main

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"tilestead/rules"
)

// wired is the level of a seat that another program plays, over standard input
// and output; see docs/notation.md.
const wired = "stdin"

// A wire tells another program what is decided and drawn here and reads what is
// decided there, a line each.
type wire struct {
	in    *bufio.Scanner
	out   io.Writer
	line  int          // of the input, as last read
	seats []rules.Seat // the other program's in this game
	deals bool         // it draws as well, so that nothing can be hidden from it
	tells telling
}

// A telling is what another program is told beside decisions and draws.
type telling struct {
	positions bool // before each question, as its seat sees it
	forced    bool // what is its seat's only choice, instead of being asked
}

// tellings are the words that ask for them.
const (
	tellPositions = "positions"
	tellForced    = "forced"
)

// tellingOf is what the words of a list ask for; wrong is the first one that asks for nothing.
func tellingOf(words []string) (t telling, wrong string) {
	for _, w := range words {
		switch w {
		case tellPositions:
			t.positions = true
		case tellForced:
			t.forced = true
		default:
			return t, w
		}
	}
	return t, ""
}

func newWire(in io.Reader, out io.Writer) *wire {
	return &wire{in: bufio.NewScanner(in), out: out}
}

// begin announces a game and who sits where.
func (w *wire) begin(number int, setup rules.Setup, levels []string) error {
	w.seats = w.seats[:0]
	for seat, level := range levels {
		if level == wired {
			w.seats = append(w.seats, rules.Seat(seat))
		}
	}
	game := append([]string{setup.Title, fmt.Sprint(setup.Seats)}, setup.Modules...)
	if set := values(setup.Values); len(set) > 0 {
		game = append(game, set.String())
	}
	_, err := fmt.Fprintf(w.out, "# game %d: %s\n# seats %s\n",
		number, strings.Join(game, " "), strings.Join(levels, " "))
	return err
}

// hidden stands for a notation that only other seats may see.
const hidden = "*"

// tell writes what the seat whose turn it is, or chance, decided here, as far as
// the other program's seats may know it.
func (w *wire) tell(s rules.State, a rules.Action) error {
	notation := rules.Notation(s, a)
	if w.hides(s, a) {
		notation = hidden
	}
	_, err := fmt.Fprintln(w.out, spoken(s.Turn(), notation))
	return err
}

// hides says whether an action shows a seat that is not the other program's what
// nobody else sees.
func (w *wire) hides(s rules.State, a rules.Action) bool {
	if w.deals {
		return false
	}
	var reel rules.Reel
	s.Clone().Do(a, &reel)
	return slices.ContainsFunc(reel.Beats, func(b rules.Beat) bool {
		to := rules.RevealedTo(b.Event)
		return to >= 0 && !slices.Contains(w.seats, to)
	})
}

// spoken is an action as scripts write it: the seat, if one decides, and the
// notation.
func spoken(seat rules.Seat, notation string) string {
	if seat < 0 {
		return notation
	}
	return seat.String() + " " + notation
}

// decides says whether the other program is asked what a seat of its own does.
func (w *wire) decides(legal []rules.Action) bool { return !w.tells.forced || len(legal) > 1 }

// ask lists what is legal and reads which of it the other program decides.
func (w *wire) ask(s rules.State) (rules.Action, error) {
	if w.tells.positions {
		if err := w.show(s); err != nil {
			return 0, err
		}
	}
	if _, err := fmt.Fprintf(w.out, "? %s\n", strings.Join(rules.Notations(s), " | ")); err != nil {
		return 0, err
	}
	return w.read(s)
}

// show writes a position as the seat whose turn it is sees it.
func (w *wire) show(s rules.State) error {
	text := strings.TrimSuffix(string(s.AppendView(nil, s.Turn())), "\n")
	_, err := fmt.Fprintln(w.out, "@ "+strings.ReplaceAll(text, "\n", "\n@ "))
	return err
}

// read reads the next decision or draw. Remarks, questions, positions and results, which
// begin with # ? @ =, are passed over, so that two labs can be tied together.
func (w *wire) read(s rules.State) (rules.Action, error) {
	for w.in.Scan() {
		w.line++
		text := strings.TrimSpace(w.in.Text())
		if text == "" || strings.ContainsAny(text[:1], "#?@=") {
			continue
		}
		notation, ok := text, true
		if s.Turn() >= 0 {
			notation, ok = strings.CutPrefix(text, fmt.Sprintf("%d ", s.Turn()+1))
		}
		if ok {
			if a, found := rules.Find(s, notation); found {
				return a, nil
			}
		}
		return 0, fmt.Errorf("standard input, line %d: %q does not fit; %s", w.line, text, wanted(s))
	}
	if err := w.in.Err(); err != nil {
		return 0, fmt.Errorf("standard input, line %d: %w", w.line+1, err)
	}
	return 0, fmt.Errorf("standard input ended after line %d; %s", w.line, wanted(s))
}

// mostNamed is how many legal actions an error lists.
const mostNamed = 8

// wanted says what a line may be now.
func wanted(s rules.State) string {
	var lines []string
	legal := s.Legal(nil)
	for _, a := range legal[:min(len(legal), mostNamed)] {
		lines = append(lines, spoken(s.Turn(), rules.Notation(s, a)))
	}
	text := fmt.Sprintf("expected one of: %s", strings.Join(lines, " | "))
	if more := len(legal) - len(lines); more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// end tells how a game ended: the scores by seat and who won.
func (w *wire) end(p *played) error {
	_, err := fmt.Fprintf(w.out, "= %s\n",
		strings.TrimSpace(fmt.Sprintf("scores %s won %s", numbers(p.scores), seatNumbers(p.winners))))
	return err
}

func numbers(list []rules.Points) string { return strings.Trim(fmt.Sprint(list), "[]") }

func seatNumbers(list []rules.Seat) string {
	var out []string
	for _, s := range list {
		out = append(out, s.String())
	}
	return strings.Join(out, " ")
}
