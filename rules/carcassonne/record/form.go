// Package record replays games of Carcassonne that another program recorded,
// and finds the first place where it and our rules disagree. Records are JSON,
// one game a line; docs/notation.md describes the form.
package record

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// A Game is one line of a record.
type Game struct {
	Sets    []string
	Players int
	Parts   []Part
	Final   []int
	Tokens  []map[string]int
	Aside   []string `json:"end_disc"` // tiles laid aside at the end
}

// A Part is one part of a turn.
type Part struct {
	P      int      // seat
	T      string   // tile
	X, Y   int      // cell
	R      int      // clockwise quarter turns
	N      int      // legal placements, all turns counted
	Disc   []string // tiles laid aside just before
	O      *int     // figure offers; nil where nothing at all was on offer
	A      string   // what was done in step D
	D      [][3]int // dragon steps: seat, cell
	Scores []int    `json:"s"`
	U      []string // supplies, such as "5Bbp"
}

// Read reads one line. The error names what does not fit the form.
func Read(line []byte) (*Game, error) {
	g := &Game{}
	if err := json.NewDecoder(bytes.NewReader(line)).Decode(g); err != nil {
		return nil, fmt.Errorf("not a recorded game: %w", err)
	}
	if len(g.Sets) == 0 || g.Sets[0] != "base" {
		return nil, fmt.Errorf("sets %q; the first must be base", g.Sets)
	}
	return g, nil
}
