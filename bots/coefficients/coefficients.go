// Package coefficients reads and writes what bots have learned: text with one named row
// of whole numbers on each line,
//
//	# a remark
//	wood 1: 1099 854 693 44 # another one
//
// The laboratory writes such text and bots read it as the program starts.
package coefficients

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Number is what coefficients are.
type Number interface{ int | int32 }

// A Row is where a row of numbers is, under its name. The name has neither a colon nor a
// number sign.
type Row[N Number] struct {
	Name string
	at   []*N
}

// One is a row of a single number.
func One[N Number](name string, n *N) Row[N] { return Row[N]{Name: name, at: []*N{n}} }

// Many is a row of numbers.
func Many[N Number](name string, n []N) Row[N] {
	r := Row[N]{Name: name}
	for i := range n {
		r.at = append(r.at, &n[i])
	}
	return r
}

// Read reads text into rows, which say how many numbers each must have; the text must have
// all of them, once, in any order, and no others. The error says in which line of the file
// what is wrong.
func Read[N Number](file, text string, rows []Row[N]) error {
	at := make(map[string]int, len(rows))
	for i, r := range rows {
		at[r.Name] = i
	}
	seen := make([]int, len(rows)) // in which line
	n := 0
	for line := range strings.Lines(text) {
		n++
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		name, values, ok := strings.Cut(line, ":")
		if !ok {
			return fmt.Errorf("%s:%d: %q has no colon after a name", file, n, line)
		}
		i, ok := at[name]
		switch {
		case !ok:
			return fmt.Errorf("%s:%d: nothing is called %q", file, n, name)
		case seen[i] > 0:
			return fmt.Errorf("%s:%d: %q a second time, first in line %d", file, n, name, seen[i])
		}
		seen[i] = n
		if err := read(strings.Fields(values), rows[i].at); err != nil {
			return fmt.Errorf("%s:%d: %q %w", file, n, name, err)
		}
	}
	for i, r := range rows {
		if seen[i] == 0 {
			return fmt.Errorf("%s: %q is missing", file, r.Name)
		}
	}
	return nil
}

// read reads the numbers of one row.
func read[N Number](words []string, to []*N) error {
	if len(words) != len(to) {
		return fmt.Errorf("has %d numbers, not %d", len(words), len(to))
	}
	for i, w := range words {
		n, err := strconv.ParseInt(w, 10, 32)
		if err != nil {
			return fmt.Errorf("has %q, which is no whole number of 32 bits", w)
		}
		*to[i] = N(n)
	}
	return nil
}

// Must reads what the program carries with it, and panics if that is wrong.
func Must[N Number](file, text string, rows []Row[N]) {
	if err := Read(file, text, rows); err != nil {
		panic(err)
	}
}

// Rewrite is text with the numbers of rows in place of those that it has under their names.
// Its remarks and their order stay, and so do rows that are not given.
func Rewrite[N Number](text string, rows []Row[N]) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		name, rest, _ := strings.Cut(line, ":")
		i := slices.IndexFunc(rows, func(r Row[N]) bool { return r.Name == name })
		if i < 0 {
			b.WriteString(line)
			continue
		}
		b.WriteString(name + ":")
		for _, n := range rows[i].at {
			b.WriteString(" " + strconv.FormatInt(int64(*n), 10))
		}
		if _, remark, ok := strings.Cut(strings.TrimSuffix(rest, "\n"), "#"); ok {
			b.WriteString(" #" + remark)
		}
		b.WriteString("\n")
	}
	return b.String()
}
