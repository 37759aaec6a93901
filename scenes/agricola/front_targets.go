package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// worksBy is what lies in front of a seat by which an action that serves a meal, a fire or
// the yard is done; ok is false for other actions.
func worksBy(a rules.Action) (f fronted, ok bool) {
	switch a.Kind() {
	case agricola.KindCraft, agricola.KindKindle:
		return fronted{major: agricola.MajorOf(a)}, true
	case agricola.KindSwap:
		return fronted{-1, agricola.HandCardOf(a)}, true
	case agricola.KindTip:
		return fronted{-1, box.PonyCard}, true
	}
	return f, false
}

// frontBox says beside the table and the yard whether an action is clicked on what lies in
// front, and gives the place of that in the row: where nothing else is done by the same.
func (m choicesPart) frontBox(a rules.Action) (at int, ok bool) {
	f, ok := worksBy(a)
	if !ok || !m.serves(a) {
		return 0, false
	}
	for _, b := range m.Picked {
		if o, ok := worksBy(b); ok && o == f && b != a && m.serves(b) {
			return 0, false
		}
	}
	for i, o := range m.owned().fronted() {
		if o == f {
			return i, true
		}
	}
	return 0, false
}

// frontTargets are the craft buildings and cards in front that serve the meal, the fire or
// the yard.
func (m choicesPart) frontTargets() (ts []board.Target) {
	if !m.beside() {
		return nil
	}
	boxes := m.owned().frontBoxes(len(m.owned().fronted()))
	for _, a := range m.Picked {
		if i, ok := m.frontBox(a); ok {
			name := m.name(a) + m.help().rate(a)
			ts = append(ts, board.Target{ID: "choice " + rules.Notation(m.s, a), Area: boxes[i].Snap(), Label: name,
				Hint: name, Fits: exactly(a)})
		}
	}
	return ts
}
