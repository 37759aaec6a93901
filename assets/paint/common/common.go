// Package common paints the pictures that all titles share: icons,
// letters, pieces and textures.
package common

import "tilestead/assets/paint/book"

// Add registers every picture that all titles use.
func Add(b *book.Book) {
	addIcons(b)
	addPieces(b)
	addLetters(b)
	addTextures(b)
}
