package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Joined fields cost nobody points for sure where a city feeds from all fields round it.
func TestJoinedFieldsOfOlderEditions(t *testing.T) {
	e := carcassonne.Joined{Object: carcassonne.Object{Kind: carcassonne.Field},
		Was: []rules.Seat{0, 1}, Lost: []rules.Seat{1}}
	for module, key := range map[string]string{"": "lost", "farmers-first": "open", "farmers-second": "open"} {
		var modules []string
		if module != "" {
			modules = []string{module}
		}
		m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 2, 1, modules...).State(), 1280, 800))
		names := m.Name(1)
		if key == "open" {
			names = m.list([]string{m.Name(0), m.Name(1)})
		}
		if got, want := m.log().joinedLine(e), m.say("log.joined."+key+".field", names); got != want {
			t.Errorf("%q: %q, want %q", module, got, want)
		}
	}
}
