package agricola

import (
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
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
			row = append(row, assets.Number(item.N))
		}
		rows = append(rows, append(row, assets.Number(s.Points(seat))))
	}
	return head, rows
}

// itemIcons are the pictures of the lines of a score sheet; the others are told
// by their names.
var itemIcons = map[string]string{
	"pastures": "good/fence", "grain": "good/grain", "vegetables": "good/vegetable", "sheep": "good/sheep",
	"boar": "good/boar", "cattle": "good/cattle", "stables": "good/stable", "rooms": "good/room", "people": "person",
	"horses": "good/horse", "begging": "cross", "majors": "star", "bonus": "plus",
}

// heads are the pictures over the result, in the order of its lines.
func heads(v *board.View) (list [][]string) {
	for _, item := range v.State.(*agricola.State).Score(0) {
		if icon := itemIcons[item.What]; icon != "" {
			list = append(list, []string{icon})
		} else {
			list = append(list, nil)
		}
	}
	return append(list, nil) // the sum
}

// verdict says of a game alone whether its target was reached.
func verdict(v *board.View) string {
	s := v.State.(*agricola.State)
	if s.Players() > 1 {
		return ""
	}
	key := "solo.missed"
	if s.Points(0) >= s.Target() {
		key = "solo.reached"
	}
	return v.Words.Say("agricola."+key, s.Points(0), s.Target())
}
