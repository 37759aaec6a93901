package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintBasicSupplies is a crate with logs, reed, grain, bread and peat.
func paintBasicSupplies(v *vignette) {
	v.back(brush.Hex("#3f7ea8"), brush.Hex("#5f9cc0"))
	v.land(brush.Hex("#c9d7dc"), 48, 0.4)
	props.Reeds(v.Canvas, 36, 34, 36)
	props.Reeds(v.Canvas, 46, 34, 32)
	props.Sheaf(v.Canvas, 64, 36, 34, 3)
	for _, x := range []float64{76, 92, 84} {
		v.box(brush.Wood.Light(0.15), x-5, 20-x/14, 10, 20)
		v.oval(cutWood, x, 20-x/14, 5.4, 3)
	}
	v.planks(brush.Wood, 24, 30, 76, 28, 1)
	v.lines(brush.WoodDim, 1.4, 0.8, "M24 39 L100 39", "M24 48 L100 48")
	v.box(brush.WoodDim, 24, 29, 6, 30)
	v.box(brush.WoodDim, 94, 29, 6, 30)
	v.loaf(58, 61, 26)
	v.sod(2, 60, 19)
	v.block(brush.Stone, 100, 60, 14, 12)
}

// paintHouseholdInventory is a blue dresser full of plates and jugs.
func paintHouseholdInventory(v *vignette) {
	v.back(brush.Hex("#f2c4b4"), brush.Hex("#e3a690"))
	blue := brush.Hex("#3c5f9c")
	v.box(blue, 16, -4, 84, 70)
	v.box(blue.Dark(0.5), 21, 0, 74, 36)
	for i, k := range []brush.Col{brush.Snow, brush.Straw, brush.Snow, brush.RoofOrange} {
		v.oval(k, 31+float64(i)*18, 8, 8, 8)
		v.oval(k.Dark(0.14), 31+float64(i)*18, 8, 4.6, 4.6)
	}
	v.box(blue.Light(0.2), 19, 16, 78, 3)
	v.pot(brush.RoofRed, 32, 36, 16)
	v.pot(brush.Plaster, 50, 36, 13)
	v.basket(brush.Straw, 84, 36, 15)
	v.oval(brush.Leaf, 67, 33, 6, 3)
	v.box(blue.Light(0.2), 12, 36, 92, 5)
	for _, x := range []float64{24, 62} {
		v.box(blue.Light(0.14), x, 45, 30, 20)
		v.oval(brush.Gold, x+15, 52, 2, 2)
	}
	v.line(brush.Wood, 2, "M110 -2 L108 42")
	v.draw(brush.Straw, "M104 40 L112 40 L118 60 L100 60 Z")
}

// paintGardenPath is flat stones that wind between flowers to a little gate.
func paintGardenPath(v *vignette) {
	v.back(brush.Hex("#bfe8f4"), brush.Hex("#e8f6d8"))
	v.land(brush.Hex("#6cab48"), 18, 1)
	v.rail(-2, 22, 48, 22, 14, 6)
	v.rail(76, 22, 122, 22, 14, 5)
	v.line(brush.Snow, 2, "M50 22 L50 10 C54 0 70 0 74 10 L74 22")
	v.draw(brush.Road,
		"M56 22 L68 22 C80 34 32 40 52 50 C60 56 74 58 76 64 L20 64 C22 52 8 44 22 38 C40 32 60 32 56 22 Z")
	for i, q := range [][3]float64{{62, 26, 4}, {56, 32, 6}, {40, 37, 7}, {28, 44, 9}, {40, 52, 10}, {54, 59, 12}} {
		v.oval(brush.StoneMid.Light(0.1*float64(i%3)), q[0], q[1], q[2], q[2]*0.4)
	}
	pinks := [...]brush.Col{brush.Hex("#e0467c"), brush.Hex("#f6a6c4"), brush.Hex("#fff2f6"), brush.Hex("#a53fa0")}
	for i := range 26 {
		x, y := 68+float64(i*37%52), 28+float64(i*17%32)
		if x > 74+(y-28)*0.3 {
			props.Flower(v.Canvas, x, y, 3.6, pinks[i%4])
		}
	}
	for i, q := range brush.Pts(4, 30, 14, 34, 6, 40, 4, 50, 10, 58, 2, 60, 24, 28) {
		props.Flower(v.Canvas, q.X, q.Y, 3.6, pinks[i%4])
	}
}

