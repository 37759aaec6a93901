package paint

import (
	"math"
	"slices"
)

// Lettering of our own: strokes in a box 100 units high, the height of a
// capital, swept by a broad slanted nib. y grows downwards; the baseline is at
// 100.

type letter struct {
	advance float64
	strokes []string
}

var letters = map[rune]letter{
	'A':  {74, []string{"M8 98 L36 4", "M37 4 L66 98", "M19 66 L56 66"}},
	'B':  {64, []string{"M13 2 L13 98", "M13 5 C58 2 56 47 16 47", "M16 47 C68 46 66 98 13 95"}},
	'C':  {68, []string{"M62 22 C46 -12 8 4 8 50 C8 96 46 112 62 78"}},
	'D':  {74, []string{"M13 2 L13 98", "M13 5 C84 0 84 100 13 95"}},
	'E':  {60, []string{"M13 2 L13 98", "M13 6 L54 6", "M13 49 L46 49", "M13 94 L55 94"}},
	'F':  {56, []string{"M13 2 L13 98", "M13 6 L54 6", "M13 49 L46 49"}},
	'G':  {72, []string{"M62 22 C46 -12 8 4 8 50 C8 96 46 112 62 84 L62 58", "M44 57 L66 57"}},
	'H':  {72, []string{"M13 2 L13 98", "M60 2 L60 98", "M13 49 L60 49"}},
	'I':  {28, []string{"M14 2 L14 98"}},
	'J':  {46, []string{"M34 2 L34 70 C34 102 8 104 5 78"}},
	'K':  {68, []string{"M13 2 L13 98", "M58 4 L15 54", "M25 44 L64 98"}},
	'L':  {56, []string{"M13 2 L13 94", "M13 94 L53 94"}},
	'M':  {90, []string{"M10 98 L17 3", "M17 3 L45 72", "M45 72 L73 3", "M73 3 L80 98"}},
	'N':  {76, []string{"M13 98 L13 3", "M13 3 L63 97", "M63 97 L63 2"}},
	'O':  {80, []string{"M40 3 C-4 3 -4 97 40 97 C84 97 84 3 40 3"}},
	'P':  {62, []string{"M13 2 L13 98", "M13 5 C66 2 66 57 15 55"}},
	'Q':  {80, []string{"M40 3 C-4 3 -4 97 40 97 C84 97 84 3 40 3", "M46 76 L72 106"}},
	'R':  {66, []string{"M13 2 L13 98", "M13 5 C66 2 64 53 15 52", "M32 52 L62 98"}},
	'S':  {60, []string{"M52 18 C42 -4 8 0 10 26 C12 52 52 44 52 72 C52 102 14 104 7 78"}},
	'T':  {66, []string{"M33 6 L33 98", "M5 6 L61 6"}},
	'U':  {72, []string{"M12 2 L12 62 C12 110 60 110 60 62 L60 2"}},
	'V':  {72, []string{"M6 2 L35 97", "M36 97 L66 2"}},
	'W':  {100, []string{"M6 2 L28 97", "M28 97 L50 22", "M50 22 L72 97", "M72 97 L94 2"}},
	'X':  {70, []string{"M8 3 L62 98", "M62 3 L8 98"}},
	'Y':  {68, []string{"M6 3 L34 52", "M62 3 L34 52", "M34 52 L34 98"}},
	'Z':  {64, []string{"M8 6 L56 6", "M56 6 L8 94", "M8 94 L58 94"}},
	'0':  {66, []string{"M33 3 C0 3 0 97 33 97 C66 97 66 3 33 3"}},
	'1':  {66, []string{"M18 22 L36 4", "M36 4 L36 98"}},
	'2':  {66, []string{"M10 26 C12 -8 58 -6 54 30 C52 52 22 72 10 94", "M10 94 L58 94"}},
	'3':  {66, []string{"M12 16 C27 -8 57 2 53 28 C51 44 37 47 29 47", "M29 47 C47 47 57 56 57 72 C57 102 19 104 10 80"}},
	'4':  {66, []string{"M44 98 L44 4", "M44 4 L6 70", "M6 70 L62 70"}},
	'5':  {66, []string{"M53 6 L18 6", "M18 6 L15 46", "M15 46 C37 32 57 46 56 68 C55 102 19 104 10 80"}},
	'6':  {66, []string{"M51 10 C25 0 9 32 9 64 C9 108 59 106 58 68 C57 38 17 38 10 66"}},
	'7':  {66, []string{"M10 6 L57 6", "M57 6 L26 98"}},
	'8':  {66, []string{"M33 47 C7 45 5 3 33 3 C61 3 59 45 33 47 C1 49 1 97 33 97 C65 97 65 49 33 47"}},
	'9':  {66, []string{"M57 36 C49 64 9 62 9 32 C9 -6 59 -8 58 38 C57 70 41 100 15 92"}},
	'+':  {62, []string{"M31 24 L31 78", "M4 51 L58 51"}},
	'-':  {50, []string{"M6 52 L44 52"}},
	'!':  {28, []string{"M14 4 L14 68", "M14 90 L14 94"}},
	'\'': {24, []string{"M13 4 L11 26"}},
	'.':  {28, []string{"M14 91 L14 95"}},
	'&':  {76, []string{"M66 96 L18 30 C8 10 28 -2 40 8 C54 22 36 38 22 48 C2 64 8 98 34 97 C54 96 64 76 66 58"}},
	'x':  {58, []string{"M10 40 L46 92", "M46 40 L10 92"}},
	'/':  {52, []string{"M46 0 L6 104"}},
	'%':  {92, []string{"M74 4 L18 98", "M22 6 C4 6 4 44 22 44 C40 44 40 6 22 6", "M70 58 C52 58 52 96 70 96 C88 96 88 58 70 58"}},
}

