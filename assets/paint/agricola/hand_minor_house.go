package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintSleepingCorner is two sleepers on straw in a dark corner by moonlight.
func paintSleepingCorner(v *vignette) {
	v.back(brush.Hex("#2d3763"), brush.Hex("#2a3158"))
	v.draw(brush.Hex("#42508a"), "M-4 -4 L84 -4 L84 26 L-4 42 Z")
	v.draw(brush.Hex("#57506e"), "M-4 42 L84 26 L124 36 L124 64 L-4 64 Z")
	v.box(brush.Hex("#121a40"), 12, 2, 24, 24)
	v.draw(brush.Hex("#fff2b8"), "M27 5 C17 4 15 20 27 22 C21 18 21 9 27 5 Z")
	v.draw(brush.Hex("#d9a94a"), "M14 46 L84 32 L116 50 L112 58 L40 66 L14 54 Z")
	v.litter(brush.Hex("#8a6228"), 16, 18, 52, 80, 7, 6)
	v.draw(brush.Hex("#e8ecf4"), "M18 44 C20 32 34 28 44 32 C56 30 62 36 58 44 L46 56 C34 58 22 54 18 44 Z")
	v.oval(skin, 33, 38, 7.5, 7.5)
	v.draw(brush.Dragon, "M25 36 C24 24 40 22 42 35 L46 27 L43 39 C38 33 31 32 25 36 Z")
	v.oval(skin, 49, 43, 7, 7)
	v.draw(brush.Leaf, "M41 42 C40 31 56 30 57 41 L61 34 L58 45 C53 39 46 39 41 42 Z")
	m := v.draw(brush.Hex("#a8443e"), "M42 58 C54 44 74 32 92 28 L118 46 C112 56 76 66 48 66 Z")
	v.inside(m, brush.Hex("#e0b04a"), 1, "M56 40 L72 34 L88 50 L70 56 Z M34 52 L56 40 L70 56 L46 66 Z")
	v.inside(m, brush.Hex("#4f9a8c"), 1, "M34 52 L56 40 L62 47 L42 60 Z M72 34 L88 28 L104 42 L88 50 Z")
	v.lines(brush.Ink, 1.1, 0.9, "M29 40 L32 40.6", "M36 40.6 L39 40", "M46 45 L48 45.6", "M52 45.4 L54 44.8")
	v.soft(brush.Hex("#fff2b8"), 46, 34, 30, 18, 0.18)
}

// paintWoolBlankets is a stack of folded striped blankets and a ball of wool.
func paintWoolBlankets(v *vignette) {
	v.back(brush.Hex("#7d9c78"), brush.Hex("#9ab890"))
	v.box(brush.Hex("#8a5a38"), -4, 54, 128, 10)
	stack := [][2]string{{"#c23b3b", "#fff0d2"}, {"#f5ead0", "#3f6fa8"}, {"#3a5f9e", "#f2c24a"}, {"#f0dcb4", "#b8443c"}}
	for i, k := range stack {
		y, x := 43-float64(i)*12.4, 14+float64(i%2)*4
		m := v.draw(brush.Hex(k[0]), "M"+num(x+6)+" "+num(y)+" L"+num(x+72)+" "+num(y)+" L"+num(x+72)+" "+num(y+12)+
			" L"+num(x+6)+" "+num(y+12)+" C"+num(x-4)+" "+num(y+12)+" "+num(x-4)+" "+num(y)+" "+num(x+6)+" "+num(y)+
			" Z")
		for _, d := range []float64{16, 32, 37, 54} {
			q := brush.Rect(x+d, y, 3+float64(int(d)%3)*2, 13)
			v.Paint(v.Fill(q).And(m), brush.Gouache(brush.Hex(k[1]), v.next(), 0), 1)
		}
		v.scored(m, brush.Ink, 1, 0.6, "M"+num(x+3)+" "+num(y+6.2)+" L"+num(x+74)+" "+num(y+6.2))
		for j := range 5 {
			v.bar(brush.Hex(k[0]), 1, x+73, y+1.6+float64(j)*2.2, x+78, y+1.9+float64(j)*2.2)
		}
	}
	m := v.oval(brush.Hex("#e88a4a"), 106, 46, 11, 10.6)
	v.scored(m, brush.Hex("#a34e20"), 1.1, 0.8, "M96 42 C104 38 110 40 116 46", "M95 47 C104 42 110 44 114 52",
		"M97 52 C104 46 108 50 110 56", "M102 36 C98 44 100 52 104 58", "M108 36 C105 42 106 52 110 56")
	v.lines(brush.Hex("#e88a4a"), 1.6, 1, "M104 56 C96 60 90 56 84 59")
}

