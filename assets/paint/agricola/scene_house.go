package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// houseScenes are what is built, and what goes on in the house.
var houseScenes = []card{
	{"farm_expansion", paintFraming},
	{"house_building", paintPlans},
	{"house_redevelopment", paintRenovation},
	{"farm_redevelopment", paintStoneFarm},
	{"side_job", paintStableDoor},
	{"basic_wish_for_children", paintCradle},
	{"modest_wish", paintStork},
	{"urgent_wish_for_children", paintWashing},
	{"infirmary", paintInfirmary},
}

// paintFraming is the frame of a house against the sky.
func paintFraming(v *vignette) {
	v.back(brush.Hex("#9ed0e4"), brush.Hex("#f3f0d6"))
	v.land(brush.Grass, 50, 1)
	v.box(brush.StoneMid, 40, 50, 62, 5)
	for _, d := range []string{"M44 50 L44 26", "M71 50 L71 26", "M98 50 L98 26", "M40 26 L102 26", "M40 26 L71 4",
		"M102 26 L71 4", "M56 15 L86 15", "M71 26 L71 4", "M44 48 L70 28", "M98 48 L72 28"} {
		v.line(brush.Wood.Light(0.15), 2.6, d)
	}
	v.line(brush.WoodDim, 1.6, "M106 56 L92 12 M112 54 L98 10 M104 48 L110 47 M100 36 L106 35 M97 24 L103 23")
	v.planks(brush.Hex("#d9a86a"), 44, 27, 26, 22, 5)
	v.box(brush.Wood, 6, 50, 28, 4)
	v.box(brush.Wood, 10, 46, 28, 4)
}

// paintPlans is the plan of a house under a rule and compasses.
func paintPlans(v *vignette) {
	v.back(brush.Hex("#9a6a42"), brush.Hex("#7d5234"))
	v.lines(brush.WoodDim, 1.4, 0.7, "M-4 14 L124 12", "M-4 34 L124 35", "M-4 52 L124 50")
	v.draw(brush.Hex("#cfe0ea"), "M26 4 L110 8 L104 56 L22 52 Z")
	v.lines(brush.Hex("#33588a"), 1.5, 0.9, "M42 46 L44 26 L66 12 L90 28 L88 48 Z", "M44 26 L90 28",
		"M60 47 L61 36 L71 36 L70 47", "M78 40 L84 40 L84 34 L78 34 Z")
	v.lines(brush.Hex("#6f8fb8"), 0.8, 0.9, "M36 48 L38 22", "M34 48 L40 48", "M36 22 L42 22")
	v.box(brush.Straw, 8, 50, 74, 6)
	for i := range 9 {
		v.lines(brush.Ink, 0.8, 0.8, "M"+num(13+float64(i)*8)+" 50 L"+num(13+float64(i)*8)+" 53")
	}
	v.line(brush.Slate, 1.8, "M108 4 L96 40")
	v.line(brush.Slate, 1.8, "M108 4 L118 38")
	v.oval(brush.Gold, 108, 5, 3, 3)
}

// paintRenovation is a house of which one half is still of wood.
func paintRenovation(v *vignette) {
	v.back(brush.Hex("#c7dccb"), brush.Hex("#eef0d8"))
	v.land(brush.Hex("#a5b668"), 46, 1)
	v.planks(brush.Wood, 30, 22, 36, 32, 6)
	v.box(brush.Hex("#c9764f"), 66, 22, 38, 32)
	for i := range 3 {
		v.lines(brush.Hex("#a5573a"), 1.2, 0.7, "M66 "+num(30+float64(i)*8)+" L104 "+num(30+float64(i)*8))
	}
	v.draw(brush.Straw, "M24 24 L44 2 L66 2 L66 24 Z")
	v.draw(brush.RoofRed, "M66 24 L66 2 L90 2 L110 24 Z")
	v.lines(brush.EarthDim, 1, 0.7, "M36 22 L48 6", "M48 22 L56 6", "M58 22 L62 6")
	v.box(dark, 40, 36, 11, 18)
	v.window(80, 32, 12, 11)
	v.line(brush.WoodDim, 1.8, "M108 56 L98 10 M115 55 L105 9 M106 46 L113 45 M103 34 L110 33 M101 22 L108 21")
	v.barrow(brush.Clay, 8, 58, 22)
}

