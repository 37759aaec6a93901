package carcassonne

import (
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// ghost draws the tile on the cell where an advice would place it, turned as it says, or the
// fairy beside the follower that she would guard.
func (b *Board) ghost(c *ui.Canvas, v *board.View, a rules.Action) (numbered ui.Point, ok bool) {
	m := b.moment(v)
	switch at := carcassonne.PosOf(a); a.Kind() {
	case carcassonne.KindPlace:
		p, k := m.land().cellAt(at), v.Camera.Scale
		if c != nil {
			c.Clip(v.Frame.Map)
			drawTile(c, m.s.Hand(), int(carcassonne.TurnOf(a)), variantAt(at), p, k, palette.Alpha(ui.White, 0.8))
			frame(c, "strong", p, k, palette.UIGold, 1)
			c.Unclip()
		}
		return ui.Point{X: p.X - side*k/2, Y: p.Y - side*k/2}, true
	case carcassonne.KindFairy:
		p, high := m.onCanvas(m.land().fairySpot(at, carcassonne.FeatureOf(a))), fairyHigh*m.land().pieceScale()
		if c != nil {
			c.Clip(v.Frame.Map)
			board.Piece(c, "fairy", p.X, p.Y, high, palette.Cream, palette.Alpha(ui.White, 0.85))
			c.Unclip()
		}
		return ui.Point{X: p.X + high/3, Y: p.Y - high}, true
	}
	return ui.Point{}, false
}
