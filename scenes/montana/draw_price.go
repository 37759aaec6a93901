package montana

import (
	"slices"
	"strconv"

	"tilestead/assets"
	art "tilestead/assets/montana"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A price is how the plate of a hex shows to the player whose goods are seen: dim where the hex
// is out of reach, in full where all can be paid, and else with a sign on each piece that says
// whether it is there.
type price struct {
	cost, missing montana.Stock
	far           bool // the hex is out of reach
	cattle        bool // one piece is missing that a cattle would bring
}

func (m landPart) price(h montana.Hex) price {
	f, _ := m.s.Face(h)
	p := price{cost: f.Cost}
	if m.s.Active() < 0 {
		return p
	}
	over := m.s.Turn() == rules.Nobody
	if p.far = !m.reachable(h); p.far || over {
		return p
	}
	have := m.s.Player(m.own)
	for g, n := range f.Cost {
		p.missing[g] = max(0, n-have.Goods[g])
	}
	p.cattle = p.short() == 1 && have.Cattle > 0 && m.own == m.s.Active() && !m.Purist
	return p
}

// short is how many cattle would bring what is missing, which may be nothing; -1: none can.
func (p *price) short() (n int) {
	if p.missing[montana.LargeCopper]+p.missing[montana.LargeStone] > 0 {
		return -1
	}
	for _, of := range p.missing {
		n += int(of)
	}
	return n
}

// tradeSettles says whether the cattle of who settles would pay for a hex.
func (m landPart) tradeSettles() bool { return slices.ContainsFunc(m.s.Reachable(), m.tradePays) }

// tradePays says whether a hex cannot be paid for but by trading the cattle of who settles.
func (m landPart) tradePays(h montana.Hex) bool {
	p := m.price(h)
	n := p.short()
	return n > 0 && n <= int(m.s.Player(m.own).Cattle)
}

// paysHex says whether an action trades cattle for a good that a hex lacks which cattle can pay for.
func (m landPart) paysHex(a rules.Action) bool {
	return slices.ContainsFunc(m.s.Reachable(), func(h montana.Hex) bool { return m.paysFor(h)(a) })
}

// paysFor says whether an action trades cattle for a good that this hex lacks, which cattle can pay for.
func (m landPart) paysFor(h montana.Hex) func(rules.Action) bool {
	missing := m.price(h).missing
	pays := m.tradePays(h)
	return func(a rules.Action) bool {
		if !pays || a.Kind() != montana.KindTrade {
			return false
		}
		g, ok := montana.BargainOf(a).Good()
		return ok && missing[g] > 0
	}
}

// drawPrice draws the plate with what a hex costs.
func (m landPart) drawPrice(c *ui.Canvas, h montana.Hex) {
	p, k := m.hexAt(h), m.Camera.Scale
	drawPricePlate(c, ui.Point{X: p.X, Y: p.Y + art.PriceY*k}, k, m.price(h))
}

func drawPricePlate(c *ui.Canvas, at ui.Point, k float64, p price) {
	n := 0
	for _, of := range p.cost {
		n += int(of)
	}
	pitch := art.PriceStep(n)
	short := p.missing != montana.Stock{}
	drawPricePad(c, at, k, n, pitch, p.far)
	x := at.X - pitch*k*float64(n-1)/2
	for g, of := range p.cost {
		for i := range of {
			lacks := i >= of-p.missing[g]
			tint := ui.White
			if p.far && !c.Strong { // paleness would be lost on the ground
				tint = palette.Alpha(ui.White, 0.7)
			}
			if lacks {
				drawLack(c, ui.Point{X: x, Y: at.Y}, k, pitch)
			}
			ui.Icon(c, goodIcons[g], x, at.Y, art.PriceIcon(n)*k, tint)
			if short {
				mark := "check/rim"
				if lacks {
					mark = "cross/rim"
				}
				ui.Icon(c, mark, x+markAside*pitch*k, at.Y-markAside*pitch*k, markSize*pitch*k, ui.White)
			}
			x += pitch * k
		}
	}
	if p.cattle {
		ui.Icon(c, "cattle/rim", at.X+(pitch*float64(n)/2+2)*k, at.Y-28*k, 44*k, ui.White)
	}
}

// A piece of a price that is there has a tick, one that is missing a cross: how large, and how far
// from the middle to the right and up, in sizes of a piece.
const (
	markSize  = 0.6
	markAside = 0.24
)

// drawPricePad draws the paper under n icons.
func drawPricePad(c *ui.Canvas, at ui.Point, k float64, n int, pitch float64, dim bool) {
	name := "montana/pricepad/" + strconv.Itoa(max(2, min(4, n)))
	ground := palette.Paper
	if dim {
		name += "/dim"
		ground = costColor
	}
	if s, ok := assets.Find(name); ok {
		c.Sprite(s, at.X, at.Y-art.PriceY*k, k) // its anchor is the hex
		return
	}
	w, h := (pitch*float64(n)+8)*k, art.PriceHeight*k
	c.Fill(ui.Rect{X: at.X - w/2 - 1, Y: at.Y - h/2 - 1, W: w + 2, H: h + 2}, palette.Ink)
	c.Fill(ui.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}, ground)
}

// drawLack lays a cell under a piece of a price that is missing, so that it stands out
// from what can be paid.
func drawLack(c *ui.Canvas, at ui.Point, k, pitch float64) {
	r := c.Snap(ui.Rect{X: at.X - pitch*k/2, Y: at.Y - art.PriceHeight/2*k, W: pitch * k, H: art.PriceHeight * k})
	edge := max(1/max(1, c.S), 5*k)
	if c.Strong {
		edge *= 2
	}
	c.Fill(r, lackColor)
	c.Fill(r.Inset(edge), lackGround)
}

// lackColor and lackGround are the rim and the ground of what is missing.
var (
	lackColor  = palette.Hex("#b3261a")
	lackGround = palette.Hex("#ffd2c2")
)

// tradesThenBuild are the bargains that pay for a hex, one for each piece that is missing, and the
// settlement there; none where it is not to be had so, or where a bargain but the first has others give
// something back.
func (m landPart) tradesThenBuild(h montana.Hex) (deeds []board.Deed) {
	asked, after := m.s.Prompt().Key, m.s.Clone().(*montana.State)
	does := func(a rules.Action) (reel rules.Reel) {
		deeds = append(deeds, board.Deed{Asked: asked, Action: a})
		after.Do(a, &reel)
		return reel
	}
	for g, n := range m.price(h).missing {
		for range n {
			i := slices.Index(montana.SmallGoods[:], montana.Good(g))
			if i < 0 {
				return nil
			}
			var sum takes
			if sum.add(does(montana.Sell(montana.Bargain(i)))); sum.short && len(deeds) > 1 {
				return nil
			}
		}
	}
	if after.Prompt().Key != asked || !slices.Contains(after.Legal(nil), montana.Build(h)) {
		return nil
	}
	return append(deeds, board.Deed{Asked: asked, Action: montana.Build(h)})
}

// tradesFor are the hexes that the bargains to choose from are for; none where all bargains are open.
func (m landPart) tradesFor() (list []montana.Hex) {
	if !m.trading() || len(m.Picked) == m.tradesOffered() {
		return nil
	}
	for _, h := range m.s.Reachable() {
		pays := m.paysFor(h)
		other := func(a rules.Action) bool { return pays(a) && !slices.Contains(m.Picked, a) }
		if m.tradePays(h) && !slices.ContainsFunc(m.Legal, other) {
			list = append(list, h)
		}
	}
	return list
}
