package common

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// Textures repeat without a seam. They are baked at one pixel a unit and laid
// pixel on pixel.

const (
	textureSize = 256
	plateSize   = 64
)

// grain is the brightness of a sheet of paper, about 0 on average: slow drift,
// fibre, fine grain. size is where it repeats.
func grain(x, y, size float64, seed uint32) float64 {
	n := int(size)
	fibreX, fibreY := size/10, size/116
	return 0.016*brush.FBM(x, y, size/3, size, 3, seed) +
		0.010*brush.Noise2(x/fibreX, y/fibreY, 10, 116, seed+2) +
		0.008*brush.Noise(x, y, n, seed+4)
}

// plate is a seat's pattern in two tones of its colour. Every pattern repeats
// after 8 pixels and so after 64.
func plate(c *brush.Canvas, seat palette.SeatLook) {
	k := brush.Of(seat.Fill)
	tone := k.Light(0.26)
	if seat.On == palette.Ink { // a light plate: the pattern is darker
		tone = k.Dark(0.20)
	}
	c.Paint(c.Whole(), func(fx, fy float64) brush.Col {
		x, y := int(fx), int(fy)
		k := k
		if onPattern(seat.Plate, x, y) {
			k = tone
		}
		return k.Scale(1 + 0.02*brush.Noise2(fx/6.4, fy/2, 10, 32, 3) + 0.012*brush.Noise(fx, fy, plateSize, 4))
	}, 1)
}

func onPattern(name string, x, y int) bool {
	switch name {
	case "stripes":
		return (x+y)%8 < 2
	case "waves":
		return (y+8+int(math.Round(1.6*math.Sin(float64(x)*math.Pi/4))))%8 < 2
	case "dots":
		return x%8 < 2 && y%8 < 2 || (x+4)%8 < 2 && (y+4)%8 < 2
	case "bars":
		return x%8 < 3
	case "checks":
		return (x/4+y/4)%2 == 0
	case "hatch":
		return (x+y)%8 == 0 || (x-y+plateSize)%8 == 0
	}
	panic("common: no plate pattern " + name)
}

// paper is nearly white: a tint gives it its colour.
func paper(c *brush.Canvas) {
	c.Paint(c.Whole(), func(x, y float64) brush.Col {
		return brush.Col{R: 1, G: 1, B: 1}.Scale(0.978 + grain(x, y, textureSize, 3)*0.9)
	}, 1)
}

// teal is paper for dark grounds, where less contrast shows: wider swing and
// broad brush strokes.
func teal(c *brush.Canvas) {
	c.Paint(c.Whole(), func(x, y float64) brush.Col {
		f := 0.94 + 1.8*grain(x, y, textureSize, 11) + 0.02*brush.Noise2(x/32, y/4, 8, 64, 17)
		return brush.Col{R: 1, G: 1, B: 1}.Scale(f)
	}, 1)
}

// cloth is the weave of the table cloth.
func cloth(c *brush.Canvas) {
	c.Paint(c.Whole(), func(x, y float64) brush.Col {
		f := 0.93 + 0.034*brush.FBM(x, y, 64, textureSize, 3, 71) +
			0.022*brush.Noise2(x*37/256, y*233/256, 37, 233, 72) + 0.022*brush.Noise2(x*233/256, y*37/256, 233, 37, 73)
		return brush.Col{R: 1, G: 1, B: 1}.Scale(f)
	}, 1)
}

// vignette darkens the rim of the unit square.
func vignette(c *brush.Canvas) {
	k := brush.Of(palette.ClothRim).Dark(0.8)
	Veil(c, k, func(x, y float64) float64 {
		d := math.Hypot((x-0.47)/0.72, (y-0.44)/0.76)
		return 0.78 * brush.Smooth(0.25, 1.05, d)
	})
}

// Veil lays one colour with an opacity of its own at each place.
func Veil(c *brush.Canvas, k brush.Col, alpha func(x, y float64) float64) {
	m := c.Whole()
	for i := range m.A {
		m.A[i] = float32(alpha((float64(i%m.W)+0.5)/c.S+c.O.X, (float64(i/m.W)+0.5)/c.S+c.O.Y))
	}
	c.Paint(m, brush.Flat(k), 1)
}

