package carcassonne

import (
	"fmt"
	"slices"
)

// Alike says whether a kind lies the same with q and with r quarter turns: a
// straight road does when it is turned half round, a cloister on grass always.
func Alike(k Kind, q, r int) bool {
	return q&3 == r&3 || slices.Equal(outlook(&Tiles[k], q), outlook(&Tiles[k], r))
}

// outlook describes the features of a tile with r turns, in an order that does
// not depend on how they are numbered.
func outlook(t *Tile, r int) (list []string) {
	edges := func(f *Feature) uint8 { return (f.Edges<<(r&3) | f.Edges>>(4-(r&3))) & 15 }
	for i := range t.Features {
		f := &t.Features[i]
		turns := 2 * (r & 3)
		var cities []uint8
		for j := range t.Features {
			if f.Borders>>j&1 != 0 {
				cities = append(cities, edges(&t.Features[j]))
			}
		}
		slices.Sort(cities)
		halves := f.Halves<<turns | f.Halves>>(8-turns)
		list = append(list, fmt.Sprint(f.Kind, edges(f), halves, cities, f.End, f.Pennants, f.Good, f.Marks, f.Tunnel))
	}
	slices.Sort(list)
	return list
}
