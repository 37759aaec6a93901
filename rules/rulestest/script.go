// Package rulestest proves titles right: scripts that somebody who knows only
// the game can read, the conformance kit every title must pass, and counts of
// action sequences that notice any change of what is legal.
package rulestest

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
)

// A Failure is a scenario that does not hold.
type Failure struct {
	File     string
	Line     int
	Scenario string
	What     string // what was expected and what was found
}

// Error is the failure with its place.
func (f Failure) Error() string {
	return fmt.Sprintf("%s:%d: scenario %s: %s", f.File, f.Line, f.Scenario, f.What)
}

// A Result is what came of a script.
type Result struct {
	Scenarios []string // their headings
	Failures  []Failure
	Unread    int // 1 when a line cannot be read: the scenario it is in, or the script, does not hold
}

// Of is how many scenarios there are, and Hold how many of them hold. A script
// that cannot be read has at least one, which does not.
func (r *Result) Of() int { return max(len(r.Scenarios), len(r.Failures)+r.Unread) }

// Hold is how many scenarios hold.
func (r *Result) Hold() int { return r.Of() - len(r.Failures) - r.Unread }

// MaxScript is how many bytes of a script are read: its failures have to be
// remembered, and a script somebody wrote is far shorter.
const MaxScript = 1 << 20

// Script runs rule scenarios. Its lines are
//
//	scenario 27 heading            begins a scenario
//	covers W6 W9                   the rules it shows, by their numbers
//	game montana 2 [module …]      a new game for so many players
//	set workers 1 LBD              the title changes the position
//	1 use L                        seat 1 does something; Nature's lines have no number
//	! 1 use B                      seat 1 may not do this now; it must be an action
//	? use L | use BD               exactly this is legal
//	= silver 1 : 4                 the position answers so
//	# …                            a remark
//
// A scenario ends at its first failure. The error is a script that cannot be
// read: it names the line and what was expected there.
func Script(name string, r io.Reader, find func(string) (*rules.Title, error)) (Result, error) {
	run := &runner{file: name, find: find}
	err := run.read(r)
	if err != nil && !run.failed {
		run.result.Unread = 1
	}
	return run.result, err
}

func (r *runner) read(from io.Reader) error {
	in := bufio.NewScanner(from)
	in.Buffer(nil, 1<<16)
	size := 0
	for in.Scan() {
		r.line++
		if size += len(in.Bytes()) + 1; size > MaxScript {
			return fmt.Errorf("%s:%d: the script is longer than %d bytes; cut it in two", r.file, r.line, MaxScript)
		}
		if err := r.do(strings.TrimSpace(in.Text())); err != nil {
			return fmt.Errorf("%s:%d: %w", r.file, r.line, err)
		}
	}
	if err := in.Err(); err != nil {
		return fmt.Errorf("%s:%d: %w", r.file, r.line+1, err)
	}
	return nil
}

type runner struct {
	file   string
	line   int
	find   func(string) (*rules.Title, error)
	title  *rules.Title
	seats  int
	match  rules.State
	failed bool
	result Result
}

func (r *runner) fail(format string, args ...any) {
	r.failed = true
	heading := "(none)"
	if n := len(r.result.Scenarios); n > 0 {
		heading = r.result.Scenarios[n-1]
	}
	r.result.Failures = append(r.result.Failures, Failure{r.file, r.line, heading, fmt.Sprintf(format, args...)})
}

func (r *runner) do(line string) error {
	if line == "" || line[0] == '#' {
		return nil
	}
	first, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if first == "scenario" {
		r.result.Scenarios = append(r.result.Scenarios, rest)
		r.failed, r.match = false, nil
		if rest == "" {
			return fmt.Errorf("want `scenario NUMBER heading`")
		}
		return nil
	}
	if len(r.result.Scenarios) == 0 {
		return fmt.Errorf("want `scenario …` before %q", line)
	}
	if r.failed {
		return nil
	}
	switch first {
	case "game":
		return r.game(strings.Fields(rest))
	case "covers":
		if rest == "" || r.match != nil {
			return fmt.Errorf("want `covers RULE …` behind the heading, before the game")
		}
		return nil
	}
	if r.match == nil {
		return fmt.Errorf("want `game TITLE PLAYERS` before %q", line)
	}
	switch first {
	case "set":
		if r.title.Arrange == nil {
			return fmt.Errorf("%s knows no `set`", r.title.ID)
		}
		if err := r.title.Arrange(r.match, strings.Fields(rest)); err != nil {
			return fmt.Errorf("set %s: %w", rest, err)
		}
	case "?":
		r.exactly(rest)
	case "!":
		return r.refused(rest)
	case "=":
		return r.equals(rest)
	default:
		return r.act(line)
	}
	return nil
}

