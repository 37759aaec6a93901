package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintNoTillFarming is a hand that drops seed into holes in the stubble, and what grows
// of it there.
func paintNoTillFarming(v *vignette) {
	v.back(brush.Hex("#8fd0ec"), brush.Hex("#eef6dc"))
	v.land(brush.Hex("#ecd27a"), 20, 1)
	for row := range 3 {
		for i := range 20 {
			x, y := float64(i)*6.6-3+float64(row%2)*3, 27+float64(row)*6
			v.lines(brush.Hex("#a87c34"), 1.5, 0.9, "M"+num(x)+" "+num(y+4)+" L"+num(x+float64(i*5%3)-1)+" "+num(y-3))
		}
	}
	v.draw(brush.Hex("#6b4638"), "M-4 41 C30 39 90 43 124 40 L124 66 L-4 66 Z")
	v.specks(brush.Hex("#8f6248"), 1.4, 40, 0, 46, 120, 14)
	v.litter(brush.Hex("#fbe9a4"), 44, -4, 38, 124, 5, 8)
	v.litter(brush.Hex("#c8983c"), 22, -4, 39, 124, 5, 8)
	for _, x := range []float64{20, 45, 68, 93} {
		v.draw(brush.Hex("#3a241e"), "M"+num(x-5)+" 39 C"+num(x-4)+" 48 "+num(x-4)+" 55 "+num(x)+" 57 C"+num(x+4)+" 55 "+
			num(x+4)+" 48 "+num(x+5)+" 39 Z")
		v.dots(brush.Gold, 2.2, x, 52)
	}
	for _, d := range []string{"M20 53 L20 63 M20 54 L12 62 M20 54 L28 62 M20 54 L16 63",
		"M45 53 L45 62 M45 55 L41 60 M45 55 L49 60", "M68 53 L69 60"} {
		v.lines(brush.Cream, 1.7, 1, d)
	}
	green := brush.Hex("#5fae3c")
	blade := "M0 0 C-20 -26 -18 -76 0 -100 C18 -76 20 -26 0 0 Z"
	v.line(green, 1.8, "M68 50 L68 42")
	v.line(green, 2, "M45 50 L45 34")
	v.line(green, 2.2, "M20 50 C20 36 22 26 24 14")
	for _, q := range [][4]float64{{68, 44, 9, -36}, {68, 44, 9, 36}, {45, 38, 17, -42}, {45, 38, 17, 40}, {45, 36, 16,
		-6}, {20, 42, 26, -52}, {21, 34, 24, 56}, {21, 30, 20, -40}} {
		v.form(green.Light(0.1*float64(int(q[0])%3)), blade, q[0], q[1], q[2], q[3])
	}
	for i := range 4 {
		y := 18 - float64(i)*4.6
		for _, d := range []float64{-42, 42} {
			v.form(brush.Hex("#b4c83c"), "M0 0 C-34 -30 -24 -80 0 -100 C24 -80 34 -30 0 0 Z", 24+float64(i)*0.4, y, 8, d)
		}
	}
	v.line(brush.Hex("#c8482f"), 13, "M124 -6 L110 4")
	v.draw(skin, "M118 0 C108 -6 96 -2 90 5 C84 10 80 16 81 21 C82 24 86 24 88 20 C89 24 93 26 96 23 "+
		"C99 25 103 24 104 20 "+"C109 20 112 16 118 11 Z")
	v.lines(brush.InkFor(skin), 1.2, 0.9, "M88 20 C90 16 92 13 95 11", "M96 23 C98 19 100 16 102 14",
		"M104 20 C106 18 106 16 107 15")
	for _, q := range brush.Pts(89, 27, 96, 30, 92, 34, 94, 40) {
		v.dots(brush.Gold, 2, q.X, q.Y)
	}
}

