// Package montana paints the hexes, marks, scenes and the disc of Montana.
package montana

import "tilestead/assets/paint/book"

// Add registers every picture of Montana.
func Add(b *book.Book) {
	addHexes(b)
	addMarks(b)
	addDisc(b)
	addWorkScenes(b)
}
