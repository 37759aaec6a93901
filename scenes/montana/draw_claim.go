package montana

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Whose land is whose, and where a row of four is near.

// drawClaim lightens a settled hex and draws the owner's line where its land
// ends.
func (m landPart) drawClaim(c *ui.Canvas, h montana.Hex) {
	seat, n := m.s.Settlements(h)
	if n == 0 || m.Hides(settlementPiece(h)) {
		return
	}
	p, k := m.hexAt(h), m.Camera.Scale
	hexagon(c, p, 97*k, palette.Alpha(palette.Cream, 0.5))
	for d := range 6 {
		if m.holds(seat, m.s.Neighbour(h, d)) {
			continue
		}
		i := sideOf[d]
		wide := math.Max(9, 1.6/k)
		band(c, p, i, 98*k, (95-wide-3)*k, palette.Alpha(palette.Ink, 0.55))
		fill := m.look(seat).Fill
		band(c, p, i, 97*k, (97-wide)*k, fill)
		for _, end := range [...]int{i, i + 1} { // it goes on without a gap on the next hex
			at := corner(p, (97-wide/2)*k, end)
			ui.Disc(c, at.X, at.Y, 0.55*wide*k, fill)
		}
	}
}

// sideOf is the side of a hexagon, as corner counts them, that lies towards a
// direction.
var sideOf = [6]int{1, 0, 5, 4, 3, 2}

// holds says whether a hex is a seat's.
func (m landPart) holds(seat rules.Seat, h montana.Hex) bool {
	if h == montana.NoHex {
		return false
	}
	owner, n := m.s.Settlements(h)
	return n > 0 && owner == seat
}

// chances are the hexes in reach where one more settlement of the player whose
// goods are seen makes a row of four.
func (m landPart) chances() (hs []montana.Hex) {
	if m.Purist || m.s.Active() < 0 {
		return nil
	}
	for _, h := range m.s.Reachable() {
		if len(m.s.Row(m.own, h)) > 0 {
			hs = append(hs, h)
		}
	}
	return hs
}

// drawChances draws a dotted line through each row that one build would
// complete, and what that brings.
func (m landPart) drawChances(c *ui.Canvas) {
	k := m.Camera.Scale
	for _, h := range m.chances() {
		if m.hoveredHex() == h {
			continue // drawPreview draws its line in full
		}
		to := m.hexAt(h)
		for _, o := range m.s.Row(m.own, h) {
			from := m.hexAt(o)
			dots := int(math.Hypot(to.X-from.X, to.Y-from.Y) / (26 * k))
			for i := range dots {
				at := from.Toward(to, (float64(i)+0.5)/float64(dots))
				ui.Disc(c, at.X, at.Y, 6.5*k, palette.Ink)
				ui.Disc(c, at.X, at.Y, 4.5*k, palette.UIGold)
			}
		}
		board.Tag(c, ui.Point{X: to.X - 14*k, Y: to.Y - 80*k}, "+1", ui.Number, palette.UIGold)
	}
}