// paintPeatAshFertilizer is a sieve that strews pale ash over a row of cabbages.
func paintPeatAshFertilizer(v *vignette) {
	v.back(brush.Hex("#f2b9a8"), brush.Hex("#f9dcc8"))
	v.land(brush.Hex("#5f4436"), 44, 1)
	for i := range 4 {
		v.cabbageHead(brush.Hex("#5f9c84"), 18+float64(i)*29, 60+float64(i%2), 15)
	}
	ash := brush.Hex("#8e8a92")
	v.haze(ash, 0.5, 20, 12, 46, 32, 62, 36, 78, 32)
	v.specks(ash.Dark(0.2), 0.9, 90, 32, 22, 56, 30)
	v.specks(brush.Snow, 0.9, 90, 32, 22, 56, 32)
	v.draw(brush.Wood, "M26 8 L94 8 C94 20 88 26 60 26 C32 26 26 20 26 8 Z")
	v.lines(brush.WoodDim, 1.2, 0.8, "M28 16 C40 22 80 22 92 16")
	v.oval(brush.Wood.Light(0.3), 60, 8, 34, 9)
	v.oval(ash, 60, 8, 29, 6.6)
	v.draw(ash.Light(0.4), "M38 8 C46 -4 56 2 62 -2 C72 -4 80 4 84 9 C72 13 50 13 38 8 Z")
	for _, x := range []float64{-1, 1} {
		v.line(brush.Hex("#3f66a0"), 10, "M"+num(60+x*66)+" 28 L"+num(60+x*42)+" 17")
		v.oval(skin, 60+x*36, 14, 7, 6)
		v.line(skin, 3, "M"+num(60+x*34)+" 10 L"+num(60+x*28)+" 11")
		v.line(skin, 3, "M"+num(60+x*34)+" 15 L"+num(60+x*27)+" 16")
	}
}

// paintRiverClay is a red bank with nests of martins over a river, a tub of clay at its foot.
func paintRiverClay(v *vignette) {
	v.back(brush.Hex("#e6f4f8"), brush.Hex("#bfe4f0"))
	v.land(brush.Hex("#3f98c8"), 22, 0.6)
	v.lines(brush.Snow, 1.6, 0.9, "M84 30 L108 30", "M96 38 L118 38", "M70 46 L90 46")
	v.draw(brush.Hex("#8ab84c"), "M70 22 C84 16 106 18 124 20 L124 25 L70 25 Z")
	clay := brush.Hex("#cf5a36")
	m := v.draw(clay, "M-4 2 L58 6 C64 14 58 22 66 30 C72 38 66 46 84 64 L-4 64 Z")
	v.inside(m, clay.Light(0.22), 0.9, "M-4 14 L70 18 L74 26 L-4 23 Z")
	v.inside(m, clay.Dark(0.25), 0.9, "M-4 34 L80 37 L80 42 L-4 41 Z")
	v.draw(brush.Hex("#7aae3e"), "M-4 -4 L56 -4 L62 7 C50 12 44 7 36 11 C26 7 18 12 8 8 L-4 10 Z")
	for _, q := range brush.Pts(10, 19, 22, 21, 34, 19, 46, 22, 16, 29, 30, 29, 44, 31) {
		v.oval(brush.Hex("#4a221c"), q.X, q.Y, 3.2, 2.4)
	}
	props.Crow(v.Canvas, 76, 10, 8, true)
	props.Crow(v.Canvas, 98, 6, 6, true)
	props.Crow(v.Canvas, 66, 19, 6, true)
	v.peatSpade(16, 60, 40, -14)
	v.Ground(56, 60, 26, 4, 0.8)
	tub := v.draw(brush.Wood.Light(0.1), "M30 38 L80 38 L75 61 L35 61 Z")
	for i := range 6 {
		x := num(36 + float64(i)*8)
		v.scored(tub, brush.WoodDim, 1, 0.8, "M"+x+" 36 L"+x+" 62")
	}
	v.line(brush.Slate, 2, "M32 45 L78 45 M34 56 L76 56")
	v.Draw(brush.Parse("M29 38 C30 26 42 28 46 22 C54 16 62 24 66 26 C78 26 80 34 81 38 C66 42 44 42 29 38 Z"),
		brush.Style{K: brush.Hex("#e2703f"), InkW: 1.2, Puff: 4, PuffAmt: 0.45, Seed: v.next()})
	v.lines(brush.Hex("#9a3c22"), 1.3, 0.8, "M46 27 C50 30 52 34 50 38", "M62 30 C66 32 68 34 68 37")
	v.lines(brush.Cream, 1.6, 0.7, "M38 34 C40 30 43 30 46 29")
}

