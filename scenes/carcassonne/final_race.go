package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A race is the strip over the map in which the points of all seats grow while
// the end is counted: the category on the left, beside it a bar for each seat,
// in the colours of what its points are for.
type race struct {
	r      ui.Rect
	label  float64 // width of icon and name of the category
	row    float64 // height of a seat's line
	across int     // seats beside each other
	wide   float64 // of a seat
}

// raceMargin is what of the map stays free round the strip.
const raceMargin = 8.0

// layRace lays the strip out at the top of the map.
func (m countingPart) layRace() race {
	f, n := m.Frame.Map, m.s.Players()
	q := race{row: 16, across: 2}
	most := 410.0
	switch m.Frame.Layout {
	case ui.Roomy:
		q.row, most = 24, 700
	case ui.Normal:
		q.row, most = 20, 560
	}
	for _, item := range items(m.s) {
		q.label = math.Max(q.label, ui.Name.Width(m.itemName(item)))
	}
	q.label += q.row + 14
	rows := (n + q.across - 1) / q.across
	q.r = ui.Rect{W: math.Min(f.W-2*raceMargin, most), H: math.Max(26, float64(rows)*q.row+8)}
	q.r.X = f.X + (f.W-q.r.W)/2
	q.r.Y = math.Max(f.Y, m.Frame.Prompt.Y+m.Frame.Prompt.H) + raceMargin
	q.r = q.r.Snap()
	q.wide = math.Floor((q.r.W - q.label - 6) / float64(q.across))
	return q
}

// counted is what of the map the strip leaves free.
func (m countingPart) counted() ui.Rect {
	seen, strip := m.at.seen, m.layRace().r
	top, low := math.Max(seen.Y, strip.Y+strip.H+raceMargin), seen.Y+seen.H
	if log := m.Frame.Log; log.Overlaps(seen) {
		low = math.Min(low, log.Y-raceMargin)
	}
	return ui.Rect{X: seen.X, Y: top, W: seen.W, H: low - top}
}

// icon is the middle of the category's icon in the strip.
func (q *race) icon() ui.Point { return ui.Point{X: q.r.X + q.row/2 + 6, Y: q.r.Y + q.r.H/2} }

// raceStep is what the length of the bars is a multiple of, in points, so that
// they need no new scale at every step.
const raceStep = 50

// draw draws the strip: all that seats have scored so far, and more for items.
func (q *race) draw(m *moment, c *ui.Canvas, item carcassonne.Item, more func(rules.Seat, carcassonne.Item) int) {
	ui.DarkPlate(c, q.r)
	at := q.icon()
	ui.Icon(c, itemIcons[item]+"/rim", at.X, at.Y, q.row+2, ui.White)
	c.Write(at.X+q.row/2+5, board.Baseline(at.Y, ui.Name), m.counting().itemName(item), ui.Name, palette.UIGold)
	longest := 0
	for seat := range rules.Seat(m.s.Players()) {
		n := 0
		for i := range carcassonne.Item(carcassonne.Items) {
			n += m.s.PointsFor(seat, i) + more(seat, i)
		}
		longest = max(longest, n)
	}
	longest = (longest/raceStep + 1) * raceStep
	rows := float64((m.s.Players() + q.across - 1) / q.across)
	top := q.r.Y + math.Round((q.r.H-rows*q.row)/2)
	for seat := range rules.Seat(m.s.Players()) {
		i := int(seat)
		q.bar(m, c, seat, ui.Rect{X: q.r.X + q.label + q.wide*float64(i%q.across), Y: top + q.row*float64(i/q.across),
			W: q.wide, H: q.row}, longest, more)
	}
}

// bar is one seat of the strip.
func (q *race) bar(m *moment, c *ui.Canvas, seat rules.Seat, r ui.Rect, longest int,
	more func(rules.Seat, carcassonne.Item) int) {
	const number = 26
	medal, mid := q.row/2-2, r.Y+r.H/2
	ui.Medal(c, r.X+medal, mid, medal, m.Seats[seat].Look)
	box := ui.Rect{X: r.X + 2*medal + 5, Y: r.Y + 3, W: r.W - 2*medal - 5 - number, H: r.H - 6}
	c.Fill(box, palette.Alpha(palette.Ink, 0.5))
	x, sum := box.X, 0
	for item := range carcassonne.Item(carcassonne.Items) {
		n := m.s.PointsFor(seat, item) + more(seat, item)
		if n == 0 {
			continue
		}
		sum += n
		end := math.Round(box.X + box.W*float64(sum)/float64(longest))
		c.Fill(ui.Rect{X: x, Y: box.Y, W: end - x, H: box.H}, itemColors[item])
		c.Fill(ui.Rect{X: end - 1, Y: box.Y, W: 1, H: box.H}, palette.Ink)
		x = end
	}
	c.Write(box.X+box.W+4, board.Baseline(mid, ui.Name), strconv.Itoa(sum), ui.Name, palette.Cream)
}
