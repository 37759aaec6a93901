package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// townScenes are the village, its markets and its trades.
var townScenes = []card{
	{"meeting_place", paintLinden},
	{"lessons", paintSchool},
	{"day_laborer", paintReaper},
	{"traveling_players", paintStage},
	{"resource_market", paintMarketStall},
	{"farm_supplies", paintFarmShop},
	{"building_supplies", paintYard},
	{"improvement", paintTools},
	{"major_improvement", paintForge},
}

// paintLinden is people round the linden tree of the village.
func paintLinden(v *vignette) {
	v.back(brush.Hex("#b6dcec"), brush.Hex("#f4efd8"))
	props.House(v.Canvas, 16, 36, 28, brush.RoofRust, false, 3)
	props.House(v.Canvas, 104, 36, 26, brush.RoofBlue, true, 5)
	v.land(brush.Hex("#d8c28a"), 36, 1)
	v.draw(brush.WoodDim, "M57 46 L60 24 L66 24 L69 46 Z")
	v.oval(brush.LeafDim, 63, 14, 30, 17)
	v.oval(brush.Leaf, 56, 10, 19, 11)
	v.oval(brush.Hex("#a9c65c"), 52, 6, 9, 5)
	v.oval(brush.Wood, 63, 45, 19, 4)
	v.folk(34, 56, 24, brush.RoofRed, brush.WoodDim)
	v.folk(48, 59, 24, brush.Hex("#5f7f9a"), brush.Straw)
	v.folk(82, 57, 24, brush.Hex("#8a6a9a"), brush.RoofRust)
	v.folk(96, 59, 22, brush.Leaf, brush.Straw)
}

// paintSchool is a blackboard and books on a desk.
func paintSchool(v *vignette) {
	v.back(brush.Hex("#e6d6b4"), brush.Hex("#d0b98e"))
	v.box(brush.Wood, 26, -2, 80, 40)
	v.box(brush.Hex("#35504a"), 30, 0, 72, 34)
	v.lines(brush.Cream, 1.4, 0.9, "M40 10 L46 24 L52 10", "M42 18 L50 18", "M60 24 C58 14 70 8 70 18 C70 26 60 24 60 24",
		"M82 8 L82 26", "M76 17 L90 17")
	v.land(brush.Hex("#8a6242"), 46, 0.4)
	v.box(brush.Hex("#c98f58"), 10, 46, 104, 6)
	v.draw(brush.Cream, "M44 46 C50 40 58 40 62 44 C66 40 74 40 80 46 Z")
	v.lines(brush.InkSoft, 0.9, 0.8, "M62 44 L62 46")
	v.box(brush.RoofRed, 88, 42, 18, 4)
	v.box(brush.RoofBlue, 90, 38, 15, 4)
	v.oval(brush.RoofRed, 26, 42, 4.4, 4)
	v.lines(brush.Leaf, 1.4, 1, "M26 38 L29 35")
}

// paintReaper is somebody with a scythe in the hay at noon.
func paintReaper(v *vignette) {
	v.back(brush.Hex("#fbe7a2"), brush.Hex("#fdf4cf"))
	v.oval(brush.Hex("#fff7d6"), 100, 10, 9, 9)
	v.soft(brush.LavaLit, 100, 10, 22, 20, 0.5)
	v.land(brush.Hex("#e0c25e"), 32, 2)
	props.Haystack(v.Canvas, 96, 44, 20, 3)
	props.Haystack(v.Canvas, 24, 40, 15, 4)
	v.folk(62, 58, 44, brush.Hex("#4f7fa8"), brush.Straw)
	v.line(brush.WoodDim, 2, "M56 32 L84 54")
	v.draw(brush.Hex("#c9d3d8"), "M84 54 C74 60 60 60 50 54 C62 56 74 54 82 50 Z")
	for i := range 12 {
		x := 6 + float64(i)*10
		v.lines(brush.EarthDim, 1.1, 0.7, "M"+num(x)+" 62 L"+num(x+2)+" 54")
	}
}

