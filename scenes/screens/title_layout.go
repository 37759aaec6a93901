package screens

import (
	"math"

	"tilestead/ui"
)

// A titleGeometry is where the parts of the title screen lie.
type titleGeometry struct {
	layout  ui.Layout
	base    float64 // baseline of the lettering
	capital float64 // its height
	today   ui.Rect // of the game of the day; none without one or without room
	puzzle  ui.Rect // of the puzzle of the week, beside it; none where there is no room for both
	cards   []ui.Rect
	inset   float64 // of a card
	picture float64 // height of a card's picture
	name    float64 // capital height of a card's name
	row     float64 // upper edge of the buttons at the bottom
	button  float64 // their height
	push    float64 // their least width
	gap     float64 // between them
}

// titleLayout lays out the title screen with so many cards: they get what height the
// lettering above and the buttons below leave, and are narrower where they are many. With
// today there is a game of the day above them.
func titleLayout(c *ui.Canvas, cards int, today bool) titleGeometry {
	g := titleGeometry{layout: ui.LayoutOf(c.W, c.H)}
	var cardW, between, bottom, under, top, strip float64
	switch g.layout {
	case ui.Roomy:
		k := math.Min(1.5, math.Min(c.W/1280, c.H/740))
		g.capital, g.inset, g.name, g.button, g.push, g.gap = 108*k, 12, 30, 36, 132, 16
		cardW, between, bottom, under, top, strip = math.Round(296*k), 22, 40, 36, 58, 52
	case ui.Normal:
		g.capital, g.inset, g.name, g.button, g.push, g.gap = 72, 8, 22, 24, 104, 10
		cardW, between, bottom, under, top, strip = 236, 18, 24, 24, 34, 40
	default:
		g.capital, g.inset, g.name, g.button, g.push, g.gap = 46, 6, 16, 22, 84, 6
		cardW, between, bottom, under, top, strip = 204, 6, 10, 12, 16, 28
	}
	g.row = c.H - bottom - g.button
	g.base = top + g.capital
	n := float64(cards)
	cardW = math.Min(cardW, math.Floor((c.W-(n+1)*between)/n))
	if w := ui.LettersWidth(g.name, "CARCASSONNE", "title"); w > cardW-2*g.inset-12 {
		g.name *= (cardW - 2*g.inset - 12) / w
	}
	text := g.name*0.95 + 18 + g.button + g.inset + 4
	low, high := g.row-under, g.base+g.capital*0.36+8
	if !today {
		strip = 0
	}
	above := math.Round(between / 3) // the cards
	if today {
		high += strip + above
	}
	g.picture = math.Round(math.Min((cardW-2*g.inset)*162/274, low-high-text-g.inset))
	h := g.inset + g.picture + math.Ceil(text)
	x := math.Round((c.W - n*cardW - (n-1)*between) / 2)
	// The lettering moves down when there is room to spare, the cards stay low.
	if spare := low - h - high; spare > 0 {
		g.base += math.Round(spare * 0.25)
	}
	if today {
		g.today = ui.Rect{X: x, Y: low - h - above - strip, W: n*cardW + (n-1)*between, H: strip}
	}
	for i := range cards {
		g.cards = append(g.cards, ui.Rect{X: x + float64(i)*(cardW+between), Y: low - h, W: cardW, H: h})
	}
	return g
}

// puzzleShare is how much of the strip above the cards the puzzle of the week has.
const puzzleShare = 0.34

// share gives a part of the strip above the cards to the puzzle of the week, if there is one, as wide
// as the last card where those are three.
func (g *titleGeometry) share(puzzle bool) {
	if !puzzle || g.today.W == 0 || g.layout == ui.Compact {
		return
	}
	between, wide := 6.0, math.Round(g.today.W*puzzleShare)
	if n := len(g.cards); n == 3 {
		between, wide = g.cards[2].X-g.cards[1].X-g.cards[1].W, g.cards[2].W
	}
	g.today.W -= wide + between
	g.puzzle = ui.Rect{X: g.today.X + g.today.W + between, Y: g.today.Y, W: wide, H: g.today.H}
}

// lifeEdge is how far creatures keep off what lies over the land, in canvas pixels.
const lifeEdge = 6.0

// sky is the room left of the lettering, above all that lies over the land.
func (g *titleGeometry) sky(c *ui.Canvas) ui.Rect {
	low := g.cards[0].Y
	if g.today.H > 0 {
		low = g.today.Y
	}
	wide := (c.W - ui.LettersWidth(g.capital, "TILESTEAD", "title")) / 2
	return ui.Rect{X: lifeEdge, Y: g.base - g.capital, W: wide - 2*lifeEdge, H: low - lifeEdge - g.base + g.capital}
}

// meadows are the rooms left and right of the cards, down to where these end.
func (g *titleGeometry) meadows(c *ui.Canvas) []ui.Rect {
	first, last := g.cards[0], g.cards[len(g.cards)-1]
	r := ui.Rect{X: lifeEdge, Y: first.Y, W: first.X - 2*lifeEdge, H: first.H - lifeEdge}
	other := r
	other.X = last.X + last.W + lifeEdge
	return []ui.Rect{r, other}
}
