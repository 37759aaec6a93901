package agricola

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawSupply draws the button of the supply board, and the board while it is open.
func (m majorsPart) drawSupply(c *ui.Canvas) {
	st := ui.Idle
	switch {
	case m.majorAsked():
		st = ui.Disabled
	case m.Hover == "look supply":
		st = ui.Hot
	}
	ui.Button(c, m.at.opener, "", m.say("supply.button"), ui.Strong, st)
	if !m.supplyOpen() {
		return
	}
	r := m.at.supply
	ui.Plate(c, r, palette.PaperDim)
	c.Fill(ui.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 6, H: supplyHead - 4}, palette.Teal)
	head := m.say("supply.head")
	y := r.Y + 3 + (supplyHead-4)/2.0
	c.Write(r.X+10, midline(ui.Prompt, y), ui.Prompt.Fit(head, r.W-44), ui.Prompt, palette.Cream)
	m.drawLegend(c, r.X+10+ui.Prompt.Width(head)+10, r.X+r.W-supplyHead-6, y)
	if m.on["look close"] {
		st = ui.Idle
		if m.Hover == "look close" {
			st = ui.Hot
		}
		ui.Tool(c, m.closeBox(), "cross", st)
	}
	for i, k := range m.stacks() {
		m.drawStack(c, m.stackBox(i), k)
	}
}

// drawLegend says between x and end what the two rows of a card tell and what its golden disc is,
// where a card has both rows and the words have room.
func (m majorsPart) drawLegend(c *ui.Canvas, x, end, y float64) {
	rows, points := m.say("supply.rows"), m.say("supply.legend")
	const disc = 16
	wide := ui.Dense.Width(rows) + disc + ui.Dense.Width(points)
	if m.yieldsHigh() == 0 || x+wide > end {
		return
	}
	x = end - wide
	c.Write(x, midline(ui.Dense, y), rows, ui.Dense, palette.Cream)
	x += ui.Dense.Width(rows) + disc
	ui.Disc(c, x-disc/2, y, 6, palette.Ink)
	ui.Disc(c, x-disc/2, y, 5, palette.UIGold)
	c.Write(x, midline(ui.Dense, y), points, ui.Dense, palette.Cream)
}

// drawStack draws a stack: the card on top with its picture, and what there is to
// know of the other one.
func (m majorsPart) drawStack(c *ui.Canvas, r ui.Rect, k stack) {
	supply := m.s.Supply()
	top, other := k.parts(supply)
	ui.Plate(c, r, palette.PaperDark)
	upper := r
	upper.H -= m.lowerHigh()
	m.drawMajor(c, upper, top)
	if other >= 0 {
		m.drawLower(c, ui.Rect{X: r.X, Y: upper.Y + upper.H, W: r.W, H: m.lowerHigh()}, other)
	}
	if id := stackID(top); m.on[id] {
		if m.Hover == id {
			ui.Frame(c, r)
		} else {
			outline(c, r, 2, palette.Alpha(palette.UIGold, m.Glow()))
		}
	} else if m.Deciding() && r.Contains(m.Pointer) {
		drawBarred(c, r)
	}
}

// drawLower tells of the other card of a stack: its name, and its price or who has it; on a single
// line the price only where it has room.
func (m majorsPart) drawLower(c *ui.Canvas, r ui.Rect, card box.Major) {
	name, by := m.major(card), m.holder(card)
	if m.lowStacks() {
		role, _ := oneLine(name, r.W-4)
		name = role.Fit(name, r.W)
		wide, y := role.Width(name), r.Y+(r.H-3)/2 // the plate's edge takes 3
		x := min(r.X+4, r.X+(r.W-wide)/2)
		c.Write(x, midline(role, y), name, role, palette.Ink)
		x += wide + 5
		switch left := r.X + r.W - 4 - x; {
		case by != rules.Nobody && left >= 14:
			ui.Medal(c, x+left-7, y, 6, m.Seats[by].Look)
		case by == rules.Nobody && left >= m.costWide(card, 12):
			m.drawCost(c, ui.Rect{X: x + left - m.costWide(card, 12), Y: y - 7, W: left, H: 14}, card, 12)
		}
		return
	}
	label := m.say("supply.under")
	if by != rules.Nobody {
		label = m.say("supply.built")
	}
	c.Write(r.X+4, math.Round(r.Y)+10, label, ui.Least, palette.InkSoft)
	role, _ := oneLine(name, r.W-2)
	name = role.Fit(name, r.W)
	x, y := r.X+4, r.Y+labelHigh
	c.Write(min(x, r.X+(r.W-role.Width(name))/2), math.Round(y)+11, name, role, palette.Ink)
	y = r.Y + r.H - 10
	if by != rules.Nobody {
		m.drawHolder(c, x, y, r.W-8, by)
		return
	}
	m.drawPrice(c, ui.Rect{X: x, Y: y - 7, W: r.W - 8, H: 14}, card, 12)
}