// paintStoneFarm is a house of stone with a new fence in the evening.
func paintStoneFarm(v *vignette) {
	v.back(brush.Hex("#7a6a9e"), brush.Hex("#f0a88a"))
	v.oval(brush.Hex("#ffd9a0"), 16, 26, 8, 8)
	v.land(brush.Hex("#6f8a55"), 40, 2)
	v.wall(brush.Stone, 62, 22, 44, 26, 5)
	v.draw(brush.Slate, "M56 24 L66 6 L102 6 L112 24 Z")
	v.lines(brush.Ink, 0.9, 0.5, "M62 18 L106 18", "M64 12 L104 12")
	v.box(brush.Stone, 94, -2, 8, 12)
	props.Plume(v.Canvas, 98, -2, 4, 3)
	v.window(68, 30, 10, 10)
	v.box(brush.Gold, 86, 32, 10, 16)
	v.rail(-2, 58, 122, 58, 18, 9)
}

// paintStableDoor is a horse that looks over its half door, bread on the sill.
func paintStableDoor(v *vignette) {
	v.back(brush.Hex("#b5563c"), brush.Hex("#96432f"))
	v.planks(brush.RoofRust, -2, -2, 124, 66, 12)
	v.box(brush.Cream, 52, -4, 48, 68)
	v.box(dark, 57, 2, 38, 60)
	horse(v.At(brush.Pt(90, 70), 1), 62)
	v.planks(brush.Hex("#a5713f"), 57, 42, 38, 22, 5)
	v.line(brush.WoodDim, 2, "M58 43 L94 62")
	v.box(brush.Wood, 50, 39, 52, 5)
	v.loaf(112, 46, 16)
	v.box(brush.Wood, 102, 45, 20, 4)
	v.line(brush.Wood, 2, "M22 12 L22 48")
	v.draw(brush.StoneMid, "M14 8 L32 8 L32 16 L14 16 Z")
}

// paintCradle is a cradle under a window on a fine day.
func paintCradle(v *vignette) {
	v.back(brush.Hex("#f2dcae"), brush.Hex("#e3bf8a"))
	v.window(74, 2, 30, 26)
	v.draw(brush.RoofRed, "M70 0 L80 0 C80 14 76 24 70 30 Z")
	v.draw(brush.RoofRed, "M108 0 L98 0 C98 14 102 24 108 30 Z")
	v.land(brush.Hex("#a5713f"), 46, 0.6)
	v.lines(brush.WoodDim, 1.2, 0.7, "M-4 52 L124 52", "M-4 58 L124 58")
	v.line(brush.Wood, 2.6, "M34 54 C48 62 76 62 90 54")
	v.draw(brush.Wood, "M38 34 L86 34 L80 55 L44 55 Z")
	v.draw(brush.Wood.Light(0.12), "M74 36 L88 36 L94 18 C86 12 78 16 76 22 Z")
	v.draw(brush.Hex("#f3f0e4"), "M40 32 C48 24 70 24 78 32 L76 42 L44 42 Z")
	v.oval(skin, 74, 28, 5, 4.6)
	for _, x := range []float64{52, 62} {
		v.oval(brush.Rose, x, 36, 2, 2)
	}
}

