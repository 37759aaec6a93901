package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// Where the meal lies on the stage: a wall with what is needed, people behind a table with
// their bowls, the stove beside it.

// A bowl is one food that a family needs, or one fuel that its house does.
type bowl struct {
	at   ui.Rect
	fill filling
	good box.Good // that is laid for it
}

type filling uint8

const (
	empty  filling = iota
	stored         // it is in the supply, or paid already
	laid           // it is proposed
)

// meal is the meal that is put together at the table.
func (m harvestPart) meal() (d meal, ok bool) {
	d, ok = m.Draft.(meal)
	return d, ok && m.at.stage.on && m.Deciding() && m.seen == m.turn && !m.choices().sidesOpen() &&
		len(m.choices().beside()) <= mostBeside
}

// beside are the choices that lie under the table: what is listed but for what is paid there.
func (m choicesPart) beside() (list []rules.Action) {
	for _, a := range m.listedAll() {
		if _, _, ok := pays(a); !ok {
			list = append(list, a)
		}
	}
	return list
}

// mostBeside is how many choices lie under the table at most.
const mostBeside = 3

// mealRoom is the room of the table, and besideHigh what choices under it take of it.
func (m harvestPart) mealRoom() ui.Rect {
	r := m.at.stage.table.Inset(farmEdge)
	if n := len(m.choices().beside()); n > 0 {
		r.H -= besideHigh * float64(n)
	}
	return r
}

const besideHigh = 24.0

// The parts of the table.
const (
	wallHigh  = 26.0
	stoveWide = 87.0
	bowlWide  = 26.0
	bowlPitch = 30.0
	discWide  = 20.0
	mostApart = 40.0 // bowls of two people
)

// tableTop is the top of the table, stoveBox the stove.
func (m harvestPart) tableTop() ui.Rect {
	r := m.mealRoom()
	return ui.Rect{X: r.X + 6, Y: r.Y + r.H*0.44, W: m.tableWide(r) - 12, H: r.H*0.56 - 8}
}

func (m harvestPart) tableWide(r ui.Rect) float64 {
	if m.s.SpecialCards() == 0 {
		return r.W
	}
	return r.W - stoveWide - 4
}

func (m harvestPart) stoveBox() ui.Rect {
	r := m.mealRoom()
	return ui.Rect{X: r.X + r.W - stoveWide, Y: r.Y + wallHigh + 3, W: stoveWide - 2, H: r.H - wallHigh - 6}
}

// rations is how many bowls each of the family needs, newborns last.
func (m harvestPart) rations() (list []int) {
	p := m.s.Player(m.turn)
	for i := range int(p.People) {
		list = append(list, m.s.Ration(i >= int(p.People-p.Newborns)))
	}
	return list
}

// bowls are the bowls of a meal on the table: those that are filled first.
func (m harvestPart) bowls(d meal) (list []bowl) {
	p, top, rations := m.s.Player(m.turn), m.tableTop(), m.rations()
	n := 0
	for _, k := range rations {
		n += k
	}
	pitch := math.Min(bowlPitch, (top.W-8)/(float64(n)+0.3*float64(len(rations)-1)))
	wide := math.Min(bowlWide, pitch-1)
	gap := math.Min(mostApart, (top.W-8-pitch*float64(n))/float64(len(rations)))
	x := top.X + (top.W-pitch*float64(n)-gap*float64(len(rations)-1))/2
	for _, k := range rations {
		for range k {
			list = append(list, bowl{at: ui.Rect{X: x + (pitch-wide)/2, Y: top.Y + top.H*0.1, W: wide, H: wide}})
			x += pitch
		}
		x += gap
	}
	owes, _ := m.s.Owes(m.turn)
	i := min(len(list), int(p.Tally.Eaten)+min(owes, int(p.Goods[box.Food])))
	for k := range i {
		list[k].fill = stored
	}
	for _, g := range mealOrder[:6] {
		for range int(d.laid[g]) * p.Cooks(g) {
			if i < len(list) {
				list[i].fill, list[i].good = laid, g
				i++
			}
		}
	}
	return list
}

// flames are the discs of the fuel that the house needs, on the stove.
func (m harvestPart) flames(d meal) (list []bowl) {
	p, r := m.s.Player(m.turn), m.stoveBox()
	n := int(p.Tally.Cold)
	if n == 0 {
		return nil
	}
	pitch := math.Min(discWide+5, (r.W-6)/float64(n))
	wide := math.Min(discWide+2, pitch)
	x := r.X + (r.W-pitch*float64(n))/2
	for i := range n {
		list = append(list, bowl{at: ui.Rect{X: x + pitch*float64(i) + (pitch-wide)/2, Y: r.Y + r.H - wide - 5,
			W: wide, H: wide}})
	}
	_, due := m.s.Owes(m.turn)
	i := n - min(n, due)
	for k := range i {
		list[k].fill = stored
	}
	for _, g := range mealOrder[6:] {
		for range int(d.laid[g]) {
			if i < len(list) {
				list[i].fill, list[i].good = laid, g
				i++
			}
		}
	}
	return list
}

// The colours of the room.
var (
	wallFill  = palette.Hex("#dcbf93")
	tableFill = palette.Hex("#8d5b36")
	stoveFill = palette.Hex("#b5645c")
	mouthFill = palette.Hex("#33231f")
)

