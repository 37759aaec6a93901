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
		props.Flower(v.Canvas, 10+float64(i*29%104), 50+float64(i*7%11), 2.4,
			[...]brush.Col{brush.Snow, brush.Rose}[i%2])
	}
	v.playingKid(60, 46, 31, brush.Hex("#f2b22c"), hairNut)
	v.arm(brush.Hex("#f2b22c"), 3.2, 55, 32, 47, 22)
	v.arm(brush.Hex("#f2b22c"), 3.2, 65, 32, 73, 22)
	v.playingKid(28, 57, 32, brush.Hex("#d8392f"), hairFair)
	v.draw(brush.Hex("#d8392f"), "M17 27 L28 12 L39 27 C32 23 24 23 17 27 Z")
	v.oval(brush.Snow, 28, 12, 2.6, 2.6)
	v.playingKid(93, 38, 32, brush.Hex("#2f78c4"), hairRed)
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
	for i, q := range brush.Pts(38, 18, 50, 15, 62, 14, 76, 16, 86, 20, 32, 24, 44, 24, 57, 22, 70, 23, 82, 26, 92, 26,
		50, 29, 64, 29, 76, 30, 38, 29) {
		switch i % 5 {
		case 0:
			for j := range 5 {
				v.oval(brush.Hex("#3f3f9c").Light(0.1*float64(j%2)), q.X+float64(j%3)*4-4, q.Y+float64(j/3)*4-1, 2.9, 2.9)
			}
		case 1:
			v.draw(brush.Cream, "M"+num(q.X-2)+" "+num(q.Y)+" L"+num(q.X+2)+" "+num(q.Y)+" L"+num(q.X+3)+" "+num(q.Y+8)+" L"+
				num(q.X-3)+" "+num(q.Y+8)+" Z")
			v.draw(brush.Hex("#a85f34"), "M"+num(q.X-8)+" "+num(q.Y+2)+" C"+num(q.X-7)+" "+num(q.Y-8)+" "+num(q.X+7)+" "+
				num(q.Y-8)+" "+num(q.X+8)+" "+num(q.Y+2)+" Z")
		case 2:
			v.oval(brush.Hex("#d8262c"), q.X, q.Y, 4.4, 5.2)
			v.specks(brush.Snow, 1, 1, q.X-1.4, q.Y-2, 0.1, 0.1)
		case 3:
			v.oval(brush.Hex("#c88a44"), q.X, q.Y+1, 5, 5)
			v.draw(brush.Hex("#8cb44c"), "M"+num(q.X-5)+" "+num(q.Y)+" C"+num(q.X-5)+" "+num(q.Y-7)+" "+num(q.X+5)+" "+
				num(q.Y-7)+" "+num(q.X+5)+" "+num(q.Y)+" L"+num(q.X+2)+" "+num(q.Y-2)+" L"+num(q.X)+" "+num(q.Y+1)+" L"+
				num(q.X-2)+" "+num(q.Y-2)+" Z")
		case 4:
			v.leaf(brush.Hex("#6fb03c"), q.X, q.Y+5, 13, float64(i*40%120)-60)
		}
	}
	apron := v.Draw(brush.Parse("M18 24 C32 38 88 38 102 24 C104 44 90 61 60 62 C30 61 16 44 18 24 Z"),
		brush.Style{K: brush.Snow, InkW: 1.4, Puff: 4, PuffAmt: 0.4, Seed: v.next()})
	v.scored(apron, brush.Hex("#b8b0b4"), 1.5, 0.8, "M24 34 C34 46 44 54 54 58", "M96 34 C86 46 76 54 66 58",
		"M42 38 C48 46 52 52 56 58", "M78 38 C72 46 68 52 64 58")
	v.scored(apron, brush.Hex("#c8402c"), 1.4, 0.9, "M22 42 C34 58 86 58 98 42")
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
	v.box(log.Dark(0.15), 20, 20, 18, 30)
	m := v.box(log, 34, 33, 46, 17)
	for i := range 4 {
		v.scored(m, log.Dark(0.55), 1.1, 0.9, "M30 "+num(37+float64(i)*4)+" L84 "+num(37+float64(i)*4))
	}
	for i := range 6 {
		v.lines(log.Dark(0.6), 1.1, 0.8, "M21 "+num(25+float64(i)*4.4)+" L37 "+num(25+float64(i)*4.4))
	}
	r := v.draw(roof, "M30 35 L40 17 L74 17 L86 35 Z")
	for i := range 4 {
		y := num(20 + float64(i)*4.4)
		v.scored(r, roof.Light(0.35), 1, 0.8, "M26 "+y+" L90 "+y)
	}
	v.draw(roof, "M14 23 C20 20 21 16 20 13 C20 9 27 8 29 3 C31 8 38 9 38 13 C37 16 38 20 44 23 Z")
	v.line(brush.Gold, 1.2, "M29 -1 L29 5 M26.6 1 L31.4 1")
	v.draw(dark, "M50 50 L50 40 C50 34 60 34 60 40 L60 50 Z")
	v.box(brush.LavaLit, 68, 39, 5, 6)
	v.box(dark, 26, 27, 6, 7)
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
		v.twistedRope(brush.Hex("#c01f34"), 2.6, d)
	}
	v.twistedRope(brush.Hex("#c01f34"), 2.6, "M92 44 C100 54 112 54 124 46")
}
