package agricola

import "tilestead/assets/paint/brush"

// coinPile is n gold coins that lie on each other, the foot of the pile at x, y.
func coinPile(v *vignette, x, y, r float64, n int) {
	for i := range n {
		cy := y - float64(i)*r*0.5
		v.oval(brush.Gold.Dark(0.3), x+float64(i*7%3)*0.5, cy, r, r*0.45)
		v.oval(brush.Gold.Light(0.1*float64(i%2)), x+float64(i*7%3)*0.5, cy-r*0.16, r*0.96, r*0.42)
	}
}

// coinFace is a gold coin seen from the front.
func coinFace(v *vignette, x, y, r float64) {
	v.oval(brush.Gold.Dark(0.15), x, y, r, r)
	v.oval(brush.Gold.Light(0.2), x-r*0.05, y-r*0.05, r*0.7, r*0.7)
	v.form(brush.Gold.Dark(0.25), "M-8 -38 L8 -38 L8 38 L-8 38 Z", x, y, r, 0)
}

// loveHeart is a heart about x, y, s wide.
func loveHeart(v *vignette, k brush.Col, x, y, s, deg float64) {
	v.form(k, "M0 44 C-34 20 -52 2 -48 -20 C-44 -44 -12 -46 0 -20 C12 -46 44 -44 48 -20 C52 2 34 20 0 44 Z", x, y, s,
		deg)
}

// pip is a small round spot without an outline.
func pip(v *vignette, k brush.Col, x, y, r float64) {
	v.Paint(v.Fill(brush.Ellipse(x, y, r, r)), brush.Flat(k), 1)
}
