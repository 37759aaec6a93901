package agricola

import (
	"math"
	"slices"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A cover is the part of a box in which what is new shows at t of 0..1.
type cover func(r ui.Rect, t float64) ui.Rect

// upward shows a box from its lower edge on, with what stands out above it.
func upward(r ui.Rect, t float64) ui.Rect {
	high := r.H * 1.4 * t
	return ui.Rect{X: r.X - r.W*0.15, Y: r.Y + r.H*1.1 - high, W: r.W * 1.3, H: high}
}

// sideways shows a box from its left edge on.
func sideways(r ui.Rect, t float64) ui.Rect {
	return ui.Rect{X: r.X, Y: r.Y - r.H*0.15, W: r.W * t, H: r.H * 1.25}
}

// shows uncovers spaces of a farm as they are after the beat, one after the other,
// and gives when all show. A farm that is not looked at is told of by its plate.
func (k *clip) shows(at, length, apart time.Duration, seat rules.Seat, cells farm.Mask, by cover) time.Duration {
	n := time.Duration(max(1, cells.Size()))
	whole := length + (n-1)*apart
	end := k.act(at, whole, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen != seat {
			return
		}
		is := k.after(m)
		y, p := is.farm().yard(c), is.farm().plots()
		i := time.Duration(0)
		for rest := cells; rest != 0; rest &= rest - 1 {
			cell := p.shown(firstOf(rest))
			done := math.Min(1, (t*float64(whole)-float64(i*apart))/float64(length))
			if i++; done <= 0 {
				continue
			}
			c.Clip(by(y.at(cell), ui.Settle(done)))
			y.drawGround(cell)
			y.drawOn(cell)
			c.Unclip()
		}
	})
	k.turnEstates(end)
	k.plate(at, end-at, seat)
	return end
}

// rises pays for a building and lets it rise on its space.
func (k *clip) rises(seat rules.Seat, cell farm.Cell) {
	at := k.pay(0, seat, k.price(seat), cellOf(seat, cell))
	k.Cue(at, cue.Build)
	k.shows(at, rising, 0, seat, farm.Mask(1)<<cell, upward)
	k.dust(at+rising/2, seat, cell)
}

// dust rises round a space of a farm.
func (k *clip) dust(at time.Duration, seat rules.Seat, cell farm.Cell) {
	if k.Reduced {
		return
	}
	k.Add(at, 300*ms, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen == seat {
			r := k.after(m).farm().cellBox(cell)
			motion.Dust(c, ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.95}, r.W/100, t)
		}
	})
}

// spreads shows land that a farm has gained.
func (k *clip) spreads(seat rules.Seat, cells farm.Mask) {
	k.Cue(0, cue.Tile)
	k.shows(0, rising, stagger, seat, cells, upward)
}

// startCard lets forests and moors grow over a farm.
func (k *clip) startCard(e agricola.StartCardDrawn) {
	k.Cue(0, cue.Draw)
	f := &k.is.Player(e.Seat).Farm
	k.shows(0, rising, stagger, e.Seat, f.Forests|f.Moors, upward)
}

// plowed turns the earth of a field over, furrow by furrow.
func (k *clip) plowed(e agricola.Plowed) {
	k.Cue(0, cue.Plough)
	k.shows(0, rising, 0, e.Seat, farm.Mask(1)<<e.Cell, sideways)
}

// sown brings seed to the fields, where it sprouts.
func (k *clip) sown(e agricola.Sown) {
	at, i := time.Duration(0), time.Duration(0)
	for rest := e.Grain | e.Vegetables; rest != 0; rest &= rest - 1 {
		cell, g := firstOf(rest), box.Grain
		if e.Vegetables.Has(cell) {
			g = box.Vegetable
		}
		k.Cue(i*stagger+flight, cue.Grain)
		at = k.Fly(i*stagger, flight, good(g, 1), goodOf(e.Seat, g), cellOf(e.Seat, cell))
		i++
	}
	k.shows(at, 160*ms, stagger, e.Seat, e.Grain|e.Vegetables, upward)
}

// renovated washes the new walls over a house.
func (k *clip) renovated(e agricola.Renovated) {
	rooms := k.is.Player(e.Seat).Rooms
	at := k.pay(0, e.Seat, k.price(e.Seat), cellOf(e.Seat, firstOf(rooms)))
	k.Cue(at, cue.Renovate)
	k.shows(at, rising, 80*ms, e.Seat, rooms, sideways)
	k.sparks(at, cellOf(e.Seat, firstOf(rooms)), int(e.To))
}

