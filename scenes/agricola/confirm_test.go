package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
)

// Who stops feeding or heating with goods left is warned how many begging
// markers or people in bed that brings; who has nothing left is not.
func TestHungerAndColdAreWarnedOf(t *testing.T) {
	en := scenetest.In(t, "agricola.confirm.")
	for _, c := range []struct {
		set  []string
		do   string
		want string
	}{
		{[]string{"goods 1 food 1 grain 1 vegetable 1 fuel 9"}, "done", en.Say("hunger", 3)},
		{[]string{"goods 1 food 1 grain 1 vegetable 1 fuel 9"}, "feed 1 grain", ""},
		{[]string{"goods 1 food 4 fuel 1"}, "done", en.Say("cold", 2)},
	} {
		s := arranged(t, []string{"moor"}, append([]string{"round 4", "goods 2 food 9 fuel 9"},
			append(c.set, "harvest")...)...)
		a, ok := rules.Find(s, c.do)
		if !ok {
			t.Fatalf("%v: asked %q, nobody can %s", c.set, s.Prompt().Key, c.do)
		}
		b := NewBoard()
		got := b.Confirm(fixture.View(t, b, s, 640, 400), a)
		if got != c.want {
			t.Errorf("%v, %s: warns %q, not of %q", c.set, c.do, got, c.want)
		}
	}
}

// arranged is a game of two that the first seat begins, changed as the lines say.
func arranged(t *testing.T, modules []string, lines ...string) rules.State {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title, rules.Setup{Title: "agricola", Seats: 2,
		Modules: append([]string{"first-1"}, modules...)})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		if _, err := m.Do(m.Roll()); err != nil {
			t.Fatal(err)
		}
	}
	s := m.State().Clone()
	for _, line := range lines {
		if err := agricola.Title.Arrange(s, strings.Fields(line)); err != nil {
			t.Fatal(line, err)
		}
	}
	return s
}
