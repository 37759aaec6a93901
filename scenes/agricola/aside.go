package agricola

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// asideHigh is how high a place for a hint is at least, asideMost how much of the canvas it
// takes at most.
const (
	asideHigh = 80
	asideMost = 0.29
)

// aside is where a hint may lie: over the log, with the words on what is pointed at where
// they stand below it, or over the column of the farm where the log is small.
func (b *Board) aside(v *board.View) ui.Rect {
	at, r := b.moment(v).at, v.Frame.Log
	if at.preview.X == r.X {
		r = r.Or(at.preview)
	}
	if r.H >= asideHigh {
		return r
	}
	if at.stage.on { // the lower part of the farm, which nothing is listed over
		high := math.Min(at.farm.H, math.Floor(asideMost*at.w*at.h/at.farm.W))
		return ui.Rect{X: at.farm.X, Y: at.farm.Y + at.farm.H - high, W: at.farm.W, H: high}
	}
	if at.pointer.W <= 0 {
		return at.farm
	}
	return at.farm.Or(at.pointer)
}

// shown is what tooltips keep off: what is decided on the farm is told on its side, not over the
// action spaces.
func (b *Board) shown(v *board.View) ui.Shown {
	m := b.moment(v)
	if !m.building() {
		return ui.Shown{}
	}
	return ui.Shown{Off: []ui.Rect{m.at.spaces}}
}
