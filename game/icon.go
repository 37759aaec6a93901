package game

import (
	"image"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// icons are the pictures of the window for the system's bars: a settlement on
// the table cloth.
func icons() []image.Image {
	var out []image.Image
	var r soft.Renderer
	for _, size := range []float64{16, 24, 32, 48, 64, 128} {
		var c ui.Canvas
		c.Reset(size, size, 1)
		c.Fill(ui.Rect{W: size, H: size}, palette.Ink)
		c.Fill(ui.Rect{W: size, H: size}.Inset(size/16), palette.Teal)
		if s, ok := assets.Find("settlement/red"); ok {
			x0, y0, x1, y1 := s.Bounds()
			k := size * 0.78 / max(x1-x0, y1-y0)
			c.Sprite(s, size/2-(x0+x1)/2*k, size/2-(y0+y1)/2*k, k)
		}
		if m, err := r.Draw(&c); err == nil {
			out = append(out, m)
		}
	}
	return out
}
