package agricola

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// While a harvest goes on it takes the place of the action spaces: a row a seat,
// with what each step has brought and taken so far.

// The steps of a harvest.
const (
	fieldStep = iota
	feedStep
	heatStep
	breedStep
)

// A harvestColumn is a step, as wide as its part of the row.
type harvestColumn struct {
	step int
	head string
	part float64
}

// harvestColumns are the steps of a harvest; houses are heated with Farmers of the
// Moor.
func (m harvestPart) harvestColumns() []harvestColumn {
	list := []harvestColumn{{fieldStep, m.say("item.fields"), 0.24},
		{feedStep, board.Capital(m.good(box.Food)), 0.28}}
	if m.s.SpecialCards() != 0 {
		list = append(list, harvestColumn{heatStep, m.say("stage.heat"), 0.24})
	}
	return append(list, harvestColumn{breedStep, m.say("harvest.newborn"), 0.24})
}

// harvestRow is how high a row is in a room under heads of a height.
func (m harvestPart) harvestRow(r ui.Rect, head float64) float64 {
	most := 30.0
	if m.Frame.Layout == ui.Roomy {
		most = 40
	}
	return math.Min(most, math.Floor((r.H-head-harvestFoot)/float64(m.s.Players())))
}

// harvestFoot is the rim below the last row.
const harvestFoot = 8

// leastRow is how high a row of the harvest is at least; with less room there is none.
const leastRow = 16

// drawHarvest draws what the harvest has come to.
func (m harvestPart) drawHarvest(c *ui.Canvas) {
	r := m.at.spaces.Snap()
	head := ui.HeadHeight(c) + 22
	row := m.harvestRow(r, head)
	if row < leastRow {
		return
	}
	r.H = head + row*float64(m.s.Players()) + harvestFoot
	ui.Panel(c, r)
	round := int(m.s.Player(0).Tally.Round)
	if m.s.Harvesting() {
		round = m.s.Round()
	}
	ui.Head(c, r, m.say("harvest.title", round))
	name := math.Round(r.W * 0.2)
	columns := m.harvestColumns()
	wide := r.W - name - 16
	for i := range m.s.Players() {
		seat := (m.s.Start() + rules.Seat(i)) % rules.Seat(m.s.Players())
		box := ui.Rect{X: r.X + 6, Y: r.Y + head + row*float64(i), W: r.W - 12, H: row - 2}.Snap()
		ground := palette.PaperDim
		if seat == m.turn {
			ground = palette.Light(palette.UIGold, 0.55)
		}
		c.Fill(box, ground)
		y := box.Y + box.H/2
		ui.Medal(c, box.X+10, y, math.Min(9, box.H/2-1), m.Seats[seat].Look)
		board.LayName(m.Name(seat), name-24, box.H).Write(c, box.X+22, y, palette.Ink)
		x := box.X + name
		for _, col := range columns {
			if i == 0 {
				m.drawHarvestHead(c, ui.Rect{X: x, Y: r.Y + head - 19, W: wide * col.part, H: 18}, col)
			}
			m.drawHarvestCell(c, ui.Rect{X: x, Y: box.Y, W: wide * col.part, H: box.H}, seat, col.step)
			x += wide * col.part
		}
	}
}

// drawHarvestHead draws the name of a step, in gold while it goes on.
func (m harvestPart) drawHarvestHead(c *ui.Canvas, r ui.Rect, col harvestColumn) {
	if m.harvestStep() == col.step || m.harvestStep() == feedStep && col.step == heatStep {
		c.Fill(ui.Rect{X: r.X, Y: r.Y + 16, W: r.W - 4, H: 2}.Snap(), palette.UIGold)
	}
	c.Write(r.X, r.Y+bodyBase, ui.Name.Fit(col.head, r.W-6), ui.Name, palette.Ink)
}

// harvestStep is the step that goes on.
func (m harvestPart) harvestStep() int {
	step := fieldStep
	for seat := range rules.Seat(m.s.Players()) {
		switch h := m.harvested(seat); {
		case h.Bred:
			return breedStep
		case h.Hunger > 0:
			step = feedStep
		}
	}
	return step
}

