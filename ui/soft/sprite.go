package soft

import (
	"image"
	"image/color"
	"math"

	"tilestead/assets"
	"tilestead/ui"
)

// sprite samples the cut that fits, turned, tinted and made smaller.
func (r *Renderer) sprite(op *ui.Op) error {
	if op.Sprite == 0 || op.Scale == 0 || op.Color.A == 0 {
		return nil
	}
	cut := op.Sprite.Cut(op.Scale * r.s)
	src, err := r.cut(cut)
	if err != nil {
		return err
	}
	f := op.Scale * r.s / cut.Scale
	ax, ay := cut.AX, cut.AY
	src, k := r.smaller(cut, src, f)
	f, ax, ay = f*k, ax/k, ay/k
	x, y := op.Box.X*r.s, op.Box.Y*r.s
	across := op.Across()
	if Sharp(f, op.Turn) && across == 1 { // one picture pixel is one device pixel: keep it so
		x, y, f = math.Round(x-ax)+ax, math.Round(y-ay)+ay, 1
	}
	sin, cos := math.Sincos(op.Turn)
	w, h := float64(src.Rect.Dx()), float64(src.Rect.Dy())
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4][2]float64{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		u, v := (p[0]-ax)*f*across, (p[1]-ay)*f
		px, py := x+u*cos-v*sin, y+u*sin+v*cos
		x0, y0, x1, y1 = math.Min(x0, px), math.Min(y0, py), math.Max(x1, px), math.Max(y1, py)
	}
	area := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1))+1,
		int(math.Ceil(y1))+1).Intersect(r.clip())
	for py := area.Min.Y; py < area.Max.Y; py++ {
		for px := area.Min.X; px < area.Max.X; px++ {
			dx, dy := float64(px)+0.5-x, float64(py)+0.5-y
			u, v := (dx*cos+dy*sin)/(f*across)+ax, (dy*cos-dx*sin)/f+ay
			r.over(px, py, linear(src, u, v), op.Color)
		}
	}
	return nil
}

// Sharp says that a sprite drawn at f device pixels per baked pixel is put on
// whole pixels instead of being resampled.
func Sharp(f, turn float64) bool { return turn == 0 && math.Abs(f-1) < 0.02 }

// cut is the part of a sheet with its upper left at 0, 0.
func (r *Renderer) cut(k assets.Cut) (*image.RGBA, error) {
	m, err := r.sheet(k.Sheet)
	if err != nil {
		return nil, err
	}
	s := m.SubImage(k.Rect).(*image.RGBA)
	return &image.RGBA{Pix: s.Pix, Stride: s.Stride, Rect: image.Rect(0, 0, s.Rect.Dx(), s.Rect.Dy())}, nil
}

// smaller halves a picture until drawing it at f need not skip pixels; k is
// how many of its pixels went into one.
func (r *Renderer) smaller(cut assets.Cut, m *image.RGBA, f float64) (*image.RGBA, float64) {
	k := 1.0
	for level := 1; f*k < 0.5 && m.Rect.Dx() > 1 && m.Rect.Dy() > 1; level++ {
		key := halfKey{cut.Sheet, cut.Rect, level}
		h, ok := r.halves[key]
		if !ok {
			h = half(m)
			r.halves[key] = h
		}
		m, k = h, k*2
	}
	return m, k
}

func half(m *image.RGBA) *image.RGBA {
	h := image.NewRGBA(image.Rect(0, 0, (m.Rect.Dx()+1)/2, (m.Rect.Dy()+1)/2))
	for y := 0; y < h.Rect.Dy(); y++ {
		for x := 0; x < h.Rect.Dx(); x++ {
			var sum [4]int
			for _, d := range [4]image.Point{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				p := image.Point{2*x + d.X, 2*y + d.Y}
				if !p.In(m.Rect) {
					continue
				}
				for ch, value := range m.Pix[m.PixOffset(p.X, p.Y):][:4] {
					sum[ch] += int(value)
				}
			}
			for ch, value := range sum {
				h.Pix[h.PixOffset(x, y)+ch] = uint8((value + 2) / 4)
			}
		}
	}
	return h
}

// linear samples m at u, v; outside there is nothing.
func linear(m *image.RGBA, u, v float64) [4]float64 {
	u, v = u-0.5, v-0.5
	x, y := math.Floor(u), math.Floor(v)
	fu, fv := u-x, v-y
	var out [4]float64
	for j := 0; j < 2; j++ {
		for i := 0; i < 2; i++ {
			p := image.Pt(int(x)+i, int(y)+j)
			w := (1 - fu + float64(i)*(2*fu-1)) * (1 - fv + float64(j)*(2*fv-1))
			if w == 0 || !p.In(m.Rect) {
				continue
			}
			o := m.PixOffset(p.X, p.Y)
			for ch := range out {
				out[ch] += w * float64(m.Pix[o+ch])
			}
		}
	}
	return out
}

// over lays a premultiplied colour, multiplied by a tint, on a pixel.
func (r *Renderer) over(x, y int, s [4]float64, tint color.NRGBA) {
	if s[3] <= 0 {
		return
	}
	a := float64(tint.A) / 255
	t := [4]float64{float64(tint.R) / 255 * a, float64(tint.G) / 255 * a, float64(tint.B) / 255 * a, a}
	o := r.dst.PixOffset(x, y)
	rest := 1 - s[3]*a/255
	for ch := 0; ch < 4; ch++ {
		r.dst.Pix[o+ch] = uint8(math.Min(255, s[ch]*t[ch]+float64(r.dst.Pix[o+ch])*rest+0.5))
	}
}
