package carcassonne

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// brought is what a placement finishes for each seat, in points: for the player, and for rivals
// what they alone get. Where a dragon or a princess may still send followers away, the player is
// promised nothing.
func (m giftsPart) brought(a rules.Action) [carcassonne.MaxSeats]int {
	t := m.hints().try(a)
	sure := !m.hints().fliesFirst(t.laid, t.laid.Last().Kind)
	return m.finished(t.objects(), func(o *carcassonne.Object) bool { return sure && !t.receives(o) })
}

// finished adds up the points of objects that are complete: the player's where they are sure, and
// those of rivals that get all of an object.
func (m giftsPart) finished(objects []carcassonne.Object, sure func(*carcassonne.Object) bool) (
	points [carcassonne.MaxSeats]int) {
	for i := range objects {
		o := &objects[i]
		switch {
		case m.gives(o):
			for _, seat := range o.Leaders {
				points[seat] += o.Now
			}
		case o.Complete() && slices.Contains(o.Leaders, m.own) && sure(o):
			points[m.own] += o.Now
		}
	}
	return points
}

// gives says whether an object is finished for rivals alone.
func (m giftsPart) gives(o *carcassonne.Object) bool {
	return o.Complete() && len(o.Leaders) > 0 && !slices.Contains(o.Leaders, m.own)
}

// warning says in sentences what a placement gives away, "" for nothing.
func (m giftsPart) warning(a rules.Action) string {
	var told []string
	t := m.hints().try(a)
	for _, o := range t.objects() {
		if m.gives(&o) {
			told = append(told, m.hints().doneFact(t, &o).text)
		}
	}
	return strings.Join(told, " ")
}

// A gift remembers what a placement in a position finishes: a ghost is drawn
// again and again while something breathes beside it.
type gift struct {
	of     *carcassonne.State
	action rules.Action
	points [carcassonne.MaxSeats]int
}

// known is what is remembered of an action, 0 for the tile that lies.
func (m giftsPart) known(a rules.Action, find func() [carcassonne.MaxSeats]int) [carcassonne.MaxSeats]int {
	if g := &m.board.gift; g.of != m.s || g.action != a {
		*g = gift{m.s, a, find()}
	}
	return m.board.gift.points
}

// drawBrought tells below a ghost of the tile what placing it so finishes: the player's points,
// and as a warning those of rivals.
func (m giftsPart) drawBrought(c *ui.Canvas, at carcassonne.Pos, turn int, p ui.Point, k float64) {
	i := slices.IndexFunc(m.Picked, func(a rules.Action) bool {
		return a.Kind() == carcassonne.KindPlace && carcassonne.PosOf(a) == at && int(carcassonne.TurnOf(a)) == turn
	})
	if i < 0 || m.Purist {
		return
	}
	a := m.Picked[i]
	m.drawPoints(c, around(p, side*k), m.known(a, func() [carcassonne.MaxSeats]int { return m.brought(a) }))
}

// drawScored tells below the raised tile what it has finished, whatever figure is placed on it.
func (m giftsPart) drawScored(c *ui.Canvas, tile ui.Rect) {
	if m.Purist {
		return
	}
	m.drawPoints(c, tile, m.known(0, func() [carcassonne.MaxSeats]int {
		last := m.s.Last()
		if m.hints().fliesFirst(m.s, last.Kind) {
			return [carcassonne.MaxSeats]int{}
		}
		t := trial{laid: m.s, at: last.At, tile: &carcassonne.Tiles[last.Kind]}
		return m.finished(t.objects(), func(o *carcassonne.Object) bool { return !t.receives(o) })
	}))
}

// drawPoints draws the points of seats below a tile, or above it where there is no room: the
// player's with a tick, those of rivals on a ground that warns.
func (m giftsPart) drawPoints(c *ui.Canvas, tile ui.Rect, points [carcassonne.MaxSeats]int) {
	tall := m.land().plateHigh() + 2
	part := func(seat, n int) float64 {
		wide := math.Ceil(tall + ui.LettersWidth(m.land().plateCap(), "+"+strconv.Itoa(n), "num") + 4)
		return wide + pick(seat == int(m.own), tall, 0)
	}
	wide := 0.0
	for seat, n := range points {
		if n > 0 {
			wide += part(seat, n)
		}
	}
	if wide == 0 {
		return
	}
	box := ui.Rect{X: tile.Center().X - wide/2, Y: tile.Y + tile.H + 2, W: wide, H: tall}
	f := m.Frame.Map
	box.X = math.Max(f.X+2, math.Min(box.X, f.X+f.W-2-box.W))
	if box.Y+tall > f.Y+f.H-2 {
		box.Y = tile.Y - 2 - tall
	}
	box = box.Snap()
	c.Fill(box, palette.Ink)
	x := box.X
	for seat, n := range points {
		if n == 0 {
			continue
		}
		own := seat == int(m.own)
		r := ui.Rect{X: x, Y: box.Y, W: part(seat, n), H: tall}
		c.Fill(r.Inset(1), pick(own, palette.Cream, palette.Pumpkin))
		ui.Medal(c, x+tall/2, box.Y+tall/2, tall/2-2, m.Seats[seat].Look)
		end := ui.Letters(c, x+tall, box.Y+tall-3, m.land().plateCap(), "+"+strconv.Itoa(n), "num")
		if own {
			ui.Icon(c, "check", end+tall/2, box.Y+tall/2, tall-2, ui.White)
		}
		x += r.W
	}
}
