package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintPeatCuttingRights is a sealed deed on the peat beside a spade.
func paintPeatCuttingRights(v *vignette) {
	v.back(brush.Hex("#4a362c"), brush.Hex("#33241f"))
	for i := range 12 {
		x, y := float64(i%4)*34-float64(i/4%2)*16, float64(i/4)*22-4
		v.box(brush.Peat.Light(0.05*float64(i%3)), x, y, 33, 21)
	}
	v.peatSpade(20, 60, 58, -6)
	v.draw(brush.Hex("#f6e4b0"), "M42 6 L112 2 L116 52 L46 56 Z")
	v.oval(brush.Hex("#e0c684"), 77, 4, 37, 3.4)
	for i := range 4 {
		y := 14 + float64(i)*6
		v.lines(brush.InkSoft, 1.3, 0.85, "M52 "+num(y)+" C66 "+num(y-3)+" 84 "+num(y+2)+" "+num(106-float64(i)*5)+
			" "+num(y-2))
	}
	v.draw(brush.RoofBlue, "M84 44 L78 64 L86 60 L90 66 L93 46 Z")
	v.draw(brush.RoofBlue, "M94 46 L98 65 L103 59 L109 62 L100 42 Z")
	v.oval(brush.Dragon, 92, 42, 12, 11)
	v.oval(brush.Dragon.Light(0.15), 92, 42, 8, 7.4)
	v.draw(brush.Dragon.Dark(0.3), "M91 36 L93 36 L93 42 L96 42 L95 48 L89 48 L88 42 L91 42 Z")
}

// paintTaps is a bugler before tents and the setting sun.
func paintTaps(v *vignette) {
	v.back(brush.Hex("#b8325a"), brush.Hex("#ffb03c"))
	v.oval(brush.Hex("#fff0a0"), 92, 40, 13, 13)
	v.land(brush.Hex("#5a2a4a"), 42, 2)
	v.draw(brush.Hex("#8a4a6a"), "M70 52 L84 32 L98 52 Z")
	v.draw(brush.Hex("#9c5a74"), "M94 56 L108 34 L122 56 Z")
	v.folk(26, 62, 62, brush.Hex("#2c4a8c"), brush.Hex("#2c2438"))
	v.line(brush.Snow, 1.6, "M18 36 L36 58 M34 36 L16 58")
	brass := brush.Hex("#f2c43c")
	v.line(brass, 3, "M34 22 L78 12 M46 20 C44 34 70 30 68 16")
	v.draw(brass, "M72 9 C84 8 92 4 98 -2 L104 24 C94 20 86 16 74 16 Z")
	v.oval(brass.Dark(0.35), 101, 11, 3.6, 13)
	v.arm(brush.Hex("#2c4a8c"), 6, 36, 36, 54, 25)
	v.lines(brush.Cream, 1.6, 0.9, "M110 2 C114 8 114 14 112 20", "M116 -2 C121 8 121 16 118 25")
}

// paintChamberOfCommerce is a stepped gable of brick with golden scales on it.
func paintChamberOfCommerce(v *vignette) {
	v.back(brush.Hex("#2f8fd0"), brush.Hex("#7cc4ec"))
	brick := brush.Hex("#b8402e")
	v.wall(brick.Dark(0.2), -4, 30, 32, 34, 5)
	v.wall(brick.Dark(0.2), 92, 30, 32, 34, 5)
	v.draw(brick,
		"M22 64 L22 28 L30 28 L30 18 L38 18 L38 8 L46 8 L46 -4 L74 -4 L74 8 L82 8 L82 18 L90 18 L90 28 L98 28 L98 64 Z")
	v.lines(brush.Snow, 2, 1, "M22 28 L30 28 L30 18 L38 18 L38 8 L46 8", "M74 8 L82 8 L82 18 L90 18 L90 28 L98 28",
		"M24 40 L96 40")
	v.line(brush.Gold, 2.4, "M60 2 L60 32 M50 34 L70 34")
	v.line(brush.Gold, 2, "M40 10 L80 8")
	for _, x := range []float64{41, 79} {
		v.lines(brush.Gold, 1.2, 1, "M"+num(x)+" 9 L"+num(x-8)+" 24", "M"+num(x)+" 9 L"+num(x+8)+" 24")
		v.draw(brush.Gold, "M"+num(x-9)+" 23 L"+num(x+9)+" 23 C"+num(x+6)+" 31 "+num(x-6)+" 31 "+num(x-9)+" 23 Z")
	}
	v.window(30, 45, 16, 13)
	v.window(74, 45, 16, 13)
	v.draw(brush.Hex("#2c5a4a"), "M52 64 L52 50 C52 42 68 42 68 50 L68 64 Z")
	v.oval(brush.Gold, 64, 56, 1.4, 1.4)
}

