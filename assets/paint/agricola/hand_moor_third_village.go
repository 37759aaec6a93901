package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintForestKindergarten is children on a seesaw over a log between bright trunks.
func paintForestKindergarten(v *vignette) {
	v.back(brush.Hex("#e4f4a4"), brush.Hex("#fbfad8"))
	v.stems(brush.Hex("#c2d48c"), brush.Hex("#a8bf74"), 7, 28, 44, 48, 42, 76, 42, 94, 44)
	v.haze(brush.Hex("#7cc052"), 0.85, 22, 10, 8, 0, 44, -2, 80, -1, 114, 0)
	v.land(brush.Hex("#96cc58"), 44, 1)
	v.trunk(brush.Hex("#8a5a3c"), 6, 56, 12)
	v.trunk(brush.Hex("#8a5a3c"), 115, 54, 11)
	for i := range 8 {
		props.Flower(v.Canvas, 10+float64(i*29%104), 50+float64(i*7%11), 2.4, [...]brush.Col{brush.Snow, brush.Rose}[i%2])
	}
	v.kid(60, 46, 31, brush.Hex("#f2b22c"), hairNut)
	v.arm(brush.Hex("#f2b22c"), 3.2, 55, 32, 47, 22)
	v.arm(brush.Hex("#f2b22c"), 3.2, 65, 32, 73, 22)
	v.kid(28, 57, 32, brush.Hex("#d8392f"), hairFair)
	v.draw(brush.Hex("#d8392f"), "M17 27 L28 12 L39 27 C32 23 24 23 17 27 Z")
	v.oval(brush.Snow, 28, 12, 2.6, 2.6)
	v.kid(93, 38, 32, brush.Hex("#2f78c4"), hairRed)
	v.draw(hairRed, "M84 18 C78 18 77 24 80 28 C83 26 85 23 85 20 Z")
	v.draw(hairRed, "M102 18 C108 18 109 24 106 28 C103 26 101 23 101 20 Z")
	v.oval(brush.Hex("#8a5a3c"), 66, 53, 9, 8)
	v.oval(cutWood, 60, 53, 8, 8)
	v.Paint(v.Stroke(brush.Ellipse(60, 53, 4.4, 4.4), brush.Const(1)), brush.Flat(brush.Wood), 0.9)
	v.line(brush.Wood.Light(0.15), 4, "M12 57 L110 33")
	v.arm(brush.Hex("#d8392f"), 3.2, 33, 42, 40, 48)
	v.arm(brush.Hex("#2f78c4"), 3.2, 88, 24, 80, 38)
	v.arm(brush.Hex("#2f78c4"), 3.2, 98, 24, 108, 16)
}

