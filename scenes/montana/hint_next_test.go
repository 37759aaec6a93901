package montana

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// Hints of colours and of silver lead with what they are good for: no two colours say the same, and silver
// that pays for more work than before says so, not only how much comes.
func TestHintsSayWhatForAndDiffer(t *testing.T) {
	english, en := scenetest.Words(t, "en"), scenetest.In(t, "montana.")
	colours, silver := 0, 0
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		for seed := range uint64(6) {
			m := fixture.Match(t, seats, seed)
			tell := fixture.Adviser(t, m.State())
			fixture.Play(t, m, func(s rules.State) {
				var led []string
				for _, a := range s.Legal(nil) {
					switch a.Kind() {
					case montana.KindWhite:
						says := tell(s, english, a)
						if slices.Contains(led, says[0]) || len(says) < 2 {
							t.Errorf("a colour is told as %q after %q", says, led)
						}
						led, colours = append(led, says[0]), colours+1
					case montana.KindUse:
						st := s.(*montana.State)
						after := st.Clone().(*montana.State)
						after.Do(a, nil)
						was, is := st.Player(st.Turn()).Silver, after.Player(st.Turn()).Silver
						if after.Workers(0).Size() > 0 || was >= 1 || is < 1 {
							continue
						}
						silver++
						says := tell(s, english, a)
						if says[0] == en.Say("advice.work", en.Count("n.silver", int(is-was))) {
							t.Errorf("silver is told as %q", says)
						}
					}
				}
			})
		}
	}
	if colours < 100 || silver == 0 {
		t.Errorf("%d colours, %d times silver", colours, silver)
	}
}
