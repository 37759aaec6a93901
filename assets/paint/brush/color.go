package brush

import (
	"image/color"

	"tilestead/assets/palette"
)

// A Col is a plain sRGB colour with components 0 to 1, kept in floats so that
// many thin layers of paint do not round.
type Col struct{ R, G, B float64 }

// Of is the float form of a palette colour; alpha is dropped.
func Of(c color.NRGBA) Col {
	return Col{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// Hex reads "#rrggbb"; it panics on anything else.
func Hex(s string) Col { return Of(palette.Hex(s)) }

// Mix goes towards b by t in 0..1.
func (a Col) Mix(b Col, t float64) Col {
	return Col{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t}
}

// Mul multiplies two colours, the way a glaze darkens paint.
func (a Col) Mul(b Col) Col { return Col{a.R * b.R, a.G * b.G, a.B * b.B} }

// Scale multiplies the brightness.
func (a Col) Scale(f float64) Col { return Col{a.R * f, a.G * f, a.B * f} }

// Dark goes towards warm violet by t, the house way to darken.
func (a Col) Dark(t float64) Col { return a.Mix(a.Mul(Col{0.40, 0.30, 0.40}), t) }

// Light goes towards cream by t, the house way to lighten.
func (a Col) Light(t float64) Col { return a.Mix(Col{1, 0.965, 0.86}, t) }

// Relief is a in light l: lightened by l*up where l is above 0, darkened by
// -l*down where it is below. l lies in -1..1.
func (a Col) Relief(l, up, down float64) Col {
	if l > 0 {
		return a.Light(l * up)
	}
	return a.Dark(-l * down)
}

// InkFor is the outline colour of paint k: deep, warm and a little of k.
func InkFor(k Col) Col { return Ink.Mix(k.Dark(0.8), 0.30) }

// Clamp01 is v, but at least 0 and at most 1.
func Clamp01(v float64) float64 {
	if v < 0 {
		return 0
	}
	if v > 1 {
		return 1
	}
	return v
}

// Smooth is the smoothstep from 0 at a to 1 at b.
func Smooth(a, b, x float64) float64 {
	t := Clamp01((x - a) / (b - a))
	return t * t * (3 - 2*t)
}
