package agricola

import "tilestead/assets/paint/brush"

// scenes are the pictures of action spaces. Spaces for other numbers of players
// that do the same have the same one.
func scenes() []card {
	return append(append(append(append([]card{}, wildScenes...), fieldScenes...), houseScenes...), townScenes...)
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
var skin = brush.Hex("#eec39c")

// trunk is an upright stem from its foot at x, y to beyond the top.
func (v *vignette) trunk(k brush.Col, x, y, w float64) {
	v.draw(k, "M"+num(x-w/2)+" -4 L"+num(x+w/2)+" -4 L"+num(x+w*0.55)+" "+num(y-3)+" L"+num(x+w*0.9)+" "+num(y)+
		" L"+num(x-w*0.9)+" "+num(y)+" L"+num(x-w*0.55)+" "+num(y-3)+" Z")
	for i := range 3 {
		at := x + w*(float64(i)-1)*0.26
		v.lines(k.Dark(0.45), 0.9, 0.6, "M"+num(at)+" "+num(float64(i)*9)+" L"+num(at+0.6)+" "+num(y-8-float64(i)*3))
	}
}

// rays are beams of light that fall from the upper left.
func (v *vignette) rays(k brush.Col, alpha float64, xs ...float64) {
	for _, x := range xs {
		q := brush.Parse("M" + num(x) + " -4 L" + num(x+9) + " -4 L" + num(x+32) + " 64 L" + num(x+16) + " 64 Z")
		v.Paint(v.Fill(q).Blur(2*v.S), brush.Flat(k), alpha)
	}
}

// sack is a full bag w wide, its foot at x, y; open shows what is in it.
func (v *vignette) sack(k, open brush.Col, x, y, w float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	v.Draw(at("M-40 -88 C-56 -50 -60 -6 -44 0 L44 0 C60 -6 56 -50 40 -88 Z"),
		brush.Style{K: k, InkW: 1.1, Puff: w * 0.14, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.88, w*0.42, w*0.15), brush.Style{K: open, InkW: 1.1, Puff: w * 0.06, Seed: v.next()})
}

// block is a squared stone, its lower left corner at x, y.
func (v *vignette) block(k brush.Col, x, y, w, h float64) {
	v.box(k, x, y-h, w, h)
	d := w * 0.22
	v.draw(k.Light(0.3), "M"+num(x)+" "+num(y-h)+" L"+num(x+d)+" "+num(y-h-d)+" L"+num(x+w+d)+" "+num(y-h-d)+
		" L"+num(x+w)+" "+num(y-h)+" Z")
	v.draw(k.Dark(0.25), "M"+num(x+w)+" "+num(y-h)+" L"+num(x+w+d)+" "+num(y-h-d)+" L"+num(x+w+d)+" "+num(y-d)+
		" L"+num(x+w)+" "+num(y)+" Z")
}

// barrow is a wheelbarrow that faces left, its wheel at x, y.
func (v *vignette) barrow(load brush.Col, x, y, w float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Ground(x+w*0.4, y, w*0.5, w*0.08, 0.6)
	v.Draw(at("M-6 -40 C10 -66 60 -70 84 -44 Z"), brush.Style{K: load, InkW: 1, Puff: w * 0.08, Seed: v.next()})
	v.Paint(v.Stroke(at("M0 -14 L124 -34 M84 -28 L90 0"), brush.Const(w*0.07+1)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(at("M0 -14 L124 -34 M84 -28 L90 0"), brush.Const(w*0.06)), brush.Flat(brush.WoodDim), 1)
	v.Draw(at("M-16 -46 L96 -46 L80 -20 L8 -20 Z"), brush.Style{K: brush.Wood, InkW: 1.1, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.13, w*0.14, w*0.14), brush.Style{K: brush.WoodDim, InkW: 1.1, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.13, w*0.05, w*0.05), brush.Style{K: brush.Straw, InkW: 0.8, Seed: v.next()})
}

// rail is a fence of posts and two rails from x0, y0 to x1, y1, h high.
func (v *vignette) rail(x0, y0, x1, y1, h float64, posts int) {
	for _, d := range []float64{0.8, 0.4} {
		v.line(brush.Wood, h*0.13, "M"+num(x0)+" "+num(y0-h*d)+" L"+num(x1)+" "+num(y1-h*d))
	}
	for i := range posts {
		t := float64(i) / float64(posts-1)
		x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
		v.line(brush.WoodDim.Light(0.12), h*0.17, "M"+num(x)+" "+num(y-h)+" L"+num(x)+" "+num(y))
	}
}
