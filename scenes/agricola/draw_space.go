package agricola

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
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
func stripFill(sp box.Space) ui.Color {
	a := &box.Spaces[sp]
	if a.Moor {
		return moorStrip
	}
	if a.Adds.Animal() && a.N > 0 {
		return animalStrip
	}
	switch a.Parts[0].Op {
	case box.BuildRooms, box.BuildStables, box.BuildFences, box.Renovate:
		return buildStrip
	case box.Plow, box.Sow, box.Bake:
		return farmStrip
	case box.Improve, box.PlayOccupation:
		return cardStrip
	case box.Grow, box.TakeFirst:
		return familyStrip
	}
	return gatherStrip
}

// gives is what a space brings whoever stands there, but for what has piled up.
func gives(sp box.Space) (st box.Stock) {
	for _, part := range box.Spaces[sp].Parts {
		switch part.Op {
		case box.Gain:
			for g, n := range part.Get {
				st[g] += n
			}
		case box.OneOf:
			for _, o := range part.Options {
				for g, n := range o.Get {
					st[g] = max(st[g], n)
				}
			}
		}
	}
	return st
}

func (m worksPart) drawSpaces(c *ui.Canvas) {
	list := fixed(m.s)
	for i, sp := range list {
		m.drawSpace(c, m.grid.cells[i], sp)
	}
	for round := 1; round <= box.Rounds; round++ {
		r := m.grid.cells[len(list)+round-1]
		if sp := m.s.Card(round); sp != box.NoSpace {
			m.drawSpace(c, r, sp)
		} else {
			m.drawRound(c, r, round)
		}
	}
	m.farm().drawVistas(c)
}

func (m worksPart) drawSpace(c *ui.Canvas, r ui.Rect, sp box.Space) {
	id := spaceID(sp)
	by := m.s.By(sp)
	shut := by != rules.Nobody || m.s.Blocked(sp)
	lead := m.on[id] && m.choices().spaceLead(sp) != nil
	ground, strip, light := palette.Paper, stripFill(sp), 1.0
	switch {
	case shut:
		ground, strip, light = palette.Mix(palette.Paper, palette.Hex("#5f6a66"), 0.48), takenStrip, 0.3
	case m.Deciding() && !m.on[id]:
		ground, strip, light = palette.Faded, palette.Mix(strip, takenStrip, 0.6), 0.5
	case m.waits():
		strip, light = calm(strip), calmLight
	case lead:
		light = reachLight
	}
	ui.Plate(c, r, ground)
	name := m.spaceLines(sp, r.W-nameEdge)
	head := ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: name.high()}
	c.Fill(head, strip)
	name.write(c, head, palette.Ink)
	body := ui.Rect{X: r.X + 1, Y: head.Y + head.H, W: r.W - 2, H: r.H - head.H - 2}
	drawScene(c, spacePicture(sp), body, palette.Alpha(ui.White, light))
	c.Fill(ui.Rect{X: body.X, Y: body.Y, W: body.W, H: 1}, palette.Alpha(palette.Ink, 0.6*light))
	m.drawYield(c, body, sp)
	if by != rules.Nobody {
		foot := footIn(r)
		drawPerson(c, foot.X, foot.Y, m.figureOn(sp), m.Seats[by].Look)
		if m.farm().grownOn(sp, by) {
			p := m.farm().cradle(sp)
			drawPerson(c, p.X, p.Y, m.figureHigh()*childHigh, m.Seats[by].Look)
		}
	}
	m.drawWard(c, r, sp)
	if lead {
		drawLead(c, body.X+body.W-9, body.Y+10)
	}
	switch {
	case m.on[id] && m.Hover == id:
		ui.Frame(c, r)
	case m.on[id]:
		outline(c, r.Inset(-1), 2, m.choices().mark(lead))
	case m.Deciding() && r.Contains(m.Pointer):
		drawBarred(c, r.Inset(-1))
	}
}

// waits says that somebody who plays with bots has nothing to decide: nothing can be used now, nor
// looks so. What is shown between two decisions looks the same, whoever acts, so that it stays calm.
func (m worksPart) waits() bool {
	bots := slices.ContainsFunc(m.Seats, func(s board.SeatInfo) bool { return s.Bot != "" })
	return m.turn != rules.Nobody && !m.Deciding() && bots && m.Viewer >= 0 && m.Person(m.Viewer)
}

// calmLight is how much of a picture shows, and calm the strip over it, while nothing can be used.
const calmLight = 0.7

func calm(strip ui.Color) ui.Color { return palette.Mix(strip, palette.Paper, 0.5) }

// figureOn is how high somebody on a space is: never higher than the picture, so that the
// name shows.
func (m worksPart) figureOn(sp box.Space) float64 {
	r := m.spaceBox(sp)
	return math.Min(r.H-m.spaceLines(sp, r.W-nameEdge).high()-4, 30)
}

// ward is the space that holds any number of people.
var ward = box.FindSpace("infirmary")

// wardPitch is how far people on the ward stand apart, for each pixel that they are high.
const wardPitch = 0.7

// drawWard draws everybody who stands on the ward, the first at the right.
func (m worksPart) drawWard(c *ui.Canvas, r ui.Rect, sp box.Space) {
	if sp != ward {
		return
	}
	foot, high := footIn(r), m.figureOn(sp)
	for seat := range rules.Seat(m.s.Players()) {
		for range m.s.Player(seat).Ward {
			drawPerson(c, foot.X, foot.Y, high, m.Seats[seat].Look)
			foot.X -= high * wardPitch
		}
	}
}

// drawYield draws over its picture what a space gives: what has piled up at the
// left, and what it always gives at the right.
func (m worksPart) drawYield(c *ui.Canvas, r ui.Rect, sp box.Space) {
	a := &box.Spaces[sp]
	if n := m.s.On(sp); a.N > 0 && n > 0 {
		var piled box.Stock
		piled[a.Adds] = int16(n)
		drawTag(c, r, piled, false)
	}
	if st := gives(sp); st != (box.Stock{}) && m.s.By(sp) == rules.Nobody {
		drawTag(c, r, st, true)
	}
}

// personHigh is how many units high a person is painted.
const personHigh = 46

// drawPerson draws a person of a seat, its feet at x, y.
func drawPerson(c *ui.Canvas, x, y, high float64, look int) {
	farmPicture(c, "person/"+palette.Seats[look].ID, x, y, high/personHigh)
}

// spaceBox is where an action space lies.
func (m worksPart) spaceBox(sp box.Space) ui.Rect {
	list := fixed(m.s)
	for i, f := range list {
		if f == sp {
			return m.grid.cells[i]
		}
	}
	for r := 1; r <= box.Rounds; r++ {
		if m.s.Card(r) == sp {
			return m.grid.cells[len(list)+r-1]
		}
	}
	return ui.Rect{}
}

// footIn is where somebody stands in the box of a space.
func footIn(r ui.Rect) ui.Point { return ui.Point{X: r.X + r.W*0.72, Y: r.Y + r.H - 3} }
