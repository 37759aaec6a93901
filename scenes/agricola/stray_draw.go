package agricola

import (
	"fmt"
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// pathFill is the path before the gate.
var pathFill = palette.Hex("#d3b584")

// drawYard draws the yard: the meadow with the animals, the gate and the pot.
func (m strayPart) drawYard(c *ui.Canvas) {
	y := m.paddock()
	ground := y.meadow
	if y.gate.W > 0 {
		ground = ground.Or(y.gate)
	}
	if m.Frame.Layout != ui.Compact && y.pot.W > 0 {
		ground.W += potWide
	}
	m.drawMeadow(c, ground)
	c.Fill(c.Snap(y.head), palette.Paper)
	c.Fill(ui.Rect{X: y.head.X, Y: y.head.Y + y.head.H, W: y.head.W, H: c.Px()}, palette.Alpha(palette.Ink, 0.6))
	writeHead(c, y.head.X+6, y.head.Y+y.head.H/2, m.headline(), y.head.W-12)
	if y.gate.W > 0 {
		m.drawGate(c, y.gate)
	}
	if y.pot.W > 0 {
		m.drawPot(c, y.pot)
	}
	for i, b := range m.beasts() {
		m.drawBeast(c, beastID(i), b, y.slip)
	}
}

// headline says what the yard is about.
func (m strayPart) headline() string {
	list := m.beasts()
	switch d, ok := m.Draft.(raising); {
	case ok:
		return m.say("stray.raise", herdSize(d.by))
	case m.cooks():
		return m.say("ask.cook")
	case len(list) == 0:
		return m.say("stray.room")
	}
	return m.hints().count("stray.head", len(list))
}

// drawMeadow fills a box with meadow, whose tiles join.
func (m strayPart) drawMeadow(c *ui.Canvas, r ui.Rect) {
	c.Fill(c.Snap(r), meadowFill)
	k := 0.6
	if m.Frame.Layout == ui.Compact {
		k = 0.45
	}
	within(c, r, func(c *ui.Canvas) {
		side := yardSide * k
		for row := range int(r.H/side) + 1 {
			for col := range int(r.W/side) + 1 {
				farmPicture(c, fmt.Sprintf("meadow/%d", row&1*2+col&1), r.X+side*float64(col), r.Y+side*float64(row), k)
			}
		}
	})
}

// gatePost is how much of the height of the yard there is of fence on either side of the gate.
const gatePost = 0.36

// drawGate draws the path out of the yard, the fence with its open gate, and what they are for.
func (m strayPart) drawGate(c *ui.Canvas, r ui.Rect) {
	lane := r
	lane.W = r.W * 0.82
	c.Fill(c.Snap(lane), pathFill)
	seat, x, k := palette.Seats[m.Seats[m.turn].Look].ID, lane.X+lane.W, r.H*gatePost/yardSide
	within(c, r, func(c *ui.Canvas) {
		farmPicture(c, "fence/down/"+seat, x, r.Y, k)
		farmPicture(c, "fence/down/"+seat, x, r.Y+r.H*(1-gatePost), k)
		farmPicture(c, "stage/gate", x, r.Y+r.H*(1-gatePost), lane.W*0.72/gateUnits)
	})
	if m.Frame.Layout == ui.Compact {
		return
	}
	text := m.say("stray.gate")
	role := ui.Name
	if role.Width(text) > r.W-14 {
		role = ui.DenseBold
	}
	w := math.Min(role.Width(text)+10, r.W-4)
	at := ui.Rect{X: r.X + 4, Y: r.Y + r.H - 24, W: w, H: 18}
	ui.Plate(c, at, palette.Paper)
	c.WriteCenter(at.X+at.W/2, midline(role, at.Y+at.H/2), role.Fit(text, at.W-4), role, palette.Ink)
}

// drawPot draws the stewpot, with what it cooks.
func (m strayPart) drawPot(c *ui.Canvas, r ui.Rect) {
	rates := m.cookRates()
	if m.Frame.Layout == ui.Compact {
		c.Fill(c.Snap(r), palette.Paper)
		k := (r.H - 2) / potUnits
		farmPicture(c, "stage/pot", r.X+10, r.Y+r.H-4*k, k)
		x, wide := r.X+22, (r.W-24)/float64(len(rates))
		for _, o := range rates {
			drawGood(c, o.from, x+6, r.Y+r.H/2, 13, ui.White)
			text := number(o.n)
			drawGood(c, box.Food, x+21, r.Y+r.H/2, 12, ui.White)
			c.Write(x+28, midline(ui.DenseBold, r.Y+r.H/2), text, ui.DenseBold, palette.Ink)
			x += wide
		}
		return
	}
	ui.Plate(c, r, palette.Paper)
	line := math.Min(22, math.Floor((r.H-72)/float64(len(rates))))
	art := ui.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 6, H: r.H - 22 - line*float64(len(rates)) - 6}
	if name := m.hearth(); name != "" {
		drawScene(c, name, art, ui.White)
	} else {
		c.Fill(c.Snap(art), wallFill)
	}
	k := min(art.W*0.6, art.H*0.8) / potUnits
	farmPicture(c, "stage/pot", art.X+art.W/2, art.Y+art.H-8*k, k)
	y := r.Y + r.H - line*float64(len(rates)) - 4
	writeHead(c, r.X+(r.W-math.Min(r.W-8, ui.Prompt.Width(m.say("stray.pot"))))/2, y-9, m.say("stray.pot"), r.W-8)
	for i, o := range rates {
		mid := y + line*(float64(i)+0.5)
		drawGood(c, o.from, r.X+20, mid, 19, ui.White)
		drawArrow(c, r.X+33, mid, palette.InkSoft)
		c.Write(r.X+49, midline(ui.Number, mid), number(o.n), ui.Number, palette.Ink)
		drawGood(c, box.Food, r.X+68, mid, 17, ui.White)
	}
}

