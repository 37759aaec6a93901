package bots_test

import (
	"reflect"
	"testing"

	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// Advice that was written is read again; what is wrong with it is told.
func TestAdviceIsReadAsWritten(t *testing.T) {
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() < 0 {
		if _, err := m.Do(m.Roll()); err != nil {
			t.Fatal(err)
		}
	}
	s := m.State()
	legal := s.Legal(nil)
	first, second := legal[0], legal[len(legal)-1]
	list := []advice.Advice{
		{Action: first, Value: 134, Why: []advice.Reason{{Key: "goods", N: 120}, {Key: "end", N: -40}}},
		{Action: second, Value: -7},
	}
	a, b := rules.Notation(s, first), rules.Notation(s, second)
	text := advice.Write(s, list)
	if want := "134 goods:120,end:-40 " + a + "\n-7 - " + b; text != want {
		t.Fatalf("written is %q, want %q", text, want)
	}
	if got, err := advice.Read(s, text); err != nil || !reflect.DeepEqual(got, list) {
		t.Errorf("read is %+v, %v, want %+v", got, err, list)
	}
	for _, bad := range []string{"", "! no", "1 " + a, "x - " + a, "1 goods " + a, "1 - nothing like it",
		"1 - " + a + "\n"} {
		if list, err := advice.Read(s, bad); err == nil {
			t.Errorf("%q is read as %+v", bad, list)
		}
	}
}