// paintWildHarvest is an apron gathered up in both hands, full of what the wood gives.
func paintWildHarvest(v *vignette) {
	v.back(brush.Hex("#1f4c38"), brush.Hex("#2f6a44"))
	for i := range 26 {
		x, y := float64(i*43%126)-2, float64(i*29%62)
		v.form(brush.Hex("#3f8450").Light(0.08*float64(i%3)), "M0 0 C-30 -30 -24 -80 0 -100 C24 -80 30 -30 0 0 Z", x, y, 15,
			float64(i*67%360))
	}
	dress := brush.Hex("#d2622c")
	v.draw(dress, "M36 -4 L84 -4 L92 64 L28 64 Z")
	v.line(dress.Dark(0.08), 12, "M36 0 C22 6 16 14 18 22")
	v.line(dress.Dark(0.08), 12, "M84 0 C98 6 104 14 102 22")
	v.draw(brush.Hex("#e6ddca"), "M20 26 C34 10 86 10 100 26 C84 38 36 38 20 26 Z")
	for i, q := range brush.Pts(38, 18, 50, 15, 62, 14, 76, 16, 86, 20, 32, 24, 44, 24, 57, 22, 70, 23, 82, 26, 92, 26, 50, 29,
		64, 29, 76, 30, 38, 29) {
		switch i % 5 {
		case 0:
			for j := range 5 {
				v.oval(brush.Hex("#3f3f9c").Light(0.1*float64(j%2)), q.X+float64(j%3)*4-4, q.Y+float64(j/3)*4-1, 2.9, 2.9)
			}
		case 1:
			v.draw(brush.Cream, "M"+num(q.X-2)+" "+num(q.Y)+" L"+num(q.X+2)+" "+num(q.Y)+" L"+num(q.X+3)+" "+num(q.Y+8)+" L"+
				num(q.X-3)+" "+num(q.Y+8)+" Z")
			v.draw(brush.Hex("#a85f34"), "M"+num(q.X-8)+" "+num(q.Y+2)+" C"+num(q.X-7)+" "+num(q.Y-8)+" "+num(q.X+7)+" "+num(q.Y-8)+
				" "+num(q.X+8)+" "+num(q.Y+2)+" Z")
		case 2:
			v.oval(brush.Hex("#d8262c"), q.X, q.Y, 4.4, 5.2)
			v.specks(brush.Snow, 1, 1, q.X-1.4, q.Y-2, 0.1, 0.1)
		case 3:
			v.oval(brush.Hex("#c88a44"), q.X, q.Y+1, 5, 5)
			v.draw(brush.Hex("#8cb44c"), "M"+num(q.X-5)+" "+num(q.Y)+" C"+num(q.X-5)+" "+num(q.Y-7)+" "+num(q.X+5)+" "+num(q.Y-7)+
				" "+num(q.X+5)+" "+num(q.Y)+" L"+num(q.X+2)+" "+num(q.Y-2)+" L"+num(q.X)+" "+num(q.Y+1)+" L"+num(q.X-2)+" "+
				num(q.Y-2)+" Z")
		case 4:
			v.leaf(brush.Hex("#6fb03c"), q.X, q.Y+5, 13, float64(i*40%120)-60)
		}
	}
	apron := v.Draw(brush.Parse("M18 24 C32 38 88 38 102 24 C104 44 90 61 60 62 C30 61 16 44 18 24 Z"), brush.Style{K: brush.Snow,
		InkW: 1.4, Puff: 4, PuffAmt: 0.4, Seed: v.next()})
	v.within(apron, brush.Hex("#b8b0b4"), 1.5, 0.8, "M24 34 C34 46 44 54 54 58", "M96 34 C86 46 76 54 66 58", "M42 38 C48 46 52 52 56 58",
		"M78 38 C72 46 68 52 64 58")
	v.within(apron, brush.Hex("#c8402c"), 1.4, 0.9, "M22 42 C34 58 86 58 98 42")
	for _, x := range []float64{-1, 1} {
		v.oval(skin, 60+x*42, 25, 7, 6.4)
		v.line(skin, 3, "M"+num(60+x*40)+" 27 L"+num(60+x*33)+" 30")
	}
}

