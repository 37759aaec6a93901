package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintAdvancePayment is a hand that drops coins into another while the hourglass is
// still full.
func paintAdvancePayment(v *vignette) {
	v.back(brush.Hex("#a8283c"), brush.Hex("#7c1c34"))
	for i := range 12 {
		v.form(brush.Hex("#bc3c4c"), "M0 -50 L36 0 L0 50 L-36 0 Z", float64(i%6)*24+float64(i/6%2)*12-4, 8+float64(i/6)*26, 16, 0)
	}
	v.land(brush.Hex("#5a2c24"), 54, 0.3)
	v.Ground(22, 58, 16, 3, 0.8)
	v.draw(brush.Hex("#d8eef0"), "M10 14 L36 14 C36 28 26 30 25 35 C26 40 36 42 36 56 L10 56 C10 42 20 40 21 35 C20 30 10 28 "+
		"10 14 Z")
	v.draw(brush.Gold, "M12 18 L34 18 C33 28 26 30 23 34 C20 30 13 28 12 18 Z")
	v.lines(brush.Gold, 1.2, 1, "M23 34 L23 54")
	v.draw(brush.Gold, "M18 55 C20 51 26 51 28 55 Z")
	v.box(brush.Wood, 6, 10, 34, 5)
	v.box(brush.Wood, 6, 55, 34, 5)
	v.draw(brush.Hex("#2f5a8c"), "M124 -4 L98 -4 L96 14 L124 18 Z")
	v.draw(brush.Snow, "M100 -4 L92 -3 L91 13 L98 14 Z")
	v.draw(skin, "M93 -2 C84 -6 66 0 62 8 C60 14 66 16 70 12 L76 10 L74 18 C74 22 79 22 81 18 L84 14 L93 12 Z")
	v.lines(brush.InkFor(skin), 1.1, 0.9, "M70 12 C74 8 78 8 82 10", "M81 18 C82 14 84 12 88 10")
	v.coinFace(68, 22, 6)
	v.coinFace(80, 29, 6)
	v.coinFace(66, 34, 5.4)
	v.draw(brush.Hex("#5a8a4a"), "M124 50 L106 44 L102 62 L124 64 Z")
	v.draw(skin.Dark(0.06), "M108 45 C100 42 94 44 88 44 L60 40 C52 40 50 46 58 48 L52 50 C50 56 60 58 66 58 C80 62 96 62 106 "+
		"60 Z")
	v.lines(brush.InkFor(skin), 1.1, 0.9, "M58 48 L72 49", "M58 53 L72 53")
	v.coinPile(80, 46, 6.4, 2)
	v.coinPile(92, 46, 5.4, 1)
}

// paintSavingsDeposit is a clay pig with a slot in its back and a coin that drops in.
func paintSavingsDeposit(v *vignette) {
	v.back(brush.Hex("#3c6fd0"), brush.Hex("#6fa0ec"))
	for i := range 9 {
		v.Paint(v.Fill(brush.Parse("M"+num(float64(i)*18-6)+" -2 L"+num(float64(i)*18+3)+" -2 L"+num(float64(i)*18-9)+" 50 L"+
			num(float64(i)*18-18)+" 50 Z")), brush.Flat(brush.Hex("#5a8ce4")), 0.6)
	}
	v.land(brush.Hex("#e8c078"), 48, 0.3)
	pig := brush.Hex("#e0825e")
	v.Ground(58, 58, 40, 4, 0.8)
	for _, x := range []float64{40, 76} {
		v.form(pig.Dark(0.1), "M-50 -80 L50 -80 L40 10 C30 20 -30 20 -40 10 Z", x, 57, 13, 0)
	}
	v.line(pig, 3, "M93 30 C103 26 106 36 100 36 C96 36 98 30 106 28")
	v.oval(pig, 60, 36, 35, 20)
	v.draw(pig.Dark(0.1), "M32 24 C26 14 28 8 32 8 C40 10 46 18 46 24 Z")
	v.draw(pig, "M48 22 C46 12 50 6 54 8 C60 12 60 20 58 26 Z")
	v.draw(pig.Light(0.15), "M20 30 C14 30 12 46 20 48 L28 46 L28 32 Z")
	v.oval(brush.Ink, 18.4, 36, 1.3, 2)
	v.oval(brush.Ink, 19, 42.4, 1.3, 2)
	v.oval(brush.Ink, 36, 31, 2.2, 2.8)
	v.lines(brush.Ink, 1.4, 0.9, "M28 46 C31 49 35 49 38 46")
	v.soft(brush.Rose, 38, 40, 5, 4, 0.8)
	for i := range 6 {
		v.form(brush.Cream, "M0 -50 C30 -30 30 30 0 50 C-30 30 -30 -30 0 -50 Z", 68, 36, 15, float64(i)*60)
	}
	v.oval(brush.Gold, 68, 36, 3, 3)
	v.line(brush.Ink, 2, "M62 17.4 L78 18.4")
	v.coinFace(71, 8, 8)
	v.coinPile(109, 58, 8, 4)
	v.coinPile(10, 58, 7, 2)
}
