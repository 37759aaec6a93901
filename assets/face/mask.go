package face

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Quarters is at how many places within a device pixel a pen may stand.
const Quarters = 4

// Mask paints a glyph whose face's capitals are so many device pixels high, with the pen
// so many quarters of a pixel to the right of a whole one. at is where the mask's upper
// left lies from there on the baseline. A glyph without a picture, such as a space, has an
// empty mask.
func (g Glyph) Mask(capital float64, quarter int) (mask *image.Alpha, at image.Point) {
	if g.file == other {
		return otherMask(g, capital, quarter)
	}
	reading.Lock()
	defer reading.Unlock()
	em := fixed.Int26_6(math.Round(capital / cuts[g.face].capital * unit * 64))
	shape, err := open(g.face)[g.file].LoadGlyph(&reading.buf, g.index, em, nil)
	if err != nil {
		panic("face: " + cuts[g.face].files[g.file] + ": " + err.Error())
	}
	box := shape.Bounds()
	if box.Empty() {
		return image.NewAlpha(image.Rectangle{}), image.Point{}
	}
	shift := fixed.Int26_6(quarter * 64 / Quarters)
	area := image.Rect((box.Min.X + shift).Floor(), box.Min.Y.Floor(), (box.Max.X + shift).Ceil(), box.Max.Y.Ceil())
	r := vector.NewRasterizer(area.Dx(), area.Dy())
	r.DrawOp = draw.Src
	place := func(p fixed.Point26_6) (x, y float32) {
		return float32(p.X+shift)/64 - float32(area.Min.X), float32(p.Y)/64 - float32(area.Min.Y)
	}
	for _, s := range shape {
		x, y := place(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			r.MoveTo(x, y)
		case sfnt.SegmentOpLineTo:
			r.LineTo(x, y)
		case sfnt.SegmentOpQuadTo:
			x1, y1 := place(s.Args[1])
			r.QuadTo(x, y, x1, y1)
		case sfnt.SegmentOpCubeTo:
			x1, y1 := place(s.Args[1])
			x2, y2 := place(s.Args[2])
			r.CubeTo(x, y, x1, y1, x2, y2)
		}
	}
	mask = image.NewAlpha(image.Rect(0, 0, area.Dx(), area.Dy()))
	r.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask, area.Min
}
