package agricola

import (
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// mealTargets are the bowls and flames that are proposed, which a click empties, the goods
// that fill the next ones, and the red button that carries it out.
func (m harvestPart) mealTargets() (ts []board.Target) {
	d, ok := m.meal()
	if !ok {
		return nil
	}
	ts = append(m.emptied(d, m.bowls(d), "bowl "), m.emptied(d, m.flames(d), "flame ")...)
	ts = append(ts, m.filled(d)...)
	return append(ts, m.eatTarget(d)...)
}

// emptied are the full bowls of a meal, whose goods a click takes back.
func (m harvestPart) emptied(d meal, list []bowl, id string) (ts []board.Target) {
	for i, b := range list {
		if b.fill != laid {
			continue
		}
		next := d
		next.laid[b.good]--
		label := m.say("stage.back", m.good(b.good))
		ts = append(ts, board.Target{ID: id + number(i), Area: m.served(b, id), Label: label, Hint: label,
			Sets: func(board.Draft) board.Draft { return next }})
	}
	return ts
}

// served is a bowl with the disc of its good under it; a flame is one itself.
func (m harvestPart) served(b bowl, id string) ui.Rect {
	r := b.at
	if set := m.setting(); id == "bowl " {
		r.H = m.discAt(b) + set.disc/2 - r.Y
	}
	return r
}

// filled are the goods of which one more is laid by a click.
func (m harvestPart) filled(d meal) (ts []board.Target) {
	room := [2]bool{hasEmpty(m.bowls(d)), hasEmpty(m.flames(d))}
	p := m.s.Player(m.turn)
	for i, g := range mealOrder {
		fuel := i >= 6
		if fuel && !room[1] || !fuel && (!room[0] || p.Cooks(g) == 0 || m.s.Prompt().Key != "feed") ||
			d.laid[g] >= p.Goods[g] {
			continue
		}
		next := d
		next.laid[g]++
		next.last = g
		label := m.say("stage.lay", m.good(g))
		ts = append(ts, board.Target{ID: "good " + box.GoodIDs[g], Area: m.owned().goodBox(g), Label: label, Hint: label,
			Sets: func(board.Draft) board.Draft { return next }})
	}
	return ts
}

func hasEmpty(list []bowl) bool {
	for _, b := range list {
		if b.fill == empty {
			return true
		}
	}
	return false
}

// eatTarget is the red button, which does all that the meal takes; none where nothing is
// laid.
func (m harvestPart) eatTarget(d meal) []board.Target {
	deeds := d.deeds(m.s, m.Legal)
	if len(deeds) == 0 {
		return nil
	}
	return []board.Target{{ID: "button eat", Label: m.eatLabel(deeds), Hint: m.mealWords(d, deeds), Button: deedPlace,
		Area: m.Frame.Buttons[deedPlace-1], Primary: true, Fits: exactly(deeds[0].Action), Then: deeds[1:]}}
}
