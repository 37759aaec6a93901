package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintPeatBath is somebody with a towel round her head in a tub of dark mud.
func paintPeatBath(v *vignette) {
	v.back(brush.Hex("#e4f0f4"), brush.Hex("#cfe4ea"))
	for i := range 10 {
		v.lines(brush.Hex("#a4ccd8"), 1.2, 0.9, "M"+num(float64(i)*14-2)+" -2 L"+num(float64(i)*14-2)+" 48",
			"M-2 "+num(float64(i%4)*14+5)+" L122 "+num(float64(i%4)*14+5))
	}
	v.land(brush.Hex("#b89a78"), 48, 0.3)
	f := v.villager(60, 22, 10.4, 0, skin, hairNut)
	f.torso().face(smile)
	mud := brush.Hex("#7a5236")
	v.lines(mud, 2, 0.95, "M51.6 26.4 L56 27.4", "M68.4 26.4 L64 27.4", "M55 17.6 L61 17")
	v.draw(brush.Hex("#f0808a"), "M49 19 C42 -2 78 -2 71 19 C66 12 54 12 49 19 Z")
	v.draw(brush.Hex("#f0808a").Light(0.3), "M49 15 C54 6 62 2 70 3 C77 4 77 10 72 11 C64 8 56 10 49 15 Z")
	for _, d := range []float64{-1, 1} {
		v.line(skin, 6, "M"+num(60+d*19)+" 36 L"+num(60+d*33)+" 40")
		v.oval(skin, 60+d*35, 41, 4.4, 3.8)
	}
	v.oval(brush.Hex("#4a2f22"), 60, 44, 42, 8)
	v.oval(brush.Hex("#5e3e2c"), 60, 42, 20, 4)
	v.oval(brush.Peat.Light(0.3), 34, 44, 4, 1.8)
	v.oval(brush.Peat.Light(0.3), 88, 45, 3, 1.4)
	m := v.draw(brush.Wood, "M16 43 C26 54 94 54 104 43 L98 66 L22 66 Z")
	for i := range 8 {
		x := 20 + float64(i)*11.4
		v.scored(m, brush.WoodDim, 1.2, 0.8, "M"+num(x)+" 42 L"+num(60+(x-60)*0.92)+" 66")
	}
	v.line(brush.Slate, 3, "M18 52 C30 62 90 62 102 52")
	for _, x := range []float64{24, 96} {
		v.lines(brush.Snow, 2.4, 0.9, "M"+num(x)+" 34 C"+num(x-6)+" 26 "+num(x+6)+" 20 "+num(x)+" 10")
		v.lines(brush.Snow, 2, 0.8, "M"+num(x+8)+" 30 C"+num(x+3)+" 24 "+num(x+12)+" 20 "+num(x+8)+" 14")
	}
}

// paintHealingClay is an arm with a plaster of clay and a bandage, a bowl of clay before it.
func paintHealingClay(v *vignette) {
	v.back(brush.Hex("#8ccca0"), brush.Hex("#c8ecc8"))
	for i, d := range []float64{-70, -35, 0, 35, 70} {
		v.leaf(brush.Hex("#3f8a50").Light(0.1*float64(i%2)), 88, 24, 26, d)
	}
	v.draw(brush.Hex("#f8f4ea"), "M-4 46 L124 42 L124 64 L-4 64 Z")
	v.lines(brush.Hex("#d8ccc0"), 1.4, 0.9, "M52 62 C70 56 90 62 110 58")
	clay := brush.Hex("#b8643e")
	for _, d := range []string{"M76 32 L57 29", "M75 37.6 L54 36.6", "M76 43.4 L55 44.6", "M78 48 L60 51.6"} {
		v.line(skin, 5.2, d)
	}
	v.line(skin, 5, "M84 32 C80 26 76 24 70 22")
	v.draw(skin, "M124 26 L94 29 C86 28 78 28 74 32 C71 38 72 46 76 49 C82 53 88 51 94 50 L124 53 Z")
	v.Paint(v.Fill(brush.Ellipse(76, 39, 4, 7)), brush.Flat(skin), 0.9)
	v.draw(clay, "M82 32 C90 26 104 26 108 33 C112 42 108 51 98 51 C86 54 76 40 82 32 Z")
	v.lines(clay.Light(0.35), 1.6, 0.8, "M86 34 C92 31 98 32 102 36", "M86 40 C92 37 98 39 102 43")
	v.draw(brush.Snow, "M107 24 L124 23 L124 56 L107 54 Z")
	v.lines(brush.Hex("#b8aca8"), 1.2, 0.9, "M108 31 L124 37", "M108 40 L124 46", "M108 49 L124 54")
	v.Ground(26, 58, 20, 3.4, 0.7)
	v.draw(clay, "M6 34 C10 20 20 22 24 14 C34 16 42 24 46 34 Z")
	v.lines(clay.Light(0.35), 1.8, 0.8, "M14 30 C18 26 24 26 28 20")
	v.draw(brush.Hex("#4a7ab0"), "M1 32 L51 32 C51 48 42 57 36 58 L17 58 C11 57 1 48 1 32 Z")
	v.lines(brush.Snow, 2, 0.9, "M4 39 C18 43 34 43 48 39")
	v.line(brush.Wood, 3.4, "M32 28 L48 2")
	v.draw(clay.Light(0.12), "M24 32 C24 24 32 20 37 26 C38 32 32 35 27 34 Z")
}

