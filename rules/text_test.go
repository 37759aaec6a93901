package rules_test

import (
	"slices"
	"testing"

	"tilestead/rules"
)

func TestLinesAreWordsAndNumbers(t *testing.T) {
	b := rules.Lines("before\n")
	b.Word("seat")
	b.Num(1, -20)
	b.End()
	b.Word("over")
	b.Flag(true)
	b.End()
	if want := "before\nseat 1 -20\nover true\n"; string(b) != want {
		t.Errorf("%q, want %q", b, want)
	}
}

func TestNotationsAreThoseOfLegal(t *testing.T) {
	s := toyTitle.New(rules.Setup{})
	want := []string{}
	for _, a := range s.Legal(nil) {
		want = append(want, rules.Notation(s, a))
	}
	if got := rules.Notations(s); len(want) != 6 || !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
