package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// turfHeap is a heap of peat sods, its foot at x, y: rows of them, n in the lowest
// and one fewer in each that lies on it, each sod w wide and h high.
func (v *vignette) turfHeap(x, y, w, h float64, rows, n int) {
	for row := range rows {
		for i := range n - row {
			v.driedSod(x-float64(n-row)*w/2+float64(i)*w, y-float64(row+1)*h, w, h, i*2+row)
		}
	}
}

// driedSod is a brown brick of peat, its upper left corner at x, y; shade 0, 1, 2 and
// so on give it three tones by turns.
func (v *vignette) driedSod(x, y, w, h float64, shade int) {
	k := brush.Hex("#6a452e").Light(0.07 * float64(shade%3))
	v.box(k, x, y, w, h)
	v.Paint(v.Fill(brush.Rect(x+w*0.1, y+h*0.14, w*0.76, h*0.22)), brush.Flat(brush.Hex("#b08258")), 0.7)
}

// coinPile is n gold coins that lie on each other, the foot of the pile at x, y.
func (v *vignette) coinPile(x, y, r float64, n int) {
	for i := range n {
		cy := y - float64(i)*r*0.5
		v.oval(brush.Gold.Dark(0.3), x+float64(i*7%3)*0.5, cy, r, r*0.45)
		v.oval(brush.Gold.Light(0.1*float64(i%2)), x+float64(i*7%3)*0.5, cy-r*0.16, r*0.96, r*0.42)
	}
}

// coinFace is a gold coin seen from the front.
func (v *vignette) coinFace(x, y, r float64) {
	v.oval(brush.Gold.Dark(0.15), x, y, r, r)
	v.oval(brush.Gold.Light(0.2), x-r*0.05, y-r*0.05, r*0.7, r*0.7)
	v.form(brush.Gold.Dark(0.25), "M-8 -38 L8 -38 L8 38 L-8 38 Z", x, y, r, 0)
}

// loveHeart is a heart about x, y, s wide.
func (v *vignette) loveHeart(k brush.Col, x, y, s, deg float64) {
	v.form(k, "M0 44 C-34 20 -52 2 -48 -20 C-44 -44 -12 -46 0 -20 C12 -46 44 -44 48 -20 C52 2 34 20 0 44 Z", x, y, s,
		deg)
}

// swaddled is a baby wound in a cloth, its head at x, y with the radius r, the
// cloth going down to the right.
func (v *vignette) swaddled(k brush.Col, x, y, r, deg float64) {
	v.form(k, "M-112 -10 C-120 60 -70 230 0 250 C70 230 120 60 112 -10 C112 -150 -112 -150 -112 -10 Z", x, y, r, deg)
	v.form(k.Light(0.4), "M-106 60 C-40 90 40 130 74 150 L58 186 C0 150 -60 120 -98 108 Z", x, y, r, deg)
	v.form(k.Light(0.4), "M106 60 C60 84 -10 130 -66 170 L-48 200 C10 160 80 120 98 104 Z", x, y, r, deg)
	v.oval(skin, x, y, r*0.86, r*0.86)
}

// sleepyFace is shut eyes, red cheeks and a mouth on a face of the radius r.
func (v *vignette) sleepyFace(x, y, r float64) {
	for _, d := range []float64{-0.4, 0.4} {
		v.soft(brush.Rose, x+d*1.3*r, y+r*0.36, r*0.26, r*0.2, 0.8)
		cx := x + d*r
		v.lines(brush.Ink, r*0.13, 0.95, "M"+num(cx-r*0.2)+" "+num(y)+" C"+num(cx-r*0.1)+" "+num(y+r*0.16)+" "+
			num(cx+r*0.1)+" "+num(y+r*0.16)+" "+num(cx+r*0.2)+" "+num(y))
	}
	v.lines(brush.Hex("#8a3f36"), r*0.12, 0.95, "M"+num(x-r*0.16)+" "+num(y+r*0.44)+" C"+num(x-r*0.08)+" "+
		num(y+r*0.56)+" "+num(x+r*0.08)+" "+num(y+r*0.56)+" "+num(x+r*0.16)+" "+num(y+r*0.44))
}

