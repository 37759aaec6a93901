package agricola

import (
	"reflect"
	"testing"
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
var printedNeeds = map[string]count{
	"occupations": countOccupations, "grainFields": countGrainFields, "vegetableFields": countVegetableFields,
	"sheep": countSheep, "clay": countClay, "renovations": countMaterial, "unusedSpaces": countUnused,
	"ownPersonOnFishing": countFishing,
}

// card is the row of our table that it amounts to.
func (r *baseCardRow) card(t *testing.T) HandCard {
	c := HandCard{ID: r.Number, Occupation: r.Occupation, Seats: r.Players, Cost: r.Cost.stock(t),
		PerPerson: r.PerPerson.stock(t), Points: r.VP, Passes: r.Traveling}
	for what, n := range r.Needs {
		of, ok := printedNeeds[what]
		switch {
		case !ok:
			t.Errorf("%s needs %q", r.Number, what)
		case n.Exact != nil:
			c.Needs = append(c.Needs, exactly(*n.Exact, of)...)
		case n.Max != nil:
			c.Needs = append(c.Needs, atMost(*n.Max, of)...)
		default:
			c.Needs = append(c.Needs, atLeast(*n.Min, of)...)
		}
	}
	return c
}

// Every card of the base game has the price, prerequisite, points and players that are
// printed on it.
func TestBaseCards(t *testing.T) {
	var rows []baseCardRow
	readTable(t, "base_cards.json", &rows)
	if n := len(baseMinors) + len(baseOccupations); len(rows) != n {
		t.Errorf("%d cards, want %d", n, len(rows))
	}
	for i := range rows {
		want := rows[i].card(t)
		c, ok := FindCard(want.ID)
		if !ok {
			t.Errorf("there is no %s", want.ID)
			continue
		}
		has := &Cards[c]
		got := HandCard{ID: has.ID, Occupation: has.Occupation, Seats: has.Seats, Cost: has.Cost,
			PerPerson: has.PerPerson, Points: has.Points, Passes: has.Passes, Needs: has.Needs}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %+v, want %+v", want.ID, got, want)
		}
	}
}
