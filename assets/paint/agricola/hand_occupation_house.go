package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintManservant is a stiff old man in livery with a roast on a silver tray.
func paintManservant(v *vignette) {
	v.back(brush.Hex("#7a1f34"), brush.Hex("#94304a"))
	for i := range 20 {
		x, y := float64(i%7)*20+float64(i/7%2)*10-4, 6+float64(i/7)*18
		v.draw(brush.Hex("#a8445c"), "M"+num(x)+" "+num(y-5)+" L"+num(x+3.4)+" "+num(y)+" L"+num(x)+" "+num(y+5)+" "+
			"L"+num(x-3.4)+
			" "+num(y)+" Z")
	}
	f := v.villager(42, 20, 10, 0, brush.Hex("#2f2c38"), hairGrey)
	f.torso().part(brush.Snow, "M-6 10.4 L6 10.4 L3 40 L-3 40 Z").face(calm).wreath()
	f.part(brush.Ink, "M0 13 L-5 10.4 L-5 16 Z").part(brush.Ink, "M0 13 L5 10.4 L5 16 Z")
	f.dots(brush.Gold, 1.2, 0, 22, 0, 28)
	f.skin = brush.Snow
	f.arm(1, 72, 50, 84, 41).arm(-1, 20, 50, 44, 50)
	f.draw(brush.Snow, "M36 48 L52 48 L50 64 L40 64 Z")
	f.oval(brush.Hex("#dfe4e8"), 88, 36, 26, 5)
	f.draw(brush.Hex("#c3ccd4"), "M70 34 C70 10 106 10 106 34 C98 38 78 38 70 34 Z")
	f.oval(brush.Gold, 88, 14, 3, 3)
	f.lines(brush.Snow, 2, 0.9, "M76 30 C77 22 80 19 84 18")
}

// paintHouseSteward is a stout woman with a great ring of keys on the stairs.
func paintHouseSteward(v *vignette) {
	v.back(brush.Hex("#d8c4e4"), brush.Hex("#c0a8d4"))
	for i := range 5 {
		x, y := 66+float64(i)*12, 52-float64(i)*10
		v.box(brush.Hex("#b58a5a"), x, y, 66, 64-y)
		v.box(brush.Hex("#b8342f"), x, y-2, 66, 3)
	}
	v.box(brush.Gold, 4, 4, 24, 26)
	v.box(brush.Hex("#5f7f6a"), 7, 7, 18, 20)
	v.oval(skin, 16, 15, 4, 5)
	v.draw(brush.Hex("#3a4a8a"), "M9 27 C9 18 23 18 23 27 Z")
	f := v.villager(48, 20, 10.2, -0.2, brush.Hex("#33364f"), hairNut)
	f.build = 1.15
	f.gown(52).collar(brush.Snow).face(smile).parted().bonnet(brush.Snow)
	f.arm(1, 74, 46, 66, 53).arm(-1, 24, 46, 20, 34)
	f.Paint(f.Stroke(brush.Ellipse(20, 43, 7, 7), brush.Const(3)), brush.Flat(brush.Ink), 1)
	f.Paint(f.Stroke(brush.Ellipse(20, 43, 7, 7), brush.Const(1.6)), brush.Flat(brush.Gold), 1)
	for _, x := range []float64{12, 19, 26} {
		f.line(brush.Gold, 1.8, "M"+num(x)+" 48 L"+num(x-1)+" 60 L"+num(x+2.4)+" 60 M"+num(x-0.6)+" 56 L"+num(x+2)+" "+
			"56")
	}
}

// paintOvenFiringBoy is a sooty boy who feeds a glowing oven.
func paintOvenFiringBoy(v *vignette) {
	v.back(brush.Hex("#2f2228"), brush.Hex("#45302c"))
	v.draw(brush.Hex("#94584a"), "M50 64 L50 26 C52 4 110 0 124 8 L124 64 Z")
	v.lines(brush.Hex("#5f342c"), 1.2, 0.8, "M56 14 L70 24", "M86 4 L86 16", "M118 8 L106 22", "M50 40 L62 42",
		"M112 40 L124 40")
	v.draw(brush.Hex("#ffb43a"), "M64 56 L64 36 C64 16 110 16 110 36 L110 56 Z")
	v.soft(brush.LavaLit, 86, 40, 40, 26, 0.6)
	v.fire(78, 56, 22)
	v.fire(96, 56, 28)
	v.fire(87, 57, 18)
	v.box(brush.Hex("#7a463c"), 56, 55, 64, 9)
	f := v.villager(28, 22, 9.6, 1, brush.Hex("#d9b98a"), hairDark)
	f.build = 0.86
	f.torso().vest(brush.Hex("#4a5a6a")).profile(smile).sideHair().flatCap(brush.Hex("#6a5a4a"))
	f.dots(brush.Hex("#a5785a"), 1.3, 1, 4, -2, 6)
	for _, y := range []float64{43, 48} {
		f.limb(brush.Wood, 4.6, brush.Line(brush.Pt(46, y+5), brush.Pt(76, y-2)))
		f.oval(cutWood, 46, y+5, 2.6, 2.9)
	}
	f.arm(-1, 12, 50, 46, 57).arm(1, 44, 54, 58, 50)
}

