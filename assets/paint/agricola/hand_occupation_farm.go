package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintAnimalTamer is a man in a red coat who holds a ring, a boar leaps through it.
func paintAnimalTamer(v *vignette) {
	v.back(brush.Hex("#2f7f86"), brush.Hex("#57a59a"))
	for i := range 7 {
		v.draw(brush.Hex("#3f9492").Light(0.12*float64(i%2)), "M"+num(float64(i)*18-4)+" -4 L"+num(float64(i)*18+14)+
			" -4 L"+num(float64(i)*18+12)+" 46 L"+num(float64(i)*18-2)+" 46 Z")
	}
	v.land(brush.Hex("#e8cf8e"), 46, 1)
	v.soft(brush.LavaLit, 34, 40, 34, 20, 0.4)
	ring := "M44 4 C56 4 60 14 60 24 C60 36 54 46 46 46"
	v.line(brush.Gold, 2.6, "M44 4 C34 4 30 14 30 24 C30 36 36 46 46 46")
	boar(v.At(brush.Pt(38, 42), 1), 40)
	v.line(brush.Gold, 2.6, ring)
	f := v.villager(88, 20, 9.4, -0.8, brush.Hex("#c23a34"), hairDark)
	f.legs(brush.Cream, brush.Ink).tunic().belt(brush.Ink).collar(brush.Gold).face(smile).moustache()
	f.tall(brush.Hex("#3a3440"), brush.Gold).dots(brush.Gold, 1.3, -4, 22, 4, 22, -4, 26, 4, 26)
	f.arm(1, 108, 40, 112, 24).arm(-1, 70, 40, 59, 30)
	f.haft(1.2, 112, 26, 116, 4)
}

// paintConservator is a woman who paints afresh the flower on an old wall of wood and stone.
func paintConservator(v *vignette) {
	v.back(brush.Hex("#8d8794"), brush.Hex("#8d8794"))
	v.planks(brush.Hex("#a5652f"), -2, -2, 66, 64, 7)
	v.wall(brush.Hex("#a9a4b4"), 64, -2, 60, 64, 6)
	v.draw(brush.Hex("#7d4c26"), "M58 -4 L68 -4 L68 64 L58 64 Z")
	v.draw(brush.Plaster, "M76 8 C84 2 104 4 112 8 C116 20 112 32 106 36 C96 38 84 36 78 32 C74 24 74 14 76 8 Z")
	v.lines(brush.LeafDim, 2, 0.9, "M92 34 C94 26 92 22 94 16", "M93 28 C98 26 100 24 101 21")
	for _, p := range brush.Pts(94, 9, 100, 13, 98, 20, 90, 20, 88, 13) {
		v.soft(brush.RoofRed, p.X, p.Y, 4.4, 4.4, 1)
	}
	v.oval(brush.Gold, 94, 15, 3, 3)
	f := v.villager(40, 27, 12, 0.9, brush.Hex("#e8e0d0"), hairGrey)
	f.bun().torso().collar(brush.Hex("#8d63b8")).face(calm).parted().glasses()
	f.arm(-1, 16, 62, 40, 60).arm(1, 66, 58, 76, 44)
	f.haft(2, 72, 50, 83, 28).held(brush.Gold, "M70 -9 L84 -9 L104 0 L84 9 L70 9 Z", 74, 48, 86, 21)
	f.draw(brush.RoofBlue, "M96 46 L116 46 L114 64 L98 64 Z")
	f.oval(brush.Cream, 106, 46, 10, 2.6)
}

