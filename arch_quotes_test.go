package main

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tilestead/assets"
)

// quoted are sentences of texts that tests may hold.
var quoted = []string{
	"Farmers of the Moor", // the name of an expansion
}

// A text can be worded anew without a test: tests ask for it by its key
// (scenetest.In), so that they neither break nor look for what nobody says any
// more. A sentence of at least three words in a test is a quote.
func TestTextsAreNotQuoted(t *testing.T) {
	words, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	var all []sentence
	for _, key := range words.Keys() {
		all = append(all, sentencesOf(key, words.Say(key))...)
	}
	if len(all) < 1000 {
		t.Fatalf("the texts have only %d sentences: this test looks in the wrong place", len(all))
	}
	for _, s := range sources(t) {
		if !strings.HasSuffix(s.name, "_test.go") {
			continue
		}
		for _, l := range literals(s.file) {
			for _, is := range all {
				if is.in(l.text) {
					t.Errorf("%s:%d quotes a text: ask for %s", s.name, fset.Position(l.at).Line, is.key)
					break
				}
			}
		}
	}
}

// A sentence is one of a text, in parts between which something is put in.
type sentence struct {
	key   string
	parts []string
}

var (
	sentenceEnd = regexp.MustCompile(`[.!?…]+(\s+|$)|\n`)
	filled      = regexp.MustCompile(`\{[^}]*\}`)
)

// sentencesOf are the sentences of a text with at least three words of their own.
func sentencesOf(key, text string) (all []sentence) {
	for _, s := range sentenceEnd.Split(plain(text), -1) {
		parts := filled.Split(s, -1)
		n := 0
		for _, word := range strings.Fields(strings.Join(parts, " ")) {
			if strings.ContainsFunc(word, unicode.IsLetter) {
				n++
			}
		}
		if n >= 3 && !slices.Contains(quoted, s) {
			all = append(all, sentence{key, parts})
		}
	}
	return all
}

// plain is a text with breaks wherever there are spaces.
func plain(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

// in says whether a sentence is in a text, whatever is put into it.
func (s sentence) in(text string) bool {
	text = plain(text)
	for from := 0; ; {
		i := strings.Index(text[from:], s.parts[0])
		if i < 0 {
			return false
		}
		at := from + i
		end, ok := at+len(s.parts[0]), true
		for _, p := range s.parts[1:] {
			j := strings.Index(text[end:], p)
			if ok = j >= 0; !ok {
				break
			}
			end += j + len(p)
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[end:])
		cut := s.parts[0] != "" && unicode.IsLetter(before) || // in the middle of a word
			s.parts[len(s.parts)-1] != "" && unicode.IsLetter(after)
		if !ok || !cut {
			return ok
		}
		if from = at + 1; from > len(text) {
			return false
		}
	}
}

// A literal is a text in a source, and where.
type literal struct {
	at   token.Pos
	text string
}

// failures are the methods of a test that say in its own words what failed.
var failures = []string{"Error", "Errorf", "Fatal", "Fatalf", "Log", "Logf", "Skip", "Skipf"}

// literals are the texts of a file, those that are added up as one, but not what
// its tests say when they fail.
func literals(file *ast.File) (all []literal) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.CallExpr:
			f, ok := n.Fun.(*ast.SelectorExpr)
			return !ok || !slices.Contains(failures, f.Sel.Name)
		case ast.Expr:
			text, ok := constant(n)
			if ok {
				all = append(all, literal{n.Pos(), text})
			}
			return !ok
		}
		return true
	})
	return all
}

func constant(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			text, err := strconv.Unquote(e.Value)
			return text, err == nil
		}
	case *ast.BinaryExpr:
		a, first := constant(e.X)
		b, second := constant(e.Y)
		return a + b, first && second && e.Op == token.ADD
	}
	return "", false
}

func TestQuotesAreFound(t *testing.T) {
	all := sentencesOf("k", "Places {1}, and you have {n} left. It is done.\nNo hat fits him. {n} hats go home. He is called {1}.")
	for text, want := range map[string]bool{
		"Places 2 settlements, and you have %d left.": true, "told: No hat fits him": true,
		"3 hats go home": true, "He is called Tom": true, "It is done": true, "No hat": false, "No hat fits himself": false,
		"Places, and you have left": false, "places 2, and you have 3 left": false,
	} {
		got := slices.ContainsFunc(all, func(s sentence) bool { return s.in(text) })
		if got != want {
			t.Errorf("%q: a quote %v, want %v", text, got, want)
		}
	}
}
