package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// What a card can still do is counted by the rounds and harvests still to come, and a
// card for spaces of round cards waits until one of them is turned up.
func TestProspect(t *testing.T) {
	m, err := rules.NewMatch(&Title, rules.Setup{Title: Title.ID, Seats: 2, Modules: []string{"hand-cards"}, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s, r := m.State().Clone().(*State), rand.New(rand.NewPCG(5, 5))
	shut, open := 0, 0
	for s.Turn() != rules.Nobody {
		if s.Round() > 0 && s.Prompt().Key == "place" {
			harvests := 0
			for round := s.Round(); round <= box.Rounds; round++ {
				if HarvestAfter(round) {
					harvests++
				}
			}
			for id, want := range map[string]Prospect{
				"B057": {Rounds: box.Rounds - s.Round(), Harvests: -1},     // as a round begins
				"A053": {Rounds: box.Rounds - s.Round() + 1, Harvests: -1}, // as people go home
				"B039": {Rounds: -1, Harvests: harvests},                   // in the field phase
				"A055": {Rounds: -1, Harvests: -1},                         // behind an improvement
				"A067": {Rounds: -1, Harvests: -1},                         // on a space of the board
			} {
				if got := s.Prospect(box.Named(id)); got != want {
					t.Fatalf("round %d, %s: %+v, want %+v", s.Round(), id, got, want)
				}
			}
			quarries := box.At("western_quarry", "eastern_quarry")
			switch got := s.Prospect(box.Named("A080")).Closed; {
			case s.Open()&quarries != 0 && got == 0:
				open++
			case s.Open()&quarries == 0 && got == quarries:
				shut++
			default:
				t.Fatalf("round %d: of the quarries %b are closed", s.Round(), got)
			}
		}
		legal := s.Legal(nil)
		s.Do(legal[r.IntN(len(legal))], nil)
	}
	if shut == 0 || open == 0 {
		t.Errorf("quarries were shut in %d positions, open in %d", shut, open)
	}
}
