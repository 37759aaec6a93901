package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// TestButtonsKeepTheirPlaces plays games through: what gives a canteen has a
// place of its own, and Enter never gives one or leaves a reward lying.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	check := func(s rules.State) {
		if s.Turn() < 0 {
			return
		}
		for _, g := range b.Targets(fixture.View(t, b, s, 960, 540)) {
			if g.Button == 0 || g.Off != "" {
				continue
			}
			name := strings.TrimPrefix(g.ID, "button ")
			seen[name]++
			if canteen := name == "canteen"; canteen != (g.Button == canteenPlace) && name != "town" {
				t.Fatalf("%s lies on place %d", name, g.Button)
			}
			if g.Primary && (name == "canteen" || strings.HasPrefix(name, "none.")) {
				t.Fatalf("Enter means %s", name)
			}
			if g.Primary && unwise(s.(*montana.State), name) {
				t.Fatalf("red means %s, though something else can be done", name)
			}
		}
	}
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 3, seed), check)
	}
	for _, name := range []string{"canteen", "keep", "place", "cheapest", "skip", "take", "none.upgrade", "none.goods",
		"stop", "end", "town"} {
		if seen[name] == 0 {
			t.Errorf("no %s in six games: %v", name, seen)
		}
	}
}

// unwise says that a button gives away what else could be done, or is one of
// the four things to choose between.
func unwise(s *montana.State, name string) bool {
	can := map[uint8]bool{}
	for _, a := range s.Legal(nil) {
		can[a.Kind()] = true
	}
	switch name {
	case "recruit", "work", "town", "settle":
		return true
	case "pass":
		return can[montana.KindBid]
	case "stop":
		return can[montana.KindBuild]
	}
	return false
}
