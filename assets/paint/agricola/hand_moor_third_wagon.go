package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintFarmCart is a cart with ladders for sides, full of pumpkins and cabbages.
func paintFarmCart(v *vignette) {
	v.back(brush.Hex("#ffe486"), brush.Hex("#f7a06a"))
	v.land(brush.Hex("#9a5a8c"), 36, 3)
	v.land(brush.Hex("#6b3f78"), 46, 1)
	for i := range 7 {
		x := float64(i)*24 - 16
		v.lines(brush.Hex("#4f2c5c"), 1.6, 0.7, "M"+num(60+(x-60)*0.7)+" 47 L"+num(x)+" 64")
	}
	v.Ground(62, 59, 50, 4, 0.8)
	v.line(brush.WoodDim, 3, "M40 40 L-2 56")
	for i, q := range brush.Pts(34, 20, 50, 16, 66, 15, 82, 16, 98, 20) {
		if i%2 == 0 {
			props.Pumpkin(v.Canvas, q.X, q.Y+8, 19, brush.Pumpkin, uint32(i))
		} else {
			v.cabbageHead(brush.Hex("#9ccc5c"), q.X, q.Y+8, 10)
		}
	}
	for i, q := range brush.Pts(42, 28, 58, 27, 74, 27, 90, 28) {
		if i%2 == 1 {
			props.Pumpkin(v.Canvas, q.X, q.Y+8, 17, brush.Hex("#f0a83c"), uint32(i+5))
		} else {
			v.cabbageHead(brush.Hex("#7cb45a"), q.X, q.Y+8, 9)
		}
	}
	for i := range 9 {
		x := 26 + float64(i)*10
		v.line(brush.Wood.Light(0.2), 2, "M"+num(x)+" 22 L"+num(60+(x-60)*0.82)+" 42")
	}
	v.line(brush.Wood.Light(0.2), 3, "M16 22 L116 22")
	v.line(brush.Wood, 3, "M24 32 L108 32")
	v.box(brush.WoodDim, 24, 40, 82, 5)
	v.wheel(brush.Hex("#c8402c"), 65, 43, 17)
	v.line(brush.WoodDim, 2.4, "M102 44 L104 58")
}

// paintStoneWagon is a low wagon with blocks, hauled and pushed up a steep slope.
func paintStoneWagon(v *vignette) {
	v.back(brush.Hex("#58b8b4"), brush.Hex("#d4efdc"))
	v.draw(brush.Hex("#8fc8c4"), "M-4 40 L20 18 L34 30 L48 16 L70 40 Z")
	m := v.draw(brush.Hex("#d9824a"), "M-4 62 L124 24 L124 64 L-4 64 Z")
	for i := range 18 {
		x := float64(i * 41 % 120)
		y := 64 - x*0.29 + float64(i*7%16)
		v.scored(m, brush.Hex("#a85a30"), 1.4, 0.7, "M"+num(x)+" "+num(y)+" L"+num(x+7)+" "+num(y-2))
	}
	const deg = -16.5
	v.folk(108, 33, 32, brush.Hex("#4a5fa8"), brush.Straw)
	v.twistedRope(brush.Straw, 2, "M97 27 L74 36")
	v.arm(brush.Hex("#4a5fa8"), 3.6, 104, 20, 98, 26)
	v.form(brush.Stone, "M-30 -26 L20 -26 L20 0 L-30 0 Z", 44, 42, 50, deg)
	v.form(brush.Stone.Light(0.35), "M-30 -26 L-22 -38 L28 -38 L20 -26 Z", 44, 42, 50, deg)
	v.form(brush.StoneDim, "M20 -26 L28 -38 L28 -12 L20 0 Z", 44, 42, 50, deg)
	v.form(brush.StoneMid, "M-16 -30 L18 -30 L18 -4 L-16 -4 Z", 39, 31, 50, deg)
	v.form(brush.StoneMid.Light(0.4), "M-16 -30 L-8 -40 L26 -40 L18 -30 Z", 39, 31, 50, deg)
	v.form(brush.StoneDim.Dark(0.1), "M18 -30 L26 -40 L26 -14 L18 -4 Z", 39, 31, 50, deg)
	v.form(brush.WoodDim, "M-46 0 L46 0 L46 9 L-46 9 Z", 46, 41, 58, deg)
	v.wheel(brush.WoodDim.Dark(0.15), 33, 49, 7.4)
	v.wheel(brush.WoodDim.Dark(0.15), 61, 41, 7.4)
	v.folk(8, 61, 34, brush.Hex("#7a3a4c"), brush.WoodDim)
	v.arm(brush.Hex("#7a3a4c"), 3.8, 13, 44, 21, 47)
}

// paintWheelbarrow is a great green barrow full of round logs with a spade, from near by.
func paintWheelbarrow(v *vignette) {
	v.back(brush.Hex("#fbd13c"), brush.Hex("#fbe17a"))
	for i := range 9 {
		x := num(float64(i)*14 - 2)
		v.lines(brush.Hex("#e8b41e"), 2.6, 0.7, "M"+x+" -4 L"+x+" 52")
	}
	v.land(brush.Hex("#e8894a"), 50, 0.5)
	v.Ground(60, 59, 46, 4, 0.8)
	for _, q := range brush.Pts(36, 20, 52, 20, 68, 20, 84, 20, 44, 9, 60, 8, 76, 9) {
		v.oval(brush.WoodDim.Dark(0.2), q.X, q.Y, 8.4, 7.6)
		v.oval(cutWood, q.X, q.Y, 6.2, 5.6)
		v.Paint(v.Stroke(brush.Ellipse(q.X, q.Y, 3.2, 2.8), brush.Const(1)), brush.Flat(brush.Wood), 0.9)
	}
	v.peatSpade(92, 32, 44, 20)
	v.line(brush.WoodDim, 3.4, "M18 50 L74 42 L118 30")
	v.line(brush.WoodDim, 3.4, "M84 40 L92 59")
	green := brush.Hex("#3c8c74")
	m := v.draw(green, "M20 24 L100 24 L84 48 L36 48 Z")
	v.scored(m, green.Dark(0.55), 1.3, 0.9, "M16 32 L104 32", "M16 40 L104 40")
	v.scored(m, green.Light(0.3), 1.1, 0.8, "M18 26.4 L104 26.4")
	v.line(green.Dark(0.2), 3, "M38 24 L48 48 M82 24 L74 48")
	v.line(brush.Wood.Light(0.1), 3.4, "M104 33.6 L119 29.6")
	v.wheel(brush.Hex("#c8402c"), 19, 47, 13)
}
