package agricola

import "tilestead/assets/paint/brush"

// arm is a sleeve w wide from the shoulder at x0, y0 with the hand at x1, y1.
func (v *vignette) arm(k brush.Col, w, x0, y0, x1, y1 float64) {
	v.line(k, w, "M"+num(x0)+" "+num(y0)+" L"+num(x1)+" "+num(y1))
	v.oval(skin, x1, y1, w*0.62, w*0.62)
}

// swaddled is a baby wound in a cloth, its head at x, y with the radius r, the
// cloth going down to the right.
func swaddled(v *vignette, k brush.Col, x, y, r, deg float64) {
	v.form(k, "M-112 -10 C-120 60 -70 230 0 250 C70 230 120 60 112 -10 C112 -150 -112 -150 -112 -10 Z", x, y, r, deg)
	v.form(k.Light(0.4), "M-106 60 C-40 90 40 130 74 150 L58 186 C0 150 -60 120 -98 108 Z", x, y, r, deg)
	v.form(k.Light(0.4), "M106 60 C60 84 -10 130 -66 170 L-48 200 C10 160 80 120 98 104 Z", x, y, r, deg)
	v.oval(skin, x, y, r*0.86, r*0.86)
}

// sleepyFace is shut eyes, red cheeks and a mouth on a face of the radius r.
func sleepyFace(v *vignette, x, y, r float64) {
	for _, d := range []float64{-0.4, 0.4} {
		v.soft(brush.Rose, x+d*1.3*r, y+r*0.36, r*0.26, r*0.2, 0.8)
		cx := x + d*r
		v.lines(brush.Ink, r*0.13, 0.95, "M"+num(cx-r*0.2)+" "+num(y)+" C"+num(cx-r*0.1)+" "+num(y+r*0.16)+" "+
			num(cx+r*0.1)+" "+num(y+r*0.16)+" "+num(cx+r*0.2)+" "+num(y))
	}
	v.lines(tone("redEarth"), r*0.12, 0.95, "M"+num(x-r*0.16)+" "+num(y+r*0.44)+" C"+num(x-r*0.08)+" "+
		num(y+r*0.56)+" "+num(x+r*0.08)+" "+num(y+r*0.56)+" "+num(x+r*0.16)+" "+num(y+r*0.44))
}

// playingKid is a child with a large head, the feet at x, y and h high.
func playingKid(v *vignette, x, y, h float64, coat, hair brush.Col) {
	v.Ground(x, y, h*0.26, h*0.08, 0.5)
	for _, d := range []float64{-0.1, 0.1} {
		v.bar(dark, h*0.1, x+d*h, y-h*0.2, x+d*h, y-h*0.04)
	}
	mirrored(v, coat, "M-24 -14 C-22 -40 -16 -56 0 -56 C16 -56 22 -40 24 -14 Z", x, y, h, h, 0)
	playingKidHead(v, x, y-h*0.72, h*0.25, hair)
}

// playingKidHead is the smiling head of a child, its middle at x, y.
func playingKidHead(v *vignette, x, y, r float64, hair brush.Col) {
	v.oval(skin, x, y, r, r)
	for _, d := range []float64{-0.38, 0.38} {
		v.Paint(v.Fill(brush.Ellipse(x+d*r, y+r*0.06, r*0.13, r*0.17)), brush.Flat(brush.Ink), 1)
		v.soft(brush.Rose, x+d*r*1.6, y+r*0.42, r*0.2, r*0.16, 0.9)
	}
	smile := brush.Parse("M-30 40 C-14 62 14 62 30 40").Scale(r/100, r/100).Move(x, y)
	v.Paint(v.Stroke(smile, brush.Const(0.9)), brush.Flat(brush.Ink), 0.9)
	mirrored(v, hair, "M-106 6 C-112 -70 -60 -112 0 -112 C60 -112 112 -70 106 6 C86 -24 64 -40 20 -44 "+
		"C-30 -46 -84 -30 -106 6 Z", x, y, r, r, 0)
}

// folk is somebody of the village, the feet at x, y and h high, who plays for
// nobody: no sign, no seat's colour on the hat.
func (v *vignette) folk(x, y, h float64, coat, hat brush.Col) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(h/100, h/100).Move(x, y) }
	v.Ground(x, y, h*0.26, h*0.08, 0.6)
	v.Draw(at("M-26 0 L-20 -46 C-18 -60 18 -60 20 -46 L26 0 Z"),
		brush.Style{K: coat, InkW: 1.1, Puff: h * 0.08, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-h*0.70, h*0.14, h*0.15), brush.Style{K: skin, InkW: 1, Seed: v.next()})
	for _, d := range []float64{-0.05, 0.05} {
		v.Paint(v.Fill(brush.Ellipse(x+d*h, y-h*0.69, h*0.022, h*0.026)), brush.Flat(brush.Ink), 1)
	}
	v.Draw(at("M-26 -76 C-14 -82 14 -82 26 -76 C18 -80 16 -98 0 -98 C-16 -98 -18 -80 -26 -76 Z"),
		brush.Style{K: hat, InkW: 1, Seed: v.next()})
}

// skin is the colour of faces and hands.
var skin = tone("fairSkin")