// paintOutOnTheWallaby is a journeyman in black with a bundle on his staff.
func paintOutOnTheWallaby(v *vignette) {
	v.back(brush.Hex("#ffdf52"), brush.Hex("#fff0a4"))
	v.land(brush.Hex("#d8b23c"), 34, 4)
	v.draw(brush.Road, "M92 32 L96 32 C90 42 60 44 64 64 L6 64 C20 46 84 44 92 32 Z")
	black := brush.Hex("#34333e")
	v.line(black, 6, "M47 46 L42 60 M55 46 L62 60")
	v.draw(black, "M36 50 L40 24 C44 20 58 20 62 24 L66 50 Z")
	v.draw(brush.Snow, "M47 22 L56 22 L52 36 Z")
	for _, y := range []float64{38, 43, 48} {
		v.oval(brush.Gold, 52, y, 1.2, 1.2)
	}
	v.line(brush.Wood, 2, "M30 54 L92 6")
	v.draw(brush.RoofRed, "M80 14 C70 16 70 30 84 30 C96 30 100 18 90 10 Z")
	v.arm(black, 5, 40, 28, 40, 46)
	v.oval(skin, 51, 14, 7, 8)
	v.oval(brush.Ink, 48, 14, 1, 1.2)
	v.oval(brush.Ink, 54, 14, 1, 1.2)
	v.draw(black, "M43 9 C44 -3 58 -3 59 9 Z")
	v.oval(black, 51, 9, 19, 3)
}

// paintTinker is somebody who hammers a patch on a copper kettle.
func paintTinker(v *vignette) {
	v.back(brush.Hex("#a796d4"), brush.Hex("#d3c3e6"))
	v.land(brush.Hex("#7c6a9c"), 46, 1)
	v.folk(28, 60, 60, brush.Hex("#6a4a34"), brush.Hex("#3a4a3c"))
	copper := brush.Hex("#d77a3c")
	v.Ground(82, 58, 30, 5, 0.7)
	v.line(brush.Slate, 2.2, "M62 24 C62 0 102 0 102 24")
	v.draw(copper, "M58 24 L106 24 C118 40 110 58 100 58 L64 58 C54 58 46 40 58 24 Z")
	v.oval(dark, 82, 24, 24, 4.4)
	v.draw(brush.Hex("#a9b4b8"), "M70 36 L90 34 L92 48 L72 50 Z")
	for _, q := range brush.Pts(73, 39, 88, 37, 89, 45, 75, 47) {
		v.oval(brush.Slate, q.X, q.Y, 1.3, 1.3)
	}
	v.line(brush.Wood, 2.6, "M42 34 L62 40")
	v.draw(brush.Slate, "M60 34 L66 35 L64 48 L58 47 Z")
	v.arm(brush.Hex("#6a4a34"), 6, 36, 34, 45, 36)
}

// sodHut is a low hut with walls of sods and grass on its roof, w wide from x on.
func (v *vignette) sodHut(x, y, w float64) {
	h := w * 0.3
	v.Ground(x+w/2, y, w*0.6, w*0.08, 0.8)
	v.wall(brush.Hex("#6a4c38"), x, y-h, w, h, 4)
	v.draw(brush.Hex("#86a43e"), "M"+num(x-w*0.12)+" "+num(y-h*0.8)+" C"+num(x+w*0.1)+" "+num(y-h*2.7)+" "+
		num(x+w*0.9)+" "+num(y-h*2.7)+" "+num(x+w*1.12)+" "+num(y-h*0.8)+" Z")
	for i := range 9 {
		t := float64(i) / 8
		props.Tuft(v.Canvas, x+w*t, y-h*(1+4*t*(1-t)), 7, brush.Hex("#b4c856"))
	}
	v.box(dark, x+w*0.38, y-h*0.92, w*0.2, h*0.92)
	v.box(brush.LavaLit, x+w*0.7, y-h*0.66, w*0.13, h*0.34)
}

// paintPeatHut is a low hut of sods with grass on its roof in the rain.
func paintPeatHut(v *vignette) {
	v.back(brush.Hex("#8294a4"), brush.Hex("#b9c4c6"))
	v.haze(brush.Hex("#66788a"), 0.8, 20, 8, 10, 6, 50, 3, 90, 7)
	v.land(brush.Hex("#7a6a3e"), 42, 2)
	v.box(brush.Slate, 84, 8, 7, 16)
	v.sodHut(24, 56, 72)
	for _, q := range brush.Pts(6, 50, 14, 58, 106, 56, 114, 50) {
		heather(v.Canvas, q)
	}
	for i := range 22 {
		x, y := float64(i*37%124), float64(i*23%50)
		v.lines(brush.Snow, 0.9, 0.5, "M"+num(x)+" "+num(y)+" L"+num(x-3)+" "+num(y+9))
	}
}

