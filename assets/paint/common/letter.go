package common

import (
	"math"
	"slices"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// A lettering is a way to paint letters. Widths are parts of the cap height.
type lettering struct {
	name     string
	chars    string
	sizes    []float64 // baked cap heights in pixels
	tracking float64   // added to each advance, in units
	nib      float64   // length of the nib
	paint    func(c *brush.Canvas, s skeleton, seed uint32)
}

var letterings = []lettering{
	{"title", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!'-.,:?()" +
		"ßÄÖÜÁÉÍĹĽÓŔÚÝČĎŇŠŤŽÔБГДЁЖЗИЙЛПУФЦЧШЩЪЫЬЭЮЯ", []float64{112, 56, 28}, 11, 0.215, titleLetter},
	{"num", "0123456789+-x/%", []float64{11, 13, 15, 18, 22, 28, 36}, 8, 0.20, plainLetter},
}

const (
	nibThickness = 0.10
	nibSlant     = -0.55 // radians
)

// advance is how far behind r the next letter begins.
func advance(r rune) float64 {
	if a, ok := accented[r]; ok {
		r = a.base
	}
	return letters[r].advance
}

// A skeleton is a letter's lines and those of the mark above it, if any.
type skeleton struct{ body, mark brush.Path }

// strokes are the skeleton of r, its left end at 0 and its baseline at y = 0.
func strokes(r rune) (s skeleton) {
	tall := 1.0
	if a, ok := accented[r]; ok {
		for _, m := range marks[a.mark] {
			s.mark = append(s.mark, resample(brush.Parse(m).Move(letters[a.base].advance/2-1, -100), 4)...)
		}
		r, tall = a.base, lowered
	}
	for _, b := range letters[r].strokes {
		s.body = append(s.body, resample(brush.Parse(b).Move(0, -100).Scale(1, tall), 4)...)
	}
	return s
}

// pen sweeps the nib along a skeleton that is moved by x, y. The nib is w long
// and t thick, and rim wider all round.
func (s skeleton) pen(x, y, w, t, rim float64) brush.Path {
	return append(nib(s.body.Move(x, y), w+2*rim, t+2*rim, nibSlant), nib(s.mark.Move(x, y), w*thinner+2*rim,
		t+2*rim, nibSlant)...)
}

// resample walks each open line in about equal steps.
func resample(p brush.Path, step float64) brush.Path {
	var out brush.Path
	for _, s := range p {
		one := brush.Path{s}
		total := 0.0
		for i := 1; i < len(s.P); i++ {
			total += s.P[i].Sub(s.P[i-1]).Len()
		}
		n := max(2, int(math.Round(total/step)))
		q := make([]brush.V, 0, n+1)
		for i := 0; i <= n; i++ {
			v, _ := one.At(float64(i) / float64(n))
			q = append(q, v)
		}
		out = append(out, brush.Sub{P: q, Closed: false})
	}
	return out
}

// nib sweeps a broad pen, a slanted bar w long and t thick, along the lines.
func nib(p brush.Path, w, t, slant float64) brush.Path {
	sn, cs := math.Sincos(slant)
	var foot []brush.V
	for i := 0; i < 24; i++ {
		sa, ca := math.Sincos(float64(i) / 24 * 2 * math.Pi)
		// a superellipse: nearly a bar, its corners eased
		x := math.Copysign(math.Pow(math.Abs(ca), 0.45), ca) * w / 2
		y := math.Copysign(math.Pow(math.Abs(sa), 0.45), sa) * t / 2
		foot = append(foot, brush.Pt(x*cs-y*sn, x*sn+y*cs))
	}
	var out brush.Path
	for _, s := range p {
		for i := 0; i+1 < len(s.P); i++ {
			var all []brush.V
			for _, f := range foot {
				all = append(all, s.P[i].Add(f), s.P[i+1].Add(f))
			}
			out = append(out, brush.Sub{P: hull(all), Closed: true})
		}
	}
	return out
}

// hull is the convex hull, always turning the same way.
func hull(p []brush.V) []brush.V {
	slices.SortFunc(p, func(a, b brush.V) int {
		if a.X < b.X || a.X == b.X && a.Y < b.Y {
			return -1
		}
		if a == b {
			return 0
		}
		return 1
	})
	cross := func(o, a, b brush.V) float64 { return (a.X-o.X)*(b.Y-o.Y) - (a.Y-o.Y)*(b.X-o.X) }
	var h []brush.V
	for pass := 0; pass < 2; pass++ {
		base := len(h)
		for _, q := range p {
			for len(h) >= base+2 && cross(h[len(h)-2], h[len(h)-1], q) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, q)
		}
		h = h[:len(h)-1]
		slices.Reverse(p)
	}
	return h
}

// titleLetter has a face that fades from cream to amber, carved edges, and a
// dark rim with depth.
func titleLetter(c *brush.Canvas, s skeleton, seed uint32) {
	const height = 100.0
	s.body, s.mark = s.body.Wobble(1, 30, seed), s.mark.Wobble(1, 30, seed)
	w, t := height*0.215, height*nibThickness
	rim := height*0.055 + 1/c.S
	depth := height * 0.06
	for d := depth; d >= 0; d -= 0.6 {
		c.Paint(c.Fill(s.pen(d*0.7, d, w, t, rim)), brush.Flat(brush.Ink), 1)
	}
	face := c.Fill(s.pen(0, 0, w, t, 0))
	puff := c.Puff(face, height*0.035)
	top, bottom := brush.Cream, brush.Hex("#f0a93a")
	c.Paint(face, func(x, y float64) brush.Col {
		k := top.Mix(bottom, brush.Clamp01(1+y/height)).Scale(1 + 0.05*brush.FBM(x, y, 30, 0, 2, seed))
		return k.Relief(puff(x, y), 0.7, 0.35)
	}, 1)
}

// plainLetter is flat ink, for scores and counts.
func plainLetter(c *brush.Canvas, s skeleton, _ uint32) {
	c.Paint(c.Fill(s.pen(0, 0, 20, 100*nibThickness, 0)), brush.Flat(brush.Ink), 1)
}

// addLetters registers the letterings. The many overlapping hulls of a stroke
// would leave scallops along slanted edges, so they are painted larger.
func addLetters(b *book.Book) {
	for _, l := range letterings {
		for _, r := range l.chars {
			b.Add(book.Picture{
				Name: "letter/" + l.name + "/" + string(r), Sheet: "shared/letters-" + l.name,
				Box:    book.Box{X0: -24, Y0: -160, X1: advance(r) + 34, Y1: 34},
				Scales: BakedScales(l.sizes, 100), Super: 4,
				Adv:   advance(r) + l.tracking,
				Paint: func(c *brush.Canvas) { l.paint(c, strokes(r), uint32(r)) },
			})
		}
	}
}
