// Package carcassonne paints the tiles, pieces, marks, effects and icons of
// Carcassonne.
package carcassonne

import "tilestead/assets/paint/book"

// Add registers every picture of Carcassonne.
func Add(b *book.Book) {
	addTiles(b)
	addPieces(b)
	addMarks(b)
	addEffects(b)
	addIcons(b)
	addSetup(b)
}
