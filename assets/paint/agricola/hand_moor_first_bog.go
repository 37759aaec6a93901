package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintPeatBurnOff is somebody with a rake before a low line of fire by day.
func paintPeatBurnOff(v *vignette) {
	v.back(brush.Hex("#f4e3a4"), brush.Hex("#f0cf86"))
	v.land(brush.Hex("#a98f4e"), 26, 2)
	v.haze(brush.Hex("#f3efe6"), 0.9, 17, 12, 62, 26, 80, 14, 100, 8, 118, 20)
	v.haze(brush.Hex("#c9beb4"), 0.8, 13, 8, 54, 34, 74, 26, 96, 24, 110, 4)
	v.draw(brush.Hex("#3d2e2b"), "M-4 52 C30 44 70 42 124 42 L124 64 L-4 64 Z")
	for i := range 8 {
		v.blaze(48+float64(i)*10, 49-float64(i%2)*2, 15+float64(i*5%4)*3)
	}
	v.lines(brush.Lava, 1.2, 0.8, "M52 56 L62 55", "M74 54 L88 53", "M96 58 L110 57", "M70 60 L80 59")
	v.folk(22, 58, 50, brush.Hex("#4f7c8c"), brush.WoodDim)
	v.line(brush.Wood, 2, "M22 36 L52 57")
	v.line(brush.Wood, 2.6, "M48 62 L57 51")
	v.arm(brush.Hex("#4f7c8c"), 4, 29, 34, 35, 45)
}

// paintClearFelling is a bare slope full of stumps, one tree left on it.
func paintClearFelling(v *vignette) {
	v.back(brush.Hex("#d3ece8"), brush.Hex("#f4f6e2"))
	v.land(brush.Hex("#cdb06c"), 20, 5)
	v.land(brush.Hex("#b9965a"), 36, 3)
	props.Pine(v.Canvas, 96, 32, 34, brush.Spruce, 4)
	for i, q := range brush.Pts(12, 26, 32, 23, 52, 26, 72, 24, 22, 36, 62, 36, 84, 38, 112, 36) {
		props.Stump(v.Canvas, q.X, q.Y, 7+float64(i/4)*4)
	}
	props.Stump(v.Canvas, 34, 58, 32)
	props.Stump(v.Canvas, 102, 60, 22)
	v.logs(70, 58, 26)
}

// paintReforestation is a young spruce with a spade, rows of others behind it.
func paintReforestation(v *vignette) {
	v.back(brush.Hex("#fdf0a8"), brush.Hex("#fbf7d8"))
	v.land(brush.Hex("#b98a5a"), 18, 4)
	for row := range 3 {
		v.firs(brush.Leaf, 4+float64(row)*5, 24+float64(row)*7, 14+float64(row)*3, 8+float64(row)*3, 9)
	}
	v.land(brush.Hex("#94643f"), 44, 1)
	v.oval(brush.Soil, 50, 56, 22, 6)
	v.line(brush.Straw, 1.8, "M38 8 L38 56")
	props.Pine(v.Canvas, 50, 56, 50, brush.Hex("#4f9a52"), 9)
	v.line(brush.Straw, 1.4, "M36 40 L52 43")
	v.peatSpade(90, 58, 50, 14)
}

// paintRegisterOfCraftsmen is an open book with a hammer, a pot and a basket in it.
func paintRegisterOfCraftsmen(v *vignette) {
	v.back(brush.Hex("#24503f"), brush.Hex("#1d4034"))
	v.draw(brush.Hex("#7c2f35"), "M8 6 L104 6 L110 58 L2 58 Z")
	v.draw(brush.Cream, "M56 10 C42 2 24 2 12 6 L7 54 C24 49 42 50 56 56 Z")
	v.draw(brush.Cream.Dark(0.06), "M56 10 C70 2 88 2 100 6 L105 54 C88 49 70 50 56 56 Z")
	for i := range 3 {
		y := 14 + float64(i)*14
		v.lines(brush.InkSoft, 1.2, 0.9, "M30 "+num(y)+" C36 "+num(y-2)+" 44 "+num(y+2)+" 50 "+num(y),
			"M30 "+num(y+5)+" C36 "+num(y+3)+" 40 "+num(y+6)+" 46 "+num(y+5),
			"M63 "+num(y)+" C70 "+num(y-2)+" 78 "+num(y+2)+" 84 "+num(y-1))
		v.oval([...]brush.Col{brush.RoofRed, brush.Gold, brush.RoofBlue}[i], 93, y, 4.6, 4.2)
	}
	v.line(brush.Wood, 1.8, "M17 22 L21 12")
	v.draw(brush.Slate, "M15 10 L26 12 L25 16 L14 14 Z")
	v.pot(brush.RoofOrange, 19, 37, 11)
	v.basket(brush.Straw, 18, 51, 12)
	v.draw(brush.Snow, "M74 52 C84 30 104 14 122 2 C120 22 104 40 82 50 Z")
	v.lines(brush.StoneDim, 1, 0.9, "M72 54 C86 38 100 24 116 10")
}

