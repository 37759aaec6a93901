package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// The openings found are as many as the rules count.
func TestOpeningsAreThoseOfTheRules(t *testing.T) {
	seen := 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(now rules.State) {
			s := now.(*carcassonne.State)
			for _, kind := range [...]carcassonne.FeatureKind{carcassonne.Road, carcassonne.City} {
				for _, o := range s.Objects(kind) {
					seen += o.Open
					if got := len(openings(s, &o)); got != o.Open {
						t.Fatalf("%v at %v has %d openings, want %d", kind, o.Places[0], got, o.Open)
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nothing is open")
	}
}

// What the tip of a cell says grows there, it says how much of that stays open.
func TestPreviewTellsWhatStaysOpen(t *testing.T) {
	en := scenetest.In(t, "carcassonne.")
	seen := 0
	fixture.Play(t, fixture.Plain(t, 2, 4), func(now rules.State) {
		if now.Prompt().Key != "place" {
			return
		}
		b := NewBoard()
		m := b.moment(fixture.View(t, b, now, 1280, 800))
		for _, c := range m.stands().cells() {
			hint := m.help().cellHint(c)
			for _, a := range m.Picked {
				if !m.aims().placeAt(c)(a) {
					continue
				}
				laid := m.s.Clone().(*carcassonne.State)
				laid.Do(a, nil)
				for _, o := range continued(laid, c.at) {
					if o.Open == 0 || o.Kind == carcassonne.Cloister {
						continue
					}
					seen++
					if open := en.Count("tip.open."+kindNames[o.Kind], o.Open); !strings.Contains(hint, open) {
						t.Fatalf("cell %v does not say %q: %q", c.at, open, hint)
					}
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nothing stays open")
	}
}
