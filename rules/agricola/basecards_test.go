package agricola

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest/golden"
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
// printed on it. With -update a new card gets its line.
func TestBaseHandCards(t *testing.T) {
	file := filepath.Join("testdata", "base_cards.json")
	table, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	golden.File(t, file, newBaseCards(t, string(table)))
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

// newBaseCards is the table with a line for each card of the base game that has none; the others
// stay as they were written from the rules.
func newBaseCards(t *testing.T, table string) string {
	lines := strings.Split(strings.Trim(table, "[]\n"), ",\n")
	for i := range box.Cards {
		if c := &box.Cards[i]; !c.Moor() && !strings.Contains(table, fmt.Sprintf(`{"number": %q`, c.ID)) {
			lines = append(lines, baseLine(t, c))
		}
	}
	return "[\n" + strings.Join(lines, ",\n") + "\n]\n"
}

// baseLine is a card as a line of the table: what that of all hand cards says, its kind and what
// it needs.
func baseLine(t *testing.T, c *box.HandCard) string {
	printed := *c
	printed.Play, printed.Then, printed.Hooks, printed.Score = box.Effect{}, box.Effect{}, nil, nil
	line := strings.NewReplacer(`{"id"`, `{"number"`, `"costPerPerson"`, `"perPerson"`).Replace(printedOf(&printed))
	line = strings.TrimSuffix(line, "}")
	if c.Occupation {
		line += `, "occupation": true`
	}
	var needs []string
	for _, n := range c.Needs {
		for what, of := range printedNeeds {
			switch {
			case of != n.Of:
			case n.Least == n.Most:
				needs = append(needs, fmt.Sprintf(`%q: {"exact": %d}`, what, n.Most))
			case n.Most < box.NoLimit:
				needs = append(needs, fmt.Sprintf(`%q: {"max": %d}`, what, n.Most))
			default:
				needs = append(needs, fmt.Sprintf(`%q: {"min": %d}`, what, n.Least))
			}
		}
	}
	if len(needs) < len(c.Needs) {
		t.Errorf("%s needs something that has no word: %+v", c.ID, c.Needs)
	}
	if needs != nil {
		slices.Sort(needs)
		line += `, "needs": {` + strings.Join(needs, ", ") + "}"
	}
	return line + "}"
}

// A new card's line says what the table says of the cards that there are.
func TestBaseCardsArePrinted(t *testing.T) {
	for i := range box.Cards {
		c := &box.Cards[i]
		if c.Moor() {
			continue
		}
		var row baseCardRow
		if err := json.Unmarshal([]byte(baseLine(t, c)), &row); err != nil {
			t.Fatalf("%s: %v", baseLine(t, c), err)
		}
		if got, want := row.card(t), c; got.Occupation != want.Occupation || got.Seats != want.Seats ||
			got.Cost != want.Cost || got.PerPerson != want.PerPerson || got.Points != want.Points ||
			got.Passes != want.Passes || !reflect.DeepEqual(got.Needs, want.Needs) {
			t.Errorf("%s is printed as %s", c.ID, baseLine(t, c))
		}
	}
}
