package agricola

import (
	"slices"

	"tilestead/rules"
)

// artOf names, for groups of sheets that not every game shows, the modules of which
// one shows them.
var artOf = map[string][]string{
	"hands":    {"hand-cards", "minor-cards"},
	"specials": {"moor"},
	"wild":     {"moor"},
}

// art says whether a game shows a group of sheets.
func art(set rules.Setup, group string) bool {
	of, some := artOf[group]
	return !some || slices.ContainsFunc(of, func(m string) bool { return slices.Contains(set.Modules, m) })
}
