package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// hearthMajors are where food is cooked and baked.
var hearthMajors = []card{
	{"fireplace_2", paintCampFire},
	{"fireplace_3", paintChimneyFire},
	{"cooking_hearth_4", paintKettle},
	{"cooking_hearth_5", paintRange},
	{"clay_oven", paintClayOven},
	{"stone_oven", paintStoneOven},
}

// paintCampFire is a ring of stones under the evening sky.
func paintCampFire(v *vignette) {
	v.back(brush.Hex("#3a4668"), brush.Hex("#d98a5a"))
	v.land(brush.Hex("#4e5a46"), 38, 3)
	props.Pine(v.Canvas, 14, 46, 38, brush.Hex("#31524c"), 3)
	props.Pine(v.Canvas, 104, 44, 32, brush.Hex("#31524c"), 5)
	v.soft(brush.LavaLit, 58, 46, 40, 14, 0.6)
	for i := range 5 {
		props.Boulder(v.Canvas, 40+float64(i)*9, 47, 5, brush.StoneMid, v.next())
	}
	v.logs(58, 50, 26)
	v.fire(58, 48, 34)
	for i := range 5 {
		props.Boulder(v.Canvas, 36+float64(i)*11, 56, 6, brush.Stone, v.next())
	}
}

// paintChimneyFire is a fire in an open brick chimney.
func paintChimneyFire(v *vignette) {
	v.back(brush.Hex("#e9cf9d"), brush.Hex("#c59a68"))
	v.wall(brush.Hex("#c4674a"), 26, -4, 68, 60, 8)
	v.draw(dark, "M40 56 L40 30 C40 12 80 12 80 30 L80 56 Z")
	v.soft(brush.Lava, 60, 48, 18, 10, 0.7)
	v.logs(60, 53, 26)
	v.fire(60, 50, 26)
	v.box(brush.Wood, 18, 2, 84, 7)
	v.pot(brush.RoofBlue, 32, 2, 5)
	v.box(brush.Stone, 16, 54, 88, 8)
	v.line(brush.Slate, 1.6, "M104 56 L110 20")
	v.basket(brush.Straw, 12, 56, 16)
}

// paintKettle is a black kettle that hangs from a beam over the embers.
func paintKettle(v *vignette) {
	v.back(brush.Hex("#5a4038"), brush.Hex("#8a5a3c"))
	v.box(brush.WoodDim, -4, -2, 128, 10)
	v.lines(brush.Ink, 1.6, 0.9, "M60 8 L60 22")
	v.draw(brush.Clay, "M20 62 L28 46 L92 46 L100 62 Z")
	v.soft(brush.Lava, 60, 47, 30, 8, 0.9)
	v.fire(44, 50, 16)
	v.fire(60, 51, 20)
	v.fire(76, 50, 15)
	v.draw(brush.Hex("#3c4048"), "M34 22 L86 22 C90 34 82 44 60 44 C38 44 30 34 34 22 Z")
	v.oval(brush.Pumpkin, 60, 22, 27, 5)
	v.oval(brush.Leaf, 54, 21, 4, 1.6)
	v.oval(brush.Straw, 67, 22, 4, 1.5)
	props.Plume(v.Canvas, 62, 18, 4, 4)
}

// paintRange is a tiled hearth with pans, onions over it.
func paintRange(v *vignette) {
	v.back(brush.Hex("#f3e6c4"), brush.Hex("#e6cf9c"))
	v.window(98, 8, 16, 22)
	v.wall(brush.Hex("#a9c4c0"), 10, 30, 80, 34, 4)
	v.box(brush.Stone, 4, 26, 92, 7)
	v.draw(dark, "M38 62 L38 48 C38 38 62 38 62 48 L62 62 Z")
	v.fire(50, 60, 15)
	v.oval(brush.Slate, 28, 24, 14, 4)
	v.line(brush.Slate, 2, "M14 23 L2 19")
	v.pot(brush.Hex("#b5613c"), 74, 27, 18)
	for i := range 4 {
		x := 24 + float64(i)*12
		v.lines(brush.InkSoft, 0.9, 0.8, "M"+num(x)+" -2 L"+num(x)+" 6")
		v.oval(brush.RoofOrange, x, 8, 3.4, 3.8)
	}
}

// paintClayOven is a domed oven in the yard, bread on the peel.
func paintClayOven(v *vignette) {
	v.back(brush.Hex("#a9d0de"), brush.Hex("#e7ecc9"))
	v.land(brush.Grass, 34, 3)
	props.Tree(v.Canvas, 104, 40, 13, brush.LeafDim, 4)
	v.Ground(48, 56, 40, 8, 0.7)
	v.draw(brush.RoofOrange.Mix(brush.Clay, 0.5), "M12 56 C8 22 28 8 48 8 C68 8 88 22 84 56 Z")
	v.draw(brush.Clay.Dark(0.35), "M28 56 C26 34 36 28 48 28 C60 28 70 34 68 56 Z")
	v.draw(dark, "M34 56 C33 38 40 33 48 33 C56 33 63 38 62 56 Z")
	v.soft(brush.Lava, 48, 54, 12, 8, 0.8)
	v.line(brush.Wood, 2.2, "M118 40 L76 54")
	v.draw(brush.Wood.Light(0.2), "M58 54 L82 50 L84 56 L60 59 Z")
	v.loaf(70, 54, 15)
}

// paintStoneOven is an oven of grey stones in a dark bakehouse.
func paintStoneOven(v *vignette) {
	v.back(brush.Hex("#4d4a58"), brush.Hex("#6e5a58"))
	v.wall(brush.StoneMid, 36, -4, 88, 62, 7)
	v.draw(brush.StoneDim, "M52 58 L52 30 C52 10 108 10 108 30 L108 58 Z")
	v.draw(dark, "M59 58 L59 32 C59 17 101 17 101 32 L101 58 Z")
	v.soft(brush.Lava, 80, 50, 22, 10, 0.9)
	v.fire(92, 52, 14)
	v.loaf(76, 53, 17)
	v.box(brush.Stone.Light(0.2), 32, 54, 92, 8)
	v.planks(brush.WoodDim, -2, 40, 30, 24, 4)
	v.loaf(8, 40, 17)
	v.loaf(22, 40, 13)
	props.Sheaf(v.Canvas, 16, 26, 20, 5)
}
