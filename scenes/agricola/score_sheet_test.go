package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// The sheets tell what the rules count, for every seat.
func TestScoreSheetsTellThePoints(t *testing.T) {
	b := NewBoard()
	for _, state := range fixture.Positions(t, 3) {
		s := state.(*agricola.State)
		v := fixture.View(t, b, s, 960, 540)
		v.Lens = scoreLens
		c := &ui.Canvas{}
		c.Reset(960, 540, 2)
		b.Draw(c, v)
		told := map[string]int{}
		for i := len(c.Ops) - 1; i >= 0; i-- {
			if told[c.Ops[i].Text]++; c.Ops[i].Text == v.Words.Say("agricola.score.head") {
				break
			}
		}
		want := map[string]int{}
		for seat := range rules.Seat(s.Players()) {
			want[assets.Number(s.Points(seat))]++
			for _, item := range s.Score(seat) {
				want[assets.Number(item.N)]++
			}
		}
		for n, times := range want {
			if told[n] != times {
				t.Fatalf("%s stands there %d times, not %d", n, told[n], times)
			}
		}
	}
}
