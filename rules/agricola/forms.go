package agricola

import (
	"strings"

	"tilestead/rules"
)

// forms are how actions are written; docs/notation.md explains them.
var forms = rules.Forms{
	Lines: formLines(),
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

func formLines() []string {
	lines := []string{
		"first SEAT", "reveal SPACE", "place SPACE", "pass", "plow CELL", "room CELL", "stable CELL",
		"bake N", "build MAJOR", "build MAJOR for MAJOR", "stop",
		"feed N GOOD", "craft MAJOR", "done", "exchange GOOD", "discard GOOD",
		"take N GOOD", "take for N GOOD", "take N GOOD N GOOD", "take N GOOD for N GOOD", "take N GOOD N GOOD for N GOOD", "renovate",
		"start_card N", "top CARD", "place SPACE bed", "special SPECIAL", "cut CELL", "fell CELL", "burn CELL",
		"heat N GOOD", "exchange GOOD for GOOD", "keep_card", "leave", "under",
		"kindle MAJOR", "kindle HANDCARD", "play HANDCARD for MAJOR",
		"play HANDCARD", "extend CELL CELL", "adopt", "tip", "cook GOOD", "draw N",
		"deal HANDCARD SEAT", "agree", "shift CELL CELL", "shift CELL bed", "prefer HANDCARD", "pick HANDCARD", "replace HANDCARD",
		"stall GOOD", "reap CELL", "close CELL", "lay CELL", "turn CELL", "block CELL", "fire CELL", "rehouse CELL", "scatter GOOD CELL",
		"weed CELL", "clay N", "clay 0", "renovate MATERIAL",
		"reserve CELL", "station CELL", "lodge GOOD", "lodge nothing",
		"keep nothing", "breed nothing",
	}
	for _, many := range []struct {
		name, word string
		most       int
	}{{"room CELL for", " N GOOD", 4}, {"renovate for", " N GOOD", 4}, {"renovate MATERIAL for", " N GOOD", 4},
		{"swap HANDCARD", " N GOOD", 4}, {"swap HANDCARD N GOOD for", " N GOOD", 1},
		{"swap HANDCARD N GOOD N GOOD for", " N GOOD", 1},
		{"play HANDCARD for", " N GOOD", 4}, {"build MAJOR for", " N GOOD", 4},
		{"sow", " N GOOD", 2}, {"keep", " N GOOD", Animals}, {"breed", " N GOOD", Animals}, {"raise", " N GOOD", Animals - 1},
		{"pasture", " CELL", mostSpaces}} {
		for n := range many.most {
			lines = append(lines, many.name+strings.Repeat(many.word, n+1))
		}
	}
	return lines
}
