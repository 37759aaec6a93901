package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// paintMilkJug is a white jug and a mug of milk on a checked cloth.
func paintMilkJug(v *vignette) {
	v.back(brush.Hex("#f9d46a"), brush.Hex("#f4bd58"))
	v.box(brush.Cream, -4, 44, 128, 20)
	for i := range 16 {
		x := float64(i) * 8
		v.Paint(v.Fill(brush.Rect(x-4, 44, 4, 18)), brush.Flat(brush.Hex("#3f78c0")), 0.5)
	}
	for i := range 3 {
		v.Paint(v.Fill(brush.Rect(-4, 46+float64(i)*6, 130, 3)), brush.Flat(brush.Hex("#3f78c0")), 0.5)
	}
	v.Ground(46, 57, 26, 5, 0.7)
	v.line(brush.Hex("#3f6fae"), 4, "M62 16 C84 12 84 40 66 42")
	m := v.draw(brush.Hex("#fbf8f0"), "M28 4 L20 0 L26 12 C32 20 20 28 20 42 C20 54 28 58 44 58 C60 58 70 54 70 42 "+
		"C70 28 58 20 62 2 Z")
	v.inside(m, brush.Hex("#3f6fae"), 1, "M10 34 L80 34 L80 38 L10 38 Z M10 41 L80 41 L80 43 L10 43 Z")
	v.oval(brush.Hex("#fffdf2"), 45, 4, 17, 4)
	v.line(brush.Hex("#a8552e"), 3, "M108 36 C120 34 120 50 107 50")
	v.draw(brush.Hex("#c9713c"), "M84 30 L110 30 L107 58 L87 58 Z")
	v.oval(brush.Hex("#fffdf2"), 97, 30, 13, 3.4)
}

// paintClaypipe is a long white pipe that smokes, with a pouch of tobacco.
func paintClaypipe(v *vignette) {
	v.back(brush.Hex("#5e1f30"), brush.Hex("#8a3c34"))
	v.lines(brush.Hex("#4a1826"), 1.2, 0.8, "M-4 16 L124 14", "M-4 36 L124 37", "M-4 54 L124 52")
	for i, q := range brush.Pts(22, 20, 28, 13, 20, 5, 30, -1) {
		v.soft(brush.Hex("#f0e6e0"), q.X, q.Y, 8+float64(i)*1.5, 5+float64(i), 0.55)
	}
	v.line(brush.Hex("#f8f2e4"), 3.6, "M30 50 C52 48 84 34 116 8")
	v.lines(brush.Snow, 1, 0.9, "M40 47 C60 43 86 31 112 10")
	m := v.draw(brush.Hex("#f8f2e4"), "M12 24 C14 40 16 54 30 56 C40 57 44 52 42 46 C38 40 38 32 40 26 Z")
	v.scored(m, brush.Hex("#b8a890"), 1.2, 0.8, "M15 32 C22 35 32 36 38 34")
	v.draw(brush.Hex("#f8f2e4"), "M26 54 L30 54 L31 62 L25 60 Z")
	v.oval(brush.Hex("#4a2a20"), 26, 25, 14, 4.4)
	v.oval(brush.Lava, 25, 24.6, 9, 2.4)
	v.oval(brush.LavaLit, 23, 24.4, 4, 1.2)
	v.draw(brush.Hex("#b97a42"), "M72 62 C66 48 78 44 82 40 L102 38 C110 44 120 50 114 62 Z")
	v.line(brush.Gold, 1.6, "M80 43 C88 46 98 45 106 42")
	v.draw(brush.Hex("#6f8a3c"), "M80 40 C78 32 86 34 88 30 C94 34 100 30 104 38 Z")
}

// paintBasket is a basket full of mushrooms and berries among birches.
func paintBasket(v *vignette) {
	v.back(brush.Hex("#a9e6c4"), brush.Hex("#e2f6cf"))
	for i, x := range []float64{6, 92, 112} {
		v.trunk(brush.Hex("#f6f2ea"), x, 50-float64(i), 9)
		for j := range 4 {
			v.lines(brush.Ink, 1.6, 0.8, "M"+num(x-3)+" "+num(6+float64(j*11+i*3))+" L"+num(x+1)+" "+
				num(6.6+float64(j*11+i*3)))
		}
	}
	v.land(brush.Hex("#4f9a5c"), 48, 2)
	v.basket(brush.Hex("#c98a3e"), 50, 60, 64)
	for i, q := range brush.Pts(28, 22, 70, 22, 50, 18) {
		k := []brush.Col{brush.Hex("#b8763a"), brush.Hex("#a05a2e"), brush.Dragon}[i]
		v.form(brush.Cream, "M-20 0 L20 0 L22 20 L-22 20 Z", q.X, q.Y, 22, float64(i-1)*10)
		v.form(k, "M-60 4 C-60 -60 60 -60 60 4 C30 14 -30 14 -60 4 Z", q.X, q.Y, 22, float64(i-1)*10)
	}
	v.dots(brush.Cream, 1.2, 44, 13, 50, 10, 56, 14, 50, 16)
	v.dots(brush.Hex("#5a4a9e"), 2.4, 38, 24, 42, 26, 60, 25, 64, 27, 34, 27)
	v.box(brush.Hex("#a86c2c"), 17, 25, 66, 5)
	v.form(brush.Cream, "M-20 0 L20 0 L26 60 L-26 60 Z", 102, 50, 16, 8)
	v.form(brush.Dragon, "M-60 4 C-60 -60 60 -60 60 4 C30 14 -30 14 -60 4 Z", 102, 50, 18, 8)
	v.dots(brush.Cream, 0.9, 98, 46, 104, 44, 108, 48)
}

