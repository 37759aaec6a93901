package agricola

import (
	"math"
	"slices"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// goodPictures are the names of the icons of goods.
var goodPictures = func() (names [box.Goods]string) {
	for g, id := range box.GoodIDs {
		names[g] = "good/" + id
	}
	return names
}()

// drawScythe draws the sign of the harvest.
func drawScythe(c *ui.Canvas, x, y, size float64) {
	if s, ok := assets.Find("good/scythe"); ok {
		c.Tinted(s, x, y, size/32, 0, ui.White)
	}
}

// drawGood draws one of a good, size high, with its middle at x, y.
func drawGood(c *ui.Canvas, g box.Good, x, y, size float64, tint ui.Color) {
	if s, ok := assets.Find(goodPictures[g]); ok {
		c.Tinted(s, x, y, size/32, 0, tint)
	}
}

// drawStock draws goods with their numbers, where all is set those of one, too,
// to the left of x; it gives where they begin.
func drawStock(c *ui.Canvas, x, y, size float64, st *box.Stock, all bool) float64 {
	for i := box.Goods - 1; i >= 0; i-- {
		n := int(st[i])
		if n == 0 {
			continue
		}
		if n != 1 || all {
			x -= ui.Number.Width(number(n))
			c.Write(x, midline(ui.Number, y), number(n), ui.Number, palette.Ink)
		}
		x -= size
		drawGood(c, box.Good(i), x+size/2-1, y, size, ui.White)
		x -= 2
	}
	return x
}

// shown are the goods that lie on the plate of goods, in their places: all that the game
// has, but without food and fuel where what the harvest takes tells those.
func (m ownedPart) shown() (list []box.Good) {
	for g := box.Good(0); g < box.Goods; g++ {
		switch {
		case m.Frame.Layout != ui.Compact && (g == box.Food || g == box.Fuel):
		case m.s.SpecialCards() == 0 && (g == box.Fuel || g == box.Horse):
		default:
			list = append(list, g)
		}
	}
	return list
}

// stores is the panel of needs and goods, where they share one.
func (p *places) stores() ui.Rect { return p.needs.Or(p.score).Or(p.goods) }

// goodBox is where a good of the seat that is looked at lies.
func (m ownedPart) goodBox(g box.Good) ui.Rect {
	list := m.shown()
	i := slices.Index(list, g)
	if i < 0 { // it is told beside what the harvest takes of it
		return m.needBox(g)
	}
	r, columns := m.at.goods, len(list)
	if r.H > 32 {
		columns = (len(list) + 1) / 2
	}
	w, h := r.W/float64(columns), r.H/math.Ceil(float64(len(list))/float64(columns))
	return ui.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w, H: h}
}

// needBox is where food or fuel are told beside what the harvest takes.
func (m ownedPart) needBox(g box.Good) ui.Rect {
	r := m.at.needs
	from := m.needsFrom()
	half := (r.X + r.W - from) / 2
	if g == box.Fuel {
		from += half
	}
	return ui.Rect{X: from, Y: r.Y, W: half, H: r.H}
}

func (m ownedPart) drawGoods(c *ui.Canvas) {
	defer m.drawSeen(c)
	if m.Frame.Layout == ui.Compact {
		ui.Panel(c, m.at.goods)
	} else { // what the harvest takes lies on it, too
		ui.Panel(c, m.at.stores())
	}
	p := m.s.Player(m.seen)
	for _, g := range m.shown() {
		r, n := m.goodBox(g), int(p.Goods[g])
		size := math.Min(19, math.Min(r.H-3, r.W/2))
		y := r.Y + r.H/2
		drawGood(c, g, r.X+4+size/2, y, size, board.Fade(n == 0))
		c.Write(r.X+size+6, midline(ui.Number, y), number(n), ui.Number, board.Faint(n == 0))
	}
}
