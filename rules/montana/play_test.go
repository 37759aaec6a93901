package montana

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// BenchmarkRandomGame plays uniformly random legal games, chance by weight.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	r := rand.New(rand.NewPCG(1, 2))
	start := newGame(rules.Setup{Title: Title.ID, Seats: 2})
	s := start.Clone()
	var legal []rules.Action
	actions, n := 0, 0
	for b.Loop() {
		s.Set(start)
		legal, n = rulestest.Playout(s, legal, r)
		actions += n
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

// TestRandomGames checks every position of random games.
func TestRandomGames(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		rulestest.RandomGames(t, &Title, rules.Setup{Title: Title.ID, Seats: seats}, 40)
	}
}
