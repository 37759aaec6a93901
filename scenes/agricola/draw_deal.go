package agricola

import (
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// medalSize is how large the sign of a seat is that has used a special card.
const medalSize = 7.0

// specialsShown are the special cards that lie on the table, in the order of
// their places; alone only the open one.
func (m worksPart) specialsShown() (cards []int) {
	if m.s.Players() == 1 {
		if card, ok := m.s.SpecialUp(); ok {
			return []int{card}
		}
		return nil
	}
	for i := range box.SpecialCards {
		if m.s.SpecialCards()>>i&1 != 0 {
			cards = append(cards, i)
		}
	}
	return cards
}

// minusSign stands before what is paid, in words.
const minusSign = "−"

// A usedNote is what stands over the right end of a used card: the sign of its user, and on a slip
// whose it is and what its next use costs.
type usedNote struct {
	look  int
	slip  ui.Rect
	words string
	fee   int // 0 where the viewer can't use it
}

// usedNotes are those of the used cards that lie under the head, in as many words as have room beside
// its short form.
func (m worksPart) usedNotes() (list []usedNote) {
	head := m.grid.head
	for i, card := range m.specialsShown() {
		user := m.s.SpecialUser(card)
		if user == rules.Nobody || m.s.SpecialDown(card) {
			continue
		}
		n := usedNote{look: m.Seats[user].Look}
		n.fee, _ = m.s.SpecialFee(m.own, card)
		r := m.grid.cards[i]
		right := r.X + r.W - 2*medalSize - 4
		left := max(r.X, head.X+3+ui.Dense.Width(m.say("special.head.short"))+6)
		tries := []string{m.say("special.used", m.Name(user)), ""}
		if n.fee > 0 {
			fee := m.say("special.fee", minusSign+number(n.fee))
			tries = []string{tries[0] + " · " + fee, fee, minusSign + number(n.fee)}
		}
		for _, n.words = range tries {
			if n.slip = (ui.Rect{X: right - n.wide(), Y: head.Y, W: n.wide(), H: head.H - 1}).Snap(); n.slip.X >= left {
				break
			}
		}
		list = append(list, n)
	}
	return list
}

// wide is how wide the slip is.
func (n usedNote) wide() float64 {
	switch wide := ui.Dense.Width(n.words) + 6; {
	case n.words == "":
		return 0
	case n.fee > 0:
		return wide + 13
	default:
		return wide
	}
}

// drawSpecialHead writes over the special cards what they are, and over used ones what using them again
// costs.
func (m worksPart) drawSpecialHead(c *ui.Canvas) {
	head := m.grid.head
	if head.H == 0 {
		return
	}
	notes, text := m.usedNotes(), m.say("special.head")
	for _, n := range notes {
		if n.slip.X < head.X+3+ui.Dense.Width(text)+4 {
			text = m.say("special.head.short")
		}
	}
	c.Write(head.X+3, midline(ui.Dense, head.Y+head.H/2-1), text, ui.Dense, palette.Cream)
	for _, n := range notes {
		x, y := n.slip.X+n.slip.W, n.slip.Y+n.slip.H/2
		ui.Medal(c, x+medalSize+2, head.Y+head.H-medalSize+1, medalSize, n.look)
		if n.words == "" {
			continue
		}
		ui.Inset(c, n.slip, palette.Cream)
		ink := paid(int(m.s.Player(m.own).Goods[box.Food]) < n.fee)
		c.Write(n.slip.X+3, midline(ui.Dense, y), n.words, ui.Dense, ink)
		if n.fee > 0 {
			drawGood(c, box.Food, x-8, y, 12, ui.White)
		}
	}
}

// leastDeal is how large the picture of a special action is at least on which it is told what it costs
// and gives.
var leastDeal = ui.Point{X: 56, Y: 26}

// drawDeal draws on the picture of a special action what it gives, as on that of a space, and at the
// left what it costs, the fee of a used card apart.
func (m worksPart) drawDeal(c *ui.Canvas, r ui.Rect, card int, a box.Special) {
	if r.W < leastDeal.X || r.H < leastDeal.Y {
		return
	}
	if got := m.s.SpecialGoods(m.own, card, a); got != (box.Stock{}) {
		drawTag(c, r, got, true)
	}
	const icon, gap = 11.0, 2.0
	price, wide := m.s.SpecialPrice(card, a), gap
	for _, n := range price {
		if n > 0 {
			wide += ui.Dense.Width(number(-int(n))) + icon + gap
		}
	}
	if wide == gap {
		return
	}
	slip := ui.Rect{X: r.X + 2, Y: r.Y + r.H - 15, W: wide, H: 14}
	ui.Inset(c, slip, palette.Cream)
	x, y := slip.X+gap, slip.Y+slip.H/2
	for g, n := range price {
		if n == 0 {
			continue
		}
		text := number(-int(n))
		c.Write(x, midline(ui.Dense, y), text, ui.Dense, paid(m.s.Player(m.own).Goods[g] < n))
		x += ui.Dense.Width(text)
		drawGood(c, box.Good(g), x+icon/2, y, icon, ui.White)
		x += icon + gap
	}
}
