package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintShiftingCultivation is somebody who leaves a worn-out plot for a fresh one.
func paintShiftingCultivation(v *vignette) {
	v.back(brush.Hex("#35563c"), brush.Hex("#4d6c3a"))
	for i := range 8 {
		props.Tree(v.Canvas, 4+float64(i)*16, 18+float64(i%2)*3, 11, brush.Hex("#4f7a3e"), uint32(3+i))
	}
	v.draw(brush.Hex("#b3a893"), "M-6 24 L48 22 L44 64 L-6 64 Z")
	v.litter(brush.Hex("#8f9468"), 16, 0, 28, 40, 28, 4)
	props.Stump(v.Canvas, 12, 38, 11)
	props.Stump(v.Canvas, 28, 56, 14)
	v.draw(brush.Hex("#6a422c"), "M72 22 L126 24 L126 64 L78 64 Z")
	for i := range 4 {
		x := 82 + float64(i)*12
		v.lines(brush.SoilDim.Dark(0.3), 2, 0.8, "M"+num(x)+" 24 L"+num(x+float64(i)*3)+" 62")
		for j := range 3 {
			props.Tuft(v.Canvas, x+5+float64(i)*float64(j)*1.5, 34+float64(j)*12, 8, brush.Hex("#b5dc5a"))
		}
	}
	v.folk(60, 58, 46, brush.RoofRed, brush.Straw)
	v.bar(brush.Wood, 2.2, 40, 22, 76, 40)
	v.form(brush.Slate, "M-50 -20 L40 -30 L50 20 L-40 30 Z", 40, 24, 13, 60)
}

// paintHandplow is somebody who pushes a light plough home at dusk.
func paintHandplow(v *vignette) {
	v.back(brush.Hex("#5f4a86"), brush.Hex("#f79f83"))
	v.oval(brush.Hex("#ffd98a"), 102, 30, 11, 11)
	v.land(brush.Hex("#7a4a3c"), 38, 1)
	for i := range 4 {
		y := 42 + float64(i)*6
		v.lines(brush.Hex("#55312e"), 2, 0.8, "M-4 "+num(y)+" L124 "+num(y-1))
	}
	v.folk(30, 56, 52, brush.Hex("#3f7f86"), brush.Straw)
	v.draw(brush.Hex("#aab6bd"), "M62 42 L80 46 C76 56 66 60 52 60 C60 54 62 50 62 42 Z")
	v.line(brush.Wood, 3.2, "M40 29 C54 34 62 42 98 47")
	v.line(brush.Wood, 2.6, "M38 36 C50 38 58 44 70 50")
	v.line(skin, 3, "M32 32 L42 30")
	v.line(skin, 3, "M34 38 L41 36")
	v.spokes(brush.Wood, 98, 50, 8)
}

// paintThreshingBoard is a board with flints that an ox drags over the grain.
func paintThreshingBoard(v *vignette) {
	v.back(brush.Hex("#bfe6ee"), brush.Hex("#f7e39a"))
	v.land(brush.Hex("#f0bd3c"), 24, 1)
	v.litter(brush.Hex("#b97f1e"), 40, -4, 28, 124, 32, 7)
	v.litter(brush.Hex("#fff0a8"), 40, -4, 28, 124, 32, 7)
	props.Cattle(v.Canvas, 12, 46, 46)
	v.line(brush.Hex("#6b4a38"), 1.6, "M26 32 L46 40")
	v.draw(brush.Hex("#7a4a2c"), "M40 34 L48 32 C54 40 60 44 68 44 L116 44 L116 52 L64 52 C52 52 44 44 40 34 Z")
	v.lines(brush.Hex("#54301c"), 1.2, 0.8, "M46 36 C54 46 60 48 68 48 L116 48")
	for i := range 8 {
		v.form(brush.Hex("#d9dde0"), "M-50 0 L50 0 L0 100 Z", 64+float64(i)*7, 52, 5, 0)
	}
	v.folk(94, 45, 44, brush.Hex("#a8433a"), brush.Cream)
	v.litter(brush.Hex("#fff0a8"), 14, 50, 53, 70, 6, 8)
}

