package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// The fences that are told for a painted pasture are those that it is built of.
func TestNewFencesAreWhatIsPaid(t *testing.T) {
	seen := 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 4, seed), func(state rules.State) {
			s := state.(*agricola.State)
			for _, a := range s.Legal(nil) {
				if a.Kind() != agricola.KindPasture {
					continue
				}
				seat := s.Turn()
				after := s.Clone()
				after.Do(a, nil)
				paid := s.Player(seat).FencesLeft() - after.(*agricola.State).Player(seat).FencesLeft()
				if got := newFences(&s.Player(seat).Farm, s.CellsOf(a)); got != paid {
					t.Fatalf("%s: %d fences are told, %d built", rules.Notation(s, a), got, paid)
				}
				if seen++; seen%7 != 0 {
					return
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nobody could fence")
	}
}