// cleared lets the trees of a space fall or cuts its moor, and brings what comes
// of it.
func (k *clip) cleared(e agricola.Cleared) {
	name := cue.Fell
	if k.was.Player(e.Seat).Moors.Has(e.Cell) {
		name = cue.Plough
	}
	k.Cue(0, name)
	end := k.act(0, rising, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen != e.Seat {
			return
		}
		now, was := k.after(m).farm().yard(c), m.farm().yard(c)
		r := now.at(e.Cell)
		c.Clip(r)
		now.drawGround(e.Cell)
		now.drawOn(e.Cell)
		c.Unclip()
		fallen := r.H * ui.Fall(t)
		c.Clip(ui.Rect{X: r.X, Y: r.Y + fallen, W: r.W, H: r.H - fallen})
		was.drawGround(e.Cell)
		was.drawOn(e.Cell)
		c.Unclip()
	})
	k.dust(rising/2, e.Seat, e.Cell)
	k.turnFarm(end)
	k.gain(end, e.Seat, e.Got, cellOf(e.Seat, e.Cell))
	k.plate(0, end, e.Seat)
}

// Pieces of fence go up one after the other.
const (
	fenceTime  = 80 * ms
	fenceApart = 30 * ms
)

// An edge is a side of a space on which a piece of fence stands: the upper one, or
// the left one.
type edge struct {
	row, col int
	down     bool
}

// newEdges are the pieces that a farm has more than before, in their order round
// the middle of a pasture.
func newEdges(was, is *yard, cells farm.Mask) (list []edge) {
	for row := -1; row < 7; row++ {
		for col := -1; col < 7; col++ {
			if is.pasture(row-1, col) != is.pasture(row, col) && was.pasture(row-1, col) == was.pasture(row, col) {
				list = append(list, edge{row, col, false})
			}
			if is.pasture(row, col-1) != is.pasture(row, col) && was.pasture(row, col-1) == was.pasture(row, col) {
				list = append(list, edge{row, col, true})
			}
		}
	}
	x, y, n := 0.0, 0.0, 0.0
	for rest := cells; rest != 0; rest &= rest - 1 {
		cell := firstOf(rest)
		x, y, n = x+float64(cell.Col())+0.5, y+float64(cell.Row())+0.5, n+1
	}
	angle := func(e edge) float64 {
		at := ui.Point{X: float64(e.col) + 0.5, Y: float64(e.row)}
		if e.down {
			at = ui.Point{X: float64(e.col), Y: float64(e.row) + 0.5}
		}
		return math.Atan2(at.X-x/max(1, n), y/max(1, n)-at.Y) // clockwise from above
	}
	slices.SortStableFunc(list, func(a, b edge) int {
		return int(math.Copysign(1, angle(a)-angle(b)))
	})
	return list
}

// fenced closes a pasture piece by piece, and lets it shine when it is closed.
func (k *clip) fenced(seat rules.Seat, cells farm.Mask) {
	list := newEdges(&yard{farm: &k.was.Player(seat).Farm}, &yard{farm: &k.is.Player(seat).Farm}, cells)
	at := k.pay(0, seat, k.price(seat), cellOf(seat, firstOf(cells)))
	whole := fenceTime + time.Duration(max(0, len(list)-1))*fenceApart
	k.Cue(at, cue.Fence)
	end := k.act(at, whole, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen != seat {
			return
		}
		y := k.after(m).farm().yard(c)
		for i, e := range list {
			up := math.Min(1, (t*float64(whole)-float64(i)*float64(fenceApart))/float64(fenceTime))
			if up <= 0 {
				continue
			}
			name := "fence/across/"
			if e.down {
				name = "fence/down/"
			}
			y.put(farm.At(e.row, e.col), name+y.seat, 0, 14*(1-up)*(1-up)-6*math.Sin(math.Pi*up))
		}
	})
	k.turnEstates(end)
	k.Cue(end, cue.Gate)
	k.act(end, rising, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen == seat {
			o := k.after(m)
			drawFences(c, []farm.Mask{cells}, o.farm().cellBox, math.Max(2, o.farm().cellBox(firstOf(cells)).W/14),
				palette.Alpha(palette.UIGold, 1-t*t))
		}
	})
	k.plate(0, end, seat)
}
