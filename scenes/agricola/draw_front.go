package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// frontBoxes is where the improvements of the seat that is looked at lie.
func (m *moment) frontBoxes() map[agricola.Major]ui.Rect {
	var list []agricola.Major
	for i := range agricola.Majors {
		if m.s.Player(m.seen).Majors.Has(agricola.Major(i)) {
			list = append(list, agricola.Major(i))
		}
	}
	r := m.at.front
	rows := math.Max(1, math.Floor(r.H/24))
	columns := math.Max(2, math.Ceil(float64(len(list))/rows))
	wide, high := r.W/columns, r.H/rows
	boxes := map[agricola.Major]ui.Rect{}
	for i, card := range list {
		k := float64(i)
		boxes[card] = ui.Rect{X: r.X + wide*math.Mod(k, columns), Y: r.Y + high*math.Floor(k/columns), W: wide, H: high}
	}
	return boxes
}

// drawFront draws the improvements of the seat that is looked at: their pictures,
// and their names where there is room.
func (m *moment) drawFront(c *ui.Canvas) {
	ui.Inset(c, m.at.front, palette.PaperDim)
	boxes := m.frontBoxes()
	for i := range agricola.Majors {
		box, ok := boxes[agricola.Major(i)]
		if !ok {
			continue
		}
		box = box.Snap().Inset(1)
		ui.Inset(c, box, majorStrip)
		art := box.Inset(2)
		if name, ok := m.fitted(agricola.Major(i), box.W-box.H*1.5-8); ok {
			art.W = math.Round(art.H * 1.5)
			c.Text(math.Round(art.X+art.W)+4, math.Round(box.Y+box.H/2)-8, name, palette.Ink)
		} else {
			art.W = math.Min(art.W, art.H*sceneWide/sceneHigh) // the whole of it
		}
		drawScene(c, majorPicture(agricola.Major(i)), art, ui.White)
	}
}
