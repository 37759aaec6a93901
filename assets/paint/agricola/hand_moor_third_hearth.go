package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintOpenGrill is sausages, chops and corn on a grate over embers, seen from above.
func paintOpenGrill(v *vignette) {
	v.back(brush.Hex("#7cbc48"), brush.Hex("#5c9c3a"))
	for i := range 14 {
		props.Tuft(v.Canvas, float64(i*47%122), float64(i*23%62), 6, brush.Hex("#3f7f2c"))
	}
	v.Ground(56, 32, 50, 30, 0.6)
	for i := range 22 {
		s, c := math.Sincos(float64(i) * 2 * math.Pi / 22)
		v.oval(brush.StoneMid.Light(0.2*float64(i%3)).Dark(0.1*float64(i%2)), 55+c*46, 30+s*28, 7, 5.4)
	}
	pit := v.oval(brush.Hex("#33201e"), 55, 30, 40, 24)
	for i := range 40 {
		x, y := 18+float64(i*31%76), 8+float64(i*17%44)
		v.Paint(v.Fill(brush.Blob(x, y, 5.4, 4, 0.2, 5, uint32(i))).And(pit), brush.Flat([...]brush.Col{brush.Lava,
			brush.LavaLit, brush.Hex("#b8321c")}[i%3]), 0.9)
	}
	for i := range 15 {
		x := num(17 + float64(i)*5.5)
		v.scored(pit, brush.Ink, 1.5, 1, "M"+x+" 0 L"+x+" 62")
	}
	brown := brush.Hex("#a8482a")
	v.sausageLink(brown, 6.4, "M26 16 C34 12 42 12 50 16")
	v.sausageLink(brown, 6.4, "M22 27 C30 23 40 23 48 26")
	v.sausageLink(brown.Light(0.1), 6.4, "M27 38 C34 34 42 34 49 37")
	meat := v.draw(brush.Hex("#b5643a"), "M54 18 C56 8 74 6 80 14 C84 22 76 28 68 27 C60 28 53 26 54 18 Z")
	v.scored(meat, brush.Hex("#5a2a20"), 1.6, 0.8, "M58 8 L66 28", "M66 8 L74 28", "M74 8 L82 26")
	v.draw(brush.Cream, "M78 12 C82 8 87 12 85 16 C82 18 79 17 78 12 Z")
	corn := v.form(brush.Gold, "M-50 -12 C-20 -20 30 -20 52 -8 C58 0 58 0 52 8 C30 20 -20 20 -50 12 Z", 70, 40, 34, -14)
	for i := range 9 {
		x := 54 + float64(i)*4
		v.scored(corn, brush.Hex("#b87818"), 0.9, 0.9, "M"+num(x)+" 30 L"+num(x+3)+" 52")
	}
	v.form(brush.Leaf, "M0 0 C20 -30 60 -20 90 -4 C60 10 20 20 0 0 Z", 85, 36, 13, 10)
	for _, q := range brush.Pts(38, 46, 50, 48) {
		v.oval(brush.Dragon, q.X, q.Y, 4.6, 4)
		v.oval(brush.Hex("#e8705a"), q.X, q.Y, 2.4, 2)
	}
	v.line(brush.Slate.Light(0.3), 2.2, "M118 6 L84 26")
	v.line(brush.Slate.Light(0.3), 2.2, "M122 16 L84 27")
	v.haze(brush.Snow, 0.35, 10, 5, 34, 6, 60, 2, 86, 50)
}

