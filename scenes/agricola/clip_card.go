package agricola

import (
	"time"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// cardPlayed brings a card from a hand in front of its owner, with its face up.
func (k *clip) cardPlayed(e agricola.CardPlayed) {
	k.Cue(0, cue.Card)
	from := func(m *moment) ui.Point {
		if e.Seat != m.own || !m.at.cards {
			return m.plateOf(e.Seat).Center()
		}
		cards := m.cards().hand()
		for i, r := range m.at.handBoxes(cards) {
			if cards[i] == e.Card {
				return r.Center()
			}
		}
		return m.at.hand.Center()
	}
	there := k.flyFace(e.Card, from, frontOf(e.Seat))
	k.turnEstates(there)
	k.plate(there, flash, e.Seat)
}

// flyFace moves a card of a hand with its face up, and gives when it is there.
func (k *clip) flyFace(card box.Card, from, to where) time.Duration {
	return k.flyPicture(0, 2*rising, stripOf(card), handPicture(card), from, to)
}
