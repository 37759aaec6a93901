package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
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

// counted is how many bowls are full for sure, and how many by what is proposed.
func counted(list []bowl) (full, proposed int) {
	for _, b := range list {
		switch b.fill {
		case stored:
			full++
		case laid:
			proposed++
		}
	}
	return full, proposed
}

// A setting is where things lie at the table, and how large they are.
type setting struct {
	room, wall, top, stove ui.Rect
	bowl, pitch, disc      float64
	apart                  float64 // at most, the bowls of two people
	flat                   bool    // nobody sits there, and the stove is a row under the table
}

// stoveWide is how wide the stove is beside the table in a room as high as usual.
const stoveWide, usualRoom = 87.0, 240.0

// setting lays the table.
func (m harvestPart) setting() setting {
	r := m.at.stage.table.Inset(farmEdge)
	if m.Frame.Layout == ui.Compact {
		return m.flatSetting(r)
	}
	k := math.Max(1, math.Min(r.H/usualRoom, 1.8))
	s := setting{room: r, wall: ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 26}, bowl: 26 * k, pitch: 30 * k, disc: 20 * k,
		apart: 40 * k}
	wide := r.W
	if m.s.SpecialCards() != 0 {
		stove := math.Round(stoveWide * k)
		s.stove = ui.Rect{X: r.X + r.W - stove, Y: r.Y + s.wall.H + 3, W: stove - 2, H: r.H - s.wall.H - 6}
		wide -= stove + 4
	}
	s.top = ui.Rect{X: r.X + 6, Y: r.Y + r.H*0.44, W: wide - 12, H: r.H*0.56 - 8}
	return s
}

// flatSetting is the setting where there is little room.
func (m harvestPart) flatSetting(r ui.Rect) setting {
	s := setting{room: r, wall: ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 14}, bowl: 14, pitch: 15, disc: 12, apart: 8,
		flat: true}
	rest := r.H - s.wall.H
	if m.s.SpecialCards() != 0 {
		high := math.Min(24, math.Floor(rest*0.36))
		rest -= high + 2
		s.stove = ui.Rect{X: r.X + 2, Y: r.Y + r.H - high - 1, W: r.W - 4, H: high}
	}
	s.top = ui.Rect{X: r.X + 2, Y: r.Y + s.wall.H + 2, W: r.W - 4, H: rest - 4}
	if most := s.top.H - 6; most > s.bowl+2+s.disc { // a wider one has room for larger ones
		k := math.Min(1.5, most/(s.bowl+2+s.disc))
		s.bowl, s.disc = math.Floor(s.bowl*k), math.Floor(s.disc*k)
		s.pitch = s.bowl + 3
	}
	return s
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
	p, set, rations := m.s.Player(m.turn), m.setting(), m.rations()
	top := set.top
	n := 0
	for _, k := range rations {
		n += k
	}
	pitch := math.Min(set.pitch, (top.W-8)/(float64(n)+0.3*float64(len(rations)-1)))
	wide := math.Min(set.bowl, pitch-1)
	y := top.Y + top.H*0.1
	if set.flat {
		y = top.Y + (top.H-wide-2-set.disc)/2
	}
	gap := math.Min(set.apart, (top.W-8-pitch*float64(n))/float64(len(rations)))
	x := top.X + (top.W-pitch*float64(n)-gap*float64(len(rations)-1))/2
	for _, k := range rations {
		for range k {
			list = append(list, bowl{at: ui.Rect{X: x + (pitch-wide)/2, Y: y, W: wide, H: wide}})
			x += pitch
		}
		x += gap
	}
	owes, _ := m.s.Owes(m.turn)
	i := min(len(list), int(m.harvested(m.turn).Eaten)+min(owes, int(p.Goods[box.Food])))
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
	set := m.setting()
	r := set.stove
	_, n := m.needed()
	if n == 0 {
		return nil
	}
	y := r.Y + r.H - set.disc - 7
	if set.flat { // beside its mouth
		mouth := m.mouth(set)
		r.X, r.W = mouth.X+mouth.W+4, r.W-mouth.W-12
		y = r.Y + (r.H-set.disc-2)/2
	}
	pitch := math.Min(set.disc+5, (r.W-6)/float64(n))
	wide := math.Min(set.disc+2, pitch)
	x := r.X + (r.W-pitch*float64(n))/2
	for i := range n {
		list = append(list, bowl{at: ui.Rect{X: x + pitch*float64(i) + (pitch-wide)/2, Y: y, W: wide, H: wide}})
	}
	i := m.burnt(m.turn)
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
	stoveFill = palette.Hex("#b5645c")
	mouthFill = palette.Hex("#33231f")
)

