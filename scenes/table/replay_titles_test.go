package table_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// Page Down goes from turn to turn of every title, to the first decision of
// each, and Page Up comes back the same way. Where turns begin is taken from
// what the titles tell about them.
func TestReplayGoesByTurnsInEveryTitle(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		m := f.Match(t, 3, 4)
		var turns []int
		r := rand.New(rand.NewPCG(4, 4))
		for began := false; len(turns) < 12; {
			at, a := m.Len(), rules.Action(0)
			if s := m.State(); s.Turn() == rules.Nature {
				a = m.Roll()
			} else {
				legal := rules.Wander(s, nil)
				a = legal[r.IntN(len(legal))]
				if began {
					turns, began = append(turns, at), false
				}
			}
			reel, err := m.Do(a)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range reel.Beats {
				began = began || strings.HasSuffix(fmt.Sprintf("%T", b.Event), ".TurnBegan")
				switch b.Event.(type) { // Agricola's turns begin with the work itself
				case agricola.Placed, agricola.Passed, agricola.SpecialTaken:
					turns = append(turns, at)
				}
			}
		}
		p := sit(t, m, f.New(), "ppp", 1280, 800, nil)
		p.table.StepThrough(p.table.Match().Len(), nil, nil)
		p.wait(2)
		p.key(input.KeyHome)
		page := func(k input.Key, want int) {
			t.Helper()
			p.key(k)
			if got := p.table.Step(); got != want {
				t.Fatalf("a page leads to %d, not to %d, where a turn of seat %v begins", got, want,
					m.Before(want).Turn())
			}
		}
		for _, at := range turns {
			page(input.KeyPageDown, at)
		}
		for i := len(turns) - 2; i >= 0; i-- {
			page(input.KeyPageUp, turns[i])
		}
	})
}
