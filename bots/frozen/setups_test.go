package frozen_test

import "strings"

// A setup is of one recorded game of each frozen level.
type setup struct {
	who     string // a letter a seat: x plays the level that is recorded, m old-medium, r at random
	modules string
}

// setups are of the recorded games of each title: at tables of all sizes, against
// itself, against a weaker one and against somebody who leads the game astray.
var setups = map[string][]setup{
	"montana": {
		{"xm", ""}, {"mx", ""}, {"xx", ""}, {"xr", ""}, {"rx", ""}, {"xx", "first-2"}, {"mx", ""}, {"xm", "first-1"},
		{"xmm", ""}, {"mxr", ""}, {"rmx", ""}, {"xxx", ""}, {"mxm", "first-3"}, {"rxx", ""}, {"mmx", ""},
		{"xmmm", ""}, {"mxrm", ""}, {"rmxm", ""}, {"mmmx", ""}, {"xrxm", "first-4"},
	},
	"carcassonne": {
		{"xm", ""}, {"mx", ""}, {"xx", ""}, {"xr", ""}, {"mxr", ""}, {"rmmx", ""}, {"mmxmm", ""}, {"xx", "no-farmers"},
		{"mx", "inns"}, {"xrm", "inns"}, {"xm", "traders"}, {"mrx", "traders"}, {"mx", "dragon"}, {"xmr", "dragon"},
		{"xm", "inns,traders"}, {"xm", "inns,traders,dragon"}, {"xx", "inns,traders,dragon"},
		{"rxm", "inns,traders,dragon"}, {"mmxr", "inns,traders,dragon"}, {"rmmmmx", "inns,traders,dragon"},
	},
	"agricola": {
		{"xm", ""}, {"xx", ""}, {"rx", "extra-tile"}, {"mxr", ""}, {"mmxm", ""}, {"x", ""},
		{"mx", "moor"}, {"xx", "moor"}, {"xrm", "moor,fuel-tokens"}, {"mmxr", "moor"}, {"x", "moor"},
		{"xm", "moor,minor-cards"}, {"rx", "moor,minor-cards"}, {"mxm", "moor,minor-cards,draft"},
		{"x", "moor,minor-cards"},
		{"mx", "moor,hand-cards"}, {"xr", "moor,hand-cards,mulligan"}, {"mmx", "moor,hand-cards,draft"},
		{"rmxm", "moor,hand-cards"}, {"x", "hand-cards"},
	},
}

// levels are who sits at a table where a level is recorded; "" plays at random.
func (s setup) levels(recorded string) (list []string) {
	for _, who := range s.who {
		list = append(list, map[rune]string{'x': recorded, 'm': "old-medium", 'r': ""}[who])
	}
	return list
}

// list are the modules one by one.
func (s setup) list() []string {
	if s.modules == "" {
		return nil
	}
	return strings.Split(s.modules, ",")
}