// paintChurchNave is the inside of a church with a coloured window over the altar.
func paintChurchNave(v *vignette) {
	v.back(brush.Hex("#5a6478"), brush.Hex("#8890a0"))
	v.draw(brush.Hex("#aeb4c0"), "M34 64 L34 22 C34 2 48 -6 60 -10 C72 -6 86 2 86 22 L86 64 Z")
	for _, x := range []float64{12, 100} {
		v.box(brush.Hex("#cfd2d8"), x, -4, 9, 58)
		v.box(brush.Hex("#cfd2d8"), x-2, 50, 13, 6)
	}
	v.draw(brush.Hex("#2c3048"), "M46 44 L46 18 C46 4 60 -2 60 -2 C60 -2 74 4 74 18 L74 44 Z")
	panes := [...]brush.Col{brush.Hex("#e8362a"), brush.Hex("#3f6fe0"), brush.LavaLit, brush.Hex("#3cb46a"),
		brush.Hex("#b04ac8")}
	for row := range 4 {
		for i := range 3 {
			v.box(panes[(row*2+i)%5], 48.5+float64(i)*7.8, 11+float64(row)*8, 7, 7.2)
		}
	}
	v.oval(brush.LavaLit, 60, 6, 4.4, 4.4)
	v.rays(brush.Hex("#ffe6a0"), 0.25, 44, 60)
	v.land(brush.Hex("#6a5650"), 52, 0.3)
	v.box(brush.Snow, 44, 45, 32, 9)
	v.line(brush.Gold, 2, "M60 32 L60 45 M55 37 L65 37")
	for _, x := range []float64{48, 72} {
		v.fire(x, 42, 7)
		v.box(brush.Cream, x-1.4, 41, 2.8, 5)
	}
	for i := range 2 {
		y := 54 + float64(i)*6
		v.box(brush.WoodDim, -4, y, 44-float64(i)*6, 6)
		v.box(brush.WoodDim, 80+float64(i)*6, y, 48, 6)
	}
}

// paintLeatherSaddle is a saddle with its stirrup on a wooden horse.
func paintLeatherSaddle(v *vignette) {
	v.back(brush.Hex("#dff2ec"), brush.Hex("#b8dcd4"))
	v.planks(brush.Hex("#c8e6de"), -2, -2, 124, 50, 9)
	v.land(brush.Hex("#d8c08a"), 48, 0.8)
	v.line(brush.WoodDim, 4, "M34 62 L44 40 M92 62 L82 40")
	v.box(brush.Wood, 18, 34, 92, 7)
	v.draw(brush.Hex("#3f5fa8"), "M28 24 L98 24 L106 46 L34 48 Z")
	hide := brush.Hex("#8f431e")
	v.draw(hide,
		"M20 4 C28 -4 36 4 42 11 C54 18 74 17 88 8 C98 -2 108 4 107 14 C106 22 98 28 86 30 L34 29 C22 26 14 14 20 4 Z")
	v.draw(hide.Light(0.16), "M42 20 C54 25 72 25 84 19 C92 34 90 50 76 55 L56 55 C42 50 36 36 42 20 Z")
	v.lines(brush.Hex("#f0bc80"), 1.2, 0.9, "M46 24 C42 36 46 46 57 51 L75 51 C86 46 87 36 81 24",
		"M24 8 C28 18 34 24 40 26",
		"M103 11 C100 19 94 24 88 26")
	v.line(hide.Dark(0.35), 2.6, "M63 22 L64 42")
	v.line(brush.StoneMid.Light(0.3), 2.2, "M64 42 L56 53 L73 53 L64 42")
	v.oval(brush.Gold, 63, 24, 2, 2)
}

// paintStockBreedingPrize is a garlanded cow with a rosette beside a golden cup.
func paintStockBreedingPrize(v *vignette) {
	v.back(brush.Hex("#1f3f8c"), brush.Hex("#3f68b8"))
	v.draw(brush.Hex("#2c52a4"), "M-4 -4 L22 -4 C20 20 10 40 -4 52 Z")
	v.draw(brush.Hex("#2c52a4"), "M124 -4 L98 -4 C100 20 110 40 124 52 Z")
	v.box(brush.Snow, -4, 52, 128, 12)
	props.Cattle(v.Canvas, 44, 53, 62)
	for i, q := range brush.Pts(33, 12, 29, 17, 27, 23, 27, 29, 29, 35, 33, 40, 38, 43, 42, 40) {
		props.Flower(v.Canvas, q.X, q.Y, 3.8, [...]brush.Col{brush.Gold, brush.Snow, brush.Rose}[i%3])
	}
	for i := range 10 {
		v.form(brush.Dragon, "M-22 0 L0 -100 L22 0 Z", 60, 28, 12, float64(i*36))
	}
	v.draw(brush.Dragon, "M54 34 L50 54 L58 50 L60 36 Z")
	v.draw(brush.Dragon, "M66 34 L70 54 L62 50 L60 36 Z")
	v.oval(brush.Gold, 60, 28, 6.6, 6.6)
	cup := brush.Hex("#f6c93c")
	v.line(cup, 2.4, "M86 14 C76 12 78 28 90 28 M112 14 C122 12 120 28 108 28")
	v.draw(cup, "M84 8 L114 8 C114 26 108 34 102 36 L102 44 L110 52 L88 52 L96 44 L96 36 C90 34 84 26 84 8 Z")
	v.oval(cup.Dark(0.35), 99, 8, 15, 3)
	v.lines(brush.Snow, 2, 0.8, "M90 14 C90 22 92 28 95 31")
}