// paintPondHut is a thatched hut on stilts in a misty pond.
func paintPondHut(v *vignette) {
	v.back(brush.Hex("#a8dcd2"), brush.Hex("#eef3d8"))
	v.draw(brush.Hex("#6fa58c"), "M-4 34 C10 22 24 28 36 24 C52 20 80 26 96 22 C108 20 118 26 124 24 L124 40 L-4 40 Z")
	v.draw(brush.Hex("#3f9a98"), "M-4 35 L124 35 L124 64 L-4 64 Z")
	v.soft(brush.Hex("#1f5f62"), 72, 54, 30, 8, 0.6)
	for _, x := range []float64{54, 72, 92} {
		v.bar(brush.WoodDim, 3, x, 38, x, 54)
	}
	v.planks(brush.Hex("#b5804a"), 50, 20, 46, 20, 6)
	v.draw(dark, "M58 40 L58 25 L70 25 L70 40 Z")
	v.box(brush.LavaLit, 78, 25, 10, 8)
	v.box(brush.Wood, 42, 39, 62, 4)
	m := v.draw(brush.Hex("#d9b04c"), "M40 24 C48 16 52 6 58 -2 L88 -2 C94 6 98 16 106 24 C84 27 62 27 40 24 Z")
	v.scored(m, brush.Hex("#8f6a28"), 1.2, 0.7, "M50 24 L62 0", "M62 26 L68 0", "M74 26 L74 0", "M86 26 L80 0",
		"M97 25 L86 0")
	v.lines(brush.Hex("#c9efe4"), 1.3, 0.9, "M36 50 L52 50", "M82 58 L106 58", "M100 49 L116 49")
	props.Duck(v.Canvas, 38, 56, 24)
	props.Reeds(v.Canvas, 8, 62, 24)
	props.Reeds(v.Canvas, 114, 64, 20)
}

// paintJunkRoom is an attic with a heap of broken things in a beam of light.
func paintJunkRoom(v *vignette) {
	v.back(brush.Hex("#7d6580"), brush.Hex("#5b4a62"))
	v.draw(brush.Hex("#4a3a4c"), "M-4 -4 L34 -4 L-4 34 Z M124 -4 L86 -4 L124 34 Z")
	v.draw(brush.Hex("#ffe9b0"), "M50 2 L70 2 L70 14 L50 14 Z")
	v.bar(brush.WoodDim, 1.6, 60, 1, 60, 15)
	v.draw(brush.Hex("#6b5648"), "M-4 52 L124 52 L124 64 L-4 64 Z")
	v.Paint(v.Fill(brush.Parse("M50 14 L70 14 L104 64 L28 64 Z")).Blur(2*v.S), brush.Flat(brush.Hex("#ffe9b0")), 0.28)
	v.line(brush.Wood, 2.2, "M92 60 L104 10 M104 61 L116 12 M95 50 L106 51 M98 37 L109 38 M101 24 L112 25")
	v.box(brush.Hex("#9a5f38"), 54, 36, 34, 24)
	v.draw(brush.Hex("#b5713f"), "M52 37 C52 26 90 26 90 37 Z")
	v.box(brush.Gold, 68, 35, 6, 7)
	v.spokes(brush.Hex("#a8703c"), 36, 44, 15)
	v.line(brush.Hex("#c9854a"), 2.4, "M61 29 L61 18 M80 29 L79 18 M60 18 L57 -2 M59 8 L72 5 M58 2 L64 0")
	v.draw(brush.Hex("#e0a05c"), "M57 16 L83 15 L84 20 L58 21 Z")
	v.pot(brush.Hex("#4f8a9e"), 12, 60, 26)
	v.lines(brush.Ink, 1, 0.8, "M8 42 L13 48 L10 54")
	v.lines(brush.Hex("#e6dcea"), 0.8, 0.8, "M120 0 L94 6", "M120 0 L102 18", "M120 0 L114 24",
		"M98 5 C102 10 104 12 105 15", "M105 15 C110 16 112 18 115 20")
}