// paintCornScoop is a scoop that lifts grain out of a golden heap.
func paintCornScoop(v *vignette) {
	v.back(brush.Hex("#26427c"), brush.Hex("#4a6aa8"))
	v.draw(brush.Hex("#eeb42c"), "M-4 40 C10 28 24 34 40 30 C64 22 96 34 124 26 L124 64 L-4 64 Z")
	v.grains(brush.Hex("#b8781c"), 50, 2, 40, 116, 20)
	v.grains(brush.Hex("#ffe684"), 70, 2, 38, 116, 22)
	v.form(brush.Hex("#b06a3c"), "M34 -9 L92 -10 C104 -10 104 10 92 10 L34 9 Z", 44, 34, 78, -24)
	v.form(brush.Hex("#c27c48"), "M-52 -32 L20 -34 C50 -30 50 30 20 34 L-52 32 C-58 12 -58 -12 -52 -32 Z", 44, 34, 78,
		-24)
	v.form(brush.Hex("#7a4526"), "M-52 -25 L18 -27 C40 -22 40 22 18 27 L-52 25 C-56 10 -56 -10 -52 -25 Z", 44, 34, 78,
		-24)
	m := v.form(brush.Hex("#f4bf34"), "M-64 14 C-70 -10 -50 -34 -26 -28 C-14 -40 16 -30 26 -14 C34 4 26 20 10 22 "+
		"C-10 34 -50 32 -64 14 Z", 44, 34, 78, -24)
	v.inside(m, brush.Hex("#ffd95a"), 0.8, "M10 30 C20 18 44 8 58 14 C50 24 26 30 14 40 Z")
	v.grains(brush.Hex("#b8781c"), 16, 12, 22, 42, 20)
	v.grains(brush.Hex("#fff0a8"), 22, 12, 20, 42, 22)
}

// paintBreadPaddle is a peel with a round loaf on a floury blue table.
func paintBreadPaddle(v *vignette) {
	v.back(brush.Hex("#2c3f86"), brush.Hex("#2c3f86"))
	v.boards(brush.Hex("#3a54a4"), -2, 4)
	r := brush.NewRand(7)
	for range 50 {
		v.Paint(v.Fill(brush.Ellipse(r.In(0, 120), r.In(0, 60), 0.9, 0.7)), brush.Flat(brush.Cream), 0.6)
	}
	v.soft(brush.Hex("#101c4a"), 46, 36, 42, 24, 0.6)
	v.form(brush.Hex("#d9a45e"), "M28 -7 L140 -9 L140 9 L28 7 Z", 40, 32, 62, -8)
	m := v.form(brush.Hex("#e8bc78"), "M-56 -34 C-40 -44 20 -44 36 -12 L36 12 C20 44 -40 44 -56 34 "+
		"C-60 12 -60 -12 -56 -34 Z", 40, 32, 62, -8)
	v.scored(m, brush.Hex("#b8803c"), 1, 0.6, "M6 22 C24 18 50 16 62 24", "M6 46 C24 48 44 46 62 36")
	v.oval(brush.Hex("#c07a34"), 36, 31, 21, 19)
	v.soft(brush.Hex("#e8ae5c"), 33, 28, 15, 13, 0.9)
	v.line(brush.Hex("#fbe6b4"), 2.4, "M24 22 L48 40 M47 20 L26 42")
	v.dots(brush.Cream, 0.7, 30, 20, 42, 28, 28, 34, 40, 42, 46, 32)
	for i := range 3 {
		v.form(brush.Straw, "M0 -50 C20 -30 20 30 0 50 C-20 30 -20 -30 0 -50 Z", 86+float64(i)*9, 52-float64(i)*2, 13,
			70)
	}
	v.bar(brush.Straw, 1.2, 82, 53, 118, 45)
}

