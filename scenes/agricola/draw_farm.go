package agricola

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawOwner marks the farm of a rival: its colour frames the farm, the strip and the
// goods, and its name stands on the strip; and that of the starting player with the token,
// unless it is played alone or the round has room for the token.
func (m farmPart) drawOwner(c *ui.Canvas) {
	r := m.at.farm
	if m.seen != m.own {
		ui.Medal(c, r.X+10, r.Y+10, 10, m.Seats[m.seen].Look)
		m.framed(c, m.at.farm)
	}
	if _, told := m.owned().tokenAt(); !told && m.seen == m.s.Start() && m.s.Players() > 1 {
		drawToken(c, ui.Point{X: r.X + r.W - 11, Y: r.Y + 11}, palette.Ink)
	}
}

// drawFarm draws the farm that is looked at.
func (m farmPart) drawFarm(c *ui.Canvas) { m.drawYard(m.yard(c)) }

// drawYard draws the farm that is looked at as it lies in a yard.
func (m farmPart) drawYard(y *yard) {
	c := y.Canvas
	ui.Panel(c, m.at.farm)
	defer m.drawOwner(c)
	f, at, q := y.farm, y.at, y.k*yardSide
	y.drawBeyond(c.Snap(m.at.farm.Inset(farmEdge)))
	for n := range 64 {
		if cell := farm.Cell(n); f.Land.Has(cell) {
			y.drawGround(cell)
			if m.painted().Has(cell) {
				c.Fill(at(cell), palette.Alpha(palette.UIGold, 0.5))
			}
		}
	}
	y.drawStanding()
	if heated(m.s, m.seen) {
		y.drawSmoke(m.Life)
	}
	m.drawOffered(c, f, at)
	m.drawExtend(c)
	m.drawLifted(c)
	meadows, _ := herd(m.keeper(), m.wished())
	if painted := m.painted(); painted != 0 {
		drawFences(c, []farm.Mask{painted}, at, math.Max(2, math.Round(q/14)), palette.UIGold)
		meadows = slices.DeleteFunc(meadows, func(old meadow) bool { return old.at&painted != 0 })
		y.drawTag(painted, number(f.Capacity(painted)), palette.UIGold)
	}
	y.drawTags(meadows)
}

// drawOffered marks the spaces that can be chosen.
func (m farmPart) drawOffered(c *ui.Canvas, f *farm.Farm, at func(farm.Cell) ui.Rect) {
	bed := firstOf(lying(m.s.Player(m.seen)))
	uses := m.aims().cellTargets()
	spent := map[string]bool{}
	for _, g := range uses {
		spent[g.ID] = m.Hover != g.ID && m.aims().spent(g)
	}
	for n := range 64 {
		cell := farm.Cell(n)
		if !f.Land.Has(cell) {
			continue
		}
		r := m.cellBox(cell)
		for _, id := range [...]string{cellID(cell), "paint " + cell.String(), bedID} {
			if !m.on[id] || spent[id] || id == bedID && cell != bed {
				continue
			}
			if m.painted().Has(cell) { // lines within a pasture would look like fences
				if m.Hover == id {
					c.Fill(r, palette.Alpha(palette.Cream, 0.35))
				}
				continue
			}
			m.drawMark(c, r, id)
		}
	}
	m.drawSite(c, uses)
	for _, g := range uses {
		if m.Hover == g.ID {
			m.drawGhost(c, g)
		}
	}
	for _, g := range uses {
		if g.Area.W < at(0).W && !spent[g.ID] { // one of several things
			m.drawMark(c, g.Area.Snap(), g.ID)
			if !m.aims().proposes(g) { // or its sign lies over what is proposed
				m.drawUse(c, g)
			}
		}
	}
}

