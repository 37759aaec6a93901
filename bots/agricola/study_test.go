package agricola

import (
	"slices"
	"testing"

	"tilestead/bots/learn"
	"tilestead/bots/neural"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// A game of a league is learned from by both seats, whose margins are opposite, and the same
// seed plays the same game.
func TestGamesOfALeagueTeach(t *testing.T) {
	each := func(n int, do func(i int)) {
		for i := range n {
			do(i)
		}
	}
	sport := Sport([]rules.Setup{{Seats: 2}, {Seats: 3, Modules: []string{"moor", "hand-cards"}}, {Seats: 1}}, each)
	for _, c := range []struct {
		setup int
		table []learn.Player
	}{
		{0, []learn.Player{{Net: untaught(5)}, {Taste: 1}}},
		{0, []learn.Player{{Net: untaught(5), Visits: 6}, {Net: untaught(6), Visits: 6}}},
		{0, []learn.Player{{Taste: 2}, {Taste: 1}}},
		{1, []learn.Player{{Taste: 2}, {Net: untaught(5), Visits: 6}, {Taste: 1}}},
		{2, []learn.Player{{Net: untaught(5), Visits: 6}}},
	} {
		teaches(t, sport, c.setup, c.table)
	}
	share, lead := sport.Match(0, 12, 1, learn.Player{Taste: 1}, learn.Player{Net: untaught(5)})
	if share < 0.9 || lead < 5 {
		t.Errorf("a policy wins %.2f of its games against a network that knows nothing, by %.1f points", share, lead)
	}
}

// teaches fails unless a game of a table is learned from as it should be.
func teaches(t *testing.T, sport *learn.Sport, setup int, table []learn.Player) {
	t.Helper()
	list, again := sport.Study(4, setup, table), sport.Study(4, setup, table)
	if len(list) < 25 || len(list) != len(again) {
		t.Fatalf("%v: %d positions, played again %d", table, len(list), len(again))
	}
	chosen := 0
	for i := 0; i < len(list); i += len(table) {
		choose := 0
		for seat := range table {
			l, same := list[i+seat], again[i+seat]
			if l.Want[0] != same.Want[0] || len(l.In) != len(same.In) {
				t.Fatalf("%v, position %d: %v, played again %v", table, i, l.Want, same.Want)
			}
			for _, x := range l.In {
				if int(x.At) >= sport.Inputs || x.N == 0 {
					t.Fatalf("%v, position %d: input %v of %d", table, i, x, sport.Inputs)
				}
			}
			sum := float32(0)
			for _, s := range l.Shares {
				if sum += s.Part; s.Output == outLead || int(s.Output) >= sport.Outputs {
					t.Fatalf("%v, position %d: a move has output %d of %d", table, i, s.Output, sport.Outputs)
				}
			}
			if len(l.Shares) > 0 {
				if choose++; sum < 0.999 || sum > 1.001 {
					t.Fatalf("%v, position %d: shares come to %f", table, i, sum)
				}
			}
		}
		if choose > 1 {
			t.Fatalf("%v, position %d: %d choose", table, i, choose)
		}
		if a, b := list[i].Want[0], list[i+len(table)-1].Want[0]; len(table) == 2 && a != -b {
			t.Fatalf("%v, position %d: %f and %f", table, i, a, b)
		}
		chosen += choose
	}
	if chosen < 15 {
		t.Errorf("%v: only %d choices are learned from", table, chosen)
	}
}

// What a game came to counts for all of it, and what was thought of a position a little for
// what was before it.
func TestWhatComesOfAPositionIsLearned(t *testing.T) {
	end := lastTwo(t)
	for end.Turn() != rules.Nobody {
		acts := end.Legal(nil)
		end.Do(acts[len(acts)-1], nil)
	}
	final := float32(margin(end, 0)) / neural.OutputUnit
	list := lessonsOf(end, []remark{{seat: 0}, {seat: 1}, {leads: []int{500, -500}}, {seat: 1}, {seat: 0}})
	if len(list) != 4 {
		t.Fatalf("%d lessons of four positions", len(list))
	}
	mixed := final + (0.5-final)*trusted/100
	for i, want := range []float32{final, -final, -mixed, mixed} { // the last position comes first
		if got := list[i].Want[0]; got-want > 1e-4 || want-got > 1e-4 {
			t.Errorf("lesson %d: %f, should be %f", i, got, want)
		}
	}
}

// A tree with noise looks where nothing speaks for it, and one without does
// not.
func TestNoiseMakesTreesLookElsewhere(t *testing.T) {
	var s *agricola.State
	walk(t, 12, 2, nil, func(now *agricola.State) {
		if s == nil && now.Round() == 5 && now.Prompt().Opens {
			s = now.Clone().(*agricola.State)
		}
	})
	visits := func(much int) (list []int) {
		c := newTreePlayer(learn.Player{Net: untaught(7), Visits: 60}, s, 3, false)
		c.tree.Grow(s, &c.budget, 5)
		c.tree.AddNoise(8, much)
		for range c.budget.Visits {
			c.tree.Visit()
		}
		all := 0
		for i := range c.tree.Moves() {
			_, n := c.tree.Visited(i)
			list, all = append(list, n), all+n
		}
		if all != c.budget.Visits {
			t.Errorf("%d visits, should be %d", all, c.budget.Visits)
		}
		return list
	}
	plain := visits(0)
	if again := visits(0); !slices.Equal(plain, again) {
		t.Errorf("visits are %v, again %v", plain, again)
	}
	if noisy := visits(100); slices.Equal(plain, noisy) {
		t.Errorf("visits are %v with and without noise", plain)
	}
}
