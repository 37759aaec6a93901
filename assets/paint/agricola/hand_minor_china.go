package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintHardPorcelain is a blue and white vase and a cup on red lacquer.
func paintHardPorcelain(v *vignette) {
	v.back(brush.Hex("#120e1c"), brush.Hex("#2a1220"))
	v.soft(brush.Hex("#7a2a3a"), 52, 30, 50, 30, 0.6)
	v.draw(brush.Hex("#c01f2c"), "M-4 46 L124 46 L124 64 L-4 64 Z")
	v.lines(brush.Gold, 1.6, 1, "M-4 50 L124 50")
	v.Ground(44, 57, 18, 3, 0.8)
	white, blue := brush.Hex("#fbfcff"), brush.Hex("#2a4fb8")
	m := v.draw(white, "M36 2 L54 2 C52 8 50 12 52 16 C66 20 68 36 60 46 C56 52 55 54 56 58 L34 58 "+
		"C35 54 34 52 30 46 C22 36 24 20 38 16 C40 12 38 8 36 2 Z")
	v.scored(m, blue, 1.8, 1, "M30 8 L60 8", "M24 19 L68 19", "M24 46 L66 46", "M30 54 L60 54")
	v.scored(m, blue, 1.3, 1, "M30 42 C32 32 40 30 44 22", "M40 44 C46 40 52 38 58 28", "M26 30 C30 30 32 28 32 24")
	for i := range 5 {
		v.form(blue, "M0 0 C-40 -30 -30 -90 0 -100 C30 -90 40 -30 0 0 Z", 46, 33, 8, float64(i)*72)
	}
	v.dots(brush.Gold, 1.4, 46, 33)
	v.oval(white, 94, 56, 22, 4)
	v.lines(blue, 1.1, 1, "M76 56 C84 59 104 59 112 56")
	v.line(white, 2.4, "M106 38 C118 36 116 50 104 49")
	m = v.draw(white, "M78 32 L108 32 C108 46 102 54 98 55 L88 55 C84 54 78 46 78 32 Z")
	v.scored(m, blue, 1.6, 1, "M76 37 L110 37", "M80 48 L106 48")
	v.scored(m, blue, 1.4, 1, "M82 43 C85 39 88 39 90 43 C92 47 95 47 97 43 C99 39 102 39 104 43")
	v.oval(brush.Hex("#8fb04a"), 93, 32, 13, 3)
}

// paintAcornsBasket is a flat basket of acorns on fallen leaves and a greedy boar.
func paintAcornsBasket(v *vignette) {
	v.back(brush.Hex("#c85f1e"), brush.Hex("#e08a2e"))
	r := brush.NewRand(12)
	for i := range 30 {
		k := []brush.Col{brush.Hex("#f2b43a"), brush.Hex("#a8401c"), brush.Hex("#e87a2a"), brush.Hex("#8a5a24")}[i%4]
		v.leaf(k, r.In(-4, 124), r.In(0, 64), 13, r.In(0, 360))
	}
	boar(v.At(brush.Pt(104, 56), 1), 52)
	v.Ground(40, 56, 38, 6, 0.9)
	m := v.draw(brush.Hex("#d8a85a"), "M2 30 L78 30 C76 46 66 58 56 58 L24 58 C14 58 4 46 2 30 Z")
	v.scored(m, brush.Hex("#8f6428"), 1.2, 0.8, "M2 38 L78 38", "M4 45 L76 45", "M10 52 L70 52", "M16 30 L26 58",
		"M28 30 L34 58", "M40 30 L40 58", "M52 30 L46 58", "M64 30 L54 58")
	v.oval(brush.Hex("#5f3c1c"), 40, 30, 39, 9)
	for _, q := range brush.Pts(14, 28, 26, 22, 40, 20, 54, 22, 66, 28, 20, 32, 33, 28, 47, 28, 58, 32, 40, 35, 28,
		36, 52, 37) {
		v.form(brush.Hex("#c8883a"), "M-40 -10 C-44 50 -16 70 0 96 C16 70 44 50 40 -10 Z", q.X, q.Y, 12, r.In(-60, 60))
		v.form(brush.Hex("#6f4a24"), "M-48 0 C-50 -50 50 -50 48 0 Z", q.X, q.Y-1, 12, r.In(-30, 30))
	}
	v.line(brush.Hex("#e8c078"), 3, "M1 31 C8 44 72 44 79 31")
}
