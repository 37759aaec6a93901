// Package carcassonne holds the rules of Carcassonne with Inns & Cathedrals,
// Traders & Builders and Princess & Dragon, in any combination, for 2 to 6
// players.
//
// Section numbers in comments (5, 7.2, 8.4 …) are those of the chapter on
// Carcassonne in docs/rulings.md. The tiles are in tiles.txt.
package carcassonne

import "tilestead/rules"

// Title is Carcassonne as the rest of the program knows it.
var Title = rules.Title{
	ID:         "carcassonne",
	Rev:        1,
	Seats:      [2]int{2, MaxSeats},
	Modules:    modules(),
	Gone:       gone,
	Presets:    presets(),
	New:        newGame,
	Admits:     admits,
	MaxActions: 10000,
	Actions:    actionForms,
	Agenda:     func(s rules.State) (int, int) { a := &s.(*State).agenda; return a.Len(), a.Depth() },
	Forms:      &forms,
	Arrange:    arrange,
	Inspect:    inspect,
	Check:      check,
}

// MaxSeats is how many play with Inns & Cathedrals; without it one fewer do.
const MaxSeats = 6
