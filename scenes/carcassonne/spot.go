package carcassonne

import (
	"slices"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What the dials set.
const (
	turnDial  = iota // clockwise quarter turns of the tile in hand
	pieceDial        // which piece: anyPiece, a figure + 1, or fairyDial
)

const (
	anyPiece  = 0
	fairyDial = rules.Figures + 1
)

// A cell is one where the tile in hand goes.
type cell struct {
	at    rules.Pos
	turns uint8 // those that fit, as bits
	turn  int   // the one that a click takes: as it is turned, else the next that fits
}

// cells are where the tile in hand can be placed, in the order of the actions.
func (m *moment) cells() (list []cell) {
	if !m.placing() {
		return nil
	}
	index := map[rules.Pos]int{}
	for _, a := range m.Picked {
		if a.Kind() != rules.KindPlace {
			continue
		}
		at := rules.PosOf(a)
		i, ok := index[at]
		if !ok {
			i = len(list)
			index[at] = i
			list = append(list, cell{at: at})
		}
		list[i].turns |= 1 << rules.TurnOf(a)
	}
	for i := range list {
		c := &list[i]
		for n := range 4 {
			if t := (m.handTurn() + n) & 3; c.turns>>t&1 != 0 {
				c.turn = t
				break
			}
		}
	}
	return list
}

// Turn turns the tile in hand; over a cell it goes to the next turn that fits
// there.
func (b *Board) Turn(v *board.View, steps int) (d board.Dials, ok bool) {
	m := b.moment(v)
	d = v.Dials
	if !m.placing() {
		return d, false
	}
	one := 1
	if steps < 0 {
		one = -1
	}
	fits := uint8(15)
	if at, ok := m.pointed(); ok {
		for _, c := range m.cells() {
			if c.at == at {
				fits = c.turns
				d[turnDial] = int8(c.turn)
			}
		}
	}
	for range steps * one {
		for range 4 {
			d[turnDial] = (d[turnDial] + int8(one)) & 3
			if fits>>d[turnDial]&1 != 0 {
				break
			}
		}
	}
	return d, true
}

// Aim turns the tile or chooses the piece so that a can be clicked.
func (b *Board) Aim(v *board.View, a kernel.Action) board.Dials {
	d := v.Dials
	switch a.Kind() {
	case rules.KindPlace:
		d[turnDial] = rules.TurnOf(a)
	case rules.KindFigure:
		d[pieceDial] = int8(rules.FigureOf(a)) + 1
	case rules.KindFairy:
		d[pieceDial] = fairyDial
	}
	return d
}

// A spot is a place where a figure can be put now.
type spot struct {
	rules.Place
	figure rules.Figure // the one that a click puts there
	action kernel.Action
	kind   rules.FeatureKind
	foot   ui.Point // where on the canvas its ghost stands
	panel  ui.Point // and where on the tile in the panel, if it is on that
}

// findSpots are the places for the piece that is chosen; while none is, each
// takes the first of the figures that can stand there. Those on the new tile
// come first.
func (m *moment) findSpots() (list []spot) {
	if m.kinds[rules.KindFigure] == 0 {
		return nil
	}
	want := int(m.Dials[pieceDial])
	index := map[rules.Place]int{}
	for _, a := range m.Picked {
		if a.Kind() != rules.KindFigure {
			continue
		}
		f := rules.FigureOf(a)
		if want != anyPiece && want != int(f)+1 {
			continue
		}
		p := rules.Place{At: rules.PosOf(a), Feature: rules.FeatureOf(a)}
		if i, ok := index[p]; ok {
			if f < list[i].figure {
				list[i].figure, list[i].action = f, a
			}
			continue
		}
		index[p] = len(list)
		list = append(list, spot{Place: p, figure: f, action: a, kind: m.featureKind(p.At, p.Feature)})
	}
	last := m.s.Last().At
	slices.SortStableFunc(list, func(a, b spot) int { return pick(a.At == last, 0, 1) - pick(b.At == last, 0, 1) })
	m.setFeet(list)
	return list
}

// fairyChosen says that the fairy's targets show.
func (m *moment) fairyChosen() bool {
	if m.kinds[rules.KindFairy] == 0 {
		return false
	}
	d := m.Dials[pieceDial]
	return d == fairyDial || d == anyPiece && m.kinds[rules.KindFigure] == 0
}

// spotWorth is what a figure put on a place would bring: points now, or were
// the game to end now.
func (m *moment) spotWorth(s spot) int {
	o, ok := m.s.ObjectAt(s.Place)
	switch {
	case !ok:
		return 0
	case s.figure == rules.Builder:
		return 0
	case s.figure == rules.Pig:
		if !slices.Contains(o.Leaders, m.turn) {
			return 0
		}
		return len(o.Cities)
	case o.Kind == rules.Field:
		return 3 * len(o.Cities)
	}
	return o.Now
}
