package carcassonne

import (
	"strconv"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
)

// Result lists the points of each seat by what they were scored for.
func (b *Board) Result(state kernel.State, w *assets.Words) (head []string, rows [][]string) {
	s := state.(*rules.State)
	for _, id := range rules.ItemIDs {
		head = append(head, w.Say("carcassonne.result."+id))
	}
	for seat := range kernel.Seat(s.Players()) {
		var row []string
		for item := range rules.Item(rules.Items) {
			row = append(row, strconv.Itoa(s.PointsFor(seat, item)))
		}
		rows = append(rows, row)
	}
	return head, rows
}
