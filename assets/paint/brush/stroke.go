package brush

import "math"

// Const is an even stroke width.
func Const(w float64) func(float64) float64 { return func(float64) float64 { return w } }

// Swell is a stroke that swells to w in its middle and thins to w*ends.
func Swell(w, ends float64) func(float64) float64 {
	return func(t float64) float64 {
		return w * (ends + (1-ends)*math.Pow(math.Sin(math.Pi*Clamp01(t)), 0.6))
	}
}

// Taper is a stroke that goes evenly from width a to width b.
func Taper(a, b float64) func(float64) float64 {
	return func(t float64) float64 { return a + (b-a)*t }
}

// Breathe is the width of a hand-drawn closed outline: w with up to 28 % more
// or less along the way.
func Breathe(w float64, seed uint32) func(float64) float64 {
	return func(t float64) float64 { return w * (1 + 0.28*Noise(t*7, 0.3, 7, seed)) }
}

// Outline turns polylines into the polygons of a stroke of width w(fraction)
// with round joins and ends.
func Outline(p Path, w func(float64) float64) Path {
	var out Path
	for _, s := range p {
		pts := s.P
		if s.Closed {
			pts = append(append([]V{}, pts...), pts[0])
		}
		total := 0.0
		for i := 1; i < len(pts); i++ {
			total += pts[i].Sub(pts[i-1]).Len()
		}
		acc := 0.0
		for i, v := range pts {
			t := 0.0
			if total > 0 {
				t = acc / total
			}
			r := w(t) / 2
			if r > 0.01 {
				out = append(out, disc(v, r))
			}
			if i+1 == len(pts) {
				break
			}
			d := pts[i+1].Sub(v)
			l := d.Len()
			if l < 1e-6 {
				continue
			}
			r2 := w((acc+l)/total) / 2
			n := d.Unit().Perp()
			// this order turns the same way as disc, so that overlaps add up
			out = append(out, Sub{[]V{v.Sub(n.Mul(r)), pts[i+1].Sub(n.Mul(r2)), pts[i+1].Add(n.Mul(r2)),
				v.Add(n.Mul(r))}, true})
			acc += l
		}
	}
	return out
}

// unitDisc is a circle of radius 1 as corners.
var unitDisc = func() (p [16]V) {
	for k := range p {
		s, c := math.Sincos(float64(k) / float64(len(p)) * 2 * math.Pi)
		p[k] = V{c, s}
	}
	return
}()

// Dashes cuts a closed path into n dashes a side, each as long as its gap.
func Dashes(p Path, n int) Path {
	var out Path
	pts := p[0].P
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		for j := 0; j < n; j++ {
			t := (float64(j) + 0.25) / float64(n)
			out = append(out, Sub{P: []V{a.Lerp(b, t), a.Lerp(b, t+0.5/float64(n))}})
		}
	}
	return out
}

func disc(v V, r float64) Sub {
	p := make([]V, len(unitDisc))
	for k, u := range unitDisc {
		p[k] = V{v.X + r*u.X, v.Y + r*u.Y}
	}
	return Sub{p, true}
}
