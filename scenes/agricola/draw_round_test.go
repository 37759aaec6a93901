package agricola

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// A round to come tells the spaces that its card may be: that which it turns out to
// be is among them, and none that is open is.
func TestRoundsTellWhatMayCome(t *testing.T) {
	b := NewBoard()
	said := map[int][]string{}
	fixture.Play(t, fixture.Match(t, 2, 3), func(state rules.State) {
		g := state.(*agricola.State)
		m := b.moment(fixture.View(t, b, state, 640, 400))
		for round := 1; round <= box.Rounds; round++ {
			if sp := g.Card(round); sp != box.NoSpace {
				if names := said[round]; names != nil && !slices.Contains(names, m.space(sp)) {
					t.Errorf("round %d: %q is not among %q", round, m.space(sp), names)
				}
				continue
			}
			_, list, _ := strings.Cut(m.works().roundTip(round)[1], ": ")
			said[round] = strings.Split(list, ", ")
			for r := 1; r <= box.Rounds; r++ {
				if c := g.Card(r); c != box.NoSpace && slices.Contains(said[round], m.space(c)) {
					t.Errorf("round %d: %q is open already", round, m.space(c))
				}
			}
		}
	})
	if len(said) < box.Rounds-1 {
		t.Errorf("%d rounds told what may come", len(said))
	}
}

// Whoever chooses the order of round cards is asked round by round, and the rounds to
// come tell what was chosen.
func TestChosenRoundCardsAreShown(t *testing.T) {
	s := fixture.Match(t, 1, 1, "stage-order").State().(*agricola.State)
	b := NewBoard()
	for s.Prompt().Key == "order" {
		v := fixture.View(t, b, s, 640, 400)
		if ask, _ := b.Prompt(v); !strings.Contains(ask, strconv.Itoa(s.Unplanned())) {
			t.Errorf("%q does not name round %d", ask, s.Unplanned())
		}
		if n, want := len(b.Targets(v)), len(v.Legal); n < want {
			t.Errorf("%d of %d cards can be clicked", n, want)
		}
		s.Do(v.Legal[len(v.Legal)-1], nil)
	}
	m := b.moment(fixture.View(t, b, s, 640, 400))
	for round := s.Round() + 1; round <= box.Rounds; round++ {
		told := m.works().roundTip(round)[1]
		if want := m.say("round.may", m.space(s.Planned(round))); told != want {
			t.Errorf("round %d tells %q, not %q", round, told, want)
		}
	}
}

// The food of the riding stables lies on the rounds to come, and its condition is told.
func TestRoundsTellWhatTheRidingStablesBring(t *testing.T) {
	m := looked(t, NewBoard(), "moor", []string{"round 3", "majors 2 foresters_lodge",
		"goods 1 wood 2 clay 1 reed 1 horse 1", "turn 1"}, "place major_improvement", "build riding_stables")
	want := m.say("round.rides", m.amount(box.Food, 1))
	for round := 3; round <= box.Rounds; round++ {
		food := m.works().promised(0, round)[box.Food]
		told := strings.Join(m.works().roundTip(round), "\n")
		if later := round > 3; (food == 1) != later || strings.Contains(told, want) != later {
			t.Errorf("round %d brings %d food: %q", round, food, told)
		}
	}
}

// What comes for the only rival lies on the round with that seat's sign: a sign alone does not say
// what comes.
func TestRoundsShowWhatComesForARival(t *testing.T) {
	m := looked(t, NewBoard(), "moor", []string{"round 3", "majors 2 foresters_lodge",
		"goods 1 wood 2 clay 1 reed 1 horse 1", "turn 1"}, "place major_improvement", "build riding_stables")
	m.own = 1
	c, told := &ui.Canvas{}, 0
	c.Reset(853, 533, 1.5)
	m.works().drawRound(c, ui.Rect{X: 4, Y: 100, W: 76, H: 54}, 5)
	for i := range c.Ops {
		if c.Ops[i].Text == "1" {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the food of the rival's riding stables is told %d times", told)
	}
}