// snowySpruce is a spruce with snow on its boughs, the foot at x, y.
func (v *vignette) snowySpruce(k brush.Col, x, y, h float64) {
	v.form(brush.WoodDim, "M-5 0 L5 0 L5 -20 L-5 -20 Z", x, y, h, 0)
	for i := range 3 {
		t := float64(i) * 26
		w := 34 - float64(i)*8
		v.form(k, "M"+num(-w)+" "+num(-12-t)+" L"+num(w)+" "+num(-12-t)+" L0 "+num(-54-t)+" Z", x, y, h, 0)
		v.form(brush.Snow, "M"+num(-w*0.62)+" "+num(-28-t)+" C"+num(-w*0.3)+" "+num(-22-t)+" "+num(-w*0.2)+" "+
			num(-34-t)+" 0 "+num(-27-t)+" C"+num(w*0.2)+" "+num(-32-t)+" "+num(w*0.4)+" "+num(-24-t)+" "+num(w*0.55)+
			" "+num(-30-t)+" L0 "+num(-56-t)+" Z", x, y, h, 0)
	}
}

// thistle is a thistle that flowers, the foot at x, y and h high.
func (v *vignette) thistle(x, y, h float64) {
	stem := brush.Hex("#5f8a4a")
	v.line(stem, h*0.05, "M"+num(x)+" "+num(y)+" L"+num(x)+" "+num(y-h*0.7))
	for _, d := range []float64{-1, 1} {
		v.form(stem.Light(0.1), "M0 0 L"+num(d*16)+" -4 L"+num(d*20)+" -16 L"+num(d*28)+" -10 L"+num(d*40)+" -26 L"+
			num(d*26)+" -22 L"+num(d*22)+" -30 L"+num(d*12)+" -18 Z", x, y-h*(0.26-d*0.06), h, 0)
	}
	v.form(brush.Hex("#b04fb0"), "M-10 -70 L-22 -98 L-12 -92 L-8 -104 L0 -94 L8 -104 L12 -92 L22 -98 L10 -70 Z", x, y, h,
		0)
	v.form(stem, "M-13 -76 C-16 -60 -8 -54 0 -54 C8 -54 16 -60 13 -76 C6 -72 -6 -72 -13 -76 Z", x, y, h, 0)
}

// moorPony is a shaggy pony that faces right, the feet at x, y and s long.
func (v *vignette) moorPony(k, mane brush.Col, x, y, s float64) {
	at := func(k brush.Col, d string) { v.form(k, d, x-s/2, y-s*0.98, s, 0) }
	at(mane, "M10 44 C-6 48 -6 76 4 92 C6 84 8 80 11 88 C13 76 14 66 16 54 Z")
	at(k.Dark(0.32), "M24 74 L36 76 L34 97 L24 97 Z")
	at(k.Dark(0.32), "M40 72 L52 72 L50 97 L40 97 Z")
	at(k, "M98 42 C98 34 91 30 87 24 L83 10 L76 17 C66 19 58 28 54 40 C42 43 30 38 20 40 C9 42 4 53 7 66 C8 71 9 75 9 79 "+
		"L6 98 L18 98 L21 76 L26 81 L30 76 L35 82 L40 76 L45 81 L52 74 L55 98 L67 98 L68 74 C72 66 73 58 73 48 C79 48 "+
		"84 50 89 50 C95 50 98 47 98 42 Z")
	for i, d := range []string{"M16 54 L14 62", "M24 50 L22 58", "M34 54 L32 62", "M18 64 L16 70", "M28 65 L26 71",
		"M42 56 L40 64", "M38 66 L36 72"} {
		q := brush.Parse(d).Scale(s/100, s/100).Move(x-s/2, y-s*0.98)
		v.Paint(v.Stroke(q, brush.Taper(1.8, 0.5)), brush.Flat(k.Dark(0.4)), 0.6+0.02*float64(i))
	}
	for _, d := range []float64{0, 50} {
		v.form(mane.Light(0.2), "M6 86 L19 86 L20 98 L16 94 L13 99 L9 94 L4 98 Z", x-s/2+d*s/100, y-s*0.98, s, 0)
	}
	at(mane, "M82 11 C66 8 52 20 48 38 L43 62 L51 54 L52 68 L59 56 L63 66 C65 50 66 38 74 26 Z")
	at(mane, "M77 11 C88 8 95 20 94 33 L89 27 L87 36 L82 26 Z")
	v.oval(brush.Ink, x+s*0.305, y-s*0.625, s*0.022, s*0.026)
	v.oval(brush.Ink, x+s*0.435, y-s*0.545, s*0.012, s*0.018)
}

