package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// BenchmarkRandomGame plays random games.
func BenchmarkRandomGame(b *testing.B) {
	for _, c := range []struct {
		name    string
		seats   int
		modules []string
	}{{"two", 2, nil}, {"four", 4, nil}, {"two with the Moor's hands", 2, []string{moor, dealHands}}} {
		seats := c.seats
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			r := rand.New(rand.NewPCG(1, 2))
			start := newGame(setupFor(seats, c.modules...))
			s := start.Clone()
			var legal []rules.Action
			actions, n, points := 0, 0, 0.0
			for b.Loop() {
				s.Set(start)
				legal, n = rulestest.Playout(s, legal, r)
				actions += n
				for seat := range rules.Seat(seats) {
					points += s.(*State).Points(seat).Float()
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
			b.ReportMetric(points/float64(seats*b.N), "points/player")
		})
	}
}

// BenchmarkSet copies a position.
func BenchmarkSet(b *testing.B) {
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2}).(*State)
	c := s.Clone()
	for b.Loop() {
		c.Set(s)
	}
}

// Between two events of a reel a seat that decides has something to decide, and
// the game goes on: it is over with its last event only.
func TestPositionsWithinReels(t *testing.T) {
	for _, modules := range [][]string{nil, {moor}} {
		for seats := 1; seats <= MaxSeats; seats++ {
			r := rand.New(rand.NewPCG(uint64(seats), 3))
			s := newGame(setupFor(seats, modules...))
			for s.Turn() != rules.Nobody {
				legal := s.Legal(nil)
				reel := &rules.Reel{}
				s.Do(legal[r.IntN(len(legal))], reel)
				for _, b := range reel.Beats {
					if turn := b.After.Turn(); turn >= 0 && len(b.After.Legal(nil)) == 0 {
						t.Fatalf("%d seats, after %T: seat %v decides on nothing", seats, b.Event, turn)
					}
					if _, last := b.Event.(GameOver); b.After.(*State).Over() != last {
						t.Fatalf("%d seats, after %T: over is %t", seats, b.Event, !last)
					}
				}
			}
		}
	}
}
