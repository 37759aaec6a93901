package brush

import (
	"math"
	"sort"
)

// Hash is a repeatable value in 0..1 for a lattice point.
func Hash(x, y int, seed uint32) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ seed*0xcb1ab31f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h&0xffffff) / float64(0x1000000)
}

// Wrap brings i into 0..p-1 by whole periods; without a period, p <= 0, it stays.
func Wrap(i, p int) int {
	if p <= 0 {
		return i
	}
	i %= p
	if i < 0 {
		i += p
	}
	return i
}

// Noise is smooth value noise in -1..1. A period p > 0 repeats it every p
// lattice cells; 0 is endless.
func Noise(x, y float64, p int, seed uint32) float64 { return Noise2(x, y, p, p, seed) }

// Noise2 is Noise with a period of its own for each axis.
func Noise2(x, y float64, px, py int, seed uint32) float64 {
	xi, yi := math.Floor(x), math.Floor(y)
	fx, fy := x-xi, y-yi
	ix, iy := int(xi), int(yi)
	ux := fx * fx * fx * (fx*(fx*6-15) + 10)
	uy := fy * fy * fy * (fy*(fy*6-15) + 10)
	x0, x1 := Wrap(ix, px), Wrap(ix+1, px)
	y0, y1 := Wrap(iy, py), Wrap(iy+1, py)
	a, b := Hash(x0, y0, seed), Hash(x1, y0, seed)
	c, d := Hash(x0, y1, seed), Hash(x1, y1, seed)
	v := a + (b-a)*ux + (c-a)*uy + (a-b-c+d)*ux*uy
	return v*2 - 1
}

// FBM sums octaves of Noise, each half as long and half as strong; wave is the
// first wavelength in units, period the repeat length (0: endless; else a
// multiple of wave).
func FBM(x, y, wave, period float64, octaves int, seed uint32) float64 {
	sum, amp, tot := 0.0, 1.0, 0.0
	for i := 0; i < octaves; i++ {
		p := 0
		if period > 0 {
			p = int(math.Round(period / wave))
		}
		sum += amp * Noise(x/wave, y/wave, p, seed+uint32(i)*101)
		tot += amp
		amp *= 0.5
		wave /= 2
	}
	return sum / tot
}

// A Rand is a tiny repeatable generator: the same seed paints the same picture
// with every version of Go.
type Rand struct{ s uint64 }

// NewRand seeds a Rand.
func NewRand(seed uint64) *Rand { return &Rand{seed*0x9e3779b97f4a7c15 + 0x1234567} }

// F is uniform in 0..1, 1 excluded.
func (r *Rand) F() float64 {
	r.s ^= r.s >> 12
	r.s ^= r.s << 25
	r.s ^= r.s >> 27
	return float64((r.s*0x2545f4914f6cdd1d)>>40) / float64(1<<24)
}

// In is uniform in a..b.
func (r *Rand) In(a, b float64) float64 { return a + (b-a)*r.F() }

// N is uniform in 0..n-1.
func (r *Rand) N(n int) int { return int(r.F() * float64(n)) }

// Scatter draws so many random places from the box and returns those that ok
// accepts and that lie at least apart from all taken before, sorted from far
// (small y) to near. A nil ok accepts all.
func Scatter(r *Rand, x0, y0, x1, y1 float64, tries int, apart float64, ok func(V) bool) []V {
	var pts []V
next:
	for i := 0; i < tries; i++ {
		p := V{r.In(x0, x1), r.In(y0, y1)}
		if ok != nil && !ok(p) {
			continue
		}
		for _, q := range pts {
			if p.Sub(q).Len() < apart {
				continue next
			}
		}
		pts = append(pts, p)
	}
	sort.SliceStable(pts, func(i, j int) bool { return pts[i].Y < pts[j].Y })
	return pts
}