// rook is a black bird that stands at x, y, looks left and is s long.
func (v *vignette) rook(x, y, s float64) {
	k := brush.Hex("#34323e")
	v.line(brush.Hex("#8a7a6a"), s*0.03, "M"+num(x-s*0.04)+" "+num(y)+" L"+num(x)+" "+num(y-s*0.22)+" M"+num(x+s*0.1)+" "+
		num(y)+" L"+num(x+s*0.08)+" "+num(y-s*0.22))
	v.form(brush.Hex("#a8a090"), "M-58 -62 L-32 -72 L-32 -58 Z", x, y, s, 0)
	v.form(k, "M-38 -64 C-38 -78 -18 -82 -12 -68 C-6 -58 8 -60 24 -48 L56 -26 L50 -20 L30 -24 C16 -14 -10 -12 -20 -26 "+
		"C-26 -36 -28 -46 -30 -54 C-36 -56 -38 -60 -38 -64 Z", x, y, s, 0)
	v.form(k.Light(0.18), "M-8 -46 C6 -54 20 -46 40 -30 C24 -28 6 -26 -8 -46 Z", x, y, s, 0)
	v.Paint(v.Fill(brush.Ellipse(x-s*0.27, y-s*0.68, s*0.035, s*0.035)), brush.Flat(brush.Snow), 1)
}

// sausages is links on a string that hangs from x0 to x1 at y, deep at the middle.
func (v *vignette) sausages(k brush.Col, x0, x1, y, deep float64) {
	q := brush.Parse("M" + num(x0) + " " + num(y) + " C" + num(x0) + " " + num(y+deep*1.34) + " " + num(x1) + " " +
		num(y+deep*1.34) + " " + num(x1) + " " + num(y))
	v.Paint(v.Stroke(q, brush.Const(1.4)), brush.Flat(brush.Cream), 1)
	const links = 5
	for i := range links {
		p, along := q.At((float64(i) + 0.5) / links)
		a := math.Atan2(along.Y, along.X)
		l := q.Length() / links
		v.Draw(brush.RoundRect(-l*0.46, -2.9, l*0.92, 5.8, 2.8).Rot(brush.Pt(0, 0), a).Move(p.X, p.Y), v.style(k))
	}
}

// pip is a small round spot without an outline.
func (v *vignette) pip(k brush.Col, x, y, r float64) {
	v.Paint(v.Fill(brush.Ellipse(x, y, r, r)), brush.Flat(k), 1)
}

// splitLog is the end of a quarter of a log, its bark up, s wide at x, y.
func (v *vignette) splitLog(k brush.Col, x, y, s, deg float64) {
	m := v.form(k, "M0 44 L-52 -14 C-24 -50 24 -50 52 -14 Z", x, y, s, deg)
	bark := brush.Parse("M-56 -8 C-24 -44 24 -44 56 -8").Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180)
	v.Paint(v.Stroke(bark.Move(x, y), brush.Const(s*0.2)).And(m), brush.Flat(brush.WoodDim), 1)
}
