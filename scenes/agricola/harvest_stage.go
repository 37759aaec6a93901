package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// passed is how many seats are through with a step of the harvest.
func (m harvestPart) passed(step int) (n int) {
	for seat := range rules.Seat(m.s.Players()) {
		if m.hasPassed(seat, step) {
			n++
		}
	}
	return n
}

// hasPassed says whether a seat has passed a step of the harvest.
func (m harvestPart) hasPassed(seat rules.Seat, step int) bool {
	h := m.harvested(seat)
	food, fuel := m.s.Owes(seat)
	switch {
	case h.Round == 0:
		return false
	case step == feedStep:
		return h.Hunger > 0 && food == 0
	case step == heatStep:
		return h.Heats && fuel == 0
	case step == breedStep:
		return h.Bred
	}
	return step == fieldStep
}

// drawPassed draws to the left of right the sign of each seat in the order of play, with a dot
// instead of those that have yet to pass a step; it gives where they begin.
func (m harvestPart) drawPassed(c *ui.Canvas, step int, right, y float64) float64 {
	const size, pitch = 5.0, 11.0
	right -= pitch * float64(m.s.Players())
	for i := range m.s.Players() {
		x, seat := right+pitch*(float64(i)+0.5), m.faring(i)
		if m.hasPassed(seat, step) {
			ui.Medal(c, x, y, size, m.Seats[seat].Look)
		} else {
			ui.Disc(c, x, y, size/2, palette.Alpha(palette.Ink, 0.35))
		}
	}
	return right - 3
}

// step is the step of the harvest that goes on.
func (m harvestPart) step() int {
	columns := m.harvestColumns()
	if key := m.s.Prompt().Key; m.turn >= 0 && (key == "heat" || key == "feed") {
		return map[string]int{"feed": feedStep, "heat": heatStep}[key]
	}
	for _, col := range columns {
		if m.passed(col.step) < m.s.Players() {
			return col.step
		}
	}
	return breedStep
}

// drawRibbon draws the steps of the harvest over the farm: those that are done with a tick,
// the present one in gold, with how many seats are through with it. While the farm comes to a
// harvest that has just begun, the steps of its clip are drawn, and nothing lies below them.
func (m harvestPart) drawRibbon(c *ui.Canvas) {
	r := m.at.stage.ribbon
	switch {
	case m.s.Harvesting():
	case m.Hides(offStage):
		return
	default:
		m.drawFull(c, r)
		return
	}
	for i := range m.harvestColumns() {
		m.drawStep(c, i)
	}
}

// stepBox is where step i of the harvest is told on the ribbon.
func (m harvestPart) stepBox(i int) ui.Rect {
	const gap = 4.0
	r := m.at.stage.ribbon
	w := (r.W + gap) / float64(len(m.harvestColumns()))
	return ui.Rect{X: math.Round(r.X + w*float64(i)), Y: r.Y, W: math.Floor(w - gap), H: r.H}
}

// drawStep draws step i of the harvest.
func (m harvestPart) drawStep(c *ui.Canvas, i int) {
	at, col, now := m.stepBox(i), m.harvestColumns()[i], m.step()
	done, ground := m.passed(col.step), palette.Faded
	if col.step == now {
		ground = palette.Light(palette.UIGold, 0.35)
	}
	ui.Plate(c, at, ground)
	right := at.X + at.W - 6
	switch {
	case done == m.s.Players():
		ui.Icon(c, "check", right-6, at.Y+at.H/2, 12, ui.White)
		right -= 16
	case m.s.Players() > 1 && (done > 0 || col.step == now):
		right = m.drawPassed(c, col.step, right, at.Y+at.H/2)
	}
	writeHead(c, at.X+7, at.Y+at.H/2, col.head, right-at.X-7)
}

// drawFull says over a farm on which not all animals have a place that it is full.
func (m harvestPart) drawFull(c *ui.Canvas, r ui.Rect) {
	ui.Plate(c, r, palette.Light(palette.UIGold, 0.35))
	text := m.say("stage.full")
	if card, ok := m.help().askingCard(); ok {
		text = m.cards().cardName(card)
	}
	writeHead(c, r.X+8, r.Y+r.H/2, text, r.W-16)
}