// paintHorseButchery is a crimson shop front with a golden horse's head between
// sausages and hams.
func paintHorseButchery(v *vignette) {
	red := brush.Hex("#a8202e")
	v.back(red, red.Dark(0.2))
	v.box(brush.Cream, -4, -4, 128, 10)
	v.box(red.Dark(0.3), -4, 6, 128, 3)
	for _, x := range []float64{4, 84} {
		v.box(brush.Gold, x-2, 12, 36, 37)
		v.box(brush.Hex("#4a2a30"), x, 14, 32, 33)
		v.line(brush.Slate.Light(0.3), 1.4, "M"+num(x)+" 17 L"+num(x+32)+" 17")
	}
	wurst := brush.Hex("#c4563c")
	for i := range 3 {
		x := 9 + float64(i)*5
		for j := range 3 - i%2 {
			y := 20 + float64(j)*9
			v.sausageLink(wurst.Dark(0.12*float64(i)), 4, "M"+num(x)+" "+num(y)+" C"+num(x+1.6)+" "+num(y+2)+" "+num(x+1.6)+
				" "+num(y+4)+" "+num(x)+" "+num(y+6))
		}
	}
	ham := "M0 -60 C10 -50 8 -36 14 -24 C34 -4 34 40 0 44 C-34 40 -34 -4 -14 -24 C-8 -36 -10 -50 0 -60 Z"
	v.mirrored(brush.Hex("#b8604a"), ham, 28, 33, 24, 26, 0)
	v.mirrored(brush.Hex("#b8604a"), ham, 94, 33, 26, 28, 0)
	v.oval(brush.Cream, 94, 38, 3, 2.6)
	for i := range 2 {
		v.sausageLink(brush.Hex("#8a2f2c"), 5, "M"+num(105+float64(i)*7)+" 21 L"+num(105+float64(i)*7)+" 41")
	}
	for i := range 16 {
		v.box([...]brush.Col{brush.Snow, red.Light(0.1)}[i%2], -4+float64(i)*8, 52, 8, 12)
	}
	v.box(brush.Snow, -4, 48, 128, 5)
	v.oval(brush.Gold.Dark(0.3), 60, 29, 24, 29)
	v.oval(brush.Hex("#fff2d2"), 60, 29, 21, 26)
	gold := brush.Hex("#e8a820")
	hair := v.mirrored(gold.Dark(0.35), "M6 -56 C40 -44 54 -10 50 56 C44 62 30 66 16 66 L20 0 Z", 59, 31, 37, 37, 0)
	m := v.mirrored(gold, horseNeckPath, 59, 31, 37, 37, 0)
	v.scored(m, gold.Dark(0.6), 1.6, 0.9, "M57 41 C62 38 65 34 65 28")
	v.mirrored(gold.Dark(0.35), "M4 -48 C12 -40 14 -26 8 -16 C4 -26 -6 -32 -8 -44 Z", 59, 31, 37, 37, 0)
	for i := range 4 {
		a := 12 + float64(i)*11
		v.scored(hair, gold.Dark(0.65), 1.2, 0.8, "M"+num(66+float64(i)*1.4)+" "+num(a)+" C"+num(71+float64(i))+" "+num(a+3)+
			" "+num(74+float64(i))+" "+num(a+6)+" "+num(80)+" "+num(a+8))
	}
	v.dots(brush.Ink, 1, 54.6, 23)
	v.dots(brush.Ink, 0.5, 45, 36)
	v.lines(brush.Ink, 1.1, 0.9, "M44 40 C47 41 49 40 51 38")
}

