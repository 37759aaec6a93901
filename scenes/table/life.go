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

// live lets life on the board go on; playing says that a clip is.
func (ls *lenses) live(in input.Frame, playing bool) {
	if ls.offers.Lives == nil || ls.opt.Reduced || ls.curtain.down {
		ls.v.Life = 0
		return
	}
	if playing || in.Moved || in.Acted() {
		ls.stirred = ls.now
	}
	step := 1 + int(ls.now/boardStep)
	if ls.now-ls.stirred < boardRest && step != ls.v.Life && ls.offers.Lives(ls.view0()) {
		ls.v.Life = step
		ls.change(redraw)
	}
}
