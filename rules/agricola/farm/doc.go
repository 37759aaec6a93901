// Package farm holds the geometry of a farm of Agricola: cells, and sets of them as masks, rooms,
// fields and pastures, fences and where they can go, and whether a herd has room.
//
// It knows what is in the box, and no player, no game and no action.
//
// Section numbers in comments (3, 6 …) are those of the chapter on Agricola in docs/rulings.md.
package farm
