package montana

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// About is what there is to know of the thing at p.
func (b *Board) About(v *board.View, p ui.Point) board.About {
	m := b.moment(v)
	lies := m.help().find(p)
	a := board.About{Tip: board.Capitals(m.help().tip(lies)), Topic: m.help().topicAt(p, lies)}
	if m.turn >= 0 && !b.clickable(v, p) {
		a.Refusal = m.help().refusal(lies)
	}
	return a
}
