package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// calf is a young cow s long at the origin, with a ribbon and a bell.
func calf(c *brush.Canvas, s float64) {
	c.Paint(c.Stroke(brush.Parse("M90 48 C100 52 100 66 97 76").Scale(s/100, s/100).Move(-s/2, -s*0.98),
		brush.Const(s*0.05)), brush.Flat(brush.Ink), 1)
	m, at := body(c, s, "M5 40 C3 34 8 30 16 29 C20 19 34 18 38 28 C42 38 46 44 52 45 C62 43 74 42 82 44 "+
		"C91 46 94 52 93 60 L90 74 L91 98 L82 98 L79 76 L76 69 L56 69 L52 76 L51 98 L42 98 L40 74 C37 68 36 62 36 56 "+
		"C28 58 20 54 16 52 C10 52 6 46 5 40 Z", brush.Hex("#a8623a"), 5)
	for _, d := range []string{"M60 40 C72 38 80 46 76 56 C68 62 58 52 60 40 Z",
		"M26 18 C34 22 34 30 26 34 C20 30 22 22 26 18 Z", "M40 88 L54 88 L54 100 L40 100 Z",
		"M80 88 L94 88 L94 100 L80 100 Z"} {
		c.Paint(c.Fill(at(d)).And(m), brush.Flat(brush.Cream), 0.95)
	}
	c.Draw(at("M3 40 C3 34 9 33 14 34 C17 40 17 48 13 52 C7 51 4 46 3 40 Z"), brush.Style{K: brush.Hex("#efbfa4"),
		InkW: s * 0.025})
	c.Draw(at("M34 26 C40 16 50 16 54 22 C50 30 42 32 36 31 Z"), brush.Style{K: brush.Hex("#8c4e30"), InkW: s * 0.03})
	c.Paint(c.Fill(at("M19 32 C19 29 24 29 24 33 C24 38 19 38 19 34 Z")), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(at("M32 57 C38 56 44 52 48 44"), brush.Const(s*0.06)), brush.Flat(brush.Dragon), 1)
	c.Draw(at("M33 56 L41 54 L43 64 L31 66 Z"), brush.Style{K: brush.Gold, InkW: s * 0.03})
}

// paintYoungAnimalMarket is a calf and a lamb under a pink awning.
func paintYoungAnimalMarket(v *vignette) {
	v.back(brush.Hex("#f6b7b0"), brush.Hex("#fbe0d0"))
	v.box(brush.Wood, 4, 10, 4, 52)
	v.box(brush.Wood, 112, 10, 4, 52)
	v.land(brush.Hex("#e0b562"), 46, 1)
	v.litter(brush.Hex("#a87a30"), 26, -4, 50, 124, 9, 6)
	for i := range 7 {
		x, k := -3+float64(i)*18, [...]brush.Col{brush.Hex("#d8587a"), brush.Cream}[i%2]
		v.draw(k, "M"+num(x)+" -4 L"+num(x+18)+" -4 L"+num(x+18)+" 7 C"+num(x+16)+" 15 "+num(x+2)+" 15 "+num(x)+" 7 Z")
	}
	calf(v.At(brush.Pt(76, 58), 1), 54)
	props.Sheep(v.Canvas, 30, 58, 34)
	v.form(brush.RoofBlue, "M0 0 L-50 -30 L-50 30 Z M0 0 L50 -30 L50 30 Z", 22, 47, 9, 10)
}

