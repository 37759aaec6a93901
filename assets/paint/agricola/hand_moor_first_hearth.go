package agricola

import "tilestead/assets/paint/brush"

// paintChimneyHood is a great copper hood over an open fire.
func paintChimneyHood(v *vignette) {
	v.back(brush.Hex("#34506e"), brush.Hex("#2a3d58"))
	for i := range 3 {
		y := 8 + float64(i)*16
		v.lines(brush.Hex("#4d6d8c"), 1.2, 0.7, "M-4 "+num(y)+" L124 "+num(y))
	}
	copper := brush.Hex("#d97f45")
	m := v.draw(copper, "M42 -4 L78 -4 C80 10 96 19 110 27 L10 27 C24 19 40 10 42 -4 Z")
	v.inside(m, copper.Light(0.5), 0.6, "M48 -4 L56 -4 C54 10 42 20 32 27 L22 27 C36 17 46 8 48 -4 Z")
	v.box(copper.Dark(0.3), 6, 26, 108, 6)
	for i := range 9 {
		v.oval(brush.LavaLit, 12+float64(i)*12, 29, 1.2, 1.2)
	}
	v.wall(brush.StoneMid, 24, 54, 72, 12, 1)
	v.soft(brush.LavaLit, 60, 48, 40, 12, 0.5)
	v.logs(60, 57, 30)
	v.fire(60, 54, 22)
	v.line(brush.Slate, 2.2, "M104 32 L104 58")
	v.line(brush.Slate, 2.2, "M14 32 L14 56")
}

// paintHearthBrush is a round brush that sweeps the ash of a hearth on a shovel.
func paintHearthBrush(v *vignette) {
	v.back(brush.Hex("#1d5a60"), brush.Hex("#2a7478"))
	v.lines(brush.Hex("#4a9a9a"), 1.2, 0.8, "M-4 14 L124 14", "M-4 32 L124 32", "M20 -2 L20 44", "M60 -2 L60 44",
		"M100 -2 L100 44")
	v.land(brush.Hex("#8f8a90"), 46, 0.6)
	v.draw(brush.Hex("#2a2022"), "M-4 50 L-4 8 C6 4 18 10 18 24 L18 50 Z")
	v.fire(5, 50, 24)
	v.draw(brush.Hex("#d8d2d4"), "M20 56 C28 46 46 46 54 56 Z")
	v.draw(brush.Slate, "M20 52 L58 56 L58 62 L14 62 Z")
	v.specks(brush.Lava, 1.3, 10, 24, 50, 24, 5)
	v.line(brush.Hex("#b5502c"), 5, "M116 2 L84 28")
	v.oval(brush.Hex("#b5502c"), 117, 2, 6, 5)
	v.line(brush.Gold, 7, "M84 28 L79 32")
	m := v.draw(brush.Hex("#e8c070"), "M86 34 L76 24 C62 30 50 40 44 54 C58 58 74 52 86 34 Z")
	v.scored(m, brush.EarthDim, 1.2, 0.9, "M80 28 C66 36 56 44 48 56", "M82 30 C70 40 62 48 56 58",
		"M84 33 C76 44 70 50 64 58",
		"M77 26 C64 32 54 40 44 52")
}

// paintOvenDamper is a flap in a black stovepipe, turned by a brass handle.
func paintOvenDamper(v *vignette) {
	v.back(brush.Hex("#f6f2e4"), brush.Hex("#e6dfc8"))
	for i := range 12 {
		v.box(brush.Hex("#f2ead2").Light(0.1*float64(i%3)), float64(i%4)*32-4, float64(i/4)*20, 31, 19)
	}
	iron := brush.Hex("#3a3c46")
	v.draw(iron, "M30 -4 L78 -4 L78 64 L30 64 Z")
	v.box(iron.Light(0.2), 26, 4, 56, 6)
	v.box(iron.Light(0.2), 26, 52, 56, 6)
	v.draw(brush.Hex("#8a2a1a"), "M37 13 L71 13 L71 49 L37 49 Z")
	v.soft(brush.LavaLit, 54, 48, 16, 10, 0.9)
	v.blaze(46, 50, 14)
	v.blaze(62, 50, 12)
	v.haze(brush.Hex("#c8c0b8"), 0.8, 8, 4, 50, 18, 60, 14)
	v.form(brush.Slate.Light(0.3), "M-100 0 C-100 -22 100 -22 100 0 C100 22 -100 22 -100 0 Z", 54, 31, 16, -24)
	v.line(brush.Slate, 2.2, "M40 31 L94 31")
	v.line(brush.Gold, 3.6, "M94 31 L104 14")
	v.oval(brush.Gold, 105, 12, 5, 5)
	v.lines(brush.Dragon, 2, 1, "M112 22 C117 32 113 42 104 46", "M104 46 L110 47", "M104 46 L107 40")
}
