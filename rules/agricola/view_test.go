package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/farm"
	"tilestead/rules/rulestest"
)

// Nothing of a position is missing in its view.
func TestViewIsWhole(t *testing.T) {
	positions := rulestest.Positions(t, &Title, setupFor(MaxSeats), 1)
	filled := newGame(setupFor(MaxSeats, "first-1")).(*State)
	for seat := range rules.Seat(MaxSeats) { // what random games seldom bring about
		p := &filled.player[seat]
		p.Forests, p.Moors = farm.At(0, 0).Mask(), farm.At(0, 4).Mask()
		p.Land |= farm.At(3, 1).Mask()
		for r := range p.coming {
			p.due |= 1 << r
		}
	}
	positions = append([]rules.State{filled}, positions...)
	rulestest.Viewed(t, positions, map[string]string{
		"special.under":   "alone only",
		"special.discard": "alone only",
		"agenda.items[]":  "as many as wait, and of each what its kind uses",
		"open":            "the spaces of the set-up and the stage cards",
		"taken":           "who stands there",
		"goods[]":         "the rows of the table",
		"by[]":            "the rows of the table",
		"card[]":          "rounds, from 1",
	})
}

// Nor alone with Farmers of the Moor, where there is a pile.
func TestViewOfThePileIsWhole(t *testing.T) {
	rulestest.Viewed(t, rulestest.Positions(t, &Title, setupFor(1, moor), 3), map[string]string{
		"agenda.items[]":    "as many as wait, and of each what its kind uses",
		"open":              "the spaces of the set-up and the stage cards",
		"taken":             "who stands there",
		"goods[]":           "the rows of the table",
		"by[]":              "the rows of the table",
		"card[]":            "rounds, from 1",
		"special.under[]":   "as many as were put there",
		"special.discard[]": "as many as are discarded",
		"player[]":          "as many as play",
	})
}

// Every step is called something.
func TestSteps(t *testing.T) {
	for k := firstStep; k <= lastStep; k++ {
		if k.String() == "" {
			t.Errorf("step %d has no name", k)
		}
	}
}
