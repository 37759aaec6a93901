// Package brush paints with gouache on canvases of float colour: paths, masks,
// strokes, noise and the tones that all pictures share.
package brush

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// A Canvas holds float colour, premultiplied, and maps units to pixels: S is
// pixels per unit, O the place in units of the upper left corner.
type Canvas struct {
	W, H int
	Pix  []float32 // r, g, b, a of each pixel
	S    float64
	O    V
}

// NewCanvas is an empty canvas of w x h pixels.
func NewCanvas(w, h int, s float64, o V) *Canvas {
	return &Canvas{W: w, H: h, Pix: make([]float32, w*h*4), S: s, O: o}
}

// margin is how far outside the canvas masks are kept, in pixels, so that
// blurs stay right at its rim.
const margin = 64

// Fill is the coverage of what lies inside a path; open polylines are closed.
func (c *Canvas) Fill(p Path) *Mask {
	x0, y0, x1, y1 := p.Bounds()
	if x0 > x1 {
		return &Mask{}
	}
	ix0 := max(int(math.Floor((x0-c.O.X)*c.S))-1, -margin)
	iy0 := max(int(math.Floor((y0-c.O.Y)*c.S))-1, -margin)
	ix1 := min(int(math.Ceil((x1-c.O.X)*c.S))+1, c.W+margin)
	iy1 := min(int(math.Ceil((y1-c.O.Y)*c.S))+1, c.H+margin)
	if ix1 <= ix0 || iy1 <= iy0 {
		return &Mask{}
	}
	w, h := ix1-ix0, iy1-iy0
	z := vector.NewRasterizer(w, h)
	for _, s := range p {
		if len(s.P) < 3 {
			continue
		}
		for i, v := range s.P {
			x := float32((v.X-c.O.X)*c.S - float64(ix0))
			y := float32((v.Y-c.O.Y)*c.S - float64(iy0))
			if i == 0 {
				z.MoveTo(x, y)
			} else {
				z.LineTo(x, y)
			}
		}
		z.ClosePath()
	}
	dst := image.NewAlpha(image.Rect(0, 0, w, h))
	z.Draw(dst, dst.Bounds(), image.Opaque, image.Point{})
	m := NewMask(ix0, iy0, w, h)
	for i, a := range dst.Pix {
		m.A[i] = float32(a) / 255
	}
	return m
}

// Stroke is the coverage of a line whose width in units is w at each fraction
// 0..1 of its length, with round joins and ends.
func (c *Canvas) Stroke(p Path, w func(t float64) float64) *Mask {
	return c.Fill(Outline(p, w))
}

// Whole is full coverage of the canvas.
func (c *Canvas) Whole() *Mask {
	m := NewMask(0, 0, c.W, c.H)
	for i := range m.A {
		m.A[i] = 1
	}
	return m
}

// Alpha is the coverage of what is painted so far.
func (c *Canvas) Alpha() *Mask {
	m := NewMask(0, 0, c.W, c.H)
	for i := range m.A {
		m.A[i] = c.Pix[i*4+3]
	}
	return m
}

// A Shade gives the paint colour at a place in units.
type Shade func(x, y float64) Col

// Flat is the same colour everywhere.
func Flat(k Col) Shade { return func(x, y float64) Col { return k } }

// Paint lays a shade through a mask at opacity alpha.
func (c *Canvas) Paint(m *Mask, sh Shade, alpha float64) {
	c.Each(m, alpha, func(i int, x, y, a float64) {
		k := sh(x, y)
		ia := float32(1 - a)
		p := c.Pix[i : i+4 : i+4]
		p[0] = p[0]*ia + float32(Clamp01(k.R)*a)
		p[1] = p[1]*ia + float32(Clamp01(k.G)*a)
		p[2] = p[2]*ia + float32(Clamp01(k.B)*a)
		p[3] = p[3]*ia + float32(a)
	})
}