// paintBigCountry is fields and a river under a wide sky, as far as one can see.
func paintBigCountry(v *vignette) {
	v.back(brush.Hex("#3f8fe0"), brush.Hex("#e8f4fa"))
	v.cloud(brush.Snow, 28, 16, 40)
	v.cloud(brush.Snow, 88, 11, 30)
	v.draw(brush.Hex("#9c98d0"), "M-4 34 L16 22 L34 31 L58 20 L82 31 L102 23 L124 33 L124 44 L-4 44 Z")
	v.draw(brush.Hex("#6f9fa8"), "M-4 37 C20 30 40 37 62 33 C86 30 104 37 124 33 L124 64 L-4 64 Z")
	m := v.draw(brush.Hex("#7fb04a"), "M-4 42 C30 36 80 41 124 38 L124 64 L-4 64 Z")
	v.inside(m, brush.Hex("#f2cf4c"), 1, "M-4 40 L26 38 L16 48 L-4 50 Z M78 46 L124 44 L124 55 L88 57 Z")
	v.inside(m, brush.Hex("#b9743f"), 1, "M26 38 L50 38 L46 46 L18 48 Z M92 39 L124 37 L124 44 L84 46 Z")
	v.inside(m, brush.Hex("#c7dc6a"), 1, "M-4 51 L20 49 L12 64 L-4 64 Z M66 39 L92 39 L82 46 L70 46 Z")
	v.inside(m, brush.Hex("#5ab8dc"), 1, "M60 37 L63 37 C56 43 74 46 66 52 C60 57 66 60 72 66 L50 66 "+
		"C50 58 56 55 60 51 C64 47 52 43 60 37 Z")
	v.scored(m, brush.Hex("#55752f"), 1, 0.8, "M26 38 L12 64", "M50 38 L44 47 L-4 51", "M92 39 L82 46 L90 64",
		"M78 46 L124 44")
	props.House(v.Canvas, 32, 58, 15, brush.RoofRed, false, 4)
	props.Tree(v.Canvas, 46, 57, 4, brush.LeafDim, 4)
}

// paintClearingSpade is a spade that lifts a carrot out with its clod.
func paintClearingSpade(v *vignette) {
	v.back(brush.Hex("#f5e23c"), brush.Hex("#fdf7bc"))
	v.land(brush.Hex("#4c3024"), 44, 2)
	v.draw(brush.Hex("#2e1c18"), "M14 52 C24 46 44 48 52 54 C46 60 20 60 14 52 Z")
	for i, q := range brush.Pts(72, 54, 86, 58, 100, 53, 113, 58) {
		props.Tuft(v.Canvas, q.X, q.Y, 9+float64(i%2)*2, brush.Hex("#7fb840"))
	}
	v.spade(28, 36, 92, 62)
	v.draw(brush.Hex("#6a442f"), "M20 34 C16 24 24 14 38 14 C52 12 60 18 60 22 C54 30 42 38 32 40 C26 42 22 38 20 34 Z")
	v.dots(brush.Hex("#8f6446"), 1.6, 28, 30, 40, 30, 50, 22, 34, 36)
	v.form(carrot, "M-30 0 C-30 -16 30 -16 30 0 C24 40 8 80 0 104 C-8 80 -24 40 -30 0 Z", 40, 16, 22, 12)
	for _, t := range []float64{-34, 0, 36} {
		v.leaf(brush.Hex("#5f9a34"), 41, 13, 17, t)
	}
	v.lines(brush.Hex("#6a442f"), 1.4, 0.9, "M24 40 L22 46", "M32 42 L32 48", "M18 34 L12 40")
}

