package search_test

import (
	"testing"
	"time"

	"tilestead/bots/agricola"
	"tilestead/bots/carcassonne"
	"tilestead/bots/montana"
	"tilestead/bots/search"
	"tilestead/rules"
	rulesagricola "tilestead/rules/agricola"
	rulescarcassonne "tilestead/rules/carcassonne"
	rulesmontana "tilestead/rules/montana"
)

// luckOf is what each outcome of chance would bring in a position, by its notation, for a seat.
func luckOf(t *testing.T, title *search.Title, s rules.State, seat rules.Seat) map[string]int {
	t.Helper()
	draws, all := search.NewDraws(title), map[string]int{}
	for _, a := range s.Legal(nil) {
		switch of := draws.Start(s, a); of {
		case rules.Nobody:
		case seat:
			luck, ok := draws.Think(time.Time{})
			if !ok {
				t.Fatalf("%s is not weighed to the end", rules.Notation(s, a))
			}
			all[rules.Notation(s, a)] = luck
		default:
			t.Fatalf("%s is luck for seat %v", rules.Notation(s, a), of)
		}
	}
	return all
}

// In the mean over all that can come nobody is lucky.
func TestLuckIsNothingInTheMean(t *testing.T) {
	weighed := 0
	look := func(title *search.Title, s rules.State, seat rules.Seat) {
		t.Helper()
		luck := luckOf(t, title, s, seat)
		sum, weight, most := 0, 0, 0
		for _, a := range s.Legal(nil) {
			if n, ok := luck[rules.Notation(s, a)]; ok {
				sum, weight = sum+s.Weight(a)*n, weight+s.Weight(a)
				most = max(most, n)
			}
		}
		if weight == 0 || 2*max(sum, -sum) > weight || most == 0 {
			t.Errorf("%s: luck comes to %d of %d, at most %d", title.ID, sum, weight, most)
		}
		weighed += len(luck)
	}
	for seed := range uint64(3) {
		for _, modules := range [][]string{nil, {"dragon"}} {
			s := atTile(t, 2, 20, seed, modules...).Clone()
			guide := carcassonne.Title.NewGuide()
			guide.Begin(s)
			for s.Turn() != rules.Nature {
				s.Do(guide.Policy(s), nil)
			}
			look(&carcassonne.Title, s, s.(*rulescarcassonne.State).Active())
		}
		s := atTurn(t, 2, 9, seed).Clone()
		seat := s.Turn()
		s.Do(rulesmontana.Recruit, nil)
		look(&montana.Title, s, seat)
	}
	if weighed < 100 {
		t.Errorf("only %d outcomes were looked at", weighed)
	}
}

// moves plays a game on by what is written, and gives the position.
func moves(t *testing.T, s rules.State, written ...string) rules.State {
	t.Helper()
	for _, text := range written {
		a, ok := rules.Find(s, text)
		if !ok {
			t.Fatalf("%q is not legal", text)
		}
		s.Do(a, nil)
	}
	return s
}

// Who waits for the end of a city is luckiest with one that begins another city; a road is bad luck, and
// the city tile for which there is no room left is the worst.
func TestTileThatIsWaitedForIsLuck(t *testing.T) {
	s := rulescarcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 2})
	s.Do(s.Legal(nil)[0], nil) // seat 1 begins
	moves(t, s, "draw B08", "place 0,-1 r1", "small c1", "draw B24", "place 1,0 r0", "pass",
		"draw B07", "place 0,-2 r1", "pass", "draw B24", "place -1,0 r0", "pass")
	luck := luckOf(t, &carcassonne.Title, s, 0)
	if end, plain, road := luck["draw B19"], luck["draw B18"], luck["draw B23"]; end < 150 || plain < 1 || road > -50 {
		t.Errorf("an end that begins another city brings %d, an end %d, a road %d", end, plain, road)
	}
	for draw, n := range luck {
		if n > luck["draw B19"] || n < luck["draw B04"] {
			t.Errorf("%s brings %d, the best end of the city %d, a city on all sides %d", draw, n, luck["draw B19"],
				luck["draw B04"])
		}
	}
}

// Slices come to the same as a look at once; what is no luck, or no chance, is not weighed.
func TestDrawsAreWeighedInSlices(t *testing.T) {
	s := rulescarcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 2})
	draws := search.NewDraws(&carcassonne.Title)
	if seat := draws.Start(s, s.Legal(nil)[0]); seat != rules.Nobody {
		t.Errorf("who begins is luck for %v", seat)
	}
	s.Do(s.Legal(nil)[0], nil)
	a := s.Legal(nil)[3]
	draws.Start(s, a)
	want, _ := draws.Think(time.Time{})
	draws.Start(s, a)
	slices, got, ok := 0, 0, false
	for ; !ok; slices++ {
		got, ok = draws.Think(time.Now().Add(-time.Second))
	}
	if got != want || slices != len(s.Legal(nil)) {
		t.Errorf("%d in %d slices, %d at once", got, slices, want)
	}
	s.Do(a, nil)
	if seat := draws.Start(s, s.Legal(nil)[0]); seat != rules.Nobody {
		t.Errorf("a decision is luck for %v", seat)
	}
	m := rulesmontana.Title.New(rules.Setup{Title: "montana", Seats: 2})
	f := rulesagricola.Title.New(rules.Setup{Title: "agricola", Seats: 2})
	for m.Turn() == rules.Nature {
		a := m.Legal(nil)[0]
		if seat := search.NewDraws(&montana.Title).Start(m, a); seat != rules.Nobody {
			t.Errorf("%s is luck for %v before the first turn", rules.Notation(m, a), seat)
		}
		m.Do(a, nil)
	}
	for f.Turn() == rules.Nature {
		a := f.Legal(nil)[0]
		if seat := search.NewDraws(&agricola.Title).Start(f, a); seat != rules.Nobody {
			t.Errorf("%s is luck for %v", rules.Notation(f, a), seat)
		}
		f.Do(a, nil)
	}
}
