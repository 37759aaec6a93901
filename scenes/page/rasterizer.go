package page

import (
	"bytes"
	"image/png"

	"tilestead/ui"
	"tilestead/ui/soft"
)

// A Rasterizer makes pictures of display lists that are not shown.
type Rasterizer func(c *ui.Canvas, form Form) Rasterization

// A Form is what a picture is handed out as.
type Form uint8

// The forms: a PNG, or the pixels alone, four bytes each of red, green, blue and alpha.
const (
	PNG Form = iota
	Pixels
)

// A Rasterization is a picture on its way to a file of its form, a piece a step so
// that the window goes on: with the last piece comes the file.
type Rasterization interface {
	// Step makes the next piece. done goes from 0 to 1; the error ends the work.
	Step() (file []byte, done float64, err error)
}

// Rasterize makes a picture of a display list, in memory where there is no
// rasterizer.
func (sh *Shell) Rasterize(c *ui.Canvas, form Form) Rasterization {
	if sh.Rasterizer == nil {
		return atOnce{c, form}
	}
	return sh.Rasterizer(c, form)
}

// atOnce makes a picture in one step.
type atOnce struct {
	list *ui.Canvas
	form Form
}

func (d atOnce) Step() ([]byte, float64, error) {
	var r soft.Renderer
	im, err := r.Draw(d.list)
	if err != nil {
		return nil, 0, err
	}
	if d.form == Pixels {
		return im.Pix, 1, nil
	}
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, im)
	return b.Bytes(), 1, err
}
