package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What lies on the table beside the land, where there is room: the scoring track and the
// stack of tiles.

// drawTable draws the table under the land.
func (m landPart) drawTable(c *ui.Canvas) {
	board.Mat(c, m.at.mat())
	if r, ok := m.trackBox(); ok {
		m.drawTrack(c, r)
	}
	if r, ok := m.stackBox(); ok {
		m.drawStack(c, r)
	}
}

// trackRows is how many spaces the scoring track goes up in one column and down in the next.
const trackRows = lap / 2

// bare says that neither the land nor a cell beside it lies in a box.
func (m landPart) bare(r ui.Rect) bool {
	cells := m.s.Gaps()
	for i := range m.s.Tiles() {
		cells = append(cells, m.s.Tile(i).At)
	}
	return !m.meets(m.Camera, cells, []ui.Rect{r})
}

// trackBox is where the scoring track lies, at the left edge of the mat, while nothing of the
// land comes there.
func (m landPart) trackBox() (ui.Rect, bool) {
	if m.Poster {
		return ui.Rect{}, false
	}
	mat, low := m.at.mat(), m.at.lenses[0].Y
	if len(m.s.DragonRow()) > 0 {
		low = min(low, m.rowBox(1).Y)
	}
	high := min(trackMost, math.Floor((low-mat.Y-trackEdge-8)/trackRows))
	r := ui.Rect{X: mat.X + trackEdge, Y: mat.Y + trackEdge, W: 2 * trackWide * high, H: high * trackRows}
	return r, high >= 10 && (r.X+r.W <= m.Frame.Map.X || m.bare(r.Inset(-2)))
}

// lapped is the space of the track for a number of points.
func lapped(points int) int { return (points%lap + lap) % lap }

// trackSpace is where a number of points lies on the track.
func trackSpace(r ui.Rect, points int) ui.Rect {
	n := lapped(points)
	high, wide := r.H/trackRows, r.W/2
	if n < trackRows {
		return ui.Rect{X: r.X, Y: r.Y + r.H - high*float64(n+1), W: wide, H: high}
	}
	return ui.Rect{X: r.X + wide, Y: r.Y + high*float64(n-trackRows), W: wide, H: high}
}

func (m landPart) drawTrack(c *ui.Canvas, r ui.Rect) {
	var taken [lap]bool // a disc lies there, and would lie on the number
	for seat := range rules.Seat(m.s.Players()) {
		if !m.Hides(scorePiece(seat)) {
			taken[lapped(m.s.Points(seat))] = true
		}
	}
	for n := range lap {
		s := c.Snap(trackSpace(r, n).Inset(0.75))
		light := 0.08
		if n%5 == 0 {
			light = 0.14
		}
		c.Fill(s, palette.Alpha(palette.Cream, light))
		if n%5 == 0 && !taken[n] && s.H >= ui.Least.Capital()+3 {
			mid := s.Center()
			c.WriteCenter(mid.X, board.Baseline(mid.Y, ui.Least), strconv.Itoa(n), ui.Least, palette.Cream)
		}
	}
	for seat := range rules.Seat(m.s.Players()) {
		if !m.Hides(scorePiece(seat)) {
			p, size := m.trackDisc(r, seat)
			ui.Medal(c, p.X, p.Y, size, m.Seats[seat].Look)
		}
	}
}

// trackDisc is where a seat's disc lies on the track, and how large it is. Those that share
// a space lie beside each other in it, the smaller the more there are.
func (m landPart) trackDisc(r ui.Rect, seat rules.Seat) (p ui.Point, size float64) {
	space := func(seat rules.Seat) int { return lapped(m.s.Points(seat)) }
	n := space(seat)
	nth, all := 0, 0
	for other := range rules.Seat(m.s.Players()) {
		if space(other) == n && !m.Hides(scorePiece(other)) {
			if all++; other < seat {
				nth++
			}
		}
	}
	s := trackSpace(r, n)
	const step = 0.7 // in radii
	size = min(s.H*0.62, 9, s.W/(2+step*float64(all-1)))
	x := s.X + s.W/2 + (float64(nth)-float64(all-1)/2)*step*size
	return ui.Point{X: x, Y: s.Y + s.H/2}, size
}

// stackBox is where the stack of tiles lies, in the lower right corner of the mat.
func (m landPart) stackBox() (ui.Rect, bool) {
	if m.Poster || m.s.Left() == 0 {
		return ui.Rect{}, false
	}
	mat := m.at.mat()
	size := min(56, mat.H*0.13)
	r := ui.Rect{X: mat.X + mat.W - trackEdge - size - 12, Y: mat.Y + mat.H - trackEdge - size - 22, W: size + 12,
		H: size + 22}
	if track, ok := m.trackBox(); ok && track.Overlaps(r) {
		return r, false
	}
	return r, m.bare(r.Inset(-4))
}

// tilesInStack is how many tiles of the bag one that is drawn stands for.
const tilesInStack = 9

func (m landPart) drawStack(c *ui.Canvas, r ui.Rect) {
	size := r.W - 12
	n := (m.s.Left() + tilesInStack - 1) / tilesInStack
	foot := ui.Point{X: r.X + size/2 + 2, Y: r.Y + r.H - size/2 - 2}
	c.Fill(around(ui.Point{X: foot.X + 4, Y: foot.Y + 5}, size), palette.Alpha(shadow, 0.4))
	for i := range n {
		shift := 1.4 * float64(i)
		at := ui.Point{X: foot.X + 0.5*shift*float64(1-2*(i%2))*0.3, Y: foot.Y - shift}
		if !spriteAt(c, "carcassonne/back", at, size/side) {
			return
		}
	}
}
