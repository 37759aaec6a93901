package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// wildScenes are where wood, clay, reed, stone and fish come from.
var wildScenes = []card{
	{"forest", paintDeepForest},
	{"copse", paintBirches},
	{"grove", paintAutumnGrove},
	{"riverbank_forest", paintRiverbank},
	{"clay_pit", paintClayPit},
	{"hollow", paintHollow},
	{"reed_bank", paintReedBank},
	{"fishing", paintJetty},
	{"western_quarry", paintWesternQuarry},
	{"eastern_quarry", paintEasternQuarry},
}

// paintDeepForest is light that falls between thick trunks on felled wood.
func paintDeepForest(v *vignette) {
	v.back(brush.Hex("#2f5a44"), brush.Hex("#5d8a4c"))
	for i, x := range []float64{6, 26, 70, 104} {
		v.trunk(brush.Hex("#4d5a40"), x+8, 40, 7+float64(i%2)*2)
	}
	v.land(brush.Hex("#4e6b38"), 40, 2)
	v.rays(brush.LavaLit, 0.28, 22, 50, 84)
	v.trunk(brush.Hex("#7a5138"), 16, 58, 15)
	v.trunk(brush.Hex("#6d4a36"), 112, 60, 17)
	for _, l := range [][3]float64{{50, 57, 0}, {72, 57, 0}, {61, 48, 0}} {
		v.box(brush.Wood, l[0]-2, l[1]-9, 34, 9.4)
		v.oval(cutWood, l[0]-2, l[1]-4.4, 5, 5)
		v.oval(brush.WoodDim, l[0]-2, l[1]-4.4, 2, 2)
	}
	props.Tuft(v.Canvas, 36, 57, 8, brush.Leaf)
}

// paintBirches is three white stems on a sunny rise.
func paintBirches(v *vignette) {
	v.back(brush.Hex("#bfe3ee"), brush.Hex("#fbf3c8"))
	v.oval(brush.LavaLit, 20, 14, 8, 8)
	v.soft(brush.LavaLit, 20, 14, 18, 18, 0.4)
	v.land(brush.Hex("#c9cf6a"), 36, 6)
	for i, x := range []float64{58, 76, 96} {
		top := 20 - float64(i%2)*4
		v.oval(brush.Hex("#b9cf5a"), x, top, 15, 14)
		v.oval(brush.Hex("#d3dd77"), x-4, top-4, 7, 6)
		v.draw(brush.Snow, "M"+num(x-2.4)+" 56 L"+num(x-1.4)+" "+num(top)+" L"+num(x+1.4)+" "+num(top)+" L"+
			num(x+2.6)+" 56 Z")
		for j := range 4 {
			y := 28 + float64(j)*7
			v.lines(brush.Ink, 1.1, 0.8, "M"+num(x-2)+" "+num(y)+" L"+num(x+0.6)+" "+num(y+0.8))
		}
	}
	v.line(brush.Wood, 2, "M20 52 L42 50")
	v.line(brush.WoodDim, 2, "M22 55 L46 53")
}

// paintAutumnGrove is a lane under trees in autumn.
func paintAutumnGrove(v *vignette) {
	v.back(brush.Hex("#f3d9a6"), brush.Hex("#f0c487"))
	v.land(brush.Hex("#b99a4e"), 26, 3)
	v.draw(brush.Road, "M66 26 L72 26 C66 36 94 46 100 64 L44 64 C50 48 60 38 66 26 Z")
	for i, q := range [][3]float64{{52, 34, 8}, {84, 34, 8}, {38, 44, 12}, {102, 44, 12}, {18, 58, 17}} {
		k := []brush.Col{brush.RoofOrange, brush.Straw, brush.RoofRust, brush.RoofOrange, brush.Pumpkin}[i]
		props.Tree(v.Canvas, q[0], q[1], q[2], k, uint32(i+2))
	}
	for i := range 9 {
		v.oval(brush.RoofOrange, 50+float64(i*13%44), 44+float64(i*7%14), 1.4, 0.9)
	}
}

