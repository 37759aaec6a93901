package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// The kinds of action space, as the strips of their names are coloured.
var (
	buildStrip  = palette.Hex("#e5a878")
	gatherStrip = palette.Hex("#bccf8a")
	farmStrip   = palette.Hex("#efd27e")
	animalStrip = palette.Hex("#e9b9a4")
	cardStrip   = palette.Hex("#a9c6d3")
	familyStrip = palette.Hex("#cdb2dc")
	moorStrip   = palette.Hex("#c3a7b4")
	takenStrip  = palette.Hex("#a8a493")
)

// stripFill is the colour of a space's kind, by the first thing that it does.
func stripFill(sp agricola.Space) ui.Color {
	a := &agricola.Spaces[sp]
	if a.Moor {
		return moorStrip
	}
	if a.Adds.Animal() && a.N > 0 {
		return animalStrip
	}
	switch a.Parts[0].Op {
	case agricola.BuildRooms, agricola.BuildStables, agricola.BuildFences, agricola.Renovate:
		return buildStrip
	case agricola.Plow, agricola.Sow, agricola.Bake:
		return farmStrip
	case agricola.Improve, agricola.PlayOccupation:
		return cardStrip
	case agricola.Grow, agricola.TakeFirst:
		return familyStrip
	}
	return gatherStrip
}

// gives is what a space brings whoever stands there, but for what has piled up.
func gives(sp agricola.Space) (st agricola.Stock) {
	for _, part := range agricola.Spaces[sp].Parts {
		switch part.Op {
		case agricola.Gain:
			for g, n := range part.Get {
				st[g] += n
			}
		case agricola.OneOf:
			for _, o := range part.Options {
				for g, n := range o.Get {
					st[g] = max(st[g], n)
				}
			}
		}
	}
	return st
}

func (m *moment) drawSpaces(c *ui.Canvas) {
	list := fixed(m.s)
	for i, sp := range list {
		m.drawSpace(c, m.grid.cells[i], sp)
	}
	for round := 1; round <= agricola.Rounds; round++ {
		r := m.grid.cells[len(list)+round-1]
		if sp := m.s.Card(round); sp != agricola.NoSpace {
			m.drawSpace(c, r, sp)
		} else {
			m.drawRound(c, r, round)
		}
	}
}

// drawRound draws the place of a stage card that is still face down, with what
// is promised to the seat that is looked at.
func (m *moment) drawRound(c *ui.Canvas, r ui.Rect, round int) {
	back := palette.Hex("#47605f")
	ui.Inset(c, r, back)
	c.TextBold(r.X+5, r.Y+2, number(round), palette.Cream)
	if agricola.HarvestAfter(round) {
		drawScythe(c, r.X+r.W-11, r.Y+11, 16)
	}
	x := r.X + 5
	for g := range agricola.Good(agricola.Goods) {
		if n := m.s.Coming(m.own, round, g); n > 0 {
			drawGood(c, g, x+6, r.Y+r.H-10, 12, ui.White)
			c.Text(x+14, r.Y+r.H-18, number(n), palette.Cream)
			x += 26
		}
	}
}

// strip is how high the strip of a name is.
func (m *moment) strip() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 19
	}
	return 15
}

