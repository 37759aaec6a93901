package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintSmallScaleFarmer is a man with one carrot behind his tiny house and field.
func paintSmallScaleFarmer(v *vignette) {
	v.back(brush.Hex("#fdf07a"), brush.Hex("#fff8c8"))
	v.land(brush.Hex("#c8d84a"), 40, 4)
	f := v.villager(34, 22, 10.4, 0.5, brush.Hex("#4a86c8"), hairRed)
	f.torso().face(smile).beard().brim(brush.Hex("#d9a84a"), brush.Hex("#7a4a2c"))
	f.trace(brush.Hex("#2f5a94"), 3.4, "M-7 12 L-7 50", "M7 12 L7 50")
	props.House(v.Canvas, 96, 44, 20, brush.RoofRed, false, 4)
	v.draw(brush.Soil, "M66 46 L112 46 L120 60 L60 60 Z")
	for i := range 3 {
		f.cabbage(74+float64(i)*16, 53, 4.4)
	}
	v.rail(56, 64, 124, 64, 9, 8)
	f.arm(-1, 12, 50, 28, 56).arm(1, 60, 46, 60, 32).root(carrot, 60, 25, 62, 44)
	f.oval(skin, 61, 33, 3.4, 2.6)
}

// paintGeologist is a woman with hammer and ammonite before the layers of a cliff.
func paintGeologist(v *vignette) {
	v.back(brush.Hex("#f0d8b0"), brush.Hex("#f0d8b0"))
	for i, k := range []string{"#e8b87a", "#b8603a", "#efe0c0", "#7a8a94", "#c98a5a", "#5f4a4f", "#d9a24a"} {
		v.land(brush.Hex(k), -6+float64(i)*9.6, 5)
	}
	f := v.villager(78, 21, 10.2, -0.7, brush.Hex("#6a7a4a"), hairDark)
	f.tresses().torso().knot(brush.Hex("#d9622a")).face(smile).parted().glasses()
	f.brim(brush.Hex("#d9cfa8"), brush.Hex("#7a5a3a"))
	f.oval(brush.Hex("#9a9084"), 30, 36, 17, 16)
	f.lines(brush.Hex("#4f4844"), 2.2, 0.95, "M18 44 C12 30 28 20 38 28 C46 36 38 48 29 45 C20 41 24 30 31 32 C37 34 "+
		"34 41 30 39")
	f.arm(-1, 56, 50, 44, 44)
	f.pick(104, 40, 98, 10).arm(1, 108, 52, 104, 36)
}

// paintRoofBallaster is a man in the wind who lays stones on a thatched roof.
func paintRoofBallaster(v *vignette) {
	v.back(brush.Hex("#4f6f74"), brush.Hex("#a9c0b8"))
	v.soft(brush.Hex("#38525a"), 24, 6, 34, 9, 0.9)
	v.soft(brush.Hex("#38525a"), 84, 12, 30, 7, 0.8)
	v.lines(brush.Cream, 1.4, 0.7, "M4 22 C16 18 22 26 34 20", "M2 32 C12 28 18 34 26 30",
		"M96 26 C106 22 110 28 122 24")
	v.wall(brush.RoofRust, 96, 20, 18, 36, 5)
	v.box(brush.StoneMid, 93, 16, 24, 5)
	v.lines(brush.Snow, 4, 0.7, "M105 14 C110 6 116 8 126 4")
	f := v.villager(56, 17, 9.2, 0.6, brush.Hex("#c9683a"), hairFair)
	f.lean = 0.1
	f.torso().knot(brush.Hex("#e8d05a")).face(calm).crop()
	v.draw(brush.Hex("#d9b04a"), "M-6 30 L124 52 L124 66 L-6 66 Z")
	for i := range 16 {
		x := float64(i)*8 - 4
		v.lines(brush.EarthDim, 1.2, 0.7, "M"+num(x)+" "+num(34+x*0.17)+" L"+num(x-3)+" 64")
	}
	for i, x := range []float64{8, 26, 116} {
		props.Boulder(v.Canvas, x, 36+x*0.17, 8+float64(i%2)*2, brush.StoneMid, uint32(3+i))
	}
	v.oval(brush.Hex("#b8b0b4"), 78, 40, 13, 9)
	f.arm(-1, 36, 38, 66, 45).arm(1, 82, 26, 88, 38)
}

// paintCarpenter planes a board at the bench, a saw on the wall.
func paintCarpenter(v *vignette) {
	v.back(brush.Hex("#5a7f8a"), brush.Hex("#7a9a9a"))
	v.draw(brush.Hex("#d5dde0"), "M6 4 L44 6 L44 18 Z")
	v.draw(brush.Wood, "M42 3 L56 3 L56 20 L42 19 Z")
	v.chiselRack(100, 4)
	f := v.villager(82, 20, 9.6, -0.8, brush.Hex("#e3d3b4"), hairNut)
	f.torso().apron(brush.Hex("#7a4a34")).face(smile).crop().moustache()
	v.box(brush.Hex("#e0b070"), -4, 47, 128, 5)
	v.box(brush.WoodDim, -4, 52, 128, 12)
	v.draw(brush.Hex("#8a4f2a"), "M20 47 L20 38 L28 38 L30 33 L34 33 L36 38 L50 38 L54 33 L58 34 L58 47 Z")
	for _, p := range brush.Pts(12, 43, 17, 36, 6, 50, 6, 40) {
		v.Paint(v.Stroke(brush.Ellipse(p.X, p.Y, 4, 3.4), brush.Const(2.2)), brush.Flat(brush.Hex("#f6dca4")), 1)
		v.Paint(v.Stroke(brush.Ellipse(p.X, p.Y, 4.8, 4.2), brush.Const(0.7)), brush.Flat(brush.InkSoft), 0.9)
	}
	f.arm(1, 92, 48, 52, 36).arm(-1, 56, 30, 32, 33)
}

