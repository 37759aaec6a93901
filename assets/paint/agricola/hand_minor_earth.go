package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintClayEmbankment is a dam of clay between high water and dry land.
func paintClayEmbankment(v *vignette) {
	v.back(brush.Hex("#8fa3b4"), brush.Hex("#d5dad4"))
	v.draw(brush.Hex("#2f6f9e"), "M-6 20 C4 16 10 24 20 20 C30 16 36 24 46 20 L60 64 L-6 64 Z")
	v.lines(brush.WaterLit, 1.6, 0.8, "M0 30 C6 27 12 33 20 30", "M8 42 C14 39 20 45 28 42", "M-2 53 C6 50 12 56 20 53")
	v.draw(brush.Hex("#9cbb52"), "M80 46 L126 46 L126 64 L80 64 Z")
	props.House(v.Canvas, 108, 51, 24, brush.RoofRust, true, 4)
	m := v.draw(brush.Hex("#cf6f42"), "M22 64 C34 44 40 24 46 12 L72 12 C78 28 86 46 98 64 Z")
	v.scored(m, brush.Hex("#8f3f26"), 1.8, 0.7, "M42 24 C52 21 62 27 82 23", "M36 35 C52 31 66 39 88 34",
		"M30 46 C50 41 70 51 94 45", "M22 56 C46 52 72 61 100 55")
	v.dots(brush.Hex("#e89a6c"), 1.6, 50, 30, 66, 30, 46, 41, 60, 44, 78, 41, 40, 52, 58, 53, 74, 56, 86, 51)
	v.inside(m, brush.Hex("#f2a874"), 0.7, "M44 10 L74 10 L75 16 L44 16 Z")
	v.spade(58, 18, 30, 14)
}

// paintRammedClay is a wall of layers of clay between boards, the rammer on top.
func paintRammedClay(v *vignette) {
	v.back(brush.Hex("#b9a3d6"), brush.Hex("#f0dcd8"))
	v.land(brush.Hex("#96805a"), 56, 1)
	m := v.draw(brush.Hex("#c9683c"), "M20 36 C40 33 80 38 100 35 L100 59 L20 59 Z")
	for i, k := range []string{"#f0b66c", "#a84a30", "#e8985a", "#8f3f2c"} {
		y := 40 + float64(i)*5
		v.inside(m, brush.Hex(k), 1, "M18 "+num(y)+" C40 "+num(y-2)+" 80 "+num(y+3)+" 102 "+num(y)+" L102 64 L18 64 Z")
		v.scored(m, brush.Hex("#5f2a1c"), 0.9, 0.7, "M18 "+num(y)+" C40 "+num(y-2)+" 80 "+num(y+3)+" 102 "+num(y))
	}
	for i := range 3 {
		v.box(brush.Hex("#e0cc9e").Dark(0.12*float64(i%2)), 4, 32+float64(i)*9, 20, 9)
		v.box(brush.Hex("#e0cc9e").Dark(0.12*float64(i%2)), 96, 32+float64(i)*9, 20, 9)
	}
	v.bar(brush.WoodDim, 4, 14, 62, 14, 24)
	v.bar(brush.WoodDim, 4, 106, 62, 106, 24)
	v.folk(46, 37, 38, brush.Hex("#3f7f5f"), brush.Straw)
	v.bar(brush.Wood.Light(0.25), 3.4, 70, -4, 70, 22)
	v.draw(brush.Hex("#7a5138"), "M58 20 L82 20 L84 36 L56 36 Z")
	v.box(brush.Slate, 55, 32, 30, 4)
	v.line(skin, 3, "M50 17 L69 10")
	v.line(skin, 3, "M52 22 L69 17")
}