// paintBuildingPlan is two hands that hold a plan up before the site.
func paintBuildingPlan(v *vignette) {
	v.back(brush.Hex("#5fb4e8"), brush.Hex("#c8e8f4"))
	v.land(brush.Hex("#c7a06a"), 46, 1)
	for _, d := range []string{"M10 60 L10 4", "M110 60 L110 4", "M-2 14 L122 14", "M-2 34 L122 34", "M10 34 L-2 18",
		"M110 34 L122 18"} {
		v.line(brush.Wood, 2.4, d)
	}
	m := v.draw(brush.Hex("#f3e2b4"), "M24 8 C44 4 78 4 96 8 L100 54 C80 50 42 50 20 54 Z")
	v.oval(brush.Hex("#dcc48a"), 60, 5, 38, 3)
	v.scored(m, brush.Hex("#8a4a34"), 1.6, 0.9, "M34 16 L64 15 L64 44 L33 45 Z", "M34 30 L64 29", "M49 16 L49 30",
		"M64 22 L86 22 L87 45 L64 44", "M64 34 L87 34", "M54 44 C54 38 60 38 60 44", "M70 22 C70 28 76 28 76 22")
	v.scored(m, brush.RoofBlue, 0.9, 0.9, "M34 50 L87 49", "M92 16 L93 45")
	for _, x := range []float64{18, 102} {
		d := (60 - x) / 42
		v.line(brush.RoofRust, 11, "M"+num(x-d*16)+" 64 L"+num(x-d*4)+" 48")
		v.oval(skin, x, 42, 7, 8)
		v.line(skin, 3.4, "M"+num(x)+" 38 L"+num(x+d*9)+" 34")
	}
}

// paintPastoralLetter is a sealed letter and a crosier on violet cloth by a candle.
func paintPastoralLetter(v *vignette) {
	v.back(brush.Hex("#7a3fa8"), brush.Hex("#52287c"))
	v.lines(brush.Hex("#9a64c4"), 2, 0.7, "M-4 20 C20 26 24 50 14 64", "M104 -2 C96 20 108 40 124 46",
		"M50 -2 C52 4 60 6 70 -2")
	v.draw(brush.Snow, "M26 14 L96 8 L100 50 L30 56 Z")
	v.lines(brush.InkSoft, 1.6, 0.9, "M27 15 L64 36 L95 9", "M30 55 L54 30", "M99 49 L74 29")
	v.oval(brush.Dragon, 64, 36, 11, 10)
	v.oval(brush.Dragon.Light(0.15), 64, 36, 7.4, 6.8)
	v.line(brush.Cream, 1.6, "M64 31 L64 42 M60 34.6 L68 34.6")
	v.line(brush.Gold, 3, "M8 64 L16 26 C20 4 38 2 36 14 C34 22 24 18 28 12")
	v.oval(brush.Gold, 16, 28, 4, 3)
	v.box(brush.Cream, 108, 24, 9, 30)
	v.oval(brush.Gold, 112, 55, 12, 4)
	v.fire(112.5, 24, 15)
}

// paintFamilyBurialPlot is gravestones and a lantern behind an iron fence in the snow.
func paintFamilyBurialPlot(v *vignette) {
	v.back(brush.Hex("#a4b4cc"), brush.Hex("#dde4ee"))
	v.line(brush.Hex("#4a4450"), 3, "M104 50 L106 20 L96 4 M106 22 L118 6 M100 12 L90 10 M112 14 L122 16")
	v.land(brush.Hex("#f4f7fb"), 40, 2)
	grey := brush.Hex("#77808e")
	v.draw(grey, "M16 52 L16 30 C16 20 36 20 36 30 L36 52 Z")
	v.draw(brush.Snow, "M14 30 C14 18 38 18 38 30 C32 24 20 24 14 30 Z")
	v.draw(grey.Light(0.15), "M46 54 L46 20 L40 20 L40 12 L46 12 L46 2 L55 2 L55 12 L61 12 L61 20 L55 20 L55 54 Z")
	v.draw(grey, "M68 53 L68 34 C68 26 84 26 84 34 L84 53 Z")
	v.draw(brush.Snow, "M66 34 C66 24 86 24 86 34 C80 29 72 29 66 34 Z")
	v.lines(brush.Hex("#4e5664"), 1.2, 0.9, "M21 36 L31 36", "M21 41 L31 41", "M72 39 L80 39", "M72 43 L80 43")
	v.soft(brush.LavaLit, 94, 50, 9, 9, 0.8)
	v.box(brush.Dragon, 91, 45, 6, 9)
	v.lines(brush.Ink, 2, 1, "M-4 56 L124 56", "M-4 61 L124 61")
	for i := range 16 {
		x := 2 + float64(i)*8
		v.lines(brush.Ink, 1.6, 1, "M"+num(x)+" 64 L"+num(x)+" 49")
		v.specks(brush.Ink, 1.7, 1, x, 48, 0.1, 0.1)
	}
	v.specks(brush.Snow, 1, 40, 0, 0, 120, 46)
}