// paintHerringPot is a crock crammed with herrings on a pier in grey weather.
func paintHerringPot(v *vignette) {
	v.back(brush.Hex("#8fa4b8"), brush.Hex("#c8d2d8"))
	v.draw(brush.Hex("#4f7088"), "M-4 26 L124 26 L124 50 L-4 50 Z")
	v.lines(brush.Hex("#a8c4d0"), 1.2, 0.8, "M4 34 L20 33", "M92 32 L112 31", "M84 42 L104 43")
	v.draw(brush.Hex("#6a4030"), "M86 26 L116 26 L110 34 L92 34 Z")
	v.bar(brush.WoodDim, 1.6, 102, 28, 102, 2)
	v.draw(brush.Hex("#e8dcc4"), "M104 4 L118 20 L104 22 Z")
	v.boards(brush.Hex("#8f8478"), 48, 2)
	fish := "M0 -100 C16 -92 20 -70 14 -40 C12 -20 10 0 8 30 L-8 30 C-10 0 -12 -20 -14 -40 C-20 -70 -16 -92 0 -100 Z"
	for i, t := range []float64{-46, 46, -22, 24, 0} {
		x, s, c := 48+t*0.35, math.Sin(t*0.7*math.Pi/180), math.Cos(t*0.7*math.Pi/180)
		m := v.form(brush.Hex("#c4d8e4"), fish, x, 32, 32+float64(i%2)*2-float64(i/4)*2, t*0.7)
		v.inside(m, brush.Hex("#3f78a0"), 0.75, "M"+num(x)+" 34 L"+num(x+t*0.5)+" -6 L"+num(x+t*0.5+14)+" -2 L"+
			num(x+12)+" 34 Z")
		v.dots(brush.Cream, 1.6, x+s*25-c*1.6, 32-c*25-s*1.6)
		v.dots(brush.Ink, 0.5, x+s*25-c*1.6, 32-c*25-s*1.6)
		v.scored(m, brush.Ink, 1, 0.7, "M"+num(x+s*20-c*5)+" "+num(32-c*20-s*5)+" L"+num(x+s*18)+" "+num(32-c*18)+
			" L"+num(x+s*20+c*5)+" "+num(32-c*20+s*5))
	}
	v.Ground(48, 58, 32, 5, 0.8)
	m := v.draw(brush.Hex("#a85a34"), "M22 28 L74 28 L72 34 C86 42 80 56 70 59 L26 59 C16 56 10 42 24 34 Z")
	v.inside(m, brush.Hex("#d98a4a"), 0.8, "M8 40 L90 40 L90 45 L8 45 Z")
	v.scored(m, brush.Hex("#f2c88a"), 1.4, 0.9, "M12 49 C18 46 24 52 30 49 C36 46 42 52 48 49 C54 46 60 52 66 49 "+
		"C72 46 78 52 84 49")
}

// paintButterChurn is a churn, butter on a plate and a pail before mint tiles.
func paintButterChurn(v *vignette) {
	v.back(brush.Hex("#b4ecd4"), brush.Hex("#d4f6e4"))
	v.wall(brush.Hex("#bff0da"), -2, -2, 124, 48, 4)
	v.land(brush.Hex("#5f8a84"), 50, 0.6)
	v.Ground(38, 60, 24, 4, 0.8)
	v.bar(brush.Hex("#e0b070"), 3.2, 38, -6, 38, 16)
	v.bar(brush.Hex("#e0b070"), 3, 28, 1, 48, 1)
	m := v.draw(brush.Hex("#c9874a"), "M25 16 L51 16 L60 60 L16 60 Z")
	v.scored(m, brush.Hex("#8a5630"), 1.2, 0.8, "M30 16 L25 60", "M36 16 L34 60", "M42 16 L44 60", "M47 16 L52 60")
	v.scored(m, brush.Hex("#5f7380"), 4, 1, "M16 26 L60 26", "M12 48 L64 48")
	v.oval(brush.Hex("#a8683a"), 38, 16, 15, 4)
	v.box(brush.Hex("#a8743f"), 66, 46, 58, 6)
	v.box(brush.Hex("#8a5a32"), 70, 52, 6, 12)
	v.box(brush.Hex("#8a5a32"), 112, 52, 6, 12)
	v.oval(brush.Hex("#5f8fd0"), 93, 45, 24, 4)
	v.oval(brush.Snow, 93, 44, 20, 3)
	v.block(brush.Hex("#ffd84a"), 80, 44, 22, 15)
	v.lines(brush.Hex("#d8a420"), 1.2, 0.9, "M80 36 L102 36")
	v.leaf(brush.Leaf, 92, 30, 9, -50)
	v.leaf(brush.Leaf, 92, 30, 9, 40)
}
