package montana

import (
	"testing"

	"tilestead/rules/montana"
)

func TestTerrainFollowsFromTheTable(t *testing.T) {
	stock := func(grain, pumpkin, copper int8) (s montana.Stock) {
		s[montana.Grain], s[montana.Pumpkin], s[montana.SmallCopper] = grain, pumpkin, copper
		return
	}
	for _, c := range []struct {
		f    montana.Face
		want Terrain
	}{
		{montana.Face{Kind: montana.Lake, Canteen: true}, Lake},
		{montana.Face{Kind: montana.Mountain}, Mountain},
		{montana.Face{Double: true, Cost: stock(1, 1, 0)}, River},
		{montana.Face{Cattle: true, Cost: stock(0, 1, 1)}, Pasture},
		{montana.Face{Cost: stock(0, 0, 2)}, Mesa},
		{montana.Face{Cost: stock(1, 2, 0)}, Pumpkins},
		{montana.Face{Cost: stock(0, 1, 1)}, Pumpkins},
		{montana.Face{Cost: stock(1, 1, 1)}, Wheat},
		{montana.Face{Cost: stock(2, 0, 0)}, Wheat},
	} {
		if got := TerrainOf(c.f); got != c.want {
			t.Errorf("%+v shows %s, want %s", c.f, got.Name(), c.want.Name())
		}
	}
}
