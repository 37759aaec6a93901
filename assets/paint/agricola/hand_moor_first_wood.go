package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintSwamp is a dead tree in foggy water with a crow and will-o'-the-wisps.
func paintSwamp(v *vignette) {
	v.back(brush.Hex("#4a3f5e"), brush.Hex("#a3ac74"))
	v.land(brush.Hex("#5c6440"), 30, 3)
	v.draw(brush.Hex("#3c5a3c"), "M-4 38 C30 35 90 36 124 38 L124 64 L-4 64 Z")
	v.haze(brush.Hex("#d3dca8"), 0.6, 28, 4, 14, 34, 66, 31, 110, 35)
	bark := brush.Hex("#33262e")
	v.draw(bark, "M34 55 C44 48 46 34 47 20 L55 20 C56 34 60 48 72 55 C62 51 58 56 53 52 C46 56 42 52 34 55 Z")
	for _, d := range []string{"M51 30 C44 16 34 14 24 4", "M36 13 L22 15", "M51 28 C58 12 70 12 80 2",
		"M66 11 L82 13", "M51 28 L50 -4"} {
		v.line(bark, 3, d)
	}
	props.Crow(v.Canvas, 76, 12, 14, false)
	v.lines(brush.Hex("#a8c474"), 1.4, 0.9, "M24 57 L84 57", "M6 47 L32 47", "M72 46 L104 45", "M84 52 L112 52")
	for _, q := range brush.Pts(92, 27, 108, 18, 14, 24) {
		v.soft(brush.Hex("#d8ffb0"), q.X, q.Y, 11, 11, 0.9)
		v.specks(brush.Snow, 2.2, 1, q.X, q.Y, 1, 1)
	}
	props.Reeds(v.Canvas, 10, 62, 28)
	props.Reeds(v.Canvas, 112, 62, 30)
}

// paintThicket is thorny canes in a tangle with berries and a rabbit within.
func paintThicket(v *vignette) {
	v.back(brush.Hex("#16301f"), brush.Hex("#22422a"))
	for i := range 40 {
		x, y := float64(i*43%124), float64(i*29%62)
		v.form(brush.Hex("#2f6a34").Light(0.07*float64(i%3)), "M0 0 C-40 -30 -30 -80 0 -100 C30 -80 40 -30 0 0 Z", x,
			y, 12, float64(i*61%360))
	}
	v.oval(brush.Hex("#0f1f16"), 60, 44, 22, 18)
	fur := brush.Hex("#d8c2a4")
	v.draw(fur, "M52 34 C46 16 50 10 54 14 C58 20 58 28 58 34 Z")
	v.draw(fur, "M62 34 C62 24 66 10 71 14 C72 22 70 28 67 35 Z")
	v.oval(fur, 60, 44, 13, 12)
	v.oval(brush.Ink, 54, 41, 2, 2.4)
	v.oval(brush.Ink, 66, 41, 2, 2.4)
	v.oval(brush.Rose, 60, 47, 2.2, 1.6)
	for _, d := range []string{"M-4 58 C20 10 50 0 84 30 C96 42 100 52 104 64",
		"M124 50 C100 6 66 6 36 30 C24 40 18 52 14 64",
		"M-4 22 C20 2 70 -2 124 16"} {
		v.line(brush.Hex("#8a4a4c"), 2.6, d)
	}
	for _, q := range [][3]float64{{12, 36, -50}, {30, 14, -20}, {60, 13, 20}, {88, 34, 60}, {106, 25, 10}, {24, 8,
		0}, {20, 50, 240}, {112, 44, 80}} {
		v.form(brush.Hex("#c98a7c"), "M-24 0 L0 -90 L24 0 Z", q[0], q[1], 6, q[2])
	}
	for _, q := range brush.Pts(22, 26, 100, 42, 92, 12, 10, 50, 44, 8) {
		for j := range 5 {
			v.oval(brush.Hex("#5a3a8c").Light(0.1*float64(j%2)), q.X+float64(j%3)*3-3, q.Y+float64(j/3)*3.4, 2.4, 2.4)
		}
	}
}

