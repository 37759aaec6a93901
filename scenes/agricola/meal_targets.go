package agricola

import (
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
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
		ts = append(ts, board.Target{ID: id + number(i), Area: b.at, Label: label, Hint: label,
			Sets: func(board.Draft) board.Draft { return next }})
	}
	return ts
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

// eatLabel is what the red button is called.
func (m harvestPart) eatLabel(deeds []board.Deed) string {
	asked := map[string]bool{}
	for _, d := range deeds {
		asked[d.Asked] = true
	}
	switch {
	case asked["feed"] && asked["heat"]:
		return m.say("button.eat.heat")
	case asked["heat"]:
		return m.say("button.heat")
	}
	return m.say("button.eat")
}

// mealLines say what the red button pays and what is left after it for later.
func (m harvestPart) mealLines(d meal) (lines []string) {
	if deeds := d.deeds(m.s, m.Legal); len(deeds) > 0 {
		lines = append(lines, m.mealWords(d, deeds))
	}
	var left box.Stock
	p := m.s.Player(m.turn)
	for i, g := range mealOrder {
		if i >= 6 && m.s.SpecialCards() != 0 || i < 6 && p.Cooks(g) > 0 {
			left[g] = p.Goods[g] - d.laid[g]
		}
	}
	if left == (box.Stock{}) {
		return append(lines, m.say("pay.left.none"))
	}
	return append(lines, m.say("pay.left", m.stock(&left)))
}

// mealWords says what the red button pays.
func (m harvestPart) mealWords(d meal, deeds []board.Deed) string {
	text := m.eatLabel(deeds)
	if paid := m.stock(&d.laid); paid != "" {
		return text + ": " + paid
	}
	return text
}
