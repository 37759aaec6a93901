package agricola

import "tilestead/assets/paint/brush"

// paintRoughcaster is a man who throws plaster with his trowel over bare bricks.
func paintRoughcaster(v *vignette) {
	v.back(brush.Clay, brush.Clay)
	v.wall(brush.Hex("#c86a42"), -2, -2, 124, 64, 8)
	v.draw(brush.Hex("#efe2c4"), "M-4 -4 L52 -4 C50 4 58 8 50 16 C60 20 48 28 54 36 C44 40 52 52 42 64 L-4 64 Z")
	f := v.villager(88, 23, 10.6, -1, brush.Hex("#5f8ab0"), hairGrey)
	f.torso().apron(brush.Hex("#d9cfc0")).profile(calm).sideHair().flatCap(brush.Hex("#e8e2d4"))
	for i, p := range brush.Pts(52, 18, 57, 30, 60, 36, 56, 10, 63, 20, 54, 44, 64, 27) {
		v.soft(brush.Hex("#f6ecd4"), p.X, p.Y, 3.2-float64(i%3), 3-float64(i%3), 1)
	}
	f.trowel(78, 34, 56, 25).arm(-1, 78, 50, 76, 34)
	f.arm(1, 112, 46, 98, 54)
	f.box(brush.Wood, 72, 54, 32, 3)
	f.draw(brush.Hex("#efe2c4"), "M76 54 C80 44 98 44 102 54 Z")
}

// paintWallBuilder is a strong woman who lifts a stone onto a dry wall.
func paintWallBuilder(v *vignette) {
	v.back(brush.Hex("#7fb0e0"), brush.Hex("#cfe4f0"))
	v.draw(brush.Hex("#8fa5c4"), "M-4 40 L14 16 L30 32 L58 8 L84 34 L102 20 L124 40 Z")
	v.draw(brush.Snow, "M58 8 L48 17 L56 20 L62 16 L68 19 Z")
	v.draw(brush.Snow, "M14 16 L7 25 L14 24 L20 23 Z")
	v.land(brush.Hex("#6f9a5a"), 36, 3)
	f := v.villager(38, 24, 10, 0.5, brush.Hex("#d9a23c"), hairRed)
	f.torso().vest(brush.Hex("#7a3f34")).face(calm).parted().bandana(brush.Hex("#c23a34"))
	for i, x := range []float64{-4, 14, 34, 52, 74, 94, 112} {
		v.block(brush.StoneMid.Light(0.2*float64(i%3)), x, 64, 19, 14)
	}
	v.block(brush.Stone, 84, 50, 20, 14)
	v.block(brush.StoneMid, 104, 50, 18, 13)
	v.block(brush.StoneDim.Light(0.3), 56, 36, 22, 15)
	f.arm(-1, 22, 50, 56, 36).arm(1, 60, 48, 72, 37)
}

// paintClayHutBuilder smears clay on the woven wall of a round hut.
func paintClayHutBuilder(v *vignette) {
	v.back(brush.Hex("#f7e3a0"), brush.Hex("#f3c98a"))
	v.land(brush.Hex("#d9a25e"), 48, 1)
	v.draw(brush.Hex("#c2663a"), "M-4 62 L-4 26 L62 26 L62 62 Z")
	for i := range 5 {
		x := 40 + float64(i)*5
		v.line(brush.Hex("#a5824e"), 1.2, "M"+num(x)+" 26 L"+num(x)+" 60")
	}
	for i := range 6 {
		y := 30 + float64(i)*5.4
		v.line(brush.Hex("#c9a566"), 1.4, "M38 "+num(y)+" L62 "+num(y+1))
	}
	v.draw(brush.Hex("#c2663a"), "M20 26 L40 26 C46 32 38 38 44 42 C38 48 46 52 40 62 L20 62 Z")
	v.draw(brush.Straw, "M-6 30 L24 0 L38 2 L72 30 C50 26 20 26 -6 30 Z")
	v.lines(brush.EarthDim, 1.1, 0.7, "M30 4 L14 26", "M33 5 L32 25", "M37 5 L52 26")
	f := v.villager(86, 22, 10.4, -0.9, brush.Hex("#5a9a8a"), hairDark)
	f.skin = swarthy
	f.torso().apron(brush.Hex("#efe0c0")).profile(smile).tail()
	f.sleeve(f.skin, -1, 72, 50, 50, 38).sleeve(f.skin, 1, 104, 52, 62, 50)
	f.oval(brush.Hex("#b0542c"), 48, 38, 4, 3.4)
	f.oval(brush.Hex("#b0542c"), 60, 50, 4, 3.4)
	f.draw(brush.WoodDim, "M98 48 L120 48 L117 64 L101 64 Z")
	f.draw(brush.Hex("#b0542c"), "M98 48 C102 40 116 40 120 48 Z")
}

