package carcassonne

import "tilestead/ui"

// drawKeeps draws the keeps as far as tiles are drawn calm; near by, the painted town
// shows itself.
func (m landPart) drawKeeps(c *ui.Canvas) {
	share := calmShare(tilePixels(c, m.Camera.Scale), m.Reduced)
	if share == 0 {
		return
	}
	m.living() // finds them
	tint := ui.White
	tint.A = uint8(255 * share)
	for _, k := range m.board.life.keeps {
		p := m.onCanvas(m.standAt(k.at, 0))
		size := side * m.Camera.Scale * min(0.8, 0.5+0.03*float64(k.tiles))
		ui.Icon(c, "city", p.X, p.Y-size*0.3, size, tint)
	}
}
