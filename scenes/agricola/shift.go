package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// movesOnFarm says whether an action moves a crop between fields of the farm before the
// fields are reaped: then both are clicked there. Other moves are listed.
func (m *moment) movesOnFarm(a rules.Action) bool {
	if a.Kind() != agricola.KindShift || m.s.Prompt().Key != "fields" {
		return false
	}
	fields := m.s.Player(m.turn).Fields
	return fields.Has(agricola.CellOf(a)) && fields.Has(agricola.EndOf(a))
}

// moving says whether the field is chosen from which a crop moves: only to which is left
// to choose.
func (m *moment) moving() bool {
	if len(m.Picked) == 0 || len(m.Picked) == len(m.Legal) {
		return false
	}
	from := agricola.CellOf(m.Picked[0])
	return !slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
		return !m.movesOnFarm(a) || agricola.CellOf(a) != from
	})
}

// cropTargets are the fields from which a crop can move, then those to which it can.
func (m *moment) cropTargets() (ts []board.Target) {
	at := agricola.CellOf
	if m.moving() {
		at = agricola.EndOf
	}
	done := map[farm.Cell]bool{}
	for _, a := range m.Picked {
		c := at(a)
		if !m.movesOnFarm(a) || done[c] {
			continue
		}
		done[c] = true
		g, _ := m.s.Player(m.turn).Crop(agricola.CellOf(a))
		label := m.say("herd.lift", m.good(g))
		if m.moving() {
			label = m.say("herd.put", m.good(g))
		}
		ts = append(ts, board.Target{ID: cellID(c), Area: m.farm().cellBox(c), Label: label, Hint: label,
			Opens: !m.moving(), Fits: func(a rules.Action) bool { return m.movesOnFarm(a) && at(a) == c }})
	}
	return ts
}
