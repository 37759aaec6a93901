package agricola

import (
	"tilestead/assets/paint/brush"
)

// paintAdministration is a big stamp on a sheet before shelves of files.
func paintAdministration(v *vignette) {
	v.back(brush.Hex("#4a3a34"), brush.Hex("#4a3a34"))
	spines := [...]brush.Col{brush.Hex("#5f8f86"), brush.Hex("#b8503c"), brush.Hex("#d8b05a"), brush.Hex("#8a94b4")}
	for row := range 2 {
		y := -3 + float64(row)*21
		for i := range 13 {
			x := float64(i)*9.6 - 2
			k := spines[(i*3+row*2+i/4)%4]
			v.box(k, x, y, 8.4, 18)
			v.Paint(v.Fill(brush.Rect(x+1.8, y+4, 4.8, 6)), brush.Flat(brush.Cream), 0.95)
			v.lines(brush.InkSoft, 0.7, 0.9, "M"+num(x+2.6)+" "+num(y+6)+" L"+num(x+5.8)+" "+num(y+6),
				"M"+num(x+2.6)+" "+num(y+8)+" L"+num(x+5)+" "+num(y+8))
		}
		v.box(brush.Wood, -4, y+17.6, 128, 3)
	}
	v.draw(brush.Hex("#8f5a34"), "M-4 42 L124 42 L124 64 L-4 64 Z")
	v.draw(brush.Snow, "M20 46 L96 44 L104 62 L12 62 Z")
	v.lines(brush.InkSoft, 1.1, 0.8, "M26 50 L46 49.6", "M24 54 L44 53.6", "M22 58 L42 57.6")
	for _, r := range []float64{8, 5} {
		v.Paint(v.Stroke(brush.Ellipse(88, 53, r, r*0.62), brush.Const(1.5)), brush.Flat(brush.Dragon), 0.9)
	}
	for i := range 5 {
		v.box(brush.Hex("#fff8e6").Dark(0.05*float64(i%2)), 0, 54-float64(i)*3.4, 22, 3.4)
	}
	v.line(brush.Dragon, 1.4, "M11 39 L11 58")
	v.Ground(62, 55, 20, 3, 0.8)
	v.box(brush.Hex("#3a3440"), 44, 48, 34, 6)
	v.draw(brush.Hex("#c8763a"), "M46 48 C48 40 54 40 56 34 C58 28 52 24 52 16 C52 4 70 4 70 16 C70 24 64 28 66 34 C68 40 "+
		"74 40 76 48 Z")
	v.lines(brush.Hex("#f2c08a"), 1.8, 0.9, "M57 12 C55 16 57 20 58 22")
	v.draw(brush.Hex("#2c2c38"), "M102 52 L118 51 L120 57 L102 58 Z")
	v.draw(brush.Dragon, "M104 53 L116 52.4 L117.4 55 L104 56 Z")
}

// paintSpinningMill is a spinning wheel before shelves of spools of every colour.
func paintSpinningMill(v *vignette) {
	v.back(brush.Hex("#5a2a52"), brush.Hex("#7a3f68"))
	yarns := [...]brush.Col{brush.Hex("#f0c23a"), brush.Hex("#4fb0a0"), brush.Hex("#f07a5a"), brush.Hex("#8ac04a"),
		brush.Hex("#6f9cf0"), brush.Snow}
	for row := range 3 {
		y := 15 + float64(row)*19
		for i := range 4 {
			x := 68 + float64(i)*13.6
			v.box(yarns[(i+row*2)%6], x-4.4, y-12, 8.8, 11)
			for j := range 3 {
				v.lines(yarns[(i+row*2)%6].Dark(0.4), 0.8, 0.8, "M"+num(x-4)+" "+num(y-9.6+float64(j)*3)+" L"+num(x+4)+" "+
					num(y-10.6+float64(j)*3))
			}
			v.box(brush.Wood, x-5.6, y-14, 11.2, 2.4)
			v.box(brush.Wood, x-5.6, y-2, 11.2, 2.4)
		}
		v.box(brush.WoodDim, 60, y+0.6, 64, 3)
	}
	wood := brush.Hex("#eec07a")
	v.line(wood, 3, "M12 64 L22 44 M62 64 L56 44 M34 44 L38 22")
	v.line(wood, 5, "M6 44 L68 40")
	v.Paint(v.Stroke(brush.Ellipse(36, 27, 22, 22), brush.Const(6)), brush.Flat(brush.Ink), 1)
	for i := range 4 {
		v.form(wood, "M-4 -100 L4 -100 L4 100 L-4 100 Z", 36, 27, 22, float64(i)*45+10)
	}
	v.Paint(v.Stroke(brush.Ellipse(36, 27, 22, 22), brush.Const(4)), brush.Gouache(wood, v.next(), 0), 1)
	v.oval(brush.WoodDim, 36, 27, 3.4, 3.4)
	v.line(wood, 2.4, "M64 42 L64 14")
	v.form(brush.Snow, "M0 -60 C40 -60 56 -20 44 20 C36 56 -36 56 -44 20 C-56 -20 -40 -60 0 -60 Z", 64, 12, 18, 0)
	v.lines(brush.Snow, 1.2, 1, "M62 20 C54 34 46 40 58 44")
	v.oval(brush.Snow, 58, 38, 5, 3)
}

