package agricola

import (
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// cardPlayed brings a card from a hand in front of its owner, with its face up.
func (k *clip) cardPlayed(e agricola.CardPlayed) {
	k.Cue(0, cue.Draw)
	from := func(m *moment) ui.Point {
		if e.Seat != m.own || !m.at.cards {
			return m.plateOf(e.Seat).Center()
		}
		cards := m.hand()
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
func (k *clip) flyFace(card agricola.Card, from, to where) time.Duration {
	return k.act(0, 2*rising, func(m *moment, c *ui.Canvas, t float64) {
		p := motion.Arc(from(m), to(m), 40, ui.Glide(t))
		size := m.flySize()
		r := ui.Rect{X: p.X - 2*size, Y: p.Y - 1.3*size, W: 4 * size, H: 2.6 * size}.Snap()
		ui.Plate(c, r, palette.Paper)
		c.Fill(ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 4}, stripOf(card))
		drawScene(c, handPicture(card), ui.Rect{X: r.X + 3, Y: r.Y + 7, W: r.W - 6, H: r.H - 10}, ui.White)
	})
}

// cardDeed puts on the time line what only cards of the hand bring about; ok is
// false for anything else.
func (k *clip) cardDeed(m *moment, event rules.Event) (ok bool) {
	one := func(c agricola.Cell) agricola.Mask { return agricola.Mask(1) << c }
	switch e := event.(type) {
	case agricola.Picked:
		k.picked(m, e)
	case agricola.PacketCame:
		k.packetCame(m, e)
	case agricola.Swapped:
		k.makes(e.Seat, e.Cost, e.Got, frontOf(e.Seat))
	case agricola.Paid:
		k.turnEstates(k.pay(0, e.Seat, e.Cost, supplyAt))
	case agricola.Banked:
		k.Cue(0, cue.Score)
		k.sparks(0, frontOf(e.Seat), e.N)
		k.plate(0, sign, e.Seat)
	case agricola.Promised:
		k.Cue(0, cue.Place)
		k.plate(0, sign, e.Seat)
	case agricola.Marked:
		k.notes(e.Seat, cue.Place)
	case agricola.MovedUp:
		k.Cue(0, cue.Draw)
		k.flyCard(0, supplyAt, supplyAt)
	case agricola.Raised:
		k.notes(e.Seat, goodCues[agricola.Cattle])
	case agricola.Laid:
		k.Cue(0, cue.Tile)
		k.shows(0, rising, 0, e.Seat, one(e.Cell), upward)
	case agricola.Blocked:
		k.rises(e.Seat, e.Cell)
	case agricola.Rehoused:
		k.rises(e.Seat, e.Cell)
	case agricola.Ripened:
		k.Cue(0, cue.Grain)
		p := k.is.Player(e.Seat)
		k.shows(0, rising, stagger, e.Seat, p.Fields, upward)
	case agricola.Weeded:
		k.Cue(0, cue.Tile)
		k.shows(0, rising, stagger, e.Seat, e.Cells, sideways)
	case agricola.Shifted:
		k.Cue(0, cue.Grain)
		k.shows(0, rising, stagger, e.Seat, (one(e.From)|one(e.To))&k.is.Player(e.Seat).Land, upward)
	default:
		return false
	}
	return true
}