// fare is how a seat fares in the harvest, in words.
func (m harvestPart) fare(seat rules.Seat) (text string, ink ui.Color) {
	h := m.harvested(seat)
	food, fuel := m.s.Owes(seat)
	switch {
	case seat == m.turn && m.turn >= 0:
		return m.say("stage.now"), palette.Ink
	case h.Round == 0, h.Hunger == 0 || food > 0:
		return m.say("stage.waits"), palette.InkSoft
	case h.Missing() > 0:
		return m.say("stage.begs", h.Missing()), palette.Bad
	case fuel > 0:
		return m.say("stage.now"), palette.Ink
	case h.InBed > 0:
		return m.say("stage.bed", int(h.InBed)), palette.Bad
	}
	return m.say("stage.fed"), palette.Good
}

// drawFares draws how each seat fares: its crops, its bowls, its fire, its young.
func (m harvestPart) drawFares(c *ui.Canvas) {
	for i, r := range m.at.stage.seats {
		m.drawFare(c, r, m.faring(i))
	}
}

// faring is the seat of plate i.
func (m harvestPart) faring(i int) rules.Seat {
	return (m.s.Start() + rules.Seat(i)) % rules.Seat(m.s.Players())
}

// drawAgain draws over themselves what the harvest has come to and how the seats fare.
func (m harvestPart) drawAgain(c *ui.Canvas) {
	for i := range m.harvestColumns() {
		within(c, m.stepBox(i), func(c *ui.Canvas) { m.drawStep(c, i) })
	}
	for i, r := range m.at.stage.seats {
		within(c, r, func(c *ui.Canvas) { m.drawFare(c, r, m.faring(i)) })
	}
	within(c, m.at.stage.table.Inset(-3), func(c *ui.Canvas) { m.drawLaidTable(c) })
}

// drawLaidTable draws the place of the table, with the own family at it.
func (m harvestPart) drawLaidTable(c *ui.Canvas) {
	ui.Panel(c, m.at.stage.table)
	if m.dines() && !m.strays().open() && !m.majors().supplyOpen() {
		m.drawOwn(c, allBowls)
	}
}

// allBowls is more than a family has.
const allBowls = 99

// The lines of a plate that says how a seat fares, and what lies on them.
const (
	fareLine = 24.0
	fareIcon = 18.0
)

func (m harvestPart) drawFare(c *ui.Canvas, r ui.Rect, seat rules.Seat) {
	strip := 22.0
	if r.W < 130 {
		strip = 14
	}
	in := ui.SeatPlate(c, r, strip, m.Seats[seat].Look, seat == m.turn)
	line := math.Min(fareLine, math.Floor((in.H-2)/float64(m.fareRows())))
	size := math.Min(fareIcon, line-1)
	x, y, wide := in.X+4, in.Y+1+line/2, in.W-8
	text, ink := m.fare(seat)
	room := wide - ui.Dense.Width(text) - 4
	if room < 40 {
		text, room = "", wide
	}
	name := board.LayName(m.Name(seat), room, line+2)
	if !name.Whole { // what it waits for is seen below as well
		text, name = "", board.LayName(m.Name(seat), wide, line+2)
	}
	name.Write(c, x, y, palette.Ink)
	c.WriteRight(x+wide, midline(ui.Dense, y), text, ui.Dense, ink)
	h := m.harvested(seat)
	y += line
	pen := harvestPen{Canvas: c, x: x, y: y, size: size}
	pen.good(box.Grain, int(h.Grain))
	pen.good(box.Vegetable, int(h.Vegetables))
	for k, n := range h.Newborns {
		pen.good(box.Sheep+box.Good(k), int(n))
	}
	if h.InBed > 0 {
		pen.bed(palette.Seats[m.Seats[seat].Look].ID, int(h.InBed))
	}
	if pen.x == x && h.Round > 0 {
		nothing := m.say("stage.nothing")
		if ui.Dense.Width(nothing) > wide {
			nothing = "–"
		}
		c.Write(x, midline(ui.Dense, y), nothing, ui.Dense, palette.InkSoft)
	}
	m.drawMeal(c, ui.Rect{X: x, Y: y + line/2, W: wide, H: line}, seat, size)
	if m.s.SpecialCards() != 0 {
		m.drawFire(c, ui.Rect{X: x, Y: y + line*1.5, W: wide, H: line}, seat, size)
	}
}

