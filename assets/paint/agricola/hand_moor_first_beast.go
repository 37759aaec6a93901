package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintEdgeOfTheForest is a stag between dark trunks and a golden field.
func paintEdgeOfTheForest(v *vignette) {
	v.back(brush.Hex("#a6dcf0"), brush.Hex("#f6f2cc"))
	v.land(brush.Hex("#f0c544"), 28, 2)
	for i := range 10 {
		x := 62 + float64(i)*7
		v.lines(brush.EarthDim, 1.1, 0.7, "M"+num(x)+" 62 L"+num(x+2)+" "+num(38+float64(i%3)*3))
	}
	v.draw(brush.Hex("#24452f"), "M-4 -4 L54 -4 C64 4 54 12 60 20 C50 26 58 40 46 48 L40 64 L-4 64 Z")
	v.trunk(brush.Hex("#4c3a30"), 8, 56, 11)
	v.trunk(brush.Hex("#5f4636"), 36, 52, 9)
	v.oval(brush.Hex("#356a3c"), 18, 2, 22, 12)
	v.oval(brush.Hex("#478248"), 46, 0, 18, 11)
	stag := brush.Hex("#b06a38")
	v.lines(brush.Hex("#5a3c28"), 2, 1, "M60 20 C54 12 56 6 58 2", "M56 10 L50 6", "M64 19 C68 12 68 6 66 1",
		"M67 10 L73 5")
	v.Ground(76, 58, 20, 3, 0.7)
	v.line(stag.Dark(0.3), 2.6, "M68 42 L67 57 M92 42 L94 57")
	v.draw(stag,
		"M54 24 C56 20 64 18 68 22 L71 32 C80 30 92 31 97 36 L96 44 L92 44 L90 58 L87 58 L86 46 L76 46 L74 58 "+
			"L71 58 L68 44 C64 38 64 34 62 29 C58 30 55 29 53 27 Z")
	v.oval(brush.Ink, 60, 23.4, 1, 1.1)
	v.oval(brush.Cream, 97, 39, 2.2, 3)
}

// paintFarmAnimalMarket is a handshake before a cow and a horse.
func paintFarmAnimalMarket(v *vignette) {
	v.back(brush.Hex("#8fd0c4"), brush.Hex("#d3ecd6"))
	v.land(brush.Hex("#cfa868"), 32, 1)
	props.Cattle(v.Canvas, 34, 50, 50)
	horse(v.At(brush.Pt(88, 50), 1), 54)
	v.box(brush.Wood, -4, 34, 128, 4)
	v.draw(brush.RoofBlue, "M-4 42 L36 44 L40 58 L-4 62 Z")
	v.draw(brush.Snow, "M34 43 L43 44 L46 58 L38 59 Z")
	v.draw(brush.RoofRust, "M124 42 L84 43 L80 58 L124 62 Z")
	v.draw(brush.Cream, "M86 42 L77 44 L74 58 L82 59 Z")
	v.draw(skin.Dark(0.12), "M76 45 L62 43 C56 44 54 52 58 56 L75 57 Z")
	v.draw(skin, "M45 45 L58 43 C68 43 72 50 70 56 C66 60 56 60 45 57 Z")
	v.lines(brush.InkFor(skin), 1.2, 0.9, "M60 50 L69 51", "M59 54 L68 55.4", "M52 45 L60 48")
}

// paintLivestockMarket is a boar on a platform, sold under the hammer to a crowd.
func paintLivestockMarket(v *vignette) {
	v.back(brush.Hex("#f7efdc"), brush.Hex("#e9dcc0"))
	for i := range 5 {
		x := float64(i)*28 - 4
		v.draw(brush.Hex("#4fae8c"), "M"+num(60+(x-60)*0.2)+" -4 L"+num(60+(x-46)*0.2)+" -4 L"+num(x+14)+" 44 L"+
			num(x)+" 44 Z")
	}
	v.box(brush.Wood, 10, 40, 66, 12)
	boar(v.At(brush.Pt(42, 42), 1), 48)
	v.folk(100, 46, 40, brush.Dragon, brush.Ink)
	v.draw(brush.WoodDim, "M84 34 L116 34 L112 60 L88 60 Z")
	v.arm(brush.Dragon, 4, 92, 28, 82, 18)
	v.line(brush.Wood, 2, "M83 20 L78 8")
	v.draw(brush.Wood, "M72 8 L82 3 L84 9 L74 14 Z")
	for i := range 7 {
		x, k := 4+float64(i)*19, [...]brush.Col{brush.WoodDim, brush.Straw, brush.Slate, brush.RoofRust}[i%4]
		v.oval(brush.Hex("#6a4a5a"), x, 66, 10, 9)
		v.oval(k, x, 55, 8.4, 2.6)
		v.draw(k, "M"+num(x-5)+" 55 C"+num(x-4)+" 47 "+num(x+4)+" 47 "+num(x+5)+" 55 Z")
	}
}

