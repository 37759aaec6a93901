package agricola

import (
	"math"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// asideHigh is how high a place for a hint is at least, asideMost how much of the canvas it
// takes at most.
const (
	asideHigh = 80
	asideMost = 0.29
)

// aside is where a hint may lie: over the log, with the words on what is pointed at where
// they stand below it, or over the column of the farm where the log is small.
func (b *Board) aside(v *board.View) ui.Rect {
	at, r := b.moment(v).at, v.Frame.Log
	if at.preview.X == r.X {
		r = r.Or(at.preview)
	}
	if r.H >= asideHigh {
		return r
	}
	if at.stage.on { // the lower part of the farm, which nothing is listed over
		high := math.Min(at.farm.H, math.Floor(asideMost*at.w*at.h/at.farm.W))
		return ui.Rect{X: at.farm.X, Y: at.farm.Y + at.farm.H - high, W: at.farm.W, H: high}
	}
	if at.pointer.W <= 0 {
		return at.farm
	}
	return at.farm.Or(at.pointer)
}

// shown is what tooltips keep off: what is decided on the farm is told on its side, not over the
// action spaces.
func (b *Board) shown(v *board.View) ui.Shown {
	m := b.moment(v)
	if !m.building() {
		return ui.Shown{}
	}
	return ui.Shown{Off: []ui.Rect{m.at.spaces}}
}

// quietHead is what the number and the harvest take of the place of a round to come.
const quietHead = 19

// quiet is where nothing is read among the action spaces: the room behind the last round, then
// below the numbers of the rounds to come, the last ones first.
func (b *Board) quiet(v *board.View) (list []ui.Rect) {
	m := b.moment(v)
	if m.majors().covered() {
		return nil
	}
	first := len(fixed(m.s))
	last := m.grid.cells[len(m.grid.cells)-1]
	room := ui.Rect{X: last.X + last.W, Y: last.Y, W: m.at.spaces.X + m.at.spaces.W - last.X - last.W, H: last.H}
	if !slices.ContainsFunc(m.grid.cards, room.Overlaps) {
		list = append(list, room.Inset(2))
	}
	var row ui.Rect
	for round := box.Rounds; round >= 1; round-- {
		r := m.grid.cells[first+round-1]
		r.Y, r.H = r.Y+quietHead, r.H-quietHead-2
		if !m.works().blank(round) {
			row = ui.Rect{}
			continue
		}
		if row.W > 0 && row.Y == r.Y {
			row = row.Or(r)
			list[len(list)-1] = row
		} else {
			row = r
			list = append(list, r)
		}
	}
	return list
}

// blank says whether the place of a round shows nothing below its number.
func (m worksPart) blank(round int) bool {
	if m.s.Card(round) != box.NoSpace || m.s.Planned(round) != box.NoSpace {
		return false
	}
	for seat := range rules.Seat(m.s.Players()) {
		if m.promised(seat, round) != (box.Stock{}) {
			return false
		}
	}
	return true
}
