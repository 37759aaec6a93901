package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// What is paid in a harvest is not asked for again while the harvest goes on.
func TestPaidIsNotAskedForAgain(t *testing.T) {
	b := NewBoard()
	seen := 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 2, seed, "moor"), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 || s.Prompt().Key != "heat" && s.Prompt().Key != "feed" {
				return
			}
			m := b.moment(fixture.View(t, b, s, 640, 400))
			if s.Prompt().Key == "feed" {
				want := 0
				if s.Missing() > 0 { // what is in the supply goes with the meal
					want = s.Missing() + int(s.Player(s.Turn()).Goods[box.Food])
				}
				if food, fuel := needed(m.s, s.Turn()); food != want || fuel != s.Heating(s.Turn()) {
					t.Fatalf("a seat that is fed needs %d food, %d fuel; %d and %d are to be paid", food, fuel, want,
						s.Heating(s.Turn()))
				}
				return
			}
			seen++
			if food, fuel := needed(m.s, s.Turn()); food != 0 || fuel != s.Missing() {
				t.Fatalf("a seat that was fed and heats needs %d food, %d fuel; %d fuel is missing", food, fuel, s.Missing())
			}
		})
	}
	if seen == 0 {
		t.Error("nobody heated a house")
	}
}

// The button that goes on stands out once all is paid, and not before.
func TestGoingOnStandsOutWhenAllIsPaid(t *testing.T) {
	b := NewBoard()
	seen := map[bool]int{}
	for seed := range uint64(40) {
		fixture.Play(t, fixture.Match(t, 2, seed, "moor"), func(state rules.State) {
			s := state.(*agricola.State)
			if key := s.Prompt().Key; s.Turn() < 0 || key != "feed" && key != "heat" {
				return
			}
			look := func(s *agricola.State) {
				list := b.Targets(fixture.View(t, b, s, 640, 400))
				eats := slices.ContainsFunc(list, func(g board.Target) bool { return g.ID == "button eat" })
				for _, g := range list {
					if g.ID == "button done" {
						paid := s.Missing() == 0
						seen[paid]++
						if g.Primary != (paid && !eats) {
							t.Fatalf("%d missing: the button stands out: %v", s.Missing(), g.Primary)
						}
					}
				}
			}
			look(s)
			for _, a := range s.Legal(nil) { // what random play goes past
				next := s.Clone().(*agricola.State)
				next.Do(a, &rules.Reel{})
				if key := next.Prompt().Key; next.Turn() == s.Turn() && (key == "feed" || key == "heat") {
					look(next)
				}
			}
		})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("seen: %v", seen)
	}
}
