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
// is out of reach, in full where all can be paid, and else with a rim and a sign on each piece that is
// missing.
type price struct {
	cost, missing montana.Stock
	far           bool // the hex is out of reach
	cattle        bool // one piece is missing that a cattle would bring
	open          bool // the hex can be clicked
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
	at, k, p := m.hexAt(h), m.Camera.Scale, m.price(h)
	p.open = m.settling() && m.ids[hexID(m.s, h)]
	drawPricePlate(c, ui.Point{X: at.X, Y: at.Y + art.PriceY*k}, k, p)
	if !p.far && m.s.CattleOn(h) && !m.Hides(cattlePiece(h)) { // the plate lies over it
		ui.Icon(c, "cattle/rim", at.X-66*k, at.Y-56*k, 60*k, ui.White)
	}
}

// drawPointed draws what the hex under the pointer costs once more, as large as within reach.
func (m landPart) drawPointed(c *ui.Canvas) {
	h := m.hexUnder(m.Pointer)
	if h == montana.NoHex || h == m.s.Start() || m.Hides(pricePiece(h)) {
		return
	}
	f, ok := m.s.Face(h)
	if _, n := m.s.Settlements(h); !ok || n > 0 || f.Kind != montana.Land {
		return
	}
	p, at := m.price(h), m.hexAt(h)
	if p.far {
		p.far = false
		drawPricePlate(c, ui.Point{X: at.X, Y: at.Y + art.PriceY*m.Camera.Scale}, m.Camera.Scale, p)
	}
}

func drawPricePlate(c *ui.Canvas, at ui.Point, k float64, p price) {
	n := 0
	for _, of := range p.cost {
		n += int(of)
	}
	l := layPrice(n, p.far)
	at.Y -= l.up * k
	drawPricePad(c, at, k, l, n, p)
	tint := ui.White
	if p.far && !c.Strong { // paleness would be lost on the ground
		tint = palette.Alpha(ui.White, 0.85)
	}
	i := 0
	for g, of := range p.cost {
		for each := range of {
			cell := l.cell(i, n, k).Move(at.X, at.Y)
			lacks := each >= of-p.missing[g]
			if lacks {
				drawLack(c, cell)
			}
			ui.Icon(c, goodIcons[g], cell.X+cell.W/2, cell.Y+cell.H/2, l.icon*k, tint)
			if lacks {
				size := lackMark * cell.W
				ui.Icon(c, "cross/rim", cell.X+cell.W-size*0.3, cell.Y+cell.H-size*0.3, size, ui.White)
			}
			i++
		}
	}
	if p.cattle {
		ui.Icon(c, "cattle/rim", at.X+l.wide/2*k, at.Y-l.high/2*k, 44*k, ui.White)
	}
}

// lackMark is how large the cross is, in widths of a cell, that hangs on the corner of what is missing:
// the good stays bare, and its rim is not told by its colour alone.
const lackMark = 0.4

// A priceLay is how a plate lies: so many cells in a row, their size, that of an icon and that of the
// whole, and how far up it lies, in hex units.
type priceLay struct {
	row                        int
	w, h, icon, wide, high, up float64
}

// layPrice lays out n pieces: in one row beside the picture of a hex out of reach, and over it, as large
// as the hex allows, where the price is what matters.
func layPrice(n int, far bool) priceLay {
	l := priceLay{row: max(1, n), w: art.PriceStep(n), h: art.PriceHeight, icon: art.PriceIcon(n)}
	switch {
	case !far && n > 2:
		l = priceLay{row: 2, w: 74, h: 66, icon: 74, up: 30}
	case !far:
		l = priceLay{row: max(1, n), w: 82, h: 78, icon: 84, up: 6}
	}
	l.wide = l.w*float64(l.row) + 8
	l.high = l.h * float64((max(1, n)+l.row-1)/l.row)
	return l
}

// cell is where one of n pieces lies from the middle of its plate; those of a last row that is not full
// lie in its middle.
func (l priceLay) cell(i, n int, k float64) ui.Rect {
	row := i / l.row
	in := min(l.row, n-row*l.row)
	x, y := (float64(i%l.row)-float64(in)/2)*l.w, float64(row)*l.h-l.high/2
	return ui.Rect{X: x * k, Y: y * k, W: l.w * k, H: l.h * k}
}

// drawPricePad draws the paper under n icons.
func drawPricePad(c *ui.Canvas, at ui.Point, k float64, l priceLay, n int, p price) {
	ground := palette.Paper
	if p.far {
		ground = costColor
		if s, ok := assets.Find("montana/pricepad/" + strconv.Itoa(max(2, min(4, n))) + "/dim"); ok {
			c.Sprite(s, at.X, at.Y-art.PriceY*k, k) // its anchor is the hex
			return
		}
	}
	r := ui.Rect{X: at.X - l.wide/2*k, Y: at.Y - l.high/2*k, W: l.wide * k, H: l.high * k}
	if p.open { // it hides the frame of the hex
		c.Fill(r.Inset(-3), palette.Ink)
		c.Fill(r.Inset(-2), palette.UIGold)
	} else {
		c.Fill(r.Inset(-1), palette.Ink)
	}
	c.Fill(r, ground)
}

// drawLack rims the cell of a piece that is missing, so that it stands out from what can be paid.
func drawLack(c *ui.Canvas, cell ui.Rect) {
	r := c.Snap(cell)
	edge := max(1/max(1, c.S), 0.09*cell.W)
	if c.Strong {
		edge *= 1.5
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
