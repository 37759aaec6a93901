package carcassonne

import (
	"slices"
	"strings"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
)

// cellHint says what placing the tile on a cell brings: what it finishes, and
// for whom, or how the objects of players grow.
func (m *moment) cellHint(c cell) string {
	lines := []string{m.say("do.place")}
	for _, a := range m.Picked {
		if !m.Purist && m.placeAt(c)(a) {
			lines = append(lines, m.preview(a)...)
		}
	}
	if n := len(rules.TurnsOf(c.turns)); n > 1 {
		lines = append(lines, m.count("hint.cell", n))
	}
	return strings.Join(lines, "\n")
}

// preview says what a placement finishes, were no figure placed on it, what the
// objects of players are worth that it adds to, whom a princess sends away, and
// how all would stand.
func (m *moment) preview(a kernel.Action) (lines []string) {
	after := m.s.Clone().(*rules.State)
	reel := &kernel.Reel{}
	after.Do(a, reel)
	laid := reel.Beats[0].After.(*rules.State)
	var seen []rules.Place
	for _, p := range touched(laid, rules.PosOf(a)) {
		o, ok := laid.ObjectAt(p)
		if !ok || o.Kind == rules.Field || o.Tiles == 1 && o.Kind != rules.Cloister {
			continue
		}
		if slices.ContainsFunc(seen, func(q rules.Place) bool { return laid.SameObject(p, q) }) {
			continue
		}
		seen = append(seen, p)
		if line := m.objectPreview(&o); line != "" {
			lines = append(lines, line)
		}
	}
	if line := m.princessPreview(after); line != "" {
		lines = append(lines, line)
	}
	return append(lines, m.outcome(laid)...)
}

// princessPreview says whom the princess just placed sends away or can send
// away, "" for nobody.
func (m *moment) princessPreview(after *rules.State) string {
	var who []string
	may := false
	for _, a := range after.Legal(nil) {
		if a.Kind() == rules.KindRemove {
			who = append(who, m.say("tip.figure", m.name(rules.SeatOf(a)), m.figure(rules.FigureOf(a))))
		} else {
			may = true
		}
	}
	key := "preview.princess"
	switch {
	case len(who) == 0:
		return ""
	case may:
		key += ".may"
	case len(who) > 1:
		key += ".one"
	}
	return m.say(key, strings.Join(who, ", "))
}

// outcomeOf is outcome once a figure has been placed.
func (m *moment) outcomeOf(a kernel.Action) []string {
	if m.Purist {
		return nil
	}
	after := m.s.Clone().(*rules.State)
	reel := &kernel.Reel{}
	after.Do(a, reel)
	return m.outcome(reel.Beats[0].After.(*rules.State))
}

// outcome says how much more or less every seat would have in the end than now,
// were the game to end with that position; nobody is left out who gains or loses.
func (m *moment) outcome(after *rules.State) []string {
	now, then := m.s.Settled(), after.Settled()
	var parts []string
	for seat := range kernel.Seat(m.s.Players()) {
		if d := sum(then.Score(seat)) - sum(now.Score(seat)); d != 0 {
			parts = append(parts, m.say("preview.share", m.name(seat), signed(d)))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []string{m.say("preview.outcome", strings.Join(parts, ", "))}
}

// sum is all that items come to.
func sum(items []kernel.Item) (n int) {
	for _, item := range items {
		n += item.N.Whole()
	}
	return n
}

// touched are the features of the tile on a cell, and the cloisters round it.
func touched(s *rules.State, at rules.Pos) (list []rules.Place) {
	laid, _ := s.TileAt(at)
	for i := range rules.Tiles[laid.Kind].Features {
		list = append(list, rules.Place{At: at, Feature: i})
	}
	for y := int16(-1); y <= 1; y++ {
		for x := int16(-1); x <= 1; x++ {
			by := rules.Pos{X: at.X + x, Y: at.Y + y}
			near, ok := s.TileAt(by)
			if !ok || by == at {
				continue
			}
			for i, f := range rules.Tiles[near.Kind].Features {
				if f.Kind == rules.Cloister {
					list = append(list, rules.Place{At: by, Feature: i})
				}
			}
		}
	}
	return list
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
