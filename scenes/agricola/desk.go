package agricola

import (
	"strconv"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// A desk is whose farm a player looks at: the own one, or a rival's.
type desk struct {
	rival bool
	seat  rules.Seat
}

// building says whether something is decided on the own farm, which then shows.
func (m *moment) building() bool {
	for _, a := range m.Picked {
		if onFarm[a.Kind()] || a.Kind() == agricola.KindPasture {
			return true
		}
	}
	return false
}

// rivalTargets are the plates of the others: a click opens a farm, another one
// the own farm again.
func (m *moment) rivalTargets() (ts []board.Target) {
	if _, ok := m.Desk.(desk); !ok || m.building() {
		return nil
	}
	for i, seat := range rivalsOf(m.s, m.own) {
		next, hint := desk{true, seat}, m.say("hint.look", m.Name(seat))
		if m.seen == seat {
			next, hint = desk{}, m.say("hint.own")
		}
		ts = append(ts, board.Target{ID: "rival " + strconv.Itoa(int(seat)+1), Area: m.at.rivals[i],
			Label: m.Name(seat), Hint: hint, Looks: func(any) any { return next }})
	}
	return ts
}
