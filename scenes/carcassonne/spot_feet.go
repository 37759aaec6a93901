package carcassonne

import (
	"math"

	"tilestead/ui"
)

// setFeet finds where the figures of places stand: on the new tile as it rises,
// elsewhere where they would, but on one tile so far apart that each can be told
// and clicked.
func (m *moment) setFeet(list []spot) {
	last := m.s.Last().At
	for i := range list {
		s := &list[i]
		if s.At == last {
			s.panel = m.panelPoint(*s)
			continue
		}
		s.foot = m.standPoint(*s)
	}
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && list[i+n].At == list[i].At {
			n++
		}
		same := list[i : i+n]
		cell := m.cellArea(list[i].At)
		if list[i].At != last {
			spread(same, func(s *spot) *ui.Point { return &s.foot }, m.apart(same, m.pieceScale(), cell.W), cell)
		} else {
			tile := m.at.tile
			spread(same, func(s *spot) *ui.Point { return &s.panel }, m.apart(same, tile.W/side, tile.W), tile)
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

// apart is how far the feet of the ghosts of some places are from each other, k
// canvas pixels a unit: so far that the plates with their points have room too,
// if the tile, so many pixels wide, has it for all.
func (m *moment) apart(list []spot, k, wide float64) float64 {
	h := 0.0
	for _, s := range list {
		h = math.Max(h, high(s.figure, s.kind)*k)
	}
	if !m.Purist && h >= leastLettered {
		h = math.Max(h, m.plateHigh()+6)
	}
	return math.Min(h, wide/math.Sqrt(float64(len(list))))
}

// spreadRounds is how often ghosts that stand too near move on.
const spreadRounds = 24

// spread moves the feet of places of one tile apart, each no farther than need
// be; they stay on the tile.
func spread(list []spot, foot func(*spot) *ui.Point, gap float64, tile ui.Rect) {
	for range spreadRounds {
		moved := false
		for i := range list {
			for j := range i {
				p, q := foot(&list[j]), foot(&list[i])
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
			p := foot(&list[i])
			p.X = math.Max(tile.X+gap/3, math.Min(p.X, tile.X+tile.W-gap/3))
			p.Y = math.Max(tile.Y+math.Min(0.8*gap, tile.H/4), math.Min(p.Y, tile.Y+tile.H))
		}
	}
}

// standPoint is where on the canvas the figure of a spot will stand.
func (m *moment) standPoint(s spot) ui.Point {
	n := 0
	for _, f := range m.s.Figures() {
		if f.At == s.At && f.Feature == s.Feature {
			n++
		}
	}
	return m.onCanvas(m.freeFoot(m.figures(), s.Place, s.figure, n))
}

// panelPoint is where the figure of a spot on the new tile would stand on the
// tile in the panel.
func (m *moment) panelPoint(s spot) ui.Point {
	last := m.s.Last()
	mid, k := m.at.tile.Center(), m.at.tile.W/side
	at := geometryOf(last.Kind, last.Turn).stand[s.Feature]
	return ui.Point{X: mid.X + at.X*k, Y: mid.Y + at.Y*k}
}

// spotArea is where a spot is clicked: on the raised tile, or on the map.
func (m *moment) spotArea(s spot) ui.Rect {
	if m.isFresh(s) {
		return s.box
	}
	return footArea(s.foot, high(s.figure, s.kind)*m.pieceScale())
}

// footArea is where a figure h high with its foot at p is clicked.
func footArea(p ui.Point, h float64) ui.Rect {
	return ui.Rect{X: p.X - h*0.5, Y: p.Y - h, W: h, H: h * 1.08}
}
