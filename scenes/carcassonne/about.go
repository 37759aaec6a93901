package carcassonne

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// About is what there is to know of what lies at p.
func (b *Board) About(v *board.View, p ui.Point) board.About {
	m := b.moment(v)
	lies := m.help().find(p)
	help := m.help()
	a := board.About{Tip: board.Capitals(help.tip(lies)), Evident: help.evident(p), Topic: help.topicAt(lies)}
	if _, full := m.s.TileAt(lies.at); lies.kind == cellThing && !full {
		a.Clear = m.aims().beside(lies.at) // a tile may show there that does not fit
	}
	if m.turn >= 0 && !b.clickable(v, p) {
		a.Refusal = m.help().refusal(lies)
		a.RefusalTopic = refusalTopics[m.why]
	}
	return a
}
