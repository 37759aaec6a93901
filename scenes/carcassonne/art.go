package carcassonne

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// art says whether a game shows a group of sheets: one that is named for an
// expansion, as "calm-inns" is, only with it.
func art(set rules.Setup, group string) bool {
	for _, m := range carcassonne.Title.Modules {
		if strings.HasSuffix(group, m.ID) {
			return slices.Contains(set.Modules, m.ID)
		}
	}
	return true
}
