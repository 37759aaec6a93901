package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// The log tells to whose road or city a tile does harm, as an event that costs somebody something;
// of what nobody loses by it says no more than what the tile is.
func TestLogTellsWhomATileHarms(t *testing.T) {
	en := scenetest.In(t, "carcassonne.log.")
	place := func(what string) string { return en.Say("placed." + what) }
	harm := func(what, key string) string { return en.Say("harm", place(what), en.Say(key, "Mira")) }
	for _, c := range []struct {
		name   string
		lines  []string
		action string
		want   string
		costs  bool
	}{
		{"a cathedral", []string{"first 1", "set figure 2 small 0,0 c1", "draw I01"}, "place 0,-1 r0",
			harm("cathedral", "stake.city"), true},
		{"an inn", []string{"first 1", "set figure 2 small 0,0 r1", "draw I13"}, "place 1,0 r1",
			harm("inn", "stake.road"), true},
		{"a gap", []string{"first 1", "set lay B24 -1,0 r0", "set figure 2 small 0,0 c1", "set stack B24 B18",
			"draw B24"}, "place -1,-1 r0", harm("road", "blocks.city"), true},
		{"one's own", []string{"first 1", "set figure 1 small 0,0 c1", "draw I01"}, "place 0,-1 r0",
			place("cathedral"), false},
		{"nobody's", []string{"first 1", "draw I01"}, "place 0,-1 r0", place("cathedral"), false},
		{"the second cathedral", []string{"first 1", "set figure 2 small 0,0 c1", "set lay I01 0,-1 r0", "draw I01"},
			"place 0,-2 r0", place("cathedral"), false},
		{"a city that it finishes", []string{"first 1", "set figure 2 small 0,0 c1", "draw B18"}, "place 0,-1 r2",
			place("city"), false},
	} {
		s := stage(t, c.lines...)
		a, ok := rules.Find(s, c.action)
		if !ok {
			t.Errorf("%s: %q is not legal: %v", c.name, c.action, rules.Notations(s))
			continue
		}
		reel := &rules.Reel{}
		s.Clone().Do(a, reel)
		if _, ok := reel.Beats[0].Event.(carcassonne.TilePlaced); !ok {
			t.Fatalf("%s: no tile is placed first", c.name)
		}
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		l, _ := b.Line(v, s, reel.Beats[0])
		if l.Text != c.want || l.Costs != c.costs {
			t.Errorf("%s is told as %q, costs %t, want %q", c.name, l.Text, l.Costs, c.want)
		}
		if l.Costs && (len(l.Least) != 2 || !strings.HasPrefix(c.want, l.Least[1])) {
			t.Errorf("%s is told in few words as %q", c.name, l.Least)
		}
		length := b.Clip(v, reel.Beats[0]).Length()
		if read := length >= meetStay; read != c.costs {
			t.Errorf("%s shows for %v", c.name, length)
		}
	}
}
