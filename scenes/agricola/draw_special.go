package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

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

// actionsOf are the special actions of a card, in their order.
func actionsOf(card int) (list []box.Special) {
	for a := range box.Special(box.Specials) {
		if box.SpecialCards[card].Actions>>a&1 != 0 {
			list = append(list, a)
		}
	}
	return list
}

// leastMedal is how wide a card is at least that has room for a medal of full size.
const leastMedal = 80.0

// leastTarget is how high what can be clicked is at least.
const leastTarget = 22

// specialBox is where an action of a special card lies: all of a card under each
// other, side by side where the card is too low, and four in a square.
func (m worksPart) specialBox(card int, act box.Special) ui.Rect {
	for i, shown := range m.specialsShown() {
		if shown != card {
			continue
		}
		r, list := m.grid.cards[i], actionsOf(card)
		for j, a := range list {
			if a != act {
				continue
			}
			columns, rows := 1, len(list)
			if r.H/float64(rows) < leastTarget {
				columns, rows = len(list), 1
			}
			if len(list) == 4 {
				columns, rows = 2, 2
			}
			w, h := r.W/float64(columns), r.H/float64(rows)
			return ui.Rect{X: r.X + float64(j%columns)*w, Y: r.Y + float64(j/columns)*h, W: w, H: h}.Snap()
		}
	}
	return ui.Rect{}
}

func (m worksPart) drawSpecials(c *ui.Canvas) {
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
			size := 7.0
			if r.W < leastMedal { // beside the name of the action
				size = 5
			}
			ui.Medal(c, r.X+size+1, r.Y+r.H-size-1, size, m.Seats[user].Look)
			m.drawFee(c, r, card)
		}
	}
	m.drawPiles(c)
}

// drawFee draws what the second use of a card costs whoever may make it, beside the
// medal of its first user, where it hides no name.
func (m worksPart) drawFee(c *ui.Canvas, r ui.Rect, card int) {
	fee, ok := m.s.SpecialFee(m.own, card)
	if !ok || fee == 0 || r.W < leastMedal {
		return
	}
	var price box.Stock
	price[box.Food] = int16(fee)
	wide := ui.TextWidth(number(fee)) + 18
	tag := ui.Rect{X: r.X + 18, Y: r.Y + r.H - 16, W: wide, H: 15}.Snap()
	for _, a := range actionsOf(card) {
		if name, _, _ := m.specialName(card, a); name.W > 0 && name.Overlaps(tag) {
			return
		}
	}
	ui.Plate(c, tag, palette.Cream)
	drawStock(c, tag.X+tag.W-2, tag.Y+tag.H/2, 13, &price, true)
}

func (m worksPart) drawSpecial(c *ui.Canvas, card int, a box.Special) {
	r, id := m.specialBox(card, a), specialID(card, a)
	ground, tint, lead := palette.Paper, ui.White, m.choices().specialLead(card, a) != nil
	switch {
	case lead:
		tint = palette.Alpha(ui.White, reachLight)
	case m.Deciding() && !m.on[id]:
		ground, tint = palette.Faded, palette.Alpha(ui.White, 0.5)
	}
	ui.Inset(c, r, ground)
	in, picture := r.Inset(2), specialPicture(a)
	switch name, text, beside := m.specialName(card, a); {
	case beside:
		drawScene(c, picture, ui.Rect{X: in.X, Y: in.Y, W: name.X - 4 - in.X, H: in.H}, tint)
		c.Text(name.X, name.Y, text, palette.Ink)
	case name.W > 0:
		drawScene(c, picture, in, tint)
		c.TextRing(name.X, name.Y, text, palette.Cream, palette.Ink)
	default:
		drawScene(c, picture, in, tint)
		size := math.Min(14, in.H-2)
		drawSpecialSign(c, a, in.X+in.W-size/2-1, in.Y+in.H-size/2-1, size)
	}
	if lead {
		drawLead(c, r.X+10, r.Y+10) // where no name is
	}
	switch {
	case m.on[id] && m.Hover == id:
		ui.Frame(c, r)
	case m.on[id] || lead:
		outline(c, r, 2, m.choices().mark(lead))
	}
}

// specialName is where a special action is named, beside its picture or on it, and
// how; it has no width where there is no room.
func (m worksPart) specialName(card int, a box.Special) (name ui.Rect, text string, beside bool) {
	r := m.specialBox(card, a)
	text = m.say("special." + box.SpecialIDs[a])
	in := r.Inset(2)
	name = ui.Rect{Y: math.Round(r.Y+r.H/2) - 8, W: ui.TextWidth(text), H: ui.LineHeight}
	left := math.Min(2*in.H, in.W-name.W-7)
	switch {
	case left >= 1.2*in.H: // less would show a scrap of the picture
		name.X, beside = math.Round(in.X+left+4), true
	case name.W+6 <= r.W:
		name.X = math.Round(r.X + (r.W-name.W)/2)
	default:
		name.W = 0
	}
	return name, text, beside
}

// specialPicture is the name of the picture of a special action's land.
func specialPicture(a box.Special) string { return "agricola/special/" + box.SpecialIDs[a] }

// drawSpecialSign draws the goods that a special action is about, if any.
func drawSpecialSign(c *ui.Canvas, a box.Special, x, y, size float64) {
	switch a {
	case box.CutPeat:
		drawGood(c, box.Fuel, x, y, size, ui.White)
	case box.FellTrees:
		drawGood(c, box.Wood, x, y, size, ui.White)
	case box.HorseMarket:
		drawGood(c, box.Horse, x, y, size, ui.White)
	case box.HiringFair:
		drawGood(c, box.Food, x, y, size, ui.White)
	}
}
