package montana

import (
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
)

// A sample ends with the turn it began in, or when every seat has had as many
// turns as its horizon has rounds.
func TestSamplesEndWithTurnOrRound(t *testing.T) {
	for _, rounds := range []int{0, 1, 3} {
		s := atTurn(t, 3, 7, 2)
		first := s.Turn()
		before := [3]int16{}
		for seat := range seats(s) {
			before[seat] = s.Player(seat).Turns
		}
		g := newGuide()
		g.Begin(s)
		g.Sample(s, 0, 0)
		for h := (search.Horizon{Rounds: rounds}); !g.Over(s, h); {
			if s.Turn() == rules.Nature {
				s.Do(s.Legal(nil)[0], nil)
			} else {
				s.Do(g.Policy(s), nil)
			}
		}
		for seat := range seats(s) {
			want := int16(rounds)
			if rounds == 0 && seat == first {
				want = 1
			}
			if had := s.Player(seat).Turns - before[seat]; had != want {
				t.Errorf("after %d rounds seat %d has had %d turns, want %d", rounds, seat+1, had, want)
			}
		}
	}
}