// paintDrinkingTrough is a cow and a sheep that drink, seen over a trough.
func paintDrinkingTrough(v *vignette) {
	v.back(brush.Hex("#d8f2f0"), brush.Hex("#b8dc6a"))
	v.land(brush.Hex("#8fc050"), 26, 3)
	v.draw(brush.Hex("#9a6238"), "M4 38 L116 38 L108 62 L12 62 Z")
	v.oval(brush.Hex("#8a5530"), 60, 38, 57, 9)
	v.oval(brush.Hex("#4aa5cc"), 60, 39, 53, 7)
	v.form(brush.Cream, "M-60 -90 C-80 -110 -70 -140 -50 -150 C-56 -120 -40 -100 -20 -96 Z M60 -90 "+
		"C80 -110 70 -140 50 -150 C56 -120 40 -100 20 -96 Z", 80, 38, 26, 0)
	v.form(brush.Hex("#8c4a2e"), "M-46 -80 C-70 -96 -96 -84 -104 -66 C-84 -56 -60 -60 -44 -66 Z M46 -80 "+
		"C70 -96 96 -84 104 -66 C84 -56 60 -60 44 -66 Z", 80, 38, 26, 0)
	m := v.form(brush.Hex("#b5653a"), "M-54 -100 C-30 -124 30 -124 54 -100 C52 -60 40 -30 36 0 L-36 0 "+
		"C-40 -30 -52 -60 -54 -100 Z", 80, 38, 26, 0)
	v.inside(m, brush.Cream, 1, "M77 4 L83 4 L86 40 L74 40 Z")
	v.dots(brush.Ink, 1.7, 72, 19, 88, 19)
	v.oval(brush.Hex("#efb8a0"), 80, 36, 12, 6)
	v.dots(brush.Hex("#8c4a3e"), 1, 75, 35, 85, 35)
	v.oval(brush.Hex("#f6efdf"), 34, 20, 14, 11)
	v.form(brush.Hex("#4b3a36"), "M-40 -90 C-70 -100 -110 -80 -110 -60 C-90 -60 -60 -60 -40 -70 Z M40 -90 "+
		"C70 -100 110 -80 110 -60 C90 -60 60 -60 40 -70 Z M-44 -90 C-30 -110 30 -110 44 -90 C44 -50 30 0 0 4 "+
		"C-30 0 -44 -50 -44 -90 Z", 34, 38, 19, 0)
	v.oval(brush.Hex("#f6efdf"), 34, 17, 8, 5)
	v.dots(brush.Cream, 1.2, 30, 25, 38, 25)
	v.lines(brush.Cream, 1.3, 0.9, "M20 40 C28 43 40 43 48 40", "M62 42 C72 46 90 46 98 42")
	v.lines(brush.Hex("#5f3a22"), 1.4, 0.7, "M10 50 L110 50", "M16 56 L60 56")
}

// paintManger is a crib full of hay in a blue-grey stable under a lantern.
func paintManger(v *vignette) {
	v.back(brush.Hex("#4f6672"), brush.Hex("#3c4f5c"))
	v.planks(brush.Hex("#5f7a86"), -2, -2, 124, 50, 9)
	v.soft(brush.LavaLit, 18, 16, 26, 22, 0.6)
	v.land(brush.Hex("#7d6a4e"), 48, 1)
	v.bar(brush.WoodDim, 4.6, 26, 62, 46, 34)
	v.bar(brush.WoodDim, 4.6, 112, 62, 92, 34)
	m := v.draw(brush.Hex("#e3c23f"), "M28 32 C20 18 38 14 44 8 C54 0 66 8 76 4 C90 2 96 14 106 16 "+
		"C116 22 112 30 110 33 Z")
	v.scored(m, brush.Hex("#a8842a"), 1.4, 0.7, "M34 28 C44 14 54 10 58 8", "M52 32 C56 20 66 14 74 10",
		"M72 30 C80 20 90 16 98 16", "M90 30 C96 24 102 22 108 22")
	v.scored(m, brush.Hex("#fff0a0"), 1.3, 0.8, "M42 30 C50 18 58 14 64 12", "M62 30 C68 20 78 14 86 12",
		"M82 32 C88 24 94 22 100 20")
	v.draw(brush.Wood, "M20 28 L118 28 L104 48 L34 48 Z")
	v.lines(brush.WoodDim, 1.4, 0.8, "M24 35 L114 35", "M30 42 L108 42")
	v.bar(brush.WoodDim, 4.6, 46, 62, 26, 26)
	v.bar(brush.WoodDim, 4.6, 92, 62, 112, 26)
	v.litter(brush.Hex("#e3c23f"), 12, 34, 55, 70, 4, 7)
	v.lines(brush.Ink, 1.2, 1, "M12 -2 L12 8")
	v.draw(brush.Hex("#ffe08a"), "M6 10 L18 10 L20 25 L4 25 Z")
	v.box(brush.Slate, 4, 7, 16, 4)
	v.box(brush.Slate, 3, 24, 18, 3.4)
}

