package board

import "tilestead/ui"

// A Face is a card as lists of cards show it.
type Face struct {
	Name string
	Deck string   // what cards it is one of, such as "Occupations"
	Does string   // in a line
	Text []string // all there is to read of it
	Draw func(c *ui.Canvas, r ui.Rect)
}