// paintPheromones is a ram and a ewe nose to nose among hearts.
func paintPheromones(v *vignette) {
	v.back(brush.Hex("#e83e8c"), brush.Hex("#ff8ab8"))
	for _, d := range []string{"M-4 50 C20 30 30 60 60 44 C90 28 100 58 124 40", "M-4 14 C16 28 30 2 60 12 C90 20 100 0 124 " +
		"16"} {
		v.lines(brush.Hex("#ffc4dc"), 5, 0.6, d)
		v.lines(brush.Snow, 1.6, 0.7, d)
	}
	face := brush.Hex("#4a3838")
	for _, d := range []float64{-1, 1} {
		at := func(x float64) float64 { return 60 + d*x }
		for _, q := range brush.Pts(58, 62, 46, 54, 58, 44, 44, 64, 34, 62, 52, 34, 40, 42, 42, 30, 48, 24, 38, 22) {
			v.oval(brush.Hex("#f8f0e2"), at(q.X), q.Y, 10, 10)
		}
		for _, q := range brush.Pts(54, 58, 46, 48, 50, 38, 42, 36, 42, 56) {
			v.Paint(v.Fill(brush.Ellipse(at(q.X), q.Y, 10, 10)), brush.Flat(brush.Hex("#f8f0e2")), 1)
		}
		p := func(x, y float64) string { return num(at(x)) + " " + num(y) + " " }
		v.draw(face, "M"+p(40, 24)+"C"+p(30, 20)+p(20, 26)+p(10, 34)+"C"+p(2, 38)+p(2, 46)+p(8, 48)+"C"+p(18, 50)+p(32, 48)+
			p(40, 42)+"Z")
		v.oval(brush.Snow, at(26), 32, 3, 3.2)
		v.oval(brush.Ink, at(25), 32.4, 1.6, 1.8)
		v.lines(brush.Hex("#e8a0a0"), 1.4, 0.9, "M"+p(8, 44)+"C"+p(12, 46)+p(16, 46)+p(19, 44))
		v.oval(brush.Rose, at(7), 39, 1.6, 1.2)
	}
	horn := brush.Hex("#d8b070")
	v.line(horn, 5, "M24 24 C14 14 2 24 6 36 C10 46 22 42 20 34")
	v.draw(face, "M94 24 C104 20 112 24 114 32 C106 34 98 32 94 24 Z")
	for i, q := range brush.Pts(88, 13, 94, 9, 99, 15) {
		v.oval([...]brush.Col{brush.Gold, brush.Hex("#7ac4f0"), brush.Snow}[i], q.X, q.Y, 3.4, 3.4)
	}
	v.loveHeart(brush.Dragon, 60, 14, 24, 0)
	v.loveHeart(brush.Snow, 40, 8, 10, -20)
	v.loveHeart(brush.Snow, 78, 6, 8, 20)
}
