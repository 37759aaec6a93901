package carcassonne

import (
	"cmp"
	"math"
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A draft is how a player has set a choice, and decides nothing.
type draft struct {
	turn  int8 // clockwise quarter turns of the tile in hand
	piece int8 // which piece: anyPiece, a figure + 1, or fairyChoice
}

const (
	anyPiece    = 0
	fairyChoice = carcassonne.Figures + 1
)

// Allows all: tile and piece can be set otherwise at any time.
func (draft) Allows(rules.Action) bool { return true }

// turned is the draft with the tile in hand turned on by quarter turns.
func (d draft) turned(by int8) draft {
	d.turn = (d.turn + by) & 3
	return d
}

// begin leaves the tile as it is drawn, and each place its first piece.
func begin(*board.View) board.Draft { return draft{} }

// draftOf is a draft of this board, the one that choices begin with for none.
func draftOf(d board.Draft) draft {
	own, _ := d.(draft)
	return own
}

// A cell is one where the tile in hand goes.
type cell struct {
	at    carcassonne.Pos
	turns uint8 // those that fit, as bits
	turn  int   // the one that a click takes: as it is turned, else the next that fits
}

// cells are where the tile in hand can be placed, in the order of the actions.
func (m standsPart) cells() (list []cell) {
	if !m.placing() {
		return nil
	}
	index := map[carcassonne.Pos]int{}
	for _, a := range m.Picked {
		if a.Kind() != carcassonne.KindPlace {
			continue
		}
		at := carcassonne.PosOf(a)
		i, ok := index[at]
		if !ok {
			i = len(list)
			index[at] = i
			list = append(list, cell{at: at})
		}
		list[i].turns |= 1 << carcassonne.TurnOf(a)
	}
	for i := range list {
		c := &list[i]
		for n := range 4 {
			if t := (m.land().handTurn() + n) & 3; c.turns>>t&1 != 0 {
				c.turn = t
				break
			}
		}
	}
	return list
}

// turn turns the tile in hand; over a cell it goes to the next turn that fits
// there.
func (b *Board) turn(v *board.View, steps int) (board.Draft, bool) {
	m := b.moment(v)
	d := m.draft
	if !m.placing() {
		return d, false
	}
	one := int8(1)
	if steps < 0 {
		one = -1
	}
	for range steps * int(one) {
		d = m.stands().turned(d, one)
	}
	return d, true
}

// turned is a draft with the tile in hand turned on by a quarter turn; over a cell that is
// pointed at by as many as lead to the next turn that fits there.
func (m standsPart) turned(d draft, one int8) draft {
	at, ok := m.land().pointed()
	if !ok {
		return d.turned(one)
	}
	for _, c := range m.cells() {
		if c.at != at {
			continue
		}
		for c.turns>>d.turn&1 == 0 {
			d = d.turned(1) // as it shows there
		}
		for d = d.turned(one); c.turns>>d.turn&1 == 0; {
			d = d.turned(one)
		}
		return d
	}
	return d.turned(one)
}

// aim turns the tile or chooses the piece so that a can be clicked.
func (b *Board) aim(v *board.View, a rules.Action) board.Draft {
	d := draftOf(v.Draft)
	switch a.Kind() {
	case carcassonne.KindPlace:
		d.turn = carcassonne.TurnOf(a)
	case carcassonne.KindFigure:
		d.piece = int8(carcassonne.FigureOf(a)) + 1
	case carcassonne.KindFairy:
		d.piece = fairyChoice
	}
	return d
}

// A spot is a place where a figure can be put now.
type spot struct {
	carcassonne.Place
	figure carcassonne.Figure // the one that a click puts there
	action rules.Action
	kind   carcassonne.FeatureKind
	foot   ui.Point // where on the canvas its figure stands
	worth  int      // what it would score
	now    bool     // at once, for what it claims is finished
	speaks bool     // off the new tile: its ghost shows, for all places of its object

	// on the new tile, which rises for it:
	key   int      // the digit that clicks it, or 0
	scale float64  // canvas pixels a unit for the figure
	body  ui.Rect  // what that covers, from its foot
	box   ui.Rect  // where it is clicked: its body, its plate and what it needs besides
	off   ui.Point // from that to the foot
}

// keyRank is the order of the kinds of feature in which digits are given.
var keyRank = [carcassonne.FeatureKinds]int{
	carcassonne.Cloister: 0, carcassonne.City: 1, carcassonne.Road: 2, carcassonne.Field: 3,
}

// readRow is how high the rows are in which the places on the new tile are read, in board units.
const readRow = side / 4

// findSpots are the places for the piece that is chosen; while none is, each
// takes the first of the figures that can stand there. Those on the new tile
// come first, by kind, so that their digits always have the same order, and those of a kind from the top
// to the bottom: who presses 1 for the cloister in the middle claims no road and lays no farmer for good.
func (m standsPart) findSpots() (list []spot) {
	if m.kinds[carcassonne.KindFigure] == 0 {
		return nil
	}
	want := int(m.draft.piece)
	index := map[carcassonne.Place]int{}
	for _, a := range m.Picked {
		if a.Kind() != carcassonne.KindFigure {
			continue
		}
		f := carcassonne.FigureOf(a)
		if want != anyPiece && want != int(f)+1 {
			continue
		}
		p := carcassonne.Place{At: carcassonne.PosOf(a), Feature: carcassonne.FeatureOf(a)}
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
	g := geometryOf(m.s.Last().Kind, m.s.Last().Turn)
	slices.SortStableFunc(list, func(a, b spot) int {
		if a.At != last || b.At != last {
			return pick(a.At == last, 0, 1) - pick(b.At == last, 0, 1)
		}
		p, q := g.stand[a.Feature], g.stand[b.Feature]
		return cmp.Or(keyRank[a.kind]-keyRank[b.kind], cmp.Compare(math.Round(p.Y/readRow), math.Round(q.Y/readRow)),
			cmp.Compare(p.X, q.X))
	})
	m.setSpeakers(list)
	m.setFeet(list)
	return list
}

// setSpeakers finds what places would score, and of the places off the new tile that a portal
// leads to one for each object that scores: the one nearest to the middle of them all.
func (m standsPart) setSpeakers(list []spot) {
	same, last := map[int16][]*spot{}, m.s.Last().At
	for i := range list {
		s := &list[i]
		if s.At == last {
			s.worth = m.spotWorth(*s)
			s.now = s.worth > 0 && m.scoresAtOnce(*s)
		} else {
			root := rootOf(m.s, s.Place)
			same[root] = append(same[root], s)
		}
	}
	for _, places := range same {
		worth := m.spotWorth(*places[0])
		for _, s := range places {
			s.worth = worth
		}
		if worth > 0 || m.Purist { // who is told no points is not told where there are none
			middleOf(places).speaks = true
		}
	}
}

// middleOf is the first of the places that are nearest to the middle of all.
func middleOf(places []*spot) (best *spot) {
	var x, y int
	for _, s := range places {
		x, y = x+int(s.At.X), y+int(s.At.Y)
	}
	least, n := math.Inf(1), len(places)
	for _, s := range places {
		far := math.Hypot(float64(n*int(s.At.X)-x), float64(n*int(s.At.Y)-y))
		if far < least {
			best, least = s, far
		}
	}
	return best
}

// fairyChosen says that the fairy's targets show.
func (m standsPart) fairyChosen() bool {
	if m.kinds[carcassonne.KindFairy] == 0 {
		return false
	}
	d := m.draft.piece
	return d == fairyChoice || d == anyPiece && m.kinds[carcassonne.KindFigure] == 0
}

// scoresAtOnce says that what a figure claims on a place is finished by the tile that lies there.
func (m standsPart) scoresAtOnce(s spot) bool {
	o, ok := m.s.ObjectAt(s.Place)
	return ok && s.figure != carcassonne.Builder && o.Kind != carcassonne.Field && o.Complete()
}

// spotWorth is what a figure put on a place would bring: points now, or were
// the game to end now.
func (m standsPart) spotWorth(s spot) int {
	o, ok := m.s.ObjectAt(s.Place)
	switch {
	case !ok:
		return 0
	case s.figure == carcassonne.Builder:
		return 0
	case o.Kind == carcassonne.Field:
		return m.s.Sows(s.Place, m.turn, s.figure)
	}
	return o.Now
}
