package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/scenes/apptest"
	"tilestead/ui"
)

// What can be clicked beyond the edge of the map is told by an arrow there; a click on it
// brings that into sight.
func TestArrowsLeadBeyondTheMap(t *testing.T) {
	m := apptest.Carcassonne.Match(t, 2, 5)
	wander(t, m, 60, rand.New(rand.NewPCG(1, 2)))
	p := sit(t, m, apptest.Carcassonne.New(), "pp", 853, 533, nil)
	p.until()
	arrows := func() (at []ui.Point) {
		for _, a := range p.table.Aims() {
			if strings.HasPrefix(string(a.ID), "beyond/") {
				at = append(at, a.At)
			}
		}
		return at
	}
	p.table.LookAside(2000)
	p.wait(2)
	before := arrows()
	if len(before) == 0 {
		t.Fatal("nothing leads back to the land")
	}
	at := p.table.Camera().At
	p.click(before[0])
	p.wait(60)
	if p.table.Camera().At == at {
		t.Error("the arrow leads nowhere")
	}
}

// An arrow at the edge of the map hides nothing there that can be clicked, wherever the map
// is looked at, as long as there is another place along that edge.
func TestArrowsHideNoCell(t *testing.T) {
	m := apptest.Carcassonne.Match(t, 2, 5)
	wander(t, m, 60, rand.New(rand.NewPCG(1, 2)))
	p := sit(t, m, apptest.Carcassonne.New(), "pp", 853, 533, nil)
	p.until()
	seen := 0
	for _, dx := range []float64{-160, -80, 0, 80, 160} {
		p.table.LookAside(dx)
		p.wait(2)
		for _, arrow := range p.table.Arrows() {
			seen++
			for _, cell := range p.table.OnMap() {
				if arrow.Overlaps(cell) {
					t.Errorf("looking %v aside: the arrow %v lies on %v", dx, arrow, cell)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("there was no arrow")
	}
}
