package bots_test

import (
	"slices"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// shunned counts in a game of a level against itself the cloisters that were placed and not claimed, with
// two followers or more in supply.
func shunned(t *testing.T, level string, seed uint64) (n, placed int) {
	t.Helper()
	m := newCarcassonne(t, 2, seed)
	players := []bots.Bot{newCarcassonneBot(t, level, seed), newCarcassonneBot(t, level, seed+1)}
	for m.State().Turn() != rules.Nobody {
		s := m.State().(*carcassonne.State)
		seat, a := s.Turn(), rules.Action(0)
		if seat == rules.Nature {
			a = m.Roll()
		} else {
			players[seat].Start(m.Perspective(seat))
			a, _ = players[seat].Think(time.Time{})
		}
		if seat != rules.Nature && s.Prompt().Key == "act" && s.Supply(seat)[carcassonne.Small] >= 2 {
			features := carcassonne.Tiles[s.Last().Kind].Features
			i := slices.IndexFunc(features, func(f carcassonne.Feature) bool { return f.Kind == carcassonne.Cloister })
			if i >= 0 {
				placed++
				if a.Kind() != carcassonne.KindFigure || carcassonne.FeatureOf(a) != i {
					n++
				}
			}
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return n, placed
}

// The lower levels play badly, but nobody leaves a cloister to others.
func TestLowerLevelsClaimTheirCloisters(t *testing.T) {
	for _, level := range []string{bots.Easy, bots.Casual} {
		all, of := 0, 0
		for i := range 20 {
			n, placed := shunned(t, level, uint64(100+i))
			all, of = all+n, of+placed
		}
		if all > 0 || of == 0 {
			t.Errorf("%s, 20 games: %d of %d cloisters are not claimed", level, all, of)
		}
	}
}
