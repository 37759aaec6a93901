package table

import (
	"time"

	"tilestead/input"
)

// boardStep is how long a step of life takes. It goes on only until nothing has
// moved for boardRest: who leaves the table alone leaves the processor alone.
const (
	boardStep = 250 * time.Millisecond
	boardRest = 10 * time.Second
)

// live lets life on the board go on.
func (t *Table) live(in input.Frame) {
	if t.offers.Lives == nil || t.opt.Reduced || t.curtain.down {
		t.v.Life = 0
		return
	}
	if t.player.playing() || in.Moved || in.Acted() {
		t.stirred = t.now
	}
	step := 1 + int(t.now/boardStep)
	if t.now-t.stirred < boardRest && step != t.v.Life && t.offers.Lives(t.view0()) {
		t.v.Life = step
		t.change(redraw)
	}
}
