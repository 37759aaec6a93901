package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// dryingSods is sods piled up with gaps for the wind, the foot at x, y and w wide.
func (v *vignette) dryingSods(x, y, w float64) {
	v.Ground(x, y, w*0.5, w*0.08, 0.6)
	h := w * 0.15
	for row := range 4 {
		n := 4 - row
		step := w * 0.27
		for i := range n {
			v.driedSod(x-float64(n)*step/2+float64(i)*step+step*0.1, y-float64(row+1)*h*1.06, step*0.8, h, i+row)
		}
	}
}

// paintDryingField is sods of peat set up to dry in long rows under a hot sun.
func paintDryingField(v *vignette) {
	v.back(brush.Hex("#fff0a0"), brush.Hex("#fffbe0"))
	for i := range 12 {
		v.form(brush.Hex("#ffc93c"), "M-9 -64 L0 -100 L9 -64 Z", 62, 10, 24, float64(i)*30)
	}
	v.oval(brush.Hex("#ffd84a"), 62, 10, 12, 12)
	v.land(brush.Hex("#b4b85a"), 26, 1)
	for i := range 8 {
		v.dryingSods(4+float64(i)*16, 31, 14)
	}
	for i := range 5 {
		v.dryingSods(8+float64(i)*26, 41, 23)
	}
	for _, x := range []float64{26, 86} {
		v.dryingSods(x, 58, 46)
	}
	for _, x := range []float64{12, 26, 40, 72, 86, 100} {
		v.lines(brush.Snow, 1.8, 0.9, "M"+num(x)+" 28 C"+num(x-5)+" 24 "+num(x+5)+" 20 "+num(x)+" 15")
	}
}

// paintBogPony is a shaggy pale pony that wades through the moor.
func paintBogPony(v *vignette) {
	v.back(brush.Hex("#9cb8a8"), brush.Hex("#d6dcb8"))
	v.haze(brush.Hex("#eef2de"), 0.7, 30, 5, 20, 22, 84, 18, 116, 26)
	v.land(brush.Hex("#6c7c46"), 32, 3)
	v.moorPony(brush.Hex("#d8b27c"), brush.Hex("#5a3c34"), 58, 60, 66)
	v.draw(brush.Hex("#3f6f78"), "M10 56 C30 51 90 51 108 56 C116 62 110 66 104 66 L14 66 C6 64 4 60 10 56 Z")
	v.lines(brush.WaterLit, 1.5, 0.9, "M26 57 C30 54 40 54 46 57", "M58 57 C62 54 72 54 78 57", "M90 58 L102 59")
	for _, q := range brush.Pts(6, 40, 14, 34, 108, 38, 116, 32, 100, 44) {
		v.lines(brush.Hex("#3f5a34"), 1.4, 1, "M"+num(q.X)+" "+num(q.Y+18)+" L"+num(q.X)+" "+num(q.Y))
		v.oval(brush.Snow, q.X, q.Y, 3.8, 4.6)
	}
}

// paintAridField is cracked dry ground with withered stalks under a white sun.
func paintAridField(v *vignette) {
	v.back(brush.Hex("#e8603a"), brush.Hex("#ffc46a"))
	v.soft(brush.Hex("#fff4c8"), 34, 10, 26, 20, 0.7)
	v.oval(brush.Hex("#fffbe6"), 34, 9, 11, 11)
	v.draw(brush.Hex("#6b3a2c"), "M-4 22 L124 22 L124 64 L-4 64 Z")
	rnd := brush.NewRand(5)
	for row, y := range []float64{24, 29, 36, 45, 56} {
		h := 4.4 + float64(row)*1.9
		w := h * 2.3
		for x := -w * float64(1+row%2) / 2; x < 126; x += w {
			p := func(dx, dy float64) brush.V {
				return brush.Pt(x+dx*w+rnd.In(-0.1, 0.1)*w, y+dy*h+rnd.In(-0.12, 0.12)*h)
			}
			clod := brush.Poly(p(-0.48, -0.2), p(-0.1, -0.52), p(0.36, -0.46), p(0.5, 0.1), p(0.2, 0.48),
				p(-0.34, 0.46))
			v.Draw(clod, brush.Style{K: brush.Hex("#dca468").Light(0.12 * rnd.F()), InkW: 0.8, Puff: 1.4,
				Seed: v.next()})
		}
	}
	for _, q := range [][3]float64{{82, 54, 34}, {98, 50, 26}, {68, 44, 20}} {
		x, y, h := q[0], q[1], q[2]
		v.line(brush.Hex("#a8843c"), 2, "M"+num(x)+" "+num(y)+" C"+num(x+1)+" "+num(y-h*0.6)+" "+num(x+h*0.1)+" "+num(y-h)+
			" "+num(x+h*0.5)+" "+num(y-h*0.8))
		v.form(brush.Hex("#c89a4a"), "M0 0 C-30 20 -34 50 -20 70 C-6 50 0 30 0 0 Z", x+1, y-h*0.6, h*0.6, 0)
		v.form(brush.Hex("#8f6a30"), "M0 0 C-16 20 -14 50 4 62 C14 44 12 16 0 0 Z", x+h*0.48, y-h*0.82, h*0.6, -10)
	}
	props.Skull(v.Canvas, 28, 52, 26)
}

