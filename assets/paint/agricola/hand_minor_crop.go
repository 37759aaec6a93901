package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintThreeFieldRotation is a field of grain, one of cabbages and a bare one.
func paintThreeFieldRotation(v *vignette) {
	v.back(brush.Hex("#f2e2b4"), brush.Hex("#f2e2b4"))
	v.draw(brush.Hex("#f0bc2c"), "M57 20 L57 -6 L-6 -6 L-6 44 C10 32 30 25 57 22 Z")
	v.draw(brush.Hex("#3f8a3c"), "M63 20 L63 -6 L126 -6 L126 44 C110 32 90 25 63 22 Z")
	m := v.draw(brush.Hex("#74452c"), "M60 28 C90 29 112 40 126 52 L126 66 L-6 66 L-6 52 C8 40 30 29 60 28 Z")
	for i := range 6 {
		y := 36 + float64(i)*7
		v.scored(m, brush.Hex("#4a2a1c"), 2, 0.9, "M-6 "+num(y+26)+" C8 "+num(y+12)+" 30 "+num(y)+" 60 "+num(y)+
			" C90 "+num(y)+" 112 "+num(y+12)+" 126 "+num(y+26))
	}
	v.litter(brush.Hex("#b0800f"), 12, 0, 2, 44, 22, 4)
	for i, q := range brush.Pts(12, 18, 48, 18, 30, 24, 8, 35) {
		props.Sheaf(v.Canvas, q.X, q.Y, 17, uint32(3+i))
	}
	for i := range 5 {
		for j := range 2 + i/3 {
			x, y := 71+float64(i)*11, 4+float64(j)*12+float64(i%2)*4
			v.oval(brush.Hex("#8fd05a"), x, y, 5, 4.6)
			v.oval(brush.Hex("#d0f29a"), x-0.6, y-0.8, 2.4, 2.1)
		}
	}
	props.Crow(v.Canvas, 34, 52, 13, false)
	props.Crow(v.Canvas, 84, 48, 11, false)
	props.Tree(v.Canvas, 60, 30, 10, brush.Hex("#d8743a"), 4)
}

// paintPitchfork is a fork that tosses hay from a stack into the blue sky.
func paintPitchfork(v *vignette) {
	v.back(brush.Hex("#2fb0ee"), brush.Hex("#c4f0fc"))
	v.land(brush.Hex("#b4d84a"), 52, 1)
	m := v.draw(brush.Hex("#e8b430"), "M-8 64 C-8 40 4 28 18 30 C34 32 42 46 46 64 Z")
	v.scored(m, brush.Hex("#a8761c"), 1.5, 0.6, "M2 60 C6 48 10 40 14 34", "M16 62 C18 50 20 42 20 36",
		"M32 62 C34 54 32 46 26 38")
	m = v.draw(brush.Hex("#f4cc4a"), "M64 18 C60 2 78 -2 88 2 C102 -4 116 6 110 20 C112 34 98 46 88 40 "+
		"C78 44 64 32 64 18 Z")
	v.scored(m, brush.Hex("#a8761c"), 1.2, 0.7, "M66 14 C76 8 90 10 100 2", "M72 26 C82 18 94 20 110 10",
		"M84 38 C92 30 102 28 110 20")
	v.lines(brush.Hex("#f4cc4a"), 1.6, 1, "M100 38 L106 48", "M90 42 L90 52", "M64 12 L55 8", "M64 22 L56 24",
		"M108 26 L118 30", "M96 40 L100 50", "M84 2 L80 -4")
	v.form(brush.Hex("#9a5a30"), "M-4 -2 L4 -2 L4 130 L-4 130 Z", 64, 42, 52, 46)
	tine := brush.Hex("#8d9cac")
	v.form(tine, "M-3 -92 L0 -98 L3 -92 L4 -20 L-4 -20 Z", 64, 42, 52, 46)
	v.form(tine, "M-34 -86 L-31 -92 L-28 -86 L-26 -32 C-26 -20 26 -20 26 -32 L28 -86 L31 -92 L34 -86 L33 -26 "+
		"C30 -10 6 -14 5 2 L-5 2 C-6 -14 -30 -10 -33 -26 Z", 64, 42, 52, 46)
}

// paintBeanfield is beans that climb up poles in rows.
func paintBeanfield(v *vignette) {
	v.back(brush.Hex("#a4b0f8"), brush.Hex("#f6e8f4"))
	v.land(brush.Hex("#8a5c40"), 46, 1)
	for i := range 3 {
		v.lines(brush.Hex("#5f3a28"), 1.8, 0.7, "M-4 "+num(50+float64(i)*5)+" L124 "+num(49+float64(i)*5))
	}
	for i, x := range []float64{22, 60, 98} {
		for _, d := range []float64{-13, 0, 13} {
			v.bar(brush.Hex("#d8a860"), 2.2, x+d, 58, x-d*0.3, 3)
			for j := range 6 {
				t := float64(j) / 6
				v.leaf(brush.Hex("#4f9a3a").Light(0.14*float64((i+j)%3)), x+d-d*1.25*t, 55-48*t, 12,
					70-float64(j%2)*140)
			}
		}
		for j := range 4 {
			v.line(brush.Hex("#9ad84a"), 2, "M"+num(x-11+float64(j)*7)+" "+num(30+float64(j%2)*8)+" C"+
				num(x-12+float64(j)*7)+" "+num(36+float64(j%2)*8)+" "+num(x-10+float64(j)*7)+" "+
				num(40+float64(j%2)*8)+" "+num(x-8+float64(j)*7)+" "+num(42+float64(j%2)*8))
		}
		v.dots(brush.Dragon, 1.8, x-6, 18, x+6, 24, x-2, 34, x+10, 40)
	}
}

// paintThickForest is trunk behind trunk with eyes in the dark between them.
func paintThickForest(v *vignette) {
	v.back(brush.Hex("#0c2e2e"), brush.Hex("#16443e"))
	for i := range 10 {
		v.trunk(brush.Hex("#3f8a78").Dark(0.2*float64(i%2)), 2+float64(i)*13, 46, 5)
	}
	for i := range 6 {
		v.trunk(brush.Hex("#a87a3c").Dark(0.2*float64(i%2)), 14+float64(i)*19, 52, 7)
	}
	v.dots(brush.Hex("#ffe04a"), 2.6, 38, 22, 45, 22, 76, 34, 83, 34)
	v.dots(brush.Ink, 0.4, 38, 22, 45, 22, 76, 34, 83, 34)
	v.land(brush.Hex("#2c6a3a"), 50, 1)
	for i, x := range []float64{-2, 24, 58, 98, 119} {
		v.trunk(brush.Hex("#8a4a34").Light(0.1*float64(i%3)), x, 58+float64(i%2)*4, 13+float64(i%3)*2)
	}
	v.draw(brush.Hex("#1c5a3c"), "M-4 -6 L124 -6 L124 8 C114 16 104 6 94 10 C84 16 76 4 64 8 "+
		"C52 14 44 6 32 10 C22 14 10 4 -4 10 Z")
	for _, q := range brush.Pts(12, 63, 40, 63, 80, 63, 110, 65) {
		for i := range 5 {
			a := float64(i)*36 - 72
			v.leaf(brush.Hex("#6fbc6a"), q.X+math.Sin(a*math.Pi/180)*2, q.Y, 16, a)
		}
	}
}
