package carcassonne

import (
	"strings"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
)

// cellHint says what placing the tile on a cell brings: what it finishes, and
// for whom, or how the objects of players grow.
func (m *moment) cellHint(c cell) string {
	lines := []string{m.say("do.place")}
	for _, a := range m.Picked {
		if m.placeAt(c)(a) {
			lines = append(lines, m.preview(a)...)
		}
	}
	if n := len(rules.TurnsOf(c.turns)); n > 1 {
		lines = append(lines, m.count("hint.cell", n))
	}
	return strings.Join(lines, "\n")
}

// preview says what a placement finishes, were no figure placed on it, and what
// the objects of players are worth that it adds to.
func (m *moment) preview(a kernel.Action) (lines []string) {
	after := m.s.Clone().(*rules.State)
	reel := &kernel.Reel{}
	after.Do(a, reel)
	laid := reel.Beats[0].After.(*rules.State)
	for i := range rules.Tiles[m.s.Hand()].Features {
		o, ok := laid.ObjectAt(rules.Place{At: rules.PosOf(a), Feature: i})
		if !ok || o.Kind == rules.Field || o.Tiles == 1 && o.Kind != rules.Cloister {
			continue
		}
		if line := m.objectPreview(&o); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// objectPreview is one object after the placement: finished, or with its
// leaders and what it is worth.
func (m *moment) objectPreview(o *rules.Object) string {
	if o.Complete() {
		if len(o.Leaders) == 0 {
			return m.say("preview.done.free", m.say("log.done."+kindNames[o.Kind]), m.points(o.Now))
		}
		return m.say("preview.done", m.say("log.done."+kindNames[o.Kind]), m.sharesOf(o.Leaders, o.Now))
	}
	if len(o.Leaders) == 0 {
		return ""
	}
	var names []string
	for _, seat := range o.Leaders {
		names = append(names, m.name(seat))
	}
	return m.say("preview.grows", m.kind(o.Kind), m.list(names), m.points(o.Now))
}

// sharesOf is the same points for each of some seats.
func (m *moment) sharesOf(seats []kernel.Seat, n int) string {
	var points [rules.MaxSeats]int
	for _, seat := range seats {
		points[seat] = n
	}
	return m.shares(points, [rules.MaxSeats]int{})
}
