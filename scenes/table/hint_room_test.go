package table_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/input"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// However much there is to say, a hint or a review over a map's log covers nothing beside the log: it
// lies there or on the map.
func TestHintsCoverTheLogOrTheMapAlone(t *testing.T) {
	within := func(r, in ui.Rect) bool { return r.And(in) == r }
	seen := 0
	r := rand.New(rand.NewPCG(4, 2))
	for seed := range uint64(9) {
		m := apptest.Carcassonne.Match(t, 2+int(seed%4), seed)
		wander(t, m, 30+r.IntN(90), r)
		for m.State().Turn() < 0 || len(m.State().Legal(nil)) < 6 {
			wander(t, m, 1, r)
		}
		legal := m.State().Legal(nil)
		at, seats := m.Len(), "pppppp"[:2+seed%4]
		for _, reviewed := range []bool{false, true} {
			if reviewed {
				m.Replay(legal[0])
			}
			for _, size := range [...][2]float64{{853, 533}, {960, 540}, {1280, 720}, {1366, 768}, {640, 400},
				{800, 600}} {
				p := sit(t, m, apptest.Carcassonne.New(), seats, size[0], size[1], func(c *table.Config) {
					c.Advisor, c.Inline = &sage{slices: 1}, true
				})
				p.until()
				if reviewed {
					verdict := think.Verdict{At: at, Mark: 1, Best: board.Way{legal[len(legal)-1]}}
					p.table.StepThrough(0, []think.Verdict{verdict}, nil)
					p.wait(2)
					p.key(input.KeyN)
				} else {
					p.key(keyH)
				}
				p.wait(20)
				box, f := p.table.HintPanel(), p.table.Frame()
				if box.W == 0 {
					continue
				}
				seen++
				if !within(box, f.Log) && !within(box, f.Map) {
					t.Errorf("game %d on %v, review %t: %v covers more than log %v or map %v", seed, size, reviewed,
						box, f.Log, f.Map)
				}
			}
		}
	}
	if seen < 80 {
		t.Errorf("only %d hints showed", seen)
	}
}