// paintHedgeKeeper is a man who trims a round hedge with large shears.
func paintHedgeKeeper(v *vignette) {
	v.back(brush.Hex("#bfe3f0"), brush.Hex("#e9f4e6"))
	v.land(brush.Hex("#b9cf62"), 50, 1)
	v.box(brush.Hex("#3f7a3c"), -6, 26, 66, 28)
	v.oval(brush.Hex("#4c8a42"), 26, 20, 17, 16)
	for i := range 46 {
		x, y := float64(i*37%62)-2, 8+float64(i*23%44)
		if y > 28 || (x-26)*(x-26)+(y-20)*(y-20) < 180 {
			v.lines(brush.Hex("#8fc46a"), 1.6, 0.8, "M"+num(x)+" "+num(y)+" L"+num(x+2.2)+" "+num(y+1.6))
		}
	}
	f := v.villager(92, 21, 9.6, -1, brush.Hex("#e9a23c"), hairRed)
	f.legs(brush.Hex("#6a5a86"), brush.WoodDim).tunic().apron(brush.Hex("#7a4f9a")).profile(smile).sideHair()
	f.brim(brush.Straw, brush.RoofRed)
	f.held(brush.Hex("#cfd8dc"), "M44 -6 L104 -22 L106 -14 L46 4 Z", 76, 34, 42, 20)
	f.held(brush.Hex("#cfd8dc"), "M44 6 L104 22 L106 14 L46 -4 Z", 76, 34, 42, 20)
	f.haft(2.2, 64, 29, 84, 44).haft(2.2, 64, 28, 84, 28)
	f.arm(-1, 84, 46, 80, 41).arm(1, 100, 44, 82, 28)
}

// paintPlowDriver is a man behind his plow and ox at dawn.
func paintPlowDriver(v *vignette) {
	v.back(brush.Hex("#e87a5a"), brush.Hex("#ffd98e"))
	v.oval(brush.Hex("#fff0bc"), 58, 27, 12, 12)
	v.land(brush.Hex("#7a4a34"), 30, 2)
	v.land(brush.Hex("#5f3828"), 50, 1)
	v.lines(brush.Hex("#a5684a"), 1.6, 0.7, "M-4 46 L124 40", "M-4 58 L124 54", "M-4 38 L124 34")
	props.Cattle(v.Canvas, 22, 54, 46)
	v.line(brush.Wood, 2.2, "M38 34 L66 46")
	f := v.villager(98, 14, 8.6, -1, brush.Hex("#3f6f9a"), hairDark)
	f.lean = -0.22
	f.legs(brush.Hex("#8d7a58"), brush.Ink).tunic().belt(brush.WoodDim).profile(calm).sideHair().sideBeard()
	f.brim(brush.Hex("#8a5a34"), brush.Ink)
	v.line(brush.Wood, 3, "M84 38 C78 46 72 50 58 52")
	v.draw(brush.Slate, "M52 58 L70 46 L76 50 L70 60 Z")
	f.arm(1, 102, 40, 86, 36).arm(-1, 92, 42, 82, 38)
}

// paintAdoptiveParents is a couple with a child between them at their door.
func paintAdoptiveParents(v *vignette) {
	v.back(brush.Hex("#f0a9b4"), brush.Hex("#fbe0d0"))
	v.draw(brush.Hex("#d9748a"), "M60 24 C50 4 24 6 26 26 C28 44 50 54 60 66 C70 54 92 44 94 26 C96 6 70 4 60 24 Z")
	v.land(brush.Hex("#c98f9a"), 56, 1)
	m := v.villager(30, 22, 11, 0.7, brush.Hex("#3f6a8a"), hairDark)
	m.torso().vest(brush.Hex("#2f4a68")).face(smile).crop().beard()
	w := v.villager(90, 24, 10.4, -0.7, brush.Hex("#a8473c"), hairFair)
	w.tresses().torso().shawl(brush.Cream).face(smile).parted()
	c := v.villager(60, 34, 8.6, 0, brush.Hex("#7fae4e"), hairRed)
	c.build = 0.85
	c.torso().collar(brush.Cream).face(smile).curls()
	m.arm(1, 52, 62, 51, 50)
	w.arm(-1, 70, 62, 69, 50)
}

// paintStableArchitect is somebody with the plan of a stable before it.
func paintStableArchitect(v *vignette) {
	v.back(brush.Hex("#f5f0c8"), brush.Hex("#dfe8b8"))
	v.land(brush.Hex("#9fae52"), 48, 1)
	props.Barn(v.Canvas, 26, 54, 50, brush.RoofRed, 5)
	f := v.villager(86, 18, 10, -0.3, brush.Hex("#4f4a6a"), hairNut)
	f.tresses().torso().knot(brush.Gold).face(calm).crop().beret(brush.Hex("#8a2f4a"))
	f.sheet(brush.Hex("#2f6aa8"), 62, 34, 50, 28, -2)
	f.lines(brush.Cream, 1.4, 0.95, "M72 58 L72 46 L87 38 L102 45 L102 57", "M72 46 L102 45",
		"M82 58 L82 50 L92 50 L92 58",
		"M82 50 L92 58", "M92 50 L82 58")
	f.arm(-1, 64, 44, 63, 48).arm(1, 112, 42, 112, 46)
}

