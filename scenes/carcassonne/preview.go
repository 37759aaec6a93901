package carcassonne

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// cellHint says what placing the tile on a cell brings: what it finishes, and
// for whom, or how the objects of players grow.
func (m helpPart) cellHint(c cell) string {
	lines := []string{m.say("do.place")}
	for _, a := range m.Picked {
		if m.Purist || !m.aims().placeAt(c)(a) {
			continue
		}
		if warning := m.gifts().warning(a); warning != "" {
			lines[0] = warning
		}
		lines = append(lines, m.preview(a)...)
	}
	if turns := carcassonne.TurnsOf(c.turns); len(turns) > 1 {
		lines = append(lines, m.say("hint.cell", slices.Index(turns, c.turn)+1, len(turns)))
	}
	return strings.Join(lines, "\n")
}

// preview says what a placement finishes, were no figure placed on it, what the
// objects of players are worth that it adds to, whom a princess sends away, and
// how all would stand.
func (m helpPart) preview(a rules.Action) (lines []string) {
	after := m.s.Clone().(*carcassonne.State)
	reel := &rules.Reel{}
	after.Do(a, reel)
	laid := reel.Beats[0].After.(*carcassonne.State)
	scores := false
	for _, o := range continued(laid, carcassonne.PosOf(a)) {
		scores = scores || o.Complete() && len(o.Leaders) > 0
		if m.gifts().gives(&o) {
			continue // the first line warns of it
		}
		if line := m.objectPreview(&o); line != "" {
			lines = append(lines, line)
		}
	}
	if key, who := m.princessPreview(after); key != "" {
		lines = append(lines, m.say("preview."+key, who))
	}
	return append(lines, m.outcome(laid, scores)...)
}

// princessPreview is whom the princess just placed sends away or can send away,
// and the text that says which; "" for nobody.
func (m helpPart) princessPreview(after *carcassonne.State) (key, names string) {
	var who []string
	may := false
	for _, a := range after.Legal(nil) {
		if a.Kind() == carcassonne.KindRemove {
			who = append(who, m.say("tip.figure", m.Name(carcassonne.SeatOf(a)), m.figure(carcassonne.FigureOf(a))))
		} else {
			may = true
		}
	}
	key = "princess"
	switch {
	case len(who) == 0:
		return "", ""
	case may:
		key += ".may"
	case len(who) > 1:
		key += ".one"
	}
	return key, strings.Join(who, ", ")
}

// outcomeOf is outcome once a figure has been placed.
func (m helpPart) outcomeOf(a rules.Action) []string {
	if m.Purist {
		return nil
	}
	after := m.s.Clone().(*carcassonne.State)
	reel := &rules.Reel{}
	after.Do(a, reel)
	return m.outcome(reel.Beats[0].After.(*carcassonne.State), false)
}

// outcome says how much more or less every seat would have in the end than now,
// were the game to end with that position; nobody is left out who gains or loses. Where
// something scores at once, it explains why that changes less than it scores.
func (m helpPart) outcome(after *carcassonne.State, scores bool) []string {
	now, then := m.s.Settled(), after.Settled()
	var parts []string
	for seat := range rules.Seat(m.s.Players()) {
		if d := sum(then.Score(seat)) - sum(now.Score(seat)); d != 0 {
			parts = append(parts, m.say("preview.share", m.Name(seat), signed(d)))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	key := "preview.outcome"
	if scores {
		key += ".scored"
	}
	return []string{m.say(key, strings.Join(parts, ", "))}
}

// sum is all that items come to.
func sum(items []rules.Item) (n int) {
	for _, item := range items {
		n += item.N.Whole()
	}
	return n
}

// continued are the roads, cities and cloisters that the tile on a cell makes larger or finishes.
func continued(s *carcassonne.State, at carcassonne.Pos) (list []carcassonne.Object) {
	for _, p := range touched(s, at) {
		o, ok := s.ObjectAt(p)
		if !ok || o.Kind == carcassonne.Field || o.Tiles == 1 && o.Kind != carcassonne.Cloister {
			continue
		}
		same := func(q carcassonne.Object) bool { return s.SameObject(p, q.Places[0]) }
		if !slices.ContainsFunc(list, same) {
			list = append(list, o)
		}
	}
	return list
}

// touched are the features of the tile on a cell, and the cloisters round it.
func touched(s *carcassonne.State, at carcassonne.Pos) (list []carcassonne.Place) {
	laid, _ := s.TileAt(at)
	for i := range carcassonne.Tiles[laid.Kind].Features {
		list = append(list, carcassonne.Place{At: at, Feature: i})
	}
	for y := int16(-1); y <= 1; y++ {
		for x := int16(-1); x <= 1; x++ {
			by := carcassonne.Pos{X: at.X + x, Y: at.Y + y}
			near, ok := s.TileAt(by)
			if !ok || by == at {
				continue
			}
			for i, f := range carcassonne.Tiles[near.Kind].Features {
				if f.Kind == carcassonne.Cloister {
					list = append(list, carcassonne.Place{At: by, Feature: i})
				}
			}
		}
	}
	return list
}

// objectPreview is one object after the placement: finished, or with its
// leaders, what it is worth and what stays open.
func (m helpPart) objectPreview(o *carcassonne.Object) string {
	if o.Complete() {
		if len(o.Leaders) == 0 {
			return m.say("preview.done.free", m.say("log.done."+kindNames[o.Kind]), m.points(o.Now))
		}
		return m.say("preview.done", m.say("log.done."+kindNames[o.Kind]), m.sharesOf(o.Leaders, o.Now))
	}
	if len(o.Leaders) == 0 {
		if o.Kind == carcassonne.Cloister {
			return ""
		}
		return m.say("preview.open", board.Capital(m.kind(o.Kind)), m.open(o))
	}
	var names []string
	for _, seat := range o.Leaders {
		names = append(names, m.Name(seat))
	}
	return m.say("preview.grows", m.kind(o.Kind), m.list(names), m.points(o.Now), m.open(o))
}

// sharesOf is the same points for each of some seats.
func (m helpPart) sharesOf(seats []rules.Seat, n int) string {
	var points [carcassonne.MaxSeats]int
	for _, seat := range seats {
		points[seat] = n
	}
	return m.log().shares(points, [carcassonne.MaxSeats]int{})
}
