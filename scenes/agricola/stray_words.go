package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// ways counts the animals in the yard by what becomes of them, and the food of the pot.
func (m strayPart) ways() (n [upwards + 1]box.Stock, food int) {
	p := m.s.Player(m.turn)
	for _, b := range m.animals() {
		n[b.way][b.kind]++
		if b.way == toPot {
			food += p.Cooks(b.kind)
		}
	}
	return n, food
}

func total(st *box.Stock) (n int) {
	for _, k := range st {
		n += int(k)
	}
	return n
}

// stayLabel is what the red button is called.
func (m strayPart) stayLabel() string {
	ways, food := m.ways()
	switch cooked, free := total(&ways[toPot]), total(&ways[toGate]); {
	case cooked > 0:
		return m.say("button.cook", cooked, food)
	case free > 0:
		return m.say("button.free", free)
	}
	return m.say("button.breed")
}

// stayWords say what the red button does: what is cooked, what goes free and what that
// costs, what is born and what is not.
func (m strayPart) stayWords() (lines []string) {
	ways, food := m.ways()
	d, now, _ := m.stay()
	born := herdStock(now.born)
	if ways[toPot] != (box.Stock{}) {
		lines = append(lines, m.say("stray.cooked", m.stock(&ways[toPot]))+" → "+m.amount(box.Food, food))
	}
	if ways[toGate] != (box.Stock{}) {
		lines = append(lines, m.say("stray.freed", m.stock(&ways[toGate])))
	}
	if lost := m.lost(d); lost > 0 {
		lines = append(lines, m.say("stray.points", lost))
	}
	if born != (box.Stock{}) {
		lines = append(lines, m.say("stray.born", m.stock(&born)))
	}
	if ways[unborn] != (box.Stock{}) {
		lines = append(lines, m.say("stray.unborn", m.stock(&ways[unborn])))
	}
	return lines
}

// lost is how many points less the animals are worth after it.
func (m strayPart) lost(d stay) int {
	after := m.s.Clone().(*agricola.State)
	deeds, _ := d.deeds(m.s, m.Legal)
	for _, deed := range deeds {
		after.Do(deed.Action, nil)
	}
	return max(0, int((m.s.Points(m.turn) - after.Points(m.turn)).Float()))
}
