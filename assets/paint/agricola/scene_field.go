package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// fieldScenes are fields, pastures and markets for animals.
var fieldScenes = []card{
	{"grain_seeds", paintSeedSack},
	{"vegetable_seeds", paintGarden},
	{"farmland", paintPlow},
	{"cultivation", paintSower},
	{"grain_utilization", paintMill},
	{"fencing", paintFencing},
	{"corral", paintCorral},
	{"sheep_market", paintFlock},
	{"pig_market", paintBoars},
	{"cattle_market", paintCows},
	{"animal_market", paintPens},
}

// paintSeedSack is sacks of grain in a warm barn.
func paintSeedSack(v *vignette) {
	v.back(brush.Hex("#b98552"), brush.Hex("#8a5a38"))
	v.planks(brush.Hex("#a5713f"), -2, -2, 124, 42, 8)
	v.draw(brush.LavaLit.Light(0.4), "M88 -2 L110 -2 L110 20 L88 20 Z")
	v.line(brush.WoodDim, 2, "M99 -2 L99 20 M88 9 L110 9")
	v.rays(brush.LavaLit, 0.3, 44)
	v.land(brush.Hex("#6e4830"), 46, 0.6)
	v.sack(brush.Hex("#cdb083"), brush.Straw, 88, 58, 34)
	v.sack(brush.Hex("#e0c79b"), brush.Hex("#f2c23e"), 56, 60, 40)
	v.draw(brush.Hex("#f2c23e"), "M66 60 C72 52 86 52 96 61 Z")
	v.draw(brush.WoodDim, "M58 20 L66 22 L62 32 L50 29 Z")
	v.line(brush.WoodDim, 2, "M62 23 L72 12")
}

// paintGarden is beds of carrots and cabbages.
func paintGarden(v *vignette) {
	v.back(brush.Hex("#a9dbe6"), brush.Hex("#d9efd0"))
	v.rail(-2, 20, 124, 20, 15, 9)
	v.land(brush.Hex("#7d9a4a"), 19, 0.6)
	for i := range 3 {
		y := 27 + float64(i)*13
		v.draw(brush.SoilDim, "M-4 "+num(y)+" L124 "+num(y)+" L124 "+num(y+8)+" L-4 "+num(y+8)+" Z")
		for j := range 8 {
			x := 8 + float64(j)*15 + float64(i)*4
			if i == 1 {
				v.oval(brush.Hex("#8fc46a"), x, y+1, 6, 4.6)
				v.oval(brush.Hex("#c3e08f"), x-1, y, 3, 2.2)
			} else {
				v.oval(carrot, x, y+4, 2.8, 2)
				props.Tuft(v.Canvas, x, y+3, 8, brush.LeafDim)
			}
		}
	}
}

// paintPlow is a plough before furrows that run to the horizon.
func paintPlow(v *vignette) {
	v.back(brush.Hex("#9fc9dd"), brush.Hex("#e6ecd0"))
	v.land(brush.Grass, 18, 2)
	v.draw(brush.Soil, "M48 20 L78 20 L140 66 L-26 66 Z")
	for i := range 7 {
		t := float64(i) / 6
		v.lines(brush.SoilDim, 2.2, 0.9, "M"+num(48+30*t)+" 20 L"+num(-26+166*t)+" 66")
	}
	props.Tree(v.Canvas, 14, 22, 8, brush.LeafDim, 3)
	props.Tree(v.Canvas, 100, 21, 7, brush.LeafDim, 5)
	v.line(brush.Wood, 3, "M34 46 L82 44")
	v.line(brush.Wood, 2.4, "M70 45 C82 42 90 34 96 26")
	v.line(brush.Wood, 2.4, "M66 46 C80 46 92 40 102 32")
	v.draw(brush.Slate, "M50 46 L68 45 L62 58 L44 59 Z")
	v.oval(brush.WoodDim, 36, 50, 6, 6)
	v.oval(brush.Straw, 36, 50, 2, 2)
}

