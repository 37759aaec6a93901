package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A game asks for the pictures of its own expansions and of no others.
func TestArtOfExpansions(t *testing.T) {
	offers := (&Board{}).Offers()
	all := []string{"inns", "traders", "dragon"}
	for _, modules := range [][]string{nil, {"inns"}, {"traders", "dragon"}, all} {
		for _, n := range offers.Sheets(rules.Setup{Title: carcassonne.Title.ID, Modules: modules}) {
			for _, m := range all {
				if strings.Contains(assets.SheetGroup(n), m) && !slices.Contains(modules, m) {
					t.Errorf("with %v: %s", modules, assets.SheetFile(n))
				}
			}
		}
	}
	every := assets.SheetsOf(carcassonne.Title.ID, func(string) bool { return true })
	if got := offers.Sheets(rules.Setup{Title: carcassonne.Title.ID, Modules: all}); !slices.Equal(got, every) {
		t.Errorf("with all expansions %d of %d sheets", len(got), len(every))
	}
}
