package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/montana"
	"tilestead/scenes/table"
)

// A hint over Montana's land lies along the edge where it hides less of it.
func TestHintHidesTheLeastOfTheLand(t *testing.T) {
	m, err := rules.NewMatch(apptest.Montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range []float64{1280, 960, 640} {
		h := w * 5 / 8
		s := &sage{slices: 1}
		p := sit(t, m, montana.NewBoard(), "pb", w, h, func(c *table.Config) { c.Advisor, c.Inline = s, true })
		p.until()
		p.key(keyH)
		p.wait(20)
		at, hidden := p.table.HintPanel(), p.table.Hidden
		if at.W == 0 {
			t.Fatalf("at %g there is no hint", w)
		}
		f := p.table.Frame()
		low, high := at, at
		low.Y, high.Y = f.Map.Y+f.Map.H-at.H-2, max(f.Map.Y, f.Prompt.Y+f.Prompt.H)+2
		if hidden(at) > min(hidden(low), hidden(high)) {
			t.Errorf("at %g the hint hides %g of the land, at the upper edge it would be %g, at the lower one %g", w,
				hidden(at), hidden(high), hidden(low))
		}
		if hidden(low) == 0 && hidden(high) == 0 {
			t.Errorf("at %g the land lies at no edge", w)
		}
	}
}
