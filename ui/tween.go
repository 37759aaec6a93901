package ui

// The three ways things move. Each maps time 0..1 to way 0..1 and keeps to
// the ends outside.

// Settle arrives softly: cubic out.
func Settle(t float64) float64 {
	t = 1 - clamp01(t)
	return 1 - t*t*t
}

// Fall gathers speed: quadratic in.
func Fall(t float64) float64 {
	t = clamp01(t)
	return t * t
}

// Glide starts and ends softly: smoothstep.
func Glide(t float64) float64 {
	t = clamp01(t)
	return t * t * (3 - 2*t)
}

// Lerp goes from a to b by t.
func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

// Toward goes from p to q by t.
func (p Point) Toward(q Point, t float64) Point {
	return Point{Lerp(p.X, q.X, t), Lerp(p.Y, q.Y, t)}
}

func clamp01(t float64) float64 {
	if t < 0 {
		return 0
	}
	if t > 1 {
		return 1
	}
	return t
}
