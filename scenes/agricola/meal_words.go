package agricola

import (
	"slices"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// eatLabel is what the red button is called.
func (m harvestPart) eatLabel(deeds []board.Deed) string {
	asked := map[string]bool{}
	for _, d := range deeds {
		asked[d.Asked] = true
	}
	begs := m.begs(deeds)
	switch {
	case begs > 0: // with the price of that there is no room for the heating
		return m.say("button.eat.beg", -agricola.BeggingPoints*begs)
	case asked["feed"] && asked["heat"]:
		return m.say("button.eat.heat")
	case asked["heat"]:
		return m.say("button.heat")
	}
	return m.say("button.eat")
}

// begs is how much food is begged for when a meal is paid.
func (m harvestPart) begs(deeds []board.Deed) int {
	after := m.s.Clone().(*agricola.State)
	for _, d := range deeds {
		after.Do(d.Action, nil)
	}
	return int(after.Player(m.turn).Begging - m.s.Player(m.turn).Begging)
}

// mealLines say what the red button pays and what is left after it for later.
func (m harvestPart) mealLines(d meal) (lines []string) {
	if deeds := d.deeds(m.s, m.Legal); len(deeds) > 0 {
		lines = append(lines, m.mealWords(d, deeds))
		lines = append(lines, nonempty(m.shortOf(d))...)
		lines = append(lines, nonempty(m.worthOf(d))...)
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

// shortOf says how many beg, or go to bed, although all that is laid is paid; "" for nobody.
func (m harvestPart) shortOf(d meal) string {
	missing := func(list []bowl) int {
		full, laid := counted(list)
		return len(list) - full - laid
	}
	switch m.s.Prompt().Key {
	case "feed":
		if n := missing(m.bowls(d)); n > 0 {
			return m.say("pay.hunger.still", m.amount(box.Food, n), n, -agricola.BeggingPoints*n)
		}
	case "heat":
		if n := min(missing(m.flames(d)), int(m.s.Player(m.turn).People)); n > 0 {
			return m.say("pay.cold.still", n)
		}
	}
	return ""
}

// gap is shortOf of what the red button pays; "" where it pays nothing.
func (m harvestPart) gap() string {
	if d, ok := m.meal(); ok && len(d.deeds(m.s, m.Legal)) > 0 {
		return m.shortOf(d)
	}
	return ""
}

// worthOf says what the food that is laid leaves over and costs; "" where none is, or too little.
func (m harvestPart) worthOf(d meal) string {
	over, points := d.worth(m.s, m.Legal)
	if _, laid := counted(m.bowls(d)); laid == 0 || over < 0 {
		return ""
	}
	return m.say("pay.worth", over, points)
}

// mealWords says what the red button pays.
func (m harvestPart) mealWords(d meal, deeds []board.Deed) string {
	text, now := m.eatLabel(deeds), d.laid
	for i, g := range mealOrder {
		key := "feed"
		if i >= 6 {
			key = "heat"
		}
		if !slices.ContainsFunc(deeds, func(d board.Deed) bool { return d.Asked == key }) {
			now[g] = 0 // it lies there for later
		}
	}
	if paid := m.stock(&now); paid != "" {
		return text + ": " + paid
	}
	return text
}