// paintRiverbank is a bend of a river between spruces and reeds.
func paintRiverbank(v *vignette) {
	v.back(brush.Hex("#a7cfd6"), brush.Hex("#dfe9cf"))
	for i := range 9 {
		props.Pine(v.Canvas, 4+float64(i)*14, 28+float64(i%3), 26+float64(i*5%9), brush.Spruce, uint32(i))
	}
	v.draw(brush.Water, "M-4 26 C40 30 70 26 124 34 L124 64 L-4 64 Z")
	v.lines(brush.Cream, 1.4, 0.8, "M44 38 L66 37", "M78 46 L104 47", "M30 48 L44 47")
	v.draw(brush.Grass, "M-4 46 C20 44 40 52 52 64 L-4 64 Z")
	v.box(brush.Wood, 66, 50, 36, 7)
	v.oval(cutWood, 66, 53.4, 3, 3.8)
	props.Reeds(v.Canvas, 12, 56, 26)
	props.Reeds(v.Canvas, 30, 60, 22)
	props.Reeds(v.Canvas, 112, 62, 24)
}

// paintClayPit is the steps of a pit with a spade and a load of clay.
func paintClayPit(v *vignette) {
	v.back(brush.Hex("#e8cfae"), brush.Hex("#d8a070"))
	v.draw(brush.Grass, "M-4 14 C30 8 90 8 124 14 L124 22 L-4 22 Z")
	for i, k := range []brush.Col{brush.Hex("#c98358"), brush.Hex("#b56b45"), brush.Hex("#9c5638")} {
		y, in := 20+float64(i)*12, float64(i)*10
		v.draw(k, "M"+num(-4+in)+" "+num(y)+" C40 "+num(y+5)+" 80 "+num(y+5)+" "+num(124-in)+" "+num(y)+" L124 64 L-4 64 Z")
	}
	v.draw(brush.WaterDim, "M46 56 C60 52 84 52 92 57 C84 62 56 62 46 56 Z")
	v.barrow(brush.Clay.Light(0.1), 76, 46, 30)
	v.line(brush.Wood, 2.2, "M34 12 L26 42")
	v.draw(brush.Slate, "M20 40 L31 43 L28 54 L18 50 Z")
}

// paintHollow is a gash in a green hill, bricks that dry before it.
func paintHollow(v *vignette) {
	v.back(brush.Hex("#cfe6e2"), brush.Hex("#e9f0cf"))
	v.draw(brush.Leaf, "M-4 44 C12 2 96 -6 124 34 L124 64 L-4 64 Z")
	v.draw(brush.Hex("#b9573a"), "M48 50 C50 26 62 14 80 14 C98 16 106 32 106 50 Z")
	v.draw(brush.Hex("#8f3f2c"), "M60 50 C60 34 68 26 80 26 C92 28 96 38 96 50 Z")
	v.lines(brush.Hex("#d98a63"), 1.2, 0.8, "M54 38 C58 30 60 26 66 22", "M100 40 C98 32 96 28 92 22")
	v.land(brush.Hex("#9aa858"), 48, 1)
	for row := range 2 {
		for i := range 6 {
			k := brush.RoofRust.Light(0.1 * float64((i+row)%3))
			v.box(k, 34+float64(i)*13+float64(row)*5, 50+float64(row)*5, 11, 4.4)
		}
	}
	props.Bush(v.Canvas, 14, 50, 9, brush.LeafDim, 3)
	props.Tree(v.Canvas, 30, 30, 8, brush.LeafDim, 6)
}

// paintReedBank is high reeds with a punt among them.
func paintReedBank(v *vignette) {
	v.back(brush.Hex("#e9efd9"), brush.Hex("#b9dcd8"))
	v.draw(brush.WaterLit, "M-4 28 L124 28 L124 64 L-4 64 Z")
	v.lines(brush.Snow, 1.4, 0.9, "M40 38 L60 38", "M76 50 L100 50", "M52 56 L66 56")
	for i := range 8 {
		props.Reeds(v.Canvas, 66+float64(i)*8, 38+float64(i%3)*3, 30)
	}
	v.draw(brush.WoodDim, "M32 42 L96 42 C94 50 88 53 82 53 L46 53 C40 53 34 49 32 42 Z")
	v.draw(brush.Straw, "M54 42 L60 32 L84 32 L88 42 Z")
	v.lines(brush.EarthDim, 1, 0.8, "M64 33 L60 42", "M72 33 L70 42", "M79 33 L80 42")
	v.line(brush.Wood, 2, "M44 6 L50 52")
	props.Reeds(v.Canvas, 12, 60, 34)
	props.Reeds(v.Canvas, 26, 63, 28)
	props.Reeds(v.Canvas, 110, 63, 32)
}

