package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintDeepPlow is the layers of the soil, the share of a plough deep in them.
func paintDeepPlow(v *vignette) {
	v.back(brush.Hex("#d8eef8"), brush.Hex("#eef6ee"))
	v.land(brush.Hex("#8cc04a"), 13, 0.4)
	v.land(brush.Hex("#96623c"), 18, 0.8)
	v.land(brush.Hex("#3a2a2a"), 30, 1.5)
	v.land(brush.Hex("#eba94c"), 51, 1)
	v.draw(brush.Hex("#4a342e"), "M64 52 L80 10 L124 16 L124 52 Z")
	for i := range 11 {
		x, y := 84+float64(i%4)*13-float64(i/4%2)*6, 14+float64(i/4)*12
		v.oval(brush.Hex("#4a3430").Light(0.1*float64(i%3)), x, y, 6+float64(i%3)*1.5, 5+float64(i%2)*1.5)
	}
	v.line(brush.Slate, 3.4, "M32 10 L28 40")
	v.line(brush.Slate, 5, "M58 8 L52 40")
	m := v.draw(brush.Hex("#c8d4da"), "M10 55 L46 40 C58 34 64 24 68 12 L84 18 C88 36 80 52 64 55 Z")
	v.inside(m, brush.Snow, 0.8, "M16 54 L48 42 C60 36 66 26 70 13 L75 15 C72 30 66 42 52 47 L28 54 Z")
	v.line(brush.Wood, 4.4, "M-4 10 L72 8")
	v.line(brush.Wood, 3.6, "M60 9 C80 10 94 4 106 -8")
	v.line(brush.Wood, 3.6, "M66 10 C86 12 104 8 118 -4")
}

// paintWildFields is tall poppies and cornflowers in unmown grain.
func paintWildFields(v *vignette) {
	v.back(brush.Hex("#f9cf4a"), brush.Hex("#d9a531"))
	for i := range 26 {
		x := float64(i*19%122) - 1
		v.lines(brush.Hex("#8f6a1e"), 1.2, 0.7, "M"+num(x)+" 62 C"+num(x+2)+" 40 "+num(x)+" 24 "+num(x+3)+" "+num(6+
			float64(i*7%16)))
		v.oval(brush.Hex("#ffe27c"), x+3, 6+float64(i*7%16), 1.8, 4.4)
	}
	for i, q := range brush.Pts(8, 42, 47, 46, 80, 40, 113, 48, 60, 18) {
		v.line(brush.LeafDim, 1.4, "M"+num(q.X+2)+" 64 L"+num(q.X)+" "+num(q.Y))
		for d := range 6 {
			v.form(brush.Hex("#3f5fc4"), "M0 0 L-24 -80 L0 -64 L24 -80 Z", q.X, q.Y, 9, float64(d*60+i*20))
		}
	}
	for _, q := range [][3]float64{{26, 24, 15}, {92, 20, 14}, {62, 34, 13}, {112, 30, 9}, {10, 16, 8}} {
		x, y, r := q[0], q[1], q[2]
		v.line(brush.LeafDim, 1.8, "M"+num(x)+" "+num(y)+" C"+num(x+3)+" "+num(y+14)+" "+num(x-2)+" 50 "+num(x+1)+
			" 64")
		v.oval(brush.Hex("#c8201c"), x, y-r*0.24, r, r*0.8)
		v.oval(brush.Hex("#e8362a"), x-r*0.4, y+r*0.2, r*0.68, r*0.62)
		v.oval(brush.Hex("#e8362a"), x+r*0.42, y+r*0.2, r*0.68, r*0.62)
		v.oval(brush.Ink, x, y, r*0.26, r*0.24)
	}
}

