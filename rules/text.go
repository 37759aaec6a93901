package rules

import "strconv"

// Lines is the text of a view being written: words and numbers, each with a
// space behind it, on lines.
type Lines []byte

// Word writes a word.
func (b *Lines) Word(w string) { *b = append(append(*b, w...), ' ') }

// Num writes numbers.
func (b *Lines) Num(ns ...int) {
	for _, n := range ns {
		*b = append(strconv.AppendInt(*b, int64(n), 10), ' ')
	}
}

// Flag writes true or false.
func (b *Lines) Flag(yes bool) { *b = append(strconv.AppendBool(*b, yes), ' ') }

// End ends the line; something must be on it.
func (b *Lines) End() { (*b)[len(*b)-1] = '\n' }

// Notations are the notations of what is legal now, in the order of Legal.
func Notations(s State) (names []string) {
	for _, a := range s.Legal(nil) {
		names = append(names, Notation(s, a))
	}
	return names
}
