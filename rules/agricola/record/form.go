// Package record replays games of Agricola that another program recorded, and
// finds the first place where it and our rules disagree. Records are JSON, one
// game a line; docs/notation.md describes the form.
package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// A Game is one line of a record.
type Game struct {
	Mode       string
	Start      int      // the seat that begins, from 0
	StageCards []string // by round
	Hands      [2]Hands // of games with cards
	Steps      []Step
}

// Goods are amounts by name; what is missing is 0.
type Goods map[string]int

// A Step is one step of a game, with the position after it.
type Step struct {
	T     string // round, place, field, feed, breed, end
	Round int
	Card  string
	Seat  int
	State *Position

	Space     string // of a placement
	UsableIDs []string
	Did       []Deed

	Harvested []Goods // field

	Crafts    []struct{ ID string } // feed
	Converted Goods
	Paid      int
	Begging   int

	After Goods // breed

	Scores  []Sheet // end
	ByFacts []Corrected
	Winner  *int

	settles bool // of a round at whose beginning animals had no room
}

// A Deed is one choice within a placement.
type Deed struct {
	A        string
	Cell     string
	Cells    json.RawMessage // spaces, or crops by space
	Grain    int
	ID       string
	Returned string
	Kept     Goods
	Card     string // of a game with cards, as those below
	Used     Goods
	Cooked   Goods
	Released Goods
}

// A Sheet is a score sheet.
type Sheet struct {
	FieldTiles, Pastures, Grain, Vegetables, Sheep, Boar, Cattle, UnusedSpaces, FencedStables int
	ClayRooms, StoneRooms, People, Begging, Majors, CraftBonus, Cards, Total, TieBreak        int
}

// Corrected are lines of a Sheet that our facts score otherwise; nil where they do not.
type Corrected struct{ FieldTiles, Cards, Total *int }

// A Position is what everybody sees after a step; a seat that did not change is
// missing.
type Position struct {
	Seats  [2]*Seat
	Spaces Goods
	Start  int
}

// A Seat is what one seat has.
type Seat struct {
	Goods      Goods
	Animals    Goods
	House      string
	Rooms      []string
	Fields     map[string]string
	Stables    []string
	Pastures   [][]string
	FencesLeft int
	People     int
	Newborns   int
	Home       int
	Begging    int
	Majors     []string
	Coming     map[string]Goods

	Occupations, Minors, Hand []string                   // of a game with cards, as those below
	ComingOther               map[string]json.RawMessage // what else waits: animals and effects
}

// Read reads one line. The error names what does not fit the form.
func Read(line []byte) (*Game, error) {
	g := &Game{}
	if err := json.NewDecoder(bytes.NewReader(line)).Decode(g); err != nil {
		return nil, fmt.Errorf("not a recorded game: %w", err)
	}
	if g.Mode != "family" && g.Mode != "cards" {
		return nil, fmt.Errorf("mode %q; only modes family and cards can be replayed", g.Mode)
	}
	if len(g.Steps) == 0 || g.Start < 0 || g.Start > 1 {
		return nil, fmt.Errorf("%d steps, begun by seat %d; want some, and seat 0 or 1", len(g.Steps), g.Start)
	}
	for i := range g.Steps {
		if err := g.Steps[i].check(); err != nil {
			return nil, fmt.Errorf("step %d (%s): %w", i+1, g.Steps[i].T, err)
		}
	}
	return g, nil
}

// waiting is what waits on the spaces of rounds; animals are recorded apart.
func (s *Seat) waiting() map[string]Goods {
	all := maps.Clone(s.Coming)
	for _, round := range slices.Sorted(maps.Keys(s.ComingOther)) {
		animals := Goods{}
		if json.Unmarshal(s.ComingOther[round], &animals) == nil { // else effects
			all[round] = maps.Clone(all[round])
			if all[round] == nil {
				all[round] = Goods{}
			}
			maps.Copy(all[round], animals)
		}
	}
	return all
}

// check says what is missing in a step.
func (s *Step) check() error {
	switch {
	case s.T == "end" && len(s.Scores) != 2:
		return fmt.Errorf("%d score sheets, want 2", len(s.Scores))
	case s.T == "field" && len(s.Harvested) != 2:
		return fmt.Errorf("harvests of %d seats, want 2", len(s.Harvested))
	case s.T != "end" && s.State == nil:
		return fmt.Errorf("without the position after it")
	}
	return nil
}
