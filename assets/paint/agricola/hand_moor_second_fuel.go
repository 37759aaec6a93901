package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintFuelStorage is a shed under reed, peat stacked in one half and logs in the other.
func paintFuelStorage(v *vignette) {
	v.back(brush.Hex("#6fb8b0"), brush.Hex("#b8dcc4"))
	v.land(brush.Hex("#4f8a5a"), 52, 1)
	v.box(brush.Hex("#3a2a28"), 10, 18, 100, 40)
	for row := range 5 {
		for i := range 5 {
			x := 13 + float64(i)*9.4 - float64(row%2)*2
			v.driedSod(x, 50.5-float64(row)*7.2, 9.4, 7, i+row*2)
		}
	}
	for row := range 4 {
		for i := range 5 - row%2 {
			x, y := 67.5+float64(i)*9+float64(row%2)*4.5, 53-float64(row)*8.2
			v.oval(cutWood.Dark(0.1*float64((i+row)%2)), x, y, 4.5, 4.3)
			v.Paint(v.Stroke(brush.Ellipse(x, y, 2.2, 2.1), brush.Const(0.8)), brush.Flat(brush.WoodDim), 0.8)
		}
	}
	for _, x := range []float64{7, 57, 107} {
		v.box(brush.WoodDim, x, 16, 6, 44)
	}
	roof := brush.Hex("#e0b650")
	m := v.draw(roof, "M-2 22 L20 -6 L102 -6 L122 22 C100 26 20 26 -2 22 Z")
	for i := range 20 {
		x := 2 + float64(i)*6
		v.scored(m, roof.Dark(0.4), 1.1, 0.7, "M"+num(x)+" 26 L"+num(60+(x-60)*0.7)+" -6")
	}
	v.scored(m, roof.Light(0.4), 1.4, 0.8, "M4 14 C40 18 80 18 116 14")
}

// paintPeatSled is somebody who draws a sled full of peat through the snow.
func paintPeatSled(v *vignette) {
	v.back(brush.Hex("#a6c8e4"), brush.Hex("#e6f0f6"))
	for i, x := range []float64{6, 32, 60, 88, 114} {
		v.snowySpruce(brush.Hex("#3f7480"), x, 36, 30+float64(i*3%5)*2)
	}
	v.land(brush.Hex("#fafcff"), 34, 2)
	v.lines(brush.Hex("#a8bcd8"), 1.6, 0.9, "M64 60 L124 59", "M70 54 L124 52")
	v.folk(18, 56, 44, brush.RoofRed, brush.Hex("#3a4a6a"))
	v.line(brush.Straw, 1.4, "M25 37 L48 44")
	v.arm(brush.RoofRed, 4, 24, 34, 30, 39)
	v.Ground(78, 58, 38, 3, 0.6)
	v.turfHeap(80, 40, 11, 7, 4, 5)
	v.box(brush.Wood.Light(0.1), 46, 39, 66, 5)
	for _, x := range []float64{54, 78, 102} {
		v.line(brush.Wood, 3, "M"+num(x)+" 44 L"+num(x)+" 55")
	}
	v.line(brush.Hex("#c8682c"), 3.6, "M46 36 C36 38 36 56 50 56 L116 56")
	v.specks(brush.Snow, 1.2, 34, 0, 0, 120, 50)
}

// paintFirewood is a log that an axe splits in two on the block.
func paintFirewood(v *vignette) {
	v.back(brush.Hex("#ffb938"), brush.Hex("#ffe08c"))
	for row := range 5 {
		for i := range 9 {
			x := float64(i)*13 - 2 + float64(row%2)*6
			if x > 36 && x < 84 {
				continue
			}
			v.splitLog(cutWood.Dark(0.09*float64((i*2+row)%3)), x, 47-float64(row)*7, 13, float64((i+row)%2)*180)
		}
	}
	v.land(brush.Hex("#b8742c"), 52, 0.6)
	props.Stump(v.Canvas, 60, 64, 50)
	for _, d := range []float64{-1, 1} {
		x := 60 + d*15
		v.form(brush.Wood, "M-28 0 L-28 -92 C-20 -104 20 -104 28 -92 L28 0 C20 8 -20 8 -28 0 Z", x, 39, 34, d*26)
		v.form(cutWood, "M"+num(-d*28)+" 2 L"+num(-d*28)+" -94 L"+num(d*6)+" -90 L"+num(d*2)+" 4 Z", x, 39, 34, d*26)
	}
	v.line(brush.Dragon, 4.4, "M64 19 L108 -4")
	v.draw(brush.Slate.Light(0.35), "M54 14 L70 8 L74 22 L66 30 C58 30 52 28 50 34 C48 26 50 18 54 14 Z")
	v.lines(brush.Snow, 1.4, 0.9, "M53 19 C51 24 50 28 51 31")
	for i, q := range brush.Pts(30, 12, 40, 4, 24, 26, 92, 18, 84, 4, 100, 30) {
		v.form(cutWood, "M-50 -20 L40 -40 L50 20 L-30 40 Z", q.X, q.Y, 6, float64(i)*50)
	}
}

