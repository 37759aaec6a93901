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

// A cardRow is a card as the rules have it: what is printed on it, and its rows of
// numbers. Those of effects are from a number on so much, until the next one.
type cardRow struct {
	ID            string
	Cost          amounts
	CostPerPerson amounts
	VP            int
	Players       int
	Traveling     bool
	Numbers       [][][2]int
	RoundsFromNow [][]int8
	Rounds        [][]int8
}

// effectsOf are all of a card, from that of playing it on.
func effectsOf(c *box.HandCard) []*box.Effect {
	list := []*box.Effect{&c.Play, &c.Then}
	for i := range c.Hooks {
		list = append(list, &c.Hooks[i].Do)
	}
	return list
}

// numbersOf are the rows of numbers of a card, as far as a game can need them.
func numbersOf(c *box.HandCard) (rows [][]int) {
	of := func(a *box.Amount) {
		if len(a.Steps) == 0 {
			return
		}
		var row []int
		for n := range 20 {
			switch {
			case n >= len(a.Steps) && a.Exact:
				row = append(row, 0)
			default:
				row = append(row, int(a.Steps[min(n, len(a.Steps)-1)]))
			}
		}
		rows = append(rows, row)
	}
	for _, e := range effectsOf(c) {
		for i := range e.Parts {
			of(&e.Parts[i].By)
		}
	}
	for i := range c.Score {
		of(&c.Score[i])
	}
	return rows
}

// numbers are the same from the rules.
func (r *cardRow) numbers() (rows [][]int) {
	for _, steps := range r.Numbers {
		var row []int
		for n := range 20 {
			got := 0
			for _, from := range steps {
				if n >= from[0] {
					got = from[1]
				}
			}
			row = append(row, got)
		}
		rows = append(rows, row)
	}
	return rows
}

// printedOf is a card as a line of the table.
func printedOf(c *box.HandCard) string {
	var b strings.Builder
	fmt.Fprintf(&b, `{"id": %q`, c.ID)
	goods := func(name string, of box.Stock) {
		var list []string
		for g, n := range of {
			if n != 0 {
				list = append(list, fmt.Sprintf("%q: %d", box.GoodIDs[g], n))
			}
		}
		if list != nil {
			fmt.Fprintf(&b, `, %q: {%s}`, name, strings.Join(list, ", "))
		}
	}
	lists := func(name string, of any) {
		if s := strings.Join(strings.Fields(fmt.Sprint(of)), ", "); s != "[]" {
			fmt.Fprintf(&b, `, %q: %s`, name, s)
		}
	}
	goods("cost", c.Cost)
	goods("costPerPerson", c.PerPerson)
	if c.Points != 0 {
		fmt.Fprintf(&b, `, "vp": %d`, c.Points)
	}
	if c.Seats != 0 {
		fmt.Fprintf(&b, `, "players": %d`, c.Seats)
	}
	if c.Passes {
		b.WriteString(`, "traveling": true`)
	}
	var steps [][][]int
	for _, row := range numbersOf(c) {
		steps = append(steps, changes(row))
	}
	lists("numbers", steps)
	in, at := roundsOf(c)
	lists("roundsFromNow", in)
	lists("rounds", at)
	return b.String() + "}"
}

// changes are from which place on a row has which number.
func changes(row []int) (list [][]int) {
	was := 0
	for i, n := range row {
		if n != was {
			list = append(list, []int{i, n})
		}
		was = n
	}
	return list
}

// roundsOf are those on which a card puts something, counted from now and as they are.
func roundsOf(c *box.HandCard) (in, at [][]int8) {
	for _, e := range effectsOf(c) {
		for _, p := range e.Parts {
			if p.In != nil {
				in = append(in, p.In)
			}
			if p.Rounds != nil {
				at = append(at, p.Rounds)
			}
		}
	}
	return in, at
}

// newCards is the table with a line for each card that has none; the others stay as they were
// written from the rules.
func newCards(table string) string {
	lines := strings.Split(strings.Trim(table, "[]\n\t"), ",\n\t")
	for i := range box.Cards {
		if c := &box.Cards[i]; !strings.Contains(table, fmt.Sprintf(`{"id": %q`, c.ID)) {
			lines = append(lines, printedOf(c))
		}
	}
	slices.Sort(lines)
	return "[\n\t" + strings.Join(lines, ",\n\t") + "\n]\n"
}

// What is printed on each card, and its rows of numbers, is as the rules have it. With -update
// a new card gets its line.
func TestHandCards(t *testing.T) {
	file := filepath.Join("testdata", "hand_cards.json")
	table, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	golden.File(t, file, newCards(string(table)))
	var rows []cardRow
	readTable(t, "hand_cards.json", &rows)
	if len(rows) != len(box.Cards) {
		t.Fatalf("%d cards, want %d", len(box.Cards), len(rows))
	}
	for i, r := range rows {
		c := &box.Cards[i]
		if c.ID != r.ID || c.Cost != r.Cost.stock(t) || c.PerPerson != r.CostPerPerson.stock(t) || c.Points != r.VP ||
			c.Seats != r.Players || c.Passes != r.Traveling {
			t.Errorf("%s costs %v and %v a person, has %d points, is for %d and passes %t; should be %+v", c.ID, c.Cost,
				c.PerPerson, c.Points, c.Seats, c.Passes, r)
		}
		if got, want := numbersOf(c), r.numbers(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s has the numbers %v, should have %v", r.ID, got, want)
		}
		in, at := roundsOf(c)
		if !slices.EqualFunc(in, r.RoundsFromNow, slices.Equal) || !slices.EqualFunc(at, r.Rounds, slices.Equal) {
			t.Errorf("%s has something on rounds %v from now, and %v; should be %v and %v", r.ID, in, at, r.RoundsFromNow,
				r.Rounds)
		}
	}
}

// A new card's line says what the table says of the cards that there are.
func TestCardsArePrinted(t *testing.T) {
	for i := range box.Cards {
		var row cardRow
		if err := json.Unmarshal([]byte(printedOf(&box.Cards[i])), &row); err != nil {
			t.Fatalf("%s: %v", printedOf(&box.Cards[i]), err)
		}
		in, at := roundsOf(&box.Cards[i])
		if c := &box.Cards[i]; c.ID != row.ID || c.Cost != row.Cost.stock(t) ||
			c.PerPerson != row.CostPerPerson.stock(t) ||
			c.Points != row.VP || c.Seats != row.Players || c.Passes != row.Traveling ||
			!reflect.DeepEqual(numbersOf(c), row.numbers()) || !slices.EqualFunc(in, row.RoundsFromNow, slices.Equal) ||
			!slices.EqualFunc(at, row.Rounds, slices.Equal) {
			t.Errorf("%s is printed as %s", c.ID, printedOf(c))
		}
	}
}
