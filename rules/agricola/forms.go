package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// forms are how actions are written; docs/notation.md explains them. Their lines come from
// the rows of the kinds of action.
var forms = rules.Forms{
	Lines: theRulebook.lines(),
	Words: map[string]func(string) bool{
		"SEAT":     rules.NumberWord("", 1, MaxSeats),
		"SPACE":    func(w string) bool { return box.FindSpace(w) != box.NoSpace },
		"MAJOR":    func(w string) bool { return box.FindMajor(w) >= 0 },
		"CELL":     rules.PairWord(""),
		"N":        rules.NumberWord("", 1, 255),
		"SPECIAL":  rules.NameWord(box.SpecialIDs[:]...),
		"CARD":     func(w string) bool { return box.FindSpecialCard(w) >= 0 },
		"HANDCARD": func(w string) bool { _, ok := box.FindCard(w); return ok },
		"GOOD":     rules.NameWord(box.GoodIDs[:]...),
		"MATERIAL": rules.NameWord(box.MaterialIDs[:]...),
	},
}