func (m majorsPart) drawHolder(c *ui.Canvas, x, y, wide float64, by rules.Seat) {
	ui.Medal(c, x+7, y, 6, m.Seats[by].Look)
	board.LayName(m.Name(by), wide-16, 18).Write(c, x+16, y, palette.Ink)
}

// drawMajor draws a card: its name, picture, what it gives, price and points;
// pale and with its holder when it is built.
func (m majorsPart) drawMajor(c *ui.Canvas, r ui.Rect, card box.Major) {
	by := m.holder(card)
	ground, strip := palette.Paper, majorStrip
	if by != rules.Nobody {
		ground, strip = palette.Faded, takenStrip
	}
	c.Fill(r.Inset(2), ground)
	name, foot, yields := m.majorLines(card, r.W-8), m.footHigh(), m.yieldsHigh()
	head := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: name.high()}
	c.Fill(head, strip)
	name.write(c, head, palette.Ink)
	art := m.pictureBox(r, card)
	tint := ui.White
	if by != rules.Nobody {
		tint = palette.Alpha(ui.White, 0.5)
	}
	drawScene(c, majorPicture(card), art, tint)
	y := r.Y + r.H - foot - yields
	if yields > 0 {
		m.drawYields(c, ui.Rect{X: r.X + 4, Y: y, W: r.W - 8, H: yields}, card)
	}
	line := ui.Rect{X: r.X + 4, Y: y + yields, W: r.W - 8, H: foot}
	if by != rules.Nobody {
		m.drawHolder(c, line.X, line.Y+line.H/2, line.W, by)
		return
	}
	m.drawPrice(c, line, card, math.Min(16, foot-4))
	at := ui.Point{X: art.X + art.W - 10, Y: art.Y + 10}
	switch {
	case m.buildable(card):
		x, y := at.X, at.Y
		ui.Disc(c, x, y, 9, palette.Ink)
		ui.Disc(c, x, y, 8, palette.Cream)
		ui.Icon(c, "check", x, y, 12, ui.White)
	case m.choices().majorLead(card) != nil:
		drawLead(c, at.X, at.Y)
	}
}

// footHigh is how high the line of a card's price is, yieldsHigh that of what it gives, 0 where the
// picture needs that room.
func (m majorsPart) footHigh() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 22
	}
	return 17
}

func (m majorsPart) yieldsHigh() float64 {
	switch {
	case m.Frame.Layout == ui.Compact, m.lowerHigh() > 0 && m.stackBox(0).H < 95:
		return 0
	case m.Frame.Layout == ui.Roomy:
		return 22
	}
	return 18
}

// pictureBox is where the picture of a card lies that is drawn in r.
func (m majorsPart) pictureBox(r ui.Rect, card box.Major) ui.Rect {
	top := m.majorLines(card, r.W-8).high() + 3
	return ui.Rect{X: r.X + 3, Y: r.Y + top, W: r.W - 6, H: r.H - top - m.footHigh() - m.yieldsHigh() - 2}
}

// drawPrice draws what a card costs the own seat, and its points on a golden disc.
func (m majorsPart) drawPrice(c *ui.Canvas, r ui.Rect, card box.Major, size float64) {
	const disc = 16
	cost := r
	cost.W -= disc
	m.drawCost(c, cost, card, size)
	x, y := r.X+r.W-disc/2, r.Y+r.H/2
	ui.Disc(c, x, y, 7, palette.Ink)
	ui.Disc(c, x, y, 6, palette.UIGold)
	c.WriteCenter(x, midline(ui.Name, y), number(int(box.Majors[card].Points)), ui.Name, palette.Ink)
}

// drawCost draws what a card costs the own seat, what is missing in red, and what it may give back
// instead, where that has room.
func (m majorsPart) drawCost(c *ui.Canvas, r ui.Rect, card box.Major, size float64) {
	x, y := r.X, r.Y+r.H/2
	have := m.s.Player(m.own).Goods
	for g, n := range m.s.CostOf(card, m.own) {
		if n == 0 {
			continue
		}
		drawGood(c, box.Good(g), x+size/2, y, size, ui.White)
		x += size + 1
		k := palette.Ink
		if have[g] < n {
			k = palette.Bad
		}
		c.Write(x, midline(ui.Name, y), number(int(n)), ui.Name, k)
		x += ui.Name.Width(number(int(n))) + 4
	}
	back, ok := m.returned(card)
	if !ok || x+m.returnWide(size) > r.X+r.W {
		return
	}
	c.Write(x, midline(ui.Name, y), "/", ui.Name, palette.InkSoft)
	x += ui.Name.Width("/") + 3
	at := ui.Rect{X: x, Y: y - size/2, W: math.Round(size * 1.3), H: size}
	c.Fill(c.Snap(at.Inset(-1)), palette.Ink)
	drawScene(c, majorPicture(back), at, ui.White)
	drawArrow(c, at.X+at.W+3, y, palette.Ink)
}

