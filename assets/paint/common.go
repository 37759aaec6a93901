// Package common paints the pictures that all titles share: icons, glyphs,
// letters, pieces and textures.
package paint

import "tilestead/assets/paint/book"

// addShared registers every picture that all titles use.
func addShared(b *book.Book) {
	addGlyphs(b)
	addIcons(b)
	addPieces(b)
	addLetters(b)
	addTextures(b)
}
