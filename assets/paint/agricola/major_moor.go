package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// moorMajors are the improvements of Farmers of the Moor.
var moorMajors = []card{
	{"horse_slaughterhouse_1", paintButcher},
	{"horse_slaughterhouse_2", paintSmokehouse},
	{"cookhouse_1", paintCookhouse},
	{"cookhouse_2", paintKitchen},
	{"village_church", paintChurch},
	{"heating_oven", paintIronStove},
	{"tiled_oven", paintTiledStove},
	{"furniture_stall", paintFurniture},
	{"ceramics_stall", paintCeramics},
	{"basket_stall", paintBasketStall},
	{"peat_charcoal_kiln", paintKiln},
	{"foresters_lodge", paintLodge},
	{"museum_of_the_moors", paintMuseum},
	{"riding_stables", paintStables},
}

// paintButcher is a block with a cleaver, hams over it.
func paintButcher(v *vignette) {
	v.back(brush.Hex("#cfd6d2"), brush.Hex("#aab6b4"))
	v.wall(brush.Hex("#dfe2d8"), -2, -2, 124, 40, 4)
	v.line(brush.Slate, 1.6, "M-2 6 L122 6")
	for i := range 3 {
		x := 20 + float64(i)*18
		v.draw(brush.Hex("#b5524a"), "M"+num(x)+" 8 C"+num(x+9)+" 14 "+num(x+9)+" 28 "+num(x)+" 30 C"+num(x-9)+" 28 "+
			num(x-9)+" 14 "+num(x)+" 8 Z")
		v.oval(brush.Cream, x+1, 27, 3, 1.8)
	}
	v.land(brush.Hex("#8d7868"), 48, 1)
	v.box(brush.WoodDim, 68, 36, 42, 24)
	v.oval(cutWood, 89, 36, 21, 5)
	v.draw(brush.Stone, "M76 12 L98 8 L100 20 L78 26 Z")
	v.line(brush.Wood, 3, "M98 12 L112 8")
	v.oval(brush.Hex("#c4645a"), 86, 34, 9, 4)
}

// paintSmokehouse is a tarred shed in the dusk with smoke and a horse's head over
// its door.
func paintSmokehouse(v *vignette) {
	v.back(brush.Hex("#7a6a8a"), brush.Hex("#e0a884"))
	v.land(brush.Hex("#6e7048"), 44, 2)
	v.Ground(60, 56, 42, 6, 0.8)
	v.planks(brush.Hex("#5a3f3a"), 28, 24, 64, 33, 8)
	v.draw(brush.RoofRust.Dark(0.3), "M20 27 L34 8 L88 8 L100 27 Z")
	v.draw(brush.Hex("#2f2426"), "M48 57 L48 34 L70 34 L70 57 Z")
	v.soft(brush.Lava, 59, 54, 9, 5, 0.8)
	v.draw(brush.Hex("#c58a54"), "M54 30 L56 17 L60 14 L66 19 L72 27 L68 30 L63 26 L63 31 Z")
	v.box(brush.Slate, 78, 0, 8, 13)
	props.Plume(v.Canvas, 82, 2, 5, 7)
	v.logs(106, 56, 18)
}

// paintCookhouse is a whitewashed house that has nothing but a chimney and pots.
func paintCookhouse(v *vignette) {
	v.back(brush.Hex("#8fc3d8"), brush.Hex("#d8ecec"))
	v.land(brush.Leaf, 40, 3)
	v.Ground(52, 55, 44, 6, 0.8)
	v.wall(brush.Stone, 66, 0, 16, 30, 6)
	props.Plume(v.Canvas, 74, 2, 4, 3)
	v.box(brush.Plaster, 16, 26, 72, 30)
	v.draw(brush.RoofRed, "M8 28 L22 8 L84 8 L96 28 Z")
	v.draw(dark, "M26 56 L26 40 C26 34 44 34 44 40 L44 56 Z")
	v.fire(35, 55, 13)
	v.window(58, 35, 17, 12)
	v.pot(brush.Slate, 104, 56, 20)
	props.Pumpkin(v.Canvas, 90, 57, 10, brush.Pumpkin, 3)
}

