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
func (p *player) drawBoard(c *ui.Canvas, v *board.View) {
	shaken := *v
	shaken.Camera.At = p.shake(v.Camera)
	p.board.Draw(c, &shaken)
	if p.clip != nil {
		p.clip.Draw(c, &shaken, min(p.at, p.clip.Length()-1)) // what stays is as at its end
	}
}

// shake is where the camera looks while the map shakes.
func (p *player) shake(from board.Camera) ui.Point {
	if p.clip == nil || p.opt.Reduced || from.Scale == 0 || p.at >= p.clip.Shaking() {
		return from.At
	}
	k := float64(p.at) / float64(p.clip.Shaking())
	off := math.Round(shakeFar*(1-k)*math.Sin(k*shakeTimes*2*math.Pi)) / from.Scale
	return ui.Point{X: from.At.X + off, Y: from.At.Y + off/2}
}
