package agricola

import "tilestead/assets/paint/brush"

// A villager is somebody large at work: the middle of the head is at x, y and half
// its height is r. The parts of a villager are painted from the back to the front;
// each method paints one and hands the villager on. Paths are in tenths of r.
type villager struct {
	*vignette
	x, y, r          float64
	look             float64 // -1 to the left, 0 straight ahead, 1 to the right
	lean             float64 // how far the body is turned about its hip, in radians
	build            float64 // how wide the body is: 1 for most
	coat, hair, skin brush.Col
}

// Mouths for a face.
const (
	smile = "M-2.8 5.6 C-1.2 7.6 1.2 7.6 2.8 5.6"
	glum  = "M-2.4 7 C-1 5.6 1 5.6 2.4 7"
	calm  = "M-2 6.2 L2 6.2"
	gape  = "M-2.8 5.2 C-1.4 5.6 1.4 5.6 2.8 5.2 C3 9 -3 9 -2.8 5.2 Z"
)

func (v *vignette) villager(x, y, r, look float64, coat, hair brush.Col) *villager {
	return &villager{v, x, y, r, look, 0, 1, coat, hair, skin}
}

// at is a path in the picture; it is as wide as the villager if wide is set.
func (f *villager) at(d string, wide bool) brush.Path {
	q, s := brush.Parse(d), f.r/10
	if wide {
		q = q.Scale(f.build, 1)
	}
	return q.Rot(brush.Pt(0, 34), f.lean).Scale(s, s).Move(f.x, f.y)
}

func (f *villager) shape(k brush.Col, q brush.Path) *brush.Mask {
	return f.Draw(q, brush.Style{K: k, InkW: 1.2, Puff: f.r * 0.24, Seed: f.next()})
}

// part is a part of the head, or what hangs on it.
func (f *villager) part(k brush.Col, d string) *villager {
	f.shape(k, f.at(d, false))
	return f
}

// wear is a part of the clothes.
func (f *villager) wear(k brush.Col, d string) *villager {
	f.shape(k, f.at(d, true))
	return f
}

// trace is a stroke without an outline, w tenths wide.
func (f *villager) trace(k brush.Col, w float64, ds ...string) *villager {
	for _, d := range ds {
		f.Paint(f.Stroke(f.at(d, false), brush.Const(w*f.r/10)), brush.Flat(k), 0.95)
	}
	return f
}

// dots are small round things at places on the villager.
func (f *villager) dots(k brush.Col, r float64, xy ...float64) *villager {
	for _, p := range brush.Pts(xy...) {
		q := brush.Ellipse(p.X, p.Y, r, r).Rot(brush.Pt(0, 34), f.lean)
		f.Paint(f.Fill(q.Scale(f.r/10, f.r/10).Move(f.x, f.y)), brush.Flat(k), 1)
	}
	return f
}

// torso is a body that goes on below the picture.
func (f *villager) torso() *villager {
	f.wear(f.coat, "M-4.5 10 C-11 11 -15 12.5 -16 20 L-17.5 70 L17.5 70 L16 20 C15 12.5 11 11 4.5 10 C2 13 -2 13 -4.5 "+
		"10 Z")
	return f.neck()
}

// tunic is a body to the hips.
func (f *villager) tunic() *villager {
	f.wear(f.coat, "M-4.5 10 C-10 11 -13 12.5 -13.5 19 L-15 38 C-6 40 6 40 15 38 L13.5 19 C13 12.5 10 11 4.5 10 "+
		"C2 13 -2 13 -4.5 10 Z")
	return f.neck()
}

// gown is a robe or a skirt with its bodice, that ends to tenths below the head.
func (f *villager) gown(to float64) *villager {
	f.wear(f.coat, "M-4.5 10 C-9 11 -12 12.5 -12 18 C-12 28 -19 "+num(to-12)+" -20 "+num(to)+" L20 "+num(to)+
		" C19 "+num(to-12)+" 12 28 12 18 C12 12.5 9 11 4.5 10 C2 13 -2 13 -4.5 10 Z")
	return f.neck()
}

func (f *villager) neck() *villager {
	return f.part(f.skin.Dark(0.12), "M-3.4 7 L3.4 7 L4 11 C2 13.4 -2 13.4 -4 11 Z")
}

// legs are trousers and boots under a tunic, painted before it.
func (f *villager) legs(k, boots brush.Col) *villager {
	f.wear(k, "M-13 34 L-1 34 L-2 52 L-12 52 Z").wear(k, "M1 34 L13 34 L12 52 L2 52 Z")
	f.wear(boots, "M-12.5 47 L-2 47 L-2 56 L-16 56 C-16 53 -13 52 -12.5 50 Z")
	return f.wear(boots, "M2 47 L12.5 47 C13 52 16 53 16 56 L2 56 Z")
}

