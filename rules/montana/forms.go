package montana

import (
	"strings"

	"tilestead/rules"
)

// forms are how actions are written; docs/notation.md explains them.
var forms = rules.Forms{
	Lines: formLines,
	Words: map[string]func(string) bool{
		"TILE":   isTile,
		"rN":     rules.NumberWord("r", 0, 5),
		"Q,R":    rules.PairWord(""),
		"SEAT":   rules.NumberWord("", 1, MaxSeats),
		"N":      rules.NumberWord("", 0, 99),
		"PLACE":  rules.NameWord(Components.PlaceIDs[:]...),
		"LETTER": rules.NameWord(strings.Split(TradeLetters, "")...),
		"LETTERS": func(w string) bool {
			return w != "" && strings.Trim(w, TradeLetters) == ""
		},
		"ROW":   rules.NameWord(rowIDs[:]...),
		"GOOD":  rules.NameWord(Components.GoodIDs[:]...),
		"METAL": rules.NameWord(metals[:]...),
	},
}

func isTile(w string) bool {
	for _, f := range Components.Faces {
		if f.Tile == w {
			return true
		}
	}
	return false
}
