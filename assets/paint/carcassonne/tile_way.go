package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
)

// A square where roads meet; it shows that they end there.
const plazaX, plazaY = 27.0, 24.0

// wayBand is a way of half width half whose edges waver inside the tile and
// are still at its border, where the crossing is law.
func (t *tilePainter) wayBand(p brush.Path, half, waver float64, seed uint32) brush.Path {
	pts := resampled(p, 3)
	return ribbon(pts, func(i int, side float64) float64 {
		calm := brush.Smooth(0, 26, rimDist(pts[i]))
		return half + calm*waver*brush.Noise(float64(i)*3/17, side*3+7, 0, seed+3)
	})
}

// ways paints roads, lanes, the square and the bridge.
func (t *tilePainter) ways() {
	for i, l := range t.lanes {
		t.road(l, t.seed+uint32(i)+40)
	}
	under, over := t.crossing()
	for i, r := range t.roads {
		if i == over {
			continue
		}
		for k, p := range t.open(r) {
			t.road(p, t.seed+uint32(i)*3+uint32(k))
		}
	}
	if over >= 0 {
		t.road(t.roads[over].line, t.seed+31)
		t.bridge(t.roads[over].line, t.roads[under].line)
	}
	for _, r := range t.roads {
		if t.feature(r.feature).Tunnel {
			t.mouthShade(r)
		}
	}
	if t.plaza != nil {
		v := *t.plaza
		b := brush.Blob(v.X, v.Y, plazaX, plazaY, 0.05, 8, t.seed)
		t.Glaze(t.Fill(b.Move(2, 3)).Blur(3*t.S), brush.ShadowTint, 0.35)
		t.Paint(t.Stroke(b, brush.Breathe(3.4, t.seed)), brush.Flat(brush.RoadRim.Dark(0.2)), 0.9)
		m := t.Fill(b)
		t.Paint(m, repeating(true, t.S), 1)
		t.Paint(m, brush.Flat(brush.Road), 0.35)
	}
}

// road paints one stretch: rim, surface, ruts, pebbles.
func (t *tilePainter) road(p brush.Path, seed uint32) {
	half := roadWidth / 2
	t.Glaze(t.Fill(t.wayBand(p, half+2, 2.6, seed).Move(1.5, 2.5)).Blur(3*t.S), brush.ShadowTint, 0.35)
	t.Paint(t.Fill(t.wayBand(p, half+2.6, 2.6, seed)), brush.Flat(brush.RoadRim.Dark(0.12)), 0.95)
	in := t.Fill(t.wayBand(p, half, 2.6, seed))
	g, rim := roadPaint, t.Rim(in, 5)
	t.Paint(in, func(x, y float64) brush.Col { return g(x, y).Mix(brush.RoadRim, rim(x, y)*0.30) }, 1)
	pts := resampled(p, 4)
	for _, side := range []float64{-4.6, 4.6} {
		rut := make([]brush.V, len(pts))
		for i := range pts {
			a, b := pts[max(0, i-1)], pts[min(len(pts)-1, i+1)]
			rut[i] = pts[i].Add(b.Sub(a).Unit().Perp().Mul(side))
		}
		t.Paint(t.Stroke(brush.Line(rut...), brush.Const(2)), brush.Flat(brush.RoadRim), 0.16)
	}
	r := brush.NewRand(uint64(seed) * 3)
	for range 9 {
		v, along := p.At(r.In(0.05, 0.95))
		off := half + r.In(-3, 4)
		if r.F() < 0.5 {
			off = -off
		}
		v = v.Add(along.Perp().Mul(off))
		if s := r.In(1.2, 2.2); rimDist(v) > 5 {
			t.Paint(t.Fill(brush.Ellipse(v.X+0.6, v.Y+0.8, s*1.2, s)), brush.Flat(brush.RoadRim.Dark(0.5)), 0.6)
			t.Paint(t.Fill(brush.Ellipse(v.X, v.Y, s*1.2, s)), brush.Flat(brush.Stone), 1)
		}
	}
}

// roadPaint is the surface of roads; it repeats with the tile, so that roads
// meet at borders.
func roadPaint(x, y float64) brush.Col {
	slow := brush.FBM(x, y, 64, tileSide, 2, 71)
	streak := brush.Noise2(x/16, y/4, 16, 64, 73)
	grain := brush.Noise(x/1.6, y/1.6, 160, 77)
	return brush.Road.Scale(1 + 0.045*slow + 0.03*streak + 0.02*grain)
}

