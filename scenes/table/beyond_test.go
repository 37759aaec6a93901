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