// paintPotRoastRecipe is a recipe pinned to the wall beside a blue pan with a roast.
func paintPotRoastRecipe(v *vignette) {
	v.back(brush.Hex("#cf6a88"), brush.Hex("#b04c70"))
	for i := range 7 {
		for j := range 3 {
			x, y := float64(i)*20+float64(j%2)*10, float64(j)*18+4
			v.specks(brush.Hex("#e8a0b4"), 1.6, 1, x, y, 0.1, 0.1)
		}
	}
	v.land(brush.Hex("#f0dcae"), 50, 0.4)
	v.Ground(28, 34, 22, 26, 0.5)
	m := v.form(brush.Hex("#fff4d2"), "M-46 -56 L46 -56 L46 58 L-46 58 Z", 27, 29, 48, -5)
	v.inside(m, brush.Hex("#8fb4dc"), 1, "M13 18 L41 15 L40 24 C38 30 18 32 15 27 Z")
	v.scored(m, brush.Hex("#7a4030"), 1.6, 1, "M13 18 L41 15 L40 24 C38 30 18 32 15 27 Z", "M10 19 L13 19",
		"M41 16 L44 16", "M15 17.6 C16 9 36 6 39 15", "M26 9 L27 7")
	for i := range 4 {
		y := 35 + float64(i)*5
		v.scored(m, brush.InkSoft, 1.2, 0.9, "M11 "+num(y)+" C18 "+num(y-2)+" 30 "+num(y+1)+" "+num(46-float64(i*5%9))+" "+
			num(y-3))
	}
	v.dots(brush.Hex("#2f6fc0"), 2, 25, 5)
	blue := brush.Hex("#2f62a8")
	v.Ground(84, 58, 36, 5, 0.8)
	v.line(blue, 4, "M50 38 L58 38 M112 38 L120 38")
	v.oval(brush.Hex("#7a3a20"), 85, 34, 31, 9)
	v.Draw(brush.Parse("M60 34 C58 14 78 8 90 12 C104 12 112 22 108 35 Z"), brush.Style{K: brush.Hex("#a0522e"),
		InkW: 1.3, Puff: 5, PuffAmt: 0.45, Seed: v.next()})
	v.lines(brush.Hex("#6a2c1c"), 1.3, 0.8, "M70 18 C74 22 76 28 76 34", "M84 13 C88 18 90 26 90 34",
		"M97 15 C100 20 102 27 102 33")
	v.form(carrot, "M0 0 C30 -24 70 -14 100 0 C70 14 30 24 0 0 Z", 57, 33, 17, 10)
	v.form(carrot, "M0 0 C30 -24 70 -14 100 0 C70 14 30 24 0 0 Z", 99, 36, 15, -18)
	v.oval(brush.Hex("#f6ecd8"), 80, 37, 5, 4)
	v.oval(brush.Hex("#f6ecd8"), 90, 38, 4, 3.4)
	v.leaf(brush.LeafDim, 70, 38, 10, 60)
	body := v.draw(blue, "M53 36 C66 43 104 43 117 36 C118 52 108 60 85 60 C62 60 52 52 53 36 Z")
	v.scored(body, blue.Light(0.6), 2.4, 0.9, "M60 44 C62 52 68 56 74 57")
	v.haze(brush.Snow, 0.55, 5, 6, 74, 5, 90, 2, 104, 8)
}

// paintGrainDistillery is a copper still over its fire, the spirit dripping into a flask.
func paintGrainDistillery(v *vignette) {
	v.back(brush.Hex("#1d3a48"), brush.Hex("#14262f"))
	for i := range 5 {
		y := 4 + float64(i)*12
		v.lines(brush.Hex("#34586a"), 1.2, 0.7, "M-4 "+num(y)+" L124 "+num(y))
		for j := range 7 {
			x := num(float64(j)*20 + float64(i%2)*10)
			v.lines(brush.Hex("#34586a"), 1.2, 0.7, "M"+x+" "+num(y)+" L"+x+" "+num(y+12))
		}
	}
	v.land(brush.Hex("#6b5446"), 55, 0.3)
	v.wall(brush.Hex("#b0553c"), 14, 44, 46, 20, 3)
	v.draw(brush.Hex("#2c1a1a"), "M27 62 L27 54 C27 48 47 48 47 54 L47 62 Z")
	v.fire(37, 62, 13)
	copper := brush.Hex("#e0813a")
	v.line(copper, 5, "M38 7 C44 -3 62 -2 70 10 L82 26")
	body := v.Draw(brush.Parse("M14 45 C8 30 18 22 29 19 L31 10 C28 4 48 4 45 10 L47 19 C58 22 66 30 60 45 Z"),
		brush.Style{K: copper, InkW: 1.4, Puff: 5, PuffAmt: 0.5, Seed: v.next()})
	v.scored(body, copper.Dark(0.5), 1.4, 0.8, "M10 40 C26 44 48 44 64 40", "M27 19 C34 22 42 22 49 19")
	v.dots(brush.Gold, 0.9, 20, 39, 30, 41, 44, 41, 54, 39)
	v.lines(brush.Cream, 2.4, 0.8, "M19 36 C19 30 22 27 26 25")
	barrel := v.draw(brush.Wood, "M72 24 C68 36 68 46 72 58 L102 58 C106 46 106 36 102 24 Z")
	for i := range 5 {
		x := num(77 + float64(i)*5)
		v.scored(barrel, brush.WoodDim, 1, 0.8, "M"+x+" 22 L"+x+" 60")
	}
	v.oval(brush.Hex("#6fb8d8"), 87, 24, 15, 4)
	v.line(copper, 3.4, "M77 18 L82 25")
	v.line(brush.Slate, 2.4, "M70 33 C80 36 94 36 104 33")
	v.line(brush.Slate, 2.4, "M71 51 C80 54 94 54 103 51")
	v.line(copper, 2.6, "M101 41 L109 41 L111 44")
	v.draw(brush.Hex("#bfe6dc"), "M108 46 L114 46 L114 50 C120 54 120 62 116 62 L106 62 C102 62 102 54 108 50 Z")
	v.specks(brush.Snow, 1, 1, 111, 46, 0.1, 0.1)
	v.Paint(v.Fill(brush.Parse("M105 57 L117.6 57 L116 61 L106 61 Z")), brush.Flat(brush.LavaLit), 0.8)
	props.Sheaf(v.Canvas, 4, 62, 36, 7)
}

