package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// What a space asks for is named where it is one thing, or one of two that belong together.
func TestPromptsNameTheOneThing(t *testing.T) {
	b := NewBoard()
	named, chosen, free, open := map[string]bool{}, map[string]bool{}, map[string]bool{}, false
	for seed := range uint64(20) {
		fixture.Play(t, fixture.Match(t, 2, seed), func(s rules.State) {
			if s.Turn() < 0 || s.Prompt().Key != "use" {
				return
			}
			v := fixture.View(t, b, s, 640, 400)
			kinds := map[uint8]bool{}
			for _, a := range v.Picked {
				if goesOn[a.Kind()] == "" && !agricola.Title.Side(a) {
					kinds[a.Kind()] = true
				}
			}
			ask, _ := b.Prompt(v)
			want := v.Words.Say("agricola.ask.use")
			ends := func(a rules.Action) bool { return goesOn[a.Kind()] != "" }
			if len(kinds) == 0 && !slices.ContainsFunc(v.Picked, ends) {
				want = v.Words.Say("agricola.ask.use.exchange") // nothing can be paid before
			}
			for pair, both := range bothAsked {
				if len(kinds) == 2 && kinds[pair[0]] && kinds[pair[1]] {
					want = v.Words.Say("agricola.ask.use." + both)
					chosen[both] = true
				}
			}
			for k := range kinds {
				if one := oneAsked[k]; len(kinds) == 1 && one != "" {
					want = v.Words.Say("agricola.ask.use." + one)
					named[one] = true
				}
			}
			if len(kinds) == 1 && kinds[agricola.KindPasture] && slices.ContainsFunc(v.Picked, ends) {
				want = v.Words.Say("agricola.ask.use.fence.done")
			}
			for k, what := range leftOut {
				if len(kinds) == 1 && kinds[k] && slices.ContainsFunc(v.Picked, ends) {
					want = v.Words.Say("agricola.ask.use." + what + ".may")
					free[what] = true
					if g, _ := targetFor(b, v, "button stop"); g.Label != v.Words.Say("agricola.button.stop."+what) {
						t.Errorf("%s is left out by %q", what, g.Label)
					}
				}
			}
			open = open || len(kinds) > 1
			if ask != want {
				t.Errorf("%v: %q is asked, not %q", kinds, ask, want)
			}
		})
	}
	for _, both := range bothAsked {
		if !chosen[both] && both != "build_play" { // which takes a hand
			t.Errorf("%s was never asked", both)
		}
	}
	if len(free) < len(leftOut) {
		t.Errorf("only %v could be left out", free)
	}
	if len(named) < 3 || !open {
		t.Errorf("seen alone: %v; with others: %v", named, open)
	}
}

// What a card promised for this round is asked with the card, and can be skipped.
func TestPromisesNameTheirCard(t *testing.T) {
	for _, c := range []struct{ card, set, opening, ask string }{
		{"A019", "goods 1 wood 1", "opening 9", "ask.use.plow.may"},
		{"M056", "goods 1 horse 1", "opening 8", "ask.special"},
	} {
		s := arranged(t, []string{"moor"}, "round 4", "hand 1 "+c.card, c.set, "turn 1")
		for _, notation := range []string{"place major_improvement", "play " + c.card} {
			a, ok := rules.Find(s, notation)
			if !ok {
				t.Fatalf("nobody can %s of %v", notation, rules.Notations(s))
			}
			s.Do(a, nil)
		}
		if err := agricola.Title.Arrange(s, strings.Fields(c.opening)); err != nil {
			t.Fatal(err)
		}
		b := NewBoard()
		v := fixture.View(t, b, s, 640, 400)
		m := b.moment(v)
		card, _ := box.FindCard(c.card)
		if ask, hint := b.Prompt(v); ask != m.say(c.ask) || hint != m.cards().cardName(card) {
			t.Errorf("%s: asked %q, %q", c.card, ask, hint)
		}
		if !m.aims().declines() {
			t.Errorf("%s: cannot be skipped", c.card)
		}
	}
}
