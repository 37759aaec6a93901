package carcassonne

import (
	"math"

	"tilestead/ui"
)

// setFeet finds where the figures of places stand: on the new tile as it rises,
// elsewhere where they would, but on one tile so far apart that each can be told
// and clicked.
func (m standsPart) setFeet(list []spot) {
	last := m.s.Last().At
	for i := range list {
		if s := &list[i]; s.At != last {
			s.foot = m.standPoint(*s)
		}
	}
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && list[i+n].At == list[i].At {
			n++
		}
		if list[i].At != last {
			same, cell := list[i:i+n], m.cellArea(list[i].At)
			cell = around(cell.Center(), max(cell.W, leastSpread))
			spread(same, m.apart(same, cell.W), cell)
		}
		i += n
	}
	fresh := 0
	for fresh < len(list) && list[fresh].At == last {
		if fresh < 9 {
			list[fresh].key = fresh + 1
		}
		fresh++
	}
	if fresh > 0 {
		m.raise(list[:fresh], m.others(list[fresh:]))
	}
}

// apart is how far the feet of the ghosts of some places are from each other, on
// a tile so many pixels wide.
func (m standsPart) apart(list []spot, wide float64) float64 {
	h := leastApart
	for _, s := range list {
		h = math.Max(h, high(s.figure, s.kind)*m.pieceScale())
	}
	return math.Min(h, wide/math.Sqrt(float64(len(list))))
}

// leastSpread is how wide the place for the ghosts on a tile is at least, and
// leastApart how far one is from the next if there is room, in canvas pixels,
// however small the tile.
const (
	leastSpread = 28.0
	leastApart  = 6.0
)

// spreadRounds is how often ghosts that stand too near move on.
const spreadRounds = 24

// spread moves the feet of places of one tile apart, each no farther than need
// be; they stay on the tile.
func spread(list []spot, gap float64, tile ui.Rect) {
	for range spreadRounds {
		moved := false
		for i := range list {
			for j := range i {
				p, q := &list[j].foot, &list[i].foot
				x, y := q.X-p.X, q.Y-p.Y
				d := math.Hypot(x, y)
				if d >= gap-0.01 {
					continue
				}
				if d < 0.01 {
					x, d = 1, 1
				}
				by := (gap - math.Hypot(q.X-p.X, q.Y-p.Y)) / 2 / d
				p.X, p.Y, q.X, q.Y = p.X-x*by, p.Y-y*by, q.X+x*by, q.Y+y*by
				moved = true
			}
		}
		if !moved {
			return
		}
		for i := range list {
			p := &list[i].foot
			p.X = math.Max(tile.X+gap/3, math.Min(p.X, tile.X+tile.W-gap/3))
			p.Y = math.Max(tile.Y+math.Min(0.8*gap, tile.H/4), math.Min(p.Y, tile.Y+tile.H))
		}
	}
}

// standPoint is where on the canvas the figure of a spot will stand.
func (m standsPart) standPoint(s spot) ui.Point {
	n := 0
	for _, f := range m.s.Figures() {
		if f.At == s.At && f.Feature == s.Feature {
			n++
		}
	}
	return m.onCanvas(m.freeFoot(m.figures(), s.Place, s.figure, n))
}

// spotArea is where a spot is clicked: on the raised tile, or on the map.
func (m standsPart) spotArea(s spot) ui.Rect {
	if m.land().isFresh(s) {
		return s.box
	}
	return footArea(s.foot, high(s.figure, s.kind)*m.pieceScale())
}

// footArea is where a figure h high with its foot at p is clicked.
func footArea(p ui.Point, h float64) ui.Rect {
	return ui.Rect{X: p.X - h*0.5, Y: p.Y - h, W: h, H: h * 1.08}
}
