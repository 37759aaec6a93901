package agricola

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A side is something on the table and the side actions that are taken on it: a good, what lies
// in front, or a space of the farm.
type side struct {
	id   string
	at   ui.Rect
	good box.Good // where it is a good
	acts []rules.Action
}

func goodID(g box.Good) string { return "good " + box.GoodIDs[g] }

// worksBy is what lies in front of a seat by which a side action is taken; ok is false for one
// that is not.
func worksBy(a rules.Action) (f fronted, ok bool) {
	switch a.Kind() {
	case agricola.KindCraft, agricola.KindKindle:
		if c, ok := box.FindCard(agricola.MajorOf(a).String()); ok {
			return fronted{-1, c}, true
		}
		return fronted{major: agricola.MajorOf(a)}, true
	case agricola.KindSwap, agricola.KindPrefer:
		return fronted{-1, agricola.HandCardOf(a)}, true
	case agricola.KindTip:
		return fronted{-1, box.PonyCard}, true
	}
	return f, false
}

// frontSpot is where something lies in front of the seat that is looked at.
func (m ownedPart) frontSpot(f fronted) (r ui.Rect, ok bool) {
	list := m.fronted()
	i := slices.Index(list, f)
	if i < 0 {
		return r, false
	}
	return m.frontBoxes(len(list))[i], true
}

// fieldSpot is where a space of the farm lies, or the card that is a field.
func (m farmPart) fieldSpot(c farm.Cell) ui.Rect {
	if c == farm.CardBed {
		at, _ := m.owned().frontSpot(fronted{-1, box.BeanCard})
		return at
	}
	return m.cellBox(c)
}

// takenOn is the side on which a side action is taken, without its actions; ok is false where
// that does not lie on the table.
func (m choicesPart) takenOn(a rules.Action) (s side, ok bool) {
	switch k := a.Kind(); k {
	case agricola.KindExchange, agricola.KindDiscard, agricola.KindLodge:
		g := agricola.GoodOf(a)
		if k == agricola.KindLodge && !g.Animal() { // it comes back
			g = m.s.Player(m.turn).Lodger
		}
		return side{id: goodID(g), at: m.owned().goodSpot(g), good: g}, true
	case agricola.KindWeed, agricola.KindFire, agricola.KindShift:
		c := agricola.CellOf(a)
		return side{id: cellID(c), at: m.farm().fieldSpot(c)}, true
	}
	f, ok := worksBy(a)
	if !ok {
		return s, false
	}
	s.id = "front " + box.Cards[max(0, f.card)].ID
	if f.isMajor() {
		s.id = "front " + f.major.String()
	}
	s.at, ok = m.owned().frontSpot(f)
	return s, ok
}

// sides are what side actions can be taken on now, and those that are taken on nothing.
func (m choicesPart) sides() (list []side, rest []rules.Action) {
	if !m.Deciding() || m.seen != m.turn {
		return nil, nil
	}
	for _, a := range m.Picked {
		if !agricola.Title.Side(a) {
			continue
		}
		s, ok := m.takenOn(a)
		if !ok {
			rest = append(rest, a)
			continue
		}
		i := slices.IndexFunc(list, func(o side) bool { return o.id == s.id })
		if i < 0 {
			i, list = len(list), append(list, s)
		}
		list[i].acts = append(list[i].acts, a)
	}
	return list, rest
}

// opened is the side whose actions lie on a slip, after a click on it.
func (m choicesPart) opened() (s side, ok bool) {
	if !m.sidesOpen() {
		return s, false
	}
	list, rest := m.sides()
	if len(list) != 1 || len(rest) > 0 || m.moving() || list[0].acts[0].Kind() == agricola.KindShift {
		return s, false
	}
	return list[0], true
}

// sideTargets are what side actions can be taken on. A click on a good, or on a card with
// several, lays them on a slip.
func (m choicesPart) sideTargets() (ts []board.Target) {
	if _, ok := m.opened(); ok {
		return nil
	}
	_, eats := m.harvest().meal()
	list, _ := m.sides()
	for _, s := range list {
		first := s.acts[0]
		g := board.Target{ID: s.id, Area: s.at.Snap(), Label: m.name(first) + m.help().rate(first)}
		switch first.Kind() {
		case agricola.KindShift: // from field to field
			continue
		case agricola.KindWeed, agricola.KindFire:
			if !m.sidesOpen() {
				continue
			}
			g.Fits = exactly(first)
		case agricola.KindExchange, agricola.KindDiscard, agricola.KindLodge:
			if eats { // it lays the good
				continue
			}
			g.Label, g.Opens, g.Fits = m.say("do.swap", m.good(s.good)), true, among(s.acts)
			if !slices.ContainsFunc(s.acts, exchanges) {
				g.Label = m.say("do.discard", m.good(s.good))
			}
		default:
			g.Opens, g.Fits = len(s.acts) > 1, among(s.acts)
			if !g.Opens {
				g.ID = choiceID(m.s, first)
			}
		}
		g.Hint = g.Label
		ts = append(ts, g)
	}
	return ts
}

// exchanges says whether a side action is more than to throw something away.
func exchanges(a rules.Action) bool {
	return agricola.Title.Side(a) && a.Kind() != agricola.KindDiscard
}

// glows says whether a side is marked unasked: by which something is exchanged where exchanges
// are looked for, and always where that serves what is asked.
func (m choicesPart) glows(s side) bool {
	open := m.sidesOpen()
	return slices.ContainsFunc(s.acts, func(a rules.Action) bool { return exchanges(a) && (open || m.serves(a)) })
}

// drawSides marks what side actions can be taken on: what is hot, and what glows.
func (m choicesPart) drawSides(c *ui.Canvas) {
	list, _ := m.sides()
	for _, s := range list {
		if s.acts[0].Kind() == agricola.KindWeed || s.acts[0].Kind() == agricola.KindFire {
			continue // the farm marks its spaces
		}
		id := s.id
		if !m.on[id] && len(s.acts) == 1 {
			id = choiceID(m.s, s.acts[0])
		}
		switch {
		case !m.on[id]:
		case m.Hover == id || m.Chosen == id:
			outline(c, s.at.Inset(1), 2, palette.Cream)
		case m.glows(s):
			if s.id == goodID(s.good) {
				m.drawRate(c, s.good, "")
			}
			outline(c, s.at.Inset(1), 2, palette.Alpha(palette.UIGold, 0.6+0.4*m.Glow()))
		}
	}
}

// exchanges is how many exchanges are looked for by their button: what serves what is asked is
// marked anyway, and to throw something away is none.
func (m choicesPart) exchanges() (n int) {
	for _, a := range m.Picked {
		if exchanges(a) && !m.serves(a) {
			n++
		}
	}
	return n
}
