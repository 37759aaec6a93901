package agricola

import (
	"testing"

	"tilestead/bots/learn"
)

// A game of a league is learned from by both seats, whose margins are opposite, and the same
// seed plays the same game.
func TestGamesOfALeagueTeach(t *testing.T) {
	each := func(n int, do func(i int)) {
		for i := range n {
			do(i)
		}
	}
	sport := Sport(2, nil, each)
	table := []learn.Player{{Net: untaught(5)}, {Taste: 1}}
	list, again := sport.Study(4, table), sport.Study(4, table)
	if len(list) < 100 || len(list) != len(again) {
		t.Fatalf("%d positions, played again %d", len(list), len(again))
	}
	for i := 0; i < len(list); i += 2 {
		own, other := list[i], list[i+1]
		if own.Want[0] != -other.Want[0] || own.Want[0] != again[i].Want[0] || len(own.In) != len(again[i].In) {
			t.Fatalf("position %d: %v and %v, played again %v", i/2, own.Want, other.Want, again[i].Want)
		}
		for _, x := range own.In {
			if int(x.At) >= sport.Inputs || x.N == 0 {
				t.Fatalf("position %d: input %v of %d", i/2, x, sport.Inputs)
			}
		}
	}
	share, lead := sport.Match(12, 1, learn.Player{Taste: 1}, learn.Player{Net: untaught(5)})
	if share < 0.9 || lead < 5 {
		t.Errorf("a policy wins %.2f of its games against a network that knows nothing, by %.1f points", share, lead)
	}
}
