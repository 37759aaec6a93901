package agricola

import (
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// rivalTargets are the plates of the others, and their farms in small: a click opens a farm,
// another one the own farm again.
func (m *moment) rivalTargets() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	if !ok || m.building() {
		return nil
	}
	for i, seat := range rivalsOf(m.s, m.own) {
		next, hint := was, m.say("hint.look", m.Name(seat))
		next.harvest, next.lifted = false, lift{}
		if next.rival, next.seat, next.at = true, seat, m.State; m.seen == seat {
			next.rival, next.seat, next.at, hint = false, 0, nil, m.say("hint.own")
		}
		ts = append(ts, board.Target{ID: rivalID(seat), Area: m.at.rivals[i],
			Label: m.Name(seat), Hint: hint, Looks: func(any) any { return next }})
	}
	return append(ts, m.farm().vistaTargets(ts)...)
}

// vistaTargets are the vistas, each a second place of the plate of its seat.
func (m farmPart) vistaTargets(plates []board.Target) (ts []board.Target) {
	for _, v := range m.vistas() {
		for _, g := range plates {
			if g.ID == rivalID(v.seat) {
				g.ID, g.Area, g.Twin = vistaID(v.seat), v.box, true
				ts = append(ts, g)
			}
		}
	}
	return ts
}

// rivalAt is whose plate or vista lies at a point.
func (m farmPart) rivalAt(p ui.Point) (seat rules.Seat, ok bool) {
	for i, seat := range rivalsOf(m.s, m.own) {
		if m.at.rivals[i].Contains(p) {
			return seat, true
		}
	}
	for _, v := range m.vistas() {
		if v.box.Contains(p) {
			return v.seat, true
		}
	}
	return 0, false
}
