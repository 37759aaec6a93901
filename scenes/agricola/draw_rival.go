package agricola

import (
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// While a rival is looked at, its colour frames the farm, the strip and the goods, so that
// nobody takes them for the own ones.

// framed frames a box in the colour of the rival that is looked at.
func (m *moment) framed(c *ui.Canvas, r ui.Rect) {
	outline(c, c.Snap(r.Inset(-1)), 2, palette.Seats[m.Seats[m.seen].Look].Fill)
}

// drawSeen frames the goods of a rival.
func (m ownedPart) drawSeen(c *ui.Canvas) {
	switch {
	case m.seen == m.own:
	case m.Frame.Layout == ui.Compact:
		m.framed(c, m.at.goods)
		m.framed(c, m.at.needs.Or(m.at.points).Or(m.at.score))
	default:
		m.framed(c, m.at.stores())
	}
}

// drawRivalStrip frames the strip and names the rival on its last place, where nothing is
// done on a farm of others.
func (m farmPart) drawRivalStrip(c *ui.Canvas) {
	if m.seen == m.own || m.Frame.Layout == ui.Compact {
		return
	}
	at := m.Frame.Buttons[deedPlace-1]
	m.framed(c, ui.Rect{X: m.at.goods.X, Y: at.Y - 1, W: m.at.stores().W, H: at.H + 2})
	y := at.Y + at.H/2
	ui.Medal(c, at.X+10, y, 8, m.Seats[m.seen].Look)
	board.LayName(m.Name(m.seen), at.W-24, at.H-2).Write(c, at.X+22, y, palette.Cream)
}