// drawGhost draws pale what comes to lie on a space by the only action that a target fits.
func (m farmPart) drawGhost(c *ui.Canvas, g board.Target) {
	list := slices.DeleteFunc(slices.Clone(m.Picked), func(a rules.Action) bool { return !g.Fits(a) })
	if len(list) != 1 || m.seen != m.turn {
		return
	}
	after := m.s.Clone().(*agricola.State)
	after.Do(list[0], nil)
	y, p := m.yard(c), m.plots()
	was, cell := y.farm, p.shown(agricola.CellOf(list[0]))
	y.farm = p.lay(&after.Player(m.seen).Farm)
	if y.farm.Rooms != was.Rooms || y.farm.Fields != was.Fields || y.farm.Moors != was.Moors {
		y.drawGround(cell)
	}
	y.drawOn(cell)
	c.Fill(y.at(cell), palette.Alpha(meadowFill, 0.4))
}

// drawMark marks a space, or a part of one, that can be chosen.
func (m farmPart) drawMark(c *ui.Canvas, r ui.Rect, id string) {
	outline(c, r.Inset(1), 1, palette.Alpha(palette.Ink, 0.45)) // gold alone is lost on grass
	k := palette.Alpha(palette.UIGold, 0.6+0.4*m.Glow())
	if m.Hover == id {
		c.Fill(r.Inset(2), palette.Alpha(palette.Cream, 0.35))
		k = palette.Cream
	}
	outline(c, r.Inset(2), 2, k)
}

// drawFences draws a piece on each edge of each pasture.
func drawFences(c *ui.Canvas, pastures []farm.Mask, at func(farm.Cell) ui.Rect, t float64, k ui.Color) {
	for _, p := range pastures {
		for n := range 64 {
			cell := farm.Cell(n)
			if !p.Has(cell) {
				continue
			}
			r := at(cell)
			row, col := cell.Row(), cell.Col()
			if !p.Has(farm.At(row-1, col)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y - t/2, W: r.W + t, H: t}, k)
			}
			if !p.Has(farm.At(row+1, col)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y + r.H - t/2, W: r.W + t, H: t}, k)
			}
			if !p.Has(farm.At(row, col-1)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y - t/2, W: t, H: r.H + t}, k)
			}
			if !p.Has(farm.At(row, col+1)) {
				c.Fill(ui.Rect{X: r.X + r.W - t/2, Y: r.Y - t/2, W: t, H: r.H + t}, k)
			}
		}
	}
}

// drawSite draws pale what is proposed.
func (m farmPart) drawSite(c *ui.Canvas, uses []board.Target) {
	for _, g := range uses {
		if m.aims().proposes(g) && g.ID != m.Hover {
			m.drawGhost(c, g)
		}
	}
}

// leaving are the goods that are laid for the meal, leave the farm or pay for what is planned on it;
// ok is false while nothing of that is put together.
func (m harvestPart) leaving() (gone box.Stock, ok bool) {
	if d, ok := m.meal(); ok {
		return d.laid, true
	}
	if _, now, ok := m.strays().stay(); ok {
		return herdStock(now.gone), true
	}
	_, gone, ok = m.owned().foreseen()
	return gone, ok
}

// drawLaid tells beside the goods how many of each are leaving, and marks those of which more can
// be laid by a click.
func (m harvestPart) drawLaid(c *ui.Canvas) {
	gone, ok := m.leaving()
	if !ok {
		return
	}
	_, _, planned := m.owned().foreseen()
	for _, g := range m.owned().shown() {
		r := m.owned().goodBox(g)
		if n, text := int(gone[g]), number(-int(gone[g])); n > 0 {
			from := m.owned().goodEnd(g) + 3 // a small box has no room for it: then table and yard tell it
			if from+ui.DenseBold.Width(text) <= r.X+r.W-1 {
				c.Write(from, midline(ui.DenseBold, r.Y+r.H/2), text, ui.DenseBold, palette.Bad)
			}
		}
		if !planned && m.on["good "+box.GoodIDs[g]] {
			outline(c, r.Inset(1), 1, palette.Alpha(palette.UIGold, m.Glow()))
			if paid, ok := m.Draft.(meal); ok {
				other := ""
				if n := int(paid.laid[g]); n > 0 {
					other = number(-n)
				}
				m.choices().drawRate(c, g, other)
			}
		}
	}
}
