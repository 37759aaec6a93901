package agricola

import (
	"tilestead/rules/agricola/box"
)

// receipt says what the latest harvest has brought the farm that is looked at and taken from it:
// once it is fed, and after the harvest until its owner places somebody. ok is false at other times.
func (m harvestPart) receipt() (lines []string, ok bool) {
	p := m.s.Player(m.seen)
	h := &p.Tally
	fresh := int(h.Round) == m.s.Round() ||
		int(h.Round) == m.s.Round()-1 && p.Home == p.People && !m.s.Harvesting()
	if owes, _ := m.s.Owes(m.seen); h.Round == 0 || h.Hunger == 0 || owes > 0 || !fresh {
		return nil, false
	}
	add := func(key string, st box.Stock) {
		if text := m.stock(&st); text != "" {
			lines = append(lines, m.say("receipt."+key, text))
		}
	}
	lines = []string{m.say("harvest.title", int(h.Round))}
	add("reaped", box.Stock{box.Grain: int16(h.Grain), box.Vegetable: int16(h.Vegetables)})
	add("eaten", food(int(h.Eaten)))
	if n := h.Missing(); n > 0 {
		lines = append(lines, m.say("receipt.begging", n))
	}
	add("burnt", oneOf(box.Fuel, int(h.Burnt)))
	if h.InBed > 0 {
		lines = append(lines, m.say("receipt.bed", int(h.InBed)))
	}
	var young box.Stock
	for k, n := range h.Newborns {
		young[box.Sheep+box.Good(k)] = int16(n)
	}
	add("born", young)
	return lines, true
}
