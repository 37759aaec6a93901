package agricola

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// The ribbon of the stage, and how far it lies from the farm.
const (
	ribbonHigh    = 24.0
	ribbonCompact = 20.0
	ribbonGap     = 4.0
)

// leastFared is how high the plates of how the seats fare are together where no cards lie
// in hand.
const leastFared = 118.0

// laidOut lays out a canvas, and the same with the farm on the stage.
func laidOut(s board.Site) *places {
	p := layOut(s)
	p.onStage, p.onYard = p.staged(true), p.staged(false)
	return p
}

// staged are the places on the stage: the farm lies where the action spaces do. In a
// harvest it is told below how each seat fares, else the hand lies there.
func (p *places) staged(harvest bool) *places {
	s := *p
	s.onStage, s.onYard = &s, &s
	high, gap := ribbonHigh, ribbonGap
	if p.frame.Layout == ui.Compact {
		high, gap = ribbonCompact, 2
	}
	s.stage = stage{on: true, off: p, table: p.farm,
		ribbon: ui.Rect{X: p.spaces.X, Y: p.spaces.Y, W: p.spaces.W, H: high}}
	foot, fared := p.spaces.Y+p.spaces.H, p.hand
	switch {
	case p.cards && harvest:
	case !harvest:
		fared = ui.Rect{}
	case p.frame.Layout == ui.Compact: // the log lies below
		fared = ui.Rect{}
	default:
		foot -= leastFared + 3
		fared = ui.Rect{X: p.spaces.X, Y: foot + 3, W: p.spaces.W, H: leastFared}
	}
	s.farm = ui.Rect{X: p.spaces.X, Y: p.spaces.Y + high + gap, W: p.spaces.W}
	s.farm.H = foot - s.farm.Y
	if fared.H > 0 {
		s.stage.seats = sideBySide(p.seats, p.frame.Layout == ui.Compact, fared)
	}
	return &s
}

// sideBySide lays out the plates of so many seats in a box: up to three in a row, all of them
// in one where it is flat.
func sideBySide(seats int, flat bool, in ui.Rect) (boxes []ui.Rect) {
	columns := seats
	switch {
	case flat:
	case seats == 4:
		columns = 2
	case seats > 3:
		columns = 3
	}
	rows := (seats + columns - 1) / columns
	const gap = 3.0
	w, h := (in.W+gap)/float64(columns), (in.H+gap)/float64(rows)
	for i := range seats {
		x, y := in.X+w*float64(i%columns), in.Y+h*float64(i/columns)
		box := ui.Rect{X: math.Round(x), Y: math.Round(y), W: math.Floor(w - gap), H: math.Floor(h - gap)}
		boxes = append(boxes, box)
	}
	return boxes
}

// reach is how far roofs, trees and fences reach above the first row of a farm on the stage, and
// eaves how far above the inner edge of its panel beside the table; both in canvas pixels.
const reach, eaves = 9.0, 8.0

// land is where the spaces of a farm lie in its panel.
func (p *places) land() ui.Rect {
	in := p.farm.Inset(farmEdge)
	switch {
	case p.stage.on:
		in.Y, in.H = in.Y+reach, in.H-reach
	case p.frame.Layout != ui.Compact:
		in.Y, in.H = in.Y+eaves, in.H-eaves
	}
	return in
}
