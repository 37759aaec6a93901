package brush

import "math"

// steps is how many lines a curve is flattened into.
const steps = 18

func cubic(a, b, c, d V) []V {
	o := make([]V, 0, steps)
	for k := 1; k <= steps; k++ {
		t := float64(k) / steps
		ab, bc, cd := a.Lerp(b, t), b.Lerp(c, t), c.Lerp(d, t)
		o = append(o, ab.Lerp(bc, t).Lerp(bc.Lerp(cd, t), t))
	}
	return o
}

// Cubic is an open path of one cubic curve.
func Cubic(a, b, c, d V) Path { return Path{{P: append([]V{a}, cubic(a, b, c, d)...)}} }

// Poly is a closed polygon.
func Poly(p ...V) Path { return Path{{P: p, Closed: true}} }

// Line is an open polyline.
func Line(p ...V) Path { return Path{{P: p}} }

// Rect is an upright box.
func Rect(x, y, w, h float64) Path {
	return Poly(V{x, y}, V{x + w, y}, V{x + w, y + h}, V{x, y + h})
}

// RoundRect is an upright box with corners of radius r.
func RoundRect(x, y, w, h, r float64) Path {
	var p []V
	arc := func(cx, cy, a0 float64) {
		for i := 0; i <= 8; i++ {
			a := a0 + float64(i)/8*math.Pi/2
			p = append(p, V{cx + r*math.Cos(a), cy + r*math.Sin(a)})
		}
	}
	arc(x+w-r, y+r, -math.Pi/2)
	arc(x+w-r, y+h-r, 0)
	arc(x+r, y+h-r, math.Pi/2)
	arc(x+r, y+r, math.Pi)
	return Path{{P: p, Closed: true}}
}

// Ellipse has its middle at (cx, cy).
func Ellipse(cx, cy, rx, ry float64) Path { return Blob(cx, cy, rx, ry, 0, 1, 0) }

// Blob is an ellipse whose radius is pushed about by noise: amp is the largest
// push as a part of the radius, lumps the number of bumps.
func Blob(cx, cy, rx, ry, amp float64, lumps int, seed uint32) Path {
	const n = 64
	p := make([]V, 0, n)
	for i := 0; i < n; i++ {
		t := float64(i) / n
		k := 1.0
		if amp != 0 {
			k += amp * Noise(t*float64(lumps), 0.5, lumps, seed)
		}
		s, co := math.Sincos(t * 2 * math.Pi)
		p = append(p, V{cx + rx*k*co, cy + ry*k*s})
	}
	return Path{{P: p, Closed: true}}
}

// Curve is a Catmull-Rom spline through the points.
func Curve(closed bool, pts ...V) Path {
	n := len(pts)
	at := func(i int) V {
		if closed {
			return pts[(i%n+n)%n]
		}
		return pts[max(0, min(i, n-1))]
	}
	out := []V{pts[0]}
	segs := n - 1
	if closed {
		segs = n
	}
	for i := 0; i < segs; i++ {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		out = append(out, cubic(b, b.Add(c.Sub(a).Mul(1.0/6)), c.Sub(d.Sub(b).Mul(1.0/6)), c)...)
	}
	if closed {
		out = out[:len(out)-1]
	}
	return Path{{P: out, Closed: closed}}
}

// Hexagon is pointy-top, of radius r about (x, y), starting at the top corner.
func Hexagon(x, y, r float64) Path {
	p := make([]V, 0, 6)
	for i := 0; i < 6; i++ {
		s, c := math.Sincos(math.Pi/3*float64(i) - math.Pi/2)
		p = append(p, V{x + r*c, y + r*s})
	}
	return Path{{P: p, Closed: true}}
}
