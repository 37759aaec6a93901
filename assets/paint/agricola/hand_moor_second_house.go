package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintOvenInstallation is a house cut open at night: warm pipes lead from its
// oven into every room.
func paintOvenInstallation(v *vignette) {
	v.back(brush.Hex("#182c5c"), brush.Hex("#3a5a94"))
	v.specks(brush.Snow, 1, 40, 0, 0, 120, 56)
	v.box(brush.RoofRust, 76, 0, 9, 18)
	v.draw(brush.RoofRed, "M60 0 L114 30 L108 34 L12 34 L6 30 Z")
	m := v.draw(brush.Hex("#f6d596"), "M60 7 L100 29 L100 60 L20 60 L20 29 Z")
	for _, q := range brush.Pts(44, 24, 32, 48, 88, 48, 74, 24) {
		v.Paint(v.Fill(brush.Ellipse(q.X, q.Y, 13, 10)).Blur(4*v.S).And(m), brush.Flat(brush.Hex("#ffb84a")), 0.8)
	}
	v.draw(brush.Snow, "M60 0 L114 30 L110 31.6 L60 5.4 L10 31.6 L6 30 Z")
	v.box(brush.Wood, 20, 32, 80, 4)
	v.box(brush.Wood, 14, 29, 6, 36)
	v.box(brush.Wood, 100, 29, 6, 36)
	v.box(brush.Wood, 14, 58, 92, 6)
	pipe := brush.Hex("#f2502a")
	v.line(pipe, 3, "M60 40 L60 18 L46 18 L46 27")
	v.line(pipe, 3, "M52 42 L28 42 L28 53")
	v.line(pipe, 3, "M68 42 L92 42 L92 53")
	tiles := brush.Hex("#2f8f8a")
	v.wall(tiles, 47, 39, 26, 19, 4)
	v.box(tiles.Dark(0.3), 45, 36, 30, 5)
	v.draw(dark, "M53 58 L53 52 C53 45 67 45 67 52 L67 58 Z")
	v.fire(60, 58, 11)
	v.box(brush.WoodDim, 66, 27, 22, 5)
	v.oval(brush.Snow, 70, 26, 4, 2.4)
	v.draw(brush.RoofBlue, "M73 28 C74 23 86 23 88 28 Z")
	for _, x := range []float64{36, 83} {
		v.lines(brush.RoofRed, 1.4, 0.9, "M"+num(x-2)+" 56 C"+num(x-4)+" 52 "+num(x)+" 50 "+num(x-2)+" 46",
			"M"+num(x+3)+" 56 C"+num(x+1)+" 52 "+num(x+5)+" 50 "+num(x+3)+" 46")
	}
}

// paintFarmhandsQuarters is farmhands asleep in bunks, their hats and boots beside them.
func paintFarmhandsQuarters(v *vignette) {
	v.back(brush.Hex("#c98a4a"), brush.Hex("#c98a4a"))
	v.planks(brush.Hex("#d29a58"), -4, -4, 128, 60, 11)
	v.land(brush.Hex("#7a4a30"), 55, 0.3)
	for i, k := range []brush.Col{brush.RoofRed, brush.Hex("#3f78b4")} {
		y := 24 + float64(i)*28
		v.oval(brush.Snow, 17, y-7, 9, 5)
		v.oval(skin, 20, y-9, 6, 6)
		v.draw([...]brush.Col{hairNut, hairFair}[i], "M14 "+num(y-9)+" C13 "+num(y-18)+" 27 "+num(y-18)+" 26 "+num(y-10)+
			" C22 "+num(y-13)+" 18 "+num(y-12)+" 14 "+num(y-9)+" Z")
		v.sleepyFace(20.4, y-8.4, 6)
		m := v.draw(k, "M25 "+num(y-2)+" C26 "+num(y-13)+" 44 "+num(y-14)+" 60 "+num(y-11)+" C68 "+num(y-16)+" 76 "+
			num(y-10)+" 76 "+num(y-2)+" Z")
		for j := range 7 {
			x := 30 + float64(j)*7
			v.scored(m, brush.Cream, 1.8, 0.8, "M"+num(x)+" "+num(y-18)+" L"+num(x)+" "+num(y))
		}
		if i == 0 {
			v.scored(m, brush.Cream, 1.8, 0.8, "M20 "+num(y-7)+" L80 "+num(y-7))
		}
		v.box(brush.WoodDim, 4, y-3, 76, 6)
	}
	v.box(brush.WoodDim, 2, -4, 6, 68)
	v.box(brush.WoodDim, 77, -4, 6, 68)
	v.box(brush.WoodDim, 88, 8, 32, 3.4)
	for i, x := range []float64{97, 113} {
		k := [...]brush.Col{brush.Straw, brush.Hex("#4a6a4a")}[i]
		v.form(k, "M-60 40 C-30 30 -30 -40 0 -40 C30 -40 30 30 60 40 C30 54 -30 54 -60 40 Z", x, 18, 15, 0)
	}
	for i, q := range brush.Pts(92, 58, 107, 58, 96, 62, 111, 62) {
		k := [...]brush.Col{brush.Hex("#6a3a28"), brush.Hex("#3a4048")}[i%2]
		v.form(k, "M-34 -100 L22 -100 L18 -36 C46 -32 58 -22 58 0 L-30 0 Z", q.X, q.Y, 15, 0)
		v.form(k.Light(0.3), "M-38 -108 L26 -108 L24 -86 L-36 -86 Z", q.X, q.Y, 15, 0)
	}
}

