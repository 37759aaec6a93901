package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintMantlepiece is a white mantel with a clock and candles on a green wall.
func paintMantlepiece(v *vignette) {
	v.back(brush.Hex("#14503f"), brush.Hex("#216650"))
	for i := range 8 {
		v.lines(brush.Hex("#2f7a60"), 1.6, 0.7, "M"+num(4+float64(i)*16)+" -2 L"+num(4+float64(i)*16)+" 40")
	}
	v.box(brush.Hex("#f4efe6"), 16, 40, 88, 24)
	v.draw(dark, "M36 64 L36 50 C36 44 84 44 84 50 L84 64 Z")
	v.fire(60, 66, 18)
	for _, x := range []float64{20, 92} {
		v.box(brush.Hex("#e2dacb"), x, 42, 8, 22)
	}
	v.box(brush.Hex("#fffaf0"), 8, 33, 104, 7)
	v.draw(brush.Hex("#7a3f24"), "M44 33 L46 14 C46 0 74 0 74 14 L76 33 Z")
	v.oval(brush.Hex("#fff6e0"), 60, 16, 9.4, 9.4)
	v.line(brush.Ink, 0.8, "M60 16 L60 10 M60 16 L65 18")
	v.oval(brush.Gold, 60, 29, 2.4, 2.4)
	for _, x := range []float64{22, 98} {
		v.draw(brush.Gold, "M"+num(x-6)+" 33 L"+num(x-1.6)+" 29 L"+num(x-2.6)+" 21 L"+num(x+2.6)+" 21 L"+num(x+1.6)+
			" 29 L"+num(x+6)+" 33 Z")
		v.box(brush.Hex("#fff4dc"), x-2, 10, 4, 11)
		v.fire(x, 10, 8)
	}
	v.pot(brush.Hex("#4f86c0"), 84, 33, 15)
	v.pot(brush.Hex("#c8506a"), 36, 33, 13)
}

// paintBottles is glass bottles of every colour on a bright window sill.
func paintBottles(v *vignette) {
	v.back(brush.Hex("#fffbe0"), brush.Hex("#fdf2b4"))
	v.draw(brush.Hex("#d3efb8"), "M-4 44 C20 34 60 42 124 32 L124 64 L-4 64 Z")
	v.bar(brush.Hex("#fffdf6"), 3.4, 60, -4, 60, 56)
	v.bar(brush.Hex("#fffdf6"), 3.4, -4, 12, 124, 12)
	v.box(brush.Hex("#e8e0d0"), -4, 52, 128, 12)
	bottles := [...]struct {
		k, d string
		x, h float64
	}{
		{"#2f8a4a", "M-9 0 L-9 -56 C-9 -68 -4 -70 -4 -78 L-4 -100 L4 -100 L4 -78 C4 -70 9 -68 9 -56 L9 0 Z", 16, 54},
		{"#c8742a", "M-22 0 L-22 -40 C-22 -62 -7 -64 -7 -76 L-7 -100 L7 -100 L7 -76 C7 -64 22 -62 22 -40 L22 0 Z",
			36, 42},
		{"#3f78d0", "M-16 0 C-48 -8 -44 -54 -8 -60 L-8 -100 L8 -100 L8 -60 C44 -54 48 -8 16 0 Z", 60, 46},
		{"#a8344e", "M-8 0 L-10 -60 C-10 -72 -4 -74 -4 -80 L-4 -100 L4 -100 L4 -80 C4 -74 10 -72 10 -60 L8 0 Z", 84,
			58},
		{"#7a4ab0", "M-30 0 L-30 -66 L-12 -78 L-12 -100 L12 -100 L12 -78 L30 -66 L30 0 Z", 104, 34},
	}
	for _, b := range bottles {
		v.Ground(b.x, 57, b.h*0.2, 2.4, 0.5)
		m := v.form(brush.Hex(b.k), b.d, b.x, 57, b.h, 0)
		v.inside(m, brush.Hex(b.k).Light(0.6), 0.7, "M"+num(b.x-b.h*0.16)+" 54 L"+num(b.x-b.h*0.16)+" 0 L"+
			num(b.x-b.h*0.04)+" 0 L"+num(b.x-b.h*0.06)+" 54 Z")
		v.box(brush.Hex("#d9b080"), b.x-b.h*0.05, 53-b.h, b.h*0.1, 6)
	}
}

