package carcassonne

import (
	"fmt"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// setups are the combinations of modules that tests play; in every other one a
// seat is chosen to begin.
var setups = func() [][]string {
	sets := rulestest.Sets(&Title)
	for i := 1; i < len(sets); i += 2 {
		sets[i] = append(slices.Clone(sets[i]), "first-2")
	}
	return sets
}()

// Every set of modules is played by as many as it is for, and by some other
// number.
func TestLaws(t *testing.T) {
	for i, modules := range setups {
		players := rulestest.Players(&Title, modules)
		for _, seats := range []int{players[i%len(players)], players[len(players)-1]} {
			setup := rules.Setup{Title: Title.ID, Seats: seats, Modules: modules}
			t.Run(fmt.Sprint(i, "/", seats), func(t *testing.T) { rulestest.Conform(t, &Title, setup, 1) })
		}
	}
}