// paintStork is a stork on its nest on the chimney.
func paintStork(v *vignette) {
	v.back(brush.Hex("#bde2f2"), brush.Hex("#fdf6e0"))
	v.draw(brush.RoofOrange, "M-4 64 L-4 50 L40 34 L104 34 L124 42 L124 64 Z")
	for i := range 3 {
		y := 42 + float64(i)*7
		v.lines(brush.RoofRust, 1.3, 0.6, "M"+num(22-float64(i)*12)+" "+num(y)+" L124 "+num(y+1))
	}
	v.wall(brush.Hex("#c4674a"), 58, 28, 24, 18, 3)
	v.draw(brush.WoodDim, "M46 28 C50 20 90 20 94 28 C90 33 50 33 46 28 Z")
	v.lines(brush.Straw, 1.1, 0.9, "M50 25 L64 29", "M60 23 L76 28", "M74 23 L90 27")
	v.line(brush.RoofRed, 1.4, "M68 24 L67 14")
	v.line(brush.RoofRed, 1.4, "M74 24 L74 14")
	v.draw(brush.Snow, "M60 8 C66 2 82 4 90 12 C84 18 68 20 62 14 C58 10 54 4 52 0 L55 -3 C57 0 58 4 60 8 Z")
	v.draw(brush.Ink, "M76 10 C84 8 90 10 96 14 C88 18 80 18 74 15 Z")
	v.draw(brush.RoofRed, "M52 -2 L34 4 L52 2 Z")
	v.draw(brush.Cream, "M28 4 C22 8 22 18 30 20 C38 18 38 8 32 4 Z")
}

// paintWashing is small shirts on a line between two trees.
func paintWashing(v *vignette) {
	v.back(brush.Hex("#dff0d0"), brush.Hex("#c8e0a0"))
	v.land(brush.Hex("#8cb85c"), 40, 2)
	props.Tree(v.Canvas, 10, 46, 20, brush.Leaf, 3)
	props.Tree(v.Canvas, 112, 44, 18, brush.LeafDim, 5)
	v.lines(brush.Ink, 1, 0.9, "M14 12 C40 22 80 22 108 12")
	for i, k := range []brush.Col{brush.RoofRed, brush.Snow, brush.RoofBlue, brush.Straw} {
		x, y := 33+float64(i)*18, 17+float64(i*(3-i))*1.2
		v.draw(k, "M"+num(x-7)+" "+num(y+1)+" L"+num(x-3)+" "+num(y)+" L"+num(x+3)+" "+num(y)+" L"+num(x+7)+" "+num(y+1)+
			" L"+num(x+8)+" "+num(y+6)+" L"+num(x+4.5)+" "+num(y+6)+" L"+num(x+4.5)+" "+num(y+16)+" L"+num(x-4.5)+" "+
			num(y+16)+" L"+num(x-4.5)+" "+num(y+6)+" L"+num(x-8)+" "+num(y+6)+" Z")
	}
	v.basket(brush.Hex("#b5864a"), 58, 58, 20)
	v.folk(84, 58, 22, brush.Rose, brush.WoodDim)
	v.folk(96, 60, 18, brush.Hex("#7fa8c4"), brush.Straw)
}

// paintInfirmary is a sickbed beside a shelf of remedies.
func paintInfirmary(v *vignette) {
	v.back(brush.Hex("#cfdcdc"), brush.Hex("#aebfc2"))
	v.box(brush.WoodDim, 70, 20, 46, 3)
	for i, k := range []brush.Col{brush.Leaf, brush.Magic, brush.RoofOrange, brush.WaterDim} {
		x := 76 + float64(i)*11
		v.draw(k, "M"+num(x-3)+" 20 L"+num(x-3)+" 11 L"+num(x-1.4)+" 9 L"+num(x-1.4)+" 5 L"+num(x+1.4)+" 5 L"+num(x+1.4)+
			" 9 L"+num(x+3)+" 11 L"+num(x+3)+" 20 Z")
	}
	v.land(brush.Hex("#8a7668"), 50, 0.6)
	v.box(brush.Wood, 18, 20, 5, 38)
	v.box(brush.Wood, 96, 34, 5, 24)
	v.box(brush.Wood, 20, 46, 78, 6)
	v.draw(brush.Snow, "M22 38 C26 30 44 30 48 38 L48 47 L22 47 Z")
	v.oval(skin, 38, 33, 7, 7)
	v.draw(brush.Snow, "M30 31 C31 24 45 24 46 31 Z")
	v.draw(brush.Hex("#7fa8a0"), "M44 38 C60 30 84 32 97 38 L97 50 L44 50 Z")
	v.lines(brush.Snow, 1.6, 0.8, "M60 34 L58 50", "M78 34 L78 50")
	v.lines(brush.Ink, 1, 0.9, "M34 34 L37 34.6", "M40 34.6 L43 34")
}
