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
		c.TextCenter(m.at.hand.X+m.at.hand.W/2, math.Round(m.at.hand.Y+m.at.hand.H/2)-8, m.say("hand.none"),
			palette.InkSoft)
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

// drawHandCard draws a card of the hand: its name, picture, price and points, and
// its words where there is room.
func (m cardsPart) drawHandCard(c *ui.Canvas, r ui.Rect, card box.Card, hot bool) {
	playing := m.playsAny()
	can := m.offered(card)
	lead := !can && m.choices().leads(card)
	ground, strip, tint := palette.Paper, stripOf(card), ui.White
	switch {
	case lead:
		tint = palette.Alpha(ui.White, reachLight)
	case playing && !can:
		ground, strip, tint = palette.Faded, takenStrip, palette.Alpha(ui.White, 0.55)
	}
	ui.Plate(c, r, ground)
	small := r.W < 50
	head := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 15}
	if m.Frame.Layout == ui.Roomy {
		head.H = 18
	}
	if small {
		head.H = 4
	}
	c.Fill(head, strip)
	if !small {
		name := ui.Fit(m.cardName(card), r.W-8)
		c.TextCenter(r.X+r.W/2, math.Round(head.Y+head.H/2)-8, name, palette.Ink)
	}
	foot := 16.0
	if m.Frame.Layout == ui.Roomy {
		foot = 20
	}
	if !m.priced(card) {
		foot = 0
	}
	art := ui.Rect{X: r.X + 3, Y: head.Y + head.H + 1, W: r.W - 6, H: r.H - head.H - foot - 5}
	words := []string(nil)
	if room := r.H - head.H - foot - 5; room > 90 && r.W > 70 {
		art.H = math.Round(r.W * 0.46)
		words = ui.Wrap(m.cardText(card, "does"), r.W-8)
		if most := int((room - art.H - 2) / ui.DenseLine); len(words) > most {
			words = words[:max(0, most)]
			if most > 0 {
				words[most-1] = ui.Fit(words[most-1]+"…", r.W-8)
			}
		}
	}
	low := len(words) == 0 && (art.H < leastArt || !m.priced(card))
	if low { // the price lies on the picture
		art.H = r.Y + r.H - 3 - art.Y
	}
	drawScene(c, handPicture(card), art, tint)
	if low && m.priced(card) {
		c.Fill(ui.Rect{X: art.X, Y: art.Y + art.H - foot, W: art.W, H: foot}, palette.Alpha(ground, 0.82))
	}
	y := art.Y + art.H + 1
	for _, line := range words {
		c.Text(r.X+4, math.Round(y), line, palette.Ink)
		y += ui.DenseLine
	}
	m.drawCardPrice(c, ui.Rect{X: r.X + 4, Y: r.Y + r.H - foot - 2, W: r.W - 8, H: foot}, card, foot-4)
	switch {
	case lead:
		drawLead(c, art.X+art.W-9, art.Y+9)
	case playing && !can:
		ui.Icon(c, "cross", art.X+art.W-7, art.Y+7, 11, ui.White)
	}
	switch {
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

// leastArt is how high a picture is at least that has the price under it; where there
// is none it takes that place, too.
const leastArt = 20.0

// priced says whether anything stands at the foot of a card.
func (m cardsPart) priced(c box.Card) bool {
	k := &box.Cards[c]
	return k.Points != 0 || k.Passes || k.Needs != nil || k.Must || k.Gives != 0 ||
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

// drawCardPrice draws what a card costs, what is missing in red, a sign where it
// needs something else, in red if that is missing, and its points.
func (m cardsPart) drawCardPrice(c *ui.Canvas, r ui.Rect, card box.Card, size float64) {
	x, y := r.X, math.Round(r.Y+r.H/2)
	k := &box.Cards[card]
	end := r.X + r.W
	if k.Points != 0 {
		text := number(k.Points)
		wide := math.Max(7, ui.TextWidth(text)/2+2)
		ui.Disc(c, end-wide, y, wide, palette.Ink)
		ui.Disc(c, end-wide, y, wide-1, palette.UIGold)
		c.Text(math.Round(end-wide-ui.TextWidth(text)/2), y-8, text, palette.Ink)
		end -= 2*wide + 3
	}
	if k.Passes && x+size <= end {
		c.Text(end-ui.TextWidth("→"), y-8, "→", palette.InkSoft)
		end -= ui.TextWidth("→") + 3
	}
	write := func(text string, bad bool) {
		ink := palette.Ink
		if bad {
			ink = palette.Bad
		}
		c.TextBold(math.Round(x), y-8, text, ink)
		x += ui.TextWidth(text) + 3
	}
	mine := m.s.Player(m.own).Hand.Has(card)
	if k.Needs != nil || k.Must || k.Gives != 0 {
		write("!", mine && !m.s.Allows(m.own, card))
	}
	if k.Occupation {
		return
	}
	have := m.s.Player(m.own).Goods
	for g, n := range m.s.PriceOfCard(m.own, card) {
		if n == 0 {
			continue
		}
		text := number(int(n))
		if x+size+1+ui.TextWidth(text) > end+2 {
			return
		}
		drawGood(c, box.Good(g), x+size/2, y, size, ui.White)
		x += size + 1
		write(text, mine && have[g] < n)
	}
}
