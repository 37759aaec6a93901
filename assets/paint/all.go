// Package paint paints every picture of the game from code and packs them on
// sheets. Nothing here runs while the game is played. What it paints with is in
// brush, how pictures are packed in book, what many of them show in props and
// common; each title has a folder of its own.
package paint

import (
	"tilestead/assets/paint/agricola"
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/carcassonne"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/montana"
)

// All is the book of every picture of the game.
func All() *book.Book {
	b := &book.Book{}
	common.Add(b)
	montana.Add(b)
	carcassonne.Add(b)
	agricola.Add(b)
	addTitles(b)
	return b
}