// paintCoalSeam is the layers of the ground with black coal in them, a pick and a
// cart full of it.
func paintCoalSeam(v *vignette) {
	v.back(brush.Hex("#bfe2f2"), brush.Hex("#bfe2f2"))
	v.draw(brush.Hex("#9a6438"), "M-4 10 C30 6 80 14 124 8 L124 64 L-4 64 Z")
	v.draw(brush.Hex("#84b440"), "M-4 9 C30 5 80 13 124 7 L124 12 C80 18 30 10 -4 14 Z")
	v.draw(brush.Hex("#c98a4c"), "M-4 17 C40 12 84 24 124 16 L124 26 C84 32 40 20 -4 25 Z")
	v.draw(brush.Hex("#2c2a32"), "M-4 25 C40 20 84 32 124 25 L124 44 C84 52 40 38 -4 44 Z")
	for i := range 22 {
		x, y := float64(i*37%118), 29+float64(i*11%13)
		v.form(brush.Hex("#4a4856").Light(0.08*float64(i%3)), "M-50 10 L-20 -40 L40 -34 L54 8 L10 40 Z", x, y, 8, float64(i*50))
	}
	v.lines(brush.Hex("#b8c0d4"), 1.3, 0.9, "M10 30 L14 28", "M36 34 L40 31", "M28 40 L31 38", "M60 30 L64 28",
		"M112 36 L116 33")
	v.draw(brush.Hex("#b0764a"), "M-4 44 C40 38 84 52 124 44 L124 64 L-4 64 Z")
	v.draw(brush.Hex("#8f5c3c"), "M-4 54 C40 50 84 60 124 54 L124 64 L-4 64 Z")
	v.line(brush.Wood, 3.4, "M20 58 L44 20")
	v.draw(brush.Slate.Light(0.3), "M24 24 C34 12 52 14 62 32 C54 24 46 22 40 22 C34 20 28 22 24 24 Z")
	v.Ground(90, 59, 26, 3, 0.8)
	for i, q := range brush.Pts(76, 34, 88, 30, 100, 34, 82, 38, 95, 37, 106, 38, 72, 38) {
		v.form(brush.Hex("#34323c").Light(0.07*float64(i%3)), "M-54 14 L-24 -46 L40 -38 L58 8 L14 44 Z", q.X, q.Y, 15,
			float64(i*70))
	}
	v.planks(brush.Hex("#b8552f"), 66, 38, 46, 16, 6)
	v.box(brush.Slate, 64, 37, 50, 4)
	v.wheel(brush.Slate.Light(0.2), 76, 55, 5)
	v.wheel(brush.Slate.Light(0.2), 102, 55, 5)
}

// paintPeatIron is a long iron with a wing on its blade and the sod that it has cut.
func paintPeatIron(v *vignette) {
	v.back(brush.Hex("#cfa6dc"), brush.Hex("#ecd2ea"))
	v.land(brush.Hex("#8a9a3c"), 44, 1)
	v.land(brush.Hex("#453230"), 50, 1)
	for _, q := range brush.Pts(6, 48, 20, 47, 34, 49, 52, 48, 106, 47, 116, 48) {
		heather(v.Canvas, q)
	}
	v.line(brush.Wood, 4.6, "M10 9 L56 31")
	v.line(brush.WoodDim, 5, "M4 19 L15 -1")
	v.draw(brush.Slate, "M46 22 L62 29 L58 38 L43 31 Z")
	v.draw(brush.Hex("#93a4b0"), "M64 26 L70 12 L113 33 L106 46 Z")
	v.draw(brush.Hex("#c4d0d8"), "M55 32 L64 26 L107 46 L94 56 L88 55 Z")
	v.lines(brush.Snow, 1.4, 0.9, "M60 34 L90 51")
	turf := brush.Hex("#6a452e")
	v.draw(turf, "M66 30 L70 16 L102 31 L97 45 Z")
	v.draw(turf.Light(0.2), "M70 16 L80 10 L112 25 L102 31 Z")
	v.draw(turf.Dark(0.3), "M102 31 L112 25 L107 40 L97 45 Z")
	v.lines(turf.Light(0.35), 1.2, 0.8, "M74 24 L82 27", "M82 34 L90 37", "M90 30 L96 33")
}
