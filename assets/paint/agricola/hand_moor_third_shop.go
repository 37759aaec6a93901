package agricola

import "tilestead/assets/paint/brush"

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
	v.Paint(v.Stroke(brush.Parse("M50 26 L50 16 C50 2 70 2 70 16 L70 26"), brush.Const(4.6)), brush.Gouache(pale,
		v.next(), 0), 1)
	v.Draw(brush.RoundRect(43, 21, 34, 25, 4), brush.Style{K: brush.Hex("#e6b438"), InkW: 1.4, Puff: 4, PuffAmt: 0.4,
		Seed: v.next()})
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
		v.scored(t, brush.InkSoft, 1.1, 0.9, "M"+num(q[0]-5)+" "+num(q[1]-1)+" L"+num(q[0]+4)+" "+num(q[1]-1), "M"+
			num(q[0]-5)+" "+num(q[1]+2)+" L"+num(q[0]+2)+" "+num(q[1]+2))
	}
	v.box(brush.Hex("#6f4a30"), -4, 49, 128, 14)
	for i := range 4 {
		x := 2 + float64(i)*30
		v.box(brush.Hex("#a9713f"), x, 51, 26, 12)
		for j := range 4 {
			a, lean := x+4+float64(j)*6, float64(j*2%3)-1
			v.line(pale, 1, "M"+num(a)+" 53 L"+num(a+lean)+" 46")
			v.line(pale, 1.2, "M"+num(a+lean-1.6)+" 45.6 L"+num(a+lean+1.6)+" 45.6")
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
	v.box(brush.Hex("#7a2f34"), 22, 5, 66, 40)
	v.box(brush.Hex("#ffd978"), 26, 9, 58, 32)
	v.line(brush.WoodDim, 2, "M26 22 L84 22")
	for i, k := range []brush.Col{brush.Hex("#c8402c"), brush.Snow, brush.Hex("#3c7f6a"), brush.Hex("#d8862c"),
		brush.Snow, brush.Hex("#5a4a8c")} {
		x := 30 + float64(i)*9
		if i%3 == 1 {
			v.draw(k, "M"+num(x)+" 21 L"+num(x+1.4)+" 13 C"+num(x+2)+" 9 "+num(x+4)+" 9 "+num(x+4.6)+" 13 L"+num(x+6)+" 21 Z")
		} else {
			v.box(k, x, 12, 6.4, 9)
			v.box(k.Light(0.5), x, 15, 6.4, 3)
		}
	}
	v.loaf(36, 36, 15)
	v.loaf(74, 36, 15)
	v.draw(brush.Hex("#f2c83a"), "M46 36 C46 25 64 25 64 36 Z")
	v.draw(brush.Hex("#f8e49a"), "M55 36 L55 28 L64 32 L64 36 Z")
	v.box(brush.Hex("#7a2f34"), 94, 6, 24, 52)
	v.box(brush.Hex("#ffd978"), 98, 10, 16, 22)
	v.oval(brush.Gold, 99, 40, 1.8, 1.8)
	v.draw(brush.Snow, "M10 -4 L124 -4 L124 3 C112 8 104 2 92 5 C76 9 66 3 50 6 C36 9 26 2 10 5 Z")
	v.land(brush.Hex("#dfe6f4"), 53, 1)
	for i, q := range [][3]float64{{9, 61, 32}, {33, 60, 29}, {56, 61, 31}, {80, 60, 28}} {
		coats := [...]brush.Col{brush.Hex("#3c4a6a"), brush.Hex("#8a3a44"), brush.Hex("#4a6a4c"), brush.Hex("#6a4a6c")}
		hats := [...]brush.Col{brush.Hex("#c8402c"), brush.Hex("#3a3040"), brush.Hex("#d8a23c"), brush.Hex("#e8e0d0")}
		v.folk(q[0], q[1], q[2], coats[i], hats[i])
		v.basket(brush.Hex("#c4923c"), q[0]+9, q[1]-1, 9)
	}
	v.specks(brush.Snow, 0.9, 60, 0, 0, 120, 58)
}

// paintWorkbench is the top of a bench from above, a board in its vise, a plane and a saw on it.
func paintWorkbench(v *vignette) {
	v.back(brush.Hex("#3c4f7c"), brush.Hex("#2c3c64"))
	for i := range 5 {
		v.lines(brush.Hex("#22305a"), 1.6, 0.8, "M-4 "+num(4+float64(i)*14)+" L124 "+num(6+float64(i)*14))
	}
	v.Ground(68, 34, 54, 26, 0.7)
	top := brush.Hex("#e8c58a")
	m := v.draw(top, "M32 4 L116 4 L116 52 L32 52 Z")
	for i := range 6 {
		y := num(12 + float64(i)*7)
		v.scored(m, top.Dark(0.35), 1, 0.6, "M30 "+y+" C56 "+num(10+float64(i)*7)+" 84 "+num(14+float64(i)*7)+" 120 "+y)
	}
	v.box(top.Dark(0.25), 32, 44, 84, 8)
	for i := range 6 {
		v.box(dark, 40+float64(i)*13, 46, 4, 4)
	}
	for _, y := range []float64{12, 44} {
		v.line(brush.Slate.Light(0.4), 4, "M8 "+num(y)+" L30 "+num(y))
		v.line(brush.Wood.Light(0.3), 3, "M7 "+num(y-8)+" L7 "+num(y+8))
	}
	v.box(brush.Wood.Dark(0.1), 15, 2, 11, 54)
	board := v.box(brush.Hex("#c47a3c"), 26, 20, 76, 16)
	v.scored(board, brush.Hex("#8a4a20"), 1.1, 0.8, "M26 25 C46 22 66 29 104 25", "M26 31 C46 33 66 28 104 31")
	v.draw(brush.Hex("#dfe6ea"), "M38 8 L76 9 L76 17 L38 11 Z")
	for i := range 11 {
		x := 40 + float64(i)*3.3
		v.lines(brush.Ink, 1, 0.9, "M"+num(x)+" "+num(11.6+float64(i)*0.5)+" L"+num(x+1.2)+" "+num(13.4+float64(i)*0.5))
	}
	v.draw(brush.Hex("#c8402c"), "M75 7 L86 6 C92 8 92 18 86 20 L75 18 Z")
	v.draw(top, "M79 10 L85 9.6 C87 11 87 15 85 16 L79 15 Z")
	v.Ground(72, 38, 22, 4, 0.6)
	v.draw(brush.Hex("#7a3f24"), "M50 36 L50 27 C54 25 60 26 63 28 L72 28 L74 25 L86 25 L96 30 L98 36 Z")
	v.oval(brush.Hex("#a8603a"), 56, 25, 4, 4.4)
	v.draw(brush.Hex("#a8603a"), "M84 28 C82 20 88 16 93 19 C90 21 90 25 92 28 Z")
	v.draw(brush.Slate.Light(0.5), "M65 32 L74 18 L78 20 L71 33 Z")
	v.shavedStrip(brush.Parse("M66 30 C60 22 58 16 64 13 C70 12 70 19 65 18"))
	for _, q := range [][3]float64{{42, 40, 4}, {104, 14, 4}, {58, 57, 4}, {92, 56, 5}} {
		v.woodShaving(q[0], q[1], q[2])
	}
}
