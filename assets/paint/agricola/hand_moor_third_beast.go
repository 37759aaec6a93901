package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintDragHorses is a black heavy horse that drags a trunk by a chain out of the wood.
func paintDragHorses(v *vignette) {
	v.back(brush.Hex("#cdbfe0"), brush.Hex("#f6e6da"))
	v.firs(brush.Hex("#a79cc4"), 2, 44, 17, 42, 8)
	v.haze(brush.Hex("#f6e8e4"), 0.7, 26, 6, 20, 42, 70, 40, 110, 44)
	v.land(brush.Hex("#d08444"), 45, 1.5)
	v.litter(brush.Hex("#8f4c26"), 40, 0, 48, 116, 12, 5)
	v.folk(84, 50, 38, brush.Hex("#2f6a5c"), brush.Hex("#8a3a2c"))
	v.arm(brush.Hex("#2f6a5c"), 4, 78, 34, 68, 34)
	v.lines(brush.Ink, 1.2, 0.9, "M68 34 C54 32 40 32 20 33")
	v.shaggyHorse(brush.Hex("#4a4650"), brush.Hex("#2a262e"), brush.Snow, 36, 59, 58)
	v.line(brush.Hex("#d8a23c"), 4, "M30 24 C26 32 28 42 34 46")
	v.line(brush.WoodDim, 2, "M32 38 L60 42")
	for i := range 6 {
		v.Paint(v.Stroke(brush.Ellipse(61+float64(i)*3, 43+float64(i)*1.4, 2, 1.4), brush.Const(1)),
			brush.Flat(brush.Ink), 1)
	}
	v.Ground(100, 60, 26, 3, 0.8)
	bark := brush.Hex("#7a5038")
	m := v.draw(bark, "M80 43 L124 45 L124 63 L82 61 Z")
	v.scored(m, bark.Dark(0.5), 1.2, 0.8, "M86 48 L124 50", "M88 54 L124 56", "M94 59 L124 60")
	v.oval(cutWood, 81, 52, 6.4, 9.4)
	v.Paint(v.Stroke(brush.Ellipse(81, 52, 3.4, 5.2), brush.Const(1)), brush.Flat(brush.Wood), 0.9)
	v.lines(brush.Ink, 1.8, 1, "M88 43 C84 46 84 58 89 62")
}

// paintPlowhorseMarket is two heavy horses in their collars beside a plow under bunting.
func paintPlowhorseMarket(v *vignette) {
	v.back(brush.Hex("#a8e0c4"), brush.Hex("#e2f4da"))
	for i, x := range []float64{-8, 18, 44, 70, 96} {
		k := [...]brush.Col{brush.Hex("#f2e2c0"), brush.Hex("#e8c8b0")}[i%2]
		v.box(k, x, 24, 26, 30)
		v.draw(brush.Hex("#b87a68"), "M"+num(x-2)+" 25 L"+num(x+13)+" 9 L"+num(x+28)+" 25 Z")
		v.box(brush.Hex("#7f9cac"), x+9, 29, 8, 8)
	}
	v.land(brush.Hex("#d9b98a"), 44, 0.6)
	v.lines(brush.Ink, 1.2, 0.9, "M-4 2 C30 6 90 6 124 2")
	for i := range 12 {
		x := float64(i)*11 - 4
		v.draw([...]brush.Col{brush.Hex("#d83a4a"), brush.Gold, brush.Hex("#3c6fc0")}[i%3], "M"+num(x)+" 3 L"+num(x+9)+
			" 4 L"+num(x+4.5)+" 13 Z")
	}
	v.collaredHorse(brush.Hex("#b4b0ba"), brush.Hex("#f4f0ea"), 25, 37, 40)
	v.collaredHorse(brush.Hex("#9c4f30"), brush.Hex("#e8c888"), 64, 37, 40)
	v.idlePlow(105, 58, -40)
}