// paintKitchen is a long table laden with food.
func paintKitchen(v *vignette) {
	v.back(brush.Hex("#8c4f3a"), brush.Hex("#b3744c"))
	v.wall(brush.Hex("#a45c42"), -2, -2, 124, 38, 5)
	v.draw(brush.Hex("#caa24a"), "M10 6 C10 16 28 16 28 6 Z")
	v.draw(brush.Hex("#caa24a"), "M36 6 C36 14 50 14 50 6 Z")
	v.draw(brush.Hex("#caa24a"), "M94 6 C94 18 114 18 114 6 Z")
	v.box(brush.Cream, -4, 40, 128, 8)
	v.box(brush.Wood, -4, 48, 128, 14)
	v.loaf(20, 42, 22)
	v.pot(brush.RoofBlue, 46, 42, 20)
	v.oval(brush.Stone, 74, 39, 17, 4)
	v.draw(brush.Hex("#b5703c"), "M60 38 C60 26 88 24 88 36 L94 32 L94 39 Z")
	v.oval(carrot, 104, 39, 8, 3)
	v.oval(brush.Leaf, 113, 37, 4, 3)
}

// paintChurch is a small church on a hill in the morning.
func paintChurch(v *vignette) {
	v.back(brush.Hex("#f7d9a8"), brush.Hex("#fbeecb"))
	v.soft(brush.LavaLit, 100, 14, 20, 16, 0.8)
	v.land(brush.Hex("#9fb06a"), 34, 6)
	v.Ground(58, 48, 34, 5, 0.7)
	v.box(brush.Plaster, 46, 28, 42, 20)
	v.draw(brush.RoofRust, "M42 30 L50 16 L84 16 L92 30 Z")
	v.box(brush.Plaster.Light(0.2), 28, 16, 18, 33)
	v.draw(brush.Slate, "M24 18 L37 -4 L50 18 Z")
	v.oval(brush.Gold, 37, 24, 3.4, 3.4)
	for _, x := range []float64{56, 68, 80} {
		v.draw(brush.RoofBlue, "M"+num(x-2.5)+" 44 L"+num(x-2.5)+" 36 C"+num(x-2.5)+" 32 "+num(x+2.5)+" 32 "+num(x+2.5)+
			" 36 L"+num(x+2.5)+" 44 Z")
	}
	v.draw(dark, "M33 49 L33 40 C33 36 41 36 41 40 L41 49 Z")
	props.Tree(v.Canvas, 104, 54, 11, brush.Leaf, 4)
	props.Bush(v.Canvas, 12, 54, 9, brush.LeafDim, 5)
}

// paintIronStove is a black stove with its pipe and a heap of peat.
func paintIronStove(v *vignette) {
	v.back(brush.Hex("#d8a890"), brush.Hex("#b87f68"))
	v.land(brush.Hex("#7d5a44"), 48, 0.6)
	v.line(brush.Hex("#3c4048"), 6, "M60 20 L60 -4")
	v.Ground(60, 56, 26, 5, 0.8)
	v.draw(brush.Hex("#3c4048"), "M38 54 L36 22 C44 14 76 14 84 22 L82 54 Z")
	v.line(brush.Hex("#3c4048"), 3, "M42 54 L40 60")
	v.line(brush.Hex("#3c4048"), 3, "M78 54 L80 60")
	v.draw(brush.Lava, "M48 44 L48 32 L72 32 L72 44 Z")
	v.soft(brush.LavaLit, 60, 40, 11, 6, 0.9)
	v.lines(brush.Ink, 1.4, 0.9, "M54 32 L54 44", "M60 32 L60 44", "M66 32 L66 44")
	v.soft(brush.LavaLit, 60, 52, 34, 6, 0.4)
	peatStack(v.Canvas, 102, 57, 26)
	v.draw(brush.RoofBlue, "M6 58 L10 34 L24 34 L28 58 Z")
}

// paintTiledStove is a green tiled stove with a bench and a cat.
func paintTiledStove(v *vignette) {
	v.back(brush.Hex("#f0d9b0"), brush.Hex("#dfbf8c"))
	tile := brush.Hex("#3f8a6a")
	for row := range 5 {
		for i := range 5 {
			v.box(tile.Light(0.12*float64((row+i)%3)), 34+float64(i)*10, 6+float64(row)*9, 10, 9)
		}
	}
	v.box(tile.Dark(0.25), 30, 0, 58, 7)
	v.draw(dark, "M50 51 L50 40 C50 34 68 34 68 40 L68 51 Z")
	v.soft(brush.Lava, 59, 47, 7, 5, 0.9)
	v.box(brush.Wood, 24, 50, 92, 6)
	v.draw(brush.Pumpkin, "M92 50 C90 38 104 34 110 42 L112 34 L115 40 L118 36 C120 44 118 50 116 50 Z")
	v.window(6, 10, 18, 26)
}

