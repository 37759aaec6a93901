package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintDutchWindmill is a mill with a gallery over tulips at sunset.
func paintDutchWindmill(v *vignette) {
	v.back(brush.Hex("#f0809c"), brush.Hex("#ffd9a0"))
	v.land(brush.Hex("#6a9a4a"), 44, 0.6)
	for i, k := range []string{"#d8342e", "#ffd23e", "#e05a9a", "#fff0e0", "#8a4ab0"} {
		x, n := 50+float64(i)*15, -20+float64(i)*34
		v.draw(brush.Hex(k), "M"+num(x)+" 45 L"+num(x+11)+" 45 L"+num(n+26)+" 64 L"+num(n)+" 64 Z")
	}
	v.draw(brush.Hex("#f2e6d2"), "M27 56 L31 34 L55 34 L59 56 Z")
	v.draw(brush.Hex("#4f6a52"), "M31 36 L35 12 L51 12 L55 36 Z")
	v.draw(brush.Hex("#8a4a30"), "M32 13 C34 -2 52 -2 54 13 Z")
	v.draw(dark, "M38 56 L38 45 C38 41 48 41 48 45 L48 56 Z")
	v.box(brush.Wood, 23, 34, 40, 3)
	for i := range 9 {
		v.bar(brush.Wood, 0.8, 24+float64(i)*4.8, 29, 24+float64(i)*4.8, 35)
	}
	for i := range 4 {
		turn := 28 + float64(i)*90
		m := v.form(brush.Cream, "M2 -14 L22 -14 L22 -100 L2 -100 Z", 43, 13, 38, turn)
		for j := range 7 {
			s, c := math.Sincos(turn * math.Pi / 180)
			d := 7 + float64(j)*5
			q := brush.Line(brush.Pt(43+s*d, 13-c*d), brush.Pt(43+s*d+c*9, 13-c*d+s*9))
			v.Paint(v.Stroke(q, brush.Const(0.9)).And(m), brush.Flat(brush.WoodDim), 0.8)
		}
		v.form(brush.Wood, "M-3 0 L3 0 L3 -104 L-3 -104 Z", 43, 13, 38, turn)
	}
	v.oval(brush.WoodDim, 43, 13, 3, 3)
}

// paintLumberMill is a great saw that cuts a log, the water wheel behind it.
func paintLumberMill(v *vignette) {
	v.back(brush.Hex("#1f4a54"), brush.Hex("#4f8478"))
	for i := range 6 {
		props.Pine(v.Canvas, 34+float64(i)*17, 34+float64(i%2)*4, 36, brush.Hex("#2a5a54"), uint32(3+i))
	}
	v.land(brush.Hex("#6f7a44"), 46, 1)
	v.oval(brush.Hex("#5f4030"), 10, 30, 26, 26)
	v.oval(brush.Hex("#2f5f66"), 10, 30, 20, 20)
	for i := range 12 {
		s, c := math.Sincos(float64(i) * math.Pi / 6)
		v.bar(brush.Wood, 2, 10+c*4, 30+s*4, 10+c*27, 30+s*27)
	}
	v.lines(brush.WaterLit, 2, 0.9, "M-2 2 C20 0 30 10 34 26", "M-2 58 C12 54 24 60 38 56")
	var teeth []brush.V
	for i := range 40 {
		s, c := math.Sincos(float64(i) * math.Pi / 20)
		r := 26 - 4*float64(i%2)
		teeth = append(teeth, brush.Pt(72+c*r, 30+s*r))
	}
	v.Draw(brush.Poly(teeth...), v.style(brush.Hex("#cfd8dc")))
	v.oval(brush.Hex("#8d9aa2"), 72, 30, 7, 7)
	v.oval(brush.Slate, 72, 30, 2.4, 2.4)
	v.draw(brush.Hex("#a8703c"), "M44 38 L124 38 L124 56 L44 56 Z")
	v.lines(brush.WoodDim, 1.2, 0.8, "M52 43 L122 42", "M54 51 L90 52", "M98 49 L122 50")
	v.oval(cutWood, 44, 47, 6, 9)
	v.lines(brush.WoodDim, 1.2, 0.9, "M44 42 C41 44 41 50 44 52 C47 50 47 44 44 42")
	v.draw(brush.Hex("#ffe9a8"), "M54 62 C60 52 70 56 74 52 C82 54 88 56 94 62 Z")
	v.dots(brush.Hex("#ffe9a8"), 0.8, 52, 30, 46, 26, 48, 20, 42, 32)
}

