package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// ghost draws the settlements that an advice would build.
func (b *Board) ghost(c *ui.Canvas, v *board.View, a rules.Action) (numbered ui.Point, ok bool) {
	if a.Kind() != montana.KindBuild {
		return ui.Point{}, false
	}
	m := b.moment(v)
	h := montana.HexOf(a)
	at, k := m.land().hexAt(h), v.Camera.Scale
	if c != nil {
		placed, _, _, _ := m.s.Gains(m.turn, h)
		c.Clip(v.Frame.Map)
		m.land().drawGhosts(c, ui.Point{X: at.X, Y: at.Y - 8*k}, k, m.turn, placed, 0.75)
		c.Unclip()
	}
	return ui.Point{X: at.X - 40*k, Y: at.Y - 50*k}, true
}
