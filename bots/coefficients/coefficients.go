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

// A Row is a row of numbers under its name, which has neither a colon nor a number sign.
type Row struct {
	Name string
	N    []int
}

// Read reads text into rows, which say how many numbers each must have; the text must have
// all of them, once, in any order, and no others. The error says in which line of the file
// what is wrong.
func Read(file, text string, rows []Row) error {
	seen := make([]int, len(rows)) // in which line
	for n, i := 1, -1; text != ""; n++ {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		name, values, _ := strings.Cut(line, ":")
		wrong := ""
		switch i = find(rows, i+1, name); {
		case i < 0:
			wrong = "is no name of a row"
		case seen[i] > 0:
			wrong = "stands there again, first in line " + strconv.Itoa(seen[i])
		default:
			seen[i], wrong = n, rows[i].read(values)
		}
		if wrong != "" {
			return fmt.Errorf("%s:%d: %q %s", file, n, name, wrong)
		}
	}
	for i, n := range seen {
		if n == 0 {
			return fmt.Errorf("%s: %q is missing", file, rows[i].Name)
		}
	}
	return nil
}

// find is the row of a name, -1 if there is none. It looks at row next first.
func find(rows []Row, next int, name string) int {
	for i := range rows {
		if i = (i + next) % len(rows); rows[i].Name == name {
			return i
		}
	}
	return -1
}

// read reads the numbers of a row and says what is wrong with them.
func (r *Row) read(values string) (wrong string) {
	words := strings.Fields(values)
	if len(words) != len(r.N) {
		return "has " + strconv.Itoa(len(words)) + " numbers, not " + strconv.Itoa(len(r.N))
	}
	for i, w := range words {
		n, err := strconv.ParseInt(w, 10, 32)
		if err != nil {
			return "has " + w + ", which is no whole number of 32 bits"
		}
		r.N[i] = int(n)
	}
	return ""
}

// Must reads what the program carries with it, and panics if that is wrong.
func Must(file, text string, rows []Row) {
	if err := Read(file, text, rows); err != nil {
		panic(err)
	}
}

// Rewrite is text with the numbers of rows in place of those that it has under their names.
// Its remarks and their order stay, and so do rows that are not given.
func Rewrite(text string, rows []Row) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		name, rest, _ := strings.Cut(line, ":")
		i := find(rows, 0, name)
		if i < 0 {
			b.WriteString(line)
			continue
		}
		b.WriteString(name + ":")
		for _, n := range rows[i].N {
			b.WriteString(" " + strconv.Itoa(n))
		}
		if _, remark, ok := strings.Cut(strings.TrimSuffix(rest, "\n"), "#"); ok {
			b.WriteString(" #" + remark)
		}
		b.WriteString("\n")
	}
	return b.String()
}