// paintNightPasture is a sheep and a horse behind a fence under the moon.
func paintNightPasture(v *vignette) {
	v.back(brush.Hex("#0f1d4a"), brush.Hex("#2f4f92"))
	v.specks(brush.Cream, 0.8, 26, 0, 0, 120, 28)
	v.soft(brush.Cream, 22, 15, 20, 18, 0.3)
	v.draw(brush.Hex("#fff2b8"), "M24 3 C10 4 8 26 24 28 C16 22 16 9 24 3 Z")
	v.land(brush.Hex("#1f5a58"), 32, 3)
	horse(v.At(brush.Pt(86, 54), 1), 48)
	props.Sheep(v.Canvas, 44, 54, 32)
	v.Glaze(v.Fill(brush.Rect(-2, -2, 124, 64)), brush.Hex("#8fa4e0"), 0.55)
	v.rail(-4, 62, 124, 62, 20, 8)
}

// paintHomeWood is a cow before a house that trees hem in.
func paintHomeWood(v *vignette) {
	v.back(brush.Hex("#e6f0a8"), brush.Hex("#d3e29a"))
	for i := range 7 {
		props.Tree(v.Canvas, 2+float64(i)*20, 30+float64(i%2)*3, 15, brush.LeafDim, uint32(i+3))
	}
	v.land(brush.Hex("#a5bf4c"), 38, 1)
	props.House(v.Canvas, 70, 46, 46, brush.RoofRed, false, 5)
	for i, q := range [][3]float64{{34, 44, 15}, {110, 48, 17}, {8, 54, 18}} {
		props.Tree(v.Canvas, q[0], q[1], q[2], [...]brush.Col{brush.Leaf, brush.Hex("#8fae3c"), brush.LeafDim}[i],
			uint32(9+i))
	}
	props.Cattle(v.Canvas, 50, 60, 32)
}

// paintHorseTrough is a horse behind a long trough that a spout fills.
func paintHorseTrough(v *vignette) {
	v.back(brush.Hex("#fbf6e6"), brush.Hex("#f0e6cc"))
	v.line(brush.Hex("#7a4a3a"), 4, "M-4 6 L124 6 M30 6 L30 50 M116 -4 L116 50 M30 32 L2 8")
	v.land(brush.Hex("#c9b79a"), 48, 0.6)
	horse(v.At(brush.Pt(76, 56), 1), 62)
	v.line(brush.Slate, 3, "M12 58 L12 16 L26 16")
	v.draw(brush.WaterLit, "M24 18 L29 18 L31 44 L23 44 Z")
	v.draw(brush.Hex("#4fa4c8"), "M10 36 L108 36 L104 46 L14 46 Z")
	v.lines(brush.Snow, 1.4, 0.9, "M20 40 L38 40", "M56 39 L78 39")
	v.draw(brush.Wood, "M6 40 L112 40 L106 58 L12 58 Z")
	v.lines(brush.WoodDim, 1.3, 0.8, "M9 46 L110 46", "M11 52 L107 52")
	v.box(brush.WoodDim, 22, 39, 6, 21)
	v.box(brush.WoodDim, 90, 39, 6, 21)
}

// paintNatureReserve is a heron in a pool of the moor behind a fence.
func paintNatureReserve(v *vignette) {
	v.back(brush.Hex("#c9a4d8"), brush.Hex("#f4d8e4"))
	v.land(brush.Hex("#a85f94"), 24, 3)
	v.draw(brush.Hex("#58a8c0"), "M-4 38 C30 30 90 30 124 38 L124 64 L-4 64 Z")
	v.lines(brush.Snow, 1.4, 0.8, "M60 44 L96 44", "M8 44 L26 44")
	for i, q := range brush.Pts(6, 34, 18, 30, 34, 32, 96, 32, 108, 34, 118, 31) {
		heather(v.Canvas, q)
		props.Tuft(v.Canvas, q.X+4, q.Y+float64(i%2), 7, brush.LeafDim)
	}
	grey := brush.Hex("#8ea4b4")
	v.line(brush.WoodDim, 1.4, "M56 38 L55 56 M64 38 L66 56")
	v.draw(grey, "M46 26 C56 20 74 26 88 42 C74 44 52 44 46 32 Z")
	v.draw(brush.Snow, "M46 32 C40 26 52 20 46 12 C42 6 44 2 50 2 C58 4 58 14 54 20 C52 26 56 30 54 36 Z")
	v.draw(brush.Gold, "M45 4 L22 9 L45 9 Z")
	v.lines(brush.Ink, 2, 1, "M48 3 C54 2 60 5 64 9")
	v.oval(brush.Ink, 48, 6, 1, 1)
	v.rail(-4, 64, 124, 64, 18, 7)
}

