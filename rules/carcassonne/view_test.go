package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// Nothing of a position is missing in its view.
func TestViewIsWhole(t *testing.T) {
	modules := append([]string{"fairy-follower"}, everything...)
	setup := rules.Setup{Title: Title.ID, Seats: MaxSeats, Modules: modules, Seed: 1}
	rulestest.Viewed(t, rulestest.Positions(t, &Title, setup, 1), map[string]string{
		"agenda.items[]":   "as many as wait",
		"left":             "the stack without what is laid aside",
		"last":             "the tile placed last is the last one",
		"figure[]":         "as many as stand",
		"row[]":            "as many as wait",
		"visited[]":        "as many as the dragon has been on",
		"grid":             "the tiles",
		"cloister":         "the tiles",
		"cloisters":        "the tiles",
		"tile[].first":     "the tiles before",
		"pieces":           "the tiles",
		"piece[].parent":   "the tiles",
		"piece[].next":     "the tiles",
		"piece[].tile":     "the tiles",
		"piece[].index":    "the tiles",
		"piece[].kind":     "the tiles",
		"piece[].marks":    "the tiles",
		"piece[].open":     "the tiles",
		"piece[].tiles":    "the tiles",
		"piece[].pennants": "the tiles",
		"piece[].standing": "the figures",
		"piece[].won":      "who has scored it, where anybody has",
	})
}
