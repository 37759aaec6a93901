package agricola

import (
	"testing"

	"tilestead/rules/agricola/box"
)

// The price of every card stands whole on its plate, however narrow that is: nothing of it lies
// beside the plate, on the sign before it, on the arrow or on another good.
func TestPricesFitTheirPlates(t *testing.T) {
	f := fixture
	f.Modules = []string{"moor", "hand-cards"}
	b := NewBoard()
	m := b.moment(f.View(t, b, f.Match(t, 2, 3).State(), 844, 390))
	two := 0
	for _, plate := range []float64{34, 37, 44, 61, 64, 74} {
		wide := plate - 8
		for i := range box.Cards {
			k, p := &box.Cards[i], m.cards().layPrice(box.Card(i), wide)
			ends := map[int]float64{}
			for _, g := range p.goods {
				end := wide
				if k.Passes && g.line == p.arrow {
					end -= arrowWide + 0.5
				}
				if g.x < p.signs || g.x < ends[g.line] || g.x+p.row.wide(g.n) > end {
					t.Errorf("%s on a plate of %v: %d %v from %.1f to %.1f of %.1f, behind %.1f", k.ID, plate, g.n,
						box.GoodIDs[g.good], g.x, g.x+p.row.wide(g.n), end, max(p.signs, ends[g.line]))
				}
				ends[g.line] = g.x + p.row.wide(g.n)
			}
			if len(p.goods) == 0 && k.Cost != (box.Stock{}) && !k.Occupation {
				t.Errorf("%s has no price", k.ID)
			}
			if p.lines > 2 {
				t.Errorf("%s on a plate of %v: %d lines", k.ID, plate, p.lines)
			}
			if p.lines == 2 {
				two++
			}
		}
	}
	if two == 0 {
		t.Error("no price needs two lines")
	}
}