// paintStage is a play on the wagon of travelling players.
func paintStage(v *vignette) {
	v.back(brush.Hex("#2f2c52"), brush.Hex("#6a4a72"))
	for i := range 9 {
		v.oval(brush.LavaLit, 6+float64(i*29%116), 4+float64(i*7%18), 0.9, 0.9)
	}
	v.land(brush.Hex("#4a4152"), 50, 1)
	v.box(brush.Hex("#f0d59a"), 30, 8, 66, 36)
	v.soft(brush.LavaLit, 63, 40, 30, 14, 0.5)
	v.draw(brush.RoofRed, "M30 6 L50 6 C48 22 40 34 30 42 Z")
	v.draw(brush.RoofRed, "M96 6 L76 6 C78 22 86 34 96 42 Z")
	v.draw(brush.RoofRust, "M26 8 L32 0 L94 0 L100 8 Z")
	v.folk(58, 44, 28, brush.Hex("#3f8a6a"), brush.Gold)
	for _, q := range [][2]float64{{50, 14}, {62, 8}, {72, 15}} {
		v.oval(brush.Gold, q[0], q[1], 2.4, 2.4)
	}
	v.box(brush.Wood, 24, 43, 78, 8)
	v.oval(brush.WoodDim, 38, 54, 7, 7)
	v.oval(brush.WoodDim, 88, 54, 7, 7)
	v.oval(brush.Straw, 38, 54, 2, 2)
	v.oval(brush.Straw, 88, 54, 2, 2)
}

// paintMarketStall is a stall with stone, reed and bread.
func paintMarketStall(v *vignette) {
	v.back(brush.Hex("#d3e4ea"), brush.Hex("#efe4c4"))
	props.Gable(v.Canvas, 14, 36, 26, brush.RoofRed, 4)
	v.land(brush.Road, 38, 0.6)
	v.box(brush.WoodDim, 34, 14, 3, 44)
	v.box(brush.WoodDim, 107, 14, 3, 44)
	v.awning(brush.Leaf, 28, 88)
	v.box(brush.Wood, 32, 42, 80, 20)
	v.block(brush.StoneMid, 40, 42, 13, 9)
	v.draw(brush.Hex("#8fae58"), "M62 42 L64 20 L73 20 L75 42 Z")
	v.box(brush.Straw, 61, 31, 14, 3)
	v.loaf(90, 41, 18)
	v.lines(brush.Ink, 1, 0.5, "M32 50 L112 50")
	v.folk(14, 59, 26, brush.Hex("#8a6a9a"), brush.Straw)
}

// paintFarmShop is a shop full of seed drawers, spades and a lantern.
func paintFarmShop(v *vignette) {
	v.back(brush.Hex("#6b4c38"), brush.Hex("#4f382c"))
	for row := range 3 {
		for i := range 5 {
			x, y := 6+float64(i)*14, 2+float64(row)*13
			v.box(brush.Hex("#b5834f"), x, y, 13, 12)
			v.oval(brush.Gold, x+6.5, y+6, 1.4, 1.4)
		}
	}
	v.soft(brush.LavaLit, 98, 16, 28, 20, 0.5)
	v.draw(brush.LavaLit, "M92 10 L104 10 L106 24 L90 24 Z")
	v.lines(brush.Ink, 1.2, 1, "M98 -2 L98 10")
	v.line(brush.Wood, 2, "M84 8 L80 44")
	v.draw(brush.Slate, "M74 42 L86 43 L84 54 L76 53 Z")
	v.box(brush.Hex("#8a5a38"), -2, 50, 124, 14)
	v.sack(brush.Hex("#cdb083"), brush.Hex("#f2c23e"), 100, 54, 20)
	v.pot(brush.Clay, 30, 51, 14)
}

