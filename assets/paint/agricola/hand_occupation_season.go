package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintScytheWorker is a man who mows ripe grain with a long swing in the evening.
func paintScytheWorker(v *vignette) {
	v.back(brush.Hex("#b8324a"), brush.Hex("#f59a4a"))
	v.oval(brush.Hex("#ffdc8a"), 18, 26, 11, 11)
	v.land(brush.Hex("#d99a2f"), 32, 2)
	for i := range 34 {
		x, y := float64(i)*2.4-2, 40+float64(i*7%16)
		v.lines(brush.Hex("#f5d06a"), 1.6, 0.95, "M"+num(x)+" 64 L"+num(x+1)+" "+num(y))
		v.lines(brush.Hex("#ffe59a"), 2.6, 0.95, "M"+num(x+1)+" "+num(y)+" L"+num(x+2)+" "+num(y-7))
	}
	f := v.villager(94, 17, 8.8, -1, brush.Hex("#f3ead2"), hairDark)
	f.lean = -0.12
	f.legs(brush.Hex("#3f5a8a"), brush.Ink).tunic().belt(brush.Hex("#8a2f3a")).profile(calm).sideHair()
	f.brim(brush.Hex("#f0d070"), brush.RoofRed)
	f.haft(2.6, 112, 22, 58, 44)
	f.held(brush.Hex("#dfe6e8"), "M96 -8 L106 -6 C96 40 50 62 -10 62 C40 46 80 28 92 0 Z", 100, 16, 56, 44)
	f.arm(1, 112, 40, 102, 26).arm(-1, 82, 40, 76, 37)
}

// paintSeasonalWorker wanders with hoe and bundle from spring into autumn.
func paintSeasonalWorker(v *vignette) {
	v.back(brush.Hex("#d8ecf4"), brush.Hex("#f4ecd4"))
	v.land(brush.Hex("#8fca5a"), 42, 1)
	v.draw(brush.Hex("#d98a3a"), "M66 41 L124 40 L124 64 L54 64 Z")
	props.Tree(v.Canvas, 16, 46, 16, brush.Hex("#f2a8bc"), 4)
	props.Tree(v.Canvas, 104, 46, 16, brush.Hex("#d9622a"), 5)
	f := v.villager(60, 19, 9, 0.5, brush.Hex("#7a8a4a"), hairFair)
	f.haft(2, 76, 38, 34, 10)
	f.draw(brush.Hex("#3f5fa8"), "M30 8 L36 14 L42 8 L40 16 C46 24 46 36 36 37 C26 36 26 24 32 16 Z")
	f.dots(brush.Cream, 1, -26, 10, -29, 16, -24, 16, -27, 5)
	f.legs(brush.Hex("#8a6a4a"), brush.Hex("#5a3a2a")).tunic().vest(brush.Hex("#6a4a34")).face(smile).crop()
	f.knot(brush.RoofRed).flatCap(brush.Hex("#8a7a5a"))
	f.hoe(82, 58, 84, 12).arm(1, 78, 40, 83, 30)
	f.arm(-1, 38, 38, 46, 20)
}

// paintWoodCutter is a man in a checked shirt who swings his axe in the snow.
func paintWoodCutter(v *vignette) {
	v.back(brush.Hex("#5f7f9a"), brush.Hex("#c3d6e0"))
	for i := range 6 {
		props.Pine(v.Canvas, 4+float64(i)*23, 44, 36+float64(i%2)*8, brush.Hex("#35564f"), uint32(4+i))
	}
	v.land(brush.Snow, 42, 2)
	v.trunk(brush.Hex("#7a5238"), 18, 58, 24)
	v.draw(cutWood, "M30 28 L18 34 L30 40 Z")
	f := v.villager(82, 23, 10, -0.6, brush.Hex("#c43c32"), hairRed)
	f.torso()
	f.trace(brush.Hex("#7f2424"), 1.6, "M-14 20 L14 20", "M-15 28 L15 28", "M-8 14 L-8 40", "M8 14 L8 40",
		"M0 16 L0 40",
		"M-15 36 L15 36")
	f.face(gape).beard().woolly(brush.Hex("#2f5f8a"), brush.Cream)
	f.axe(98, 34, 42, 30)
	f.arm(1, 108, 48, 92, 34).arm(-1, 62, 50, 72, 32)
	for _, p := range brush.Pts(38, 22, 44, 18, 36, 44) {
		v.box(cutWood, p.X, p.Y, 4, 2.4)
	}
}

// paintFirewoodCollector is a woman with an armful of logs before the wood pile.
func paintFirewoodCollector(v *vignette) {
	v.back(brush.Hex("#4a3428"), brush.Hex("#3a2a24"))
	for row := range 6 {
		for i := range 13 {
			x, y := float64(i)*10.4+float64(row%2)*5-3, 56-float64(row)*10
			v.oval(brush.Hex("#d9ab6a").Light(0.25*brush.Hash(i, row, 3)), x, y, 5.2, 5)
			v.lines(brush.WoodDim, 0.8, 0.8, "M"+num(x-1.6)+" "+num(y)+" L"+num(x+1.8)+" "+num(y+0.6))
		}
	}
	f := v.villager(64, 19, 10.4, -0.3, brush.Hex("#4f8a8a"), hairNut)
	f.torso().shawl(brush.Hex("#d9d0bd")).face(smile).scarf(brush.Hex("#3f6a8a"))
	for i := range 3 {
		y := 40 + float64(i)*7
		f.limb(brush.Hex("#8a5a38"), 6, brush.Line(brush.Pt(36, y), brush.Pt(94, y-1)))
		v.oval(cutWood, 36, y, 3.2, 3.6)
	}
	f.arm(-1, 38, 42, 50, 57).arm(1, 90, 42, 78, 57)
}