// returnWide is how wide drawCost draws what goes back.
func (m majorsPart) returnWide(size float64) float64 {
	return ui.Name.Width("/") + 3 + math.Round(size*1.3) + 3 + arrowWide
}

// costWide is how wide drawCost draws a price.
func (m majorsPart) costWide(card box.Major, size float64) (wide float64) {
	for _, n := range m.s.CostOf(card, m.own) {
		if n > 0 {
			wide += size + 1 + ui.Name.Width(number(int(n))) + 4
		}
	}
	return wide
}

// A yield is an icon, if any, and what stands behind it.
type yield struct {
	icon string
	text string
}

// yields are what a card gives, as icons: of goods and what each brings, then the
// food that this is.
func yields(card box.Major) (list []yield) {
	c := &box.Majors[card]
	of := func(g box.Good, text string) { list = append(list, yield{goodPictures[g], text}) }
	for g, n := range c.Cook {
		if n > 0 {
			of(box.Good(g), number(int(n)))
		}
	}
	if c.Bake > 0 {
		of(box.Grain, number(int(c.Bake)))
	}
	if c.Craft {
		of(c.Good, number(int(c.CraftFood)))
	}
	if len(list) > 0 && len(list) < 4 {
		list[len(list)-1].text = "→" + list[len(list)-1].text
		of(box.Food, "")
	}
	if c.Food[0] > 0 {
		of(box.Food, number(int(c.Food[0]))+" ×"+number(int(c.Food[1])))
	}
	for g, n := range c.Get {
		if n > 0 {
			of(box.Good(g), "+"+number(int(n)))
		}
	}
	for i, tr := range c.Trades {
		if i == 0 {
			of(tr.From, "→")
		}
		of(tr.To, "")
	}
	return append(list, ownYields[majorName(card)]...)
}

// ownYields are those of the cards that do what no other does.
var ownYields = map[string][]yield{
	"village_church":      {{"good/fuel", "→"}, {"icon/star", ""}},
	"heating_oven":        {{"icon/house", ""}, {"good/fuel", "-1"}},
	"tiled_oven":          {{"icon/house", ""}, {"good/fuel", "≤1"}},
	"peat_charcoal_kiln":  {{"good/fuel", "+1"}, {"good/horse", "+1"}},
	"foresters_lodge":     {{"good/wood", "+1"}, {"good/horse", "+1"}},
	"museum_of_the_moors": {{"good/wood", ""}, {"good/clay", ""}, {"good/reed", ""}, {"good/stone", "-1"}},
	"riding_stables":      {{"good/horse", "2→"}, {"good/food", "1"}},
}

// leastYield is how wide the picture of a yield is at least, in canvas pixels.
const leastYield = 7.0

func (m majorsPart) drawYields(c *ui.Canvas, r ui.Rect, card box.Major) {
	list := yields(card)
	size, role := math.Min(r.H-3, 16), ui.Body
	wide := func() (w float64) {
		for _, y := range list {
			w += size + 1 + role.Width(y.text) + 3
		}
		return w - 3
	}
	for wide() > r.W && size > 10 {
		size--
	}
	if wide() > r.W {
		role = ui.Dense
	}
	for wide() > r.W && size > leastYield {
		size--
	}
	x, y := r.X+math.Floor((r.W-wide())/2), r.Y+r.H/2
	for _, yd := range list {
		if s, ok := assets.Find(yd.icon); ok {
			c.Sprite(s, x+size/2, y, size/32)
		} else if g := goodCalled(yd.icon); g >= 0 {
			drawGood(c, g, x+size/2, y, size, ui.White)
		}
		x += size + 1
		c.Write(x, midline(role, y), yd.text, role, palette.Ink)
		x += role.Width(yd.text) + 3
	}
}

// goodCalled is the good with a picture of that name, or -1.
func goodCalled(picture string) box.Good {
	for g, name := range goodPictures {
		if name == picture {
			return box.Good(g)
		}
	}
	return -1
}
