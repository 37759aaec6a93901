package rules_test

import (
	"slices"
	"testing"

	"tilestead/rules"
)

func TestLinesAreWordsAndNumbers(t *testing.T) {
	b := rules.Lines("before\n")
	b.End() // nothing is on the line
	b.Word("seat")
	b.Num(1, -20, 0)
	b.Pair("grain", 3)
	b.Pair("stone", 0)
	b.End()
	b.Seat("turn", 1)
	b.Seat("next", rules.Nature)
	b.Seat("first", rules.Nobody)
	b.Flag("ended", true)
	b.Flag("extra", false)
	b.End()
	if want := "before\nseat 1 -20 0 grain 3\nturn 2 next nature ended\n"; string(b) != want {
		t.Errorf("%q, want %q", b, want)
	}
	var none rules.Lines
	if none.End(); len(none) > 0 {
		t.Errorf("the end of nothing is %q", none)
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
