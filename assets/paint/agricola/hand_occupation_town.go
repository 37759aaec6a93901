package agricola

import "tilestead/assets/paint/brush"

// glass is a church window with coloured panes, its middle at x.
func (f *villager) glass(x, y, w, h float64) *villager {
	m := f.draw(brush.Hex("#3a6ab0"), "M"+num(x-w/2)+" "+num(y+h)+" L"+num(x-w/2)+" "+num(y+h*0.4)+" C"+num(x-w/2)+" "+
		num(y+h*0.1)+" "+num(x-w*0.2)+" "+num(y)+" "+num(x)+" "+num(y-h*0.1)+" C"+num(x+w*0.2)+" "+num(y)+" "+
		""+num(x+w/2)+" "+
		num(y+h*0.1)+" "+num(x+w/2)+" "+num(y+h*0.4)+" L"+num(x+w/2)+" "+num(y+h)+" Z")
	panes := []brush.Col{brush.Hex("#d8433a"), brush.Gold, brush.Hex("#4f9a5a"), brush.Hex("#3a6ab0"),
		brush.Hex("#8d63b8")}
	for i := range 15 {
		px, py := x-w/2+w/3*float64(i%3), y-h*0.1+h*0.22*float64(i/3)
		q := brush.Rect(px, py, w/3, h*0.22)
		f.Paint(f.Fill(q).And(m), brush.Flat(panes[(i*7+i/3)%5]), 0.85)
		f.Paint(f.Stroke(q, brush.Const(1)).And(m), brush.Flat(brush.Ink), 0.8)
	}
	return f
}

// paintPriest lifts his hands between candles and coloured church windows.
func paintPriest(v *vignette) {
	v.back(brush.Hex("#3a3648"), brush.Hex("#55506a"))
	f := v.villager(60, 24, 10, 0, brush.Hex("#f3ead2"), hairGrey)
	f.glass(22, 4, 22, 44).glass(98, 4, 22, 44)
	f.soft(brush.LavaLit, 60, 14, 30, 24, 0.6)
	f.torso()
	f.wear(brush.Hex("#2f8a5a"), "M-9 11 L-5 9.6 L-4 20 L-4 60 L-10 60 L-10 20 Z")
	f.wear(brush.Hex("#2f8a5a"), "M9 11 L5 9.6 L4 20 L4 60 L10 60 L10 20 Z")
	f.face(smile).wreath()
	for _, x := range []float64{8, 112} {
		f.box(brush.Cream, x-2.4, 44, 4.8, 18)
		f.fire(x, 44, 8)
	}
	f.arm(-1, 32, 44, 36, 22).arm(1, 88, 44, 84, 22)
	f.wear(brush.Gold, "M-1.6 26 L1.6 26 L1.6 30 L5 30 L5 33 L1.6 33 L1.6 41 L-1.6 41 L-1.6 33 L-5 33 L-5 30 L-1.6 30 "+
		"Z")
}

// paintBraggart is a man with a swollen chest full of medals who talks big.
func paintBraggart(v *vignette) {
	v.back(brush.Hex("#d94f9a"), brush.Hex("#f08ab8"))
	for i := range 12 {
		a := float64(i) * 12
		q := brush.Parse("M60 40 L" + num(a-10) + " -6 L" + num(a-4) + " -6 Z")
		v.Paint(v.Fill(q), brush.Flat(brush.Hex("#f9c0da")), 0.8)
	}
	v.box(brush.Hex("#8a2f6a"), -4, 50, 128, 14)
	f := v.villager(60, 24, 10, 0.6, brush.Hex("#3f4fb0"), hairNut)
	f.build = 1.3
	f.torso().face(gape).curls().brim(brush.Hex("#7a2f8a"), brush.Gold).plume(brush.Hex("#f6e04a"))
	f.part(brush.Cream, "M-9 10 C-6 8 6 8 9 10 C12 14 6 17 0 16 C-6 17 -12 14 -9 10 Z")
	for _, x := range []float64{-12, -4, 4, 12} {
		f.part(brush.RoofRed, "M"+num(x-2)+" 19 L"+num(x+2)+" 19 L"+num(x)+" 26 Z").dots(brush.Ink, 3.2, x, 28)
		f.dots(brush.Gold, 2.6, x, 28)
	}
	f.arm(-1, 22, 52, 46, 54).arm(1, 100, 46, 96, 24)
	f.limb(skin, 2, brush.Line(brush.Pt(96, 22), brush.Pt(96, 12)))
}

