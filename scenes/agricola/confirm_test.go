package agricola

import (
	"fmt"
	"slices"
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
	arrange(t, s, lines...)
	return s
}

// arrange changes a position as lines say. Cards that these name are nobody's before, whoever
// was dealt them: a deal depends on which cards there are.
func arrange(t *testing.T, s rules.State, lines ...string) {
	t.Helper()
	named := strings.Fields(strings.Join(lines, " "))
	for seat := range s.Players() {
		hand := s.(*agricola.State).Player(rules.Seat(seat)).Hand.IDs()
		kept := slices.DeleteFunc(slices.Clone(hand), func(id string) bool { return slices.Contains(named, id) })
		if len(kept) == len(hand) {
			continue
		}
		if err := agricola.Title.Arrange(s, append([]string{"hand", fmt.Sprint(seat + 1)}, kept...)); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range lines {
		if err := agricola.Title.Arrange(s, strings.Fields(line)); err != nil {
			t.Fatal(line, err)
		}
	}
}
