package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Effects with many decisions in a row do not keep a bot thinking: a line that clears
// any number of moors, or sows and bakes much, takes no more steps than another.
func TestLongEffectsArePlannedInTime(t *testing.T) {
	s := arranged(t, 2, []string{"moor", "hand-cards"}, "round 12", "hand 1 M021", "hand 2", "turn 1",
		"goods 1 food 9 fuel 9 wood 9 clay 9 reed 9 stone 9 grain 9 vegetable 9", "goods 2 food 9 fuel 9",
		"forests 1 -", "moors 1 0,1 0,2 0,3 0,4 1,2 1,3 1,4 2,1 2,2 2,3", "up hire_black_illicit")
	for _, width := range []int{sampleWidth, decisionWidth} {
		g := &guide{}
		g.Begin(s)
		p := newPlanner(s, width, g.score)
		most := 0
		p.score = func(s *agricola.State, seat rules.Seat) int {
			most = max(most, p.steps)
			return g.score(s, seat)
		}
		p.rank(s)
		if most > 2*p.most {
			t.Errorf("a width of %d looks at %d steps behind an option, want about %d at most", width, most, p.most)
		}
		if most < p.most/3 {
			t.Errorf("a width of %d looks at %d steps only: this is no long effect", width, most)
		}
	}
}
