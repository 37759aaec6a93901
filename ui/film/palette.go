package film

import (
	"image"
	"slices"
)

// colors is how many a GIF has; the last one is clear.
const colors = 256

// A palette has the colours that suit a picture, and the nearest of them to any other.
type palette struct {
	bytes   [3 * colors]byte
	nearest [1 << 15]int16 // by five bits of each channel; -1: nobody asked yet
}

// A shade is a colour of five bits a channel, and how many pixels have it.
type shade struct {
	of    [3]uint8
	count int
}

// newPalette finds the colours by cutting the box of all shades in two at the median, again and again
// where the most is at stake.
func newPalette(like []*image.RGBA) *palette {
	counts := make([]int, 1<<15)
	for _, m := range like {
		eachPixel(m, func(i int, p []uint8) { counts[key(p)]++ })
	}
	var all []shade
	for k, n := range counts {
		if n > 0 {
			all = append(all, shade{[3]uint8{uint8(k >> 10), uint8(k >> 5 & 31), uint8(k & 31)}, n})
		}
	}
	boxes := [][]shade{all}
	for len(boxes) < colors-1 {
		best, channel, most := -1, 0, 0
		for i, b := range boxes {
			if c, stake := widest(b); stake > most {
				best, channel, most = i, c, stake
			}
		}
		if best < 0 {
			break
		}
		low, high := cut(boxes[best], channel)
		boxes[best] = low
		boxes = append(boxes, high)
	}
	p := &palette{}
	for i, b := range boxes {
		copy(p.bytes[3*i:], mean(b))
	}
	for i := len(boxes); i < colors; i++ { // never nearer than one that is there
		copy(p.bytes[3*i:3*i+3], p.bytes[:3])
	}
	for i := range p.nearest {
		p.nearest[i] = -1
	}
	return p
}

// key is a pixel in five bits a channel.
func key(p []uint8) int { return int(p[0]>>3)<<10 | int(p[1]>>3)<<5 | int(p[2]>>3) }

func eachPixel(m *image.RGBA, see func(i int, p []uint8)) {
	w := m.Rect.Dx()
	for y := range m.Rect.Dy() {
		row := m.Pix[y*m.Stride:]
		for x := range w {
			see(y*w+x, row[4*x:4*x+4])
		}
	}
}

// widest is the channel in which shades are spread most, and what is at stake: nothing where there is
// one only.
func widest(b []shade) (channel, stake int) {
	pixels := 0
	for _, s := range b {
		pixels += s.count
	}
	for c := range 3 {
		low, high := uint8(255), uint8(0)
		for _, s := range b {
			low, high = min(low, s.of[c]), max(high, s.of[c])
		}
		if spread := int(high-low) * int(high-low) * pixels; len(b) > 1 && spread > stake {
			channel, stake = c, spread
		}
	}
	return channel, stake
}

// cut divides shades at the median of a channel.
func cut(b []shade, channel int) (low, high []shade) {
	slices.SortStableFunc(b, func(x, y shade) int { return int(x.of[channel]) - int(y.of[channel]) })
	pixels, half := 0, 0
	for _, s := range b {
		pixels += s.count
	}
	at := 1
	for half = b[0].count; at < len(b)-1 && 2*half < pixels; at++ {
		half += b[at].count
	}
	return b[:at:at], b[at:]
}

// mean is the mean colour of shades.
func mean(b []shade) []byte {
	var sum [3]int
	n := 0
	for _, s := range b {
		for c := range sum {
			sum[c] += (int(s.of[c])<<3 | int(s.of[c])>>2) * s.count
		}
		n += s.count
	}
	n = max(n, 1)
	return []byte{byte(sum[0] / n), byte(sum[1] / n), byte(sum[2] / n)}
}

// indices are the nearest colours to the pixels of a picture.
func (p *palette) indices(m *image.RGBA) []uint8 {
	out := make([]uint8, m.Rect.Dx()*m.Rect.Dy())
	eachPixel(m, func(i int, pixel []uint8) {
		k := key(pixel)
		if p.nearest[k] < 0 {
			p.nearest[k] = p.find(pixel)
		}
		out[i] = uint8(p.nearest[k])
	})
	return out
}

// find is the colour that is nearest to a pixel.
func (p *palette) find(pixel []uint8) (best int16) {
	least := 1 << 30
	for i := range colors - 1 {
		d := 0
		for c := range 3 {
			off := int(pixel[c]) - int(p.bytes[3*i+c])
			d += off * off
		}
		if d < least {
			best, least = int16(i), d
		}
	}
	return best
}
