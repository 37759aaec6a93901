package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
)

// What cannot be in a game without its expansion is refused, and questions
// about what is no action are.
func TestSetAndCanRefuse(t *testing.T) {
	for _, c := range []struct{ modules, says string }{
		{"", "this game is played without"},
		{"traders dragon", ""},
	} {
		for _, set := range []string{"dragon 0,0", "fairy 0,0", "tokens 1 wine 2"} {
			s := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: strings.Fields(c.modules)})
			err := arrange(s, strings.Fields(set))
			if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
				t.Errorf("%q, set %s: %v, want %q", c.modules, set, err, c.says)
			}
		}
	}
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: []string{"first-1"}})
	for notation, right := range map[string]bool{
		"small c1": true, "smal c1": false, "small @1,0 f2": true, "small 1,0 f2": false, "small c10": false,
		"big m1":     true,
		"fairy @1,0": true, "remove 2 pig @0,0": true, "remove 7 pig @0,0": false, "dragon N": true,
		"dragon north": false,
	} {
		got, err := inspect(s, append([]string{"can"}, strings.Fields(notation)...))
		if right && (err != nil || got != "no") || !right && err == nil {
			t.Errorf("can %s: %q, %v", notation, got, err)
		}
	}
}
