package agricola

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// asideHigh is how high a place for a hint is at least.
const asideHigh = 80

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
	if at.pointer.W <= 0 {
		return at.farm
	}
	return at.farm.Or(at.pointer)
}