// paintFrameBuilder is a man with a mallet up in the frame of a house.
func paintFrameBuilder(v *vignette) {
	v.back(brush.Hex("#3f8fd0"), brush.Hex("#9fd0f0"))
	v.soft(brush.Cream, 96, 14, 18, 7, 0.9)
	v.soft(brush.Cream, 20, 44, 22, 7, 0.8)
	k := brush.Hex("#d99a54")
	v.line(k, 6, "M8 64 L8 -4 M112 64 L112 -4")
	v.line(k, 5, "M8 64 L44 28 M112 64 L84 36")
	f := v.villager(56, 18, 9.6, 0.8, brush.Hex("#e8dcc4"), hairFair)
	f.torso().vest(brush.Hex("#4f6a3f")).face(smile).beard().crop().woolly(brush.Hex("#b5443a"), brush.Cream)
	v.line(k, 6.4, "M-4 56 L124 56")
	v.line(k.Dark(0.15), 5, "M84 56 L84 34")
	f.arm(-1, 32, 40, 38, 54)
	f.mallet(brush.Hex("#8a5a34"), 80, 14, 100, 24).arm(1, 78, 36, 84, 16)
	f.oval(brush.WoodDim, 84, 34, 2.4, 2)
}

// paintStonecutter is a man with mallet and chisel at a great block.
func paintStonecutter(v *vignette) {
	v.back(brush.Hex("#c9b4d4"), brush.Hex("#a893b8"))
	v.draw(brush.Hex("#8f7fa4"), "M-4 64 L-4 14 L20 6 L34 20 L52 10 L70 28 L124 20 L124 64 Z")
	v.lines(brush.Hex("#6f6286"), 1.4, 0.7, "M20 8 L24 40", "M52 12 L48 36", "M96 24 L100 50")
	f := v.villager(34, 20, 10.4, 0.9, brush.Hex("#8a4f34"), hairNut)
	f.skin = tanned
	f.build = 1.12
	f.torso().apron(brush.Hex("#c9a878")).face(calm).crop().beard()
	v.block(brush.Hex("#e9e4da"), 62, 66, 46, 28)
	v.lines(brush.StoneDim, 1.2, 0.9, "M74 46 L78 54 L75 60", "M90 42 L92 50")
	f.arm(-1, 14, 48, 58, 50).chisel(52, 48, 74, 44)
	f.mallet(brush.Hex("#7a4a2c"), 72, 24, 60, 4).arm(1, 64, 46, 72, 24)
	for _, p := range brush.Pts(84, 30, 92, 24, 88, 18, 98, 32) {
		v.oval(brush.Cream, p.X, p.Y, 1.6, 1.3)
	}
}

// paintMasterBricklayer is a stout man with a brick and trowel behind his wall.
func paintMasterBricklayer(v *vignette) {
	v.back(brush.Hex("#e9f0f4"), brush.Hex("#b8ccd8"))
	v.line(brush.WoodDim, 2.6, "M10 -4 L10 64 M110 -4 L110 64 M-4 10 L124 10")
	f := v.villager(60, 19, 10, -0.2, brush.Hex("#e8dfc8"), hairDark)
	f.build = 1.3
	f.torso().apron(brush.Hex("#8a5a3a")).face(smile).moustache().flatCap(brush.Hex("#3f4a5a"))
	v.wall(brush.Hex("#b8402f"), -4, 46, 128, 20, 3)
	v.wall(brush.Hex("#b8402f"), -4, 39, 30, 7, 1)
	v.wall(brush.Hex("#b8402f"), 96, 39, 30, 7, 1)
	f.box(brush.Hex("#cfc8bc"), 27, 44, 20, 3)
	f.box(brush.Hex("#d9583a"), 28, 29, 19, 9)
	f.trowel(88, 24, 92, 4)
	f.arm(-1, 28, 46, 34, 36).arm(1, 94, 44, 88, 24)
	f.lines(brush.Ink, 0.9, 0.9, "M110 10 L106 32")
	f.draw(brush.Slate, "M103 30 L109 30 L106 38 Z")
}