// paintRoutineWork is somebody who digs the same way at dawn, at noon, at dusk and
// at night.
func paintRoutineWork(v *vignette) {
	hours := [...]struct {
		top, foot, land, sun brush.Col
		x, y                 float64
	}{
		{brush.Hex("#f7a8a0"), brush.Hex("#ffe0b0"), brush.Hex("#8a9a4a"), brush.Hex("#ffe27a"), 5, 30},
		{brush.Hex("#3fa4e8"), brush.Hex("#b8e4f8"), brush.Hex("#8ec04a"), brush.Hex("#fff0a0"), 15, 7},
		{brush.Hex("#d8442a"), brush.Hex("#f8a43a"), brush.Hex("#7a6a34"), brush.Hex("#ffd24a"), 25, 30},
		{brush.Hex("#10183c"), brush.Hex("#34406e"), brush.Hex("#2c4a44"), brush.Hex("#fff6d8"), 15, 8},
	}
	for i, h := range hours {
		x := float64(i) * 30
		m := v.Fill(brush.Rect(x, -2, 30, 64))
		v.Paint(m, func(_, y float64) brush.Col { return h.top.Mix(h.foot, brush.Smooth(0, 42, y)) }, 1)
		v.Paint(v.Fill(brush.Ellipse(x+h.x, h.y, 6.4, 6.4)).And(m), brush.Flat(h.sun), 1)
		v.Paint(v.Fill(brush.Rect(x, 36, 30, 28)), brush.Gouache(h.land, v.next(), 0), 1)
		v.oval(brush.Soil, x+22, 55, 6, 3)
		v.folk(x+12, 57, 38, brush.Hex("#c8503c"), brush.Straw)
		v.line(brush.Wood, 2, "M"+num(x+9)+" 41 L"+num(x+23)+" 53")
		v.form(brush.Slate.Light(0.3), "M-28 -44 L28 -44 L22 30 L0 54 L-22 30 Z", x+24.4, 54, 9, -48)
		v.arm(brush.Hex("#c8503c"), 3.4, x+16, 40, x+17, 47)
	}
	for i := range 3 {
		v.box(brush.Cream, 29+float64(i)*30, -4, 2.4, 70)
	}
}

