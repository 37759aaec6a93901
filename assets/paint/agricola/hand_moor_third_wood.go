package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintRiversideWoods is a blue river that winds through treetops, seen by a bird.
func paintRiversideWoods(v *vignette) {
	v.back(brush.Hex("#5f9440"), brush.Hex("#4c7f38"))
	course := brush.Parse("M14 -10 C30 12 66 4 70 24 C74 44 40 40 52 70")
	v.Paint(v.Stroke(course, brush.Const(31)), brush.Flat(brush.Hex("#e6d79a")), 1)
	v.Paint(v.Stroke(course, brush.Const(25.6)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
	v.Paint(v.Stroke(course, brush.Const(24)), brush.Gouache(brush.Hex("#2f8fd8"), v.next(), 0.5), 1)
	v.Paint(v.Stroke(course, brush.Const(10)).Blur(3*v.S), brush.Flat(brush.Hex("#7cccf0")), 0.8)
	greens := [...]brush.Col{brush.Hex("#6fae3c"), brush.Hex("#8fbf44"), brush.Hex("#4f9448"), brush.Hex("#b4b83c"),
		brush.Hex("#3f8450")}
	r := brush.NewRand(5)
	for i, q := range brush.Pts(4, 4, 46, 0, 64, -4, 84, 2, 104, -2, 120, 8, 2, 22, 20, 26, 36, 30, 92, 16, 110, 24, 98,
		32, 6, 42, 24, 46, 120, 40, 90, 48, 106, 50, 78, 58, 10, 60, 28, 62, 94, 64, 120, 60) {
		v.crownFromAbove(greens[i*3%5], q.X, q.Y, r.In(9, 12.5))
	}
	v.form(brush.WoodDim, "M0 -60 C30 -40 34 20 0 60 C-34 20 -30 -40 0 -60 Z", 62, 20, 19, 118)
	v.form(brush.Wood.Light(0.35), "M0 -44 C20 -28 22 14 0 44 C-22 14 -20 -28 0 -44 Z", 62, 20, 19, 118)
	v.oval(brush.Straw, 62, 20, 3.4, 3.4)
	v.lines(brush.Snow, 1.4, 0.9, "M38 10 L48 11", "M58 34 L62 42", "M50 52 L53 60", "M24 4 L30 9")
}

// paintOakBark is a strip that peels off the furrowed trunk of an oak.
func paintOakBark(v *vignette) {
	v.back(brush.Hex("#d6ecc0"), brush.Hex("#a9d29a"))
	v.haze(brush.Hex("#8cc07c"), 0.7, 16, 12, 88, 54, 112, 50, 100, 20)
	bark := brush.Hex("#7a5340")
	m := v.draw(bark, "M-4 -4 L62 -4 C58 16 64 40 72 64 L-4 64 Z")
	for i := range 9 {
		x := float64(i)*8 - 2
		v.scored(m, bark.Dark(0.6), 2.4, 0.9, "M"+num(x)+" -4 C"+num(x+5)+" 10 "+num(x-4)+" 24 "+num(x+2)+" 36 C"+num(x+6)+
			" 46 "+num(x-2)+" 54 "+num(x+3)+" 66")
		v.scored(m, bark.Light(0.35), 1.4, 0.8, "M"+num(x+2.4)+" -4 C"+num(x+7)+" 10 "+num(x-1)+" 24 "+num(x+5)+" 36 C"+
			num(x+8)+" 46 "+num(x+1)+" 54 "+num(x+6)+" 66")
	}
	bare := v.draw(brush.Hex("#f0b468"), "M24 -4 L46 -4 C46 12 50 30 54 44 L32 46 C28 30 26 12 24 -4 Z")
	v.scored(bare, brush.Hex("#c87c34"), 1.1, 0.8, "M30 -4 C31 14 34 30 38 48", "M37 -4 C38 14 41 30 45 46")
	v.draw(brush.Hex("#c06a34"), "M32 46 L54 44 C64 44 72 40 74 32 C76 24 68 20 64 26 C70 26 70 32 64 35 "+
		"C60 37 56 38 52 38 L31 40 Z")
	v.draw(bark.Light(0.1), "M32 46 L54 44 C66 46 78 42 79 31 C80 24 74 20 70 21 C76 26 74 34 66 38 C60 41 54 41 50 41 "+
		"L32 43 Z")
	v.line(brush.WoodDim, 2, "M76 -4 C86 4 96 8 112 8")
	oak := "M0 0 C-8 -10 -24 -8 -22 -22 C-38 -22 -40 -40 -26 -46 C-40 -54 -34 -72 -20 -70 C-22 -88 -6 -100 0 -100 " +
		"C6 -100 22 -88 20 -70 C34 -72 40 -54 26 -46 C40 -40 38 -22 22 -22 C24 -8 8 -10 0 0 Z"
	for _, q := range [][4]float64{{90, 6, 30, 196}, {108, 8, 34, 160}, {112, 4, 24, 84}} {
		lf := v.form(brush.Hex("#5f9c34").Light(0.1*(q[0]-90)/20), oak, q[0], q[1], q[2], q[3])
		v.scored(lf, brush.Hex("#d6e89a"), 1.3, 0.9, "M"+num(q[0])+" "+num(q[1])+" L"+num(q[0]+(q[0]-98)*0.8)+" "+
			num(q[1]+q[2]))
	}
	for _, q := range brush.Pts(88, 50, 104, 53) {
		v.mirrored(brush.Hex("#b98a34"), "M-40 -20 L40 -20 C44 30 20 56 0 70 C-20 56 -44 30 -40 -20 Z", q.X, q.Y, 14, 14, 12)
		v.mirrored(brush.WoodDim, "M-50 -14 C-50 -54 50 -54 50 -14 C20 -6 -20 -6 -50 -14 Z", q.X, q.Y, 14, 14, 12)
		v.line(brush.WoodDim, 1.4, "M"+num(q.X+1.5)+" "+num(q.Y-6)+" L"+num(q.X+3)+" "+num(q.Y-10))
	}
}

// paintMoorBirchTrees is golden birches that lean on the heath before a huge moon.
func paintMoorBirchTrees(v *vignette) {
	v.back(brush.Hex("#123a66"), brush.Hex("#4f8fb4"))
	v.specks(brush.Cream, 0.8, 22, 0, 0, 120, 30)
	v.soft(brush.Hex("#fff0b8"), 66, 24, 36, 34, 0.5)
	v.oval(brush.Hex("#fff2c0"), 66, 24, 22, 22)
	v.Paint(v.Fill(brush.Ellipse(58, 18, 4.4, 3.4)), brush.Flat(brush.Hex("#e8d694")), 0.8)
	v.Paint(v.Fill(brush.Ellipse(72, 30, 5.4, 4)), brush.Flat(brush.Hex("#e8d694")), 0.8)
	v.land(brush.Hex("#6a3f7a"), 44, 3)
	v.draw(brush.Hex("#3f78a8"), "M70 54 C82 48 108 48 118 54 C108 62 82 62 70 54 Z")
	v.soft(brush.Hex("#fff2c0"), 94, 54, 11, 2.4, 0.9)
	for i := range 22 {
		heather(v.Canvas, brush.Pt(float64(i*47%122), 50+float64(i*7%13)))
	}
	gold, r := brush.Hex("#e8c23a"), brush.NewRand(3)
	for i, d := range []string{"M14 60 C13 44 16 32 24 20", "M34 60 C35 46 40 36 50 26", "M54 61 C54 52 58 46 66 40"} {
		q := brush.Parse(d)
		s := 1 - 0.2*float64(i)
		v.Paint(v.Stroke(q, brush.Taper(7.6*s, 3.6*s)), brush.Flat(brush.Ink), 1)
		m := v.Stroke(q, brush.Taper(5.8*s, 2*s))
		v.Paint(m, brush.Gouache(brush.Snow, v.next(), 0), 1)
		for j := range 7 {
			at, dir := q.At(0.05 + float64(j)*0.12)
			u := dir.Unit().Perp().Mul(2.4 * s)
			v.Paint(v.Stroke(brush.Line(at, at.Add(u)), brush.Const(1.2)).And(m), brush.Flat(brush.Ink), 0.9)
		}
		top, _ := q.At(1)
		for j, c := range brush.Pts(-9, 1, 12, 3, 2, -7, 18, -4) {
			st := v.style(gold.Dark(0.16 * float64(1-j/2)))
			st.PuffAmt = 0.45
			lobe := v.Draw(brush.Blob(top.X+c.X*s, top.Y+c.Y*s, (11-float64(j))*s, (8.6-float64(j)*0.6)*s,
				0.16, 8, v.next()),
				st)
			for n := range 9 {
				at := brush.Pt(top.X+(c.X+r.In(-10, 10))*s, top.Y+(c.Y+r.In(-8, 8))*s)
				leaf := v.Fill(brush.Ellipse(at.X, at.Y, 2*s, 1.1*s).Rot(at, r.In(0, 3)))
				v.Paint(leaf.And(lobe), brush.Flat([...]brush.Col{gold.Light(0.6), gold.Dark(0.45)}[n%3/2]), 0.9)
			}
		}
	}
}

// paintTimberMill is a log that a frame of upright blades cuts into boards, end on.
func paintTimberMill(v *vignette) {
	v.back(brush.Hex("#cfe3ea"), brush.Hex("#a8c6d2"))
	for i := range 7 {
		v.lines(brush.Hex("#88aab8"), 1.2, 0.8, "M"+num(float64(i)*20)+" -4 L"+num(float64(i)*20)+" 52")
	}
	v.land(brush.Hex("#8a6a4c"), 52, 0.4)
	post := brush.Hex("#a8402e")
	v.box(post, 20, -4, 10, 60)
	v.box(post, 92, -4, 10, 60)
	v.box(post.Light(0.1), 14, 1, 94, 8)
	v.dots(brush.Gold, 1.3, 20, 5, 36, 5, 60, 5, 86, 5, 102, 5)
	log := brush.Ellipse(61, 33, 27, 23)
	v.Draw(log, v.style(brush.Hex("#6a4634")))
	face := v.Fill(brush.Ellipse(61, 33, 24, 20))
	v.Paint(face, brush.Gouache(brush.Hex("#f2cf92"), v.next(), 0), 1)
	for i := range 4 {
		r := 4 + float64(i)*5.4
		ring := v.Stroke(brush.Ellipse(60, 33, r, r*0.86), brush.Breathe(1.5, v.next()))
		v.Paint(ring.And(face), brush.Flat(brush.Hex("#b0702f")), 0.9)
	}
	for i := range 3 {
		x := 49 + float64(i)*12
		v.Paint(v.Fill(brush.Rect(x-1.7, 8, 4.4, 52)).And(v.Fill(log)), brush.Flat(brush.Hex("#4a2f22")), 1)
		teeth := "M" + num(x-1.2) + " 8 L" + num(x+1) + " 8 "
		for j := range 12 {
			y := 9 + float64(j)*4
			teeth += "L" + num(x+2.6) + " " + num(y+1) + " L" + num(x+1) + " " + num(y+3.4) + " "
		}
		v.Draw(brush.Parse(teeth+"L"+num(x-1.2)+" 57 Z"), brush.Style{K: brush.Hex("#dfe8ec"), InkW: 0.7, Seed: v.next()})
	}
	v.box(post.Light(0.1), 26, 55, 70, 5)
	v.specks(brush.Hex("#f6dc9c"), 1, 46, 34, 48, 54, 14)
	v.draw(brush.Hex("#eec98a"), "M-4 64 L-4 54 C4 46 14 50 22 58 L28 64 Z")
	for i := range 4 {
		v.box([...]brush.Col{cutWood, cutWood.Dark(0.12)}[i%2], 98+float64(i%2)*3, 56-float64(i)*5, 26, 4.6)
	}
}

// paintAlderSwamp is a twig with cones and catkins over a moorhen in the golden mist.
func paintAlderSwamp(v *vignette) {
	v.back(brush.Hex("#efe08c"), brush.Hex("#d6d284"))
	v.stems(brush.Hex("#c3b76c"), brush.Hex("#aca25c"), 6, 14, 38, 34, 36, 60, 37, 84, 36, 108, 38)
	v.haze(brush.Hex("#f6efb4"), 0.7, 22, 5, 20, 34, 64, 31, 104, 35)
	v.draw(brush.Hex("#6f7f3c"), "M-4 40 C30 37 90 38 124 40 L124 64 L-4 64 Z")
	v.lines(brush.Hex("#d8d88c"), 1.5, 0.9, "M8 46 L30 46", "M44 58 L104 57", "M100 48 L116 48", "M14 56 L34 57")
	props.Reeds(v.Canvas, 8, 62, 26)
	black := brush.Hex("#34384a")
	v.draw(black, "M56 50 C60 48 62 42 62 38 C62 32 74 30 76 37 C77 42 84 43 92 42 C98 41 104 38 108 33 "+
		"C110 46 100 55 82 55 "+"C70 56 60 54 56 50 Z")
	v.lines(brush.Snow, 1.7, 1, "M78 47 L92 46", "M102 42 L107 39")
	v.draw(brush.Hex("#e0342a"), "M64 37 L54 41 L63 43 Z")
	v.oval(brush.Hex("#e0342a"), 65, 36, 2, 3)
	v.specks(brush.Snow, 1.1, 1, 69, 37, 0.1, 0.1)
	v.line(brush.Hex("#5a3a34"), 3, "M-4 2 C24 8 50 4 74 12")
	v.line(brush.Hex("#5a3a34"), 2, "M50 6 C70 4 88 4 104 0")
	round := "M0 0 C-50 -20 -56 -84 -16 -96 C-8 -98 -4 -92 0 -88 C4 -92 8 -98 16 -96 C56 -84 50 -20 0 0 Z"
	for _, q := range [][4]float64{{14, 6, 22, 196}, {34, 6, 24, 150}, {60, 8, 20, 40}, {76, 12, 24, 128}, {88, 4, 22,
		190}, {104, 0, 24, 132}} {
		v.leafOfAlder(round, q[0], q[1], q[2], q[3])
	}
	for _, q := range brush.Pts(26, 20, 33, 25, 58, 22, 66, 26) {
		v.lines(brush.Hex("#5a3a34"), 1.4, 1, "M"+num(q.X)+" "+num(q.Y)+" L"+num(q.X-3)+" 6")
		cone := v.oval(brush.Hex("#5f3a28"), q.X, q.Y, 4, 5)
		v.scored(cone, brush.Hex("#b8845c"), 1, 0.9, "M"+num(q.X-4)+" "+num(q.Y-2)+" L"+num(q.X+4)+" "+num(q.Y-1), "M"+
			num(q.X-4)+" "+num(q.Y+2)+" L"+num(q.X+4)+" "+num(q.Y+2.6))
	}
	for _, x := range []float64{44, 50} {
		v.line(brush.Hex("#c8982c"), 3.4, "M"+num(x)+" 8 C"+num(x-2)+" 16 "+num(x+1)+" 24 "+num(x)+" 32")
	}
}

// leafOfAlder is a round notched leaf of the outline d, s long, with its veins.
func (v *vignette) leafOfAlder(d string, x, y, s, deg float64) {
	m := v.form(brush.Hex("#4f8a3a"), d, x, y, s, deg)
	for _, l := range []string{"M0 0 L0 -88", "M0 -20 L-34 -48", "M0 -20 L34 -48", "M0 -46 L-30 -74", "M0 -46 L30 -74"} {
		v.leafVein(m, l, x, y, s, deg)
	}
}

// paintWillowBank is pollard willows with yellow shoots along a brook.
func paintWillowBank(v *vignette) {
	v.back(brush.Hex("#8ccbf0"), brush.Hex("#e4f2ee"))
	v.cloud(brush.Snow, 96, 12, 26)
	v.land(brush.Hex("#b8d05a"), 38, 1)
	v.draw(brush.Hex("#4f9ec4"), "M124 42 C96 42 84 46 62 50 C36 54 20 56 -4 58 L-4 64 L124 64 Z")
	v.lines(brush.Snow, 1.5, 0.9, "M70 56 L92 54", "M98 50 L116 49", "M30 60 L52 59")
	bark := brush.Hex("#6f5a4a")
	for i, q := range [][3]float64{{108, 42, 24}, {80, 45, 33}, {34, 56, 54}} {
		x, y, s := q[0], q[1], q[2]
		for j := range 27 {
			a := (float64(j)/26*2 - 1) * 1.5
			k := [...]brush.Col{brush.Hex("#e8b02c"), brush.Hex("#c8c83c"), brush.Hex("#d8902c")}[j%3]
			sin, cos := math.Sincos(a)
			long := s * (0.5 + 0.06*float64(j*5%3))
			v.line(k, 0.6+s*0.012, "M"+num(x+a*s*0.09)+" "+num(y-s*0.56)+" C"+num(x+sin*long*0.4)+" "+
				num(y-s*0.58-cos*long*0.3)+" "+num(x+sin*long*0.75)+" "+num(y-s*0.6-cos*long*0.5)+" "+num(x+sin*long*0.8)+" "+
				num(y-s*0.66-cos*long*0.72))
		}
		v.Ground(x, y, s*0.3, s*0.06, 0.7)
		m := v.mirrored(bark.Light(0.1*float64(2-i)), "M-12 0 L-11 -40 C-26 -46 -26 -64 -12 -64 C-8 -72 8 -72 12 -64 "+
			"C26 -64 26 -46 11 -40 "+"L13 0 C6 2 -6 2 -12 0 Z", x, y, s, s, 0)
		v.scored(m, bark.Dark(0.5), 1.2, 0.8, "M"+num(x-s*0.05)+" "+num(y)+" L"+num(x-s*0.04)+" "+num(y-s*0.4), "M"+
			num(x+s*0.05)+" "+num(y)+" L"+num(x+s*0.06)+" "+num(y-s*0.34))
		v.oval(bark.Dark(0.6), x+s*0.01, y-s*0.48, s*0.05, s*0.07)
	}
	for i := range 8 {
		props.Tuft(v.Canvas, float64(i*37%118), 56-float64(i*37%118)*0.09, 8, brush.LeafDim)
	}
}