// paintMalthouse is a man who turns the golden malt on the floor of a vaulted hall.
func paintMalthouse(v *vignette) {
	v.back(brush.Hex("#e9e2ee"), brush.Hex("#d3c6dc"))
	for _, x := range []float64{-14, 36, 86} {
		v.draw(brush.Hex("#c4b2d0"), "M"+num(x)+" 44 L"+num(x)+" 22 C"+num(x+2)+" -4 "+num(x+46)+" -4 "+num(x+48)+" 22 L"+
			num(x+48)+" 44 Z")
		v.draw(brush.Hex("#fff3c0"), "M"+num(x+17)+" 26 L"+num(x+17)+" 16 C"+num(x+17)+" 8 "+num(x+31)+" 8 "+num(x+31)+
			" 16 L"+num(x+31)+" 26 Z")
		v.line(brush.Hex("#7a6a88"), 0.9, "M"+num(x+24)+" 10 L"+num(x+24)+" 26")
	}
	for _, x := range []float64{30, 80} {
		v.box(brush.Hex("#a890b4"), x, 14, 9, 30)
		v.box(brush.Hex("#b8a2c4"), x-2, 12, 13, 4)
	}
	malt := brush.Hex("#dfa233")
	v.land(malt, 38, 0.6)
	for i := range 9 {
		x := -30 + float64(i)*22
		v.lines(malt.Dark(0.35), 1.8, 0.6, "M"+num(60+(x-60)*0.55)+" 39 L"+num(x)+" 64")
	}
	v.grains(malt.Light(0.4), 70, 0, 42, 120, 18)
	v.grains(malt.Dark(0.45), 50, 0, 42, 120, 18)
	v.draw(malt.Light(0.12), "M70 58 C76 44 92 38 104 44 C112 48 116 54 118 60 Z")
	v.grains(malt.Dark(0.4), 26, 80, 46, 28, 11)
	v.folk(44, 59, 52, brush.Hex("#f4efe6"), brush.Hex("#3c6f8c"))
	v.draw(brush.Hex("#3c6f8c"), "M36 40 L52 40 L55 59 L33 59 Z")
	v.line(brush.Wood, 2.4, "M30 30 L78 44")
	v.form(brush.Wood.Light(0.25), "M-10 -40 L10 -40 C24 -20 26 30 16 50 L-16 50 C-26 30 -24 -20 -10 -40 Z", 83, 45, 20,
		-73)
	v.grains(malt.Light(0.3), 26, 78, 30, 22, 12)
	v.arm(brush.Hex("#f4efe6"), 5, 36, 33, 38, 33)
	v.arm(brush.Hex("#f4efe6"), 5, 51, 33, 60, 39)
}
