// Package agricola holds the rules of Agricola, revised edition, for 1 to 6
// players.
//
// Section numbers in comments (4.2, 6 …) are those of the chapter on Agricola
// in docs/rulings.md.
package agricola

import "tilestead/rules"

// Title is Agricola as the rest of the program knows it.
var Title = rules.Title{
	ID:         "agricola",
	Rev:        3,
	Seats:      [2]int{1, MaxSeats},
	Modules:    modules(),
	Values:     values,
	Bundles:    bundles,
	New:        newGame,
	Admits:     admits,
	Hidden:     func(s rules.Setup) bool { return levelOf(s) > 1 },
	Unwon:      true, // a game alone is won against a target
	Series:     &series,
	MaxActions: 20000,
	Actions:    actionForms,
	Older:      older,
	Side:       isSide,
	Agenda:     func(s rules.State) (int, int) { a := &s.(*State).agenda; return a.Len(), a.Depth() },
	Forms:      &forms,
	Arrange:    arrange,
	Inspect:    inspect,
	Check:      check,
}

// MaxSeats is how many can play.
const MaxSeats = 6

// Rounds is how many rounds a game has.
const Rounds = 14

// harvests are the rounds that end with a harvest, as bits (4).
const harvests = 1<<4 | 1<<7 | 1<<9 | 1<<11 | 1<<13 | 1<<14

// Harvest says whether a round ends with a harvest.
func Harvest(round int) bool { return harvests>>round&1 != 0 }

// What everybody has (1).
const (
	maxPeople  = 5
	maxStables = 4
	maxFences  = 15
)
