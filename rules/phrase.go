package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Phrase is something scripts and lessons can say to a title, such as
// "silver SEAT N": a name, how many words follow, how it is written, and what
// it does.
type Phrase[F any] struct {
	Name     string
	Min, Max int
	Usage    string
	Does     F
}

// Say makes a phrase.
func Say[F any](name string, min, max int, usage string, does F) Phrase[F] {
	return Phrase[F]{Name: name, Min: min, Max: max, Usage: usage, Does: does}
}

// Phrases are all that can be said on one occasion.
type Phrases[F any] []Phrase[F]

// Find is what the first of the words says; form is what goes before a phrase,
// such as "set". The error names what could be said.
func (ps Phrases[F]) Find(form string, words []string) (does F, err error) {
	if len(words) == 0 {
		return does, fmt.Errorf("want `%s` and one of %s", form, strings.Join(ps.Names(), ", "))
	}
	i := slices.IndexFunc(ps, func(p Phrase[F]) bool { return p.Name == words[0] })
	if i < 0 {
		return does, fmt.Errorf("there is no `%s %s`; there is %s", form, words[0], strings.Join(ps.Names(), ", "))
	}
	if n := len(words) - 1; n < ps[i].Min || n > ps[i].Max {
		return does, fmt.Errorf("want `%s %s`", form, ps[i].Usage)
	}
	return ps[i].Does, nil
}

// Names are the names of all phrases, in order.
func (ps Phrases[F]) Names() (names []string) {
	for _, p := range ps {
		names = append(names, p.Name)
	}
	return names
}

// A Reader takes the words of a phrase apart and keeps the first thing that
// was wrong with them.
type Reader struct {
	Words []string
	Err   error
}

// Next takes the next word, "" when there is none.
func (r *Reader) Next() string {
	if len(r.Words) == 0 {
		return ""
	}
	w := r.Words[0]
	r.Words = r.Words[1:]
	return w
}

// Fail says what was wrong; only the first time counts.
func (r *Reader) Fail(format string, args ...any) {
	if r.Err == nil {
		r.Err = fmt.Errorf(format, args...)
	}
}

// Number takes a number from low to high; what names it in the error.
func (r *Reader) Number(what string, low, high int) int {
	w := r.Next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		r.Fail("%s: want a number from %d to %d, got %q", what, low, high, w)
		return low
	}
	return n
}

// Seat takes one of so many seats.
func (r *Reader) Seat(players int) Seat { return Seat(r.Number("seat", 1, players) - 1) }

// Name takes one of the names and gives its number.
func (r *Reader) Name(what string, names []string) int {
	w := r.Next()
	i := slices.Index(names, w)
	if i < 0 {
		r.Fail("%s: want one of %s, got %q", what, strings.Join(names, ", "), w)
		return 0
	}
	return i
}

// Arrange changes a position as words say, by one of a title's arrangements. reader is
// what takes the title's own words apart, in the Reader that it embeds. may, where not
// nil, says what stands against it in this position.
func Arrange[S, R any](ps Phrases[func(S, R)], words []string, s S, reader R, in *Reader, may func() error) error {
	does, err := ps.Find("set", words)
	if err == nil && may != nil {
		err = may()
	}
	if err != nil {
		return err
	}
	in.Words = words[1:]
	does(s, reader)
	return in.Err
}

// Inspect answers what words ask about a position, by one of a title's questions;
// reader and in are as for Arrange.
func Inspect[S, R any](ps Phrases[func(S, R) string], words []string, s S, reader R, in *Reader) (string, error) {
	ask, err := ps.Find("=", words)
	if err != nil {
		return "", err
	}
	in.Words = words[1:]
	answer := ask(s, reader)
	return answer, in.Err
}

// LegalOf is how many legal actions of s have a notation that begins with a word.
func LegalOf(s State, word string) (n int) {
	for _, a := range s.Legal(nil) {
		if first, _, _ := strings.Cut(Notation(s, a), " "); first == word {
			n++
		}
	}
	return n
}

// SeatList is seats as scripts count them, with spaces between, or none where there is
// no seat.
func SeatList(seats []Seat, none string) string {
	var names []string
	for _, seat := range seats {
		names = append(names, seat.String())
	}
	if len(names) == 0 {
		return none
	}
	return strings.Join(names, " ")
}
