package carcassonne

import (
	"strings"

	"tilestead/rules"
)

// forms are how actions are written; docs/notation.md explains them.
var forms = rules.Forms{
	Lines: []string{
		"first SEAT", "draw TILE", "place X,Y rN", "FIGURE FEATURE", "FIGURE @X,Y FEATURE",
		"fairy @X,Y", "fairy @X,Y FEATURE",
		"remove SEAT FIGURE @X,Y", "pass", "dragon SIDE",
	},
	Words: map[string]func(string) bool{
		"SEAT":    rules.NumberWord("", 1, MaxSeats),
		"TILE":    func(w string) bool { _, err := Find(w); return err == nil },
		"X,Y":     rules.PairWord(""),
		"@X,Y":    rules.PairWord("@"),
		"rN":      rules.NumberWord("r", 0, 3),
		"FIGURE":  rules.NameWord(FigureIDs[:]...),
		"FEATURE": isFeature,
		"SIDE":    rules.NameWord(strings.Split(SideLetters, "")...),
	},
}

// isFeature says whether some tile has a feature of this name.
func isFeature(w string) bool {
	for i := range Tiles {
		if Tiles[i].Feature(w) >= 0 {
			return true
		}
	}
	return false
}
