package agricola

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// drawHand draws the cards in the own hand, what can be played now bright; of a hand
// that nobody at the screen may see the backs.
func (m cardsPart) drawHand(c *ui.Canvas) {
	if !m.at.cards {
		return
	}
	ui.Panel(c, m.at.hand)
	cards := m.hand()
	if len(cards) == 0 {
		at := m.at.hand.Center()
		c.WriteCenter(at.X, midline(ui.Body, at.Y), m.say("hand.none"), ui.Body, palette.InkSoft)
		return
	}
	hot, pointed := m.hotCard()
	plays := m.hotPlays()
	last := -1
	boxes := m.at.handBoxes(cards)
	for i, box := range boxes {
		if !m.handSeen() {
			drawBack(c, box, stripOf(cards[i]))
			continue
		}
		if pointed && cards[i] == hot {
			last = i
			continue
		}
		m.drawHandCard(c, box, cards[i], false)
		if plays.Has(cards[i]) && !m.choices().leads(cards[i]) {
			ui.Frame(c, box)
		}
	}
	if last >= 0 {
		m.drawHandCard(c, boxes[last].Move(0, -2), cards[last], true)
	}
	m.drawSort(c)
	m.drawShifted(c)
}

// drawBack draws the back of a card.
func drawBack(c *ui.Canvas, r ui.Rect, k ui.Color) {
	ui.Plate(c, r, palette.Dark(k, 0.25))
	in := r.Inset(math.Min(r.W, r.H) / 6)
	outline(c, in, 1, palette.Alpha(palette.Cream, 0.6))
}

// A plate is where the parts of a card of the hand lie.
type plate struct {
	name       nameplate
	head, art  ui.Rect
	foot       ui.Rect  // the price's; no height where there is none
	words      []string // what the card does, where there is room
	wordsUnder float64
}

// smallPlate is how wide a plate is at least that has room for a name, and leastArt how high
// a picture is at least that has the price under it and not on it, in canvas pixels.
const smallPlate, leastArt = 50.0, 12.0

// leastShare is how high, of a plate's width, a picture with words under it is at least.
const leastShare = 0.3

// plateOf lays out a card of the hand.
func (m cardsPart) plateOf(r ui.Rect, card box.Card) (p plate) {
	p.head = ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 4}
	if r.W >= smallPlate {
		p.name = m.cardLines(card, r.W-7)
		if p.name.high() > r.H/2 { // a telephone's
			p.name = nameplate{[]string{ui.Least.Fit(m.cardName(card), r.W-7)}, ui.Least}
		}
		p.head.H = p.name.high()
	}
	foot := 16.0
	if m.Frame.Layout == ui.Roomy {
		foot = 20
	}
	if !m.priced(card) {
		foot = 0
	} else if m.layPrice(card, r.W-8).lines > 1 {
		foot = 2*priceLine + 1
	}
	p.art = ui.Rect{X: r.X + 3, Y: p.head.Y + p.head.H, W: r.W - 6, H: r.H - p.head.H - foot - 4}
	p.foot = ui.Rect{X: r.X + 4, Y: r.Y + r.H - foot - 2, W: r.W - 8, H: foot}
	words := ui.Dense.Wrap(m.cardText(card, "does"), r.W-8)
	left := p.art.H - float64(len(words))*ui.Dense.Pitch() - 3
	switch {
	case p.art.H < leastArt: // the price lies on the picture
		p.art.H = r.Y + r.H - 3 - p.art.Y
	case left >= r.W*leastShare: // all that it does has room under a smaller picture
		p.art.H = math.Min(left, math.Round(r.W*sceneHigh/sceneWide))
		p.words, p.wordsUnder = words, p.art.Y+p.art.H+2
	}
	return p
}

// drawHandCard draws a card of the hand: its name, picture, price and points, and
// its words where there is room.
func (m cardsPart) drawHandCard(c *ui.Canvas, r ui.Rect, card box.Card, hot bool) {
	playing, can := m.playsAny(), m.offered(card)
	lead := !can && m.choices().leads(card)
	ground, strip, tint := palette.Paper, stripOf(card), ui.White
	switch {
	case lead:
		tint = palette.Alpha(ui.White, reachLight)
	case playing && !can:
		ground, strip, tint = palette.Faded, takenStrip, palette.Alpha(ui.White, 0.55)
	}
	ui.Plate(c, r, ground)
	p := m.plateOf(r, card)
	c.Fill(p.head, strip)
	p.name.write(c, p.head, palette.Ink)
	drawScene(c, handPicture(card), p.art, tint)
	if over := p.art.Y + p.art.H - p.foot.Y; over > 0 && p.foot.H > 0 {
		c.Fill(ui.Rect{X: p.art.X, Y: p.foot.Y, W: p.art.W, H: over}, palette.Alpha(ground, 0.82))
	}
	y := p.wordsUnder + ui.Dense.Capital() + 1
	for _, line := range p.words {
		c.Write(r.X+4, y, line, ui.Dense, palette.Ink)
		y += ui.Dense.Pitch()
	}
	m.drawCardPrice(c, p.foot, card)
	m.drawCardPoints(c, p.art, card)
	switch {
	case lead:
		drawLead(c, p.art.X+9, p.art.Y+9)
	case playing && !can:
		ui.Icon(c, "cross", p.art.X+7, p.art.Y+7, 11, ui.White)
	}
	switch {
	case hot && playing && !can && !lead:
		drawBarred(c, r)
	case hot:
		ui.Frame(c, r)
	case can || lead:
		outline(c, r, 2, m.choices().mark(lead))
	}
}

// offered says whether a card can be played now, picked or replaced.
func (m cardsPart) offered(c box.Card) bool {
	return slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
		return cardDeeds[a.Kind()] != "" && agricola.HandCardOf(a) == c
	})
}

// priced says whether anything stands at the foot of a card.
func (m cardsPart) priced(c box.Card) bool {
	k := &box.Cards[c]
	return k.Passes || k.Needs != nil || k.Must || k.Gives != 0 ||
		m.s.PriceOfCard(m.own, c) != (box.Stock{})
}

// playsAny says whether a card of the hand may be played now.
func (m cardsPart) playsAny() bool {
	for _, a := range m.Legal {
		if a.Kind() == agricola.KindPlay {
			return true
		}
	}
	return false
}

// drawCardPoints draws the points of a card on a disc in the upper right of its picture.
func (m cardsPart) drawCardPoints(c *ui.Canvas, art ui.Rect, card box.Card) {
	points := box.Cards[card].Points
	if points == 0 {
		return
	}
	text := number(points)
	size := math.Max(7, ui.Name.Width(text)/2+2.5)
	x, y := art.X+art.W-size-1, art.Y+size+1
	ui.Disc(c, x, y, size, palette.Ink)
	ui.Disc(c, x, y, size-1, palette.UIGold)
	c.WriteCenter(x, midline(ui.Name, y), text, ui.Name, palette.Ink)
}
