package carcassonne

import (
	"slices"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawStanding draws figures, fairy and dragon, those further back first.
func (m landPart) drawStanding(c *ui.Canvas) {
	type upright struct {
		y    float64
		draw func()
	}
	var list []upright
	k := m.pieceScale()
	for _, f := range m.stands().figures() {
		if m.Hides(figurePiece(f.Standing)) {
			continue
		}
		list = append(list, upright{f.foot.Y, func() {
			m.drawFigure(c, f.Standing, m.onCanvas(f.foot), k, ui.White)
		}})
	}
	if at, ok := m.fairyAt(); ok && !m.Hides(fairyPiece) {
		list = append(list, upright{at.Y, func() {
			p := m.onCanvas(at)
			lifted(c, "fairy", fairyHigh*k, p, ui.White, func() {
				board.Piece(c, "fairy", p.X, p.Y, fairyHigh*k, palette.Cream, ui.White)
			})
		}})
	}
	if at, ok := m.s.Dragon(); ok && !m.Hides(dragonPiece) {
		d := dragonSpot(at)
		list = append(list, upright{d.Y, func() {
			p := m.onCanvas(d)
			board.Piece(c, "dragon", p.X, p.Y, dragonHigh*m.beastScale(), palette.Bad, ui.White)
		}})
	}
	slices.SortStableFunc(list, func(a, b upright) int {
		switch {
		case a.y < b.y:
			return -1
		case a.y > b.y:
			return 1
		}
		return 0
	})
	for _, u := range list {
		u.draw()
	}
}

// How high the shared pieces are, in board units.
const (
	fairyHigh  = 72
	dragonHigh = 118
)

// drawRow draws the dragon row: tiles that wait for the first volcano.
func (m landPart) drawRow(c *ui.Canvas) {
	row := m.s.DragonRow()
	if len(row) == 0 || m.Hides(rowPiece) {
		return
	}
	r := m.rowBox(len(row))
	ui.DarkPlate(c, r)
	size := r.H - 8
	ui.Icon(c, "dragon", r.X+4+size/2, r.Y+r.H/2, size, ui.White)
	for i, k := range row {
		drawTile(c, k, 0, 0, ui.Point{X: r.X + 4 + size/2 + (size+2)*float64(i+1), Y: r.Y + r.H/2}, size/side, ui.White)
	}
}

// signed is a number of points with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return assets.Number(n)
}

func (m landPart) seatColor(seat rules.Seat) ui.Color { return palette.Seats[m.Seats[seat].Look].Fill }