// paintLargeGreenhouse is a house of glass full of vegetables in the snow.
func paintLargeGreenhouse(v *vignette) {
	v.back(brush.Hex("#9fb8dc"), brush.Hex("#e6eef8"))
	v.land(brush.Hex("#f4f6fa"), 48, 2)
	v.draw(brush.Hex("#bfe8b8"), "M14 56 L14 26 L60 2 L106 26 L106 56 Z")
	v.soft(brush.Hex("#fff2a0"), 60, 30, 34, 18, 0.7)
	v.draw(brush.Soil, "M16 50 L104 50 L104 56 L16 56 Z")
	for i := range 4 {
		x := 24 + float64(i)*24
		v.line(brush.LeafDim, 1.6, "M"+num(x)+" 50 C"+num(x-4)+" 40 "+num(x+4)+" 32 "+num(x)+" 22")
		for j := range 3 {
			v.leaf(brush.Hex("#5aa044"), x, 46-float64(j)*8, 10, -60)
			v.leaf(brush.Hex("#6fb44e"), x, 43-float64(j)*8, 10, 60)
		}
		v.dots([]brush.Col{brush.Dragon, brush.Pumpkin}[i%2], 2.4, x-4, 40, x+4, 33, x-3, 27, x+5, 44)
	}
	for _, x := range []float64{14, 37, 60, 83, 106} {
		v.bar(brush.Snow, 1.6, x, 56, x, 27-23*(1-math.Abs(x-60)/46))
	}
	v.line(brush.Snow, 1.6, "M14 40 L106 40 M14 27 L106 27")
	v.line(brush.Snow, 3.4, "M8 29 L60 1 L112 29")
	v.line(brush.Snow, 2.4, "M12 57 L108 57")
	r := brush.NewRand(5)
	for range 22 {
		v.Paint(v.Fill(brush.Ellipse(r.In(0, 120), r.In(0, 60), 1.1, 1.1)), brush.Flat(brush.Snow), 0.95)
	}
}

// paintCarpentersParlor is a carpenter who saws beside a model of a wooden house.
func paintCarpentersParlor(v *vignette) {
	v.back(brush.Hex("#5ab8b4"), brush.Hex("#7fd0c4"))
	for i := range 5 {
		v.box(brush.Hex("#4aa4a2"), -6+float64(i)*28, 4, 22, 30)
	}
	v.land(brush.Hex("#d8a860"), 48, 0.4)
	v.folk(96, 62, 58, brush.Hex("#b8563a"), brush.Hex("#6a4430"))
	v.draw(brush.Hex("#f0e0bc"), "M88 36 L104 36 L108 62 L84 62 Z")
	v.box(brush.Hex("#b5763e"), 4, 48, 8, 16)
	v.box(brush.Hex("#b5763e"), 66, 48, 8, 16)
	v.box(brush.Hex("#e0ac68"), -2, 43, 82, 7)
	v.planks(brush.Hex("#f0c88a"), 10, 24, 32, 19, 5)
	v.draw(brush.Hex("#a8602e"), "M4 26 L26 6 L48 26 Z")
	v.box(dark, 21, 31, 9, 12)
	v.draw(brush.Hex("#dfe6ea"), "M50 30 L86 34 L86 40 L54 44 Z")
	v.lines(brush.Slate, 1, 0.9, "M54 44 L57 41 L60 44 L63 41 L66 44 L69 41 L72 43 L75 40 L78 43 L81 40")
	v.draw(brush.Wood, "M84 30 L94 31 L95 43 L84 42 Z")
	v.line(skin, 3, "M104 40 L94 37")
}