// paintLoom is a loom with its warp and half a cloth.
func paintLoom(v *vignette) {
	v.back(brush.Hex("#c898bc"), brush.Hex("#ecd0da"))
	v.land(brush.Hex("#8f6a7a"), 54, 0.4)
	v.box(brush.Hex("#f7ecd8"), 30, 8, 60, 30)
	for i := range 20 {
		x := 32 + float64(i)*3
		v.lines(brush.Hex("#b89a70"), 0.9, 0.9, "M"+num(x)+" 8 L"+num(x)+" 40")
	}
	m := v.draw(brush.Hex("#2f6f9a"), "M30 32 L90 30 L90 54 L30 54 Z")
	for i, k := range []string{"#d8442e", "#f2c24a", "#f7ecd8"} {
		y := 36 + float64(i)*6
		v.scored(m, brush.Hex(k), 2.6, 1, "M26 "+num(y+3)+" L34 "+num(y-2)+" L42 "+num(y+3)+" L50 "+num(y-2)+" L58 "+
			num(y+3)+" L66 "+num(y-2)+" L74 "+num(y+3)+" L82 "+num(y-2)+" L90 "+num(y+3)+" L98 "+num(y-2))
	}
	v.box(brush.Hex("#a8683a"), 20, -6, 8, 70)
	v.box(brush.Hex("#a8683a"), 92, -6, 8, 70)
	v.box(brush.Hex("#c9854a"), 16, 4, 88, 6)
	v.box(brush.Hex("#c9854a"), 16, 22, 88, 5)
	v.box(brush.Hex("#c9854a"), 14, 50, 92, 7)
	v.form(brush.Hex("#7a4528"), "M-50 0 C-20 -26 20 -26 50 0 C20 26 -20 26 -50 0 Z", 70, 31, 22, -4)
	v.oval(brush.Dragon, 70, 31, 4, 1.8)
	m = v.oval(brush.Dragon, 112, 54, 7, 7)
	v.scored(m, brush.Hex("#8a2420"), 1, 0.8, "M106 51 C111 48 115 50 118 54", "M106 56 C111 52 115 54 117 59")
}

// paintScullery is a stone sink under the pump and plates before blue tiles.
func paintScullery(v *vignette) {
	v.back(brush.Hex("#eef4fa"), brush.Hex("#dfe9f4"))
	for row := range 3 {
		for i := range 8 {
			x, y := -4+float64(i)*16, -4+float64(row)*14
			v.box(brush.Hex("#f6f9fc"), x, y, 16, 14)
			v.form(brush.Hex("#3a6fc0"), "M0 -50 L16 -16 L50 0 L16 16 L0 50 L-16 16 L-50 0 L-16 -16 Z", x+8, y+7, 8, 0)
		}
	}
	v.box(brush.Hex("#3f5f8a"), -4, 50, 128, 14)
	v.box(brush.Hex("#a8743f"), -4, 43, 128, 6)
	v.draw(brush.Hex("#a9b0b8"), "M52 32 L112 32 L106 58 L58 58 Z")
	v.oval(brush.Hex("#7d8894"), 82, 32, 30, 5)
	v.oval(brush.Hex("#7fd0ea"), 82, 33, 25, 3.6)
	for _, q := range brush.Pts(74, 31, 80, 29, 88, 31, 84, 33) {
		v.oval(brush.Snow, q.X, q.Y, 3.4, 2.8)
	}
	v.line(brush.Hex("#2f4a52"), 5, "M102 32 L102 6 C102 2 86 0 84 12")
	v.line(brush.Hex("#2f4a52"), 3, "M102 8 L118 18")
	v.lines(brush.Hex("#7fd0ea"), 3, 0.9, "M84 14 L84 28")
	for i := range 5 {
		v.oval([]brush.Col{brush.Hex("#fffdf6"), brush.Hex("#bcd6f0")}[i%2], 24, 41-float64(i)*4, 20, 4)
	}
	v.oval(brush.Hex("#c8603c"), 24, 20, 8, 2.6)
	v.draw(brush.Hex("#c8603c"), "M16 20 L32 20 L30 8 L18 8 Z")
	v.line(brush.Hex("#c8603c"), 2, "M32 11 C38 11 38 18 31 18")
}
