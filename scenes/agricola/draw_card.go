package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Parts of a card that is shown large, in canvas pixels.
const (
	cardHead    = 19.0
	cardPicture = 84.0
	cardPrice   = 22.0
	cardPad     = 8.0
)

// cardWide is how wide a card is that is shown large.
func (m *moment) cardWide() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 264
	}
	return 228
}

// largeMajor is a major improvement shown large: its picture, what it gives, price
// and points, who has it or what is missing for it, and its rules in words.
func (m *moment) largeMajor(card agricola.Major) *board.Card {
	wide := m.cardWide()
	room := wide - 2*cardPad
	var lines, missing []string
	for _, line := range m.majorRules(card) {
		lines = append(lines, ui.Wrap(line, room)...)
	}
	by := m.holder(card)
	if by == rules.Nobody {
		price := m.s.CostOf(card, m.own)
		for _, line := range nonempty(m.lacksOf(m.own, price)) {
			missing = append(missing, ui.Wrap(line, room)...)
		}
	}
	name := ui.Wrap(m.major(card), room)
	high := cardHead*float64(len(name)) + cardPicture + 2*cardPrice +
		float64(len(lines)+len(missing))*ui.LineHeight + cardPad
	return &board.Card{Wide: wide, High: high, Draw: func(c *ui.Canvas, r ui.Rect) {
		ui.Plate(c, r, palette.Paper)
		head := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: cardHead * float64(len(name))}
		c.Fill(head, majorStrip)
		for i, line := range name {
			c.TextBoldCenter(r.X+r.W/2, r.Y+4+float64(i)*cardHead, line, palette.Ink)
		}
		y := head.Y + head.H
		drawScene(c, majorPicture(card), ui.Rect{X: r.X + 3, Y: y + 1, W: r.W - 6, H: cardPicture - 2}, ui.White)
		y += cardPicture
		m.drawYields(c, ui.Rect{X: r.X + cardPad, Y: y, W: room, H: cardPrice}, card)
		y += cardPrice
		line := ui.Rect{X: r.X + cardPad, Y: y, W: room, H: cardPrice}
		if by != rules.Nobody {
			m.drawHolder(c, line.X, line.Y+line.H/2, line.W, by)
		} else {
			m.drawPrice(c, line, card, 16)
		}
		y += cardPrice
		for _, text := range missing {
			c.Text(r.X+cardPad, math.Round(y), text, palette.Bad)
			y += ui.LineHeight
		}
		for _, text := range lines {
			c.Text(r.X+cardPad, math.Round(y), text, palette.Ink)
			y += ui.LineHeight
		}
	}}
}
