// Package carcassonne paints the tiles, pieces, marks, effects and icons of
// Carcassonne.
package paint

import "tilestead/assets/paint/book"

// addCarcassonne registers every picture of Carcassonne.
func addCarcassonne(b *book.Book) {
	addTiles(b)
	addCarcassonnePieces(b)
	addCarcassonneMarks(b)
	addCarcassonneEffects(b)
	addCarcassonneIcons(b)
}