// paintFishSmokehouse is golden fish on sticks in the smoke over embers.
func paintFishSmokehouse(v *vignette) {
	v.back(brush.Hex("#b85a3c"), brush.Hex("#94442f"))
	v.wall(brush.Hex("#c4664a"), -4, -4, 128, 70, 7)
	v.draw(brush.Hex("#2a2024"), "M10 64 L10 14 C10 -10 110 -10 110 14 L110 64 Z")
	v.soft(brush.Lava, 60, 58, 44, 12, 0.9)
	v.haze(brush.Hex("#b8aab0"), 0.55, 16, 7, 26, 44, 60, 40, 92, 46, 42, 12, 84, 10)
	v.line(brush.Wood, 3, "M10 9 L110 9")
	for i := range 5 {
		x, y := 22+float64(i)*19, 9.0
		k := brush.Hex("#e8a63a").Light(0.12 * float64(i%2))
		v.lines(brush.Straw, 1.2, 1, "M"+num(x)+" "+num(y-2)+" L"+num(x)+" "+num(y+5))
		v.form(k.Dark(0.2), "M-10 -4 L10 -4 L26 22 L0 10 L-26 22 Z", x, y+4, 20, 0)
		m := v.form(k, "M0 0 C30 26 34 84 14 122 C8 136 -8 136 -14 122 C-34 84 -30 26 0 0 Z", x, y+7, 25, 0)
		v.form(k.Dark(0.3), "M18 40 L36 62 L22 70 Z", x, y+7, 25, 0)
		v.scored(m, k.Dark(0.45), 1, 0.8, "M"+num(x-7)+" 36 C"+num(x-2)+" 32 "+num(x+2)+" 32 "+num(x+7)+" 36",
			"M"+num(x-5)+" 24 L"+num(x-3)+" 26", "M"+num(x+1)+" 26 L"+num(x+3)+" 24", "M"+num(x-3)+" 29 L"+num(x-1)+" 30")
		v.Paint(v.Fill(brush.Ellipse(x-2.4, 34.6, 1.7, 1.7)), brush.Flat(brush.Snow), 1)
		v.Paint(v.Fill(brush.Ellipse(x-2.4, 34.9, 1, 1)), brush.Flat(brush.Ink), 1)
	}
	v.logs(40, 61, 22)
	v.logs(82, 61, 22)
	for i := range 5 {
		v.blaze(30+float64(i)*15, 60, 9+float64(i%2)*4)
	}
}

// paintButchersBlock is a stout block with a cleaver in it, ham and sausages beside.
func paintButchersBlock(v *vignette) {
	v.back(brush.Hex("#2f7a68"), brush.Hex("#3f8f78"))
	for i := range 24 {
		v.lines(brush.Hex("#256354"), 1, 0.8, "M"+num(float64(i%9)*15)+" -2 L"+num(float64(i%9)*15)+" 50",
			"M-2 "+num(float64(i%4)*14)+" L122 "+num(float64(i%4)*14))
	}
	v.line(brush.Slate.Light(0.3), 2.4, "M-2 3 L122 3")
	v.sausages(brush.Hex("#c84a3a"), 5, 30, 4, 22)
	v.sausages(brush.Hex("#a8382e"), 94, 116, 4, 26)
	v.land(brush.Hex("#d8c8a8"), 54, 0.3)
	v.Ground(60, 62, 44, 4, 0.8)
	v.draw(brush.Wood, "M24 38 L96 38 L94 66 L26 66 Z")
	v.lines(brush.WoodDim, 1.4, 0.8, "M36 44 L37 64", "M48 46 L48 64", "M60 46 L60 64", "M72 46 L72 64", "M84 44 L83 64")
	v.oval(cutWood, 60, 38, 38, 9)
	v.lines(brush.Hex("#b98a52"), 1.1, 0.8, "M34 38 C40 33 78 32 86 38", "M44 40 C50 42 70 43 78 40", "M30 36 L36 34")
	v.form(brush.Hex("#d8604e"), "M-60 0 C-60 -44 10 -60 40 -20 C56 0 44 34 10 36 C-30 40 -60 30 -60 0 Z", 38, 33, 24, 0)
	v.oval(brush.Hex("#f6d8c4"), 46, 33, 4.6, 5)
	v.oval(brush.Snow, 47, 33, 2, 2.4)
	v.line(brush.Hex("#e8c48a"), 5, "M84 14 L98 2")
	v.draw(brush.Hex("#d4dce2"), "M50 14 L74 3 L87 19 L70 41 C62 34 54 24 50 14 Z")
	v.lines(brush.Snow, 2, 0.9, "M53 16 C56 24 62 32 69 37")
	v.oval(brush.Hex("#3f8f78"), 74, 9, 2, 2)
}