// paintFurniture is a stall with chairs under a striped roof.
func paintFurniture(v *vignette) {
	v.back(brush.Hex("#9cc6dc"), brush.Hex("#e2e8d0"))
	v.land(brush.Hex("#d9bd86"), 40, 1)
	v.awning(brush.RoofRed, 10, 100)
	v.planks(brush.Wood, 14, 40, 44, 18, 5)
	v.line(brush.Hex("#8a5430"), 2.6, "M72 20 L72 57 M72 40 L90 40 L90 57 M72 28 L73 28")
	v.box(brush.Hex("#c98a50"), 71, 38, 22, 4)
	v.box(brush.Hex("#c98a50"), 70, 20, 4, 18)
	v.box(brush.Hex("#a9653a"), 20, 24, 30, 16)
	v.lines(brush.Ink, 1, 0.8, "M20 32 L50 32")
	v.oval(brush.Gold, 35, 28, 1.6, 1.6)
	v.oval(brush.Gold, 35, 36, 1.6, 1.6)
}

// awning is a striped cloth on two posts.
func (v *vignette) awning(k brush.Col, x, w float64) {
	v.box(brush.WoodDim, x+2, 10, 3, 48)
	v.box(brush.WoodDim, x+w-5, 10, 3, 48)
	m := v.draw(brush.Cream, "M"+num(x-4)+" 16 L"+num(x+6)+" 2 L"+num(x+w-6)+" 2 L"+num(x+w+4)+" 16 Z")
	for i := range 5 {
		q := brush.Rect(x-4+float64(2*i)*(w+8)/10, 0, (w+8)/10, 18)
		v.Paint(v.Fill(q).And(m), brush.Gouache(k, v.next(), 0), 0.9)
	}
}

// paintCeramics is a carpet with painted jugs and plates at the roadside.
func paintCeramics(v *vignette) {
	v.back(brush.Hex("#e6d3a4"), brush.Hex("#d6b87c"))
	v.land(brush.Hex("#b3a05c"), 10, 3)
	v.draw(brush.Hex("#7a4a86"), "M14 30 L106 30 L118 62 L2 62 Z")
	v.lines(brush.Gold, 1.6, 0.9, "M17 33 L103 33 L113 58 L7 58 Z")
	v.pot(brush.Hex("#4f7fae"), 32, 44, 30)
	v.pot(brush.Plaster, 60, 40, 34)
	v.lines(brush.RoofBlue, 1.6, 0.9, "M48 22 C54 26 66 26 72 22", "M47 27 C54 31 66 31 73 27")
	v.pot(brush.RoofOrange, 90, 46, 26)
	for _, x := range []float64{24, 50, 76, 100} {
		v.oval(brush.Cream, x, 54, 9, 3.4)
		v.oval(brush.Hex("#4f9a8c"), x, 54, 4.4, 1.6)
	}
}

// paintBasketStall is a cart full of baskets on a village road.
func paintBasketStall(v *vignette) {
	v.back(brush.Hex("#c9dcec"), brush.Hex("#eef0dc"))
	v.land(brush.Hex("#86a05a"), 28, 2)
	v.land(brush.Road, 46, 1)
	props.Gable(v.Canvas, 104, 36, 24, brush.RoofBlue, 4)
	v.Ground(48, 58, 36, 4, 0.7)
	v.basket(brush.Hex("#c08a48"), 30, 38, 22)
	v.basket(brush.Hex("#e0b860"), 52, 38, 24)
	v.basket(brush.Hex("#a06a3a"), 72, 38, 18)
	v.basket(brush.Straw, 42, 22, 16)
	v.box(brush.Hex("#8a4a34"), 14, 36, 68, 12)
	v.line(brush.Wood, 2.4, "M82 42 L104 50")
	for _, x := range []float64{30, 66} {
		v.oval(brush.WoodDim, x, 50, 9, 9)
		v.oval(brush.Straw, x, 50, 5.4, 5.4)
		v.lines(brush.WoodDim, 1.4, 1, "M"+num(x-6)+" 50 L"+num(x+6)+" 50", "M"+num(x)+" 44 L"+num(x)+" 56")
	}
}

