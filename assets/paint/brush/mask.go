package brush

import "math"

// A Mask is coverage 0..1 over a rectangle of canvas pixels, 0 elsewhere.
type Mask struct {
	X, Y, W, H int
	A          []float32
}

// NewMask is a mask of w x h pixels that covers nothing; x, y is its upper left
// corner on the canvas.
func NewMask(x, y, w, h int) *Mask { return &Mask{x, y, w, h, make([]float32, w*h)} }

// At is the coverage of a canvas pixel.
func (m *Mask) At(x, y int) float32 {
	x -= m.X
	y -= m.Y
	if x < 0 || y < 0 || x >= m.W || y >= m.H {
		return 0
	}
	return m.A[y*m.W+x]
}

// Move is m shifted by whole pixels; it shares the coverage.
func (m *Mask) Move(dx, dy int) *Mask { return &Mask{m.X + dx, m.Y + dy, m.W, m.H, m.A} }

// grow is a copy with n pixels of empty border.
func (m *Mask) grow(n int) *Mask {
	g := NewMask(m.X-n, m.Y-n, m.W+2*n, m.H+2*n)
	for y := 0; y < m.H; y++ {
		copy(g.A[(y+n)*g.W+n:], m.A[y*m.W:(y+1)*m.W])
	}
	return g
}

// Blur softens by about r pixels: three box blurs, of fractional radius so
// that a picture looks alike at every baked size.
func (m *Mask) Blur(r float64) *Mask {
	b := r * 0.6
	g := m.grow(3*int(math.Ceil(b)) + 1)
	tmp := make([]float32, len(g.A))
	for pass := 0; pass < 3; pass++ {
		boxRows(g.A, tmp, g.W, g.H, b)
		boxColumns(tmp, g.A, g.W, g.H, b)
	}
	return g
}

// boxRows averages along rows over 2r+1 pixels, the outermost ones in part.
func boxRows(src, dst []float32, w, h int, r float64) {
	n := int(r)
	part := float32(r - float64(n))
	k := float32(1 / (2*r + 1))
	for y := 0; y < h; y++ {
		row, out := src[y*w:(y+1)*w], dst[y*w:(y+1)*w]
		at := func(x int) float32 {
			if x < 0 || x >= w {
				return 0
			}
			return row[x]
		}
		var s float32
		for x := 0; x < n && x < w; x++ {
			s += row[x]
		}
		for x := 0; x < w; x++ {
			s += at(x+n) - at(x-n-1)
			out[x] = max(0, (s+part*(at(x+n+1)+at(x-n-1)))*k)
		}
	}
}

func boxColumns(src, dst []float32, w, h int, r float64) {
	n := int(r)
	part := float32(r - float64(n))
	k := float32(1 / (2*r + 1))
	acc := make([]float32, w)
	none := make([]float32, w)
	row := func(y int) []float32 {
		if y < 0 || y >= h {
			return none
		}
		return src[y*w : (y+1)*w]
	}
	for y := 0; y < n && y < h; y++ {
		for x, v := range row(y) {
			acc[x] += v
		}
	}
	for y := 0; y < h; y++ {
		in, out, next := row(y+n), row(y-n-1), row(y+n+1)
		d := dst[y*w : (y+1)*w]
		for x := range acc {
			acc[x] += in[x] - out[x]
			d[x] = max(0, (acc[x]+part*(next[x]+out[x]))*k)
		}
	}
}

// Spread is m grown by r pixels on every side, of what covers more than least.
func (m *Mask) Spread(r float64, least float32) *Mask {
	n := int(math.Ceil(r))
	var near [][2]int
	for dy := -n; dy <= n; dy++ {
		for dx := -n; dx <= n; dx++ {
			if float64(dx*dx+dy*dy) <= r*r+0.5 {
				near = append(near, [2]int{dx, dy})
			}
		}
	}
	g := NewMask(m.X, m.Y, m.W, m.H)
	for y := range m.H {
		for x := range m.W {
			var best float32
			for _, d := range near {
				if a := m.At(m.X+x+d[0], m.Y+y+d[1]); a > best && a > least {
					best = a
				}
			}
			g.A[y*m.W+x] = best
		}
	}
	return g
}

// And is the part of m inside o.
func (m *Mask) And(o *Mask) *Mask {
	r := NewMask(m.X, m.Y, m.W, m.H)
	for y := 0; y < m.H; y++ {
		for x := 0; x < m.W; x++ {
			if a := m.A[y*m.W+x]; a > 0 {
				r.A[y*m.W+x] = a * o.At(m.X+x, m.Y+y)
			}
		}
	}
	return r
}

// Not is the part of m outside o.
func (m *Mask) Not(o *Mask) *Mask {
	r := NewMask(m.X, m.Y, m.W, m.H)
	for y := 0; y < m.H; y++ {
		for x := 0; x < m.W; x++ {
			if a := m.A[y*m.W+x]; a > 0 {
				r.A[y*m.W+x] = a * (1 - o.At(m.X+x, m.Y+y))
			}
		}
	}
	return r
}
