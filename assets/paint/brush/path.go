package brush

import "math"

// A V is a point or vector in units; y grows downwards.
type V struct{ X, Y float64 }

// Pt is the place x, y.
func Pt(x, y float64) V { return V{x, y} }

// Pts are places from their coordinates, x and y by turns: Pts(0, 0, 2, 1)
// are 0,0 and 2,1. It panics when the last x has no y.
func Pts(xy ...float64) []V {
	out := make([]V, len(xy)/2)
	for i := range out {
		out[i] = V{xy[2*i], xy[2*i+1]}
	}
	if len(xy)%2 != 0 {
		panic("brush: a coordinate without its pair")
	}
	return out
}

// Add is a + b.
func (a V) Add(b V) V { return V{a.X + b.X, a.Y + b.Y} }

// Sub is a - b.
func (a V) Sub(b V) V { return V{a.X - b.X, a.Y - b.Y} }

// Mul is a times f.
func (a V) Mul(f float64) V { return V{a.X * f, a.Y * f} }

// Len is the length of a.
func (a V) Len() float64 { return math.Hypot(a.X, a.Y) }

// Dot is the scalar product.
func (a V) Dot(b V) float64 { return a.X*b.X + a.Y*b.Y }

// Perp is a turned by a quarter.
func (a V) Perp() V { return V{-a.Y, a.X} }

// Lerp goes from a to b by t in 0..1.
func (a V) Lerp(b V, t float64) V { return V{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }

// Unit is a at length 1; the zero vector stays zero.
func (a V) Unit() V {
	l := a.Len()
	if l < 1e-9 {
		return V{}
	}
	return V{a.X / l, a.Y / l}
}

// A Sub is one polyline of a Path.
type Sub struct {
	P      []V
	Closed bool
}

// A Path is a set of polylines; curves are flattened when they are made.
type Path []Sub

// Map applies f to every point.
func (p Path) Map(f func(V) V) Path {
	o := make(Path, len(p))
	for i, s := range p {
		q := make([]V, len(s.P))
		for j, v := range s.P {
			q[j] = f(v)
		}
		o[i] = Sub{q, s.Closed}
	}
	return o
}

// Move shifts the path.
func (p Path) Move(x, y float64) Path { return p.Map(func(v V) V { return V{v.X + x, v.Y + y} }) }

// Scale scales about the origin.
func (p Path) Scale(x, y float64) Path { return p.Map(func(v V) V { return V{v.X * x, v.Y * y} }) }

// Rot turns about c by a radians, clockwise on screen.
func (p Path) Rot(c V, a float64) Path {
	s, k := math.Sincos(a)
	return p.Map(func(v V) V {
		d := v.Sub(c)
		return V{c.X + d.X*k - d.Y*s, c.Y + d.X*s + d.Y*k}
	})
}

// Bounds is the bounding box; of an empty path it is inverted.
func (p Path) Bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range p {
		for _, v := range s.P {
			x0, x1 = math.Min(x0, v.X), math.Max(x1, v.X)
			y0, y1 = math.Min(y0, v.Y), math.Max(y1, v.Y)
		}
	}
	return
}

// Wobble gives a path its hand-drawn unsteadiness: points slide along a smooth
// noise field of amplitude amp and wavelength wave units, so corners survive.
func (p Path) Wobble(amp, wave float64, seed uint32) Path {
	if amp == 0 {
		return p
	}
	q := p.Split(math.Max(0.8, wave/6))
	return q.Map(func(v V) V {
		return V{
			v.X + amp*Noise(v.X/wave, v.Y/wave, 0, seed),
			v.Y + amp*Noise(v.X/wave+37.2, v.Y/wave+11.9, 0, seed+9),
		}
	})
}

// Split cuts edges longer than step into equal parts and keeps every corner.
func (p Path) Split(step float64) Path {
	var out Path
	for _, s := range p {
		var o []V
		n := len(s.P)
		m := n - 1
		if s.Closed {
			m = n
		}
		for i := 0; i < m; i++ {
			a, b := s.P[i], s.P[(i+1)%n]
			k := int(math.Max(1, math.Ceil(b.Sub(a).Len()/step)))
			for j := 0; j < k; j++ {
				o = append(o, a.Lerp(b, float64(j)/float64(k)))
			}
		}
		if !s.Closed && n > 0 {
			o = append(o, s.P[n-1])
		}
		out = append(out, Sub{o, s.Closed})
	}
	return out
}

// Length is how long the first polyline of p is, with its last side if closed.
func (p Path) Length() float64 {
	t := 0.0
	pts := p[0].P
	for i, a := range pts {
		if i+1 < len(pts) || p[0].Closed {
			t += pts[(i+1)%len(pts)].Sub(a).Len()
		}
	}
	return t
}

// At is the point and direction at fraction t in 0..1 of the first polyline.
func (p Path) At(t float64) (V, V) {
	pts := p[0].P
	if p[0].Closed {
		pts = append(append([]V{}, pts...), pts[0])
	}
	total := 0.0
	for i := 1; i < len(pts); i++ {
		total += pts[i].Sub(pts[i-1]).Len()
	}
	want, acc := t*total, 0.0
	for i := 1; i < len(pts); i++ {
		l := pts[i].Sub(pts[i-1]).Len()
		if acc+l >= want || i == len(pts)-1 {
			k := 0.0
			if l > 0 {
				k = (want - acc) / l
			}
			return pts[i-1].Lerp(pts[i], k), pts[i].Sub(pts[i-1]).Unit()
		}
		acc += l
	}
	return pts[0], V{1, 0}
}

// Inside tests a point against the closed polylines (even-odd).
func (p Path) Inside(v V) bool {
	in := false
	for _, s := range p {
		n := len(s.P)
		for i, j := 0, n-1; i < n; j, i = i, i+1 {
			a, b := s.P[i], s.P[j]
			if (a.Y > v.Y) != (b.Y > v.Y) && v.X < (b.X-a.X)*(v.Y-a.Y)/(b.Y-a.Y)+a.X {
				in = !in
			}
		}
	}
	return in
}

// Dist is the distance from a point to the polylines.
func (p Path) Dist(v V) float64 {
	best := math.Inf(1)
	for _, s := range p {
		n := len(s.P)
		m := n - 1
		if s.Closed {
			m = n
		}
		for i := 0; i < m; i++ {
			a, b := s.P[i], s.P[(i+1)%n]
			ab := b.Sub(a)
			t := 0.0
			if d := ab.Dot(ab); d > 0 {
				t = Clamp01(v.Sub(a).Dot(ab) / d)
			}
			best = math.Min(best, v.Sub(a.Add(ab.Mul(t))).Len())
		}
	}
	return best
}