func (r *runner) game(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("want `game TITLE PLAYERS [MODULE …] [VALUE=TEXT …]`")
	}
	n, err := strconv.Atoi(words[1])
	if err != nil {
		return fmt.Errorf("number of players: %q is not a number", words[1])
	}
	if r.title, err = r.find(words[0]); err != nil {
		return err
	}
	setup := rules.Setup{Title: r.title.ID, Seats: n}
	for _, w := range words[2:] {
		if id, value, ok := strings.Cut(w, "="); ok {
			setup = setup.With(id, value)
		} else {
			setup.Modules = append(setup.Modules, w)
		}
	}
	if err := r.title.CheckSetup(setup); err != nil {
		return err
	}
	r.seats, r.match = n, r.title.New(setup)
	return nil
}

// split parts `2 bid R1 2` into the seat and the notation; without a number it
// is Nature's.
func split(line string) (rules.Seat, string, error) {
	first, rest, _ := strings.Cut(line, " ")
	n, err := strconv.Atoi(first)
	if err != nil {
		return rules.Nature, line, nil
	}
	if n < 1 || n > 99 || rest == "" {
		return 0, "", fmt.Errorf("want `SEAT ACTION`, got %q", line)
	}
	return rules.Seat(n - 1), strings.TrimSpace(rest), nil
}

func (r *runner) act(line string) error {
	seat, notation, err := split(line)
	if err != nil {
		return err
	}
	if turn := r.match.Turn(); turn != seat {
		r.fail("seat %v should do %q, but it is %v's decision (%s)", seat, notation, turn, r.match.Prompt().Key)
		return nil
	}
	a, ok := rules.Find(r.match, notation)
	if !ok {
		r.fail("%q is not legal; legal is %s", notation, strings.Join(rules.Notations(r.match), " | "))
		return nil
	}
	r.match.Do(a, nil)
	return nil
}

func (r *runner) refused(line string) error {
	seat, notation, err := split(line)
	if err != nil {
		return err
	}
	if int(seat) >= r.seats {
		return fmt.Errorf("only %d play; there is no seat %v", r.seats, seat)
	}
	if r.title.Forms != nil {
		if err := r.title.Forms.Check(notation); err != nil {
			return err
		}
	}
	if r.match.Turn() == seat {
		if _, ok := rules.Find(r.match, notation); ok {
			r.fail("%q should be refused, but is legal", notation)
		}
	}
	return nil
}

func (r *runner) exactly(list string) {
	var want []string
	for _, w := range strings.Split(list, "|") {
		want = append(want, strings.TrimSpace(w))
	}
	here := rules.Notations(r.match)
	slices.Sort(want)
	slices.Sort(here)
	if !slices.Equal(want, here) {
		r.fail("legal is %s; should be %s", strings.Join(here, " | "), strings.Join(want, " | "))
	}
}

func (r *runner) equals(line string) error {
	question, want, ok := strings.Cut(line, ":")
	if !ok {
		return fmt.Errorf("want `= QUESTION : ANSWER`, got %q", line)
	}
	if r.title.Inspect == nil {
		return fmt.Errorf("%s answers no questions", r.title.ID)
	}
	here, err := r.title.Inspect(r.match, strings.Fields(question))
	if err != nil {
		return fmt.Errorf("%s: %w", strings.TrimSpace(question), err)
	}
	if want = strings.TrimSpace(want); here != want {
		r.fail("%s is %q; should be %q", strings.TrimSpace(question), here, want)
	}
	return nil
}