// paintHarpooner is a woman in a boat with her harpoon over a great fish.
func paintHarpooner(v *vignette) {
	v.back(brush.Hex("#3f5f74"), brush.Hex("#7f9fa8"))
	v.land(brush.Hex("#1f5a74"), 28, 2)
	v.lines(brush.WaterLit, 1.6, 0.6, "M4 34 C12 30 18 30 26 34", "M40 36 C48 32 54 32 62 36",
		"M98 34 C104 31 110 31 118 34")
	v.draw(brush.Hex("#b8ccd0"), "M2 50 C12 36 34 36 44 46 L54 38 L54 58 L44 52 C34 62 12 62 2 50 Z")
	v.oval(brush.Ink, 13, 47, 1.8, 1.8)
	v.lines(brush.Hex("#5f7f8c"), 1.4, 0.9, "M22 42 C25 47 25 52 22 56", "M28 42 C31 47 31 52 28 56")
	f := v.villager(88, 18, 9.4, -0.8, brush.Hex("#e8b03a"), hairDark)
	f.skin = swarthy
	f.torso().face(calm).part(brush.Hex("#e8b03a"),
		"M-16 -1 C-10 -4 -9 -14 0 -14.4 C9 -14 10 -4 16 -1 C8 -5 -8 -5 -16 "+
			""+
			"-1 Z")
	v.draw(brush.Hex("#8a4a2c"), "M56 46 C74 52 106 52 124 46 L124 64 L66 64 C60 60 57 54 56 46 Z")
	v.lines(brush.Hex("#5a2f20"), 1.2, 0.8, "M60 54 L124 55")
	v.line(brush.Wood, 2.4, "M124 16 L56 40")
	f.held(brush.Hex("#dfe6e8"), "M80 -6 L104 0 L80 6 L86 1 L40 1 L40 -1 L86 -1 Z", 72, 34, 34, 47.5)
	f.arm(1, 114, 40, 110, 21).arm(-1, 70, 46, 74, 34)
}

// paintConjurer is a man who conjures a rabbit out of his hat at night.
func paintConjurer(v *vignette) {
	v.back(brush.Hex("#1f1a4a"), brush.Hex("#5a2f86"))
	for i := range 16 {
		v.soft(brush.LavaLit, float64(i*31%120), 3+float64(i*17%40), 1.6, 1.6, 1)
	}
	v.soft(brush.Hex("#f6d0ff"), 30, 30, 26, 26, 0.5)
	f := v.villager(84, 28, 10.4, -0.6, brush.Hex("#2f6f9a"), hairGrey)
	f.torso().collar(brush.Gold).face(smile).beard()
	f.part(brush.Hex("#3a3fa0"), "M-11 -4 L4 -32 L11 -4 C4 -1.4 -4 -1.4 -11 -4 Z")
	f.dots(brush.Gold, 1.8, -4, -10, 4, -14, 3, -22).dots(brush.Gold, 1.4, -10, 24, 8, 28, -4, 32)
	v.draw(brush.Snow, "M22 18 C14 4 18 -4 24 4 L28 16 L32 4 C38 -4 42 4 34 18 C40 26 38 36 28 38 C18 36 16 26 22 18 Z")
	v.oval(brush.Ink, 24, 24, 1, 1.3)
	v.oval(brush.Ink, 32, 24, 1, 1.3)
	v.oval(brush.Rose, 28, 28, 1.6, 1.2)
	v.draw(brush.Hex("#3a3440"), "M14 36 L42 36 L39 62 L17 62 Z")
	v.oval(brush.Hex("#5a4f64"), 28, 37, 18, 4)
	f.haft(1.8, 64, 40, 44, 18).arm(-1, 72, 54, 63, 40)
	v.fire(43, 19, 7)
	f.arm(1, 108, 50, 112, 34)
}

// paintLutenist is a girl with a lute on a warm evening.
func paintLutenist(v *vignette) {
	v.back(brush.Hex("#f0803c"), brush.Hex("#f6c06a"))
	v.land(brush.Hex("#8a5a3a"), 52, 1)
	v.oval(brush.Hex("#5a6a34"), 12, 6, 22, 20)
	v.oval(brush.Hex("#5a6a34"), 110, 2, 18, 18)
	f := v.villager(52, 18, 9.8, 0.5, brush.Hex("#2f8a7a"), hairRed)
	f.tresses().gown(56).face(gape).parted().beret(brush.Hex("#c23a54")).plume(brush.Cream)
	f.line(brush.Hex("#6a3a24"), 4, "M60 44 L104 24")
	f.line(brush.Hex("#6a3a24"), 4, "M104 24 L110 32")
	f.held(brush.Hex("#d99a4a"), "M0 0 C-4 -62 50 -66 110 -10 L110 10 C50 66 -4 62 0 0 Z", 30, 58, 70, 40)
	f.oval(brush.Hex("#4a2a20"), 52, 48, 5, 4.4)
	f.lines(brush.Cream, 0.8, 0.9, "M38 55 L104 24", "M37 53 L103 22")
	f.arm(1, 82, 46, 88, 32).arm(-1, 30, 42, 50, 50)
}

