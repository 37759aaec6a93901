package scenes

import (
	"bytes"
	"image/png"

	"tilestead/ui"
	"tilestead/ui/soft"
)

// A Darkroom makes pictures of display lists that are not shown.
type Darkroom func(c *ui.Canvas) Development

// A Development is a picture on its way to a PNG, a piece a step so that the
// window goes on: done goes to 1, and with that comes the file.
type Development interface {
	Step() (file []byte, done float64, err error)
}

// SetDarkroom says what makes the pictures; without it they are made in memory,
// each at once.
func (a *App) SetDarkroom(d Darkroom) { a.darkroom = d }

func (a *App) develop(c *ui.Canvas) Development {
	if a.darkroom == nil {
		return atOnce{c}
	}
	return a.darkroom(c)
}

// atOnce makes a picture in one step.
type atOnce struct{ list *ui.Canvas }

func (d atOnce) Step() ([]byte, float64, error) {
	var r soft.Renderer
	im, err := r.Draw(d.list)
	if err != nil {
		return nil, 0, err
	}
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, im)
	return b.Bytes(), 1, err
}