// paintLivingHistoryMuseum is an old church of logs behind a rope of red, with a
// signboard and a visitor.
func paintLivingHistoryMuseum(v *vignette) {
	v.back(brush.Hex("#a9dcd8"), brush.Hex("#f4f2d4"))
	v.land(brush.Hex("#9cba58"), 40, 2)
	log, roof := brush.Hex("#9a6a44"), brush.Hex("#5f4a48")
	v.box(log.Dark(0.15), 20, 8, 18, 40)
	m := v.box(log, 34, 28, 46, 22)
	for i := range 5 {
		v.within(m, log.Dark(0.55), 1.1, 0.9, "M30 "+num(32+float64(i)*4.4)+" L84 "+num(32+float64(i)*4.4))
	}
	for i := range 8 {
		v.lines(log.Dark(0.6), 1.1, 0.8, "M21 "+num(12+float64(i)*4.6)+" L37 "+num(12+float64(i)*4.6))
	}
	r := v.draw(roof, "M28 31 L40 10 L74 10 L88 31 Z")
	for i := range 4 {
		y := num(14 + float64(i)*5)
		v.within(r, roof.Light(0.35), 1, 0.8, "M26 "+y+" L90 "+y)
	}
	v.draw(roof, "M14 11 L20 4 C22 -2 26 -4 29 -12 C32 -4 36 -2 38 4 L44 11 Z")
	v.draw(dark, "M50 50 L50 40 C50 34 60 34 60 40 L60 50 Z")
	v.box(brush.LavaLit, 68, 35, 6, 6)
	v.box(dark, 26, 22, 6, 7)
	v.line(brush.WoodDim, 3, "M98 58 L98 34 M116 58 L116 34")
	v.box(brush.Hex("#f6ecd0"), 92, 10, 30, 24)
	v.draw(brush.Hex("#8a5a3c"), "M88 12 L107 1 L126 12 L122 14 L107 6 L92 14 Z")
	for i := range 3 {
		v.lines(brush.InkSoft, 1.4, 0.9, "M96 "+num(24+float64(i)*3.6)+" L"+num(118-float64(i)*4)+" "+num(24+float64(i)*3.6))
	}
	v.draw(brush.Hex("#c8402c"), "M100 20 L100 15 L106 11 L112 15 L112 20 Z")
	v.folk(78, 60, 34, brush.Hex("#3c5fa0"), brush.Hex("#3f3444"))
	brass := brush.Hex("#f0c040")
	for _, x := range []float64{8, 34, 60, 92} {
		v.line(brass, 2.2, "M"+num(x)+" 60 L"+num(x)+" 43")
		v.oval(brass, x, 42, 2.6, 2.6)
		v.oval(brass, x, 60, 5, 1.8)
	}
	for _, d := range []string{"M-14 44 C-6 54 0 54 8 44", "M8 44 C16 55 26 55 34 44", "M34 44 C42 55 52 55 60 44"} {
		v.rope(brush.Hex("#c01f34"), 2.6, d)
	}
	v.rope(brush.Hex("#c01f34"), 2.6, "M92 44 C100 54 112 54 124 46")
}

