package table

import (
	"time"

	"tilestead/input"
	"tilestead/scenes/board"
)

// boardStep is how long a step of life takes. It goes on only until nothing has
// moved for boardRest: who leaves the table alone leaves the processor alone.
const (
	boardStep = 250 * time.Millisecond
	boardRest = 10 * time.Second
)

// live lets life on the board go on.
func (t *Table) live(in input.Frame) {
	b, ok := t.board.(board.Lively)
	if !ok || t.opt.Reduced || t.curtain.down {
		t.v.Life = 0
		return
	}
	if t.player.playing() || in.Moved || in.Acted() {
		t.stirred = t.now
	}
	if step := 1 + int(t.now/boardStep); t.now-t.stirred < boardRest && step != t.v.Life && b.Lives(t.view0()) {
		t.v.Life = step
		t.change(redraw)
	}
}
