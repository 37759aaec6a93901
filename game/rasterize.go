package game

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// bandPixels is how much of a large picture is drawn in a tick.
const bandPixels = 1 << 17

// rows take the pixels of a picture, some rows at a time, and make a file of them.
type rows interface {
	add(pix []byte) error
	end() ([]byte, error)
}

// pixels are a file of nothing but the pixels.
type pixels []byte

func (p *pixels) add(pix []byte) error { *p = append(*p, pix...); return nil }

func (p *pixels) end() ([]byte, error) { return *p, nil }

// A rasterization is a display list that is made a picture by the graphics card, in
// bands from the top: where the titles' art lies there only, and without more
// memory than a band needs.
type rasterization struct {
	sheets  *sheets
	painter *painter
	list    *ui.Canvas
	w, h, y int
	file    rows
}

// rasterize is how the program has pictures made that it does not show.
func (s *shell) rasterize(c *ui.Canvas, form page.Form) page.Rasterization {
	k := math.Max(1, c.S)
	d := &rasterization{sheets: s.sheets, painter: newPainter(s.sheets), list: c, w: int(math.Round(c.W * k)),
		h: int(math.Round(c.H * k))}
	if d.file = newPNGRows(d.w, d.h); form == page.Pixels {
		d.file = &pixels{}
	}
	return d
}

// Step draws the next band and says how much of the picture is made; the file
// comes with the last.
func (d *rasterization) Step() (file []byte, done float64, err error) {
	if lacking := d.sheets.lack(d.list); len(lacking) > 0 {
		if !d.sheets.waits() {
			d.sheets.need(assets.SheetTitle(lacking[0]), lacking, nil)
		}
		return nil, 0, nil
	}
	box := image.Rect(0, d.y, d.w, min(d.h, d.y+max(1, bandPixels/d.w)))
	band := ebiten.NewImageWithOptions(box, &ebiten.NewImageOptions{Unmanaged: true})
	defer band.Deallocate()
	d.painter.paint(band, part(d.list, box))
	pix := make([]byte, 4*box.Dx()*box.Dy())
	band.ReadPixels(pix)
	if err := d.file.add(pix); err != nil {
		return nil, 0, err
	}
	if d.y = box.Max.Y; d.y < d.h {
		return nil, float64(d.y) / float64(d.h), nil
	}
	file, err = d.file.end()
	return file, 1, err
}

// part is what of a list may show in a box of device pixels: without what is
// clipped away, and with nothing kept for other frames.
func part(c *ui.Canvas, box image.Rectangle) *ui.Canvas {
	out := &ui.Canvas{W: c.W, H: c.H, S: c.S}
	k := math.Max(1, c.S)
	hidden := 0 // clips that leave nothing, one in another
	for _, op := range c.Ops {
		switch op.Kind {
		case ui.OpStill, ui.OpEndStill:
			continue
		case ui.OpClip:
			top, low := math.Round(op.Box.Y*k), math.Round((op.Box.Y+op.Box.H)*k)
			if hidden > 0 || low <= float64(box.Min.Y) || top >= float64(box.Max.Y) {
				hidden++
				continue
			}
		case ui.OpUnclip:
			if hidden > 0 {
				hidden--
				continue
			}
		}
		if hidden == 0 {
			out.Ops = append(out.Ops, op)
		}
	}
	return out
}