// chiselRack is a rack of chisels on a wall.
func (v *vignette) chiselRack(x, y float64) {
	v.box(brush.WoodDim, x-4, y+6, 28, 3)
	for i := range 3 {
		v.box(brush.RoofOrange, x+float64(i)*8-1.4, y, 4, 8)
		v.box(brush.Hex("#d5dde0"), x+float64(i)*8-0.6, y+9, 2.4, 10)
	}
}

// paintGreengrocer is a woman with a cabbage at her stall full of vegetables.
func paintGreengrocer(v *vignette) {
	v.back(brush.Hex("#4fc0d8"), brush.Hex("#a9e4e8"))
	f := v.villager(56, 23, 10, 0.2, brush.Hex("#f0c040"), hairRed)
	f.tresses().torso().apron(brush.Hex("#3f8a4a")).face(smile).parted().bandana(brush.Snow)
	m := v.draw(brush.Snow, "M-4 -4 L124 -4 L124 8 L-4 8 Z")
	for i := range 6 {
		v.Paint(v.Fill(brush.Rect(float64(i)*22-6, -6, 11, 16)).And(m), brush.Flat(brush.Pumpkin), 1)
	}
	v.box(brush.Hex("#9a6236"), -4, 48, 128, 16)
	for i := range 4 {
		v.oval(brush.RoofRed, 6+float64(i)*9, 47-float64(i%2)*3, 4.6, 4.2)
		f.root(carrot, 92+float64(i)*8, 40, 88+float64(i)*8, 54)
	}
	props.Pumpkin(v.Canvas, 20, 44, 17, brush.Pumpkin, 3)
	f.arm(-1, 34, 48, 48, 50).arm(1, 78, 48, 66, 50).cabbage(57, 46, 9)
	v.lines(brush.Ink, 1, 0.5, "M-4 56 L124 56")
}

// paintBrushwoodCollector is a girl bent under a bundle of twigs on the moor.
func paintBrushwoodCollector(v *vignette) {
	v.back(brush.Hex("#e6c8cc"), brush.Hex("#b894b4"))
	for i, x := range []float64{8, 24, 106} {
		v.line(brush.Snow, 3.4, "M"+num(x)+" -4 L"+num(x+float64(i%2)*2)+" 46")
		v.lines(brush.Ink, 1.4, 0.9, "M"+num(x-1.4)+" 8 L"+num(x+1)+" 8", "M"+num(x-1)+" 20 L"+num(x+1.6)+" 20",
			"M"+num(x-1.4)+" 32 L"+num(x+1)+" 32")
	}
	v.land(brush.Hex("#9a5f86"), 42, 3)
	f := v.villager(42, 24, 9, -1, brush.Hex("#4f7f9a"), hairDark)
	f.lean = -0.36
	f.gown(46).apron(brush.Hex("#c9bfa4")).profile(smile).tail()
	f.bandana(brush.Hex("#d9803a"))
	f.faggot(80, 24, 64, 0.28)
	f.faggot(76, 15, 54, 0.2)
	f.arm(1, 74, 46, 58, 30).arm(-1, 34, 46, 26, 54)
	f.haft(2, 27, 40, 22, 64)
	for _, p := range brush.Pts(12, 52, 100, 54, 112, 48, 92, 60) {
		heather(v.Canvas, p)
	}
}

// paintPastor preaches from a wooden pulpit, black against a white wall.
func paintPastor(v *vignette) {
	v.back(brush.Hex("#f4f0e6"), brush.Hex("#e4dccc"))
	v.box(brush.Hex("#cfe4ee"), 8, 6, 20, 36)
	v.line(brush.Hex("#8a7f74"), 1.4, "M18 6 L18 42 M8 18 L28 18 M8 30 L28 30")
	v.draw(brush.Hex("#7a4a2c"), "M42 6 L108 6 L98 -4 L52 -4 Z")
	f := v.villager(76, 23, 9.6, -0.5, brush.Hex("#2c2a30"), hairNut)
	f.torso().face(gape).crop()
	f.part(brush.Snow, "M-1 11 L-6 10 L-6 24 L-1.4 24 Z").part(brush.Snow, "M1 11 L6 10 L6 24 L1.4 24 Z")
	f.arm(-1, 48, 42, 44, 24).arm(1, 100, 44, 92, 46)
	v.draw(brush.Hex("#9a6238"), "M42 48 L112 48 L106 66 L48 66 Z")
	v.box(brush.Hex("#7a4a2c"), 40, 45, 74, 5)
	f.book(brush.Hex("#5a2a2c"), 78, 38, 12)
	f.draw(brush.Gold, "M75 52 L79 52 L79 55 L83 55 L83 58 L79 58 L79 66 L75 66 L75 58 L71 58 L71 55 L75 55 Z")
}
