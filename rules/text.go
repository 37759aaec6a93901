package rules

import "strconv"

// Lines is the text of a view being written, for people and for fingerprints
// alike: words and named numbers, each with a space behind it, on lines. What is
// nothing (0, false, Nobody) is left out, so a title names whatever follows such
// a thing on its line.
type Lines []byte

// Word writes a word.
func (b *Lines) Word(w string) { *b = append(append(*b, w...), ' ') }

// Num writes numbers, 0 as well.
func (b *Lines) Num(ns ...int) {
	for _, n := range ns {
		*b = append(strconv.AppendInt(*b, int64(n), 10), ' ')
	}
}

// Pair writes a number behind its name; 0 is left out, with the name.
func (b *Lines) Pair(name string, n int) {
	if n != 0 {
		b.Word(name)
		b.Num(n)
	}
}

// Seat writes a seat behind its name; Nobody is left out, with the name.
func (b *Lines) Seat(name string, s Seat) {
	if s == Nobody {
		return
	}
	b.Word(name)
	b.Word(s.String())
}

// Flag writes a name that says something is so; without it, it is not.
func (b *Lines) Flag(name string, is bool) {
	if is {
		b.Word(name)
	}
}

// End ends the line; one on which there is nothing is left out.
func (b *Lines) End() {
	if n := len(*b); n > 0 {
		(*b)[n-1] = '\n'
	}
}

// Notations are the notations of what is legal now, in the order of Legal.
func Notations(s State) (names []string) {
	for _, a := range s.Legal(nil) {
		names = append(names, Notation(s, a))
	}
	return names
}
