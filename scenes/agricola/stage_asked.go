package agricola

import (
	"slices"

	"tilestead/rules/agricola"
)

// What a choice is about as far as it has come: the table, the yard, or exchanges alone.

// sidesOpen says whether all side actions are listed: only they are left.
func (m choicesPart) sidesOpen() bool {
	for _, a := range m.Picked {
		if !agricola.Title.Side(a) {
			return false
		}
	}
	return true
}

// asked says whether the animals of whoever decides are asked about, so that the yard is
// about them.
func (m strayPart) asked() bool {
	if !m.at.stage.on || !m.Deciding() {
		return false
	}
	switch m.Draft.(type) {
	case stay, raising:
		return true
	}
	return m.cooks()
}

// cooks says whether it is asked which animal is cooked.
func (m strayPart) cooks() bool { return slices.ContainsFunc(m.Legal, ofKind(agricola.KindCook)) }

// open says whether the yard lies open: not while the supply covers the farm.
func (m strayPart) open() bool {
	if d, ok := m.Desk.(desk); ok && d.supply {
		return false
	}
	return m.asked() && m.seen == m.turn && !m.choices().sidesOpen()
}

// meal is the meal that is put together at the table.
func (m harvestPart) meal() (d meal, ok bool) {
	d, ok = m.Draft.(meal)
	return d, ok && m.at.stage.on && m.Deciding() && m.seen == m.turn && !m.choices().sidesOpen()
}
