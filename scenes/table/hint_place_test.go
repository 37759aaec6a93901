package table_test

import (
	"math"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/montana"
	"tilestead/scenes/table"
)

// A hint over Montana's land lies along the edge where it hides less of what it speaks of, else
// where it hides less of the land.
func TestHintHidesTheLeastOfTheLand(t *testing.T) {
	judged := 0
	for seed := range uint64(6) {
		m, err := rules.NewMatch(apptest.Montana.Title, rules.Setup{Title: "montana", Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for m.Len() < 60 || m.State().Turn() != 0 {
			if m.State().Turn() == rules.Nature {
				m.Replay(m.Roll())
				continue
			}
			legal := m.State().Legal(nil)
			m.Replay(legal[m.Len()*5%len(legal)])
		}
		for _, w := range []float64{1280, 960, 640} {
			s := &sage{slices: 1}
			p := sit(t, m, montana.NewBoard(), "pbb", w, w*5/8,
				func(c *table.Config) { c.Advisor, c.Inline = s, true })
			p.until()
			p.key(keyH)
			p.wait(20)
			at, f := p.table.HintPanel(), p.table.Frame()
			if at.W == 0 {
				t.Fatalf("at %g there is no hint", w)
			}
			low, high := at, at
			low.Y, high.Y = f.Map.Y+f.Map.H-at.H-2, max(f.Map.Y, f.Prompt.Y+f.Prompt.H)+2
			if plate := p.table.Plate(); low.Overlaps(plate) {
				low.Y = math.Floor(plate.Y - low.H - 2)
			}
			if p.table.HidesHinted(low)+p.table.HidesHinted(high) > 0 {
				continue
			}
			least := min(p.table.Hidden(low), p.table.Hidden(high))
			if hidden := p.table.Hidden(at); hidden > least+1 {
				t.Errorf("game %d at %g: the hint hides %g of the land, not %g", seed, w, hidden, least)
			}
			if math.Abs(p.table.Hidden(low)-p.table.Hidden(high)) > 1 {
				judged++
			}
		}
	}
	if judged < 3 {
		t.Errorf("only %d hints hide less at one edge than at the other", judged)
	}
}