// drawTable draws the table and the stove.
func (m harvestPart) drawTable(c *ui.Canvas, d meal) {
	r := m.mealRoom()
	m.drawRoom(c, r)
	top := m.tableTop()
	p, at := m.s.Player(m.turn), 0
	bowls := m.bowls(d)
	seat := palette.Seats[m.Seats[m.turn].Look].ID
	k := (top.Y - r.Y - wallHigh + 14) / personHigh
	for _, n := range m.rations() {
		first, last := bowls[at].at, bowls[at+n-1].at
		at += n
		scale := k
		if n == 1 && p.Newborns > 0 {
			scale *= childHigh
		}
		farmPicture(c, "person/"+seat, (first.X+last.X+last.W)/2, top.Y+14, scale)
	}
	ui.Plate(c, top, tableFill)
	line := palette.Alpha(palette.Ink, 0.25)
	for i := 1; i < 4; i++ {
		c.Fill(ui.Rect{X: top.X + 2, Y: top.Y + top.H*float64(i)/4, W: top.W - 4, H: c.Px()}, line)
	}
	for _, b := range bowls {
		m.drawBowl(c, b, box.Food)
		y := b.at.Y + b.at.H + 4 + discWide/2
		switch b.fill {
		case stored:
			ui.Icon(c, "check", b.at.X+b.at.W/2, y, 13, ui.White)
		case laid:
			drawDisc(c, b.good, b.at.X+b.at.W/2, y, math.Min(discWide, b.at.W))
		}
	}
	if m.s.SpecialCards() != 0 {
		m.drawStove(c, d)
	}
	m.markBowls(c, bowls, "bowl ")
}

// drawRoom draws the wall, and on it what is needed.
func (m harvestPart) drawRoom(c *ui.Canvas, r ui.Rect) {
	c.Fill(c.Snap(r), wallFill)
	c.Fill(c.Snap(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: wallHigh}), palette.Paper)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + wallHigh, W: r.W, H: c.Px()}, palette.Alpha(palette.Ink, 0.6))
	for y := r.Y + wallHigh + 18; y < r.Y+r.H; y += 18 {
		c.Fill(ui.Rect{X: r.X, Y: y, W: r.W, H: c.Px()}, palette.Alpha(palette.Ink, 0.12))
	}
	need := int(m.s.Player(m.turn).Tally.Hunger)
	cold, wide := int(m.s.Player(m.turn).Tally.Cold), r.W-16
	if cold > 0 && m.s.SpecialCards() != 0 {
		text := m.say("stage.fire", m.amount(box.Fuel, cold))
		role := ui.Prompt
		if role.Width(text) > wide*0.45 {
			role = ui.Name
		}
		c.WriteRight(r.X+r.W-8, midline(role, r.Y+wallHigh/2), role.Fit(text, wide*0.48), role, palette.Ink)
		wide *= 0.5
	}
	writeHead(c, r.X+8, r.Y+wallHigh/2, m.say("stage.meal", m.amount(box.Food, need)), wide)
}

// drawBowl draws a bowl, paler the less sure it is that it is full.
func (m harvestPart) drawBowl(c *ui.Canvas, b bowl, g box.Good) {
	tint := ui.White
	switch b.fill {
	case laid:
		tint = palette.Alpha(ui.White, 0.6)
	case empty:
		tint = palette.Alpha(palette.Ink, 0.45)
	}
	drawGood(c, g, b.at.X+b.at.W/2, b.at.Y+b.at.H/2, b.at.W, tint)
}

// drawDisc draws a good on a disc.
func drawDisc(c *ui.Canvas, g box.Good, x, y, wide float64) {
	ui.Disc(c, x, y, wide/2, palette.Ink)
	ui.Disc(c, x, y, wide/2-1, palette.Cream)
	drawGood(c, g, x, y, wide-5, ui.White)
}

// drawStove draws the stove with its fire, and what is burnt in it.
func (m harvestPart) drawStove(c *ui.Canvas, d meal) {
	r := m.stoveBox()
	ui.Plate(c, r, stoveFill)
	flames := m.flames(d)
	mouth := r.Inset(7)
	mouth.H = r.H * 0.55
	ui.Inset(c, mouth, mouthFill)
	lit := len(flames) == 0
	for _, b := range flames {
		lit = lit || b.fill != empty
	}
	if lit {
		drawGood(c, box.Fuel, mouth.X+mouth.W/2, mouth.Y+mouth.H/2, math.Min(mouth.H, mouth.W)-8, ui.White)
	}
	for _, b := range flames {
		x, y := b.at.X+b.at.W/2, b.at.Y+b.at.H/2
		switch b.fill {
		case stored:
			drawDisc(c, box.Fuel, x, y, b.at.W)
			ui.Icon(c, "check", x+b.at.W*0.3, y+b.at.H*0.3, 10, ui.White)
		case laid:
			drawDisc(c, b.good, x, y, b.at.W)
		default:
			ui.Disc(c, x, y, b.at.W/2, palette.Alpha(palette.Ink, 0.5))
		}
	}
	m.markBowls(c, flames, "flame ")
}

// markBowls marks what is pointed at.
func (m harvestPart) markBowls(c *ui.Canvas, list []bowl, id string) {
	for i, b := range list {
		if m.Hover == id+number(i) {
			outline(c, b.at.Inset(-1), 2, palette.UIGold)
		}
	}
}

// drawLaid tells beside the goods how many of each are laid for the meal, and marks those of
// which more can be laid by a click.
func (m harvestPart) drawLaid(c *ui.Canvas) {
	d, ok := m.meal()
	if !ok {
		return
	}
	for _, g := range m.owned().shown() {
		r := m.owned().goodBox(g)
		if n := int(d.laid[g]); n > 0 {
			c.WriteRight(r.X+r.W-8, midline(ui.DenseBold, r.Y+r.H/2), number(-n), ui.DenseBold, palette.Bad)
		}
		if m.on["good "+box.GoodIDs[g]] {
			outline(c, r.Inset(1), 1, palette.Alpha(palette.UIGold, m.Glow()))
		}
	}
}