// paintStoneTongs is a block of stone in tongs on a chain.
func paintStoneTongs(v *vignette) {
	v.back(brush.Hex("#f3cfc0"), brush.Hex("#fbeadb"))
	v.draw(brush.Hex("#d3b0b4"), "M-4 64 L-4 14 L14 10 L22 26 L30 30 L34 48 L124 54 L124 64 Z")
	v.lines(brush.Hex("#9a7a84"), 1.3, 0.7, "M4 20 L8 44", "M18 30 L20 50", "M-2 34 L14 36")
	v.draw(brush.Hex("#c29aa0"), "M104 64 L106 42 L116 36 L124 38 L124 64 Z")
	v.soft(brush.Hex("#7a5a68"), 68, 60, 32, 4, 0.7)
	v.block(brush.Hex("#7f93aa"), 44, 59, 38, 22)
	v.lines(brush.Hex("#5f6a78"), 1.2, 0.8, "M52 42 L60 44", "M62 53 L74 51", "M48 52 L54 54")
	for i := range 3 {
		q := brush.Ellipse(66, -4+float64(i)*5.4, 1.4+1.6*float64(i%2), 3.6)
		v.Paint(v.Stroke(q, brush.Const(1.8)), brush.Flat(brush.Ink), 1)
	}
	v.line(brush.Hex("#5a626e"), 3.4, "M66 24 L52 15 L66 9 L80 15 Z")
	v.line(brush.Hex("#4a505c"), 4.6, "M62 22 C72 27 104 26 102 42 L91 46")
	v.line(brush.Hex("#6a7280"), 4.6, "M70 22 C60 27 30 26 32 42 L42 47")
	v.oval(brush.Gold, 66, 24, 3.6, 3.6)
}

// paintMiningHammer is a hammer that strikes sparks from the rock of a gallery.
func paintMiningHammer(v *vignette) {
	v.back(brush.Hex("#1c2232"), brush.Hex("#2e3446"))
	v.soft(brush.Hex("#ffc85a"), 98, 22, 34, 28, 0.55)
	v.draw(brush.Hex("#4a5268"), "M-4 64 L-4 6 L12 2 L26 14 L34 30 L46 40 L40 64 Z")
	v.draw(brush.Hex("#6a7490"), "M-4 6 L12 2 L26 14 L12 22 L-4 20 Z")
	v.lines(brush.Hex("#ffd24a"), 2, 0.9, "M4 34 L12 40 L10 50 L20 58", "M12 40 L22 38")
	v.land(brush.Hex("#40394a"), 56, 1)
	v.bar(brush.WoodDim, 6, 114, 64, 114, 4)
	v.bar(brush.WoodDim, 6, 66, 2, 124, 2)
	v.lines(brush.Ink, 1.2, 1, "M98 4 L98 14")
	v.draw(brush.Hex("#ffe08a"), "M92 16 L104 16 L106 30 L90 30 Z")
	v.box(brush.Slate, 91, 13, 14, 4)
	v.box(brush.Slate, 89, 29, 18, 3.4)
	v.bar(brush.Hex("#c98a50"), 4.4, 48, 22, 92, 58)
	v.form(brush.Hex("#b8c4d0"), "M-70 -24 L-62 -32 L24 -30 C48 -28 70 -10 84 4 C66 10 46 26 24 30 L-62 32 L-70 24 Z",
		54, 27, 33, 129)
	for i, q := range brush.Pts(30, 38, 34, 44, 24, 44, 38, 52, 26, 52, 22, 34) {
		v.form(brush.LavaLit, "M0 -100 L22 -22 L100 0 L22 22 L0 100 L-22 22 L-100 0 L-22 -22 Z", q.X, q.Y,
			3+float64(i%3), 20)
	}
}

// paintLoamPit is a round pit of yellow loam with a digger and a ladder in it.
func paintLoamPit(v *vignette) {
	v.back(brush.Hex("#5f9a4a"), brush.Hex("#7fb45a"))
	for i := range 5 {
		props.Bush(v.Canvas, 8+float64(i)*26, 8+float64(i%2)*3, 9, brush.Hex("#3f7a3e"), uint32(3+i))
	}
	v.oval(brush.Hex("#f2cf6a"), 60, 38, 60, 27)
	v.oval(brush.Hex("#dca63a"), 60, 41, 53, 23)
	v.oval(brush.Hex("#b8802a"), 60, 46, 45, 17)
	v.oval(brush.Hex("#946020"), 60, 50, 36, 11)
	v.lines(brush.Hex("#8a5c1c"), 1.3, 0.6, "M16 30 L22 34", "M30 22 L36 26", "M88 22 L84 26", "M106 32 L100 35",
		"M60 17 L60 21")
	v.line(brush.Hex("#8a5430"), 2.4, "M92 50 L108 8 M102 54 L118 12 M95 44 L105 47 M99 34 L109 37 M103 24 L112 27 "+
		"M106 15 L116 18")
	v.folk(56, 54, 38, brush.Hex("#3a6fb0"), brush.Hex("#f6efdc"))
	v.spade(38, 54, 36, 30)
	v.draw(brush.Hex("#f2cf6a"), "M66 56 C70 46 84 46 88 56 Z")
}
