package face

import (
	"image"
	"math"
)

// Dots are painted as a pen would have drawn them: what lies between two of them is as dark
// as they are near, and all is ink that is darker than edge. Strokes get round and lean
// that are steps of dots, and letters that touch are joined at every size.
const (
	edge     = 0.42
	boldEdge = 0.3
	samples  = 4 // of a device pixel, each way
)

// otherMask paints a letter that the faces lack; an empty box where nobody has it.
func otherMask(g Glyph, capital float64, quarter int) (*image.Alpha, image.Point) {
	reading.Lock()
	defer reading.Unlock()
	dot := dotsOf(g.char)
	ink := inkOf(dot)
	if ink.Empty() {
		return image.NewAlpha(image.Rectangle{}), image.Point{}
	}
	edge := edge
	if g.face != Text {
		edge = boldEdge
	}
	k, shift := capital/room(g.char), float64(quarter)/Quarters
	area := image.Rect(int(math.Floor((float64(ink.Min.X)-0.5)*k+shift)),
		int(math.Floor((float64(ink.Min.Y)-0.5-otherRise)*k)),
		int(math.Ceil((float64(ink.Max.X)+0.5)*k+shift)),
		int(math.Ceil((float64(ink.Max.Y)+0.5-otherRise)*k)))
	mask := image.NewAlpha(image.Rect(0, 0, area.Dx(), area.Dy()))
	for i := range mask.Pix {
		x, y := float64(area.Min.X+i%mask.Stride), float64(area.Min.Y+i/mask.Stride)
		n := 0
		for s := range samples * samples {
			u := (x + (float64(s%samples)+0.5)/samples - shift) / k
			v := (y+(float64(s/samples)+0.5)/samples)/k + otherRise
			if darkness(dot, u-0.5, v-0.5) > edge {
				n++
			}
		}
		mask.Pix[i] = uint8(n * 255 / (samples * samples))
	}
	return mask, area.Min
}

// darkness is 1 in the middle of a dot and falls to 0 at the middle of its neighbour.
func darkness(dot func(x, y int) bool, u, v float64) (sum float64) {
	x, y := math.Floor(u), math.Floor(v)
	right, below := u-x, v-y
	left, above := 1-right, 1-below
	for i, share := range [4]float64{left * above, right * above, left * below, right * below} {
		if dot(int(x)+i%2, int(y)+i/2) {
			sum += share
		}
	}
	return sum
}

// dotsOf says where a letter's dots are: those of a box for one that nobody has.
func dotsOf(char rune) func(x, y int) bool {
	d := drawnBy(char)
	if d == nil {
		return func(x, y int) bool {
			const top = otherRise - 9
			return x >= 0 && x < narrow-1 && y >= top && y < otherRise &&
				(x == 0 || x == narrow-2 || y == top || y == otherRise-1)
		}
	}
	at := d.cell[char]
	return func(x, y int) bool {
		i := y*cellWidth + x
		return x >= 0 && x < cellWidth && y >= 0 && y < cellHeight && d.cells[at+i/8]&(1<<(i%8)) != 0
	}
}

// inkOf is the box round a letter's dots.
func inkOf(dot func(x, y int) bool) (r image.Rectangle) {
	for y := range cellHeight {
		for x := range cellWidth {
			if dot(x, y) {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