// hearth is the picture of the best improvement that cooks, "" where only cards of the hand do.
func (m strayPart) hearth() string {
	best, name := 0, ""
	p := m.s.Player(m.turn)
	for i := range box.Majors {
		one := box.MajorSet(1) << i
		if !p.Majors.Has(box.Major(i)) {
			continue
		}
		sum := 0
		for g := box.Sheep; g <= box.Horse; g++ {
			sum += int(one.Cooks(g))
		}
		if sum > best {
			best, name = sum, majorPicture(box.Major(i))
		}
	}
	return name
}

// beastUnits is how many units of its picture the place of an animal is wide.
const beastUnits = 56.0

// drawBeast draws an animal in the yard with a slip over it that says what becomes of it.
func (m strayPart) drawBeast(c *ui.Canvas, id string, b beast, slip float64) {
	r := b.at
	k, name := r.W/beastUnits, beastNames[b.kind]
	if b.young {
		name = youngNames[b.kind]
		r = ui.Rect{X: r.X + r.W*(1-youngHigh)/2, Y: r.Y + r.H*(1-youngHigh), W: r.W * youngHigh, H: r.H * youngHigh}
	}
	farmPicture(c, name, r.X+r.W/2-2*k, r.Y+r.H*0.86, k)
	ring := palette.UIGold
	if m.on[id] {
		ring = palette.Alpha(ring, 0.6+0.4*m.Glow())
	}
	outline(c, c.Snap(r), 1, palette.Alpha(palette.Ink, 0.4))
	outline(c, c.Snap(r.Inset(1)), 2, ring)
	if m.Hover == id {
		outline(c, c.Snap(r.Inset(3)), 1, palette.Cream)
	}
	if d, ok := m.Draft.(stay); ok && d.lift.stray && d.lift.kind == b.kind {
		c.Fill(c.Snap(r.Inset(3)), palette.Alpha(palette.UIGold, 0.3))
	}
	m.drawWay(c, ui.Rect{X: r.X, Y: r.Y - slip + 2, W: r.W, H: slip}, b)
}

// drawWay draws on a slip over an animal what becomes of it.
func (m strayPart) drawWay(c *ui.Canvas, r ui.Rect, b beast) {
	size := r.H - 2
	text, ink := "", palette.Good
	switch b.way {
	case toPot:
		food := m.s.Player(m.turn).Cooks(b.kind)
		for _, o := range m.cookRates() {
			if o.from == b.kind {
				food = o.n
			}
		}
		text = "+" + number(food)
	case stillThere:
		return
	}
	role := ui.DenseBold
	wide := size + 6
	if text != "" {
		wide += role.Width(text) + 2
	}
	at := ui.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide, H: r.H}
	ui.Inset(c, at, palette.Cream)
	x, y := at.X+3+size/2, at.Y+at.H/2
	switch b.way {
	case toPot:
		drawGood(c, box.Food, x, y, size, ui.White)
	case toGate:
		ui.Icon(c, "door", x, y, size-2, ui.White)
	case unborn:
		ui.Icon(c, "cross", x, y, size-3, ui.White)
	case upwards:
		drawGood(c, b.kind+1, x, y, size, ui.White)
	}
	if text != "" {
		c.Write(x+size/2+2, midline(role, y), text, role, ink)
	}
}
