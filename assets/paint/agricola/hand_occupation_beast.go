package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintAnimalDealer shows a coin over the pens of sheep, boar and cattle.
func paintAnimalDealer(v *vignette) {
	v.back(brush.Hex("#f6d45a"), brush.Hex("#f9e7a0"))
	for i := range 6 {
		v.draw(brush.Hex("#d9452f"), "M"+num(float64(i)*22-8)+" -4 L"+num(float64(i)*22+3)+" -4 L"+num(float64(i)*22+3)+
			" 8 C"+num(float64(i)*22)+" 12 "+num(float64(i)*22-5)+" 12 "+num(float64(i)*22-8)+" 8 Z")
	}
	v.land(brush.Hex("#c9a566"), 46, 1)
	f := v.villager(62, 22, 9.8, -0.3, brush.Hex("#3f6a4f"), hairDark)
	f.build = 1.2
	f.torso().vest(brush.Hex("#7a3f2a")).face(smile).moustache().brim(brush.Hex("#5a4a3a"), brush.Gold)
	f.arm(1, 92, 44, 88, 22).oval(brush.Gold, 88, 16, 5, 5)
	f.oval(brush.LavaLit, 88, 16, 2.6, 2.6)
	f.arm(-1, 38, 46, 48, 44)
	f.draw(brush.Hex("#a5713f"), "M44 44 C36 48 36 58 46 58 C56 58 56 48 49 44 L52 39 L42 39 Z")
	props.Sheep(v.Canvas, 22, 56, 32)
	props.Cattle(v.Canvas, 106, 58, 34)
	boar(v.At(brush.Pt(74, 59), 1), 27)
	v.rail(-4, 66, 124, 66, 16, 8)
}

// paintPigBreeder is a woman who holds a striped piglet, its mother beside her.
func paintPigBreeder(v *vignette) {
	v.back(brush.Hex("#b8d98a"), brush.Hex("#d9e8b0"))
	v.rail(-4, 34, 124, 34, 16, 7)
	v.land(brush.Hex("#8a5f48"), 36, 2)
	v.oval(brush.Hex("#5f4030"), 96, 56, 24, 6)
	boar(v.At(brush.Pt(92, 56), 1), 48)
	f := v.villager(34, 20, 10.2, 0.4, brush.Hex("#c9547a"), hairFair)
	f.torso().apron(brush.Cream).face(smile).parted().bandana(brush.Hex("#3f7ab0"))
	f.arm(-1, 14, 52, 30, 54).arm(1, 58, 52, 50, 54)
	for _, x := range []float64{26, 32, 42, 48} {
		v.line(brush.Hex("#a5683f"), 3, "M"+num(x)+" 48 L"+num(x)+" 57")
	}
	v.oval(brush.Hex("#dda068"), 37, 44, 16, 8)
	v.lines(brush.Hex("#7a4a30"), 1.8, 0.9, "M30 40 C36 37 44 38 50 42", "M30 45 C36 42 44 43 51 46")
	v.line(brush.Hex("#dda068"), 1.4, "M52 42 C58 40 58 36 55 36")
	v.oval(brush.Hex("#dda068"), 22, 42, 8.4, 7.6)
	v.draw(brush.Hex("#a56a44"), "M22 36 L30 29 L31 39 Z")
	v.oval(brush.Hex("#f2b8a4"), 14.6, 44, 3, 3.6)
	v.lines(brush.Ink, 1.2, 1, "M14 42.6 L14 43.4", "M14 45 L14 45.8")
	v.oval(brush.Ink, 20, 40, 1, 1.2)
	v.oval(skin, 36, 53, 4, 3)
}

// paintGroom is a boy who brushes a horse in a stable of bricks.
func paintGroom(v *vignette) {
	v.back(brush.Hex("#7a5a5f"), brush.Hex("#7a5a5f"))
	v.wall(brush.Hex("#94707a"), -2, -2, 124, 50, 6)
	v.land(brush.Hex("#d9b45a"), 50, 1)
	horse(v.At(brush.Pt(46, 62), 1), 66)
	f := v.villager(96, 20, 9, -1, brush.Hex("#e0e4d0"), hairRed)
	f.build = 0.9
	f.legs(brush.Hex("#4f5f8a"), brush.Ink).tunic().vest(brush.Hex("#3f7a5a")).profile(smile).sideHair()
	f.flatCap(brush.Hex("#8a5a3a"))
	f.box(brush.Hex("#e8c06a"), 62, 27, 14, 6)
	f.lines(brush.Ink, 1.2, 0.9, "M66 34 L66 36", "M69 34 L69 36", "M72 34 L72 36", "M75 34 L75 36")
	f.arm(-1, 84, 42, 72, 29).arm(1, 108, 44, 104, 54)
	f.draw(brush.Slate, "M97 52 L115 52 L113 64 L99 64 Z")
}

