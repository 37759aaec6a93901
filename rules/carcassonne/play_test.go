package carcassonne

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
)

var everything = []string{"inns", "traders", "dragon"}

// randomGame plays s to its end with random legal actions, chance by weight.
func randomGame(s rules.State, legal []rules.Action, r *rand.Rand) (buf []rules.Action, actions int) {
	for s.Turn() != rules.Nobody {
		legal = s.Legal(legal[:0])
		var a rules.Action
		if s.Turn() == rules.Nature {
			a = rules.Draw(s, legal, r)
		} else {
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
		actions++
	}
	return legal, actions
}

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
				legal, n = randomGame(s, legal, r)
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
	for s.Tiles() < 100 || s.Prompt().Key != "place" {
		legal := s.Legal(nil)
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, legal, r), nil)
		} else {
			s.Do(legal[r.IntN(len(legal))], nil)
		}
	}
	var legal []rules.Action
	for b.Loop() {
		legal = s.Legal(legal[:0])
	}
	b.ReportMetric(float64(len(legal)), "actions")
}

// TestRandomGames checks every position of random games with every setup.
func TestRandomGames(t *testing.T) {
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	for i, modules := range setups {
		for seats := 2; seats <= MaxSeats; seats++ {
			setup := rules.Setup{Title: Title.ID, Seats: seats, Modules: modules}
			if Title.CheckSetup(setup) != nil {
				continue
			}
			for seed := range seeds {
				r := rand.New(rand.NewPCG(seed, uint64(i)))
				s := newGame(setup)
				for n := 0; s.Turn() != rules.Nobody; n++ {
					legal := s.Legal(nil)
					var a rules.Action
					if s.Turn() == rules.Nature {
						a = rules.Draw(s, legal, r)
					} else {
						a = legal[r.IntN(len(legal))]
					}
					what := rules.Notation(s, a)
					s.Do(a, nil)
					if err := check(s); err != nil {
						t.Fatalf("%v, %d players, seed %d, action %d, after %q: %v", modules, seats, seed, n+1, what, err)
					}
				}
				if len(s.Winners()) == 0 {
					t.Errorf("%v, %d players, seed %d: nobody has won", modules, seats, seed)
				}
			}
		}
	}
}
