package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// A hint to take building resources says what they are for, as far as the position tells: what they are
// enough for, else what is still needed.
func TestHintsTellWhatResourcesAreFor(t *testing.T) {
	end, b := scenetest.In(t, "agricola.advice.end."), NewBoard()
	stove := b.moment(fixture.View(t, b, fixture.Match(t, 2, 1).State(), 1280, 800)).major(0)
	for _, c := range []struct {
		goods, space, want string
	}{
		{"goods 1 wood 2 reed 2", "forest", end.Say("room", "5 wood, 2 reed")},
		{"goods 1 wood 1 reed 2", "forest", end.Say("room.lacks", "1 wood")},
		{"goods 1 wood 1 reed 1", "forest", end.Say("room.lacks", "1 wood, 1 reed")},
		{"goods 1 clay 1", "clay_pit", end.Say("major", stove)},
		{"goods 1 clay 0", "clay_pit", end.Say("major.lacks", stove, "1 clay")},
		{"goods 1 wood 9 reed 9", "forest", ""},
	} {
		s := arranged(t, nil, "round 4", c.goods, "space forest 3", "space clay_pit 1", "turn 1")
		a, ok := rules.Find(s, "place "+c.space)
		if !ok {
			t.Fatalf("nobody can go to %s", c.space)
		}
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		told := ""
		for _, f := range m.hints().endFacts(m.hints().try(a)) {
			told = f.text
		}
		if told != c.want {
			t.Errorf("%s, %s: told is %q, want %q", c.goods, c.space, told, c.want)
		}
		if all := b.advise(v, a, func(string) int { return 0 }); c.want != "" && !slices.Contains(all, c.want) {
			t.Errorf("%s, %s: %q is no part of %q", c.goods, c.space, c.want, all)
		}
	}
}
