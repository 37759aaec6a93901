package agricola

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// What is easily overlooked is warned of, and only that.
func TestOversightsAreWarnedOf(t *testing.T) {
	const unlit = "round 4, goods 1 clay 2 fuel 1, space sheep_market 3, turn 1: place major_improvement: " +
		"build fireplace_2: place forest"
	const rivalsFair = "round 4, goods 1 food 4, goods 2 food 4: special horse_market"
	const fairFirst = "round 4, goods 2 food %d: special hiring_fair"
	en := scenetest.In(t, "agricola.confirm.")
	for _, c := range []struct {
		modules string
		set     string // what is arranged, then what is done
		do      string
		want    string
	}{
		{set: "round 4, goods 1 sheep 1, space sheep_market 2", do: "place sheep_market", want: en.Count("lost", 2)},
		{set: "round 4, space sheep_market 3", do: "place sheep_market"}, // one stays, the others wait at the gate
		{set: "round 4, space sheep_market 1", do: "place sheep_market"},
		{set: "round 4, majors 1 fireplace_2, space sheep_market 3", do: "place sheep_market"},
		{set: "round 4, pasture 1 0,4, space sheep_market 3", do: "place sheep_market"},
		{modules: "moor fuel-tokens", set: unlit, do: "place sheep_market", want: "special"}, // and nothing lost
		{modules: "moor fuel-tokens", set: unlit + ": place sheep_market", do: "keep 1 sheep", want: en.Say("kindle")},
		{set: "round 4, space sheep_market 3, turn 1: place sheep_market", do: "keep 1 sheep"},

		{set: "round 5, goods 1 food 9, people 1 1", do: "place forest", want: en.Say("growth")},
		{set: "round 5, goods 1 food 3, people 1 1", do: "place forest"}, // a child would go hungry
		{set: "round 5, goods 1 food 9, people 1 1", do: "place basic_wish_for_children"},
		{set: "round 5, goods 1 food 9", do: "place forest"},
		{modules: "moor", set: "round 4, people 1 1", do: "place forest", want: "special"},
		{modules: "moor", set: "round 4, people 1 2", do: "place forest"},
		{set: "round 4, people 1 1", do: "place forest"},

		{set: "round 13, goods 1 grain 1 food 9, turn 1: place cultivation: plow 0,4", do: "stop",
			want: en.Say("sow")},
		{set: "round 13, goods 1 grain 1, turn 1: place cultivation: plow 0,4", do: "stop"}, // it is eaten
		{set: "round 13, fields 1 0,4, goods 1 grain 1, turn 1: place cultivation: sow 1 grain", do: "stop",
			want: en.Say("plow")},
		{set: "goods 1 wood 10 reed 4, turn 1: place farm_expansion: room 0,0", do: "stop", want: en.Say("room")},
		{set: "goods 1 wood 7 reed 4, turn 1: place farm_expansion: room 0,0", do: "stop"},

		{modules: "moor", set: rivalsFair, do: "special hiring_fair", want: en.Say("loss", "1 food")},
		{modules: "moor", set: fmt.Sprintf(fairFirst, 4), do: "special horse_market", // a horse for it
			want: en.Say("fee.short", "2 food", "3 food")},
		{modules: "moor", set: fmt.Sprintf(fairFirst, 9), do: "special horse_market",
			want: en.Say("fee", "2 food")},
		{modules: "moor", set: "round 4, goods 1 food 4", do: "special hiring_fair"},
	} {
		set := strings.Split(c.set, ": ")
		s := arranged(t, strings.Fields(c.modules), strings.Split(set[0], ", ")...)
		for _, notation := range append(set[1:], c.do) {
			a, ok := rules.Find(s, notation)
			if !ok {
				t.Fatalf("%s: asked %q, nobody can %s of %v", c.set, s.Prompt().Key, notation, rules.Notations(s))
			}
			if notation == c.do {
				b := NewBoard()
				_, got := b.regret(fixture.View(t, b, s, 640, 400), a)
				if c.want == "special" {
					if begin, _, _ := strings.Cut(en.Say("special", "|"), "|"); strings.HasPrefix(got, begin) {
						got = c.want
					}
				}
				if got != c.want && (c.want == "" || !strings.HasSuffix(got, ". "+c.want)) {
					t.Errorf("%s, %s: warns %q, not of %q", c.set, c.do, got, c.want)
				}
			}
			s.Do(a, nil)
		}
	}
}
