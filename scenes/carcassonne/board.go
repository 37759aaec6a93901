// Package carcassonne draws Carcassonne's table: the land of tiles with the
// figures on it, the tile in hand, the seats; it says what a click means there
// and moves what happens.
package carcassonne

import (
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Draw draws the position.
func (b *Board) Draw(c *ui.Canvas, v *board.View) {
	b.feet.pixels = c.S
	m := b.moment(v)
	m.land().drawMap(c)
	m.seats().drawPlates(c)
	m.seats().drawHand(c)
	m.seats().drawPieces(c)
}

// Confirm warns of nothing: whatever is placed can be taken back until chance
// has drawn the next tile.
func (b *Board) Confirm(*board.View, rules.Action) string { return "" }
