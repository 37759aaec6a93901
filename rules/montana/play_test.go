package montana

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
)

// BenchmarkRandomGame plays uniformly random legal games, chance by weight.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	r := rand.New(rand.NewPCG(1, 2))
	var legal []rules.Action
	actions := 0
	start := newGame(rules.Setup{Title: "montana", Seats: 2})
	s := start.Clone()
	for b.Loop() {
		s.Set(start)
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
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

func TestRandomGames(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for seed := range uint64(40) {
			m, err := rules.NewMatch(&Title, rules.Setup{Title: "montana", Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 9))
			for m.State().Turn() != rules.Nobody {
				var a rules.Action
				if m.State().Turn() == rules.Nature {
					a = m.Roll()
				} else {
					legal := m.State().Legal(nil)
					a = legal[r.IntN(len(legal))]
				}
				if _, err := m.Do(a); err != nil {
					t.Fatal(err)
				}
				if err := check(m.State()); err != nil {
					t.Fatalf("%d players, seed %d, after %q: %v", seats, seed, rules.Notation(m.Before(m.Len()-1), a), err)
				}
			}
			if len(m.State().Winners()) == 0 {
				t.Errorf("%d players, seed %d: nobody has won", seats, seed)
			}
		}
	}
}