// paintLawnTurf is a strip of lawn rolled up off the bare soil.
func paintLawnTurf(v *vignette) {
	v.back(brush.Hex("#8ed04c"), brush.Hex("#6fb83c"))
	for i := range 4 {
		x := float64(i) * 36
		v.Paint(v.Fill(brush.Parse("M"+num(x)+" -2 L"+num(x+18)+" -2 L"+num(x+2)+" 62 L"+num(x-20)+" 62 Z")),
			brush.Flat(brush.Hex("#b4e06a")), 0.5)
	}
	v.draw(brush.Soil, "M-4 26 L74 20 L74 54 L-4 62 Z")
	for i := range 9 {
		v.oval(brush.SoilDim, 4+float64(i*23%66), 30+float64(i*11%22), 2, 1.1)
	}
	v.draw(brush.Hex("#5ea436"), "M72 8 L92 2 L114 2 C124 12 124 38 112 50 L88 58 Z")
	for i, r := range []float64{25, 19, 14, 8.5, 4} {
		v.oval([...]brush.Col{brush.Hex("#5ea436"), brush.Soil}[i%2], 76, 33, r*0.86, r)
	}
	for i := range 7 {
		props.Tuft(v.Canvas, 60+float64(i)*8, 12-float64(i%2)*3, 6, brush.Hex("#4c8f2c"))
	}
}

// paintPeatPellets is an upset bucket with small rolls of peat.
func paintPeatPellets(v *vignette) {
	v.back(brush.Hex("#f0a254"), brush.Hex("#f6c27e"))
	v.land(brush.Hex("#d9793c"), 36, 0.6)
	v.Ground(40, 54, 36, 7, 0.8)
	v.draw(brush.Hex("#5f97a8"), "M8 22 L50 10 C60 18 60 48 50 54 L8 46 C2 40 2 28 8 22 Z")
	v.oval(brush.Hex("#2c2a30"), 52, 32, 9, 22)
	v.lines(brush.Hex("#39606e"), 1.6, 0.8, "M16 20 C10 28 10 40 16 47", "M42 13 C36 24 36 42 42 52")
	for i, q := range brush.Pts(58, 34, 52, 42, 66, 38, 60, 46, 76, 42, 70, 48, 84, 48, 56, 54, 92, 54, 68, 56, 80,
		56,
		104, 56, 112, 50) {
		k := brush.Peat.Light(0.08 + 0.1*float64(i%3))
		v.form(k, "M-60 -40 L40 -40 C62 -40 62 40 40 40 L-60 40 Z", q.X, q.Y, 11, float64(i*67%50)-25)
		v.oval(k.Light(0.35), q.X-6, q.Y+1, 2.6, 4)
	}
}

// paintPeatCuttingExpedition is a file of people with spades and a pack horse
// before the rising sun.
func paintPeatCuttingExpedition(v *vignette) {
	v.back(brush.Hex("#f59a8c"), brush.Hex("#ffe2ae"))
	v.oval(brush.Hex("#fff3c4"), 62, 26, 19, 19)
	v.land(brush.Hex("#8f5f86"), 36, 4)
	v.land(brush.Hex("#5c3f58"), 50, 2)
	horse(v.At(brush.Pt(72, 56), 1), 46)
	v.sod(68, 38, 11)
	v.sod(82, 38, 9)
	v.sod(75, 32, 9)
	v.line(brush.Straw, 1.4, "M76 38 C74 46 76 50 80 52")
	for i, x := range []float64{16, 38, 106} {
		v.folk(x, 58+float64(i%2), 34, [...]brush.Col{brush.RoofBlue, brush.Leaf, brush.RoofRust}[i], brush.Straw)
		v.peatSpade(x+17, 14, 40, 208)
	}
}

