package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

func TestLaws(t *testing.T) {
	games := 6
	if testing.Short() {
		games = 3
	}
	for seats := 2; seats <= MaxSeats; seats++ {
		rulestest.Conform(t, &Title, rules.Setup{Title: Title.ID, Seats: seats}, games)
		rulestest.Conform(t, &Title, rules.Setup{Title: Title.ID, Seats: seats, Modules: []string{"first-2"}}, 1)
	}
}