// paintSheepWalker is a lady who takes her sheep for a walk on a leash.
func paintSheepWalker(v *vignette) {
	v.back(brush.Hex("#c8c0f0"), brush.Hex("#f2e6f4"))
	v.land(brush.Hex("#7fb58a"), 36, 5)
	v.draw(brush.Hex("#f3e2b8"), "M-4 50 C30 42 80 44 124 48 L124 62 L-4 62 Z")
	props.Tree(v.Canvas, 110, 40, 12, brush.Hex("#5f9a6a"), 6)
	f := v.villager(74, 17, 8.4, -0.9, brush.Hex("#d9506a"), hairNut)
	f.gown(48).knot(brush.Cream).profile(smile).tail().brim(brush.Hex("#fbf0d0"), brush.Hex("#d9506a"))
	v.lines(brush.Ink, 1.4, 1, "M58 36 C48 46 40 40 26 40")
	props.Sheep(v.Canvas, 26, 58, 38)
	v.line(brush.RoofRed, 2, "M15 36 C18 40 18 44 16 47")
	f.arm(1, 92, 40, 98, 36).arm(-1, 64, 42, 57, 36)
	f.haft(1.8, 98, 36, 106, 58)
}

// paintSheepWhisperer whispers into the ear of a sheep under the stars.
func paintSheepWhisperer(v *vignette) {
	v.back(brush.Hex("#16304f"), brush.Hex("#3f6f86"))
	v.oval(brush.Cream, 14, 12, 7, 7)
	for i := range 12 {
		v.soft(brush.Cream, float64(i*43%120), 3+float64(i*13%26), 1, 1, 1)
	}
	v.land(brush.Hex("#2a5048"), 44, 3)
	props.Sheep(v.Canvas, 90, 60, 62)
	f := v.villager(34, 20, 10.4, 1, brush.Hex("#7a6a9a"), hairGrey)
	f.lean = 0.12
	f.gown(50).profile(gape).sideHair().sideBeard().brim(brush.Hex("#4a5a4a"), brush.Hex("#2f3a34"))
	f.arm(1, 60, 48, 54, 31).arm(-1, 14, 44, 20, 58)
	f.line(brush.Wood, 2.4, "M14 64 L14 24 C14 16 24 16 24 24")
	v.lines(brush.Cream, 1.2, 0.9, "M54 21 C56 23 56 25 54 27", "M58 19 C61 22 61 26 58 29")
}

// paintCattleFeeder is a man with a fork full of hay before a hungry cow.
func paintCattleFeeder(v *vignette) {
	v.back(brush.Hex("#b5713a"), brush.Hex("#8a4f2c"))
	v.planks(brush.Hex("#a55f34"), -2, -2, 124, 50, 10)
	v.land(brush.Hex("#e3c46a"), 46, 2)
	props.Cattle(v.Canvas, 96, 58, 62)
	f := v.villager(26, 19, 9.6, 0.9, brush.Hex("#7ab0c4"), hairFair)
	f.legs(brush.Hex("#3f4f7a"), brush.Ink).tunic().face(smile).crop().brim(brush.Hex("#e8d08a"), brush.Hex("#3f6a8a"))
	f.trace(brush.Hex("#3f4f7a"), 3, "M-7 11 L-7 38", "M7 11 L7 38")
	f.fork(8, 56, 56, 26)
	v.lines(brush.Hex("#8a6424"), 1.6, 1, "M44 32 L40 36", "M48 17 L44 12", "M58 12 L58 6", "M70 16 L75 11",
		"M72 28 L77 31", "M64 37 L66 42", "M52 37 L50 42")
	v.Draw(brush.Blob(59, 24, 15, 13, 0.1, 9, 4), brush.Style{K: brush.Hex("#ecc85a"), InkW: 1.2, Puff: 4,
		Seed: v.next()})
	v.lines(brush.Hex("#a07a2c"), 1.1, 0.9, "M47 26 C52 20 60 17 70 18", "M50 33 C54 27 62 24 72 25",
		"M52 17 C58 22 62 28 64 35")
	v.lines(brush.Hex("#fff0a8"), 1.2, 0.9, "M49 22 C54 17 60 14 66 14", "M52 30 C58 24 64 22 70 21")
	f.arm(-1, 10, 42, 17, 50).arm(1, 48, 44, 38, 37)
}
