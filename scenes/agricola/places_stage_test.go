package agricola

import (
	"fmt"
	"slices"
	"testing"

	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// On the stage nothing lies on anything else, and the farm is larger.
func TestStageLiesApart(t *testing.T) {
	for _, size := range append(canvases(), scenetest.Size{W: 853, H: 480, S: 1.5, Name: "853x480"}) {
		for n := range 2 * agricola.MaxSeats {
			seats, cards := 1+n/2, n%2 == 1
			t.Run(fmt.Sprint(size.Name, " ", seats, " ", cards), func(t *testing.T) {
				off := laidOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats,
					Cards: cards})
				p := off.onStage
				if y := off.onYard; y.farm.H < p.farm.H || len(y.stage.seats) != 0 || y.farm.Overlaps(y.front) {
					t.Errorf("beside the yard the farm lies at %v", y.farm)
				}
				boxes := slices.DeleteFunc(panels(p), func(b scenetest.Box) bool {
					return b.Rect == p.spaces || b.Rect == p.hand
				})
				boxes = append(boxes, scenetest.Named("ribbon", p.stage.ribbon), scenetest.Named("table", p.stage.table))
				scenetest.Apart(t, p.frame.Canvas, append(boxes, scenetest.Boxes("seat", p.stage.seats)...))
				if p.farm.W*p.farm.H <= off.farm.W*off.farm.H || p.stage.table != off.farm {
					t.Errorf("the farm comes from %v to %v, the table lies at %v", off.farm, p.farm, p.stage.table)
				}
				if n := len(p.stage.seats); n != seats && (cards || p.frame.Layout != ui.Compact) {
					t.Errorf("%d plates for %d seats", n, seats)
				}
			})
		}
	}
}