// paintSower is somebody who sows at dawn, one half ploughed, the other green.
func paintSower(v *vignette) {
	v.back(brush.Hex("#e9b7c0"), brush.Hex("#fbe6c4"))
	v.draw(brush.Hex("#8fae58"), "M-4 30 C30 26 50 28 66 32 L52 64 L-4 64 Z")
	v.draw(brush.Hex("#94653f"), "M66 32 C90 28 110 28 124 30 L124 64 L52 64 Z")
	for i := range 5 {
		x := 72 + float64(i)*13
		v.lines(brush.SoilDim, 1.5, 0.7, "M"+num(x)+" 32 L"+num(x-6+float64(i)*5)+" 64")
		v.lines(brush.LeafDim, 1.4, 0.8, "M"+num(2+float64(i)*11)+" 32 L"+num(-8+float64(i)*12)+" 64")
	}
	v.folk(68, 57, 46, brush.Hex("#7a6a9a"), brush.Straw)
	v.draw(brush.Hex("#e0c79b"), "M58 36 L74 38 L72 48 L60 48 Z")
	v.line(skin, 2.2, "M78 34 L92 38")
	for i := range 8 {
		v.oval(brush.Hex("#f2c23e"), 92+float64(i*7%22), 40+float64(i*5%15), 1.1, 1.1)
	}
}

// paintMill is a windmill over ripe grain.
func paintMill(v *vignette) {
	v.back(brush.Hex("#83bfe0"), brush.Hex("#e9f3e4"))
	v.land(brush.Hex("#f0c75a"), 34, 3)
	v.draw(brush.Plaster, "M66 46 L71 16 L91 16 L96 46 Z")
	v.draw(brush.RoofRust, "M68 17 C70 6 92 6 94 17 Z")
	v.draw(dark, "M77 46 L77 37 C77 33 85 33 85 37 L85 46 Z")
	for _, d := range []string{"M81 14 L58 -2", "M81 14 L104 -2", "M81 14 L60 32", "M81 14 L102 32"} {
		v.line(brush.Wood, 1.8, d)
	}
	for _, d := range []string{"M78 12 L58 -2 L52 6 L74 15 Z", "M84 12 L104 -2 L110 6 L88 15 Z",
		"M78 17 L60 32 L54 25 L74 13 Z", "M84 17 L102 32 L108 25 L88 13 Z"} {
		v.draw(brush.Cream, d)
	}
	for i := range 11 {
		x := 4 + float64(i)*11.5
		v.lines(brush.EarthDim, 1.4, 0.9, "M"+num(x)+" 62 L"+num(x+1)+" 48")
		v.oval(brush.Hex("#f2c23e"), x+1, 46+float64(i%2)*2, 2, 4)
	}
	v.loaf(30, 50, 25)
}

// paintFencing is a fence that winds over hills, a mallet before it.
func paintFencing(v *vignette) {
	v.back(brush.Hex("#d6ecf0"), brush.Hex("#eef3d6"))
	v.draw(brush.Hex("#b7cc6c"), "M-4 30 C20 8 60 10 82 28 C96 14 112 14 124 20 L124 64 L-4 64 Z")
	v.draw(brush.Hex("#9fba57"), "M-4 42 C30 28 70 36 124 36 L124 64 L-4 64 Z")
	v.rail(22, 22, 60, 19, 7, 6)
	v.rail(60, 19, 84, 32, 8, 5)
	v.rail(84, 32, 116, 42, 12, 4)
	v.rail(116, 42, 50, 60, 18, 5)
	v.box(brush.Wood, 14, 34, 6, 26)
	v.line(brush.Wood, 2.4, "M36 56 L26 34")
	v.draw(brush.WoodDim, "M18 30 L34 25 L37 33 L21 38 Z")
}

