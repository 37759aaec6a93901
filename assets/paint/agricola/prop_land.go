package agricola

import "tilestead/assets/paint/brush"

// cloud is a white cloud w wide, its foot at x, y.
func (v *vignette) cloud(k brush.Col, x, y, w float64) {
	v.form(k, "M-46 0 C-56 -14 -40 -26 -28 -22 C-24 -44 10 -46 16 -26 C30 -36 48 -26 42 -14 C54 -12 52 0 44 0 Z", x,
		y, w, 0)
}

// sod is a block of peat, the lower left corner of its front at x, y.
func (v *vignette) sod(x, y, w float64) { v.block(brush.Peat.Light(0.12), x, y, w, w*0.5) }

// dryingSods is sods piled up with gaps for the wind, the foot at x, y and w wide.
func dryingSods(v *vignette, x, y, w float64) {
	v.Ground(x, y, w*0.5, w*0.08, 0.6)
	h := w * 0.15
	for row := range 4 {
		n := 4 - row
		step := w * 0.27
		for i := range n {
			driedSod(v, x-float64(n)*step/2+float64(i)*step+step*0.1, y-float64(row+1)*h*1.06, step*0.8, h, i+row)
		}
	}
}

// turfHeap is a heap of peat sods, its foot at x, y: rows of them, n in the lowest
// and one fewer in each that lies on it, each sod w wide and h high.
func turfHeap(v *vignette, x, y, w, h float64, rows, n int) {
	for row := range rows {
		for i := range n - row {
			driedSod(v, x-float64(n-row)*w/2+float64(i)*w, y-float64(row+1)*h, w, h, i*2+row)
		}
	}
}

// driedSod is a brown brick of peat, its upper left corner at x, y; shade 0, 1, 2 and
// so on give it three tones by turns.
func driedSod(v *vignette, x, y, w, h float64, shade int) {
	k := brush.InkSoft.Light(0.07 * float64(shade%3))
	v.box(k, x, y, w, h)
	v.Paint(v.Fill(brush.Rect(x+w*0.1, y+h*0.14, w*0.76, h*0.22)), brush.Flat(tone("doe")), 0.7)
}

// clods are a row of dry ground at y, the larger the further down.
func clods(v *vignette, r *brush.Rand, k brush.Col, row int, y float64) {
	h := 4.4 + float64(row)*1.9
	w := h * 2.3
	for x := -w * float64(1+row%2) / 2; x < 126; x += w {
		p := func(dx, dy float64) brush.V {
			return brush.Pt(x+dx*w+r.In(-0.1, 0.1)*w, y+dy*h+r.In(-0.12, 0.12)*h)
		}
		clod := brush.Poly(p(-0.48, -0.2), p(-0.1, -0.52), p(0.36, -0.46), p(0.5, 0.1), p(0.2, 0.48), p(-0.34, 0.46))
		v.Draw(clod, brush.Style{K: k.Light(0.12 * r.F()), InkW: 0.8, Puff: 1.4, Seed: v.next()})
	}
}

// stream is a river seen from above.
func stream(v *vignette, course brush.Path) {
	v.Paint(v.Stroke(course, brush.Const(31)), brush.Flat(tone("candle")), 1)
	v.Paint(v.Stroke(course, brush.Const(25.6)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
	v.Paint(v.Stroke(course, brush.Const(24)), brush.Gouache(tone("azure"), v.next(), 0.5), 1)
	v.Paint(v.Stroke(course, brush.Const(10)).Blur(3*v.S), brush.Flat(tone("clearSky")), 0.8)
}

// earthworm is a worm with its rings and the pale band in its first half.
func earthworm(v *vignette, k brush.Col, d string) {
	q := brush.Parse(d)
	v.Paint(v.Stroke(q, brush.Const(11.4)), brush.Flat(tone("coffee")), 0.5)
	v.line(k, 7.4, d)
	n := int(q.Length() / 4.4)
	for i := range n {
		at, dir := q.At((float64(i) + 0.5) / float64(n))
		u := dir.Unit().Perp().Mul(3.4)
		ring, w := k.Dark(0.4), 0.9
		if i == n/3 || i == n/3+1 {
			ring, w = tone("blush"), 4.6
		}
		v.Paint(v.Stroke(brush.Line(at.Sub(u), at.Add(u)), brush.Const(w)), brush.Flat(ring), 0.9)
	}
}
