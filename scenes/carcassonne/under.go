package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A thingKind is a kind of thing on the table that can be asked about.
type thingKind int8

const (
	nothing thingKind = iota
	cellThing
	featureThing
	figureThing
	dragonThing
	fairyThing
	plateThing
	handThing // a feature of the tile in the panel, or its ground
	pieceThing
	rowThing
	trackThing
	bagThing
)

// A thing is something on the table; what fields count follows from its kind.
type thing struct {
	kind   thingKind
	at     carcassonne.Pos
	place  carcassonne.Place
	figure carcassonne.Standing
	seat   rules.Seat
	tile   carcassonne.Kind
	n      int
}

// find is the thing at a canvas point.
func (m helpPart) find(p ui.Point) thing {
	for i, r := range m.at.plates {
		if r.Contains(p) {
			return thing{kind: plateThing, seat: rules.Seat(i)}
		}
	}
	if m.at.tile.Contains(p) {
		return m.findInHand(p)
	}
	for i, r := range m.at.piece {
		if r.Contains(p) && m.seats().choiceCells()[i].has {
			return thing{kind: pieceThing, n: i}
		}
	}
	if m.notes()[1].Contains(p) || m.asked == "dragon" && m.at.hand.Contains(p) {
		return thing{kind: bagThing}
	}
	if row := m.s.DragonRow(); len(row) > 0 {
		if r := m.land().rowBox(len(row)); r.Contains(p) {
			size := r.H - 6
			return thing{kind: rowThing, n: int((p.X-r.X-4)/size) - 1}
		}
	}
	if r, lies := m.land().trackBox(); lies && r.Contains(p) {
		return thing{kind: trackThing}
	}
	at, ok := m.cellUnder(p)
	if !ok {
		return thing{}
	}
	if t := m.findStanding(p); t.kind != nothing {
		return t
	}
	laid, ok := m.s.TileAt(at)
	if !ok {
		return thing{kind: cellThing, at: at}
	}
	b, c := m.onBoard(p), center(at)
	f := featureAt(laid.Kind, laid.Turn, ui.Point{X: b.X - c.X, Y: b.Y - c.Y})
	if f < 0 {
		return thing{kind: cellThing, at: at}
	}
	return thing{kind: featureThing, at: at, place: carcassonne.Place{At: at, Feature: f}}
}

// findInHand is what lies at a point of the tile in the panel.
func (m helpPart) findInHand(p ui.Point) thing {
	kind, turn := m.s.Hand(), m.land().handTurn()
	at := carcassonne.Pos{}
	if kind == carcassonne.NoKind {
		if !m.acting() {
			return thing{kind: bagThing}
		}
		last := m.s.Last()
		kind, turn, at = last.Kind, last.Turn, last.At
	}
	mid, k := m.at.tile.Center(), m.at.tile.W/side
	f := featureAt(kind, turn, ui.Point{X: (p.X - mid.X) / k, Y: (p.Y - mid.Y) / k})
	if m.s.Hand() == carcassonne.NoKind && f >= 0 {
		return thing{kind: featureThing, at: at, place: carcassonne.Place{At: at, Feature: f}}
	}
	return thing{kind: handThing, tile: kind, n: f}
}

// findStanding is the figure, the dragon or the fairy at a point, the one in
// front first.
func (m helpPart) findStanding(p ui.Point) thing {
	k := m.pieceScale()
	best, front := thing{}, -1e9
	try := func(foot ui.Point, high float64, t thing) {
		q := m.onCanvas(foot)
		h := high * k
		r := ui.Rect{X: q.X - h*0.38, Y: q.Y - h*0.95, W: h * 0.76, H: h}
		if r.Contains(p) && foot.Y > front {
			best, front = t, foot.Y
		}
	}
	for _, f := range m.stands().figures() {
		try(f.foot, high(f.Figure, m.featureKind(f.At, f.Feature)),
			thing{kind: figureThing, at: f.At, figure: f.Standing,
				place: carcassonne.Place{At: f.At, Feature: f.Feature}})
	}
	if at, ok := m.s.Dragon(); ok {
		try(dragonSpot(at), dragonHigh*m.beastScale()/k, thing{kind: dragonThing, at: at})
	}
	if at, ok := m.fairyAt(); ok {
		cell, _ := m.s.Fairy()
		try(at, fairyHigh, thing{kind: fairyThing, at: cell})
	}
	return best
}

// standingArea is where a figure on a tile is clicked.
func (m helpPart) standingArea(at carcassonne.Pos, f carcassonne.Figure, seat rules.Seat) ui.Rect {
	k := m.pieceScale()
	for _, g := range m.stands().figures() {
		if g.At == at && g.Figure == f && g.Seat == seat && m.inPrincessCity(g.Standing) {
			p := m.onCanvas(g.foot)
			h := high(f, m.featureKind(g.At, g.Feature)) * k
			return ui.Rect{X: p.X - h*0.5, Y: p.Y - h, W: h, H: h * 1.08}
		}
	}
	return m.cellArea(at)
}

// inPrincessCity says whether a figure stands in the city of the princess just placed.
func (m helpPart) inPrincessCity(f carcassonne.Standing) bool {
	last := m.s.Last()
	her := carcassonne.Tiles[last.Kind].Princess()
	return her >= 0 && m.s.SameObject(carcassonne.Place{At: last.At, Feature: her},
		carcassonne.Place{At: f.At, Feature: f.Feature})
}

// under names what lies under the pointer, as far as it shows: the cell for the
// tile in hand, or a feature whose object lights up.
func (b *Board) under(v *board.View, p ui.Point) string {
	m := b.moment(v)
	switch t := m.help().find(p); t.kind {
	case cellThing:
		if m.placing() || m.Lens == tilesLens {
			return cellID(t.at)
		}
	case featureThing, figureThing:
		if !m.Purist {
			return objectMark(t.place)
		}
	case handThing:
		return handMark(t.n)
	}
	return ""
}

// shown is what tips keep off: the figures, the panels, and, where it is not far, the land.
func (b *Board) shown(v *board.View) (s ui.Shown) {
	m := b.moment(v)
	s.Off = append(m.stands().bodies(), m.at.hand, m.at.panel)
	s.Off = append(s.Off, m.Frame.Plates...)
	if row := len(m.s.DragonRow()); row > 0 {
		s.Off = append(s.Off, m.land().rowBox(row))
	}
	for i := range m.s.Tiles() {
		if r := m.cellArea(m.s.Tile(i).At).And(m.Frame.Map); r.W > 0 && r.H > 0 {
			s.Over = append(s.Over, r)
		}
	}
	return s
}
