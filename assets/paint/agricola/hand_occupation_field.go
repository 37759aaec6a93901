package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintCottager is an old man with a pipe on the bench at his small cottage.
func paintCottager(v *vignette) {
	v.back(brush.Hex("#bfe0c8"), brush.Hex("#eef4d8"))
	v.box(brush.Plaster, 36, 22, 96, 36)
	v.draw(brush.Hex("#b98a4a"), "M26 26 C40 2 60 -6 80 -8 L128 -8 L128 26 Z")
	v.lines(brush.EarthDim, 1.2, 0.7, "M44 22 L62 2", "M60 22 L76 -2", "M96 22 L100 -2", "M112 22 L116 -2")
	v.window(94, 32, 18, 14)
	v.land(brush.Hex("#8fb85a"), 54, 1)
	for i, p := range brush.Pts(4, 52, 13, 57, 24, 52, 33, 58, 100, 57, 112, 54) {
		props.Flower(v.Canvas, p.X, p.Y, 4, []brush.Col{brush.Rose, brush.Gold, brush.Magic}[i%3])
	}
	f := v.villager(66, 22, 9.6, -0.3, brush.Hex("#5f7a9a"), brush.Snow)
	f.box(brush.Wood, 38, 50, 56, 4)
	f.tunic().vest(brush.Hex("#6a4a3a")).face(smile).beard().flatCap(brush.Hex("#4f5f4a"))
	f.limb(brush.Hex("#8a7a5a"), 8, brush.Line(brush.Pt(61, 54), brush.Pt(56, 64)))
	f.limb(brush.Hex("#8a7a5a"), 8, brush.Line(brush.Pt(71, 54), brush.Pt(76, 64)))
	f.lines(brush.Ink, 1.6, 1, "M64 28 L54 32")
	f.draw(brush.WoodDim, "M50 28 L56 29 L56 34 L51 34 Z")
	f.arm(-1, 46, 44, 53, 35).arm(1, 86, 44, 78, 52)
	props.Plume(v.Canvas, 52, 25, 2.4, 4)
}

// paintAssistantTiller is a boy who hoes the furrows while a plow goes far off.
func paintAssistantTiller(v *vignette) {
	v.back(brush.Hex("#d9c0e8"), brush.Hex("#f4dce4"))
	v.land(brush.Hex("#8a5a40"), 20, 1)
	for i := range 8 {
		x := float64(i)*34 - 60
		v.lines(brush.Hex("#6a4030"), 2, 0.9, "M60 20 L"+num(x)+" 66")
	}
	props.Cattle(v.Canvas, 92, 26, 20)
	v.folk(112, 27, 17, brush.Hex("#3f6a9a"), brush.Straw)
	v.lines(brush.Ink, 1.4, 0.9, "M100 20 L108 24")
	f := v.villager(34, 18, 9.4, 1, brush.Hex("#f0a83a"), hairNut)
	f.lean, f.build = 0.14, 0.86
	f.legs(brush.Hex("#5f7a4a"), skin).tunic().belt(brush.WoodDim).profile(smile).sideHair()
	f.hoe(40, 34, 84, 56)
	f.arm(-1, 22, 46, 46, 38).arm(1, 56, 36, 63, 45)
	for _, x := range []float64{78, 90, 98} {
		v.oval(brush.Hex("#5a3426"), x, 58-x/40, 4, 3)
	}
}

// paintOrganicFarmer is a woman with a seedling in her hands among flowers and bees.
func paintOrganicFarmer(v *vignette) {
	v.back(brush.Hex("#e4f2a0"), brush.Hex("#b8dc5a"))
	v.land(brush.Hex("#7fb83a"), 36, 3)
	props.Sheep(v.Canvas, 14, 44, 24)
	for i := range 14 {
		x := float64(i*29%124) - 2
		props.Flower(v.Canvas, x, 46+float64(i*7%14), 3.4, []brush.Col{brush.Cream, brush.Gold, brush.Rose}[i%3])
	}
	f := v.villager(52, 21, 10.4, 0.9, brush.Hex("#a5603a"), hairDark)
	f.skin = tanned
	f.tresses().torso().apron(brush.Hex("#f3ead2")).face(smile).parted().brim(brush.Hex("#f3dc8a"), brush.Leaf)
	f.arm(1, 72, 54, 94, 44).arm(-1, 36, 56, 78, 49)
	f.draw(brush.SoilDim, "M74 42 C78 34 98 34 102 42 C100 54 76 54 74 42 Z")
	f.line(brush.Leaf, 1.6, "M88 38 L88 22")
	f.draw(brush.Leaf, "M88 24 C86 14 78 8 70 8 C70 18 78 26 88 24 Z")
	f.draw(brush.LeafDim, "M88 22 C90 12 98 6 108 7 C107 17 98 25 88 22 Z")
	f.oval(f.skin, 97, 46, 4, 3)
	f.oval(f.skin, 79, 47, 4, 3)
	for _, p := range brush.Pts(16, 14, 112, 26, 28, 28) {
		v.oval(brush.Snow, p.X+1, p.Y-3, 2.6, 2)
		v.oval(brush.Gold, p.X, p.Y, 3.4, 2.4)
		v.lines(brush.Ink, 1.1, 1, "M"+num(p.X)+" "+num(p.Y-2.2)+" L"+num(p.X)+" "+num(p.Y+2.2))
	}
}
