package ui

import (
	"image"
	"math"

	"tilestead/assets/face"
)

// What the window and the software picture must agree on when they replay a
// display list.

// EachGlyph names the glyphs of a text as they are painted where a canvas pixel is scale
// device pixels: the pen stands at a whole number of quarters of a pixel, on a whole line.
// capital is in device pixels, at is the mask's upper left.
func EachGlyph(op *Op, scale float64, paint func(g face.Glyph, capital float64, quarter int, pen image.Point)) {
	line := int(math.Round(op.Box.Y * scale))
	op.Face.Each(op.Text, op.Capital, func(g face.Glyph, x float64) {
		quarters := int(math.Round((op.Box.X + x) * scale * face.Quarters))
		whole := quarters >> 2
		paint(g, op.Capital*scale, quarters-whole<<2, image.Pt(whole, line))
	})
}

// A NineStop ties a place of a stretched picture to a place of its source.
type NineStop struct{ At, From float64 }

// NineStops divides one side of an OpNine: from at it is size long with edges
// of corner each; the source is sourceSize long with edges of sourceCorner.
// Where the box is too short its edges share it.
func NineStops(at, size, corner, sourceSize, sourceCorner float64) [4]NineStop {
	corner = math.Min(corner, size/2)
	return [4]NineStop{{at, 0}, {at + corner, sourceCorner}, {at + size - corner, sourceSize - sourceCorner},
		{at + size, sourceSize}}
}
