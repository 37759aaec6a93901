package rules_test

import (
	"strings"
	"testing"

	"tilestead/rules"
)

// The hashes of these texts are published with the function's description.
func TestHashIsStable(t *testing.T) {
	for text, want := range map[string]uint64{
		"": 0xcbf29ce484222325, "a": 0xaf63dc4c8601ec8c, "foobar": 0x85944171f73967e8,
	} {
		if got := rules.Hash(&toy{text: text}); got != want {
			t.Errorf("hash of %q is %016x, want %016x", text, got, want)
		}
	}
}

func TestFindNeedsTheWholeNotation(t *testing.T) {
	s := &toy{}
	if a, ok := rules.Find(s, "die 4"); !ok || a != toyAct(toyDie, 4) {
		t.Errorf("die 4 is %#x, %v", uint64(a), ok)
	}
	for _, n := range []string{"", "die", "die 7", "die 4 ", "Die 4", "odd"} {
		if _, ok := rules.Find(s, n); ok {
			t.Errorf("%q was found", n)
		}
	}
}

func TestSeatsCountFromOneInText(t *testing.T) {
	for seat, want := range map[rules.Seat]string{0: "1", 3: "4", rules.Nature: "nature", rules.Nobody: "nobody"} {
		if got := seat.String(); got != want {
			t.Errorf("seat %d is written %q, want %q", int(seat), got, want)
		}
	}
}

func TestCheckSetupSaysWhatIsValid(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		says  string // "" when it is right
	}{
		{rules.Setup{Title: "toy", Seats: 2}, ""},
		{rules.Setup{Title: "toy", Seats: 2}.With("level", "3"), ""},
		{rules.Setup{Title: "toy", Seats: 2}.With("level", "7"), `level "7": a level is 1, 2 or 3`},
		{rules.Setup{Title: "toy", Seats: 2}.With("level", "3").With("level", ""), ""},
		{rules.Setup{Title: "toy", Seats: 2}.With("target", "3"), `toy has no value "target"; it has level`},
		{rules.Setup{Title: "toy", Seats: 2}.With("level", "1\n2"), `level "1\n2" is not one line of text`},
		{rules.Setup{Title: "toy", Seats: 2, Modules: []string{"flood", "rain"}}, ""},
		{rules.Setup{Title: "tyo", Seats: 2}, `"tyo", not "toy"`},
		{rules.Setup{Title: "toy", Seats: 1}, "2 to 2 players, not 1"},
		{rules.Setup{Title: "toy", Seats: 3}, "2 to 2 players, not 3"},
		{rules.Setup{Title: "toy", Seats: 2, Modules: []string{"snow"}}, "it has rain, flood, drought"},
		{rules.Setup{Title: "toy", Seats: 2, Modules: []string{"rain", "rain"}}, "twice"},
		{rules.Setup{Title: "toy", Seats: 2, Modules: []string{"flood"}}, `needs "rain"`},
		{rules.Setup{Title: "toy", Seats: 2, Modules: []string{"rain", "drought"}}, "exclude each other"},
	} {
		_, err := rules.NewMatch(&toyTitle, c.setup)
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%+v: %v, want %q", c.setup, err, c.says)
		}
	}
	bare := rules.Title{ID: "bare", Seats: [2]int{1, 1}}
	err := bare.CheckSetup(rules.Setup{Title: "bare", Seats: 1, Modules: []string{"snow"}})
	if err == nil || !strings.Contains(err.Error(), "it has none") {
		t.Errorf("a title without modules says %v", err)
	}
}

// A nil reel is what playouts pass: it must cost nothing.
func TestNilReelTakesNothing(t *testing.T) {
	s := &toy{}
	var r *rules.Reel
	if n := testing.AllocsPerRun(100, func() { rules.Show(r, s, [9]int{}); r.Done(s) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}

// What changes silently after the last event belongs to its beat.
func TestDoneShowsThePositionAtTheEnd(t *testing.T) {
	s, r := &toy{}, &rules.Reel{}
	rules.Show(r, s, "first")
	s.text = "a"
	rules.Show(r, s, "second")
	s.text = "b"
	r.Done(s)
	if a, b := r.Beats[0].After.(*toy).text, r.Beats[1].After.(*toy).text; a != "" || b != "b" {
		t.Errorf("the beats show %q and %q, want nothing and b", a, b)
	}
	(&rules.Reel{}).Done(s)
}