// paintKiln is a smouldering heap on the moor at night.
func paintKiln(v *vignette) {
	v.back(brush.Hex("#2b3350"), brush.Hex("#6a5a78"))
	v.oval(brush.Cream, 20, 12, 5, 5)
	v.land(brush.Hex("#4a4436"), 40, 2)
	v.draw(brush.Peat.Dark(0.2), "M22 56 C30 20 52 6 62 6 C72 6 92 22 98 56 Z")
	for i, q := range brush.Pts(40, 46, 56, 38, 72, 46, 62, 24, 84, 50, 48, 28) {
		v.soft(brush.Lava, q.X, q.Y, 5, 3, 0.9)
		v.oval(brush.LavaLit, q.X, q.Y, 1.5+0.2*float64(i%3), 1.1)
	}
	props.Plume(v.Canvas, 60, 8, 5, 7)
	props.Plume(v.Canvas, 78, 22, 3, 8)
	props.Reeds(v.Canvas, 110, 56, 22)
	peatStack(v.Canvas, 14, 57, 20)
}

// paintLodge is a log cabin among tall spruces.
func paintLodge(v *vignette) {
	v.back(brush.Hex("#b7cdb4"), brush.Hex("#7c9c74"))
	for i := range 7 {
		props.Pine(v.Canvas, 4+float64(i)*19, 36+float64(i%2)*4, 40, brush.Spruce.Dark(0.15), uint32(3+i))
	}
	v.land(brush.LeafDim, 42, 2)
	props.Cabin(v.Canvas, 58, 54, 52, true, 5)
	props.Pine(v.Canvas, 12, 58, 50, brush.Spruce, 20)
	props.Pine(v.Canvas, 108, 58, 46, brush.Spruce, 22)
	props.Stump(v.Canvas, 90, 57, 9)
}

// paintMuseum is a stone house with columns, a peat boat before it.
func paintMuseum(v *vignette) {
	v.back(brush.Hex("#dcc6d4"), brush.Hex("#f3e3d2"))
	v.land(brush.Hex("#a8947c"), 46, 0.6)
	v.box(brush.Stone.Light(0.3), 22, 20, 76, 30)
	v.draw(brush.Hex("#b48a9a"), "M16 20 L60 0 L104 20 Z")
	v.oval(brush.Cream, 60, 12, 5, 4)
	v.oval(brush.Peat, 60, 12, 2.6, 2)
	for i := range 5 {
		if i != 2 {
			v.box(brush.Cream, 27+float64(i)*15, 22, 6, 27)
		}
	}
	v.draw(dark, "M53 50 L53 30 L67 30 L67 50 Z")
	v.box(brush.Stone, 16, 48, 88, 5)
	v.draw(brush.Hex("#6a4630"), "M66 52 C74 60 106 60 116 50 L112 60 L72 61 Z")
	v.box(brush.Peat, 82, 48, 18, 6)
	props.Flower(v.Canvas, 8, 54, 3, brush.Hex("#b8769a"))
	props.Flower(v.Canvas, 20, 57, 3, brush.Hex("#b8769a"))
}

// paintStables is a horse before the stable, a saddle on the fence.
func paintStables(v *vignette) {
	v.back(brush.Hex("#f2c98a"), brush.Hex("#f6e2b0"))
	v.land(brush.Hex("#c9b060"), 36, 1)
	v.planks(brush.RoofRust.Mix(brush.Wood, 0.3), 64, 14, 60, 36, 8)
	v.draw(brush.WoodDim, "M56 16 L70 -2 L124 -2 L124 16 Z")
	v.draw(dark, "M80 50 L80 24 L106 24 L106 50 Z")
	v.line(brush.Cream, 2, "M80 38 L106 50 M106 38 L80 50")
	props.Fence(v.Canvas, brush.Pt(-4, 58), brush.Pt(30, 58), 20)
	v.draw(brush.Hex("#7a3f2a"), "M2 38 C6 30 18 30 24 38 L22 46 L4 46 Z")
	horse(v.At(brush.Pt(50, 57), 1), 50)
}