// paintPaperMaker lifts a wet sheet out of the vat, others hang on a line.
func paintPaperMaker(v *vignette) {
	v.back(brush.Hex("#a8c8c4"), brush.Hex("#cfe4dc"))
	v.lines(brush.Ink, 1.1, 0.9, "M-4 5 C30 9 90 9 124 4")
	for _, x := range []float64{2, 26, 76, 100} {
		v.sheetAt(brush.Snow, x, 7, 18, 22)
	}
	f := v.villager(60, 21, 10, 0, brush.Hex("#5f5fa8"), hairGrey)
	f.torso().apron(brush.Hex("#d9c49a")).face(smile).parted().scarf(brush.Hex("#e88a6a"))
	v.draw(brush.Hex("#8a5630"), "M6 50 L114 50 L110 64 L10 64 Z")
	v.oval(brush.Hex("#e6efe8"), 60, 50, 54, 5)
	v.draw(brush.Wood, "M32 34 L88 34 L94 50 L26 50 Z")
	v.draw(brush.Snow, "M37 37 L83 37 L88 47 L32 47 Z")
	f.arm(-1, 30, 40, 30, 43).arm(1, 90, 40, 90, 43)
	v.lines(brush.WaterDim, 1.2, 0.8, "M40 51 L40 56", "M56 51 L56 57", "M76 51 L76 55")
}

// sheetAt is a sheet of paper that hangs by its upper edge.
func (v *vignette) sheetAt(k brush.Col, x, y, w, h float64) {
	v.draw(k,
		"M"+num(x)+" "+num(y)+" L"+num(x+w)+" "+num(y)+" L"+num(x+w-1)+" "+num(y+h)+" L"+num(x+1)+" "+num(y+h)+" "+
			""+
			"Z")
}

// paintChildless is a sad woman at an empty cradle, rain at the window.
func paintChildless(v *vignette) {
	v.back(brush.Hex("#76808f"), brush.Hex("#5f6878"))
	v.box(brush.Hex("#4a5568"), 4, 4, 44, 40)
	v.lines(brush.Hex("#9fb4c8"), 1.2, 0.9, "M10 6 L6 16", "M20 10 L16 20", "M30 6 L26 16", "M42 10 L38 20",
		"M14 24 L10 34",
		"M26 26 L22 36", "M38 24 L34 34", "M46 30 L42 40")
	v.line(brush.Hex("#c9c4b8"), 2, "M26 4 L26 44 M4 24 L48 24 M4 4 L48 4 L48 44 L4 44 Z")
	v.land(brush.Hex("#4f4a54"), 50, 0.6)
	f := v.villager(88, 21, 10.4, -0.8, brush.Hex("#3f4560"), hairNut)
	f.bun().torso().shawl(brush.Hex("#8a8496")).face(glum).parted()
	f.part(brush.Hex("#8fc4e8"), "M-6 3.4 C-4.6 6 -5 7.4 -6 7.4 C-7 7.4 -7.4 6 -6 3.4 Z")
	v.line(brush.Hex("#9a6a40"), 2.6, "M14 58 C28 64 50 64 64 58")
	v.draw(brush.Hex("#a87a4c"), "M16 36 L62 36 L56 58 L22 58 Z")
	v.draw(brush.Hex("#8a5f3c"), "M50 38 L64 38 L70 22 C62 16 54 20 52 26 Z")
	v.draw(brush.Hex("#4a3a34"), "M20 38 L52 38 L50 44 L23 44 Z")
	f.arm(1, 108, 50, 96, 58).arm(-1, 72, 52, 58, 42)
}

// paintStorehouseKeeper is a man with a lantern and keys among casks and sacks.
func paintStorehouseKeeper(v *vignette) {
	v.back(brush.Hex("#2c3440"), brush.Hex("#3c3a40"))
	v.line(brush.Hex("#5a4638"), 5, "M-4 3 L124 3 M12 0 L12 64 M108 0 L108 64")
	f := v.villager(62, 21, 10, -0.6, brush.Hex("#4f6a3f"), hairGrey)
	f.soft(brush.LavaLit, 32, 30, 40, 32, 0.55)
	props.Barrel(v.Canvas, 98, 62, 28)
	props.Barrel(v.Canvas, 108, 36, 24)
	f.torso().belt(brush.WoodDim).face(calm).beard().woolly(brush.Hex("#7a3a34"), brush.Hex("#94504a"))
	f.sack(brush.Hex("#d9c08e"), brush.Straw, 14, 62, 26)
	f.arm(-1, 38, 42, 34, 25).lantern(34, 24, 22)
	f.arm(1, 86, 46, 80, 52).sheet(brush.Paper, 66, 44, 18, 16, -2)
	f.lines(brush.InkSoft, 1.2, 0.9, "M70 48 L70 54", "M73 48 L73 54", "M76 47 L76 53", "M68 53 L79 48")
}