// needed are the food and the fuel that the harvest asks of whoever sits at the table, also
// before it does.
func (m harvestPart) needed() (food, fuel int) {
	h := m.harvested(m.turn)
	food, fuel = int(h.Hunger), int(h.Cold)
	if food == 0 {
		food = m.s.Need(m.turn)
	}
	switch {
	case m.s.SpecialCards() == 0: // nobody heats but with Farmers of the Moor
		fuel = 0
	case !h.Heats:
		fuel = m.s.Heating(m.turn)
	}
	return food, fuel
}

// burnt is how much of the fuel that the house of a seat needs has been found so far: those who
// went to bed for the rest leave it cold.
func (m harvestPart) burnt(seat rules.Seat) int {
	h := m.harvested(seat)
	_, due := m.s.Owes(seat)
	switch {
	case !h.Heats:
		return 0
	case due > 0:
		return max(0, int(h.Cold)-due)
	case h.InBed == m.s.Player(seat).People: // more may have been missing than there are people
		return min(int(h.Burnt), int(h.Cold-h.InBed))
	}
	return int(h.Cold - h.InBed)
}

// dines says whether the own family sits at its table: through the whole harvest, with empty
// bowls until it is fed.
func (m harvestPart) dines() bool { return m.s.Harvesting() && m.seen == m.own }

// drawOwn draws the own family's table while others eat, with so many bowls full at most.
func (m harvestPart) drawOwn(c *ui.Canvas, full int) {
	o := *m.moment
	o.turn = m.own
	h := o.harvest()
	bowls := h.bowls(meal{})
	for i := range bowls {
		if i >= full {
			bowls[i].fill = empty
		}
	}
	h.drawBowls(c, bowls, meal{})
}

// drawTable draws the table and the stove.
func (m harvestPart) drawTable(c *ui.Canvas, d meal) {
	m.drawBowls(c, m.bowls(d), d)
	if m.otherwise(d) {
		m.drawServed(c, m.say("stage.swap"))
	}
}

// otherwise says whether a bowl that is proposed could be filled with another good.
func (m harvestPart) otherwise(d meal) bool {
	p, filled, spare := m.s.Player(m.turn), 0, 0
	for _, g := range mealOrder[:6] {
		filled += int(d.laid[g])
		if p.Cooks(g) > 0 && d.laid[g] < p.Goods[g] {
			spare++
		}
	}
	return filled > 0 && spare > 0 && m.s.Prompt().Key == "feed"
}

// drawBowls draws the table with these bowls on it, and the stove.
func (m harvestPart) drawBowls(c *ui.Canvas, bowls []bowl, d meal) {
	set := m.setting()
	m.drawRoom(c, set)
	top := set.top
	if !set.flat {
		m.drawGuests(c, set, bowls)
	}
	drawHung(c, "table", top, tableUnits)
	c.Fill(ui.Rect{X: top.X, Y: top.Y, W: top.W, H: 2 * c.Px()}, palette.Ink)
	for _, b := range bowls {
		m.drawBowl(c, b, box.Food)
		y := m.discAt(b)
		switch b.fill {
		case stored:
			ui.Icon(c, "check", b.at.X+b.at.W/2, y, set.disc*0.65, ui.White)
		case laid:
			drawDisc(c, b.good, b.at.X+b.at.W/2, y, math.Min(set.disc, b.at.W))
		}
	}
	if m.s.SpecialCards() != 0 {
		m.drawStove(c, d)
	}
	m.markBowls(c, bowls, "bowl ")
}

// discAt is the middle of the disc of what fills a bowl, under it.
func (m harvestPart) discAt(b bowl) float64 {
	set := m.setting()
	y := b.at.Y + b.at.H + 4 + set.disc/2
	if set.flat {
		y -= 2
	}
	return y
}

// drawServed says something on the front of the table: what the family is served, or how to change it.
func (m harvestPart) drawServed(c *ui.Canvas, text string) {
	set := m.setting()
	if set.flat {
		return // words have no room
	}
	role, text := board.FitIn(text, set.top.W-28, ui.Prompt, ui.Name, ui.Dense)
	r := ui.Rect{W: math.Ceil(role.Width(text)) + 16, H: 22}
	r.X, r.Y = set.top.X+(set.top.W-r.W)/2, set.top.Y+set.top.H-r.H-6
	ui.Inset(c, r.Snap(), palette.Cream)
	c.Write(r.X+8, midline(role, r.Y+r.H/2), text, role, palette.Ink)
}

