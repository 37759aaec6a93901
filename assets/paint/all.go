// Package paint paints every picture of the game from code and packs them on
// sheets. Nothing here runs while the game is played. What it paints with is in
// brush, how pictures are packed in book, what many of them show in props and
// common, and the rivals' portraits in rivals; each title has a folder of its own.
package paint

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/rivals"
)

// All is the book of every picture of the game.
func All() *book.Book {
	b := &book.Book{}
	common.Add(b)
	for _, add := range painters {
		add(b)
	}
	addTitles(b)
	rivals.Add(b)
	return b
}
