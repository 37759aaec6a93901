package agricola

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// asideHigh is how high a place for a hint is at least.
const asideHigh = 100

// aside is where a hint may lie: over the log and the words on what is pointed at, or over
// the column of the farm where these are small.
func (b *Board) aside(v *board.View) ui.Rect {
	at := b.moment(v).at
	if r := v.Frame.Log.Or(at.preview); r.H >= asideHigh {
		return r
	}
	return at.farm.Or(at.pointer)
}
