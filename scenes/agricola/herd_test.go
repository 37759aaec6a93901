package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// However animals are spread for drawing, none is lost.
func TestAllAnimalsStandSomewhere(t *testing.T) {
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		for seat := range rules.Seat(s.Players()) {
			p := s.(*agricola.State).Player(seat)
			var got agricola.Stock
			for _, stand := range stands(p) {
				got[stand.kind] += int16(stand.n)
				if !p.Land.Has(stand.cell) {
					t.Fatalf("%v stands beside the farm", stand)
				}
			}
			for g := agricola.Sheep; g < agricola.Goods; g++ {
				if got[g] != p.Goods[g] {
					t.Fatalf("%d of %s are drawn, not %d", got[g], agricola.GoodIDs[g], p.Goods[g])
				}
			}
		}
	})
}
