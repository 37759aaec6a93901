package carcassonne

import (
	"math"
	"slices"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// A city wall, in units.
const (
	wallThick  = 8.5
	wallHeight = 11.0
	wallStep   = 2.5
	wallPiece  = 5 // steps a piece
	gateGap    = 12.0
)

// walls queues every wall in short pieces, so that what stands before and
// behind them is painted in order.
func (t *tilePainter) walls() {
	for ci, c := range t.cities {
		for wi, w := range c.walls {
			pts := resampled(w, wallStep)
			out := make([]brush.V, len(pts)) // unit vectors away from the city
			for i := range pts {
				a, b := pts[max(0, i-1)], pts[min(len(pts)-1, i+1)]
				out[i] = b.Sub(a).Unit().Perp().Mul(-1)
			}
			for s := 0; s < len(pts)-1; s += wallPiece {
				e := min(len(pts)-1, s+wallPiece)
				if !t.atGate(pts[(s+e)/2]) {
					t.wallPiece(pts[s:e+1], out[s:e+1], uint32(ci*97+wi*40+s))
				}
			}
		}
	}
}

func (t *tilePainter) atGate(v brush.V) bool {
	for _, g := range t.gates {
		if v.Sub(g.at).Len() < gateGap {
			return true
		}
	}
	return false
}

func raised(a []brush.V, h float64) []brush.V {
	out := make([]brush.V, len(a))
	for i, v := range a {
		out[i] = brush.Pt(v.X, v.Y-h)
	}
	return out
}

// strip is the closed shape between two lines.
func strip(a, b []brush.V) brush.Path {
	back := slices.Clone(b)
	slices.Reverse(back)
	return brush.Poly(append(slices.Clone(a), back...)...)
}

// wallPiece queues one piece along pts, the city on the other side of out.
func (t *tilePainter) wallPiece(pts, out []brush.V, seed uint32) {
	outer, inner := make([]brush.V, len(pts)), make([]brush.V, len(pts))
	foot := math.Inf(-1)
	for i := range pts {
		outer[i] = pts[i].Add(out[i].Mul(wallThick / 2))
		inner[i] = pts[i].Sub(out[i].Mul(wallThick / 2))
		foot = math.Max(foot, math.Max(outer[i].Y, inner[i].Y))
	}
	facing := out[len(out)/2]
	t.up(foot-wallThick*0.3, func() {
		t.wallFace(inner, facing.Mul(-1), seed)
		t.wallFace(outer, facing, seed)
		ink := brush.Flat(brush.InkFor(brush.StoneMid))
		t.Paint(t.Fill(strip(raised(outer, wallHeight), raised(inner, wallHeight))),
			brush.Gouache(brush.Stone, 2, 0), 1)
		t.Paint(t.Stroke(brush.Line(raised(outer, wallHeight)...), brush.Const(1.4)), ink, 0.94)
		t.Paint(t.Stroke(brush.Line(raised(inner, wallHeight)...), brush.Const(1.4)), ink, 0.94)
		t.merlon(outer, out)
	})
}

// wallFace paints a side of a wall if it can be seen, that is if it looks down
// the screen.
func (t *tilePainter) wallFace(a []brush.V, facing brush.V, seed uint32) {
	if facing.Y <= 0.02 {
		return
	}
	k := brush.StoneMid.Dark(0.10 + math.Max(0, facing.X)*0.34).Light(math.Max(0, -facing.X) * 0.30)
	t.Paint(t.Fill(strip(a, raised(a, wallHeight))), brush.Gouache(k, 1, 0), 1)
	r := brush.NewRand(uint64(seed)*7 + 1)
	for range 3 {
		v := a[r.N(len(a))]
		odd := k.Dark(0.28)
		if r.F() < 0.4 {
			odd = k.Light(0.3)
		}
		t.Paint(t.Fill(brush.Rect(v.X-1.7, v.Y-r.In(2.9, wallHeight-2), 3.4, 1.8)), brush.Flat(odd), 0.7)
	}
	t.Paint(t.Stroke(brush.Line(a...), brush.Const(1.5)), brush.Flat(brush.InkFor(brush.StoneMid)), 0.94)
}

// merlon is the one tooth of a piece of wall, on its outer edge.
func (t *tilePainter) merlon(outer, out []brush.V) {
	const deep, high = 3.6, 4.6
	i := len(outer) * 6 / 10
	if i == 0 {
		return
	}
	p, q := outer[0], outer[i]
	foot := []brush.V{p, q, q.Sub(out[i].Mul(deep)), p.Sub(out[0].Mul(deep))}
	var around, body brush.Path
	for u := 0.0; u <= high; u += high / 4 {
		around = append(around, brush.Path{{P: raised(foot, wallHeight+u), Closed: true}}...)
	}
	body = around[:len(around)-1]
	ink := brush.Flat(brush.InkFor(brush.StoneMid))
	for _, s := range around {
		t.Paint(t.Stroke(brush.Path{s}, brush.Const(1.9)), ink, 1)
	}
	for _, s := range body {
		t.Paint(t.Fill(brush.Path{s}), brush.Flat(brush.StoneMid.Dark(0.06)), 1)
	}
	t.Paint(t.Fill(brush.Path{around[len(around)-1]}), brush.Flat(brush.Stone.Light(0.45)), 1)
}

const archPath = "M0 100 L0 45 C0 -15 100 -15 100 45 L100 100 Z"

// archway is a round-topped opening w wide and h high with its foot at x, y.
func archway(x, y, w, h float64) brush.Path {
	return brush.Parse(archPath).Scale(w/100, h/100).Move(x-w/2, y-h)
}

// gatehouses stand where roads enter cities.
func (t *tilePainter) gatehouses() {
	for _, g := range t.gates {
		t.up(g.at.Y+5, func() { t.gatehouse(g.at, brush.RoofBlue) })
	}
	for _, r := range t.roads {
		if t.feature(r.feature).Tunnel {
			for i, p := range t.open(r) {
				end := 1 - i // the first stretch ends in the city, the second begins there
				v, along := p.At(float64(end))
				if i > 0 {
					along = along.Mul(-1)
				}
				t.tunnelMouth(v, along)
			}
		}
	}
}

// gatehouse is a stout square tower with an arch.
func (t *tilePainter) gatehouse(v brush.V, roof brush.Col) {
	const w, h = 15.0, 24.0
	x, y := v.X, v.Y+5
	t.Ground(x, y, w*0.8, 6, 0.7)
	body := brush.Rect(x-w, y-h, 2*w, h).Wobble(0.4, 14, 5)
	g := brush.Gouache(brush.StoneMid, 5, 0)
	t.Paint(t.Fill(body), func(px, py float64) brush.Col {
		f := (px - (x - w)) / (2 * w)
		return g(px, py).Light(math.Max(0, 0.4-f) * 0.9).Dark(math.Max(0, f-0.5) * 0.5)
	}, 1)
	t.Line(body, 1.6, brush.InkFor(brush.StoneMid), 5)
	door := archway(x, y, 15, 17)
	t.Paint(t.Stroke(door, brush.Const(3.4)), brush.Flat(brush.Stone.Light(0.2)), 1)
	t.Paint(t.Fill(door), brush.Flat(brush.Hex("#4a3430")), 1)
	t.Paint(t.Fill(door).And(t.Fill(brush.Rect(x-8, y-4, 16, 5))), brush.Flat(brush.RoadRim), 0.8)
	eave, ridge := brush.Pts(x-w-3, y-h+2, x+w+3, y-h+2), brush.Pts(x+6, y-h-15, x-6, y-h-15)
	props.Face(t.Canvas, brush.Poly(eave[0], eave[1], ridge[0], ridge[1]), roof, 0.25, 1.7, 5)
	props.RoofRows(t.Canvas, eave[0], eave[1], ridge[0], ridge[1], 3, roof, 5)
}

// tunnelMouth is where a road dives under a city; it goes on along in. On the
// near side of the city it is an open arch, on the sides a low gatehouse with
// an arch but no roof, on the far side a hump of keystones over the wall, for
// the mouth itself looks away.
func (t *tilePainter) tunnelMouth(v, in brush.V) {
	switch {
	case in.Y < -0.5:
		t.up(v.Y+7, func() {
			door := archway(v.X, v.Y+9, 30, 25)
			t.Paint(t.Stroke(door, brush.Const(9)), brush.Flat(brush.InkFor(brush.StoneMid)), 1)
			t.Paint(t.Stroke(door, brush.Const(6.2)), brush.Gouache(brush.Stone, 3, 0), 1)
			t.keystones(brush.Pt(v.X, v.Y-4), 15, 13)
			t.Paint(t.Fill(door), brush.Flat(brush.Hex("#3d2b2a")), 1)
			t.Paint(t.Fill(door).And(t.Fill(brush.Rect(v.X-16, v.Y+2, 32, 8)).Blur(2*t.S)),
				brush.Flat(brush.RoadRim), 0.75)
		})
	case in.Y > 0.5:
		t.up(v.Y+wallThick, func() {
			hump := brush.Parse("M0 100 C2 20 20 0 50 0 C80 0 98 20 100 100 Z").Scale(0.42, 0.17).Move(v.X-21,
				v.Y-wallHeight-13)
			props.Face(t.Canvas, hump, brush.Stone, 0.25, 1.7, 4)
			t.keystones(brush.Pt(v.X, v.Y-wallHeight+4), 16, 14)
		})
	default:
		t.up(v.Y+9, func() {
			x, y := v.X, v.Y+9
			t.Ground(x, y, 15, 6, 0.7)
			props.Face(t.Canvas, brush.Rect(x-15, y-25, 30, 25), brush.StoneMid, 0.25, 1.7, 6)
			props.Face(t.Canvas, brush.Poly(brush.Pt(x-16.5, y-24), brush.Pt(x+16.5, y-24), brush.Pt(x+16.5, y-30),
				brush.Pt(x-16.5, y-30)), brush.Stone, 0.2, 1.5, 7)
			door := archway(x, y, 19, 20)
			t.Paint(t.Stroke(door, brush.Const(4)), brush.Flat(brush.Stone.Light(0.2)), 1)
			t.Paint(t.Fill(door), brush.Flat(brush.Hex("#3d2b2a")), 1)
		})
	}
}

// keystones are the joints of an arch about v.
func (t *tilePainter) keystones(v brush.V, rx, ry float64) {
	for i := range 7 {
		s, c := math.Sincos(math.Pi * (1 + (float64(i)+0.5)/7))
		l := brush.Line(brush.Pt(v.X+c*(rx-1), v.Y+s*(ry-1)), brush.Pt(v.X+c*(rx+4), v.Y+s*(ry+4)))
		t.Paint(t.Stroke(l, brush.Const(1.1)), brush.Flat(brush.InkFor(brush.StoneMid)), 0.6)
	}
}
