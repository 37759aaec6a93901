// Package oracle is a second opinion on Carcassonne, for tests: the rules once
// more, written from their text alone and as plainly as they can be. It knows
// nothing of rules/carcassonne but the notation of actions, keeps its own
// table, and looks for roads, cities and fields anew whenever it is asked.
//
// Section numbers in comments are those of the chapter on Carcassonne in
// docs/rulings.md.
package oracle

import (
	"encoding/json"
	"fmt"
	"slices"
)

// The kinds of feature, as the list of tiles names them.
const (
	road     = "road"
	city     = "city"
	cloister = "cloister"
	field    = "field"
)

// A Tile is a kind of tile, with its features as it lies unturned.
type Tile struct {
	ID, Set                        string
	Count                          int
	Start, Volcano, Dragon, Portal bool
	Edges                          map[string]string // by the letters of sides: city, road or field
	Features                       []Feature
}

// A Feature is a road, city, cloister or field of a tile.
type Feature struct {
	ID, Kind                 string
	Edges, Halves, Borders   []string
	Pennants                 int
	Goods                    string
	Inn, Cathedral, Princess bool

	sides, halves []int // Edges and Halves as numbers
}

var (
	sideNames = []string{"N", "E", "S", "W"}
	halfNames = []string{"NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"}
)

// ReadTiles reads a list of tiles; testdata/tiles.json is one.
func ReadTiles(data []byte) ([]*Tile, error) {
	var list struct{ Tiles []*Tile }
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, err
	}
	for _, t := range list.Tiles {
		for i := range t.Features {
			f := &t.Features[i]
			for _, name := range f.Edges {
				f.sides = append(f.sides, slices.Index(sideNames, name))
			}
			for _, name := range f.Halves {
				f.halves = append(f.halves, slices.Index(halfNames, name))
			}
			if slices.Contains(f.sides, -1) || slices.Contains(f.halves, -1) {
				return nil, fmt.Errorf("tile %s, feature %s: edges %v or half-edges %v: want some of %v, %v",
					t.ID, f.ID, f.Edges, f.Halves, sideNames, halfNames)
			}
		}
	}
	return list.Tiles, nil
}

// feature is the number of the feature with that id, or -1.
func (t *Tile) feature(id string) int {
	return slices.IndexFunc(t.Features, func(f Feature) bool { return f.ID == id })
}

// shows is what the tile shows on a side once it is turned.
func (t *Tile) shows(side, turn int) string { return t.Edges[sideNames[(side+4-turn)%4]] }
