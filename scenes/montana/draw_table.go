package montana

import (
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What lies on the table beside the land, where there is room: what each seat has still
// to build.

// drawTable draws the table under the land.
func (m landPart) drawTable(c *ui.Canvas) {
	board.Mat(c, m.at.mat())
	if r, ok := m.stockBox(); ok {
		m.drawStock(c, r)
	}
}

// mat is the cloth that the land lies on.
func (p *places) mat() ui.Rect {
	f := p.frame.Map
	return ui.Rect{X: f.X + 3, Y: f.Y + 3, W: f.W - 6, H: f.H - 6}
}

// stockEdge is how far what lies on the mat keeps from its edge.
const stockEdge = 14.0

// stockPitch is how far settlements of the stock lie apart.
func (m landPart) stockPitch() float64 {
	if m.Frame.Layout == ui.Compact {
		return 11
	}
	return 15
}

// stockBox is where the settlements lie that are still to be built, in a corner of the mat
// that the land leaves free.
func (m landPart) stockBox() (ui.Rect, bool) {
	if m.s.Active() < 0 {
		return ui.Rect{}, false
	}
	mat, pitch := m.at.mat(), m.stockPitch()
	all := float64(montana.Components.Settlements[m.s.Players()])
	r := ui.Rect{W: all * pitch, H: 1.25 * pitch * float64(m.s.Players())}
	low := m.at.goods.Y - 24 - r.H
	for _, at := range [...]ui.Point{{X: mat.X + stockEdge, Y: mat.Y + stockEdge},
		{X: mat.X + mat.W - stockEdge - r.W, Y: mat.Y + stockEdge}, {X: mat.X + stockEdge, Y: low},
		{X: mat.X + mat.W - stockEdge - r.W, Y: low}} {
		if r.X, r.Y = at.X, at.Y; m.bare(r.Inset(-3)) {
			return r, true
		}
	}
	return r, false
}

// bare says that no hex lies in a box.
func (m landPart) bare(r ui.Rect) bool {
	for h := range montana.Hex(m.s.Hexes()) {
		a := m.hexArea(h)
		a.Y, a.H = a.Y-a.H/6, a.H*4/3
		if a.Overlaps(r) {
			return false
		}
	}
	return true
}

func (m landPart) drawStock(c *ui.Canvas, r ui.Rect) {
	all, pitch := int(montana.Components.Settlements[m.s.Players()]), m.stockPitch()
	for seat := range rules.Seat(m.s.Players()) {
		y := r.Y + 1.25*pitch*float64(seat)
		for i := range all {
			x := r.X + pitch*(float64(i)+0.5)
			if i < int(m.s.Player(seat).Left) {
				m.drawSettlement(c, x, y+pitch, pitch*0.9, seat)
			} else {
				ui.Disc(c, x, y+pitch*0.62, pitch*0.16, palette.Alpha(palette.Cream, 0.25))
			}
		}
	}
}