// paintNosebag is the head of a pale horse with a bag of oats over its mouth.
func paintNosebag(v *vignette) {
	v.back(brush.Hex("#2f9a98"), brush.Hex("#237a7c"))
	for i := range 8 {
		x := num(float64(i) * 16)
		v.lines(brush.Hex("#14585c"), 1.6, 0.9, "M"+x+" -4 L"+x+" 64")
	}
	v.box(brush.WoodDim, -4, 46, 50, 8)
	v = &vignette{v.At(brush.Pt(10, 8), 0.9), v.next()}
	coat, mane := brush.Hex("#e2b070"), brush.Hex("#fbf0d8")
	v.draw(mane, "M62 2 C84 -6 116 6 124 30 L124 64 L96 64 C100 40 88 18 66 12 Z")
	m := v.draw(coat, "M30 28 C38 22 44 14 50 6 C52 0 54 -6 58 -10 L66 2 C84 8 98 30 104 64 L66 64 C66 52 66 46 62 40 "+
		"C54 42 46 44 38 42 Z")
	v.draw(coat, "M54 6 C50 -2 54 -10 58 -12 C64 -8 66 0 64 8 Z")
	v.scored(m, coat.Dark(0.5), 1.4, 0.7, "M62 40 C68 36 70 30 69 24")
	v.draw(mane, "M58 0 C66 -2 72 4 74 12 C68 12 64 16 54 18 C56 12 58 6 58 0 Z")
	v.oval(brush.Ink, 52, 18, 2.2, 2.6)
	v.specks(brush.Snow, 0.8, 1, 51.4, 17, 0.1, 0.1)
	strap := brush.Hex("#8a2f2c")
	v.line(strap, 2.6, "M44 36 C54 28 62 18 65 6")
	v.oval(brush.Gold, 60, 22, 2, 2)
	bag := v.Draw(brush.Parse("M24 24 C32 20 50 30 54 42 C54 52 46 62 34 63 C20 63 10 56 11 46 C12 36 18 28 24 24 Z"),
		brush.Style{K: brush.Hex("#d8bb84"), InkW: 1.4, Puff: 4, PuffAmt: 0.4, Seed: v.next()})
	for i := range 9 {
		y := 26 + float64(i)*5
		v.scored(bag, brush.Hex("#a8844c"), 0.8, 0.6, "M4 "+num(y)+" L60 "+num(y+6))
		x := 10 + float64(i)*6
		v.scored(bag, brush.Hex("#a8844c"), 0.8, 0.5, "M"+num(x)+" 20 L"+num(x-5)+" 64")
	}
	v.line(strap, 2.4, "M23 25 C34 24 48 32 54 43")
	v.line(brush.Hex("#7a4a24"), 1.2, "M31 58 C30 50 30 46 32 38")
	for i := range 4 {
		y := 40 + float64(i)*4.4
		v.form(brush.Gold, "M0 0 C-30 -30 -20 -80 0 -100 C20 -80 30 -30 0 0 Z", 31, y+4, 7, -46)
		v.form(brush.Gold, "M0 0 C-30 -30 -20 -80 0 -100 C20 -80 30 -30 0 0 Z", 31, y+4, 7, 46)
	}
	v.form(brush.Gold, "M0 0 C-30 -30 -20 -80 0 -100 C20 -80 30 -30 0 0 Z", 32, 40, 7, 0)
	v.grains(brush.LavaLit, 9, 10, 58, 34, 4)
}

// paintCattleStall is cows left and right of the aisle of a barn, light in its door.
func paintCattleStall(v *vignette) {
	v.back(brush.Hex("#5a3a2c"), brush.Hex("#7a4f34"))
	v.draw(brush.Hex("#8a5f40"), "M-4 -4 L44 14 L44 34 L-4 56 Z")
	v.draw(brush.Hex("#6f4a34"), "M124 -4 L76 14 L76 34 L124 56 Z")
	v.draw(brush.Hex("#d6b06a"), "M44 34 L76 34 L124 64 L-4 64 Z")
	for _, d := range []string{"M-4 4 L44 17", "M-4 -8 L44 12", "M124 4 L76 17", "M124 -8 L76 12", "M20 -4 L50 12",
		"M60 -4 L60 12", "M100 -4 L70 12"} {
		v.line(brush.WoodDim.Dark(0.1), 2.6, d)
	}
	v.soft(brush.Hex("#fff2b0"), 60, 26, 26, 18, 0.9)
	v.box(brush.Hex("#fff4c4"), 47, 12, 26, 23)
	v.draw(brush.Hex("#9cc860"), "M47 28 C54 25 66 25 73 28 L73 35 L47 35 Z")
	v.line(brush.WoodDim, 3, "M46 36 L46 11 L74 11 L74 36")
	v.Paint(v.Fill(brush.Parse("M48 36 L72 36 L92 64 L28 64 Z")).Blur(2*v.S), brush.Flat(brush.Hex("#fff0b8")), 0.6)
	v.litter(brush.Hex("#f6dc8c"), 36, 8, 44, 100, 18, 6)
	v.cowInProfile(brush.Hex("#a85a34"), brush.Snow, 43, 28, -16)
	v.cowInProfile(brush.Hex("#e8dccc"), brush.Hex("#4a3f44"), 77, 28, 16)
	v.line(brush.Wood, 3.4, "M28 4 L28 52")
	v.line(brush.Wood, 3.4, "M92 4 L92 52")
	v.cowInProfile(brush.Hex("#3f3a44"), brush.Snow, 30, 38, -34)
	v.cowInProfile(brush.Hex("#c47a44"), brush.Snow, 90, 38, 34)
	v.draw(brush.WoodDim, "M-4 56 L36 48 L44 54 L44 64 L-4 64 Z")
	v.draw(brush.WoodDim, "M124 56 L84 48 L76 54 L76 64 L124 64 Z")
	for _, x := range []float64{22, 100} {
		for i := range 12 {
			a := x + float64(i*7%22) - 12
			v.lines([...]brush.Col{brush.Straw, brush.Hex("#b8c04c")}[i%2], 1.8, 1, "M"+num(a)+" 58 L"+num(a+float64(i%5)-2)+
				" "+num(50-float64(i%3)*2))
		}
	}
}