// paintGrocer is a woman behind the counter with her scales, jars behind her.
func paintGrocer(v *vignette) {
	v.back(brush.Hex("#6a3f2c"), brush.Hex("#7d4c34"))
	for row := range 2 {
		y := 18 + float64(row)*20
		v.box(brush.Hex("#a56f42"), -4, y, 128, 3)
		for i := range 9 {
			k := []brush.Col{brush.RoofBlue, brush.Gold, brush.RoofRed, brush.Leaf, brush.Cream}[(i+row*2)%5]
			v.box(k, 3+float64(i)*14, y-10-float64(i%2)*2, 9, 10+float64(i%2)*2)
		}
	}
	f := v.villager(52, 20, 10.6, 0.3, brush.Hex("#f0e6d2"), hairDark)
	f.torso().apron(brush.Hex("#4f8a6a")).face(smile).bonnet(brush.Cream)
	v.box(brush.Hex("#c98f58"), -4, 50, 128, 14)
	f.line(brush.Gold, 1.8, "M88 50 L88 24 M70 28 L106 28")
	f.lines(brush.Gold, 0.9, 1, "M72 28 L66 40 L78 40 Z", "M104 28 L98 38 L110 38 Z")
	f.draw(brush.Gold, "M63 40 L81 40 C80 46 64 46 63 40 Z")
	f.draw(brush.Gold, "M95 38 L113 38 C112 44 96 44 95 38 Z")
	f.oval(brush.Pumpkin, 104, 35, 5, 4)
	f.arm(1, 72, 46, 70, 37).arm(-1, 32, 46, 38, 51)
	f.sack(brush.Hex("#d9c08e"), brush.Straw, 14, 56, 20)
}

// paintMushroomCollector is an old woman with a basket among tall mushrooms.
func paintMushroomCollector(v *vignette) {
	v.back(brush.Hex("#1f3a38"), brush.Hex("#3a5f4c"))
	v.trunk(brush.Hex("#33403a"), 12, 50, 14)
	v.trunk(brush.Hex("#2c3a36"), 108, 48, 16)
	v.rays(brush.Hex("#b9d99a"), 0.16, 20, 52)
	v.land(brush.Hex("#3c4a2c"), 48, 2)
	f := v.villager(56, 20, 9.8, -0.8, brush.Hex("#5a4a6a"), hairGrey)
	f.gown(46).shawl(brush.Hex("#8a5a86")).face(smile).scarf(brush.Hex("#d9a23c"))
	for i, x := range []float64{24, 88, 101} {
		h := []float64{24, 18, 10}[i]
		v.draw(brush.Cream, "M"+num(x-h*0.16)+" "+num(60-h*0.6)+" L"+num(x+h*0.16)+" "+num(60-h*0.6)+" L"+num(x+h*0.22)+
			" 60 L"+num(x-h*0.22)+" 60 Z")
		v.draw(brush.Hex("#c8402f"), "M"+num(x-h*0.6)+" "+num(60-h*0.5)+" C"+num(x-h*0.5)+" "+num(60-h*1.25)+" "+
			num(x+h*0.5)+" "+num(60-h*1.25)+" "+num(x+h*0.6)+" "+num(60-h*0.5)+" Z")
		v.oval(brush.Cream, x-h*0.2, 60-h*0.74, h*0.1, h*0.08)
		v.oval(brush.Cream, x+h*0.2, 60-h*0.7, h*0.08, h*0.07)
	}
	f.basket(brush.Hex("#b07a40"), 72, 58, 18)
	f.arm(1, 74, 38, 72, 45).arm(-1, 38, 44, 32, 48)
}
