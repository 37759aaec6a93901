package montana

import (
	"slices"
	"testing"

	"tilestead/bots/search/searchtest"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// atTurn is a position some turns into a game, where a turn begins.
func atTurn(t testing.TB, seats, turns int, seed uint64) *montana.State {
	t.Helper()
	return searchtest.Montana(t, newGuide(), seats, turns, seed)
}

// The guide's own map agrees with the rules on what can be reached and on what
// a build brings.
func TestMapAgreesWithTheRules(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for turns := 0; turns < 40; turns += 7 {
			s := atTurn(t, seats, turns, uint64(turns))
			if s.Turn() == rules.Nobody {
				break
			}
			l := survey(s)
			var view mapView
			l.see(s, &view)
			var reach []montana.Hex
			for r := view.reach; !r.empty(); {
				h := r.pop()
				reach = append(reach, montana.Hex(h))
				_, rows, cattle, canteens := s.Gains(s.Turn(), montana.Hex(h))
				if got := l.rows(view.own[s.Turn()], h); got != rows {
					t.Errorf("hex %d completes %d rows for the guide, %d by the rules", h, got, rows)
				}
				if got := l.canteens(s, h); got != canteens {
					t.Errorf("hex %d brings %d canteens for the guide, %d by the rules", h, got, canteens)
				}
				if l.cattle.has(h) != (cattle == 1) {
					t.Errorf("hex %d: cattle %t for the guide, %d by the rules", h, l.cattle.has(h), cattle)
				}
			}
			if !slices.Equal(reach, s.Reachable()) {
				t.Errorf("%d players, %d turns: the guide reaches %v, the rules %v", seats, turns, reach, s.Reachable())
			}
		}
	}
}

// Having more of anything is never worth less.
func TestPiecesRise(t *testing.T) {
	rising := func(what string, table []int) {
		for i := 1; i < len(table); i++ {
			if table[i] < table[i-1] {
				t.Errorf("%s: %d of them are worth %d, one less is worth %d", what, i, table[i], table[i-1])
			}
		}
	}
	w := &fitted.pieces
	for g := range w.goods {
		rising(montana.Components.GoodIDs[g], w.goods[g][:])
	}
	for c := range w.workers {
		rising(montana.Components.TradeIDs[c], w.workers[c][:])
	}
	rising("workers", w.hands[:])
	rising("settlements at once", w.ready[:])
	rising("cattle", w.cattle[:])
	rising("canteens", w.canteen[:])
	for i := 2; i < len(w.left); i++ {
		if w.left[i] >= w.left[i-1] {
			t.Errorf("%d settlements left are worth as much as %d", i, i-1)
		}
	}
}

// A winner is ahead of everybody, and what is ahead for one is behind for the other.
func TestLeadTakesSides(t *testing.T) {
	s := atTurn(t, 2, 9, 4)
	g := newGuide()
	g.Begin(s)
	if a, b := g.Evaluate(s, 0), g.Evaluate(s, 1); a != -b {
		t.Errorf("seat 1 is %d ahead, seat 2 %d", a, b)
	}
	over := atTurn(t, 2, 1000, 4)
	for _, w := range over.Winners() {
		if g.Evaluate(over, w) < won || g.Evaluate(over, 1-w) > -won {
			t.Errorf("at the end the winner leads by %d, the loser by %d", g.Evaluate(over, w), g.Evaluate(over, 1-w))
		}
	}
}
