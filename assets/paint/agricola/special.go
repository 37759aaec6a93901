package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// specials are the lands of the special actions.
var specials = []card{
	{"cut_peat", paintPeatCutting},
	{"fell_trees", paintFelling},
	{"slash_and_burn", paintBurning},
	{"horse_market", paintHorseMarket},
	{"hiring_fair", paintFair},
	{"black_market", paintBlackMarket},
	{"illicit_work", paintNightWork},
}

// paintPeatCutting is a trench with water, sods and a spade.
func paintPeatCutting(v *vignette) {
	v.back(brush.Hex("#c3d3d0"), brush.Hex("#d9d2a4"))
	v.land(brush.Hex("#8a8152"), 22, 3)
	v.draw(brush.Peat, "M-4 40 L46 30 L124 40 L124 62 L-4 62 Z")
	v.draw(brush.WaterDim, "M20 48 L52 40 L112 50 L96 62 L14 62 Z")
	v.lines(brush.WaterLit, 1.4, 0.8, "M40 50 L64 48", "M60 56 L84 55")
	peatStack(v.Canvas, 24, 36, 26)
	peatStack(v.Canvas, 100, 38, 22)
	v.line(brush.Wood, 2.4, "M66 4 L58 34")
	v.draw(brush.Slate, "M53 32 L63 34 L60 46 L52 44 Z")
	heather(v.Canvas, brush.Pt(80, 30))
	heather(v.Canvas, brush.Pt(8, 34))
}

// paintFelling is a trunk on the ground with an axe in its stump.
func paintFelling(v *vignette) {
	v.back(brush.Hex("#dbe7bf"), brush.Hex("#9fbb7c"))
	for i := range 6 {
		props.Tree(v.Canvas, 8+float64(i)*21, 26, 11, brush.LeafDim, uint32(4+i))
	}
	v.land(brush.Hex("#93a54e"), 28, 2)
	v.draw(brush.Hex("#9a6a40"), "M48 38 L118 30 L120 46 L50 54 Z")
	v.oval(cutWood, 49, 46, 6, 8.4)
	v.oval(brush.WoodDim, 49, 46, 2.6, 3.6)
	props.Stump(v.Canvas, 22, 56, 24)
	v.line(brush.Wood, 2.4, "M20 40 L38 22")
	v.draw(brush.Slate, "M16 36 L24 32 L26 44 L18 46 Z")
}

// paintBurning is a clearing in flames under smoke.
func paintBurning(v *vignette) {
	v.back(brush.Hex("#6b5a5c"), brush.Hex("#e89a50"))
	v.soft(brush.LavaLit, 60, 42, 60, 14, 0.4)
	v.land(brush.Hex("#5a3a2c"), 44, 2)
	for i, h := range []float64{20, 32, 26, 38, 24, 18} {
		v.fire(18+float64(i)*17, 50, h*0.8)
	}
	v.land(brush.Hex("#4a3128"), 50, 1)
	props.Stump(v.Canvas, 18, 58, 12)
	props.Stump(v.Canvas, 98, 58, 12)
	v.lines(brush.Hex("#33221e"), 2, 0.9, "M34 56 L82 55")
	props.Plume(v.Canvas, 30, 14, 6, 7)
	props.Plume(v.Canvas, 82, 16, 6, 9)
}

// paintHorseMarket is two horses tied up in a sunny square.
func paintHorseMarket(v *vignette) {
	v.back(brush.Hex("#a8d4e6"), brush.Hex("#f4ecd0"))
	props.Gable(v.Canvas, 18, 32, 26, brush.RoofRed, 3)
	props.Gable(v.Canvas, 60, 30, 24, brush.RoofOrange, 5)
	props.Gable(v.Canvas, 102, 32, 26, brush.RoofBlue, 7)
	v.land(brush.Road, 32, 1)
	horse(v.At(brush.Pt(36, 56), 1), 46)
	horse(v.At(brush.Pt(84, 57), 1), 44)
	v.line(brush.Wood, 3, "M2 44 L2 58")
	v.line(brush.Wood, 2, "M0 46 L16 46")
}

// paintFair is bunting over booths in the evening.
func paintFair(v *vignette) {
	v.back(brush.Hex("#f0b27a"), brush.Hex("#f7dfa4"))
	v.land(brush.Hex("#b7a85e"), 44, 1)
	v.draw(brush.Hex("#8d63b8"), "M16 56 L22 26 L40 12 L58 26 L64 56 Z")
	v.draw(brush.Cream, "M30 56 L36 22 L44 22 L50 56 Z")
	v.draw(dark, "M36 56 L40 36 L44 56 Z")
	v.draw(brush.Leaf, "M70 56 L74 32 L88 20 L104 32 L108 56 Z")
	v.draw(brush.Cream, "M82 56 L85 30 L92 30 L96 56 Z")
	v.lines(brush.Ink, 0.9, 0.8, "M-2 4 C30 14 80 14 122 2")
	flags := [...]brush.Col{brush.RoofRed, brush.Gold, brush.RoofBlue}
	for i := range 6 {
		x, k := 8+float64(i)*20, flags[i%3]
		v.draw(k, "M"+num(x)+" 8 L"+num(x+8)+" 8 L"+num(x+4)+" 17 Z")
	}
}

// paintBlackMarket is a lantern over crates in a dark cellar.
func paintBlackMarket(v *vignette) {
	v.back(brush.Hex("#262a3c"), brush.Hex("#3a3448"))
	v.wall(brush.Hex("#4a4658"), -2, -2, 124, 44, 5)
	v.soft(brush.LavaLit, 62, 26, 40, 28, 0.5)
	v.land(brush.Hex("#4c3e3c"), 46, 0.6)
	props.Crate(v.Canvas, 30, 55, 26, brush.Wood, 4)
	props.Barrel(v.Canvas, 92, 56, 22)
	props.Crate(v.Canvas, 56, 57, 18, brush.WoodDim, 6)
	v.lines(brush.Ink, 1.2, 1, "M62 -2 L62 10")
	v.draw(brush.LavaLit, "M56 12 L68 12 L70 28 L54 28 Z")
	v.box(brush.Slate, 54, 9, 16, 4)
	v.box(brush.Slate, 53, 27, 18, 3)
}

// paintNightWork is a scaffold by moonlight.
func paintNightWork(v *vignette) {
	v.back(brush.Hex("#1f3a54"), brush.Hex("#4f7a8c"))
	v.oval(brush.Cream, 98, 12, 8, 8)
	v.soft(brush.Cream, 98, 12, 16, 14, 0.3)
	v.land(brush.Hex("#34504a"), 48, 2)
	v.wall(brush.Hex("#8e8a98"), 22, 22, 48, 36, 5)
	v.draw(brush.Gold, "M34 42 L34 30 L46 30 L46 42 Z")
	for _, x := range []float64{16, 46, 76} {
		v.line(brush.WoodDim, 2, "M"+num(x)+" 6 L"+num(x)+" 60")
	}
	v.line(brush.Wood, 2.4, "M8 20 L84 20")
	v.line(brush.Wood, 2.4, "M8 44 L84 44")
	v.line(brush.Wood, 1.8, "M88 60 L100 22 M96 60 L108 22 M91 50 L100 50 M94 40 L103 40 M97 30 L106 30")
}
