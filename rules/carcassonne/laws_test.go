package carcassonne

import (
	"fmt"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// setups are the combinations of modules that tests play.
var setups = [][]string{
	nil,
	{"inns"},
	{"traders"},
	{"dragon"},
	{"inns", "traders", "dragon"},
	{"inns", "traders", "dragon", "small-city-2", "unplaceable-discard", "orphans-return", "princess-may", "princess-followers",
		"princess-big-any", "fairy-follower", "fairy-followers", "fairy-after-volcano", "unfinished-count", "first-2"},
	{"inns", "traders", "dragon", "dragon-after-scoring", "fairy-pays-each", "no-farmers", "pig-herd", "pig-returns"},
}

func TestLaws(t *testing.T) {
	games := 2
	if testing.Short() {
		games = 1
	}
	for i, modules := range setups {
		for _, seats := range []int{2, 4, 6} {
			setup := rules.Setup{Title: Title.ID, Seats: seats, Modules: modules}
			if Title.CheckSetup(setup) != nil {
				continue
			}
			t.Run(fmt.Sprint(i, "/", seats), func(t *testing.T) { rulestest.Conform(t, &Title, setup, games) })
		}
	}
}
