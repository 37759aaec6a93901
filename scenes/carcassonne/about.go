package carcassonne

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// About is what there is to know of what lies at p.
func (b *Board) About(v *board.View, p ui.Point) board.About {
	m := b.moment(v)
	lies := m.find(p)
	a := board.About{Tip: board.Capitals(m.tip(lies)), Evident: m.evident(p), Topic: m.topicAt(lies)}
	if m.turn >= 0 && !b.clickable(v, p) {
		a.Refusal = m.refusal(lies)
		a.RefusalTopic = refusalTopics[m.why]
	}
	return a
}
