package montana

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
)

// wandered is a position reached by random play from a seed; until says where
// to stop. Seeds are tried from the first one on until a game gets there.
func wandered(t testing.TB, seats int, until func(*State) bool) *State {
	t.Helper()
	for seed := range uint64(1000) {
		s := newGame(rules.Setup{Title: Title.ID, Seats: seats})
		if rulestest.Wander(s, rand.New(rand.NewPCG(seed, 17)), func(s rules.State) bool { return until(s.(*State)) }) {
			return s.(*State)
		}
	}
	t.Fatal("no random game gets to the position wanted")
	return nil
}

// readied is the first turn after a set-up without chance.
func readied(seats int) *State {
	s := newGame(rules.Setup{Title: Title.ID, Seats: seats}).(*State)
	ready(s)
	return s
}

func asks(k StepKind, more func(*State) bool) func(*State) bool {
	return func(s *State) bool { return s.agenda.Len() > 0 && s.agenda.Top().Kind == k && more(s) }
}

func TestCounts(t *testing.T) {
	round := func(n int16) func(*State) bool {
		return func(s *State) bool { return s.player[s.active].Turns == n }
	}
	var ps []rulestest.Position
	for seats := 2; seats <= MaxSeats; seats++ {
		ps = append(ps,
			rulestest.Position{Name: fmt.Sprintf("%d players, laying the map", seats),
				State: newGame(rules.Setup{Title: Title.ID, Seats: seats}), Depth: 2},
			rulestest.Position{Name: fmt.Sprintf("%d players, first turn, no workers", seats), State: readied(seats),
				Depth: 6},
			rulestest.Position{Name: fmt.Sprintf("%d players, first turn at random", seats),
				State: wandered(t, seats, asks(StepTurn, round(0))), Depth: 5},
			rulestest.Position{Name: fmt.Sprintf("%d players, sixth turn at random", seats),
				State: wandered(t, seats, asks(StepTurn, round(5))), Depth: 5},
			rulestest.Position{Name: fmt.Sprintf("%d players, outbid with pumpkins", seats), Depth: 5,
				State: wandered(t, seats, asks(StepBid, func(s *State) bool {
					seat := s.agenda.Top().Seat
					return s.auction.acted[seat] && s.player[seat].Goods[Pumpkin] >= 3
				}))},
			rulestest.Position{Name: fmt.Sprintf("%d players, settling with cattle", seats), Depth: 6,
				State: wandered(t, seats, asks(StepSettle,
					func(s *State) bool { return s.player[s.active].Cattle > 1 }))},
			rulestest.Position{Name: fmt.Sprintf("%d players, the end announced", seats), Depth: 5,
				State: wandered(t, seats, asks(StepTurn, func(s *State) bool { return s.ended }))},
		)
	}
	golden.File(t, "testdata/golden/counts.txt", rulestest.Counts(ps))
}

// The position as text after fixed numbers of actions of seeded games, and how
// these games end.
func TestPositionText(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		var b strings.Builder
		s := newGame(rules.Setup{Title: Title.ID, Seats: seats})
		r := rand.New(rand.NewPCG(uint64(seats), 23))
		for _, stop := range []int{0, 20, 40, 60, 80, -1} {
			n := 0
			over := !rulestest.Wander(s, r, func(rules.State) bool { n++; return stop >= 0 && n > stop })
			if over != (stop < 0) {
				t.Fatalf("%d players: the game is shorter than this test wants", seats)
			}
			if !over {
				fmt.Fprintf(&b, "%d more actions, seat %v is asked %q\n", stop, s.Turn(), s.Prompt().Key)
			} else {
				b.WriteString("the end\n")
			}
			b.Write(s.AppendView(nil, rules.Nature))
			b.WriteByte('\n')
		}
		for seat := range rules.Seat(seats) {
			tie1, tie2 := s.(*State).Ties(seat)
			fmt.Fprintf(&b, "seat %v: %v, ties %d %d\n", seat, s.Score(seat), tie1, tie2)
		}
		fmt.Fprintf(&b, "winners %v, hash %016x\n", s.Winners(), rules.Hash(s))
		golden.File(t, fmt.Sprintf("testdata/golden/position-%d.txt", seats), b.String())
	}
}
