package carcassonne

import (
	"fmt"
	"strings"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// A chimney is one a house of a city has, its top in tile units.
type chimney struct {
	feature int
	top     brush.V
}

// The portal of a tile: how high, how far its foot lies below its place, and
// its opening in a box of 100 x 100 with the foot at y = 98.
const (
	gatewayHeight = 56.0
	gatewayFoot   = 20.0
	pathGateway   = "M20 98 L20 46 C20 10 80 10 80 46 L80 98 Z"
	gatewayMiddle = 58.5 // of the opening, in the box
)

// smokes is how many chimneys of a city may smoke on one tile.
const smokes = 2

// mouth is the middle of the crater, belfry the place of the bell.
func (p *tilePlan) mouth() brush.V { return p.volcano.Add(brush.Pt(0, -1.14*p.crater)) }

func (p *tilePlan) belfry() brush.V {
	k := p.yard / 62
	return p.garden.Add(brush.Pt(-22, -36).Mul(k))
}

// opening is the middle of the light in the portal.
func (p *tilePlan) opening() brush.V {
	return p.portal.Add(brush.Pt(0, gatewayFoot-(98-gatewayMiddle)*gatewayHeight/100))
}

// tileLife writes where something moves on a tile: id, turns, way of
// decoration, then the effect, the feature it belongs to (-1: the tile) and
// x,y in units from the middle of the tile. Tiles without are left out.
func tileLife() string {
	var b strings.Builder
	c := brush.NewCanvas(1, 1, 1, brush.V{})
	for i := range carcassonne.Tiles {
		for r := range 4 {
			for v := range tileVariants(&carcassonne.Tiles[i]) {
				t := painterOf(c, i, r, v)
				t.upright() // builds the houses; nothing is painted
				if life := t.life(); life != "" {
					fmt.Fprintf(&b, "%s %d %d%s\n", t.tile.ID, r, v, life)
				}
			}
		}
	}
	return b.String()
}

func (t *tilePainter) life() string {
	var b strings.Builder
	say := func(effect string, feature int, at brush.V) {
		fmt.Fprintf(&b, " %s %d", effect, feature)
		writePoint(&b, ' ', at)
	}
	if t.portal != nil {
		say("portal", -1, t.opening())
	}
	if t.volcano != nil {
		say("lava", -1, t.mouth())
	}
	for i, f := range t.tile.Features {
		if f.Kind == carcassonne.Cloister {
			say("bell", i, t.belfry())
		}
	}
	count := map[int]int{}
	for _, h := range t.chimneys {
		if count[h.feature]++; count[h.feature] <= smokes {
			say("smoke", h.feature, h.top)
		}
	}
	return b.String()
}
