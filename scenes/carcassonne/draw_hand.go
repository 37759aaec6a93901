package carcassonne

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawHand draws the panel of the tile in hand; while the dragon moves its six
// steps, and else the tile placed last.
func (m seatsPart) drawHand(c *ui.Canvas) {
	ui.Panel(c, m.at.hand)
	compact := m.Frame.Layout == ui.Compact
	dragon := m.asked == "dragon"
	if !compact {
		ui.Head(c, m.at.hand, m.say(m.handHead(dragon)))
	}
	if dragon {
		m.drawPips(c)
		return
	}
	t := m.at.tile
	mid, k := t.Center(), t.W/side
	hand := m.s.Hand()
	switch {
	case hand != carcassonne.NoKind && !m.Hides(handPiece):
		outline(c, t)
		m.land().drawTurning(c, hand, m.land().handTurn(), variantInHand(m.s), mid, k, ui.White)
		for i := range carcassonne.Tiles[hand].Features {
			if m.Under == handMark(i) {
				washFeature(c, geometryOf(hand, m.land().handTurn()), i, mid, k, palette.Alpha(palette.UIGold, litWash))
			}
		}
	case m.acting():
		last := m.s.Last()
		outline(c, t)
		drawTile(c, last.Kind, last.Turn, variantAt(m.s, last.At), mid, k, ui.White)
		if p, ok := m.land().litPlace(); ok && p.At == last.At {
			washFeature(c, geometryOf(last.Kind, last.Turn), p.Feature, mid, k, palette.Alpha(palette.UIGold, litWash))
		}
	case m.s.Left() > 0:
		m.drawBack(c, mid, k)
	default:
		ui.Icon(c, "bag", mid.X, mid.Y, t.W*0.6, palette.Alpha(ui.White, 0.6))
	}
	fit := ""
	switch n := len(m.spots()); {
	case m.led(): // not all ways are offered
	case m.placing():
		fit = m.count("fits", len(m.stands().cells()))
	case n > 0:
		fit = m.count("places", n)
	}
	notes := m.notes()
	role, fit := board.FitIn(fit, notes[0].W, ui.Body, ui.Dense, ui.Least)
	c.Write(notes[0].X, notes[0].Y+12, fit, role, palette.Ink)
	m.drawLeft(c, notes[1])
	if m.kinds[carcassonne.KindPass] > 0 {
		return
	}
	for i, r := range m.at.turns {
		ui.Tool(c, r, [...]string{"turnleft", "turnright"}[i],
			m.stateOf([...]string{turnLeft, turnRight}[i], m.placing()))
	}
}

// handHead is the key of what stands over the panel: the tile is called the player's own
// only while a person may place it.
func (m seatsPart) handHead(dragon bool) string {
	switch {
	case dragon:
		return "head.dragon"
	case m.Deciding():
		return "head.tile"
	}
	return "head.tile.other"
}

// drawLeft says how many tiles are in the bag.
func (m seatsPart) drawLeft(c *ui.Canvas, r ui.Rect) {
	const icon = 15
	ui.Icon(c, "bag", r.X+icon/2, r.Y+8, icon, ui.White)
	role, text := board.FitIn(m.count("left", m.s.Left()), r.W-icon-2, ui.Body, ui.Dense, ui.Least)
	c.Write(r.X+icon+2, r.Y+12, text, role, palette.InkSoft)
}

// stateOf is how a control looks that only the board knows of.
func (m seatsPart) stateOf(id string, can bool) ui.State {
	switch {
	case !can:
		return ui.Disabled
	case m.Hover == id:
		return ui.Hot
	}
	return ui.Idle
}

// drawBack draws a tile face down.
func (m seatsPart) drawBack(c *ui.Canvas, p ui.Point, k float64) {
	if !spriteAt(c, "carcassonne/back", p, k) {
		c.Fill(around(p, side*k), palette.Teal)
		ui.Icon(c, "bag", p.X, p.Y, side*k*0.5, ui.White)
	}
	outline(c, around(p, side*k))
}

// outline is a line round a tile in a panel, drawn before it: what stands at the tile's edge
// rises over the line.
func outline(c *ui.Canvas, r ui.Rect) {
	r = r.Snap()
	px := c.Px()
	for _, b := range [...]ui.Rect{{X: r.X - px, Y: r.Y - px, W: r.W + 2*px, H: px},
		{X: r.X - px, Y: r.Y + r.H, W: r.W + 2*px, H: px},
		{X: r.X - px, Y: r.Y, W: px, H: r.H}, {X: r.X + r.W, Y: r.Y, W: px, H: r.H}} {
		c.Fill(b, palette.Ink)
	}
}

// pips are how many steps the dragon makes.
const pips = 6

// drawPips draws the dragon's steps: who makes which, which are done.
func (m seatsPart) drawPips(c *ui.Canvas) {
	t := m.at.tile
	mid := t.Center()
	board.Piece(c, "dragon", mid.X, t.Y+t.H*0.88, t.H*0.72, palette.Bad, ui.White)
	step := m.s.DragonStep()
	x, w := m.at.notes[0].X, m.at.hand.X+m.at.hand.W-8-m.at.notes[0].X
	pitch := w / 3
	rad := math.Min(15, math.Min(pitch*0.4, (m.Frame.Undo.Y-m.at.turns[0].Y-16)/5-1))
	if m.Frame.Layout == ui.Compact {
		rad = 9
	}
	for i := range pips {
		p := ui.Point{X: x + pitch*(float64(i%3)+0.5), Y: m.at.turns[0].Y + rad + 1 + float64(i/3)*(2*rad+4)}
		seat := rules.Seat((int(m.s.Active()) + i) % m.s.Players())
		switch {
		case i+1 == step:
			ui.Disc(c, p.X, p.Y, rad+3, palette.Ink)
			ui.Disc(c, p.X, p.Y, rad+2, palette.UIGold)
			ui.Medal(c, p.X, p.Y, rad, m.Seats[seat].Look)
		case i+1 < step:
			ui.Disc(c, p.X, p.Y, rad, palette.Alpha(palette.Ink, 0.25))
			ui.Disc(c, p.X, p.Y, rad*0.4, palette.Alpha(palette.Ink, 0.5))
		default:
			ui.Medal(c, p.X, p.Y, rad*0.85, m.Seats[seat].Look)
		}
	}
	y := m.Frame.Undo.Y - 17
	if m.Frame.Layout == ui.Compact {
		return
	}
	role, text := board.FitIn(m.say("step", min(step, pips), pips), w, ui.Body, ui.Dense, ui.Least)
	c.Write(x, y+12, text, role, palette.Ink)
}

// handTurn is how the tile in hand is turned now.
func (m landPart) handTurn() int { return int(m.draft.turn) }