// paintCanoe is a canoe with its paddler, seen from above.
func paintCanoe(v *vignette) {
	v.back(brush.Hex("#27b0b4"), brush.Hex("#1f8fa4"))
	v.lines(brush.Hex("#a8f0e4"), 1.6, 0.8, "M4 12 C10 8 16 16 22 12", "M88 50 C94 46 100 54 106 50",
		"M30 4 C36 0 42 8 48 4", "M60 57 C66 53 72 61 78 57", "M2 44 C8 40 14 48 20 44",
		"M104 26 C110 22 116 30 122 26")
	v.soft(brush.Hex("#0f5f74"), 62, 37, 52, 11, 0.6)
	m := v.form(brush.Hex("#d98a3c"), "M-50 0 C-36 -17 36 -17 50 0 C36 17 -36 17 -50 0 Z", 60, 30, 116, -16)
	v.scored(m, brush.Hex("#8f5220"), 1, 0.6, "M20 38 C40 20 70 12 100 18", "M24 46 C50 46 80 38 104 22")
	v.form(brush.Hex("#7a4a28"), "M-42 0 C-30 -11 30 -11 42 0 C30 11 -30 11 -42 0 Z", 60, 30, 116, -16)
	v.bar(brush.Hex("#f0c080"), 3, 34, 26, 40, 46)
	v.bar(brush.Hex("#f0c080"), 3, 82, 13, 86, 34)
	v.oval(brush.RoofRed, 60, 31, 9, 13)
	v.line(skin, 3, "M60 22 L70 14 M62 42 L72 40")
	v.oval(brush.Straw, 59, 31, 9.5, 9.5)
	v.oval(brush.Hex("#c99a34"), 59, 31, 4.6, 4.6)
	v.bar(brush.Wood.Light(0.2), 2.2, 66, 6, 76, 48)
	v.form(brush.Wood, "M-22 -8 L22 -8 L26 60 C16 84 -16 84 -26 60 Z", 76, 47, 15, -13)
	for i, q := range brush.Pts(100, 6, 112, 12, 14, 56, 30, 58) {
		v.oval(brush.Hex("#5fb04a"), q.X, q.Y, 7, 5)
		v.dots([]brush.Col{brush.Rose, brush.Cream}[i%2], 1.6, q.X, q.Y-1)
	}
}

// paintVegetableStall is crates of vegetables under a violet awning.
func paintVegetableStall(v *vignette) {
	v.back(brush.Hex("#3f2452"), brush.Hex("#2e1c40"))
	heaps := []brush.Col{brush.Pumpkin, brush.Hex("#8fd05a"), brush.Dragon, brush.Hex("#f2d04a"),
		brush.Hex("#f6f0e0"), carrot}
	for i, k := range heaps {
		x, y := 2+float64(i%3)*40, 27+float64(i/3)*21
		for j := range 4 {
			v.oval(k.Dark(0.1*float64(j%2)), x+5.5+float64(j)*8, y+float64(j%2), 6, 6)
		}
		for j := range 3 {
			v.oval(k.Light(0.1*float64(j%2)), x+9.5+float64(j)*8, y+4, 6, 6)
		}
		if i == 2 || i == 5 {
			for j := range 3 {
				props.Tuft(v.Canvas, x+9+float64(j)*8, y-2, 7, brush.Hex("#7fc24a"))
			}
		}
		v.box(brush.Hex("#c98f50"), x-1, y+6, 38, 12)
		v.lines(brush.WoodDim, 1.2, 0.9, "M"+num(x)+" "+num(y+12)+" L"+num(x+36)+" "+num(y+12))
	}
	for i := range 6 {
		x, k := float64(i)*20, [...]brush.Col{brush.Hex("#9a5ad0"), brush.Hex("#fff4dc")}[i%2]
		v.draw(k, "M"+num(x)+" -4 L"+num(x+20)+" -4 L"+num(x+20)+" 10 C"+num(x+17)+" 18 "+num(x+3)+" 18 "+num(x)+
			" 10 Z")
	}
}

