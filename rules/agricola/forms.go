package agricola

import "tilestead/rules"

// forms are how actions are written; docs/notation.md explains them. Their lines come from
// the rows of the kinds of action.
var forms = rules.Forms{
	Lines: theRulebook.lines(),
	Words: map[string]func(string) bool{
		"SEAT":     rules.NumberWord("", 1, MaxSeats),
		"SPACE":    func(w string) bool { return FindSpace(w) != NoSpace },
		"MAJOR":    func(w string) bool { return FindMajor(w) >= 0 },
		"CELL":     rules.PairWord(""),
		"N":        rules.NumberWord("", 1, 255),
		"SPECIAL":  rules.NameWord(SpecialIDs[:]...),
		"CARD":     func(w string) bool { return FindSpecialCard(w) >= 0 },
		"HANDCARD": func(w string) bool { _, ok := FindCard(w); return ok },
		"GOOD":     rules.NameWord(GoodIDs[:]...),
		"MATERIAL": rules.NameWord(MaterialIDs[:]...),
	},
}
