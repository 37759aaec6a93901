package carcassonne

import (
	"tilestead/assets"
	"tilestead/ui"
)

// drawKeeps draws the keeps as far as tiles are drawn calm; near by, the painted town
// shows itself.
func (m landPart) drawKeeps(c *ui.Canvas) {
	share := calmShare(tilePixels(c, m.Camera.Scale), m.Reduced)
	if share == 0 {
		return
	}
	sprite, ok := assets.Find("carcassonne/keep")
	if !ok {
		return
	}
	m.living() // finds them
	tint := ui.White
	tint.A = uint8(255 * share)
	for _, k := range m.board.life.keeps {
		p, grow := m.onCanvas(m.standAt(k.at, 0)), min(leastKeepSize+0.03*float64(k.tiles), mostKeepSize)
		c.Tinted(sprite, p.X, p.Y, m.Camera.Scale*grow, 0, tint)
	}
}

// Keeps are painted as large as a tile nearly; in smaller cities they are smaller.
const leastKeepSize, mostKeepSize = 0.7, 1.1
