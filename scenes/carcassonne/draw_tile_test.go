package carcassonne

import (
	"image"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// Between neighbours nothing shows of what lies below, however near one looks.
func TestTilesMeetWithoutASeam(t *testing.T) {
	s := stage(t, "first 1", "set lay B24 1,0 r0", "set lay B01 0,1 r0", "set lay B01 1,1 r0", "set lay B01 0,2 r0",
		"set lay B01 1,2 r0", "draw B24")
	b := NewBoard()
	v := fixture.View(t, b, s, 640, 400)
	v.Legal, v.Picked = nil, nil
	r := &soft.Renderer{Sheet: assets.Sheet}
	for _, pixels := range []float64{19.7, 31.3, 49.4, 63.2, 103.5, 193.6, 260.3} { // a tile's side
		v.Camera.Scale = pixels / side / 2
		v.Camera.At = ui.Point{X: 61.7, Y: 133.3}
		var seen [2]*image.RGBA
		for i, ground := range []string{"#ff00ff", "#00ff00"} {
			c := &ui.Canvas{}
			c.Reset(640, 400, 2)
			c.Fill(ui.Rect{W: 640, H: 400}, palette.Hex(ground))
			m := b.moment(v)
			m.land().drawMap(c)
			im, err := r.Draw(c)
			if err != nil {
				t.Fatal(err)
			}
			seen[i] = im
		}
		a := b.moment(v).cellArea(carcassonne.Pos{})
		a = ui.Rect{X: a.X, Y: a.Y, W: 2 * a.W, H: 3 * a.H}.Inset(2).And(v.Frame.Map)
		through, worst := 0, 0
		for y := int(2 * a.Y); y < int(2*(a.Y+a.H)); y++ {
			for x := int(2 * a.X); x < int(2*(a.X+a.W)); x++ {
				p, q := seen[0].RGBAAt(x, y), seen[1].RGBAAt(x, y)
				if d := max(int(p.R)-int(q.R), int(q.G)-int(p.G)); d > 2 {
					through, worst = through+1, max(worst, d)
				}
			}
		}
		if through > 0 {
			t.Errorf("%.1f pixels a tile: the ground shows through at %d pixels, by %d of 255", pixels, through, worst)
		}
	}
}