// paintWinterStorehouse is a cellar in a snowy bank, its door open on all that it holds.
func paintWinterStorehouse(v *vignette) {
	v.back(brush.Hex("#7a6ab4"), brush.Hex("#c8b4dc"))
	v.snowySpruce(brush.Hex("#3a5a74"), 8, 40, 36)
	v.snowySpruce(brush.Hex("#3a5a74"), 112, 42, 40)
	v.draw(brush.Hex("#f4f6ff"), "M-4 50 C4 30 18 24 26 14 C40 -6 80 -6 94 14 C102 24 116 32 124 50 L124 64 L-4 64 Z")
	v.draw(brush.StoneMid, "M24 60 L24 32 C24 2 96 2 96 32 L96 60 Z")
	for i := range 9 {
		t := float64(i)/8*2 - 1
		v.form(brush.Stone.Dark(0.1*float64(i%3)), "M-50 -40 L50 -40 L44 44 L-44 44 Z", 60+t*32, 14+t*t*18, 12, t*62)
	}
	v.draw(brush.Hex("#6a3a24"), "M34 60 L34 34 C34 12 86 12 86 34 L86 60 Z")
	v.soft(brush.LavaLit, 60, 34, 26, 20, 0.8)
	v.line(brush.WoodDim, 2.4, "M35 36 L85 36")
	for i, k := range []brush.Col{brush.Dragon, brush.Gold, brush.Leaf} {
		x := 44 + float64(i)*9
		v.box(k, x, 27, 7, 9)
		v.box(brush.Cream, x-0.6, 25, 8.2, 3)
	}
	v.lines(brush.Ink, 1.2, 1, "M76 12 L76 20")
	v.line(brush.Snow, 2, "M76 19 L76 24")
	v.form(brush.Hex("#c8583a"), "M-14 -84 C-8 -92 8 -92 14 -84 C18 -66 44 -56 40 -24 C30 10 -30 10 -40 -24 C-44 -56 -18 "+
		"-66 -14 -84 Z", 76, 36, 16, 0)
	v.lines(brush.Hex("#f6d8c4"), 1.6, 0.9, "M72 31 C75 34 78 34 80 31")
	props.Barrel(v.Canvas, 46, 58, 15)
	props.Pumpkin(v.Canvas, 63, 58, 15, brush.Pumpkin, 4)
	v.turfHeap(79, 58, 6, 4.6, 3, 3)
	v.draw(brush.Snow, "M18 36 C16 2 104 2 102 36 C100 40 96 38 95 32 C90 10 30 10 25 32 C24 38 20 40 18 36 Z")
	v.land(brush.Hex("#fbfcff"), 57, 0.6)
}

