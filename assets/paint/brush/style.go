package brush

import (
	"math"
	"sort"
)

// Drop paints the soft cast shadow of a mask; dx, dy and the blur r are units.
func (c *Canvas) Drop(m *Mask, dx, dy, r, alpha float64) {
	b := m.Blur(r*c.S).Move(int(math.Round(dx*c.S)), int(math.Round(dy*c.S)))
	c.Glaze(b, ShadowTint, alpha)
}

// Ground is the soft shade under the foot of what stands at (x, y); rx and ry
// are its half axes.
func (c *Canvas) Ground(x, y, rx, ry, alpha float64) {
	m := c.Fill(Ellipse(x+rx*0.35, y+ry*0.2, rx, ry)).Blur(ry * 0.7 * c.S)
	c.Glaze(m, ShadowTint, alpha)
}

// Puff is a light map that makes a flat mask look rounded: -1 in the shade to
// 1 in the light, which comes from the upper left. r is its softness in units.
func (c *Canvas) Puff(m *Mask, r float64) func(x, y float64) float64 {
	b := m.Blur(r * c.S)
	k := r * c.S
	return func(x, y float64) float64 {
		px, py := int(math.Floor((x-c.O.X)*c.S)), int(math.Floor((y-c.O.Y)*c.S))
		gx := float64(b.At(px+1, py)-b.At(px-1, py)) * k
		gy := float64(b.At(px, py+1)-b.At(px, py-1)) * k
		return math.Max(-1, math.Min(1, (gx*0.6+gy*0.8)*1.5))
	}
}

// Rim is how near the edge of a mask a place is: 1 on it, 0 from about r
// units inside.
func (c *Canvas) Rim(m *Mask, r float64) func(x, y float64) float64 {
	b := m.Blur(r * c.S)
	return func(x, y float64) float64 {
		px, py := int(math.Floor((x-c.O.X)*c.S)), int(math.Floor((y-c.O.Y)*c.S))
		return Clamp01((1 - float64(b.At(px, py))) * 2)
	}
}

// Gouache is the house paint: k with slow drift of the pigment, brush streaks
// along ang radians and fine grain.
func Gouache(k Col, seed uint32, ang float64) Shade {
	s, co := math.Sincos(ang)
	return func(x, y float64) Col {
		slow := FBM(x, y, 46, 0, 2, seed)
		u, v := x*co+y*s, -x*s+y*co
		streak := Noise(u/22, v/3.2, 0, seed+5)
		grain := Noise(x/1.3, y/1.3, 0, seed+8)
		o := k.Scale(1 + 0.055*slow + 0.035*streak + 0.02*grain)
		o.R += 0.012 * slow
		o.B -= 0.018 * slow
		return o
	}
}

// A Style is the whole recipe for a shape. Lengths are units.
type Style struct {
	K       Col     // paint
	Ink     Col     // outline; zero: derived from K
	InkW    float64 // outline width, 0: none
	Puff    float64 // softness of the rounded shading, 0: flat
	PuffAmt float64 // its strength, 0: 0.30
	Rim     float64 // width of the darkened edge, 0: none
	Shadow  float64 // reach of the cast shadow, 0: none
	ShAlpha float64 // its strength, 0: 0.55
	Wobble  float64 // unsteadiness of the outline
	Seed    uint32
	Ang     float64 // direction of the brush in radians
	Alpha   float64 // opacity, 0: 1
}

func or(v, otherwise float64) float64 {
	if v == 0 {
		return otherwise
	}
	return v
}

// Draw paints p in style st and returns its mask.
func (c *Canvas) Draw(p Path, st Style) *Mask {
	if st.Wobble > 0 {
		p = p.Wobble(st.Wobble, 14, st.Seed+77)
	}
	m := c.Fill(p)
	if st.Shadow > 0 {
		c.Drop(m, st.Shadow*0.7, st.Shadow*0.9, st.Shadow*0.8, or(st.ShAlpha, 0.55))
	}
	none := func(x, y float64) float64 { return 0 }
	base, puff, rim := Gouache(st.K, st.Seed, st.Ang), none, none
	if st.Puff > 0 {
		puff = c.Puff(m, st.Puff)
	}
	if st.Rim > 0 {
		rim = c.Rim(m, st.Rim)
	}
	amt := or(st.PuffAmt, 0.30)
	c.Paint(m, func(x, y float64) Col {
		return base(x, y).Relief(puff(x, y), amt*1.25, amt*1.9).Dark(rim(x, y) * 0.22)
	}, or(st.Alpha, 1))
	if st.InkW > 0 {
		ink := st.Ink
		if ink == (Col{}) {
			ink = InkFor(st.K)
		}
		c.Line(p, st.InkW, ink, st.Seed)
	}
	return m
}

// Line inks along a path with a breathing width of w units.
func (c *Canvas) Line(p Path, w float64, ink Col, seed uint32) {
	for _, s := range p {
		c.Paint(c.Stroke(Path{s}, Breathe(w, seed)), Flat(ink), 0.94)
	}
}

// Halo paints f with a solid rim of colour k, rim pixels wide, around it.
func (c *Canvas) Halo(rim float64, k Col, f func(c *Canvas)) {
	b := c.Layer()
	f(b)
	// what is paler is cast shadow, which gets no rim
	c.Paint(b.Alpha().Spread(rim, 0.55), Flat(k), 0.95)
	c.Over(b, 0, 0)
}

// A Stage collects things that stand, to be painted from far to near.
type Stage struct{ acts []act }

type act struct {
	foot float64
	f    func()
}

// Add queues f for what has its foot at y.
func (s *Stage) Add(y float64, f func()) { s.acts = append(s.acts, act{y, f}) }

// Draw paints everything added, smaller y first, and empties the stage.
func (s *Stage) Draw() {
	sort.SliceStable(s.acts, func(i, j int) bool { return s.acts[i].foot < s.acts[j].foot })
	for _, a := range s.acts {
		a.f()
	}
	s.acts = nil
}
