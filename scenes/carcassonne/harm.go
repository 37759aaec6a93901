package carcassonne

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A harm is what a tile does to a road or a city that others lead: by an inn or a cathedral it scores
// nothing unless it is finished, or nothing fits a gap of it any more.
type harm struct {
	text string // whose it is
	mark string // what is laid there, "" where it is blocked
}

// harms are those of the tile that an event places, told before it lies.
func (m hintsPart) harms(e carcassonne.TilePlaced) (list []harm) {
	for _, a := range m.s.Legal(nil) {
		if a.Kind() != carcassonne.KindPlace || carcassonne.PosOf(a) != e.At || int(carcassonne.TurnOf(a)) != e.Turn {
			continue
		}
		t := m.try(a)
		for _, o := range t.objects() {
			if stakes(t.laid, &o) {
				list = m.hurts(list, e.Seat, &o, pick(o.Kind == carcassonne.City, "cathedral", "inn"))
			}
		}
		for _, o := range t.killed(m.s) {
			list = m.hurts(list, e.Seat, &o, "")
		}
		return list
	}
	return nil
}

// hurts adds a harm that a seat does to the others that lead an object, if there are any.
func (m hintsPart) hurts(list []harm, by rules.Seat, o *carcassonne.Object, mark string) []harm {
	var names []string
	for _, s := range o.Leaders {
		if s != by {
			names = append(names, m.Name(s))
		}
	}
	if len(names) == 0 {
		return list
	}
	key := pick(mark == "", "log.blocks.", "log.stake.") + kindNames[o.Kind]
	return append(list, harm{m.say(key, m.list(names)), mark})
}

// harmText says in one text what a tile does to others, "" for nothing.
func harmText(list []harm) string {
	var texts []string
	for _, h := range list {
		texts = append(texts, h.text)
	}
	return strings.Join(texts, ", ")
}
