package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// alone says whether a seat is the only person at the table: only then what moves for it
// is for everybody's eyes.
func (m *moment) alone(seat rules.Seat) bool {
	for i := range rules.Seat(m.s.Players()) {
		if m.Person(i) != (i == seat) {
			return false
		}
	}
	return true
}

// picked moves the card that is kept from the own packet to the hand; what others keep
// is not seen.
func (k *clip) picked(e agricola.Picked) {
	m := k.m
	i := slices.Index(m.cards().packet(), e.Card)
	if !m.alone(e.Seat) || !m.cards().packetOpen() || i < 0 || k.Reduced {
		return
	}
	rest := slices.Delete(m.cards().packet(), i, i+1)
	from := func(m *moment) ui.Point { return m.at.packetBoxes(len(rest) + 1)[i].Center() }
	k.Cue(0, cue.Packet)
	k.Hide(spacesPiece)
	k.Add(0, 2*rising, func(m *moment, c *ui.Canvas, _ float64) { m.cards().drawPacket(c, rest) })
	there := k.flyFace(e.Card, from, func(m *moment) ui.Point { return m.at.hand.Center() })
	k.turn(there, (*moment).drawMiddle)
}

// packetCame moves the packet that comes to the own seat, and with it all others from
// neighbour to neighbour: they are handed on at the same time.
func (k *clip) packetCame(e agricola.PacketCame) {
	n := k.is.Player(e.Seat).Packet.Size()
	if !k.m.alone(e.Seat) || n == 0 || n == 1 && k.is.LastCardGoes() || k.Reduced {
		return
	}
	seats := rules.Seat(k.is.Players())
	giver, taker := (e.Seat+seats-1)%seats, (e.Seat+1)%seats
	if e.Right {
		giver, taker = taker, giver
	}
	k.Cue(0, cue.Packet)
	k.Hide(spacesPiece)
	k.Add(0, flight, func(m *moment, c *ui.Canvas, _ float64) {
		m.works().drawSpaces(c)
		m.works().drawLinks(c)
		m.works().drawTarget(c)
		m.works().drawSpecials(c)
	})
	middle := func(m *moment) ui.Point { return m.at.spaces.Center() }
	plate := func(seat rules.Seat) where {
		return func(m *moment) ui.Point { return m.plateOf(seat).Center() }
	}
	for other := range seats {
		next := (other + taker - e.Seat + seats) % seats
		if other != e.Seat && next != e.Seat {
			k.Fly(0, flight, packetOf(n), plate(other), plate(next))
		}
	}
	k.Fly(0, flight, packetOf(n), middle, plate(taker))
	there := k.Fly(0, flight, packetOf(n), plate(giver), middle)
	k.turn(there, (*moment).drawMiddle)
}

// packetOf draws the backs of a packet, of a large one as many as can be told apart.
func packetOf(n int) drawer {
	const most, apart = 7, 3
	return func(m *moment, c *ui.Canvas, p ui.Point) {
		size := m.flySize()
		for i := range min(n, most) {
			x, y := p.X+apart*float64(i), p.Y+apart*float64(i)
			drawBack(c, ui.Rect{X: x - size, Y: y - 1.4*size, W: 2 * size, H: 2.8 * size}.Snap(), handBack)
		}
	}
}
