package table_test

import (
	"math/rand/v2"
	"testing"

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
		for m.State().Turn() < 0 || len(m.State().Legal(nil)) < 2 {
			wander(t, m, 1, r)
		}
		legal := m.State().Legal(nil)
		at := m.Len()
		m.Replay(legal[0])
		for _, size := range [][2]float64{{853, 533}, {960, 540}, {1280, 720}, {1366, 768}, {640, 400}, {800, 600}} {
			p := sit(t, m, apptest.Carcassonne.New(), "pppppp"[:2+seed%4], size[0], size[1], func(c *table.Config) {
				c.Advisor, c.Inline = &sage{slices: 1}, true
			})
			check := func(what string) {
				box, f := p.table.HintPanel(), p.table.Frame()
				if box.W == 0 {
					return
				}
				seen++
				if !within(box, f.Log) && !within(box, f.Map) {
					t.Errorf("game %d on %v: the %s at %v covers more than log %v or map %v", seed, size, what, box,
						f.Log, f.Map)
				}
			}
			p.until()
			p.key(keyH)
			p.wait(20)
			check("hint")
			verdict := think.Verdict{At: at, Mark: 1, Best: board.Way{legal[len(legal)-1]}}
			p.table.StepThrough(at, []think.Verdict{verdict}, nil)
			p.wait(2)
			check("review")
		}
	}
	if seen < 60 {
		t.Errorf("only %d hints showed", seen)
	}
}
