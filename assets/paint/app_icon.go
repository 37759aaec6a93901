package paint

import (
	"image"
	"math"

	art "tilestead/assets/montana"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/montana"
	"tilestead/assets/palette"
)

// appIconUnits is the width of the program's icon in its own units.
const appIconUnits = 100.0

// appIconMaster is how much larger the icon is painted than it comes out.
const appIconMaster = 3

// AppIcon is the program's icon, px pixels wide and high: a settlement on a
// wheat hex. With bleed the cloth fills the whole square, for systems that cut
// icons to a shape of their own; without, it has round corners.
func AppIcon(px int, bleed bool) *image.NRGBA {
	c := brush.NewCanvas(px*appIconMaster, px*appIconMaster, float64(px*appIconMaster)/appIconUnits, brush.V{})
	cloth, size := brush.RoundRect(3, 3, 94, 94, 20), 1.0
	if bleed {
		cloth, size = brush.Rect(-2, -2, 104, 104), 0.84
	}
	m := c.Fill(cloth)
	puff := c.Puff(m, 5)
	teal := brush.Gouache(brush.Of(palette.TealLit), 5, 0.4)
	c.Paint(m, func(x, y float64) brush.Col {
		d := math.Hypot(x-50, y-46) / 62
		k := teal(x, y).Dark(0.55 * d * d)
		if bleed {
			return k
		}
		return k.Relief(puff(x, y), 0.25, 0.35)
	}, 1)
	if !bleed {
		c.Paint(c.Stroke(cloth, brush.Const(2.2)), brush.Flat(brush.Ink), 1)
	}
	k := 0.43 * size
	at := c.At(brush.Pt(50, 52), k)
	at.Drop(at.Fill(brush.Hexagon(0, 0, montana.HexRadius)), 5, 7, 8, 0.6)
	at.Paint(at.Stroke(brush.Hexagon(0, 0, montana.HexRadius-1), brush.Const(9)), brush.Flat(brush.Ink), 1)
	montana.PaintHex(at, art.Wheat, 1, 5, true)
	at.Paint(at.Stroke(brush.Hexagon(0, 0, montana.HexRadius-5), brush.Const(6)),
		brush.Flat(brush.Of(palette.UIGold)), 0.9)
	seat := palette.Seats[0]
	seat.Sign = "sun" // nobody's seat: the sun over the land
	common.Settlement(at, 0, 52, 124, seat)
	return c.Shrink(appIconMaster).Image()
}
