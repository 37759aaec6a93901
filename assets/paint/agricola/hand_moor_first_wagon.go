package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintWeddingCoach is a white coach with garlands and a bridal pair, its horse before it.
func paintWeddingCoach(v *vignette) {
	v.back(brush.Hex("#f7a8bc"), brush.Hex("#fde3dc"))
	v.land(brush.Hex("#b9cf7c"), 48, 1)
	horse(v.At(brush.Pt(24, 58), 1), 44)
	v.line(brush.Gold, 2, "M38 42 L62 46")
	v.draw(brush.Snow, "M52 20 L106 20 C112 34 108 46 100 48 L62 48 C54 44 50 34 52 20 Z")
	v.draw(brush.Gold, "M48 20 C56 6 102 6 110 20 Z")
	v.draw(brush.Hex("#5c86b4"), "M60 24 L98 24 L98 38 L60 38 Z")
	v.oval(skin, 72, 32, 5, 5.4)
	v.draw(brush.Snow, "M66 30 C66 22 78 22 79 30 L82 38 L77 38 L76 30 Z")
	v.oval(skin, 88, 32, 5, 5.4)
	v.draw(brush.Ink, "M82 27 L84 27 L84 19 L92 19 L92 27 L94 27 L94 29 L82 29 Z")
	v.wheel(brush.Gold, 64, 49, 10)
	v.wheel(brush.Gold, 98, 49, 10)
	for i := range 8 {
		x := 52 + float64(i)*7.6
		props.Flower(v.Canvas, x, 20+float64(i%2)*2, 3.2, [...]brush.Col{brush.Hex("#e0467c"), brush.Snow}[i%2])
	}
	v.specks(brush.Hex("#fff6f0"), 1.3, 26, 0, 0, 120, 50)
}

// paintHayWagon is a mountain of hay on a rack wagon under a deep blue sky.
func paintHayWagon(v *vignette) {
	v.back(brush.Hex("#1f78c8"), brush.Hex("#8cc8ec"))
	v.draw(brush.Snow, "M2 14 C6 6 16 6 20 12 C28 10 32 16 28 20 L4 20 C0 18 0 16 2 14 Z")
	v.land(brush.Hex("#c8d86a"), 50, 1)
	v.Ground(64, 59, 48, 4, 0.8)
	hay := brush.Hex("#e8b93c")
	m := v.draw(hay, "M20 38 C8 24 26 4 46 4 C60 -6 84 -2 92 6 C112 8 118 26 108 38 Z")
	for i := range 26 {
		x, y := 18+float64(i*37%90), 4+float64(i*19%34)
		v.scored(m, [...]brush.Col{brush.EarthDim, brush.Hex("#fbe08a")}[i%2], 1.3, 0.8, "M"+num(x)+" "+num(y)+" C"+
			num(x+4)+" "+
			num(y-3)+" "+num(x+8)+" "+num(y)+" "+num(x+11)+" "+num(y+3))
	}
	for i := range 8 {
		x := 18 + float64(i)*13
		v.line(brush.Wood, 2, "M"+num(x)+" 46 L"+num(x-3+float64(i)*0.8)+" 26")
	}
	v.line(brush.Wood, 2.6, "M12 36 L116 36")
	v.box(brush.WoodDim, 14, 43, 96, 5)
	v.line(brush.WoodDim, 2.6, "M14 46 L-4 54")
	v.wheel(brush.RoofRust, 32, 49, 11)
	v.wheel(brush.RoofRust, 94, 49, 11)
	v.line(brush.Wood, 2, "M76 18 L104 -6")
}

// paintFireBrigade is a red pump on wheels and its jet on a burning tree.
func paintFireBrigade(v *vignette) {
	v.back(brush.Hex("#8a8fa8"), brush.Hex("#f0c8a0"))
	v.haze(brush.Hex("#4a4654"), 0.8, 18, 8, 10, 4, 34, 0, 56, 6)
	v.land(brush.Hex("#6f8a3c"), 48, 1)
	v.line(brush.WoodDim, 5, "M18 56 L18 36")
	v.oval(brush.LeafDim.Dark(0.3), 18, 24, 16, 14)
	v.blaze(10, 30, 24)
	v.blaze(27, 32, 20)
	v.blaze(18, 36, 32)
	v.lines(brush.Hex("#d8f2fa"), 4.4, 1, "M76 20 C60 2 42 6 26 18")
	v.lines(brush.Hex("#7cc0e0"), 1.6, 0.9, "M76 21 C60 4 42 8 26 20")
	v.specks(brush.Snow, 1.4, 22, 20, 10, 26, 18)
	v.line(brush.Wood, 2.4, "M78 14 L122 4")
	v.line(brush.Slate, 2.4, "M100 10 L100 28")
	v.draw(brush.Gold, "M88 16 C88 10 98 10 98 16 L98 30 L88 30 Z")
	v.line(brush.Gold, 2.6, "M90 22 L74 20")
	v.draw(brush.Hex("#c8201c"), "M66 28 L120 28 L116 48 L70 48 Z")
	v.lines(brush.Gold, 1.6, 1, "M70 33 L117 33", "M72 44 L115 44")
	v.wheel(brush.Gold, 76, 50, 10)
	v.wheel(brush.Gold, 110, 50, 10)
}
