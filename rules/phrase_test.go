package rules

import (
	"strings"
	"testing"
)

func TestPhrases(t *testing.T) {
	ps := Phrases[func() string]{
		Say("goat", 0, 1, "goat [N]", func() string { return "baa" }),
		Say("cow", 1, 1, "cow N", func() string { return "moo" }),
	}
	if does, err := ps.Find("set", []string{"cow", "2"}); err != nil || does() != "moo" {
		t.Errorf("cow: %v", err)
	}
	for words, says := range map[string]string{
		"":         "want `set` and one of goat, cow",
		"duck":     "there is no `set duck`; there is goat, cow",
		"cow":      "want `set cow N`",
		"goat 1 2": "want `set goat [N]`",
	} {
		if _, err := ps.Find("set", strings.Fields(words)); err == nil || err.Error() != says {
			t.Errorf("%q: %v, want %q", words, err, says)
		}
	}
}

func TestReaderKeepsTheFirstFault(t *testing.T) {
	r := &Reader{Words: strings.Fields("2 9 red")}
	if seat := r.Seat(3); seat != 1 || r.Err != nil {
		t.Errorf("seat %v, %v", seat, r.Err)
	}
	if n := r.Number("silver", 0, 5); n != 0 || r.Err == nil {
		t.Errorf("%d, %v", n, r.Err)
	}
	if i := r.Name("colour", []string{"blue", "red"}); i != 1 {
		t.Errorf("red is %d", i)
	}
	if r.Name("colour", []string{"blue"}); r.Next() != "" ||
		r.Err.Error() != `silver: want a number from 0 to 5, got "9"` {
		t.Error(r.Err)
	}
}
