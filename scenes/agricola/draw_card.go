package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Parts of a card that is shown large, in canvas pixels.
const (
	cardHead    = 19.0
	cardPicture = 84.0 // at least; the whole picture where there is room for it
	cardMargin  = 16.0 // what is left of the canvas above and below it
	cardPrice   = 22.0
	cardPad     = 8.0
)

// cardWide is how wide a card is that is shown large.
func (m cardsPart) cardWide() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 264
	}
	return 228
}

// A sheetCard is what a card that is shown large has on it.
type sheetCard struct {
	name, kind string
	strip      ui.Color
	picture    string
	yields     func(c *ui.Canvas, r ui.Rect)       // nil: none
	price      func(c *ui.Canvas, r ui.Rect)       // its price and points, or who has it; nil: none
	points     func(c *ui.Canvas, picture ui.Rect) // on its picture; nil: none
	missing    []string
	lines      []string
}

// large is a card shown large.
func (m cardsPart) large(k sheetCard) *board.Card {
	wide := m.cardWide()
	room := wide - 2*cardPad
	wrap := func(texts []string) (lines []string) {
		for _, text := range texts {
			lines = append(lines, ui.Body.Wrap(text, room)...)
		}
		return lines
	}
	name, lines, missing := ui.Name.Wrap(k.name, room), wrap(k.lines), wrap(k.missing)
	high := cardHead*float64(len(name)) + float64(len(lines)+len(missing))*ui.Body.Pitch() + cardPad
	for _, row := range []func(*ui.Canvas, ui.Rect){k.yields, k.price} {
		if row != nil {
			high += cardPrice
		}
	}
	if k.kind != "" {
		high += ui.Body.Pitch()
	}
	whole := math.Round((wide-6)*sceneHigh/sceneWide) + 2
	picture := math.Max(cardPicture, math.Min(whole, m.Frame.Canvas.H-cardMargin-high))
	high += picture
	return &board.Card{Wide: wide, High: high, Draw: func(c *ui.Canvas, r ui.Rect) {
		ui.Plate(c, r, palette.Paper)
		head := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: cardHead * float64(len(name))}
		c.Fill(head, k.strip)
		for i, line := range name {
			c.WriteCenter(r.X+r.W/2, midline(ui.Name, head.Y+(float64(i)+0.5)*cardHead), line, ui.Name, palette.Ink)
		}
		y := head.Y + head.H
		art := ui.Rect{X: r.X + 3, Y: y + 1, W: r.W - 6, H: picture - 2}
		drawScene(c, k.picture, art, ui.White)
		if k.points != nil {
			k.points(c, art)
		}
		y += picture
		if k.kind != "" {
			c.WriteCenter(r.X+r.W/2, y+bodyBase, k.kind, ui.Body, palette.InkSoft)
			y += ui.Body.Pitch()
		}
		if k.yields != nil {
			k.yields(c, ui.Rect{X: r.X + cardPad, Y: y, W: room, H: cardPrice})
			y += cardPrice
		}
		if k.price != nil {
			k.price(c, ui.Rect{X: r.X + cardPad, Y: y, W: room, H: cardPrice})
			y += cardPrice
		}
		for _, line := range missing {
			c.Write(r.X+cardPad, y+bodyBase, line, ui.Body, palette.Bad)
			y += ui.Body.Pitch()
		}
		for _, line := range lines {
			c.Write(r.X+cardPad, y+bodyBase, line, ui.Body, palette.Ink)
			y += ui.Body.Pitch()
		}
	}}
}

// largeMajor is a major improvement shown large: its picture, what it gives, price
// and points, who has it or what is missing for it, and its rules in words.
func (m cardsPart) largeMajor(card box.Major) *board.Card {
	k := sheetCard{name: m.major(card), strip: majorStrip, picture: majorPicture(card), lines: m.majorRules(card),
		yields: func(c *ui.Canvas, r ui.Rect) { m.majors().drawYields(c, r, card) },
		price:  func(c *ui.Canvas, r ui.Rect) { m.majors().drawPrice(c, r, card, 16) }}
	if by := m.majors().holder(card); by != rules.Nobody {
		k.price = func(c *ui.Canvas, r ui.Rect) { m.majors().drawHolder(c, r.X, r.Y+r.H/2, r.W, by) }
	} else {
		k.missing = nonempty(m.help().lacksOf(m.own, m.s.CostOf(card, m.own)))
	}
	return m.large(k)
}

// largeCard is a card of a hand shown large: its picture and kind, price and points
// or who has it in front, what it needs, what is missing for it, and what it does.
func (m cardsPart) largeCard(card box.Card) *board.Card {
	k := sheetCard{name: m.cardName(card), kind: m.kindOf(card), strip: stripOf(card), picture: handPicture(card),
		missing: m.cardLacks(card), points: func(c *ui.Canvas, art ui.Rect) { m.drawCardPoints(c, art, card) }}
	if m.priced(card) {
		k.price = func(c *ui.Canvas, r ui.Rect) { m.drawCardPrice(c, r, card) }
	}
	if major, _ := box.Cards[card].Returned(); major >= 0 {
		k.lines = append(k.lines, m.say("supply.price", m.priceOf(card)))
	}
	if needs := needWords(m.Words, card); needs != "" {
		k.lines = append(k.lines, m.say("card.needs", needs))
	}
	k.lines = append(k.lines, nonempty(m.cardText(card, "does"))...)
	if box.Cards[card].Passes {
		k.lines = append(k.lines, m.say("card.passes"))
	}
	if by := m.frontOf(card); by != rules.Nobody {
		k.missing, k.lines = nil, append(k.lines, m.cardState(card)...)
		k.price = func(c *ui.Canvas, r ui.Rect) { m.majors().drawHolder(c, r.X, r.Y+r.H/2, r.W, by) }
	}
	return m.large(k)
}