// paintShepherdsCrook is a crook before a sheep and the sky of the morning.
func paintShepherdsCrook(v *vignette) {
	v.back(brush.Hex("#a98ae0"), brush.Hex("#ffd2b0"))
	v.draw(brush.Hex("#7f78b8"), "M-4 36 C20 24 40 34 60 28 C84 22 104 32 124 26 L124 64 L-4 64 Z")
	v.land(brush.Hex("#5f8a5a"), 46, 2)
	props.Sheep(v.Canvas, 86, 58, 52)
	props.Sheep(v.Canvas, 52, 60, 24)
	v.line(brush.Hex("#8a5430"), 5, "M22 66 L22 16 C22 -4 50 -4 49 14 C48 24 37 24 37 15")
	v.lines(brush.Hex("#d99a5c"), 1.4, 0.9, "M21 60 L21 18 C21 6 30 1 36 2")
	v.draw(brush.Dragon, "M17 26 L27 26 L28 31 L16 31 Z")
	v.draw(brush.Gold, "M22 32 L27 34 L29 42 L15 42 L17 34 Z")
	v.dots(brush.Ink, 1, 22, 43)
	for i, q := range brush.Pts(8, 54, 36, 57, 112, 56, 4, 60) {
		props.Flower(v.Canvas, q.X, q.Y, 2.2, props.Meadow[i%4])
	}
}

// paintMiniPasture is one sheep in a tiny square of grass amid bare soil.
func paintMiniPasture(v *vignette) {
	v.back(brush.Hex("#b06a44"), brush.Hex("#c8845a"))
	for i := range 7 {
		y := 4 + float64(i)*9
		v.lines(brush.Hex("#8f5236"), 2, 0.7, "M-4 "+num(y)+" C40 "+num(y-3)+" 80 "+num(y+3)+" 124 "+num(y))
	}
	v.draw(brush.Hex("#9bd04a"), "M60 10 L112 34 L60 60 L8 34 Z")
	for _, q := range brush.Pts(34, 34, 84, 30, 60, 50, 88, 40, 40, 26) {
		props.Tuft(v.Canvas, q.X, q.Y, 6, brush.Hex("#5f9a34"))
	}
	v.rail(8, 35, 60, 11, 13, 4)
	v.rail(112, 35, 60, 11, 13, 4)
	props.Sheep(v.Canvas, 60, 47, 38)
	v.rail(8, 35, 60, 61, 13, 4)
	v.rail(112, 35, 60, 61, 13, 4)
}

// paintLasso is a loop of rope that flies at a bull in the red dust.
func paintLasso(v *vignette) {
	v.back(brush.Hex("#d8402e"), brush.Hex("#ffb45a"))
	v.oval(brush.Hex("#ffe08a"), 30, 40, 14, 14)
	v.draw(brush.Hex("#a8382e"), "M-4 42 L10 42 L16 34 L34 34 L40 42 L124 44 L124 64 L-4 64 Z")
	v.land(brush.Hex("#d98a4a"), 50, 1)
	for i, q := range brush.Pts(112, 54, 104, 58, 118, 48) {
		v.soft(brush.Hex("#ffe0b0"), q.X, q.Y, 11-float64(i), 6, 0.7)
	}
	props.Cattle(v.Canvas, 84, 60, 54)
	rope := "M-2 56 C10 30 16 20 34 14 C40 26 78 30 88 20 C96 10 74 0 56 1 C40 2 30 8 34 14"
	v.line(brush.Hex("#f6dfa4"), 3, rope)
	v.lines(brush.Hex("#a87a3a"), 1, 0.8, rope)
	v.oval(brush.Hex("#c99a4a"), 34, 14, 3, 3)
}