// paintSpecialPasture is one round meadow with a fence and a ribboned sheep amid fields.
func paintSpecialPasture(v *vignette) {
	v.back(brush.Hex("#b07a48"), brush.Hex("#96623a"))
	for i := range 11 {
		y := 3 + float64(i)*6
		v.lines(brush.SoilDim, 1.8, 0.7, "M-4 "+num(y)+" C30 "+num(y-3)+" 90 "+num(y+3)+" 124 "+num(y))
	}
	v.oval(brush.Hex("#7cc84a"), 60, 34, 46, 24)
	for i := range 10 {
		x, y := 24+float64(i*29%74), 20+float64(i*11%32)
		props.Flower(v.Canvas, x, y, 2.6, [...]brush.Col{brush.Snow, brush.LavaLit}[i%2])
	}
	v.line(brush.Snow, 1.8, "M15 28 C20 4 100 4 105 28")
	props.Sheep(v.Canvas, 62, 46, 40)
	v.oval(brush.Dragon, 46, 38, 3, 3)
	v.draw(brush.Dragon, "M46 38 L40 34 L40 43 Z")
	v.draw(brush.Dragon, "M46 38 L52 34 L52 43 Z")
	for _, d := range []string{"M14 34 C16 66 104 66 106 34", "M14 40 C16 72 104 72 106 40"} {
		v.line(brush.Snow, 1.8, d)
	}
	for _, q := range brush.Pts(14, 42, 26, 54, 44, 61, 62, 63, 80, 60, 96, 53, 106, 42, 18, 24, 40, 13, 62, 12, 84,
		14, 103, 24) {
		v.line(brush.Snow, 2.2, "M"+num(q.X)+" "+num(q.Y-10)+" L"+num(q.X)+" "+num(q.Y))
	}
}

// paintCattleCollar is the head of an ox that looks out of its padded collar.
func paintCattleCollar(v *vignette) {
	v.back(brush.Hex("#3fa6b8"), brush.Hex("#a8dcd4"))
	v.land(brush.Hex("#5f9a46"), 40, 2)
	coat := brush.Hex("#d8a468")
	v.draw(coat.Dark(0.25), "M22 64 C20 30 40 16 60 16 C80 16 100 30 98 64 Z")
	v.draw(brush.Hex("#8a3f2a"),
		"M18 62 C12 20 36 4 60 4 C84 4 108 20 102 62 L90 62 C94 30 80 18 60 18 C40 18 26 30 30 62 Z")
	v.lines(brush.Gold, 1.8, 1, "M24 60 C19 26 40 11 60 11 C80 11 101 26 96 60")
	for _, q := range brush.Pts(23, 46, 28, 28, 41, 15, 79, 15, 92, 28, 97, 46) {
		v.oval(brush.Gold, q.X, q.Y, 2.2, 2.2)
	}
	v.draw(brush.Cream, "M46 22 C36 22 30 16 32 6 C36 12 42 16 50 17 Z")
	v.draw(brush.Cream, "M74 22 C84 22 90 16 88 6 C84 12 78 16 70 17 Z")
	v.draw(coat, "M46 28 C38 24 32 26 30 30 C34 36 40 36 46 34 Z")
	v.draw(coat, "M74 28 C82 24 88 26 90 30 C86 36 80 36 74 34 Z")
	v.draw(coat.Light(0.1), "M44 22 C48 14 72 14 76 22 C78 34 74 44 72 52 L48 52 C46 44 42 34 44 22 Z")
	v.oval(brush.Hex("#f0c4ac"), 60, 52, 16, 9)
	for _, x := range []float64{-1, 1} {
		v.oval(brush.Ink, 60+x*9.5, 32, 2.2, 2.6)
		v.oval(dark, 60+x*6.5, 51, 2, 2.6)
	}
}
