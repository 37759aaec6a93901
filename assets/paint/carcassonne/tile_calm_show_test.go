package carcassonne

import (
	"fmt"
	"path/filepath"
	"testing"

	"tilestead/rules/carcassonne"
)

// TestShowCalmTiles paints for looking at, into the folder of -show: every kind in
// its turns as it is drawn small, and a land of such tiles.
func TestShowCalmTiles(t *testing.T) {
	dir := shown(t)
	const cell, perRow = 72, 24
	all := newContact(perRow, (len(carcassonne.Tiles)*4+perRow-1)/perRow, cell, 20)
	for i := range carcassonne.Tiles {
		for r := range 4 {
			n := i*4 + r
			all.lay(t, fmt.Sprintf("carcassonne/calm/%s/%d", carcassonne.Tiles[i].ID, r), n%perRow*cell+cell/2,
				n/perRow*cell+cell/2+20)
		}
	}
	all.save(t, filepath.Join(dir, "calm.png"))
	const cols, rows = 14, 10
	for _, px := range []int{32, 64} {
		land := newContact(cols, rows, px, px/6)
		for n, p := range fittingLand(cols, rows, 1) {
			land.lay(t, fmt.Sprintf("carcassonne/calm/%s/%d", carcassonne.Tiles[p[0]].ID, p[1]), n%cols*px+px/2,
				n/cols*px+px/2+px/6)
		}
		land.save(t, filepath.Join(dir, fmt.Sprintf("calm-land-%d.png", px)))
	}
}
