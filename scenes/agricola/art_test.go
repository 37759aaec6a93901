package agricola

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// A game without cards in hand asks for none of their pictures, one without Farmers of
// the Moor for none of its special actions and moors; the groups named are there.
func TestArtOfModules(t *testing.T) {
	offers := (&Board{}).Offers()
	groups := func(modules ...string) map[string]bool {
		m := map[string]bool{}
		for _, n := range offers.Sheets(rules.Setup{Title: agricola.Title.ID, Modules: modules}) {
			m[assets.SheetGroup(n)] = true
		}
		return m
	}
	for _, c := range []struct {
		modules []string
		with    []string
	}{{nil, nil}, {[]string{"moor"}, []string{"specials", "wild"}}, {[]string{"hand-cards"}, []string{"hands"}},
		{[]string{"moor", "minor-cards"}, []string{"specials", "wild", "hands"}}} {
		got := groups(c.modules...)
		for g := range artOf {
			if got[g] != slices.Contains(c.with, g) {
				t.Errorf("with %v: %s %v", c.modules, g, got[g])
			}
		}
		if !got["scenes"] || !got["majors"] {
			t.Errorf("with %v: what all games show is missing", c.modules)
		}
	}
}
