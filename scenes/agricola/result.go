package agricola

import (
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// result lists the lines of the score sheets, and the sums.
func result(s *agricola.State, w *assets.Words) (head []string, rows [][]string) {
	for _, item := range s.Score(0) {
		head = append(head, w.Say("agricola.item."+item.What))
	}
	head = append(head, w.Say("agricola.item.sum"))
	for seat := range rules.Seat(s.Players()) {
		var row []string
		for _, item := range s.Score(seat) {
			row = append(row, item.N.String())
		}
		rows = append(rows, append(row, s.Points(seat).String()))
	}
	return head, rows
}