// paintBogForest is birches in autumn round blue pools with cotton grass.
func paintBogForest(v *vignette) {
	v.back(brush.Hex("#ffe9a8"), brush.Hex("#fff6d4"))
	v.haze(brush.Hex("#f0a030"), 0.85, 24, 14, 6, 4, 42, 0, 80, 4, 116, 0)
	v.land(brush.Hex("#b8793a"), 36, 1)
	v.stems(brush.Snow, brush.Ink, 5, 14, 40, 34, 38, 52, 40, 78, 38, 96, 41, 112, 38)
	v.draw(brush.Hex("#3f78b4"), "M6 50 C20 40 62 42 70 50 C60 60 18 60 6 50 Z")
	v.draw(brush.Hex("#3f78b4"), "M84 54 C92 48 118 48 124 54 L124 62 L90 62 Z")
	v.stems(brush.Snow, brush.Ink, 7, 28, 54, 62, 50, 104, 56)
	v.lines(brush.Snow, 1.4, 0.8, "M26 56 L36 57", "M44 50 L58 50", "M100 58 L110 58")
	v.specks(brush.Hex("#e88a1e"), 2, 24, 0, 0, 120, 18)
	for _, q := range brush.Pts(76, 46, 82, 42, 8, 46, 116, 44, 44, 60, 88, 44) {
		v.lines(brush.LeafDim, 1.1, 1, "M"+num(q.X)+" "+num(q.Y+14)+" L"+num(q.X)+" "+num(q.Y))
		v.oval(brush.Snow, q.X, q.Y, 3, 3.4)
	}
}

// paintForestSwamp is thick alders on arched roots in water full of duckweed.
func paintForestSwamp(v *vignette) {
	v.back(brush.Hex("#0f3a34"), brush.Hex("#2c6a4a"))
	v.stems(brush.Hex("#1f4a3c"), brush.Hex("#163a30"), 7, 20, 40, 58, 38, 88, 40, 114, 38)
	v.rays(brush.Hex("#d8f08a"), 0.22, 34, 66)
	v.draw(brush.Hex("#7ec850"), "M-4 40 L124 38 L124 64 L-4 64 Z")
	v.draw(brush.Hex("#1d4a44"), "M30 50 C40 45 74 45 84 50 C74 56 40 56 30 50 Z")
	bark := brush.Hex("#6b4a3a")
	for _, x := range []float64{18, 100} {
		for _, d := range []float64{-16, -6, 6, 16} {
			v.line(bark.Dark(0.1), 3, "M"+num(x)+" 24 C"+num(x+d*0.5)+" 34 "+num(x+d)+" 38 "+num(x+d*1.1)+" 54")
		}
		v.draw(bark, "M"+num(x-8)+" -4 L"+num(x+8)+" -4 L"+num(x+9)+" 30 L"+num(x-9)+" 30 Z")
		v.lines(bark.Dark(0.5), 1, 0.7, "M"+num(x-3)+" 0 L"+num(x-2)+" 24", "M"+num(x+3)+" 4 L"+num(x+4)+" 26")
	}
	v.specks(brush.Hex("#b8ea74"), 1.3, 60, 0, 42, 120, 20)
	v.draw(bark.Light(0.1), "M40 58 L82 46 L86 52 L46 64 Z")
	v.oval(cutWood, 84, 49, 3, 4)
	for _, q := range brush.Pts(56, 53, 66, 50) {
		v.box(brush.Cream, q.X-1.4, q.Y-6, 2.8, 7)
		v.draw(brush.Dragon, "M"+num(q.X-6)+" "+num(q.Y-5)+" C"+num(q.X-5)+" "+num(q.Y-13)+" "+num(q.X+5)+" "+
			num(q.Y-13)+" "+num(q.X+6)+" "+num(q.Y-5)+" Z")
	}
}

// paintForestHut is a hut of leaning boughs in a red wood, somebody at its door.
func paintForestHut(v *vignette) {
	v.back(brush.Hex("#f3c9b0"), brush.Hex("#f7e3cc"))
	v.haze(brush.Hex("#c8402c"), 0.9, 26, 14, 8, 6, 44, 0, 82, 2, 116, 6)
	v.stems(brush.Hex("#8f8290"), brush.Hex("#6a5e70"), 6, 10, 46, 28, 42, 96, 44, 114, 46)
	v.haze(brush.Hex("#e0603a"), 0.85, 16, 9, 20, 2, 62, -2, 104, 2)
	v.land(brush.Hex("#b5532f"), 44, 2)
	v.draw(brush.Hex("#4a3434"), "M60 2 L106 58 L24 58 Z")
	for i := range 10 {
		t := float64(i) / 9
		v.line([...]brush.Col{brush.Wood, brush.WoodDim, brush.Hex("#9a7048")}[i%3], 3,
			"M"+num(56+t*14)+" "+num(-2+t)+" L"+num(16+t*94)+" 60")
	}
	v.draw(brush.Hex("#2c2024"), "M63 22 L78 60 L48 60 Z")
	v.folk(63, 60, 28, brush.Leaf, brush.Straw)
	for i := range 14 {
		v.form(brush.Hex("#e2742c"), "M0 0 C-40 -40 -20 -80 0 -100 C20 -80 40 -40 0 0 Z", float64(i*41%120), 50+
			float64(i*7%12), 5, float64(i*50))
	}
}
