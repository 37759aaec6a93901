package agricola

import (
	"reflect"
	"slices"
	"testing"
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
func effectsOf(c *HandCard) []*Effect {
	list := []*Effect{&c.Play, &c.Then}
	for i := range c.Hooks {
		list = append(list, &c.Hooks[i].Do)
	}
	return list
}

// numbersOf are the rows of numbers of a card, as far as a game can need them.
func numbersOf(c *HandCard) (rows [][]int) {
	of := func(a *Amount) {
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

// numbersOf are the same from the rules.
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

// What is printed on each card, and its rows of numbers, is as the rules have it.
func TestHandCards(t *testing.T) {
	var rows []cardRow
	readTable(t, "hand_cards.json", &rows)
	if len(rows) != len(Cards) {
		t.Fatalf("%d cards, want %d", len(Cards), len(rows))
	}
	for i, r := range rows {
		c := &Cards[i]
		if c.ID != r.ID || c.Cost != r.Cost.stock(t) || c.PerPerson != r.CostPerPerson.stock(t) || c.Points != r.VP ||
			c.Seats != r.Players || c.Passes != r.Traveling {
			t.Errorf("%s costs %v and %v a person, has %d points, is for %d and passes %t; should be %+v", c.ID, c.Cost,
				c.PerPerson, c.Points, c.Seats, c.Passes, r)
		}
		if got, want := numbersOf(c), r.numbers(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s has the numbers %v, should have %v", r.ID, got, want)
		}
		var in, at [][]int8
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
		if !slices.EqualFunc(in, r.RoundsFromNow, slices.Equal) || !slices.EqualFunc(at, r.Rounds, slices.Equal) {
			t.Errorf("%s has something on rounds %v from now, and %v; should be %v and %v", r.ID, in, at, r.RoundsFromNow,
				r.Rounds)
		}
	}
}