// paintVillageHall is a wide half-timbered house with a bell over its door and flags.
func paintVillageHall(v *vignette) {
	v.back(brush.Hex("#8cc63c"), brush.Hex("#d8ec9c"))
	v.draw(brush.Snow, "M2 10 C6 2 16 2 20 8 C28 6 32 12 28 16 L4 16 C0 14 0 12 2 10 Z")
	v.land(brush.Hex("#e2cf9c"), 54, 0.5)
	v.box(brush.Hex("#5a3428"), 52, 5, 16, 10)
	v.form(brush.Gold, "M-12 -50 C-40 -40 -30 20 -52 40 L52 40 C30 20 40 -40 12 -50 Z", 60, 10, 8, 0)
	v.draw(brush.Hex("#4f6fa8"), "M49 6 L60 -1 L71 6 Z")
	v.draw(brush.Hex("#4f6fa8"), "M12 28 L24 13 L96 13 L108 28 Z")
	v.lines(brush.Hex("#385488"), 1.2, 0.8, "M20 18 L100 18", "M16 23 L104 23")
	v.box(brush.Hex("#fff4dc"), 16, 28, 88, 30)
	v.draw(brush.Hex("#fff4dc"), "M42 29 L60 13 L78 29 Z")
	beam := brush.Hex("#6a3a2a")
	for _, d := range []string{"M16 29 L104 29", "M16 43 L48 43", "M72 43 L104 43", "M17 28 L17 58", "M103 28 L103 58",
		"M32 28 L32 58", "M88 28 L88 58", "M48 28 L48 58", "M72 28 L72 58", "M41 30 L60 13 L79 30", "M18 57 L31 44",
		"M102 57 L89 44"} {
		v.line(beam, 2.4, d)
	}
	for _, x := range []float64{20, 36, 76, 92} {
		v.box(brush.LavaLit, x, 32, 8.4, 8)
		v.lines(beam, 1.2, 1, "M"+num(x+4.2)+" 32 L"+num(x+4.2)+" 40")
	}
	v.oval(brush.Snow, 60, 23, 4.4, 4.4)
	v.lines(brush.Ink, 0.9, 1, "M60 20 L60 23 L62.4 24")
	v.draw(brush.Hex("#2f6a4a"), "M53 58 L53 42 C53 34 67 34 67 42 L67 58 Z")
	v.line(brush.Hex("#1f4a34"), 0.8, "M60 37 L60 58")
	for i, x := range []float64{40, 80} {
		v.box(brush.Snow, x-5, 46, 10, 9)
		v.lines(brush.InkSoft, 0.8, 0.9, "M"+num(x-3)+" 49 L"+num(x+3)+" 49", "M"+num(x-3)+" 52 L"+num(x+2)+" 52")
		v.line(brush.WoodDim, 1.4, "M"+num(6+float64(i)*108)+" 60 L"+num(6+float64(i)*108)+" 14")
	}
	v.draw(brush.Dragon, "M6 15 L18 18 L6 26 Z")
	v.draw(brush.Gold, "M114 15 L102 18 L114 26 Z")
	v.box(brush.Stone, 48, 57, 24, 3)
}

// paintBirthingHouse is three newborns in a row of baskets, a stork at the window.
func paintBirthingHouse(v *vignette) {
	v.back(brush.Hex("#ffc8d0"), brush.Hex("#ffe0da"))
	for i := range 8 {
		v.Paint(v.Fill(brush.Rect(float64(i)*16, -2, 7, 52)), brush.Flat(brush.Hex("#ffb4c2")), 0.7)
	}
	v.box(brush.Hex("#7cc4ec"), 40, -4, 40, 26)
	v.draw(brush.Snow, "M61 4 C52 2 50 14 58 15 C62 16 64 18 64 22 L76 22 C76 14 72 8 68 6 Z")
	v.draw(brush.Hex("#f06a2a"), "M54 7 L42 16 L56 13 Z")
	v.oval(brush.Ink, 58, 8, 1.3, 1.4)
	v.line(brush.Hex("#fffaf0"), 2.4, "M40 -4 L40 23 L80 23 L80 -4")
	v.draw(brush.Hex("#fff6e8"), "M28 -4 L50 -4 C48 10 42 16 34 22 Z")
	v.draw(brush.Hex("#fff6e8"), "M92 -4 L70 -4 C72 10 78 16 86 22 Z")
	v.land(brush.Hex("#d99a76"), 50, 0.3)
	for i, k := range []brush.Col{brush.Hex("#6fa8dc"), brush.Hex("#f2c84a"), brush.Hex("#8cc47a")} {
		x := 20 + float64(i)*40
		v.Ground(x, 59, 17, 2.6, 0.6)
		v.draw(brush.Snow, "M"+num(x-15)+" 30 L"+num(x+15)+" 30 L"+num(x+17)+" 48 L"+num(x-17)+" 48 Z")
		v.swaddled(k, x, 35, 9.4, 0)
		v.sleepyFace(x, 35, 8)
		v.line(hairNut, 1, "M"+num(x)+" 27 C"+num(x+3)+" 24 "+num(x+4)+" 28 "+num(x+1)+" 29")
		m := v.draw(brush.Hex("#c9924c"), "M"+num(x-18)+" 45 L"+num(x+18)+" 45 L"+num(x+14)+" 60 L"+num(x-14)+" 60 Z")
		for j := range 7 {
			cx := x - 18 + float64(j)*6
			v.scored(m, brush.WoodDim, 1.2, 0.7, "M"+num(cx)+" 44 C"+num(cx+4)+" 50 "+num(cx+4)+" 54 "+num(cx)+" 60",
				"M"+num(x-20)+" "+num(48+float64(j)*3.4)+" L"+num(x+20)+" "+num(48+float64(j)*3.4))
		}
		v.line(brush.Hex("#e0b06a"), 2.4, "M"+num(x-18)+" 45 L"+num(x+18)+" 45")
	}
}
