package book

import (
	"image"
	"image/color"
	"sort"
)

// A swatch is one colour of a picture, premultiplied, with how often it occurs.
type swatch struct {
	v [4]uint8
	n int
}

// quantise finds up to 256 colours for a picture by median cut and maps each
// pixel to the nearest, without dither. Transparent is always one of them.
func quantise(im *image.NRGBA) *image.Paletted {
	count := map[[4]uint8]int{}
	b := im.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			count[premultiplied(im, x, y)]++
		}
	}
	delete(count, [4]uint8{})
	all := make([]swatch, 0, len(count))
	for v, n := range count {
		all = append(all, swatch{v, n})
	}
	sort.Slice(all, func(i, j int) bool { return key(all[i].v) < key(all[j].v) })
	tones := append([][4]uint8{{}}, medianCut(all, 255)...)
	out := image.NewPaletted(b, nil)
	for _, t := range tones {
		out.Palette = append(out.Palette, straight(t))
	}
	// nearest is asked of the straight colours as they will be read back
	for i, c := range out.Palette {
		n := c.(color.NRGBA)
		tones[i] = premultiply(n)
	}
	known := map[[4]uint8]uint8{}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			v := premultiplied(im, x, y)
			k, ok := known[v]
			if !ok {
				k = nearest(tones, v)
				known[v] = k
			}
			out.Pix[out.PixOffset(x, y)] = k
		}
	}
	return out
}

func key(v [4]uint8) uint32 {
	return uint32(v[3])<<24 | uint32(v[0])<<16 | uint32(v[1])<<8 | uint32(v[2])
}

func premultiply(c color.NRGBA) [4]uint8 {
	m := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + 127) / 255) }
	return [4]uint8{m(c.R), m(c.G), m(c.B), c.A}
}

func premultiplied(im *image.NRGBA, x, y int) [4]uint8 {
	i := im.PixOffset(x, y)
	return premultiply(color.NRGBA{R: im.Pix[i], G: im.Pix[i+1], B: im.Pix[i+2], A: im.Pix[i+3]})
}

func straight(v [4]uint8) color.NRGBA {
	a := int(v[3])
	if a == 0 {
		return color.NRGBA{}
	}
	d := func(x uint8) uint8 { return uint8(min(255, (int(x)*255+a/2)/a)) }
	return color.NRGBA{R: d(v[0]), G: d(v[1]), B: d(v[2]), A: v[3]}
}

// medianCut divides the colours into up to n boxes, always the box and channel
// with the largest spread, and returns the mean of each.
func medianCut(all []swatch, n int) [][4]uint8 {
	if len(all) == 0 {
		return nil
	}
	boxes := []cutBox{newCutBox(all)}
	for len(boxes) < n {
		best := -1
		for i, b := range boxes {
			if len(b.s) > 1 && (best < 0 || b.worth > boxes[best].worth) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		lo, hi := boxes[best].split()
		boxes[best] = lo
		boxes = append(boxes, hi)
	}
	var out [][4]uint8
	for _, b := range boxes {
		out = append(out, b.mean())
	}
	return out
}

type cutBox struct {
	s       []swatch
	channel int
	worth   float64 // summed squared error along channel
}

func newCutBox(s []swatch) cutBox {
	b := cutBox{s: s, worth: -1}
	for ch := 0; ch < 4; ch++ {
		var n, sum, sq float64
		for _, w := range s {
			v, k := float64(w.v[ch]), float64(w.n)
			n += k
			sum += v * k
			sq += v * v * k
		}
		if e := sq - sum*sum/n; e > b.worth {
			b.worth, b.channel = e, ch
		}
	}
	return b
}

// split cuts a box at the mean of its channel.
func (b cutBox) split() (lo, hi cutBox) {
	ch := b.channel
	sort.SliceStable(b.s, func(i, j int) bool { return b.s[i].v[ch] < b.s[j].v[ch] })
	m := b.mean()[ch]
	at := sort.Search(len(b.s), func(i int) bool { return b.s[i].v[ch] > m })
	at = max(1, min(at, len(b.s)-1))
	return newCutBox(b.s[:at]), newCutBox(b.s[at:])
}

func (b cutBox) mean() (m [4]uint8) {
	var n int
	var sum [4]int
	for _, w := range b.s {
		n += w.n
		for ch := range sum {
			sum[ch] += int(w.v[ch]) * w.n
		}
	}
	for ch := range sum {
		m[ch] = uint8((sum[ch] + n/2) / n)
	}
	return m
}

func nearest(tones [][4]uint8, v [4]uint8) uint8 {
	best, at := 1<<30, 0
	for i, t := range tones {
		d := 0
		for ch := range t {
			e := int(t[ch]) - int(v[ch])
			d += e * e
		}
		if d < best {
			best, at = d, i
		}
	}
	return uint8(at)
}
