package agricola

import (
	"time"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/motion"
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

// flyPicture moves a card with its picture and the strip of its kind, and gives when it is there.
func (k *clip) flyPicture(at, wait time.Duration, strip ui.Color, picture string, from, to where) time.Duration {
	return k.act(at, wait, func(m *moment, c *ui.Canvas, t float64) {
		p := motion.Arc(from(m), to(m), 40, ui.Glide(t))
		size := m.flySize()
		r := ui.Rect{X: p.X - 2*size, Y: p.Y - 1.3*size, W: 4 * size, H: 2.6 * size}.Snap()
		ui.Plate(c, r, palette.Paper)
		c.Fill(ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 4}, strip)
		drawScene(c, picture, ui.Rect{X: r.X + 3, Y: r.Y + 7, W: r.W - 6, H: r.H - 10}, ui.White)
	})
}
