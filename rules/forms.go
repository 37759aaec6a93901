package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Forms are how the actions of a title are written, whatever the position and
// whether legal or not: what a script expects to be refused must be an action
// all the same.
type Forms struct {
	Lines []string // such as "bid ROW N"; the words of Words stand for others
	Words map[string]func(word string) bool
}

// Check says what is wrong with a notation that has none of the forms, and
// which forms come nearest.
func (f *Forms) Check(notation string) error {
	words := strings.Split(notation, " ")
	var near, all []string
	for _, line := range f.Lines {
		form := strings.Split(line, " ")
		if len(form) == len(words) && f.fit(form, words) {
			return nil
		}
		if f.fit(form[:1], words[:1]) {
			near = append(near, "`"+line+"`")
		}
		if !slices.Contains(all, form[0]) {
			all = append(all, form[0])
		}
	}
	if len(near) > 0 {
		return fmt.Errorf("%q is no action; want %s", notation, strings.Join(near, " or "))
	}
	return fmt.Errorf("%q is no action; they begin with %s", notation, strings.Join(all, ", "))
}

func (f *Forms) fit(form, words []string) bool {
	for i, w := range words {
		fits, stands := f.Words[form[i]]
		if stands && !fits(w) || !stands && form[i] != w {
			return false
		}
	}
	return true
}

// NumberWord accepts the numbers from low to high, behind a prefix such as the
// r of r3.
func NumberWord(prefix string, low, high int) func(string) bool {
	return func(w string) bool {
		digits, ok := strings.CutPrefix(w, prefix)
		n, err := strconv.Atoi(digits)
		return ok && err == nil && n >= low && n <= high && strconv.Itoa(n) == digits
	}
}

// NameWord accepts these words.
func NameWord(names ...string) func(string) bool {
	return func(w string) bool { return slices.Contains(names, w) }
}

// PairWord accepts two numbers with a comma between, behind a prefix.
func PairWord(prefix string) func(string) bool {
	number := NumberWord("", -1<<15, 1<<15-1)
	return func(w string) bool {
		pair, ok := strings.CutPrefix(w, prefix)
		a, b, two := strings.Cut(pair, ",")
		return ok && two && number(a) && number(b)
	}
}