// paintEcologicalNiche is a frog on a lily pad and a dragonfly over it.
func paintEcologicalNiche(v *vignette) {
	v.back(brush.Hex("#1f6f72"), brush.Hex("#2f9488"))
	v.lines(brush.WaterLit, 1.4, 0.6, "M4 14 L22 13", "M96 56 L116 55", "M4 52 L16 53")
	v.oval(brush.Hex("#8cc152"), 56, 50, 38, 11)
	v.draw(brush.Hex("#2a8a80"), "M56 50 L88 62 L68 64 Z")
	v.oval(brush.Hex("#a5d060"), 104, 36, 14, 5)
	for _, d := range []float64{-40, 0, 40} {
		v.form(brush.Rose.Light(0.3), "M0 0 C-34 -30 -26 -70 0 -100 C26 -70 34 -30 0 0 Z", 104, 36, 18, d)
	}
	frog := brush.Hex("#c4d63c")
	v.draw(frog.Dark(0.2), "M22 50 C12 38 26 28 38 40 L44 50 Z")
	v.draw(frog.Dark(0.2), "M88 50 C98 38 84 28 72 40 L66 50 Z")
	v.draw(frog, "M30 38 C28 18 84 18 82 38 C82 52 30 52 30 38 Z")
	v.oval(frog.Light(0.5), 56, 44, 17, 6)
	for _, x := range []float64{41, 71} {
		v.oval(frog, x, 20, 8, 8)
		v.oval(brush.Snow, x, 19, 5, 5)
		v.oval(brush.Ink, x, 19.5, 2.4, 3)
	}
	v.lines(brush.Ink, 1.5, 0.9, "M36 33 C46 40 66 40 76 33")
	v.line(brush.RoofBlue, 2, "M98 18 L116 6")
	for _, d := range []string{"M108 11 C98 8 96 2 98 0 C104 2 108 6 109 10 Z",
		"M108 12 C112 20 118 20 120 16 C116 12 112 11 108 11 Z"} {
		v.draw(brush.Snow, d)
	}
}

// paintPeatMoss is stars of moss from near by, green and crimson, with drops.
func paintPeatMoss(v *vignette) {
	v.back(brush.Hex("#5d7a1c"), brush.Hex("#3f5c18"))
	star := "M0 -100 C8 -60 12 -50 14 -40 L60 -78 L38 -28 L98 -20 L46 2 L86 54 L30 34 L14 96 L-4 44 L-58 82 L-34 26 " +
		"L-98 26 L-44 -4 L-82 -56 L-26 -34 Z"
	greens := [...]brush.Col{brush.Hex("#a8d436"), brush.Hex("#c8e45a"), brush.Hex("#c43a52"), brush.Hex("#8cbc2c")}
	for i := range 34 {
		x, y := float64(i*47%126)-2, float64(i*29%66)-2
		k := greens[i%4]
		v.form(k, star, x, y, 11+float64(i%3)*2, float64(i*31%72))
		v.oval(k.Light(0.55), x, y, 3, 3)
	}
	for _, q := range [][3]float64{{42, 26, 22}, {88, 38, 24}} {
		k := greens[int(q[0])%4]
		v.form(k, star, q[0], q[1], q[2], q[0])
		v.form(k.Light(0.3), star, q[0], q[1], q[2]*0.6, q[0]+30)
		v.oval(brush.Hex("#f2f6b4"), q[0], q[1], 4, 4)
	}
	v.oval(brush.WaterLit, 64, 12, 4, 4.6)
	v.oval(brush.WaterLit, 18, 48, 3.4, 4)
}

// paintMoorFire is flames on the heath at night and their light in a pool.
func paintMoorFire(v *vignette) {
	v.back(brush.Hex("#22142a"), brush.Hex("#c23a22"))
	v.haze(brush.Hex("#3c2432"), 0.8, 26, 9, 16, 8, 60, 4, 104, 10)
	v.soft(brush.Lava, 60, 34, 70, 16, 0.6)
	v.land(brush.Hex("#2a1a1e"), 36, 2)
	for i := range 8 {
		v.blaze(6+float64(i)*16, 40, 22+float64(i*7%4)*6)
	}
	v.draw(brush.Hex("#5a1f24"), "M8 50 C30 40 94 40 114 50 C100 62 24 62 8 50 Z")
	v.lines(brush.Lava, 2.2, 0.9, "M34 48 L40 48", "M52 50 L64 50", "M74 47 L92 47", "M44 54 L56 54", "M70 55 L84 55")
	v.lines(brush.LavaLit, 1.2, 0.9, "M54 47 L62 47", "M76 51 L84 51")
	props.Reeds(v.Canvas, 10, 62, 30)
	props.Reeds(v.Canvas, 110, 63, 34)
}