// harvested is what the harvest that shows has brought a seat; nothing before its fields
// are reaped.
func (m harvestPart) harvested(seat rules.Seat) agricola.Tally {
	if h := m.s.Player(seat).Tally; !m.s.Harvesting() || int(h.Round) == m.s.Round() {
		return h
	}
	return agricola.Tally{}
}

// drawHarvestCell draws what a step has come to for a seat; nothing before it.
func (m harvestPart) drawHarvestCell(c *ui.Canvas, r ui.Rect, seat rules.Seat, step int) {
	h := m.harvested(seat)
	if h.Round == 0 {
		return
	}
	pen := harvestPen{Canvas: c, x: r.X, y: r.Y + r.H/2, size: math.Min(18, r.H-2)}
	switch step {
	case fieldStep:
		pen.good(box.Grain, int(h.Grain))
		pen.good(box.Vegetable, int(h.Vegetables))
	case feedStep:
		if h.Hunger > 0 {
			missing, over := m.unfed(seat)
			pen.share(box.Food, int(h.Hunger)-missing, int(h.Hunger))
			if missing > 0 && over {
				pen.begging(missing)
			}
		}
	case heatStep:
		if h.Heats {
			pen.share(box.Fuel, m.warmed(seat), int(h.Cold))
		}
		if h.InBed > 0 {
			pen.bed(palette.Seats[m.Seats[seat].Look].ID, int(h.InBed))
		}
	case breedStep:
		if h.Bred {
			for k, n := range h.Newborns {
				pen.good(box.Sheep+box.Good(k), int(n))
			}
		}
	}
	if pen.x == r.X && m.harvestStep() >= step && (step != breedStep || h.Bred) && step != heatStep {
		c.Write(r.X, midline(ui.Body, pen.y), "–", ui.Body, palette.InkSoft)
	}
}

// unfed is how much food a seat's meal lacks in this harvest, over whether it has been
// handed over: until then what is in the supply counts, for it goes with what is laid.
func (m harvestPart) unfed(seat rules.Seat) (missing int, over bool) {
	p := m.s.Player(seat)
	owes, _ := m.s.Owes(seat)
	if owes == 0 {
		return p.Tally.Missing(), true
	}
	return max(0, owes-int(p.Goods[box.Food])), false
}

// warmed is how much of the fuel that a seat's house needs in this harvest has been burnt,
// or lies in the supply while that is not over.
func (m harvestPart) warmed(seat rules.Seat) int {
	p := m.s.Player(seat)
	_, owes := m.s.Owes(seat)
	if owes == 0 {
		return int(p.Tally.Burnt)
	}
	return int(p.Tally.Cold) - owes + min(owes, int(p.Goods[box.Fuel]))
}

// A harvestPen writes goods and their numbers one after the other.
type harvestPen struct {
	*ui.Canvas
	x, y, size float64
}

func (p *harvestPen) text(text string, k ui.Color) {
	p.Write(p.x, midline(ui.Body, p.y), text, ui.Body, k)
	p.x += ui.Body.Width(text) + 6
}

// good writes so many of a good, unless there are none.
func (p *harvestPen) good(g box.Good, n int) {
	if n == 0 {
		return
	}
	drawGood(p.Canvas, g, p.x+p.size/2, p.y, p.size, ui.White)
	p.x += p.size + 2
	p.text(number(n), palette.Ink)
}

// share writes how much of what was needed there was.
func (p *harvestPen) share(g box.Good, have, need int) {
	drawGood(p.Canvas, g, p.x+p.size/2, p.y, p.size, ui.White)
	p.x += p.size + 2
	k := palette.Good
	if have < need {
		k = palette.Bad
	}
	p.text(number(have)+"/"+number(need), k)
}

// begging writes how many markers are taken for what is missing.
func (p *harvestPen) begging(n int) {
	ui.Icon(p.Canvas, "cross", p.x+6, p.y, 12, ui.White)
	p.x += 14
	p.text(number(n), palette.Bad)
}

// bed writes how many lie in bed.
func (p *harvestPen) bed(look string, n int) {
	if s, ok := assets.Find("agricola/bed/" + look); ok {
		p.Sprite(s, p.x, p.y-p.size/2, p.size/bedHigh)
	}
	p.x += p.size*0.6 + 2
	p.text(number(n), palette.Bad)
}