// paintCaravan is a painted wagon with a round roof on a road in autumn.
func paintCaravan(v *vignette) {
	v.back(brush.Hex("#fbc27a"), brush.Hex("#fdeec8"))
	v.land(brush.Hex("#c8a04a"), 38, 2)
	props.Tree(v.Canvas, 106, 42, 12, brush.RoofOrange, 4)
	props.Tree(v.Canvas, 8, 40, 9, brush.RoofRust, 6)
	v.land(brush.Hex("#e6cf9c"), 52, 0.6)
	v.box(brush.Slate, 76, -2, 5, 10)
	props.Plume(v.Canvas, 78, -1, 3, 5)
	v.Ground(56, 58, 44, 4, 0.8)
	v.draw(brush.Hex("#2f7a56"), "M24 20 L92 20 L86 46 L30 46 Z")
	for i := range 6 {
		x := 34 + float64(i)*9
		v.lines(brush.Hex("#1f5a40"), 1.1, 0.8, "M"+num(x)+" 22 L"+num(x+0.4)+" 46")
	}
	v.draw(brush.Hex("#c8342e"), "M18 22 C18 -4 98 -4 98 22 L92 22 C86 16 30 16 24 22 Z")
	v.lines(brush.Gold, 1.6, 1, "M26 24 C34 19 82 19 90 24", "M24 16 C34 6 82 6 92 16")
	v.window(66, 26, 14, 12)
	v.draw(brush.Hex("#f2c24a"), "M36 46 L36 27 C36 23 50 23 50 27 L50 46 Z")
	v.oval(brush.Dragon, 47, 36, 1.2, 1.2)
	v.box(brush.Hex("#c8342e"), 26, 44, 66, 5)
	v.bar(brush.Wood, 2.4, 92, 47, 122, 54)
	v.line(brush.Wood, 2, "M38 49 L32 60 M48 49 L42 60 M36 54 L45 54")
	v.spokes(brush.Gold.Dark(0.1), 64, 52, 8)
	v.spokes(brush.Gold.Dark(0.1), 84, 52, 8)
}

// paintBrook is a brook that falls over stones through a blossoming meadow.
func paintBrook(v *vignette) {
	v.back(brush.Hex("#ffe4ec"), brush.Hex("#fff6e0"))
	for i := range 5 {
		props.Tree(v.Canvas, 4+float64(i)*28, 20+float64(i%2)*2, 11, brush.Hex("#f4a8bc"), uint32(5+i))
	}
	v.land(brush.Hex("#8cc45a"), 18, 2)
	m := v.draw(brush.Hex("#3f9fe0"), "M70 18 C84 24 40 28 46 36 C50 42 84 42 92 64 L18 64 C22 48 20 38 34 32 "+
		"C44 28 62 24 64 18 Z")
	v.inside(m, brush.Hex("#eaf8ff"), 0.95, "M30 35 L58 38 L64 47 L22 46 Z")
	v.scored(m, brush.Hex("#3f9fe0"), 1.4, 0.8, "M34 35 L30 46", "M42 36 L40 46", "M50 37 L50 46", "M56 39 L58 46")
	v.scored(m, brush.Hex("#d4f2ff"), 1.5, 0.9, "M30 52 C40 49 46 55 56 52", "M46 59 C56 56 66 61 76 58",
		"M52 28 C58 26 64 25 68 23")
	for i, q := range brush.Pts(24, 42, 66, 42, 16, 56, 78, 48, 30, 34, 96, 60) {
		props.Boulder(v.Canvas, q.X, q.Y, 8-float64(i%3), brush.StoneMid, uint32(3+i))
	}
	props.Reeds(v.Canvas, 106, 56, 22)
	for i, q := range brush.Pts(84, 32, 100, 36, 112, 28, 8, 36, 6, 48) {
		props.Flower(v.Canvas, q.X, q.Y, 2.2, props.Meadow[i%4])
	}
}

// paintSackCart is a handcart with sacks on the cobbles of a yard.
func paintSackCart(v *vignette) {
	v.back(brush.Hex("#d88a8a"), brush.Hex("#e0a098"))
	v.wall(brush.Hex("#e0a09a"), -2, -2, 124, 40, 5)
	v.box(brush.Hex("#4f7a86"), 92, 6, 22, 34)
	v.land(brush.Hex("#565c74"), 38, 0.6)
	for i := range 24 {
		x, y := float64(i%8)*16+float64(i/8%2)*8, 43+float64(i/8)*7
		v.oval(brush.Hex("#6f768e").Light(0.1*float64(i%3)), x, y, 7, 3)
	}
	v.Ground(54, 59, 46, 4, 0.8)
	v.sack(brush.Hex("#d8b47a"), brush.Hex("#b8904e"), 30, 42, 28)
	v.sack(brush.Hex("#f0d8a8"), brush.Hex("#f2c23e"), 72, 42, 28)
	v.sack(brush.Hex("#e6c48e"), brush.Hex("#c49a58"), 51, 43, 32)
	v.line(brush.Hex("#a8683a"), 3.2, "M8 42 L88 42 C98 42 106 36 116 30")
	v.box(brush.Hex("#8a5230"), 10, 41, 78, 6)
	v.bar(brush.Hex("#8a5230"), 3, 86, 44, 90, 60)
	v.spokes(brush.Hex("#b5763e"), 44, 47, 13)
}
