// Package record replays games of Montana that another program recorded, and
// finds the first place where it and our rules disagree. Records are JSON, one
// game a line; docs/notation.md describes the form.
package record

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// A Game is one line of a record.
type Game struct {
	ID      string
	Players int
	Setup   struct {
		Tiles     [][2]any // tile, rotation
		Start     [2]int
		StartSeat int      `json:"start_seat"`
		Spins     [][3]any // seat, sector, workers taken
		S         Position
	}
	Turns []Turn
	Final struct {
		Winners []int
		Left    []int
		Tie1    []int
		Tie2    []int
		Turns   []int
	}
}

// A Turn is what one seat did; an extra turn is a turn of its own.
type Turn struct {
	P       int
	Extra   int
	N       [3]int
	Do      []Step
	Clear   []string
	Canteen int
	S       Position
}

// A Step is one thing done in a turn; which fields count depends on A.
type Step struct {
	A        string
	P        int
	For      string
	Sector   int
	Take     any // letters for workers, a list for rewards
	Back     string
	Adv      *int
	Count    int
	Place    string
	Use      string
	N        any // a number, or two for a build
	M        *int
	M2       *int
	Row      string
	Col      int
	NoCattle int
	Hex      [2]int
	Put      int
	Rows     int
	Cattle   int
	Canteens int
	Silver   *int
	Short    [][2]any
	Lack     [][2]any
}

// A Position is what a record says of the table after a turn.
type Position struct {
	Seats   [][]any // silver, goods, workers, cattle, canteens, settlements left
	Goods   []int
	Workers []int
	Cattle  int
	Map     [2]int // cattle and canteens still on the map
	Board   map[string]string
	Arrow   int
	End     int
}

// Read reads one line. The error names what does not fit the form.
func Read(line []byte) (*Game, error) {
	g := &Game{}
	d := json.NewDecoder(bytes.NewReader(line))
	if err := d.Decode(g); err != nil {
		return nil, fmt.Errorf("not a recorded game: %w", err)
	}
	if g.Players < 2 || g.Players > 4 {
		return nil, fmt.Errorf("game %q: %d players; Montana is for 2 to 4", g.ID, g.Players)
	}
	for i, t := range g.Setup.Tiles {
		if _, ok := t[0].(string); !ok {
			return nil, fmt.Errorf("game %q: setup.tiles[%d]: want [tile, rotation]", g.ID, i)
		}
	}
	for i, sp := range g.Setup.Spins {
		if _, ok := sp[2].(string); !ok {
			return nil, fmt.Errorf("game %q: setup.spins[%d]: want [seat, sector, workers]", g.ID, i)
		}
	}
	return g, nil
}
