package main

import (
	"go/scanner"
	"go/token"
	"os"
	"strings"
	"testing"
	"unicode/utf8"
)

// Lines of code can be read side by side with another file: they are no longer
// than 120 columns, a tab being four. Quoted texts do not count, so that what a
// program says can be found as one piece.
func TestLinesAreShort(t *testing.T) {
	const most = 120
	for _, s := range sources(t) {
		src, err := os.ReadFile(s.name)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(unquoted(src), "\n") {
			if wide := utf8.RuneCountInString(strings.ReplaceAll(line, "\t", "    ")); wide > most {
				t.Errorf("%s:%d has %d columns, more than %d", s.name, n+1, wide, most)
			}
		}
	}
}

// unquoted is a Go file without its texts in quotes; its lines stay.
func unquoted(src []byte) string {
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(src))
	s.Init(file, src, nil, scanner.ScanComments)
	var b strings.Builder
	done := 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			b.Write(src[done:])
			return b.String()
		}
		if tok == token.STRING {
			at := file.Offset(pos)
			b.Write(src[done:at])
			b.WriteString(strings.Repeat("\n", strings.Count(text, "\n")))
			done = at + len(text)
		}
	}
}

func TestUnquoted(t *testing.T) {
	src := "package p\n\nvar a = \"long\" + `two\nlines` // \"kept\"\n"
	if got, want := unquoted([]byte(src)), "package p\n\nvar a =  + \n // \"kept\"\n"; got != want {
		t.Errorf("left is %q, want %q", got, want)
	}
}
