// Package montana says which picture belongs to which hex of Montana's table.
package montana

import "tilestead/rules/montana"

// A Terrain is what a hex shows. It follows from the table alone, so that the
// picture never disagrees with the rules.
type Terrain int8

// The terrains.
const (
	Wheat    Terrain = iota // grain in the price
	Pumpkins                // more pumpkin than grain in the price
	Mesa                    // neither: copper and stone only
	Pasture                 // a cow stands here
	River                   // two settlements
	Lake
	Mountain
	Terrains // how many there are
)

var names = [Terrains]string{"wheat", "pumpkins", "mesa", "pasture", "river", "lake", "mountain"}

// Name is the part of a sprite's name that stands for t.
func (t Terrain) Name() string { return names[t] }

// Pictures is how many pictures there are of t, numbered from 0.
func (t Terrain) Pictures() int { return 4 }

// TerrainOf is what face f shows.
func TerrainOf(f montana.Face) Terrain {
	grain, pumpkin := f.Cost[montana.Grain], f.Cost[montana.Pumpkin]
	switch {
	case f.Kind == montana.Lake:
		return Lake
	case f.Kind == montana.Mountain:
		return Mountain
	case f.Double:
		return River
	case f.Cattle:
		return Pasture
	case grain+pumpkin == 0:
		return Mesa
	case pumpkin > grain:
		return Pumpkins
	}
	return Wheat
}
