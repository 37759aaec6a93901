package montana

import (
	"strings"

	"tilestead/rules"
)

// forms are how actions are written; docs/notation.md explains them.
var forms = rules.Forms{
	Lines: []string{
		"tile TILE rN", "start Q,R", "first SEAT", "sector N",
		"recruit", "work PLACE", "town", "build Q,R",
		"white LETTER", "return LETTER", "stay", "advance N", "use LETTERS", "skip", "small LETTERS",
		"bid ROW N", "pass",
		"take nothing", "take N GOOD", "take N GOOD N GOOD", "take N GOOD N GOOD N GOOD",
		"upgrade nothing", "upgrade N METAL", "upgrade N METAL N METAL",
		"stop", "trade GOOD", "trade silver", "trade LETTER", "end", "canteen", "keep",
	},
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
		"METAL": rules.NameWord("copper", "stone"),
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
