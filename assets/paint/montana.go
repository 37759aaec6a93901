// Package montana paints the hexes, marks, scenes and the disc of Montana.
package paint

// addMontana registers every picture of Montana.
func addMontana(b *Book) {
	addHexes(b)
	addMarks(b)
	addDisc(b)
	addWorkScenes(b)
}
