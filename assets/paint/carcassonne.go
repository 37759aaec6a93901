// Package carcassonne paints the tiles, pieces, marks, effects and icons of
// Carcassonne.
package paint

// addCarcassonne registers every picture of Carcassonne.
func addCarcassonne(b *Book) {
	addTiles(b)
	addCarcassonnePieces(b)
	addCarcassonneMarks(b)
	addCarcassonneEffects(b)
	addCarcassonneIcons(b)
}
