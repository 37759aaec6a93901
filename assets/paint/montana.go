// Package montana paints the hexes, marks, scenes and the disc of Montana.
package paint

import "tilestead/assets/paint/book"

// addMontana registers every picture of Montana.
func addMontana(b *book.Book) {
	addHexes(b)
	addMarks(b)
	addDisc(b)
	addWorkScenes(b)
}