// A lettering is a way to paint letters. Widths are parts of the cap height.
type lettering struct {
	name     string
	chars    string
	sizes    []float64 // baked cap heights in pixels
	tracking float64   // added to each advance, in units
	nib      float64   // length of the nib
	paint    func(c *Canvas, strokes Path, seed uint32)
}

var letterings = []lettering{
	{"title", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!'-.", []float64{112, 56, 28}, 11, 0.215, (*Canvas).titleLetter},
	{"num", "0123456789+-x/%", []float64{11, 13, 15, 18, 22, 28, 36}, 8, 0.20, (*Canvas).plainLetter},
}

const (
	nibThickness = 0.10
	nibSlant     = -0.55 // radians
)

// strokes are the skeleton of r, its left end at 0 and its baseline at y = 0.
func strokes(r rune) Path {
	var all Path
	for _, s := range letters[r].strokes {
		all = append(all, resample(Parse(s).Move(0, -100), 4)...)
	}
	return all
}

// resample walks each open line in about equal steps.
func resample(p Path, step float64) Path {
	var out Path
	for _, s := range p {
		one := Path{s}
		total := 0.0
		for i := 1; i < len(s.P); i++ {
			total += s.P[i].Sub(s.P[i-1]).Len()
		}
		n := max(2, int(math.Round(total/step)))
		q := make([]V, 0, n+1)
		for i := 0; i <= n; i++ {
			v, _ := one.At(float64(i) / float64(n))
			q = append(q, v)
		}
		out = append(out, Sub{q, false})
	}
	return out
}

// nib sweeps a broad pen, a slanted bar w long and t thick, along the lines.
func nib(p Path, w, t, slant float64) Path {
	sn, cs := math.Sincos(slant)
	var foot []V
	for i := 0; i < 24; i++ {
		sa, ca := math.Sincos(float64(i) / 24 * 2 * math.Pi)
		// a superellipse: nearly a bar, its corners eased
		x := math.Copysign(math.Pow(math.Abs(ca), 0.45), ca) * w / 2
		y := math.Copysign(math.Pow(math.Abs(sa), 0.45), sa) * t / 2
		foot = append(foot, V{x*cs - y*sn, x*sn + y*cs})
	}
	var out Path
	for _, s := range p {
		for i := 0; i+1 < len(s.P); i++ {
			var all []V
			for _, f := range foot {
				all = append(all, s.P[i].Add(f), s.P[i+1].Add(f))
			}
			out = append(out, Sub{hull(all), true})
		}
	}
	return out
}

// hull is the convex hull, always turning the same way.
func hull(p []V) []V {
	slices.SortFunc(p, func(a, b V) int {
		if a.X < b.X || a.X == b.X && a.Y < b.Y {
			return -1
		}
		if a == b {
			return 0
		}
		return 1
	})
	cross := func(o, a, b V) float64 { return (a.X-o.X)*(b.Y-o.Y) - (a.Y-o.Y)*(b.X-o.X) }
	var h []V
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
func (c *Canvas) titleLetter(s Path, seed uint32) {
	const height = 100.0
	s = s.Wobble(1, 30, seed)
	w, t := height*0.215, height*nibThickness
	rim := height*0.055 + 1/c.S
	depth := height * 0.06
	for d := depth; d >= 0; d -= 0.6 {
		c.Paint(c.Fill(nib(s.Move(d*0.7, d), w+rim*2, t+rim*2, nibSlant)), Flat(Ink), 1)
	}
	face := c.Fill(nib(s, w, t, nibSlant))
	puff := c.Puff(face, height*0.035)
	top, bottom := Cream, Hex("#f0a93a")
	c.Paint(face, func(x, y float64) Col {
		k := top.Mix(bottom, clamp01(1+y/height)).Scale(1 + 0.05*FBM(x, y, 30, 0, 2, seed))
		return k.Relief(puff(x, y), 0.7, 0.35)
	}, 1)
}

// plainLetter is flat ink, for scores and counts.
func (c *Canvas) plainLetter(s Path, _ uint32) {
	c.Paint(c.Fill(nib(s, 20, 100*nibThickness, nibSlant)), Flat(Ink), 1)
}

// addLetters registers the letterings. The many overlapping hulls of a stroke
// would leave scallops along slanted edges, so they are painted larger.
func addLetters(b *Book) {
	for _, l := range letterings {
		for _, r := range l.chars {
			b.Add(Picture{
				Name: "letter/" + l.name + "/" + string(r), Sheet: "shared/letters-" + l.name,
				Box: Box{-24, -124, letters[r].advance + 34, 34}, Scales: bakedScales(l.sizes, 100), Super: 4,
				Adv:   letters[r].advance + l.tracking,
				Paint: func(c *Canvas) { l.paint(c, strokes(r), uint32(r)) },
			})
		}
	}
}