// drawGuests draws the family behind its bowls.
func (m harvestPart) drawGuests(c *ui.Canvas, set setting, bowls []bowl) {
	p, at := m.s.Player(m.turn), 0
	seat := palette.Seats[m.Seats[m.turn].Look].ID
	k := (set.top.Y - set.wall.Y - set.wall.H + 14) / personHigh
	for _, n := range m.rations() {
		first, last := bowls[at].at, bowls[at+n-1].at
		at += n
		scale := k
		if n == 1 && p.Newborns > 0 {
			scale *= childHigh
		}
		farmPicture(c, "person/"+seat, (first.X+last.X+last.W)/2, set.top.Y+14, scale)
	}
}

// drawRoom draws the wall, and on it what is needed.
func (m harvestPart) drawRoom(c *ui.Canvas, set setting) {
	r, wall := set.room, set.wall
	c.Fill(c.Snap(r), wallFill)
	c.Fill(c.Snap(wall), palette.Paper)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + wall.H, W: r.W, H: c.Px()}, palette.Alpha(palette.Ink, 0.6))
	for y := r.Y + wall.H + 18; y < r.Y+r.H; y += 18 {
		c.Fill(ui.Rect{X: r.X, Y: y, W: r.W, H: c.Px()}, palette.Alpha(palette.Ink, 0.12))
	}
	need, cold := m.needed()
	wide := r.W - 16
	if set.flat { // words have no room
		m.drawNeeded(c, wall, box.Food, need, false)
		if cold > 0 {
			m.drawNeeded(c, wall, box.Fuel, cold, true)
		}
		return
	}
	if cold > 0 && m.s.SpecialCards() != 0 {
		text := m.say("stage.fire", m.amount(box.Fuel, cold))
		role := ui.Prompt
		if role.Width(text) > wide*0.45 {
			role = ui.Name
		}
		c.WriteRight(r.X+r.W-8, midline(role, r.Y+wall.H/2), role.Fit(text, wide*0.48), role, palette.Ink)
		wide *= 0.5
	}
	writeHead(c, r.X+8, r.Y+wall.H/2, m.say("stage.meal", m.amount(box.Food, need)), wide)
}

// drawNeeded draws at an end of the wall how much of a good is needed.
func (m harvestPart) drawNeeded(c *ui.Canvas, wall ui.Rect, g box.Good, n int, right bool) {
	x, y, text := wall.X+4, wall.Y+wall.H/2, number(n)
	if right {
		x = wall.X + wall.W - 4 - wall.H - 2 - ui.Name.Width(text)
	}
	drawGood(c, g, x+wall.H/2, y, wall.H-1, ui.White)
	c.Write(x+wall.H+2, midline(ui.Name, y), text, ui.Name, palette.Ink)
}

// laidTint is how what is proposed shows.
const laidTint = 0.6

// drawBowl draws a bowl, paler the less sure it is that it is full.
func (m harvestPart) drawBowl(c *ui.Canvas, b bowl, g box.Good) {
	tint := ui.White
	switch b.fill {
	case laid:
		tint = palette.Alpha(ui.White, laidTint)
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

// mouth is the mouth of the stove.
func (m harvestPart) mouth(set setting) ui.Rect {
	r := set.stove.Inset(7)
	if set.flat {
		r = set.stove.Inset(3)
		r.W = r.H * 1.5
		return r
	}
	r.H = set.stove.H * 0.55
	return r
}

// drawStove draws the stove with its fire, and what is burnt in it.
func (m harvestPart) drawStove(c *ui.Canvas, d meal) {
	set := m.setting()
	flames, mouth := m.flames(d), m.mouth(set)
	if set.flat {
		ui.Plate(c, set.stove, stoveFill)
		ui.Inset(c, mouth, mouthFill)
	} else {
		drawHung(c, "stove", set.stove, stoveUnits)
		c.Fill(ui.Rect{X: set.stove.X, Y: set.stove.Y, W: set.stove.W, H: 2 * c.Px()}, palette.Ink)
		drawHung(c, "mouth", mouth, mouthUnits)
		outline(c, c.Snap(mouth), 2*c.Px(), palette.Ink)
	}
	lit := len(flames) == 0
	for _, b := range flames {
		lit = lit || b.fill != empty
	}
	if lit {
		drawFlame(c, mouth)
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