// arm goes from the left shoulder of the picture (side -1) or the right (1) over the
// elbow to the hand, both places in the picture.
func (f *villager) arm(side, ex, ey, hx, hy float64) *villager {
	return f.sleeve(f.coat, side, ex, ey, hx, hy)
}

func (f *villager) sleeve(k brush.Col, side, ex, ey, hx, hy float64) *villager {
	from := f.at("M"+num(side*12.4)+" 16 L0 0", true)[0].P[0]
	f.shape(f.skin, brush.Ellipse(hx, hy, f.r*0.33, f.r*0.33))
	wrist := brush.Pt(hx, hy).Lerp(brush.Pt(ex, ey), 0.28)
	f.limb(k, f.r*0.66, brush.Line(from, brush.Pt(ex, ey), wrist))
	return f
}

// limb is a round stroke with an outline and the light on it.
func (f *villager) limb(k brush.Col, w float64, q brush.Path) {
	f.Paint(f.Stroke(q, brush.Const(w+1.9)), brush.Flat(brush.InkFor(k)), 1)
	m := f.Stroke(q, brush.Const(w))
	puff, base := f.Puff(m, w*0.35), brush.Gouache(k, f.next(), 0)
	f.Paint(m, func(x, y float64) brush.Col { return base(x, y).Relief(puff(x, y), 0.36, 0.5) }, 1)
}

// face is the head from the front, turned a little to where the villager looks.
func (f *villager) face(mouth string) *villager {
	f.part(f.skin, "M-10 -1 C-12 0 -11 5 -8.4 4 Z").part(f.skin, "M10 -1 C12 0 11 5 8.4 4 Z")
	f.part(f.skin, "M-9 -2 C-9 -8 -5 -10.4 0 -10.4 C5 -10.4 9 -8 9 -2 C9 5 6 10.4 0 10.4 C-6 10.4 -9 5 -9 -2 Z")
	g := *f
	g.x += f.look * f.r * 0.24
	s := f.r / 10
	for _, d := range []float64{-3.5, 3.5} {
		g.soft(brush.Rose, g.x+d*1.5*s, g.y+4*s, 2.4*s, 1.8*s, 0.6)
		g.Paint(g.Fill(brush.Ellipse(g.x+d*s, g.y+0.4*s, 1.05*s, 1.4*s)), brush.Flat(brush.Ink), 1)
	}
	g.trace(f.hair.Dark(0.45), 1, "M-5.2 -2.6 C-4.2 -3.6 -3 -3.6 -2 -2.8", "M5.2 -2.6 C4.2 -3.6 3 -3.6 2 -2.8")
	g.trace(f.skin.Dark(0.5), 0.9, "M"+num(f.look)+" 0.4 C"+num(f.look*2.6)+" 2.6 "+num(f.look*2.4+0.6)+" 3.6 "+
		num(-0.6)+" 3.4")
	g.trace(tone("redEarth"), 1, mouth)
	if mouth == gape {
		g.Paint(g.Fill(g.at(mouth, false)), brush.Flat(tone("garnet")), 1)
	}
	return f
}

// profile is the head from the side.
func (f *villager) profile(mouth string) *villager {
	d := brush.Parse("M-8 -2 C-8 -8 -4 -10.4 1 -10.4 C6 -10.4 8.8 -7 8.4 -2 C8.6 -0.6 11.4 2 11 3.4 C10.4 4.4 8.6 4 "+
		"8.6 5 "+
		"C9 8.4 6.4 10.4 2 10.4 C-4 10.4 -8 5 -8 -2 Z").Scale(f.look, 1)
	s := f.r / 10
	f.shape(f.skin, d.Rot(brush.Pt(0, 34), f.lean).Scale(s, s).Move(f.x, f.y))
	x := func(q float64) string { return num(q * f.look) }
	f.dots(brush.Ink, 1.2, 5*f.look, -0.4)
	f.trace(f.hair.Dark(0.45), 1, "M"+x(3)+" -3.4 L"+x(7)+" -3.6")
	f.trace(f.skin.Dark(0.5), 0.9, "M"+x(-3)+" -0.6 C"+x(-5.6)+" -0.6 "+x(-5)+" 4 "+x(-2.6)+" 3.4")
	f.trace(tone("redEarth"), 1, map[string]string{
		smile: "M" + x(3.6) + " 5.4 C" + x(4.8) + " 6.8 " + x(6.6) + " 7 " + x(8) + " 6.4",
		glum:  "M" + x(4.4) + " 7.4 C" + x(5.4) + " 6.4 " + x(6.6) + " 6.2 " + x(8) + " 6.4",
		calm:  "M" + x(4.4) + " 6.6 L" + x(8.2) + " 6.4",
		gape:  "M" + x(8.4) + " 5.4 L" + x(5) + " 6.4 L" + x(8) + " 8",
	}[mouth])
	return f
}
