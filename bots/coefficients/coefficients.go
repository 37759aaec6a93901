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
	"strconv"
	"strings"
)

// A Row is a row of numbers under its name. The name has neither a colon nor a number sign.
type Row[N int | int32] struct {
	Name   string
	N      []N
	Remark string // on the same line, such as what the name stands for; without line ends
}

// Read reads text into rows, which say how many numbers each must have; the text must have
// all of them, once, in any order, and no others. The error says in which line of the file
// what is wrong.
func Read[N int | int32](file, text string, rows []Row[N]) error {
	at := make(map[string]int, len(rows))
	for i, r := range rows {
		at[r.Name] = i
	}
	seen := make([]int, len(rows)) // in which line
	n := 0
	for line := range strings.Lines(text) {
		n++
		line, remark, _ := strings.Cut(line, "#")
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
		seen[i], rows[i].Remark = n, strings.TrimSpace(remark)
		if err := read(strings.Fields(values), rows[i].N); err != nil {
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
func read[N int | int32](words []string, to []N) error {
	if len(words) != len(to) {
		return fmt.Errorf("has %d numbers, not %d", len(words), len(to))
	}
	for i, w := range words {
		n, err := strconv.ParseInt(w, 10, 32)
		if err != nil {
			return fmt.Errorf("has %q, which is no whole number of 32 bits", w)
		}
		to[i] = N(n)
	}
	return nil
}

// Must reads what the program carries with it, and panics if that is wrong.
func Must[N int | int32](file, text string, rows []Row[N]) {
	if err := Read(file, text, rows); err != nil {
		panic(err)
	}
}

// Write writes rows under a remark, which may have several lines.
func Write[N int | int32](remark string, rows []Row[N]) string {
	var b strings.Builder
	for line := range strings.Lines(remark) {
		b.WriteString("# " + strings.TrimSuffix(line, "\n") + "\n")
	}
	for _, r := range rows {
		b.WriteString(r.Name + ":")
		for _, n := range r.N {
			b.WriteString(" " + strconv.FormatInt(int64(n), 10))
		}
		if r.Remark != "" {
			b.WriteString(" # " + r.Remark)
		}
		b.WriteString("\n")
	}
	return b.String()
}