// paintCorral is a round pen on sandy ground.
func paintCorral(v *vignette) {
	v.back(brush.Hex("#d9c37c"), brush.Hex("#c8ad66"))
	v.oval(brush.Hex("#ead7a0"), 66, 36, 44, 19)
	for i, d := range []string{"M22 36 C22 10 110 10 110 36", "M22 31 C22 5 110 5 110 31"} {
		v.line(brush.Wood, 1.8-float64(i)*0.2, d)
	}
	boar(v.At(brush.Pt(50, 38), 1), 22)
	props.Sheep(v.Canvas, 78, 36, 20)
	props.Cattle(v.Canvas, 66, 48, 26)
	for i, d := range []string{"M22 38 C24 66 92 68 108 44", "M22 43 C26 71 92 73 108 50"} {
		v.line(brush.Wood, 2+float64(i)*0.2, d)
	}
	for _, q := range [][2]float64{{22, 42}, {36, 56}, {58, 62}, {82, 60}, {100, 50}, {110, 38}, {96, 20}, {66, 14},
		{36, 18}} {
		v.line(brush.WoodDim, 2.6, "M"+num(q[0])+" "+num(q[1]-9)+" L"+num(q[0])+" "+num(q[1]))
	}
}

// paintFlock is sheep on a hill and their shepherd.
func paintFlock(v *vignette) {
	v.back(brush.Hex("#8ecbe8"), brush.Hex("#d3edf0"))
	v.draw(brush.Snow, "M58 12 C62 4 76 4 80 11 C88 8 94 13 91 18 L54 18 C52 15 54 12 58 12 Z")
	v.draw(brush.Hex("#a8cc62"), "M-4 46 C30 20 80 16 124 40 L124 64 L-4 64 Z")
	v.folk(102, 44, 30, brush.Hex("#5c7f6a"), brush.WoodDim)
	v.line(brush.WoodDim, 1.6, "M112 46 L112 18 C112 12 118 13 117 18")
	props.Sheep(v.Canvas, 46, 36, 20)
	props.Sheep(v.Canvas, 80, 42, 24)
	props.Sheep(v.Canvas, 54, 58, 32)
}

// paintBoars is wild boars that dig for acorns under an oak.
func paintBoars(v *vignette) {
	v.back(brush.Hex("#56653e"), brush.Hex("#8a7a48"))
	v.draw(brush.Hex("#3f5236"), "M-4 -4 L124 -4 L124 16 C108 24 96 14 84 20 C66 28 50 14 34 20 C20 26 8 16 -4 20 Z")
	v.land(brush.Hex("#8c6a44"), 36, 2)
	v.trunk(brush.Hex("#5e4434"), 102, 50, 17)
	boar(v.At(brush.Pt(44, 46), 1), 26)
	boar(v.At(brush.Pt(68, 58), 1), 38)
	for i := range 7 {
		x, y := 18+float64(i*17%90), 52+float64(i*5%8)
		v.oval(brush.Hex("#c79a55"), x, y, 1.6, 2)
		v.oval(brush.WoodDim, x, y-1.6, 1.8, 1)
	}
}

// paintCows is cattle before a red barn.
func paintCows(v *vignette) {
	v.back(brush.Hex("#f3d58c"), brush.Hex("#f7ecc4"))
	props.Barn(v.Canvas, 100, 42, 48, brush.RoofRust, 4)
	v.land(brush.Hex("#8fb052"), 40, 1)
	v.rail(-2, 42, 66, 42, 12, 5)
	props.Cattle(v.Canvas, 62, 59, 46)
	props.Cattle(v.Canvas, 24, 52, 30)
	props.Haystack(v.Canvas, 108, 60, 18, 5)
}

// paintPens is a sheep, a boar and a cow, each in a stall under one roof.
func paintPens(v *vignette) {
	v.back(brush.Hex("#6a4a3a"), brush.Hex("#8a6448"))
	for i := range 6 {
		x, k := float64(i)*20, [...]brush.Col{brush.RoofBlue, brush.Cream}[i%2]
		v.draw(k, "M"+num(x)+" -2 L"+num(x+20)+" -2 L"+num(x+20)+" 10 C"+num(x+16)+" 16 "+num(x+4)+" 16 "+num(x)+" 10 Z")
	}
	v.land(brush.Straw, 44, 1)
	props.Sheep(v.Canvas, 20, 54, 27)
	boar(v.At(brush.Pt(60, 54), 1), 30)
	props.Cattle(v.Canvas, 101, 54, 33)
	for _, x := range []float64{0, 40, 80, 120} {
		v.box(brush.Wood, x-2, 12, 4, 48)
	}
	v.box(brush.Wood, -2, 50, 124, 3)
	v.box(brush.Wood, -2, 56, 124, 3)
}