// Glaze multiplies what is there by a tint; on empty canvas it leaves a
// translucent shadow, so that a sprite carries its own.
func (c *Canvas) Glaze(m *Mask, tint Col, alpha float64) {
	c.Each(m, alpha, func(i int, _, _, aa float64) {
		a := float32(aa)
		p := c.Pix[i : i+4 : i+4]
		e := (1 - p[3]) * a * 0.62
		p[0] = p[0]*(1-a+a*float32(tint.R)) + e*0.20
		p[1] = p[1]*(1-a+a*float32(tint.G)) + e*0.13
		p[2] = p[2]*(1-a+a*float32(tint.B)) + e*0.16
		p[3] += e
	})
}

// Erase takes paint away through a mask.
func (c *Canvas) Erase(m *Mask, alpha float64) {
	c.Each(m, alpha, func(i int, _, _, a float64) {
		for k := i; k < i+4; k++ {
			c.Pix[k] *= float32(1 - a)
		}
	})
}

// Each calls f for every pixel that a mask covers, with the index of its first
// component in Pix, its middle in units and its coverage times alpha.
func (c *Canvas) Each(m *Mask, alpha float64, f func(i int, x, y, a float64)) {
	for y := max(0, -m.Y); y < m.H && m.Y+y < c.H; y++ {
		for x := max(0, -m.X); x < m.W && m.X+x < c.W; x++ {
			a := float64(m.A[y*m.W+x]) * alpha
			if a <= 0.002 {
				continue
			}
			f(((m.Y+y)*c.W+m.X+x)*4, (float64(m.X+x)+0.5)/c.S+c.O.X, (float64(m.Y+y)+0.5)/c.S+c.O.Y, a)
		}
	}
}

// Over lays another canvas on top, its upper left corner at pixel x0, y0.
func (c *Canvas) Over(o *Canvas, x0, y0 int) {
	for y := max(0, -y0); y < o.H && y0+y < c.H; y++ {
		for x := max(0, -x0); x < o.W && x0+x < c.W; x++ {
			i := ((y0+y)*c.W + x0 + x) * 4
			j := (y*o.W + x) * 4
			ia := 1 - o.Pix[j+3]
			for k := 0; k < 4; k++ {
				c.Pix[i+k] = c.Pix[i+k]*ia + o.Pix[j+k]
			}
		}
	}
}

// At is the same canvas seen with its origin moved to v and its unit k times
// as large: what is painted on it at 0,0 shows at v.
func (c *Canvas) At(v V, k float64) *Canvas {
	return &Canvas{W: c.W, H: c.H, Pix: c.Pix, S: c.S * k, O: c.O.Sub(v).Mul(1 / k)}
}

// Layer is an empty canvas that covers exactly the same place.
func (c *Canvas) Layer() *Canvas { return NewCanvas(c.W, c.H, c.S, c.O) }

// Shrink is the canvas box-filtered to 1/n of its size.
func (c *Canvas) Shrink(n int) *Canvas {
	d := NewCanvas(c.W/n, c.H/n, c.S/float64(n), c.O)
	f := 1 / float32(n*n)
	for y := 0; y < d.H; y++ {
		for x := 0; x < d.W; x++ {
			o := (y*d.W + x) * 4
			for v := 0; v < n; v++ {
				i := ((y*n+v)*c.W + x*n) * 4
				for u := 0; u < n*4; u++ {
					d.Pix[o+u&3] += c.Pix[i+u] * f
				}
			}
		}
	}
	return d
}

// Image is the canvas in 8 bits with straight alpha.
func (c *Canvas) Image() *image.NRGBA {
	im := image.NewNRGBA(image.Rect(0, 0, c.W, c.H))
	for i := 0; i < c.W*c.H; i++ {
		a := c.Pix[i*4+3]
		if a < 0.5/255 {
			continue
		}
		for k := 0; k < 3; k++ {
			im.Pix[i*4+k] = uint8(math.Round(Clamp01(float64(c.Pix[i*4+k]/a)) * 255))
		}
		im.Pix[i*4+3] = uint8(math.Round(Clamp01(float64(a)) * 255))
	}
	return im
}
