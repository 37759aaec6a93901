package agricola

import (
	"reflect"
	"testing"
	"tilestead/rules/agricola/box"
)

// A baseCardRow is a card of the base game as it is printed, its effect left out.
type baseCardRow struct {
	Number          string
	Occupation      bool
	Players         int // the fewest, if not all numbers will do
	Cost, PerPerson amounts
	VP              int
	Traveling       bool
	Needs           map[string]struct{ Min, Max, Exact *int }
}

// printedNeeds are the prerequisites of the base game's cards.
var printedNeeds = map[string]box.Count{
	"occupations": box.CountOccupations, "grainFields": box.CountGrainFields, "vegetableFields": box.CountVegetableFields,
	"sheep": box.CountSheep, "clay": box.CountClay, "renovations": box.CountMaterial, "unusedSpaces": box.CountUnused,
	"ownPersonOnFishing": box.CountFishing,
}

// card is the row of our table that it amounts to.
func (r *baseCardRow) card(t *testing.T) box.HandCard {
	c := box.HandCard{ID: r.Number, Occupation: r.Occupation, Seats: r.Players, Cost: r.Cost.stock(t),
		PerPerson: r.PerPerson.stock(t), Points: r.VP, Passes: r.Traveling}
	for what, n := range r.Needs {
		of, ok := printedNeeds[what]
		switch {
		case !ok:
			t.Errorf("%s needs %q", r.Number, what)
		case n.Exact != nil:
			c.Needs = append(c.Needs, box.Exactly(*n.Exact, of)...)
		case n.Max != nil:
			c.Needs = append(c.Needs, box.AtMost(*n.Max, of)...)
		default:
			c.Needs = append(c.Needs, box.AtLeast(*n.Min, of)...)
		}
	}
	return c
}

// Every card of the base game has the price, prerequisite, points and players that are
// printed on it.
func TestBaseCards(t *testing.T) {
	var rows []baseCardRow
	readTable(t, "base_cards.json", &rows)
	if n := len(box.BaseMinors) + len(box.BaseOccupations); len(rows) != n {
		t.Errorf("%d cards, want %d", n, len(rows))
	}
	for i := range rows {
		want := rows[i].card(t)
		c, ok := box.FindCard(want.ID)
		if !ok {
			t.Errorf("there is no %s", want.ID)
			continue
		}
		has := &box.Cards[c]
		got := box.HandCard{ID: has.ID, Occupation: has.Occupation, Seats: has.Seats, Cost: has.Cost,
			PerPerson: has.PerPerson, Points: has.Points, Passes: has.Passes, Needs: has.Needs}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %+v, want %+v", want.ID, got, want)
		}
	}
}