// fareRows is how many lines a plate of a seat has.
func (m harvestPart) fareRows() int {
	if m.s.SpecialCards() != 0 {
		return 4
	}
	return 3
}

// drawMeal draws a bowl for each food that a seat needs, those that are filled first.
func (m harvestPart) drawMeal(c *ui.Canvas, r ui.Rect, seat rules.Seat, size float64) {
	h := m.harvested(seat)
	need := int(h.Hunger)
	if need == 0 {
		need = m.s.Need(seat)
	}
	food, _ := m.s.Owes(seat)
	full := int(h.Eaten)
	switch {
	case h.Hunger == 0:
		full = min(need, int(m.s.Player(seat).Goods[box.Food]))
	case food > 0:
		full = need - food + min(food, int(m.s.Player(seat).Goods[box.Food]))
	}
	laid := 0
	if d, ok := m.meal(); ok && seat == m.turn {
		full, laid = counted(m.bowls(d))
	}
	drawRow(c, r, box.Food, share{full: full, laid: laid, need: need, asked: h.Hunger > 0,
		lacks: m.lacks(seat, box.Food, h.Hunger > 0 && food == 0)}, size)
}

// drawFire draws a flame for each fuel that the house of a seat needs.
func (m harvestPart) drawFire(c *ui.Canvas, r ui.Rect, seat rules.Seat, size float64) {
	h := m.harvested(seat)
	need := int(h.Cold)
	if !h.Heats {
		need = m.s.Heating(seat)
	}
	_, fuel := m.s.Owes(seat)
	have := int(m.s.Player(seat).Goods[box.Fuel])
	full := m.burnt(seat)
	switch {
	case !h.Heats:
		full = min(need, have)
	case fuel > 0:
		full = need - fuel + min(fuel, have)
	}
	laid := 0
	if d, ok := m.meal(); ok && seat == m.turn {
		full, laid = counted(m.flames(d))
	}
	if need > 0 {
		drawRow(c, r, box.Fuel, share{full: full, laid: laid, need: need, asked: h.Heats,
			lacks: m.lacks(seat, box.Fuel, h.Heats && fuel == 0)}, size)
	}
}

// lacks says whether a seat cannot pay what it needs of a good whatever it makes of what it has, as its
// outlook says, or once that is over has not.
func (m harvestPart) lacks(seat rules.Seat, g box.Good, over bool) bool {
	if over {
		return true // where less was paid than was needed
	}
	for _, o := range m.owned().outlooks(seat) {
		if o.good == g {
			return o.lacks() > 0
		}
	}
	return false
}

// A share is what a seat pays of what it needs: full is sure, laid proposed; asked says that it
// is due, lacks that what is missing cannot be found.
type share struct {
	full, laid, need int
	asked, lacks     bool
}

// ink is that of its numbers: red where something is missing that cannot be found, brown where it can.
func (o share) ink() ui.Color {
	switch {
	case o.full+o.laid < o.need && o.lacks:
		return palette.Bad
	case o.full+o.laid < o.need:
		return raised
	case !o.asked:
		return palette.InkSoft
	}
	return palette.Good
}

// leastPitch is how far goods of a row lie apart at least, for each that they are wide.
const leastPitch = 0.4

// drawRow draws a good as often as it is needed, what is proposed paler than what is sure, and
// at the right the numbers; pale while it is not asked for yet.
func drawRow(c *ui.Canvas, r ui.Rect, g box.Good, o share, size float64) {
	text, ink := number(o.full), o.ink()
	if o.laid > 0 {
		text += "+" + number(o.laid)
	}
	text += "/" + number(o.need)
	y := r.Y + r.H/2
	c.WriteRight(r.X+r.W, midline(ui.Name, y), text, ui.Name, ink)
	room, drawn := r.W-ui.Name.Width(text)-4, o.need
	pitch := math.Min(size+1, (room-size)/math.Max(1, float64(o.need-1)))
	if pitch < leastPitch*size { // they would hide each other: the numbers tell
		o.full, drawn = o.full+o.laid, 1
	}
	for i := range drawn {
		tint := ui.White
		switch {
		case i >= o.full+o.laid:
			tint = palette.Alpha(ui.White, 0.28)
		case i >= o.full:
			tint = palette.Alpha(ui.White, laidTint)
		}
		drawGood(c, g, r.X+size/2+pitch*float64(i), y, size, tint)
	}
}