// paintTreeNursery is little trees in clay pots with a watering can.
func paintTreeNursery(v *vignette) {
	v.back(brush.Hex("#d8f4ee"), brush.Hex("#b4e4dc"))
	for i := range 5 {
		v.lines(brush.Snow, 2.2, 0.9, "M"+num(4+float64(i)*28)+" -2 L"+num(4+float64(i)*28)+" 46")
	}
	v.lines(brush.Snow, 2.2, 0.9, "M-4 14 L124 14")
	v.box(brush.Hex("#c4925c"), -4, 50, 128, 14)
	for i := range 4 {
		x := 14 + float64(i)*21
		if i%2 == 0 {
			props.Pine(v.Canvas, x, 36, 28, brush.Hex("#3f8f5a"), uint32(i))
		} else {
			v.line(brush.WoodDim, 2, "M"+num(x)+" 38 L"+num(x)+" 20")
			v.oval(brush.Hex("#8cc63c"), x, 16, 9, 10)
			v.oval(brush.Hex("#b4dc5c"), x-2, 13, 4, 4)
		}
		v.draw(brush.RoofRed, "M"+num(x-8)+" 36 L"+num(x+8)+" 36 L"+num(x+5.6)+" 51 L"+num(x-5.6)+" 51 Z")
		v.box(brush.RoofRed.Light(0.15), x-9, 33, 18, 5)
	}
	can := brush.Hex("#4a6f9c")
	v.line(can, 2.2, "M104 34 C120 20 124 40 114 46")
	v.line(can, 2.6, "M98 46 L86 26")
	v.draw(can, "M94 30 L114 30 L116 52 L92 52 Z")
	v.draw(can.Light(0.2), "M82 22 L90 19 L89 29 L84 30 Z")
}

// paintAgriculturalImplement is a harrow with iron teeth on its side before a raked field.
func paintAgriculturalImplement(v *vignette) {
	v.back(brush.Hex("#6f9fe0"), brush.Hex("#cfe0f0"))
	v.land(brush.Hex("#6b3f2e"), 18, 1)
	for i := range 15 {
		x := -30 + float64(i)*13
		v.lines(brush.Hex("#9a6244"), 1.6, 0.8, "M"+num(40+x*0.35)+" 24 L"+num(x)+" 64")
	}
	v.line(brush.Slate, 2.2, "M34 8 L26 20 L42 34 M26 20 C16 24 10 34 -4 36")
	for i := range 4 {
		y := 8 + float64(i)*13
		for j := range 5 {
			x := 34 + float64(j)*16 + float64(i)*4
			v.draw(brush.Snow, "M"+num(x-2.6)+" "+num(y)+" L"+num(x+2.6)+" "+num(y)+" L"+num(x-4)+" "+num(y+13)+" Z")
		}
		v.line(brush.Hex("#e8a850"), 5, "M"+num(26+float64(i)*4)+" "+num(y)+" L"+num(104+float64(i)*4)+" "+num(y))
	}
	v.line(brush.Hex("#c8742e"), 5, "M34 2 L48 54")
	v.line(brush.Hex("#c8742e"), 5, "M96 2 L110 54")
	v.oval(brush.Slate, 26, 20, 4, 4)
}

// paintToolShed is a blue shed in the rape with spades and an axe at its open door.
func paintToolShed(v *vignette) {
	v.back(brush.Hex("#b8e6fa"), brush.Hex("#e8f8f4"))
	v.land(brush.Hex("#f4d81e"), 30, 2)
	v.specks(brush.Hex("#c49a12"), 1.2, 60, 0, 36, 120, 26)
	v.Ground(62, 59, 40, 4, 0.8)
	v.planks(brush.Hex("#2f6f9a"), 30, 16, 66, 43, 9)
	v.draw(brush.Hex("#8a4438"), "M22 20 L34 -2 L104 6 L104 16 Z")
	v.box(brush.Hex("#1c2230"), 40, 24, 30, 35)
	v.line(brush.Wood, 2, "M48 58 L48 28 M56 58 L56 30")
	v.draw(brush.StoneMid, "M44 46 L52 46 L51 57 L45 57 Z")
	v.draw(brush.StoneMid, "M52 30 L64 28 L65 33 L52 34 Z")
	v.planks(brush.Hex("#4a90ba"), 12, 24, 28, 36, 4)
	v.lines(brush.Hex("#1f4a6a"), 2, 0.9, "M13 28 L39 54")
	v.peatSpade(104, 59, 44, 12)
	v.line(brush.Wood, 2.4, "M80 58 L86 24")
	v.draw(brush.Slate, "M80 22 L94 20 C96 26 94 30 90 33 L80 29 Z")
}

