package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The buttons that turn the tile in hand.
const (
	turnLeft  = "turn left"
	turnRight = "turn right"
)

// Targets lists what can be clicked now: the button, the map, then the controls
// of the panels. The keyboard goes through them in this order.
func (b *Board) Targets(v *board.View) []board.Target {
	m := b.moment(v)
	if m.turn < 0 {
		return nil
	}
	ts := make([]board.Target, 0, 8)
	if m.asked != "dragon" && m.asked != "forced" { // these are answered on the map alone
		ts = append(ts, m.aims().button())
	}
	if !m.Deciding() {
		return ts
	}
	ts = append(ts, m.aims().cellTargets()...)
	ts = append(ts, m.aims().spotTargets()...)
	ts = append(ts, m.aims().otherTargets()...)
	ts = append(ts, m.aims().turnTargets()...)
	return append(ts, m.aims().pieceTargets()...)
}

func ofKind(kind uint8) func(rules.Action) bool {
	return func(a rules.Action) bool { return a.Kind() == kind }
}

func exactly(a rules.Action) func(rules.Action) bool {
	return func(b rules.Action) bool { return a == b }
}

// button is the one of the prompt: to place no figure, or, where only one cell
// is left, to place the tile. The two lie apart: whoever presses the latter once more,
// because a click on the cell was enough, loses no figure by it.
func (m aimsPart) button() board.Target {
	t := board.Target{ID: "button place", Label: m.say("button.place"), Button: 1, Primary: true,
		Area: m.Frame.Buttons[0]}
	switch cells := m.stands().cells(); {
	case m.kinds[carcassonne.KindPass] > 0:
		t.ID, t.Label, t.Hint, t.Fits = "button pass", m.say(m.pieces("button.pass")),
			m.say(m.pieces("hint.pass")), ofKind(carcassonne.KindPass)
		t.Key, t.Area = board.SpaceKey, m.at.pass
	case len(cells) == 1:
		t.Hint, t.Fits = m.say("hint.place.only"), m.placeAt(cells[0])
	case len(cells) > 1:
		t.Off = m.say("no.cell")
	default:
		t.Off = m.help().notNow()
	}
	return t
}

// placeAt fits the placement that a click on a cell means.
func (m aimsPart) placeAt(c cell) func(rules.Action) bool {
	return func(a rules.Action) bool {
		return a.Kind() == carcassonne.KindPlace && carcassonne.PosOf(a) == c.at && int(carcassonne.TurnOf(a)) == c.turn
	}
}

func (m aimsPart) turnTargets() (ts []board.Target) {
	if !m.placing() {
		return nil
	}
	for i, id := range [...]string{turnLeft, turnRight} {
		by := int8(2*i - 1)
		ts = append(ts, board.Target{ID: id, Area: m.at.turns[i], Label: m.say("button." + id[5:]),
			Hint: m.say("hint." + id[5:]),
			Sets: func(d board.Draft) board.Draft { return m.stands().turned(draftOf(d), by) }})
	}
	return ts
}

func (m aimsPart) pieceTargets() (ts []board.Target) {
	for i, cell := range m.seats().choiceCells() {
		if !cell.has || !cell.can {
			continue
		}
		t := board.Target{ID: cell.id, Area: m.at.piece[i], Sets: func(set board.Draft) board.Draft {
			d := draftOf(set)
			if d.piece == cell.piece {
				d.piece = anyPiece
			} else {
				d.piece = cell.piece
			}
			return d
		}}
		name := "fairy"
		if !cell.fairy {
			name = figureNames[cell.figure]
		}
		t.Label = board.Capital(m.say("figure." + name))
		t.Hint = t.Label + "\n" + m.say("hint.piece."+name)
		if cell.fairy { // and what she brings
			t.Hint += "\n" + m.say("tip.fairy.2") + "\n" + m.say("tip.fairy.1")
		}
		ts = append(ts, t)
	}
	return ts
}

