package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// specialsShown are the special cards that lie on the table, in the order of
// their places; alone only the open one.
func (m *moment) specialsShown() (cards []int) {
	if m.s.Players() == 1 {
		if card, ok := m.s.SpecialUp(); ok {
			return []int{card}
		}
		return nil
	}
	for i := range agricola.SpecialCards {
		if m.s.SpecialCards()>>i&1 != 0 {
			cards = append(cards, i)
		}
	}
	return cards
}

// actionsOf are the special actions of a card, in their order.
func actionsOf(card int) (list []agricola.Special) {
	for a := range agricola.Special(agricola.Specials) {
		if agricola.SpecialCards[card].Actions>>a&1 != 0 {
			list = append(list, a)
		}
	}
	return list
}

// specialBox is where an action of a special card lies: all of a card side by
// side, or under each other where the card is a cell.
func (m *moment) specialBox(card int, act agricola.Special) ui.Rect {
	for i, shown := range m.specialsShown() {
		if shown != card {
			continue
		}
		r, list := m.grid.cards[i], actionsOf(card)
		for j, a := range list {
			if a != act {
				continue
			}
			n := float64(len(list))
			if r.W/n >= 40 {
				return ui.Rect{X: r.X + float64(j)*r.W/n, Y: r.Y, W: r.W / n, H: r.H}.Snap().Inset(1)
			}
			return ui.Rect{X: r.X, Y: r.Y + float64(j)*r.H/n, W: r.W, H: r.H / n}.Snap().Inset(1)
		}
	}
	return ui.Rect{}
}

func (m *moment) drawSpecials(c *ui.Canvas) {
	for i, card := range m.specialsShown() {
		r := m.grid.cards[i]
		ui.Plate(c, r, moorStrip)
		if m.s.Players() > 1 && m.s.SpecialDown(card) {
			ui.Inset(c, r, palette.Hex("#47605f"))
			continue
		}
		for _, a := range actionsOf(card) {
			m.drawSpecial(c, card, a)
		}
		if user := m.s.SpecialUser(card); user != rules.Nobody {
			ui.Medal(c, r.X+9, r.Y+r.H-9, 7, m.Seats[user].Look)
		}
	}
}

func (m *moment) drawSpecial(c *ui.Canvas, card int, a agricola.Special) {
	r, id := m.specialBox(card, a), specialID(card, a)
	ground := palette.Paper
	if m.Deciding() && !m.on[id] {
		ground = palette.Faded
	}
	ui.Inset(c, r, ground)
	text := ui.Fit(m.say("special."+agricola.SpecialIDs[a]), r.W-6)
	c.Text(math.Round(r.X+(r.W-ui.TextWidth(text))/2), math.Round(r.Y+r.H/2)-8, text, palette.Ink)
	if m.on[id] {
		if m.Hover == id {
			ui.Frame(c, r)
		} else {
			outline(c, r, 2, palette.Alpha(palette.UIGold, m.Glow()))
		}
	}
}
