package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
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

// Who follows a hint finds the button or the space of its action once the draft is
// set, whatever was painted before.
func TestDraftAimsAtEveryAction(t *testing.T) {
	b, fenced := NewBoard(), 0
	aims := func(s rules.State) {
		v := fixture.View(t, b, s, 960, 540)
		var before board.Draft
		for i, a := range v.Legal {
			if i%7 != 0 && a.Kind() != agricola.KindStop {
				continue
			}
			v.Draft, v.Picked = before, v.Legal
			at := board.Progress{Fit: v.Legal, Draft: aim(v, a)}
			v.Draft, v.Picked = at.Draft, at.Picked()
			if !slices.ContainsFunc(b.Targets(v), func(g board.Target) bool {
				return g.Off == "" && g.Sets == nil && g.Fits != nil && g.Fits(a)
			}) {
				t.Fatalf("%s: nothing leads to %q", s.Prompt().Key, rules.Notation(s, a))
			}
			before = v.Draft
			if a.Kind() == agricola.KindPasture {
				fenced++
			}
		}
	}
	for seed := uint64(0); fenced == 0; seed++ {
		if seed == 9 {
			t.Fatal("nobody could fence")
		}
		fixture.Play(t, fixture.Match(t, 4, seed), aims)
	}
}
