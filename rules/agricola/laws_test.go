package agricola

import (
	"fmt"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// setups are what tests play: every number of players, with and without Farmers
// of the Moor and the tile that may be added, with chosen seats that begin.
func setups() (list []rules.Setup) {
	for seats := 1; seats <= MaxSeats; seats++ {
		list = append(list, rules.Setup{Title: Title.ID, Seats: seats})
		list = append(list, setupFor(seats, dealHands), setupFor(seats, moor, dealHands, fuelTokens),
			setupFor(seats, moor, dealHands, mulliganModule))
		for _, modules := range [][]string{{moor}, {extraTile, fmt.Sprint("first-", seats)}, {moor, extraTile},
			{moor, fuelTokens}, {moor, dealMinors, draftModule, moreModule}} {
			if with := setupFor(seats, modules...); Title.CheckSetup(with) == nil {
				list = append(list, with)
			}
		}
	}
	return append(list, setupFor(1, dealHands).With(seriesValue, "4,7,A092,B109,B123"),
		setupFor(1, dealHands).With(seriesValue, "8,0,A086,A112,A102,B089,B099,B102,B123"),
		setupFor(3, dealHands).With(withoutValue, "A002,A086,B145,A123"),
		setupFor(1, dealHands).With(handValue, "A002,A086,A123,B033"),
		setupFor(1, moor, dealMinors).With(handValue, "M015,M016,M033,M050,M051,M084,M105"))
}

// TestLaws plays one game of each; the long runs play many.
func TestLaws(t *testing.T) {
	for _, setup := range setups() {
		t.Run(fmt.Sprint(setup.Seats, setup.Modules, setup.Values), func(t *testing.T) {
			rulestest.Conform(t, &Title, setup, 1)
		})
	}
}

// TestRandomGames checks every position of random games.
func TestRandomGames(t *testing.T) {
	games := 10
	if testing.Short() {
		games = 2
	}
	for _, setup := range setups() {
		if setup.Seats > 1 { // alone, few games reach the target
			rulestest.RandomGames(t, &Title, setup, games)
		}
	}
}

func setupFor(seats int, modules ...string) rules.Setup {
	return rules.Setup{Title: Title.ID, Seats: seats, Modules: modules}
}