// paintScholar reads a great book by candle light.
func paintScholar(v *vignette) {
	v.back(brush.Hex("#24342f"), brush.Hex("#2f443a"))
	ks := []brush.Col{brush.Hex("#8a3f34"), brush.Hex("#3f6a7a"), brush.Hex("#a5803a"), brush.Hex("#5f4a7a")}
	for row := range 2 {
		y := 18 + float64(row)*22
		for i := range 14 {
			h := 13 + 5*brush.Hash(i, row, 7)
			v.box(ks[(i*3+row)%4].Dark(0.25), float64(i)*9-3, y-h, 8, h)
		}
		v.box(brush.WoodDim, -4, y, 128, 3)
	}
	v.soft(brush.LavaLit, 96, 28, 44, 34, 0.5)
	f := v.villager(50, 21, 10.6, 0.2, brush.Hex("#6a2f3a"), hairGrey)
	f.torso().face(calm).beard().glasses()
	f.part(brush.Hex("#2f2a3a"), "M-16 -9 C-12 -17 12 -17 16 -9 C12 -4 -12 -4 -16 -9 Z")
	f.trace(brush.Gold, 1.4, "M12 -9 L14 2")
	f.box(brush.Wood, -4, 56, 128, 8)
	f.book(brush.RoofRust, 50, 42, 26).arm(-1, 22, 50, 26, 56).arm(1, 80, 50, 76, 56)
	f.box(brush.Cream, 98, 38, 7, 18)
	f.fire(101.5, 38, 14)
	f.oval(brush.Gold, 101, 56, 10, 2.6)
}

// paintTutor is a woman who teaches a boy to count with an abacus.
func paintTutor(v *vignette) {
	v.back(brush.Hex("#9fc8e8"), brush.Hex("#bcdaf0"))
	for i := range 9 {
		v.Paint(v.Fill(brush.Rect(float64(i)*15-4, -2, 6, 66)), brush.Flat(brush.Hex("#d6e8f6")), 0.8)
	}
	f := v.villager(26, 20, 10, 0.9, brush.Hex("#4a3f6a"), hairNut)
	f.bun().torso().collar(brush.Cream).face(smile).parted().glasses()
	c := v.villager(100, 34, 9, -0.9, brush.Hex("#d9622a"), hairFair)
	c.build = 0.85
	c.torso().face(smile).crop()
	v.box(brush.Hex("#8a4a2c"), 46, 14, 38, 38)
	v.box(brush.Hex("#f3ead2"), 50, 18, 30, 30)
	for i, k := range []brush.Col{brush.RoofRed, brush.Gold, brush.Leaf, brush.Magic} {
		y := 22 + float64(i)*7.4
		v.lines(brush.Ink, 0.9, 0.9, "M50 "+num(y)+" L80 "+num(y))
		for j := range 4 {
			v.oval(k, 53.6+float64(j)*5+float64((j+i)/3)*7, y, 2.5, 3)
		}
	}
	v.box(brush.Hex("#a5713f"), -4, 52, 128, 12)
	f.arm(1, 48, 50, 58, 37)
	c.arm(-1, 84, 52, 78, 44)
}

// paintConsultant is a gentleman who points at a board with rising bars.
func paintConsultant(v *vignette) {
	v.back(brush.Hex("#3f7a4a"), brush.Hex("#5f9a5a"))
	v.lines(brush.Hex("#6fae6a"), 2, 0.5, "M10 -4 L10 64", "M30 -4 L30 64", "M50 -4 L50 64", "M70 -4 L70 64",
		"M110 -4 L110 64")
	v.box(brush.WoodDim, 48, 2, 72, 52)
	v.box(brush.Paper, 52, 6, 64, 44)
	for i, k := range []brush.Col{brush.Straw, brush.Clay, brush.Leaf, brush.RoofBlue} {
		h := 9 + float64(i)*7
		v.box(k, 62+float64(i)*13, 46-h, 9, h)
	}
	v.line(brush.RoofRed, 1.4, "M62 30 L80 24 L92 14 L108 10 M102 8 L109 10 L104 15")
	f := v.villager(26, 22, 10.6, 0.7, brush.Hex("#8a2f3a"), hairGrey)
	f.torso().vest(brush.Hex("#2f2a44")).face(smile).curls().tricorn(brush.Hex("#3a3450"), brush.Gold)
	f.part(brush.Cream, "M-5 10 L5 10 L6 18 L2 24 L0 19 L-2 24 L-6 18 Z")
	f.haft(1.5, 54, 36, 84, 20).arm(1, 46, 52, 56, 35).arm(-1, 6, 52, 22, 52)
}