// paintHardwareStore is locks, hinges, keys and nails with prices on a board of a shop.
func paintHardwareStore(v *vignette) {
	v.back(brush.Hex("#e8603c"), brush.Hex("#cf4a2c"))
	for i := range 8 {
		for j := range 4 {
			v.specks(brush.Hex("#b83c22"), 0.9, 1, 6+float64(i)*16, 4+float64(j)*12, 0.1, 0.1)
		}
	}
	iron, pale := brush.Hex("#4a5664"), brush.Hex("#c4d0d6")
	v.Paint(v.Stroke(brush.Parse("M50 26 L50 16 C50 2 70 2 70 16 L70 26"), brush.Const(6.4)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(brush.Parse("M50 26 L50 16 C50 2 70 2 70 16 L70 26"), brush.Const(4.6)), brush.Gouache(pale, v.next(), 0), 1)
	v.Draw(brush.RoundRect(43, 21, 34, 25, 4), brush.Style{K: brush.Hex("#e6b438"), InkW: 1.4, Puff: 4, PuffAmt: 0.4, Seed: v.next()})
	v.draw(dark, "M60 28 C65 28 65 34 62 35 L64 41 L56 41 L58 35 C55 34 55 28 60 28 Z")
	v.Paint(v.Stroke(brush.Ellipse(13, 12, 6, 6), brush.Const(4.6)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(brush.Ellipse(13, 12, 6, 6), brush.Const(3)), brush.Flat(pale), 1)
	v.line(pale, 3, "M13 19 L13 42 M13 35 L19 35 M13 40 L20 40")
	v.draw(iron, "M26 6 L38 6 L38 16 L33 18 L33 20 L38 22 L38 34 L26 34 L26 22 L30 20 L30 18 L26 16 Z")
	v.dots(pale, 1, 29, 9, 35, 13, 29, 27, 35, 31)
	v.line(pale, 1.6, "M31.5 17 L31.5 23")
	shoe := brush.Parse("M86 34 C78 22 80 6 94 5 C108 6 110 22 102 34")
	v.Paint(v.Stroke(shoe, brush.Const(7.4)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(shoe, brush.Const(5.6)), brush.Gouache(iron.Light(0.2), v.next(), 0), 1)
	v.dots(brush.Ink, 0.7, 84, 24, 84, 15, 90, 8, 98, 8, 104, 15, 104, 24)
	for i := range 4 {
		y := 2 + float64(i)*9
		v.Paint(v.Stroke(brush.Ellipse(115, y+3, 3-float64(i%2)*1.6, 5), brush.Const(3.4)), brush.Flat(brush.Ink), 1)
		v.Paint(v.Stroke(brush.Ellipse(115, y+3, 3-float64(i%2)*1.6, 5), brush.Const(1.9)), brush.Flat(pale), 1)
	}
	for _, q := range [][3]float64{{24, 38, 8}, {80, 40, -10}, {104, 40, 6}} {
		v.lines(brush.Ink, 0.9, 0.9, "M"+num(q[0]+4)+" "+num(q[1]-4)+" L"+num(q[0]+2)+" "+num(q[1]-9))
		t := v.form(brush.Hex("#fff4d2"), "M-50 -30 L30 -30 L56 0 L30 30 L-50 30 Z", q[0], q[1], 15, q[2])
		v.within(t, brush.InkSoft, 1.1, 0.9, "M"+num(q[0]-5)+" "+num(q[1]-1)+" L"+num(q[0]+4)+" "+num(q[1]-1), "M"+num(q[0]-5)+" "+
			num(q[1]+2)+" L"+num(q[0]+2)+" "+num(q[1]+2))
	}
	v.box(brush.Hex("#6f4a30"), -4, 49, 128, 14)
	for i := range 4 {
		x := 2 + float64(i)*30
		v.box(brush.Hex("#a9713f"), x, 51, 26, 12)
		for j := range 7 {
			a := x + 3 + float64(j)*3.4
			v.lines(pale, 1.5, 1, "M"+num(a)+" "+num(53+float64(j*3%4))+" L"+num(a+float64(j%3)-1)+" 46")
			v.lines(iron, 2.6, 1, "M"+num(a+float64(j%3)-2.4)+" 46 L"+num(a+float64(j%3)+0.4)+" 46")
		}
		v.box(brush.Hex("#b98450"), x, 54, 26, 10)
		v.oval(brush.Gold, x+13, 58, 2, 1.6)
	}
}

// paintCooperativeStore is people who queue in the snow at the lit window of a shop.
func paintCooperativeStore(v *vignette) {
	v.back(brush.Hex("#27356a"), brush.Hex("#4a5a94"))
	v.planks(brush.Hex("#3f5a6c"), 14, -4, 110, 60, 16)
	v.soft(brush.LavaLit, 60, 26, 42, 24, 0.5)
	v.box(brush.Hex("#7a2f34"), 24, 7, 62, 40)
	v.box(brush.Hex("#ffd978"), 28, 11, 54, 32)
	v.line(brush.WoodDim, 2, "M28 25 L82 25")
	for i, k := range []brush.Col{brush.Hex("#c8402c"), brush.Snow, brush.Hex("#3c7f6a"), brush.Hex("#d8862c"), brush.Snow,
		brush.Hex("#5a4a8c")} {
		x := 31 + float64(i)*8.4
		if i%3 == 1 {
			v.draw(k, "M"+num(x)+" 24 L"+num(x+1.4)+" 15 C"+num(x+2)+" 12 "+num(x+4)+" 12 "+num(x+4.6)+" 15 L"+num(x+6)+" 24 Z")
		} else {
			v.box(k, x, 15, 6.4, 9)
			v.box(k.Light(0.5), x, 18, 6.4, 3)
		}
	}
	v.loaf(38, 42, 15)
	v.loaf(70, 42, 15)
	v.oval(brush.Gold, 54, 37, 6, 5)
	v.draw(brush.Hex("#f2e27a"), "M48 37 L54 37 L60 40 L58 42 L50 42 Z")
	v.box(brush.Hex("#7a2f34"), 94, 6, 24, 52)
	v.box(brush.Hex("#ffd978"), 98, 10, 16, 22)
	v.oval(brush.Gold, 99, 40, 1.8, 1.8)
	v.draw(brush.Snow, "M10 -4 L124 -4 L124 3 C112 8 104 2 92 5 C76 9 66 3 50 6 C36 9 26 2 10 5 Z")
	v.land(brush.Hex("#dfe6f4"), 53, 1)
	for i, q := range [][3]float64{{7, 60, 44}, {30, 59, 40}, {54, 61, 43}, {80, 59, 39}} {
		coats := [...]brush.Col{brush.Hex("#3c4a6a"), brush.Hex("#8a3a44"), brush.Hex("#4a6a4c"), brush.Hex("#6a4a6c")}
		hats := [...]brush.Col{brush.Hex("#c8402c"), brush.Hex("#3a3040"), brush.Hex("#d8a23c"), brush.Hex("#e8e0d0")}
		v.folk(q[0], q[1], q[2], coats[i], hats[i])
		v.basket(brush.Hex("#c4923c"), q[0]+10, q[1]-1, 12)
	}
	v.specks(brush.Snow, 0.9, 60, 0, 0, 120, 58)
}

// paintWorkbench is the top of a bench from above, a board in its vise and a plane on it.
func paintWorkbench(v *vignette) {
	v.back(brush.Hex("#3c4f7c"), brush.Hex("#2c3c64"))
	for i := range 5 {
		v.lines(brush.Hex("#22305a"), 1.6, 0.8, "M-4 "+num(4+float64(i)*14)+" L124 "+num(6+float64(i)*14))
	}
	v.Ground(62, 34, 56, 26, 0.7)
	top := brush.Hex("#e8c58a")
	m := v.draw(top, "M24 6 L114 6 L114 52 L24 52 Z")
	for i := range 6 {
		y := num(12 + float64(i)*7)
		v.within(m, top.Dark(0.35), 1, 0.6, "M22 "+y+" C50 "+num(10+float64(i)*7)+" 80 "+num(14+float64(i)*7)+" 118 "+y)
	}
	v.box(top.Dark(0.25), 24, 44, 90, 8)
	for i := range 6 {
		v.box(dark, 34+float64(i)*13, 46, 4, 4)
	}
	v.line(brush.Slate, 3, "M2 14 L20 14 M2 44 L20 44")
	v.box(brush.Wood.Dark(0.1), 8, 4, 10, 50)
	v.line(brush.Wood.Light(0.3), 2.6, "M2 4 L2 24 M2 36 L2 54")
	board := v.box(brush.Hex("#c47a3c"), 18, 20, 78, 15)
	v.within(board, brush.Hex("#8a4a20"), 1.1, 0.8, "M18 25 C40 22 60 29 98 25", "M18 31 C40 33 60 28 98 31")
	v.Ground(72, 30, 20, 8, 0.6)
	v.Draw(brush.RoundRect(50, 19, 44, 15, 3), brush.Style{K: brush.Hex("#7a3f24"), InkW: 1.4, Puff: 3, Seed: v.next()})
	v.box(dark, 64, 22, 11, 9)
	v.draw(brush.Slate.Light(0.4), "M70 21 L77 21 L77 32 L70 32 Z")
	v.oval(brush.Hex("#a8603a"), 57, 26.4, 4.4, 4.4)
	v.draw(brush.Hex("#a8603a"), "M80 23 L90 22 C93 24 93 29 90 31 L80 30 Z")
	curl := brush.Hex("#f8e2b0")
	for i, q := range brush.Pts(68, 12, 80, 10, 58, 13, 30, 57, 106, 57, 46, 58) {
		r := 3.4 + float64(i%3)
		v.Paint(v.Stroke(brush.Ellipse(q.X, q.Y, r, r*0.8), brush.Const(2.8)), brush.Flat(brush.InkFor(curl)), 0.9)
		v.Paint(v.Stroke(brush.Ellipse(q.X, q.Y, r, r*0.8), brush.Const(1.6)), brush.Flat(curl), 1)
		v.line(curl, 1.6, "M"+num(q.X+r)+" "+num(q.Y)+" C"+num(q.X+r)+" "+num(q.Y+4)+" "+num(q.X+r+5)+" "+num(q.Y+3)+" "+
			num(q.X+r+6)+" "+num(q.Y-1))
	}
	v.line(brush.Hex("#d8482c"), 3.4, "M30 12 L44 11")
	v.draw(brush.Slate.Light(0.4), "M44 9 L56 9 L58 12.6 L44 13 Z")
	v.line(brush.Wood, 2.6, "M101 40 L103 20")
	v.form(brush.WoodDim, "M-30 -18 L30 -18 L30 18 L-30 18 Z", 103, 15, 22, 6)
}
