package painttest

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// Sights are the usual sight and those without one kind of cone, as matrices on
// linear light: Machado, Oliveira and Fernandes 2009, for full loss.
var Sights = []struct {
	Name string
	M    [9]float64
}{
	{"normal", [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}},
	{"protan", [9]float64{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
	{"deutan", [9]float64{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
	{"tritan", [9]float64{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
}

func linear(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// seen is k in linear light as a sight gives it.
func seen(k brush.Col, m [9]float64) [3]float64 {
	r, g, b := linear(k.R), linear(k.G), linear(k.B)
	return [3]float64{
		brush.Clamp01(m[0]*r + m[1]*g + m[2]*b),
		brush.Clamp01(m[3]*r + m[4]*g + m[5]*b),
		brush.Clamp01(m[6]*r + m[7]*g + m[8]*b),
	}
}

// lab is a linear colour in CIE 1976 L*a*b*, white D65.
func lab(k [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*k[0] + 0.3576*k[1] + 0.1805*k[2]) / 0.95047)
	y := f(0.2126*k[0] + 0.7152*k[1] + 0.0722*k[2])
	z := f((0.0193*k[0] + 0.1192*k[1] + 0.9505*k[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// Closest is the smallest CIE76 difference between any two of the colours.
func Closest(colors []palette.Color, m [9]float64) (d float64, a, b int) {
	d = math.Inf(1)
	for i := range colors {
		for j := i + 1; j < len(colors); j++ {
			p, q := lab(seen(brush.Of(colors[i]), m)), lab(seen(brush.Of(colors[j]), m))
			if e := math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]); e < d {
				d, a, b = e, i, j
			}
		}
	}
	return d, a, b
}