// paintLoam is fat worms in the brown ground under the grass, roots between them.
func paintLoam(v *vignette) {
	v.back(brush.Hex("#b8763c"), brush.Hex("#7c4626"))
	for i := range 34 {
		x, y := float64(i*43%122), 14+float64(i*29%48)
		v.Paint(v.Fill(brush.Blob(x, y, 4+float64(i%4), 2.6, 0.25, 6, uint32(i))),
			brush.Flat([...]brush.Col{brush.Hex("#d09a54"), brush.Hex("#6a3a22"), brush.Hex("#96592e")}[i%3]), 0.6)
	}
	v.draw(brush.Hex("#4a2c1e"), "M-4 -4 L124 -4 L124 9 C96 15 76 7 52 13 C30 17 14 9 -4 13 Z")
	for i := range 26 {
		props.Tuft(v.Canvas, float64(i)*5, 9+float64(i*3%4), 10, [...]brush.Col{brush.Hex("#7cc043"),
			brush.Hex("#4f9a34")}[i%2])
	}
	for _, d := range []string{"M96 10 C92 24 98 34 90 50", "M96 18 C104 24 106 32 114 36", "M94 32 C84 36 82 42 76 46",
		"M20 10 C18 20 22 26 12 36", "M19 20 C26 24 28 26 34 26"} {
		v.lines(brush.Hex("#f0dcb0"), 1.8, 0.9, d)
	}
	for i, q := range brush.Pts(8, 54, 112, 56, 64, 22, 104, 20) {
		v.oval(brush.StoneMid.Light(0.15*float64(i%2)), q.X, q.Y, 6-float64(i%3), 4)
	}
	pink := brush.Hex("#f08c94")
	for _, d := range []string{"M22 52 C20 36 38 32 46 42 C54 54 72 54 76 40 C78 32 70 28 62 33",
		"M88 58 C98 58 104 50 116 48"} {
		q := brush.Parse(d)
		v.Paint(v.Stroke(q, brush.Const(11.4)), brush.Flat(brush.Hex("#4a241c")), 0.5)
		v.line(pink, 7.4, d)
		n := int(q.Length() / 4.4)
		for i := range n {
			at, dir := q.At((float64(i) + 0.5) / float64(n))
			u := dir.Unit().Perp().Mul(3.4)
			k, w := pink.Dark(0.4), 0.9
			if i == n/3 || i == n/3+1 {
				k, w = brush.Hex("#f8c4b8"), 4.6
			}
			v.Paint(v.Stroke(brush.Line(at.Sub(u), at.Add(u)), brush.Const(w)), brush.Flat(k), 0.9)
		}
	}
	v.dots(brush.Ink, 0.7, 63, 31, 64.6, 34)
	v.dots(brush.Ink, 0.7, 112, 46.6)
}

// paintStoneQuarry is a man on a rope with a pick before a wall of red granite.
func paintStoneQuarry(v *vignette) {
	v.back(brush.Hex("#7fcbe8"), brush.Hex("#d0ecf0"))
	gran := brush.Hex("#b86a6e")
	steps := [][4]float64{{-4, 6, 40, 60}, {34, -2, 50, 70}, {80, 8, 48, 60}, {-4, 30, 24, 40}, {98, 32, 30, 40}}
	for i, s := range steps {
		k := gran.Light(0.1 * float64(i%3))
		m := v.box(k, s[0], s[1], s[2], s[3])
		v.inside(m, k.Light(0.4), 0.9, "M-4 "+num(s[1])+" L124 "+num(s[1])+" L124 "+num(s[1]+2.6)+" L-4 "+num(s[1]+2.6)+" Z")
		for j := range 5 {
			y := s[1] + 12 + float64(j)*12
			x := s[0] + s[2]*(0.3+0.4*float64(j%2))
			v.scored(m, k.Dark(0.5), 1.1, 0.8, "M-4 "+num(y)+" L124 "+num(y), "M"+num(x)+" "+num(y)+" L"+num(x)+" "+num(y+12))
		}
	}
	for _, d := range []string{"M44 4 L48 14 L44 22 L50 32", "M76 24 L72 34 L76 44"} {
		v.lines(brush.Hex("#5a2c38"), 1.8, 0.9, d)
	}
	v.twistedRope(brush.Straw, 1.8, "M60 -4 L59 18 L60 30")
	blue := brush.Hex("#2f4f88")
	v.line(dark, 5, "M56 42 L50 50 M64 42 L68 52")
	v.draw(blue, "M52 44 L54 26 C56 22 66 22 67 26 L69 44 Z")
	v.line(brush.Straw, 2.2, "M53 37 L68 37")
	v.oval(skin, 60, 17, 6, 6.4)
	v.dots(brush.Ink, 0.5, 58, 17, 62.4, 17)
	v.draw(brush.Gold, "M50 15 C52 6 68 6 70 15 Z")
	v.line(brush.Wood, 2.4, "M72 34 L92 8")
	v.draw(brush.Slate.Light(0.3), "M80 6 C88 4 98 8 102 20 C96 14 90 12 84 13 Z")
	v.arm(blue, 4.4, 66, 28, 77, 28)
	v.arm(blue, 4.4, 55, 28, 58, 36)
	v.block(gran.Light(0.3), 6, 61, 20, 13)
	v.block(gran.Light(0.15), 34, 62, 15, 9)
	v.block(gran.Light(0.35), 84, 62, 22, 14)
}
