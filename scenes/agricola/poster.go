package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Farms of a finished game lie on its picture side by side, each in a panel with
// its owner's medal and name, in board units.
const (
	posterWide = 540.0
	posterHigh = 400.0
	posterGap  = 20.0
	posterHead = 44.0 // of the name
)

// posterColumns is how many farms lie side by side.
func posterColumns(seats int) int {
	switch {
	case seats <= 3:
		return seats
	case seats == 4:
		return 2
	}
	return 3
}

// farmsLand is how much room the farms of all seats take, in board units.
func farmsLand(state rules.State) ui.Rect {
	seats := state.(*agricola.State).Players()
	columns := posterColumns(seats)
	rows := (seats + columns - 1) / columns
	return ui.Rect{W: float64(columns)*(posterWide+posterGap) - posterGap,
		H: float64(rows)*(posterHigh+posterGap) - posterGap}
}

// drawPoster draws the farms of all seats as the camera looks at them.
func (m *moment) drawPoster(c *ui.Canvas) {
	in, k := m.Frame.Map, m.Camera.Scale
	c.Clip(in)
	columns := posterColumns(m.s.Players())
	for seat := range m.s.Players() {
		x := float64(seat%columns) * (posterWide + posterGap)
		y := float64(seat/columns) * (posterHigh + posterGap)
		at := ui.Rect{X: in.X + in.W/2 + (x-m.Camera.At.X)*k, Y: in.Y + in.H/2 + (y-m.Camera.At.Y)*k,
			W: posterWide * k, H: posterHigh * k}
		m.drawPosterFarm(c, at.Snap(), rules.Seat(seat), k)
	}
	c.Unclip()
}

func (m *moment) drawPosterFarm(c *ui.Canvas, r ui.Rect, seat rules.Seat, k float64) {
	ui.Panel(c, r)
	head := math.Max(posterHead*k, 18)
	size := math.Min(head*0.42, 16)
	ui.Medal(c, r.X+head*0.6, r.Y+head/2+1, size, m.Seats[seat].Look)
	left := head*0.6 + size + 5
	board.LayName(m.Name(seat), r.W-left-4, head).Write(c, r.X+left, r.Y+head/2+1, palette.Ink)
	m.seen, m.own = seat, seat
	m.Desk = m.Desks[seat]
	m.clicked = plots{}
	if d, ok := m.Desk.(desk); ok {
		m.clicked = d.plots
	}
	m.at.farm = ui.Rect{X: r.X, Y: r.Y + head - 4, W: r.W, H: r.H - head + 4}
	y := m.farm().yard(c)
	y.drawLand()
	y.drawStanding()
	if heated(m.s, seat) {
		y.drawSmoke(0)
	}
}
