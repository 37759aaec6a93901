package agricola

import (
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// priceRows are how the goods of a price are drawn: the size of the icons, the role of the numbers
// and what parts two goods; the largest that has room.
var priceRows = [...]priceRow{{12, ui.Name, 3}, {10, ui.Dense, 3}, {8, ui.Least, 1.5}}

type priceRow struct {
	icon float64
	role ui.Role
	gap  float64
}

// wide is how wide n of a good are drawn.
func (r priceRow) wide(n int16) float64 { return r.icon + 1 + r.role.Width(number(int(n))) }

// priceLine is how high a line of a price is that takes two.
const priceLine = 10.0

// A laidPrice is how the price of a card is laid out.
type laidPrice struct {
	row   priceRow
	lines int         // one, or two where a plate is narrow
	signs float64     // how wide is what stands before it
	goods []priceGood // all of it
	arrow int         // the line at whose end the arrow stands
}

// A priceGood is a good of a price: in which line, and where from its left end.
type priceGood struct {
	good box.Good
	n    int16
	line int
	x    float64
}

// needy says whether a card has a sign that it needs something besides its price.
func needy(k *box.HandCard) bool { return k.Needs != nil || k.Must || k.Gives != 0 }

// layPrice lays out what a card costs in so many canvas pixels: on one line as large as it fits,
// else on two.
func (m cardsPart) layPrice(card box.Card, wide float64) (p laidPrice) {
	k := &box.Cards[card]
	if needy(k) {
		p.signs = ui.Name.Width("!") + 3
	}
	price := m.s.PriceOfCard(m.own, card)
	if k.Occupation {
		price = box.Stock{}
	}
	for _, p.row = range priceRows {
		if p.lines = p.place(&price, wide, k.Passes); p.lines == 1 {
			break
		}
	}
	return p
}

// place finds the places of all goods and of the arrow in lines so wide and says how many there are.
func (p *laidPrice) place(price *box.Stock, wide float64, passes bool) (lines int) {
	p.goods = p.goods[:0]
	x, line := p.signs, 0
	for g, n := range price {
		if n == 0 {
			continue
		}
		w := p.row.wide(n)
		if x+w > wide && x > p.signs {
			x, line = p.signs, line+1
		}
		p.goods = append(p.goods, priceGood{box.Good(g), n, line, x})
		x += w + p.row.gap
	}
	if passes && x > 0 && x-p.row.gap+2+arrowWide > wide {
		line++
	}
	p.arrow = line
	return line + 1
}

// drawCardPrice draws all that a card costs, what is missing in red, before it a sign where
// it needs something else, in red if that is missing, and at the end an arrow where it is
// passed on.
func (m cardsPart) drawCardPrice(c *ui.Canvas, r ui.Rect, card box.Card) {
	if r.H <= 0 {
		return
	}
	p, mid := m.layPrice(card, r.W), r.Y+r.H/2
	at := func(line int) float64 { return mid + priceLine*(float64(line)-float64(p.lines-1)/2) }
	if k := &box.Cards[card]; k.Passes {
		drawArrow(c, r.X+r.W-arrowWide, at(p.arrow), palette.InkSoft)
	}
	player := m.s.Player(m.own)
	mine := player.Hand.Has(card)
	if p.signs > 0 {
		c.Write(r.X, midline(ui.Name, mid), "!", ui.Name, paid(mine && !m.s.Allows(m.own, card)))
	}
	for _, g := range p.goods {
		y := at(g.line)
		drawGood(c, g.good, r.X+g.x+p.row.icon/2, y, p.row.icon, ui.White)
		ink := paid(mine && player.Goods[g.good] < g.n)
		c.Write(r.X+g.x+p.row.icon+1, midline(p.row.role, y), number(int(g.n)), p.row.role, ink)
	}
}

// paid is the ink of what a card costs, red where it is missing.
func paid(missing bool) ui.Color {
	if missing {
		return palette.Bad
	}
	return palette.Ink
}