// paintYard is stacks of boards, bricks, stone and reed.
func paintYard(v *vignette) {
	v.back(brush.Hex("#b9c2c6"), brush.Hex("#d6d2c4"))
	v.planks(brush.Hex("#8f8478"), -2, -2, 124, 24, 14)
	v.land(brush.Hex("#a3937a"), 22, 0.6)
	for i := range 4 {
		v.box(brush.Wood.Light(0.1*float64(i%2)), 6+float64(i%2)*3, 42-float64(i)*6, 36, 6)
	}
	for row := range 3 {
		for i := range 4 - row {
			k := brush.RoofRust.Light(0.12 * float64((i+row)%3))
			v.box(k, 52+float64(i)*9+float64(row)*4.5, 38-float64(row)*6, 9, 6)
		}
	}
	v.block(brush.Stone, 22, 59, 17, 11)
	v.block(brush.StoneMid, 44, 59, 14, 9)
	v.draw(brush.Hex("#a9b860"), "M94 56 L96 14 L112 14 L116 56 Z")
	v.lines(brush.Hex("#6d8038"), 1.2, 0.8, "M100 16 L99 55", "M106 16 L107 55")
	v.box(brush.Straw, 93, 34, 22, 4)
	v.barrow(brush.Clay, 68, 58, 22)
}

// paintTools is a wall of tools.
func paintTools(v *vignette) {
	v.back(brush.Hex("#7fa0a2"), brush.Hex("#6a8a8e"))
	v.lines(brush.Hex("#55757a"), 1.3, 0.8, "M-4 14 L124 14", "M-4 30 L124 30", "M-4 46 L124 46")
	v.line(brush.Wood, 3, "M30 56 L30 18")
	v.draw(brush.Slate, "M18 8 L40 8 L44 13 L40 18 L18 18 Z")
	v.draw(brush.Hex("#d6dde0"), "M52 14 L104 6 L104 20 Z")
	v.lines(brush.Slate, 1, 0.9, "M56 15 L60 17 L64 14 L68 18 L72 14 L76 18 L80 15 L84 19 L88 15 L92 20 L96 16 L100 20")
	v.draw(brush.Wood, "M102 4 L116 2 L118 22 L104 22 Z")
	v.line(brush.Slate, 2.4, "M56 30 L72 54")
	v.line(brush.Slate, 2.4, "M72 30 L56 54")
	v.oval(brush.Slate, 64, 42, 3, 3)
	v.draw(brush.WoodDim, "M88 34 L108 34 L108 46 L96 46 L94 52 L86 52 Z")
	v.box(brush.Slate, 90, 30, 8, 6)
}

// paintForge is glowing iron on an anvil.
func paintForge(v *vignette) {
	v.back(brush.Hex("#2b2630"), brush.Hex("#4a3430"))
	v.wall(brush.Hex("#5a4a4c"), 72, -4, 56, 46, 6)
	v.draw(dark, "M82 42 L82 22 C82 10 116 10 116 22 L116 42 Z")
	v.fire(100, 40, 24)
	v.soft(brush.Lava, 96, 36, 34, 20, 0.5)
	v.land(brush.Hex("#3c2c28"), 46, 0.6)
	v.draw(brush.WoodDim, "M34 62 L38 48 L66 48 L70 62 Z")
	v.draw(brush.Slate, "M14 32 C22 30 28 30 32 30 L76 30 L76 38 C66 38 62 42 62 48 L42 48 C42 42 36 40 30 39 "+
		"C22 38 16 36 14 32 Z")
	v.soft(brush.LavaLit, 52, 28, 18, 8, 0.7)
	v.draw(brush.Lava, "M36 26 L70 26 L70 30 L36 30 Z")
	v.line(brush.Wood, 2.6, "M22 -2 L46 18")
	v.draw(brush.StoneDim, "M40 20 L50 12 L58 21 L48 29 Z")
	for _, q := range [][2]float64{{60, 18}, {68, 14}, {64, 8}, {74, 20}} {
		v.oval(brush.LavaLit, q[0], q[1], 1.1, 1.1)
	}
}