// paintMoorArcheology is a staked pit with a skull, a shard and a trowel in it.
func paintMoorArcheology(v *vignette) {
	v.back(brush.Hex("#93a06a"), brush.Hex("#8a8f58"))
	v.draw(brush.Hex("#4a342a"), "M14 8 L108 8 L122 64 L-2 64 Z")
	v.draw(brush.Hex("#8a6848"), "M22 16 L100 16 L112 64 L8 64 Z")
	v.lines(brush.Snow, 1.2, 0.9, "M48 8 L42 64", "M76 8 L82 64", "M12 34 L114 34", "M14 10 L108 10")
	bone := brush.Hex("#f4e8cc")
	v.draw(bone, "M18 38 C14 22 44 20 42 38 C42 44 38 46 38 52 L24 52 C24 46 19 44 18 38 Z")
	v.oval(dark, 26, 38, 3.4, 3.8)
	v.oval(dark, 36, 38, 3.2, 3.8)
	v.lines(dark, 1.3, 0.9, "M28 47 L28 52", "M31 47 L31 52", "M34 47 L34 52")
	v.draw(brush.RoofOrange, "M52 42 L56 34 C64 30 74 34 76 44 L70 40 L66 47 L60 42 L55 49 Z")
	v.lines(brush.Ink, 1.2, 0.8, "M57 37 L62 35 L66 38 L71 37")
	v.form(brush.Hex("#4f9a7a"), "M-8 -100 L8 -100 L10 -20 L0 0 L-10 -20 Z", 66, 28, 16, 80)
	v.draw(brush.Stone, "M84 58 L104 46 L100 36 C90 40 84 48 84 58 Z")
	v.line(brush.Wood, 3.4, "M102 40 L116 28")
	for _, q := range brush.Pts(14, 12, 108, 12, 61, 11) {
		v.line(brush.Straw, 2.6, "M"+num(q.X)+" "+num(q.Y-12)+" L"+num(q.X)+" "+num(q.Y+2))
	}
}

// paintBogBody is somebody of old who lies curled up like leather in the dark peat.
func paintBogBody(v *vignette) {
	v.back(brush.Hex("#171c22"), brush.Hex("#251d1c"))
	v.oval(brush.Hex("#33403e"), 60, 33, 58, 27)
	v.lines(brush.Hex("#5f7c78"), 1.3, 0.8, "M10 22 L26 20", "M94 52 L108 49", "M88 12 L100 13", "M14 48 L26 51")
	hide := brush.Hex("#94582c")
	v.line(hide.Dark(0.2), 6, "M86 44 L104 32 L92 22")
	v.draw(hide, "M40 24 C52 12 78 14 90 30 C96 42 90 52 80 50 C70 54 52 52 44 46 C36 40 36 30 40 24 Z")
	v.lines(hide.Dark(0.55), 1.3, 0.8, "M54 22 C50 28 50 36 54 42", "M62 20 C58 28 58 38 62 44",
		"M70 22 C68 28 68 36 70 42")
	v.line(hide, 6, "M86 46 L66 36 L58 52")
	v.line(hide.Light(0.1), 4.6, "M46 34 L56 50 L36 48")
	v.oval(hide.Light(0.12), 28, 32, 13, 12)
	v.draw(brush.Hex("#4a3022"), "M17 26 C18 14 42 12 42 30 C34 24 24 22 17 26 Z")
	v.lines(brush.Ink, 1.4, 0.95, "M19 33 L24 34", "M28 35 L33 34", "M22 40 L28 40", "M25 34 L24 37")
	v.line(brush.Straw, 1.5, "M40 30 C44 34 42 42 38 42 M42 36 L50 28")
	for _, q := range brush.Pts(104, 60, 12, 62) {
		heather(v.Canvas, q)
	}
}