func (m *moment) drawSpace(c *ui.Canvas, r ui.Rect, sp agricola.Space) {
	id := spaceID(sp)
	by := m.s.By(sp)
	shut := by != rules.Nobody || m.s.Blocked(sp)
	ground, strip := palette.Paper, stripFill(sp)
	switch {
	case shut:
		ground, strip = palette.Mix(palette.Paper, palette.Hex("#5f6a66"), 0.48), takenStrip
	case m.Deciding() && m.placing() && !m.on[id]:
		ground = palette.Faded
	}
	ui.Plate(c, r, ground)
	head := ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: m.strip()}
	c.Fill(head, strip)
	name := m.label(sp, r.W-4)
	c.Text(math.Round(r.X+(r.W-ui.TextWidth(name))/2), head.Y+math.Round(head.H/2)-8, name, palette.Ink)
	m.drawYield(c, ui.Rect{X: r.X, Y: r.Y + head.H + 1, W: r.W, H: r.H - head.H - 2}, sp)
	if by != rules.Nobody {
		drawPerson(c, r.X+r.W*0.72, r.Y+r.H-3, math.Min(r.H*0.5, 30), m.Seats[by].Look)
		if m.grownOn(sp, by) {
			p := m.cradle(sp)
			drawPerson(c, p.X, p.Y, m.figureHigh()*childHigh, m.Seats[by].Look)
		}
	}
	if m.on[id] {
		k := palette.Alpha(palette.UIGold, m.Glow())
		if m.Hover == id {
			ui.Frame(c, r)
		} else {
			outline(c, r.Inset(-1), 2, k)
		}
	}
}

// drawYield draws what a space brings: what has piled up with its number on a
// chip, and what it always gives.
func (m *moment) drawYield(c *ui.Canvas, r ui.Rect, sp agricola.Space) {
	a := &agricola.Spaces[sp]
	size := math.Min(r.H*0.75, 34)
	y := r.Y + r.H/2
	if a.N > 0 {
		n := m.s.On(sp)
		tint := ui.White
		if n == 0 {
			tint = palette.Alpha(ui.White, 0.45)
		}
		drawGood(c, a.Adds, r.X+size/2+5, y, size, tint)
		if n > 0 {
			ui.Chip(c, r.X+size+16, r.Y+r.H-2, number(n))
		}
	}
	st := gives(sp)
	if a.N == 0 && st == (agricola.Stock{}) {
		drawDeed(c, a.Parts[0].Op, r.X+size/2+5, y, size)
		if a.Parts[0].Op == agricola.BuildRooms && len(a.Parts) > 1 {
			drawDeed(c, a.Parts[1].Op, r.X+size*1.5+8, y, size*0.8)
		}
		return
	}
	if st != (agricola.Stock{}) {
		drawStock(c, r.X+r.W-4, y, math.Min(size*0.7, 16), &st, false)
	}
}

// drawDeed draws the sign of what is done on a space that gives no goods.
func drawDeed(c *ui.Canvas, op agricola.Op, x, y, size float64) {
	k := size / 2
	box := ui.Rect{X: math.Round(x - k), Y: math.Round(y - k), W: math.Round(size), H: math.Round(size)}
	switch op {
	case agricola.BuildRooms, agricola.Renovate:
		drawHouse(c, x, y, size, houseFills[0])
	case agricola.BuildStables:
		drawHouse(c, x, y, size, palette.Rust)
	case agricola.BuildFences:
		c.Fill(box.Inset(k*0.3), pastureFill)
		outline(c, box.Inset(k*0.3), math.Max(2, size/10), fenceFill)
	case agricola.Plow:
		c.Fill(box.Inset(k*0.2), fieldFill)
	case agricola.Sow, agricola.Bake:
		drawGood(c, agricola.Grain, x, y, size, ui.White)
	case agricola.Grow:
		ui.Icon(c, "person", x-k*0.4, y, size*0.8, ui.White)
		ui.Icon(c, "person", x+k*0.6, y+k*0.2, size*0.5, ui.White)
	case agricola.Improve, agricola.PlayOccupation:
		ui.Inset(c, box.Inset(k*0.25), cardStrip)
	case agricola.TakeFirst:
		ui.Icon(c, "crown", x, y, size, ui.White)
	default:
		ui.Icon(c, "star", x, y, size, ui.White)
	}
}

// personHigh is how many units high a person is painted.
const personHigh = 46

// drawPerson draws a person of a seat, its feet at x, y.
func drawPerson(c *ui.Canvas, x, y, high float64, look int) {
	farmPicture(c, "person/"+palette.Seats[look].ID, x, y, high/personHigh)
}