// paintJetty is somebody who fishes at sunrise; a fish leaps.
func paintJetty(v *vignette) {
	v.back(brush.Hex("#f4a97c"), brush.Hex("#fbe0b0"))
	v.oval(brush.Hex("#fff0b8"), 84, 20, 10, 10)
	v.draw(brush.Slate.Mix(brush.Rose, 0.35), "M-4 24 L20 12 L44 22 L64 14 L92 24 L124 16 L124 30 L-4 30 Z")
	v.draw(brush.Hex("#5f93b0"), "M-4 27 L124 27 L124 64 L-4 64 Z")
	v.lines(brush.Hex("#ffe0a8"), 1.6, 0.9, "M72 33 L96 33", "M76 39 L92 39", "M80 45 L88 45")
	v.box(brush.Wood, -4, 42, 50, 5)
	v.box(brush.WoodDim, 8, 46, 4, 16)
	v.box(brush.WoodDim, 34, 46, 4, 16)
	v.folk(30, 43, 26, brush.RoofBlue, brush.Straw)
	v.line(brush.WoodDim, 1.2, "M36 30 L66 12")
	v.lines(brush.Ink, 0.7, 0.8, "M66 12 L70 46")
	v.draw(brush.Hex("#d9e6ea"), "M84 44 C88 34 100 32 106 38 L112 33 L112 44 L106 42 C100 48 90 50 84 44 Z")
	v.oval(brush.Ink, 89, 42, 1, 1)
	v.lines(brush.Cream, 1.3, 0.9, "M80 54 C90 50 104 50 114 54")
}

// paintWesternQuarry is a derrick before a cliff in the evening sun.
func paintWesternQuarry(v *vignette) {
	v.back(brush.Hex("#e98f5c"), brush.Hex("#f6cf96"))
	v.draw(brush.StoneDim.Mix(brush.Hex("#8a5a5a"), 0.4), "M-4 64 L-4 22 L16 8 L42 12 L56 4 L70 20 L66 64 Z")
	v.lines(brush.Ink, 1.1, 0.5, "M8 16 L12 40", "M30 12 L26 34 L34 54", "M52 10 L50 30", "M46 34 L56 54")
	v.draw(brush.StoneMid.Mix(brush.RoofOrange, 0.25), "M16 8 L42 12 L56 4 L70 20 L58 24 L40 18 L22 20 Z")
	v.land(brush.Hex("#a8835c"), 52, 1)
	v.line(brush.WoodDim, 3, "M84 56 L84 10")
	v.line(brush.Wood, 3, "M84 34 L112 6")
	v.line(brush.WoodDim, 2, "M84 12 L110 8")
	v.lines(brush.Ink, 1, 0.9, "M110 8 L110 30")
	v.block(brush.Stone, 102, 42, 15, 11)
	v.block(brush.StoneMid, 70, 58, 13, 9)
}

// paintEasternQuarry is terraces of pale stone under a clear sky.
func paintEasternQuarry(v *vignette) {
	v.back(brush.Hex("#6fb2d6"), brush.Hex("#d6edf2"))
	v.draw(brush.Snow, "M10 12 C14 6 26 6 30 12 C36 10 40 14 38 18 L6 18 C4 14 6 12 10 12 Z")
	for i := range 4 {
		y, x := 16+float64(i)*11, 78-float64(i)*22
		v.draw(brush.Stone.Light(0.25-0.06*float64(i)), "M"+num(x)+" "+num(y)+" L124 "+num(y-2)+" L124 "+num(y+12)+" L"+
			num(x-3)+" "+num(y+12)+" Z")
		for j := x + 10; j < 120; j += 18 {
			v.lines(brush.StoneDim, 1, 0.7, "M"+num(j+float64(i%2)*8)+" "+num(y)+" L"+num(j+float64(i%2)*8)+" "+num(y+11))
		}
	}
	v.land(brush.Hex("#cfc3a4"), 57, 0.6)
	v.block(brush.Stone, 18, 56, 16, 12)
	v.block(brush.StoneMid, 40, 59, 11, 8)
	v.line(brush.Wood, 2, "M72 60 L84 8 M80 60 L92 8 M74 50 L83 50 M77 38 L86 38 M80 26 L89 26 M82 16 L91 16")
}