// paintFallowFields is a scarecrow with nothing to guard on bare fields, crows about him.
func paintFallowFields(v *vignette) {
	v.back(brush.Hex("#b4e0dc"), brush.Hex("#eef6e0"))
	v.draw(brush.Hex("#a8794e"), "M-4 22 C30 12 60 14 70 22 L40 40 L-4 40 Z")
	v.draw(brush.Hex("#c2986a"), "M62 22 C84 10 110 12 124 18 L124 36 L80 40 Z")
	v.draw(brush.Hex("#8c5f42"), "M-4 38 C30 30 90 30 124 34 L124 64 L-4 64 Z")
	for i := range 9 {
		x := float64(i) * 15
		v.lines(brush.SoilDim, 1.8, 0.8, "M"+num(30+x*0.5)+" 34 L"+num(x*1.7-44)+" 64")
	}
	for i := range 5 {
		v.lines(brush.SoilDim, 1.2, 0.6, "M"+num(-2+float64(i)*15)+" 34 L"+num(12+float64(i)*12)+" 18",
			"M"+num(80+float64(i)*10)+" 34 L"+num(74+float64(i)*11)+" 17")
	}
	for i := range 9 {
		props.Bush(v.Canvas, float64(i)*15, 36-float64(i%2), 6, brush.LeafDim, uint32(i))
	}
	props.Scarecrow(v.Canvas, 42, 65, 60)
	v.pip(brush.Ink, 39.4, 19.8, 1.1)
	v.pip(brush.Ink, 45, 19.8, 1.1)
	v.lines(brush.Ink, 0.9, 0.9, "M39 23 C41 25 43.5 25 45.6 23")
	v.rook(64, 26, 20)
	v.rook(92, 60, 34)
	v.rook(112, 50, 18)
	props.Crow(v.Canvas, 90, 9, 7, true)
	props.Crow(v.Canvas, 106, 6, 5, true)
}

// paintFallowLand is an old plough among thistles and dandelions, a rook on its handle.
func paintFallowLand(v *vignette) {
	v.back(brush.Hex("#d9eefa"), brush.Hex("#f8fbe8"))
	v.land(brush.Hex("#b8cc5e"), 22, 3)
	v.land(brush.Hex("#94b244"), 44, 3)
	rust, grey := brush.Hex("#b8552c"), brush.Hex("#8a6f56")
	v.line(grey, 4, "M18 30 L76 34")
	v.line(grey, 3.6, "M62 34 C78 33 86 26 90 15")
	v.line(grey, 3.6, "M68 35 C84 36 96 30 101 21")
	v.draw(rust, "M44 32 L70 34 C70 46 58 56 38 58 C34 50 38 38 44 32 Z")
	v.wheel(rust, 24, 42, 14)
	v.rook(90, 15, 19)
	for i := range 22 {
		props.Tuft(v.Canvas, float64(i)*6-2, 64, 12+float64(i*5%3)*4, [...]brush.Col{brush.LeafDim, brush.Hex("#a8c048"),
			brush.Leaf}[i%3])
	}
	for _, q := range [][3]float64{{6, 64, 46}, {108, 66, 50}, {76, 66, 30}} {
		v.thistle(q[0], q[1], q[2])
	}
	for _, q := range brush.Pts(52, 46, 92, 44, 38, 52, 118, 22) {
		v.lines(brush.LeafDim, 1.3, 1, "M"+num(q.X)+" 62 L"+num(q.X)+" "+num(q.Y))
		v.soft(brush.Snow, q.X, q.Y, 6, 6, 1)
		v.specks(brush.Snow, 0.9, 18, q.X-5, q.Y-5, 10, 10)
		v.pip(brush.EarthDim, q.X, q.Y, 1)
	}
}