// paintMoldboardPlow is a steel share from nearby that turns over the turf.
func paintMoldboardPlow(v *vignette) {
	v.back(brush.Hex("#e4f0f4"), brush.Hex("#dfe8c0"))
	v.draw(brush.Hex("#8ab83e"), "M-4 20 L124 14 L124 46 L-4 46 Z")
	v.draw(brush.Hex("#4a2e20"), "M-4 44 L30 42 L70 38 L124 30 L124 64 L-4 64 Z")
	for i := range 4 {
		y := 34 + float64(i)*8
		v.lines(brush.Hex("#7d5238"), 2.4, 0.9, "M"+num(84+float64(i)*4)+" "+num(y+4)+" L124 "+num(y))
	}
	v.line(brush.Hex("#9a6236"), 4.4, "M-4 14 C20 8 40 12 60 22")
	v.line(brush.Hex("#9a6236"), 3.6, "M56 24 C74 16 90 6 108 2")
	v.line(brush.Hex("#9a6236"), 3.6, "M60 32 C78 26 98 18 116 12")
	v.draw(brush.Slate, "M18 12 L25 12 L20 48 L13 42 Z")
	m := v.draw(brush.Hex("#bccad6"), "M6 56 C24 52 30 34 38 18 C54 18 70 22 80 32 C72 36 68 48 64 58 "+
		"C44 62 22 62 6 56 Z")
	v.inside(m, brush.Hex("#f4f9fc"), 0.9, "M24 54 C38 46 42 34 47 20 L53 21 C50 36 44 50 32 57 Z")
	v.scored(m, brush.Hex("#7d8f9e"), 1.6, 0.8, "M8 56 C34 58 50 52 62 44")
	v.draw(brush.Hex("#6b432c"), "M54 62 C56 46 66 24 88 26 C108 28 110 50 96 52 C86 52 84 42 92 40 "+
		"C84 36 76 48 78 64 Z")
	v.lines(brush.Hex("#9bd04a"), 3.2, 1, "M64 38 C70 28 80 25 88 26 C106 28 109 48 97 51")
	v.lines(brush.Hex("#3a2418"), 1.2, 0.8, "M66 56 C68 44 76 34 88 34")
}

// paintStrawberryPatch is ripe strawberries with leaves and blossoms, close by.
func paintStrawberryPatch(v *vignette) {
	v.back(brush.Hex("#1f5a30"), brush.Hex("#2c6a34"))
	for i, q := range brush.Pts(8, 34, 34, 24, 66, 20, 92, 30, 114, 26, 52, 56, 4, 64, 86, 64, 120, 60) {
		for _, t := range []float64{-62, 0, 62} {
			v.leaf(brush.Hex("#4f9a40").Light(0.12*float64(i%3)), q.X, q.Y, 24, t+float64(i%3-1)*14)
		}
	}
	for i, q := range brush.Pts(30, 24, 88, 28, 60, 30) {
		s := 30 + float64(i)*3
		m := v.form(brush.Hex("#e0302c"), "M-40 4 C-44 -22 44 -22 40 4 C36 46 14 84 0 92 C-14 84 -36 46 -40 4 Z", q.X,
			q.Y, s, float64(i-1)*9)
		for row := range 3 {
			for j := range 4 - row {
				x, y := q.X+(float64(j)-float64(3-row)/2)*s*0.2, q.Y+s*(0.14+0.22*float64(row))
				v.Paint(v.Fill(brush.Ellipse(x, y, 0.9, 1.4)).And(m), brush.Flat(brush.Hex("#ffe08a")), 1)
			}
		}
		for _, t := range []float64{-80, -40, 0, 40, 80} {
			v.leaf(brush.Hex("#8fcc4a"), q.X, q.Y+1, s*0.42, t)
		}
	}
	for _, q := range brush.Pts(12, 18, 108, 14, 104, 56) {
		for i := range 5 {
			v.form(brush.Snow, "M0 0 C-50 -20 -40 -90 0 -100 C40 -90 50 -20 0 0 Z", q.X, q.Y, 7, float64(i)*72)
		}
		v.dots(brush.Gold, 2, q.X, q.Y)
	}
}