// paintPeatFertilizer is a sack of black peat and seedlings in a bed of it.
func paintPeatFertilizer(v *vignette) {
	v.back(brush.Hex("#cdf08a"), brush.Hex("#eefac0"))
	v.draw(brush.Hex("#2f2426"), "M-4 50 C20 44 44 52 70 46 C90 42 110 50 124 46 L124 64 L-4 64 Z")
	v.sack(brush.Hex("#d9b98a"), brush.Hex("#2f2426"), 30, 58, 46)
	v.draw(brush.Hex("#3a2c2c"), "M12 18 C14 6 44 4 49 18 C40 24 20 24 12 18 Z")
	v.draw(brush.Hex("#3a2c2c"), "M46 58 C52 42 72 42 80 58 Z")
	for i, x := range []float64{66, 88, 108} {
		y := 46 + float64(i%2)*3
		h := 26 - float64(i)*3
		v.line(brush.Hex("#3f9a3c"), 2, "M"+num(x)+" "+num(y)+" L"+num(x)+" "+num(y-h))
		for _, d := range []float64{-64, 64, -38, 38} {
			v.form(brush.Hex("#4fb83e"), "M0 0 C-34 -26 -30 -74 0 -100 C30 -74 34 -26 0 0 Z", x, y-h*(0.5+
				0.4*float64(i%2)), h*0.7, d)
		}
	}
	v.specks(brush.Peat.Light(0.4), 1.1, 40, 0, 52, 120, 10)
}

// paintNaturesFertilizer is a steaming dung heap with a fork and a hen on it.
func paintNaturesFertilizer(v *vignette) {
	v.back(brush.Hex("#9db8c8"), brush.Hex("#dfe4dc"))
	v.wall(brush.Hex("#c0684a"), 74, 4, 52, 46, 7)
	v.land(brush.Hex("#a8a07a"), 48, 1)
	v.draw(brush.Hex("#6a4c2a"), "M2 58 C12 48 20 30 36 26 C46 20 64 24 72 34 C84 44 92 48 96 58 Z")
	for i := range 22 {
		x, y := 14+float64(i*31%70), 34+float64(i*17%23)
		v.lines(brush.Straw, 1.4, 0.95, "M"+num(x)+" "+num(y)+" L"+num(x+7)+" "+num(y-3+float64(i%3)*3))
	}
	v.haze(brush.Snow, 0.5, 5, 8, 26, 18, 34, 8, 22, 2)
	v.line(brush.Wood, 2.4, "M98 2 L76 34")
	for _, d := range []string{"M72 30 L62 46", "M76 33 L68 48", "M80 35 L74 50"} {
		v.line(brush.Slate, 1.5, d)
	}
	v.line(brush.Slate, 1.8, "M71 30 L82 36")
	v.line(brush.Gold, 1.4, "M48 20 L48 27 M54 20 L54 26")
	v.draw(brush.Snow, "M36 4 C40 0 44 2 45 7 C50 10 58 8 64 2 C68 12 62 22 52 22 C42 22 38 14 38 9 Z")
	v.draw(brush.Dragon, "M36 3 C34 -2 38 -4 40 -1 C42 -4 46 -1 43 3 Z")
	v.draw(brush.Gold, "M37 6 L31 8 L38 9 Z")
	v.specks(brush.Ink, 1, 1, 41, 5, 0.1, 0.1)
}

// paintSowingMachine is a red seed drill on great wheels, its tubes in the furrows.
func paintSowingMachine(v *vignette) {
	v.back(brush.Hex("#ffd9b0"), brush.Hex("#fff0d8"))
	v.land(brush.Hex("#9ac48a"), 24, 3)
	v.land(brush.Hex("#7a5a48"), 44, 0.6)
	v.line(brush.Wood, 3.4, "M-4 38 L48 32")
	red := brush.Hex("#c8281e")
	v.line(brush.Slate, 2.4, "M96 26 L112 12 L120 12")
	for i := range 5 {
		x := 44 + float64(i)*11
		v.line(brush.StoneDim, 2.2, "M"+num(x)+" 28 C"+num(x)+" 40 "+num(x+4)+" 44 "+num(x+5)+" 54")
		v.draw(brush.Slate, "M"+num(x)+" 50 L"+num(x+9)+" 50 L"+num(x+5)+" 60 Z")
	}
	v.draw(red, "M32 6 L106 6 L98 30 L40 30 Z")
	v.draw(brush.Hex("#f2c23e"), "M34 6 C50 -2 88 -2 104 6 Z")
	v.lines(brush.LavaLit, 1.4, 1, "M40 14 L98 14", "M43 22 L95 22")
	v.wheel(brush.Hex("#3f5f7c"), 36, 42, 17)
	v.wheel(brush.Hex("#3f5f7c"), 104, 42, 17)
	v.specks(brush.LavaLit, 1.2, 22, 44, 56, 56, 6)
}
