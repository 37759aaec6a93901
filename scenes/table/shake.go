package table

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// How the map shakes: so far at most, so often.
const (
	shakeFar   = 2.0 // canvas pixels
	shakeTimes = 3
)

// drawBoard draws the board, and the clip over it.
func (t *Table) drawBoard(c *ui.Canvas, v *board.View) {
	shaken := *v
	shaken.Camera.At = t.shake(v.Camera)
	t.board.Draw(c, &shaken)
	if t.reel.clip != nil {
		t.reel.clip.Draw(c, &shaken, t.reel.at)
	}
}

// shake is where the camera looks while the map shakes.
func (t *Table) shake(from board.Camera) ui.Point {
	s, ok := t.reel.clip.(board.Shaker)
	if !ok || t.opt.Reduced || from.Scale == 0 || t.reel.at >= s.Shaking() {
		return from.At
	}
	k := float64(t.reel.at) / float64(s.Shaking())
	off := math.Round(shakeFar*(1-k)*math.Sin(k*shakeTimes*2*math.Pi)) / from.Scale
	return ui.Point{X: from.At.X + off, Y: from.At.Y + off/2}
}
