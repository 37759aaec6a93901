package carcassonne

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

var everything = []string{"inns", "traders", "dragon"}

// BenchmarkRandomGame plays uniformly random legal games.
func BenchmarkRandomGame(b *testing.B) {
	for _, c := range []struct {
		name    string
		modules []string
	}{{"base", nil}, {"all", everything}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			r := rand.New(rand.NewPCG(1, 2))
			start := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: c.modules})
			s := start.Clone()
			var legal []rules.Action
			actions, n, points := 0, 0, 0
			for b.Loop() {
				s.Set(start)
				legal, n = rulestest.Playout(s, legal, r)
				actions += n
				points += s.(*State).Points(0) + s.(*State).Points(1)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
			b.ReportMetric(float64(points)/float64(2*b.N), "points/player")
		})
	}
}

// BenchmarkLegal lists what can be done with a tile in a position of 100 tiles.
func BenchmarkLegal(b *testing.B) {
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: everything}).(*State)
	r := rand.New(rand.NewPCG(3, 4))
	rulestest.Wander(s, r, func(rules.State) bool { return s.Tiles() >= 100 && s.Prompt().Key == "place" })
	var legal []rules.Action
	for b.Loop() {
		legal = s.Legal(legal[:0])
	}
	b.ReportMetric(float64(len(legal)), "actions")
}

// TestRandomGames checks every position of random games with every setup.
func TestRandomGames(t *testing.T) {
	seeds := 3
	if testing.Short() {
		seeds = 1
	}
	for _, modules := range setups {
		for seats := 2; seats <= MaxSeats; seats++ {
			setup := rules.Setup{Title: Title.ID, Seats: seats, Modules: modules}
			if Title.CheckSetup(setup) != nil {
				continue
			}
			rulestest.RandomGames(t, &Title, setup, seeds)
		}
	}
}
