package table_test

import (
	"math"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/montana"
	"tilestead/ui"
)

// A refusal comes beside what was clicked, and where there is room over no place that can be clicked.
func TestRefusalsLieBesideTheClick(t *testing.T) {
	m, err := rules.NewMatch(apptest.Montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() < 40 || m.State().Turn() != 0 || m.State().Prompt().Key != "turn" {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[m.Len()*5%len(legal)])
	}
	for _, size := range [...][2]float64{{1280, 800}, {853, 533}} {
		p := sit(t, m, montana.NewBoard(), "pb", size[0], size[1], nil)
		p.until()
		p.wait(2)
		refused, f := 0, p.table.Frame()
		roomy := f.Layout == ui.Roomy
		for y := 30.0; y < size[1]; y += 23 {
			for x := 5.0; x < size[0]; x += 37 {
				at := ui.Point{X: x, Y: y}
				if taken := func(g board.Target) bool { return g.Area.Inset(-12).Contains(at) }; at.Y < f.Map.Y+4 ||
					f.Log.Contains(at) || slices.ContainsFunc(p.table.Targets(), taken) {
					continue
				}
				p.click(at)
				if p.table.Message() == "" {
					continue
				}
				p.wait(1)
				refused++
				r := p.table.MessageBox()
				dx := math.Max(0, math.Max(r.X-x, x-r.X-r.W))
				dy := math.Max(0, math.Max(r.Y-y, y-r.Y-r.H))
				if math.Hypot(dx, dy) > 110 || r.Contains(at) {
					t.Errorf("%v: a click on %v is refused at %v", size, at, r)
				}
				for _, g := range p.table.Targets() {
					if roomy && g.Off == "" && g.Area.Overlaps(r) && !g.OnMap {
						t.Errorf("%v: the refusal of %v lies over %q", size, at, g.ID)
					}
				}
				p.wait(200)
			}
		}
		if refused == 0 {
			t.Errorf("%v: nothing was refused", size)
		}
	}
}