// shadow is the soft dark under panels, 32 pixels square with corners of 12:
// nine slices of it make a shadow of any size.
func shadow(c *brush.Canvas) {
	Veil(c, brush.Hex("#1d1a2a"), func(x, y float64) float64 {
		dx, dy := math.Max(0, math.Abs(x-16)-4), math.Max(0, math.Abs(y-16)-4)
		return 0.58 * (1 - brush.Smooth(1, 12, math.Hypot(dx, dy)))
	})
}

// glow is a soft white light, 64 units across.
func glow(c *brush.Canvas) {
	Veil(c, brush.Col{R: 1, G: 1, B: 1}, func(x, y float64) float64 {
		d := brush.Clamp01(1 - math.Hypot(x, y)/32)
		return 0.9 * d * d * (3 - 2*d)
	})
}

// dust, spark and puff are small things that fly: what a piece raises when it
// is set down, what glitters, what smokes. n makes them differ.
func dust(c *brush.Canvas, n int) {
	q := brush.Blob(0, 0, 6, 4.6, 0.3, 5, uint32(40+n))
	m := c.Fill(q).Blur(1.1 * c.S)
	c.Paint(m, brush.Gouache(brush.Earth.Light(0.35+0.1*float64(n)), uint32(n), 0), 0.85)
}

func spark(c *brush.Canvas, n int) {
	r := 7 - 1.4*float64(n)
	var pts []brush.V
	for i := 0; i < 8; i++ {
		s, co := math.Sincos(float64(i)*math.Pi/4 + float64(n)*0.3)
		d := r
		if i%2 == 1 {
			d = r * 0.30
		}
		pts = append(pts, brush.Pt(d*co, d*s))
	}
	q := brush.Poly(pts...)
	c.Paint(c.Fill(q).Blur(1.2*c.S), brush.Flat(brush.UIGold), 0.8)
	c.Paint(c.Fill(q), brush.Flat(brush.LavaLit.Light(0.5)), 1)
}

func cloudlet(c *brush.Canvas, n int) {
	var q brush.Path
	for i, p := range brush.Pts(-3.4, 1.2, 3.2, 1.6, 0, -1.8) {
		q = append(q, brush.Blob(p.X, p.Y, 4.6-0.6*float64((i+n)%3), 4.2-0.5*float64((i+n)%2), 0.12, 6,
			uint32(n*3+i))...)
	}
	m := c.Fill(q)
	puff := c.Puff(m, 1.6)
	c.Paint(m.Blur(0.5*c.S), func(x, y float64) brush.Col { return brush.Snow.Relief(puff(x, y), 0.3, 0.35) }, 0.85)
}

// addTextures registers textures, lights and what flies.
func addTextures(b *book.Book) {
	tile := book.Box{X0: 0, Y0: 0, X1: textureSize, Y1: textureSize}
	one := []float64{1}
	for _, t := range []struct {
		name  string
		paint func(c *brush.Canvas)
	}{{"paper", paper}, {"teal", teal}, {"cloth", cloth}} {
		b.Add(book.Picture{Name: t.name, Sheet: "shared/textures", Box: tile, Scales: one, Keep: true, Paint: t.paint})
	}
	b.Add(book.Picture{Name: "vignette", Sheet: "shared/lights", Box: book.Box{X0: 0, Y0: 0, X1: 1, Y1: 1},
		Scales: []float64{256}, Keep: true, Paint: vignette})
	b.Add(book.Picture{Name: "shadow", Sheet: "shared/lights", Box: book.Box{X0: 0, Y0: 0, X1: 32, Y1: 32}, Scales: one,
		Keep: true, Paint: shadow})
	b.Add(book.Picture{Name: "glow", Sheet: "shared/lights", Box: book.Round(32), Scales: []float64{1, 2},
		Keep: true, Paint: glow})
	for n := 0; n < 3; n++ {
		suffix := "/" + string(rune('0'+n))
		for _, t := range []struct {
			name  string
			paint func(c *brush.Canvas, n int)
		}{{"dust", dust}, {"spark", spark}, {"puff", cloudlet}} {
			b.Add(book.Picture{Name: t.name + suffix, Sheet: "shared/lights", Box: book.Round(11),
				Scales: []float64{1, 2, 3},
				Paint:  func(c *brush.Canvas) { t.paint(c, n) }})
		}
	}
}