func (m aimsPart) cellTargets() (ts []board.Target) {
	for _, c := range m.stands().cells() {
		ts = append(ts, board.Target{ID: cellID(c.at), Area: m.cellArea(c.at), OnMap: true, Clear: m.beside(c.at),
			Label: m.say("do.place"), Ghosts: true,
			Tell: m.told(c), Fits: m.placeAt(c)})
	}
	return ts
}

// told is what placing the tile on a cell brings, worked out once when it is asked.
func (m aimsPart) told(c cell) func() string {
	text := ""
	return func() string {
		if text == "" {
			text = m.help().cellHint(c)
		}
		return text
	}
}

// toldOf is what a click on a place for a figure does, and the digit that clicks
// it if it has one and there are keys, worked out once when it is asked.
func (m aimsPart) toldOf(s spot, key int) func() string {
	text := ""
	return func() string {
		if text == "" {
			if text = m.help().spotHint(s); key > 0 && !m.Words.ByFinger() {
				text += "\n" + m.say("hint.key", key)
			}
		}
		return text
	}
}

func (m aimsPart) spotTargets() (ts []board.Target) {
	last := m.s.Last().At
	for _, s := range m.spots() {
		t := board.Target{ID: spotID(s.Place), Area: m.stands().spotArea(s), Near: 2, OnMap: true,
			Label: m.say("do.figure", m.figure(s.figure), m.kind(s.kind)), Fits: exactly(s.action)}
		if s.At == last {
			t.Key, t.Near = s.key, 0
		}
		t.Tell = m.toldOf(s, t.Key)
		ts = append(ts, t)
	}
	return ts
}

// otherTargets are figures to send away, tiles for the fairy and the dragon's ways.
func (m aimsPart) otherTargets() (ts []board.Target) {
	for _, a := range m.Picked {
		at := carcassonne.PosOf(a)
		t := board.Target{OnMap: true, Fits: exactly(a)}
		switch a.Kind() {
		case carcassonne.KindRemove:
			t.ID = removeID(at, carcassonne.FigureOf(a), carcassonne.SeatOf(a))
			t.Area = m.help().standingArea(at, carcassonne.FigureOf(a), carcassonne.SeatOf(a))
			t.Near = 3
			t.Label = m.say("do.remove", m.figure(carcassonne.FigureOf(a)), m.Name(carcassonne.SeatOf(a)))
			t.Hint = t.Label + "\n" + m.say("hint.remove")
		case carcassonne.KindFairy:
			if !m.stands().fairyChosen() {
				continue
			}
			t.ID, t.Area = fairyID(at, carcassonne.FeatureOf(a)), m.cellArea(at)
			if f := carcassonne.FeatureOf(a); f >= 0 {
				p := m.onCanvas(m.standAt(carcassonne.Place{At: at, Feature: f}, 0))
				h := fairyHigh * m.pieceScale()
				t.Area, t.Near = around(p, h).Move(0, -h*0.5), 2
			}
			t.Label = m.say("do.fairy")
			t.Hint = t.Label + "\n" + m.say("hint.fairy")
		case carcassonne.KindDragon:
			from, _ := m.s.Dragon()
			to := from.Next(carcassonne.SideOf(a))
			t.ID, t.Area = stepID(to), m.cellArea(to)
			t.Label = m.say("do.dragon." + sideNames[carcassonne.SideOf(a)])
			t.Hint = t.Label + "\n" + m.help().eatHint(to)
		default:
			continue
		}
		ts = append(ts, t)
	}
	return ts
}

var sideNames = [4]string{"north", "east", "south", "west"}

// beside is a cell with most of the tiles at its sides: what a tile placed there meets.
func (m aimsPart) beside(at carcassonne.Pos) ui.Rect {
	r := m.cellArea(at)
	all := r
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		if _, lies := m.s.TileAt(at.Next(d)); lies {
			all = all.Or(r.Inset(-0.8 * r.W).And(m.cellArea(at.Next(d))))
		}
	}
	return all.And(m.Frame.Map)
}
