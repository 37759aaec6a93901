package agricola

import (
	"strconv"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

func num(x float64) string { return strconv.FormatFloat(x, 'f', 2, 64) }

// workMajors are the well and the workshops.
var workMajors = []card{
	{"well", paintWell},
	{"joinery", paintJoinery},
	{"pottery", paintPottery},
	{"basketmakers_workshop", paintBaskets},
}

// paintWell is a roofed well on the green.
func paintWell(v *vignette) {
	v.back(brush.Hex("#bfe0e6"), brush.Hex("#f6f0d2"))
	v.land(brush.GrassLit, 30, 4)
	props.House(v.Canvas, 20, 32, 26, brush.RoofRed, false, 4)
	v.Ground(64, 55, 26, 6, 0.8)
	v.box(brush.Wood, 44, 12, 4, 32)
	v.box(brush.Wood, 80, 12, 4, 32)
	v.line(brush.WoodDim, 2.4, "M46 22 L88 22")
	v.lines(brush.Ink, 1.2, 0.9, "M64 22 L64 34")
	v.draw(brush.Wood.Light(0.1), "M59 32 L69 32 L68 41 L60 41 Z")
	v.wall(brush.Stone, 40, 40, 48, 16, 3)
	v.oval(brush.WaterDim, 64, 40, 23, 4)
	v.draw(brush.RoofBlue, "M36 16 L52 2 L78 2 L94 16 Z")
	for _, x := range []float64{10, 28, 98, 110} {
		props.Flower(v.Canvas, x, 52, 2, brush.Rose)
	}
}

// paintJoinery is a bench with a plane and its shavings.
func paintJoinery(v *vignette) {
	v.back(brush.Hex("#d9b27c"), brush.Hex("#c08d55"))
	v.planks(brush.Hex("#b98a58"), -2, -2, 124, 36, 9)
	v.line(brush.Slate, 2, "M16 4 L16 24")
	v.draw(brush.Stone, "M28 6 L50 8 L50 15 L28 20 Z")
	v.line(brush.WoodDim, 3, "M52 12 L60 16")
	v.draw(brush.Wood, "M74 6 L82 6 L82 18 L90 18 L90 24 L74 24 Z")
	v.box(brush.Hex("#e8c48a"), -4, 38, 128, 8)
	v.box(brush.WoodDim, 8, 46, 9, 18)
	v.box(brush.WoodDim, 100, 46, 9, 18)
	v.draw(brush.RoofRust, "M42 38 L44 30 L54 28 L58 24 L64 28 L80 30 L80 38 Z")
	for _, q := range [][3]float64{{30, 36, 5}, {24, 50, 5}, {38, 54, 6}, {92, 36, 4}, {66, 55, 5}} {
		v.oval(brush.Cream, q[0], q[1], q[2], q[2]*0.7)
		v.oval(brush.Hex("#e8c48a"), q[0], q[1], q[2]*0.5, q[2]*0.3)
	}
}

// paintPottery is a jug on the wheel, shelves of pots behind it.
func paintPottery(v *vignette) {
	v.back(brush.Hex("#e8dcc0"), brush.Hex("#cdb896"))
	for _, y := range []float64{22, 42} {
		v.box(brush.WoodDim, 68, y, 56, 3)
	}
	for i, k := range []brush.Col{brush.RoofBlue, brush.Clay, brush.Leaf} {
		v.pot(k, 78+float64(i)*16, 22, 15)
		v.pot([]brush.Col{brush.Pumpkin, brush.Plaster, brush.RoofRust}[i], 77+float64(i)*16, 42, 14)
	}
	v.land(brush.Hex("#8a6a4c"), 50, 1)
	v.Ground(34, 57, 28, 5, 0.8)
	v.box(brush.Wood, 28, 44, 12, 14)
	v.oval(brush.Stone, 34, 44, 26, 5)
	v.pot(brush.Clay, 34, 44, 38)
	v.lines(brush.Clay.Dark(0.5), 1, 0.7, "M19 26 L49 26", "M18 31 L50 31")
}

// paintBaskets is a hut with bundles of reed and baskets before it.
func paintBaskets(v *vignette) {
	v.back(brush.Hex("#d6e2c0"), brush.Hex("#efe6b8"))
	v.land(brush.Hex("#c8bf78"), 26, 2)
	props.Reeds(v.Canvas, 8, 34, 26)
	props.Reeds(v.Canvas, 20, 30, 22)
	props.Reeds(v.Canvas, 112, 32, 26)
	v.basket(brush.Hex("#9c7440"), 84, 34, 22)
	v.basket(brush.Straw, 36, 54, 38)
	v.basket(brush.Hex("#b5864a"), 78, 57, 30)
	v.draw(brush.Hex("#8fae58"), "M98 58 L100 24 L112 24 L116 58 Z")
	v.lines(brush.Hex("#5c7a38"), 1.2, 0.8, "M103 26 L103 57", "M108 25 L109 57")
	v.box(brush.Straw, 97, 42, 19, 4)
	props.Pumpkin(v.Canvas, 32, 34, 13, brush.Pumpkin, 4)
	props.Pumpkin(v.Canvas, 43, 35, 11, brush.RoofRed, 5)
}
