package bots_test

import (
	"slices"
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// shunned counts in a game of a level against itself the cloisters that were placed and not claimed, with
// two followers or more in supply.
func shunned(t *testing.T, level string, seed uint64) (n, placed int) {
	t.Helper()
	m := newCarcassonne(t, 2, seed)
	watch(t, m, level, func(s *carcassonne.State, a rules.Action, _ *rules.Reel) {
		if s.Prompt().Key != "act" || s.Supply(s.Turn())[carcassonne.Small] < 2 {
			return
		}
		features := carcassonne.Tiles[s.Last().Kind].Features
		i := slices.IndexFunc(features, func(f carcassonne.Feature) bool { return f.Kind == carcassonne.Cloister })
		if i < 0 {
			return
		}
		placed++
		if a.Kind() != carcassonne.KindFigure || carcassonne.FeatureOf(a) != i {
			n++
		}
	})
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