// crossing tells which road of a bridge tile runs under and which over it; -1
// without a bridge. The one to a gate stays below.
func (t *tilePainter) crossing() (under, over int) {
	if !t.tile.Bridge {
		return -1, -1
	}
	if t.feature(t.roads[0].feature).EndsAt >= 0 {
		return 0, 1
	}
	if t.feature(t.roads[1].feature).EndsAt >= 0 {
		return 1, 0
	}
	if v, _ := t.roads[0].line.At(0); math.Abs(v.Y-tileMiddle.Y) < 1 { // the one across
		return 1, 0
	}
	return 0, 1
}

// spanOver is the stretch of a road, up to reach to either side, that lies over
// another one.
func spanOver(over, under brush.Path, reach float64) (span []brush.V) {
	at, near := brush.V{}, math.Inf(1)
	all := resampled(over, 2)
	for _, v := range all {
		if d := under.Dist(v); d < near {
			near, at = d, v
		}
	}
	for _, v := range all {
		if v.Sub(at).Len() < reach {
			span = append(span, v)
		}
	}
	return span
}

// bridge lifts one road over the other: shade, arch, deck, parapets, pillars.
func (t *tilePainter) bridge(over, under brush.Path) {
	span := spanOver(over, under, 33)
	deck := func(w, dy float64) brush.Path {
		return ribbon(span, func(int, float64) float64 { return w / 2 }).Move(0, dy)
	}
	ink := brush.InkFor(brush.StoneMid)
	t.Glaze(t.Fill(deck(roadWidth+10, 9).Move(3, 0)).Blur(4*t.S), brush.ShadowTint, 0.8)
	t.Paint(t.Fill(deck(roadWidth+13, 7)), brush.Flat(ink), 1)
	t.Paint(t.Fill(deck(roadWidth+10, 6)), brush.Gouache(brush.StoneMid.Dark(0.25), 2, 0), 1)
	t.Paint(t.Fill(deck(roadWidth+13, 0)), brush.Flat(ink), 1)
	t.Paint(t.Fill(deck(roadWidth+10, 0)), brush.Gouache(brush.Stone, 2, 0), 1)
	t.Paint(t.Fill(deck(roadWidth+3, 0)), brush.Flat(ink), 0.9)
	t.Paint(t.Fill(deck(roadWidth+0.5, 0)), brush.Gouache(brush.Road.Mix(brush.Stone, 0.35), 3, 0.1), 1)
	for i := 4; i < len(span)-1; i += 5 { // slabs
		n := span[i+1].Sub(span[i-1]).Unit().Perp().Mul(roadWidth/2 + 5)
		t.Paint(t.Stroke(brush.Line(span[i].Add(n), span[i].Sub(n)), brush.Const(1.2)), brush.Flat(ink), 0.35)
	}
	for _, i := range []int{0, len(span) - 1} {
		a, b := span[max(0, i-1)], span[min(len(span)-1, i+1)]
		n := b.Sub(a).Unit().Perp()
		for _, side := range []float64{-1, 1} {
			v := span[i].Add(n.Mul(side * (roadWidth/2 + 3)))
			t.Draw(brush.RoundRect(v.X-4.5, v.Y-4, 9, 13, 1.5), brush.Style{K: brush.StoneMid.Dark(0.1), InkW: 1.6})
			t.Draw(brush.RoundRect(v.X-4.5, v.Y-5, 9, 8, 1.5), brush.Style{K: brush.Stone, InkW: 1.6, Puff: 2})
		}
	}
}

// mouthShade darkens a road where it dives under a city.
func (t *tilePainter) mouthShade(r roadShape) {
	for _, p := range t.open(r) {
		m := t.Fill(band(p, roadWidth))
		for y := 0; y < m.H; y++ {
			for x := 0; x < m.W; x++ {
				v := brush.Pt((float64(m.X+x)+0.5)/t.S+t.O.X, (float64(m.Y+y)+0.5)/t.S+t.O.Y)
				m.A[y*m.W+x] *= float32(1 - brush.Smooth(4, 26, t.chart.wallDist(v)))
			}
		}
		t.Glaze(m, brush.ShadowTint.Dark(0.5), 0.75)
	}
}
