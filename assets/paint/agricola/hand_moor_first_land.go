package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintFarmExtension is a farm in its fence and a new piece of ground staked out beside it.
func paintFarmExtension(v *vignette) {
	v.back(brush.Hex("#4c9a4a"), brush.Hex("#6fb458"))
	v.draw(brush.Hex("#a8d468"), "M-4 18 L58 18 L50 56 L-4 56 Z")
	v.rail(-2, 19, 58, 19, 9, 6)
	props.House(v.Canvas, 22, 44, 40, brush.RoofOrange, false, 4)
	v.rail(-4, 57, 50, 57, 13, 5)
	v.rail(58, 20, 50, 57, 10, 4)
	v.draw(brush.Hex("#f2cf8a"), "M62 18 L114 18 L120 56 L56 56 Z")
	v.lines(brush.Hex("#b98a48"), 1.6, 0.9, "M88 19 L88 55")
	v.lines(brush.Snow, 1.4, 1, "M62 14 L114 14 L120 52 L56 52 Z")
	for _, q := range brush.Pts(62, 20, 114, 20, 56, 60, 119, 60, 88, 20, 88, 60) {
		v.line(brush.Wood, 2.2, "M"+num(q.X)+" "+num(q.Y-16)+" L"+num(q.X)+" "+num(q.Y))
		v.draw(brush.Dragon, "M"+num(q.X)+" "+num(q.Y-17)+" L"+num(q.X-11)+" "+num(q.Y-13)+" L"+num(q.X)+" "+
			num(q.Y-9)+" Z")
	}
	v.peatSpade(74, 44, 28, 10)
	v.oval(brush.Soil, 100, 42, 9, 4)
}

// paintMoorEnclosures is dry walls that part a purple moor with its pools.
func paintMoorEnclosures(v *vignette) {
	v.back(brush.Hex("#e8eef4"), brush.Hex("#fbf3ea"))
	v.land(brush.Hex("#7c3f8c"), 12, 3)
	v.specks(brush.Hex("#c46ac0"), 1.3, 150, 0, 18, 120, 44)
	v.specks(brush.Hex("#5c2c70"), 1.2, 80, 0, 18, 120, 44)
	v.oval(brush.Hex("#5fa0c4"), 34, 36, 16, 5)
	v.oval(brush.Hex("#5fa0c4"), 92, 48, 18, 6)
	grey := brush.Hex("#cfcabc")
	walls := [][4]float64{{-6, 24, 126, 20}, {56, 22, 64, 62}, {14, 24, -8, 56}, {104, 20, 128, 50}, {-6, 58, 126,
		60}}
	for i, w := range walls {
		n := 16
		for j := range n {
			t := float64(j) / float64(n-1)
			x, y := w[0]+(w[2]-w[0])*t, w[1]+(w[3]-w[1])*t
			r := 2.2 + y*0.05
			v.oval(grey.Dark(0.12*float64((i+j)%3)), x, y, r*1.2, r)
		}
	}
	peatStack(v.Canvas, 34, 52, 18)
}

// paintLandParcel is fields seen from above, one with trees marked out in red.
func paintLandParcel(v *vignette) {
	v.back(brush.Hex("#d9c68a"), brush.Hex("#cdb878"))
	plots := []string{"M-4 -4 L36 -4 L30 24 L-4 20 Z", "M-4 24 L29 28 L22 64 L-4 64 Z",
		"M92 -4 L124 -4 L124 26 L96 24 Z",
		"M97 29 L124 31 L124 64 L102 64 Z", "M40 -4 L88 -4 L88 4 L39 5 Z"}
	for i, k := range []brush.Col{brush.Hex("#b3c46a"), brush.Hex("#a8754a"), brush.Hex("#e8c04a"),
		brush.Hex("#94b45c"),
		brush.Hex("#a8754a")} {
		m := v.draw(k, plots[i])
		for j := range 16 {
			y := float64(j)*5 - 2
			v.scored(m, k.Dark(0.4), 1, 0.6, "M-4 "+num(y)+" L124 "+num(y+2))
		}
	}
	v.draw(brush.Hex("#5fb83c"), "M40 10 L88 9 L94 54 L30 56 Z")
	v.line(brush.Dragon, 2.6, "M40 10 L88 9 L94 54 L30 56 L40 10")
	props.Tree(v.Canvas, 72, 36, 13, brush.LeafDim, 4)
	props.Tree(v.Canvas, 52, 46, 10, brush.Leaf, 6)
	for _, q := range brush.Pts(40, 14, 88, 13, 94, 59, 30, 60) {
		v.block(brush.Snow, q.X-4, q.Y, 7, 9)
	}
}

// paintSurveyorsMap is a coloured map of land with a compass and a chain on it.
func paintSurveyorsMap(v *vignette) {
	v.back(brush.Hex("#6a2f3a"), brush.Hex("#4f2230"))
	m := v.draw(brush.Hex("#f0deb0"), "M6 8 C40 2 70 12 104 4 L110 52 C76 60 46 48 10 57 Z")
	v.inside(m, brush.Hex("#7fa84e"), 0.9, "M0 0 L46 0 L40 22 L22 30 L0 26 Z")
	v.inside(m, brush.Hex("#b08fb4"), 0.9, "M46 0 L84 0 L78 26 L56 24 L40 22 Z")
	v.inside(m, brush.Hex("#e4b04a"), 0.9, "M0 34 L22 30 L40 40 L34 64 L0 64 Z")
	v.inside(m, brush.Hex("#c98f5c"), 0.8, "M52 42 L80 40 L76 64 L44 64 Z")
	v.scored(m, brush.Hex("#3f7fb0"), 4, 0.9, "M-2 30 C30 24 36 44 60 34 C80 24 90 34 124 30")
	v.scored(m, brush.InkSoft, 1, 0.9, "M46 4 L40 22 L22 30", "M84 2 L78 26 L56 24 L40 22", "M40 40 L34 60",
		"M52 42 L46 56",
		"M52 42 L80 40 L77 58")
	for _, q := range brush.Pts(14, 16, 24, 18, 32, 12) {
		props.Pine(v.Canvas, q.X, q.Y+4, 11, brush.Spruce, v.next())
	}
	v.line(brush.Slate, 2, "M44 48 C50 56 60 44 66 50 C72 56 78 46 84 52")
	v.oval(brush.Gold, 98, 28, 19, 19)
	v.oval(brush.Snow, 98, 28, 14, 14)
	v.form(brush.Dragon, "M0 -100 L24 0 L-24 0 Z", 98, 28, 12.5, 30)
	v.form(brush.Slate, "M0 -100 L24 0 L-24 0 Z", 98, 28, 12.5, 210)
	v.oval(brush.Gold, 98, 28, 2, 2)
}
