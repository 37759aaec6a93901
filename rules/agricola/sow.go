package agricola

import "tilestead/rules"

// legalSow is so many grain and vegetables on so many empty fields, of which the
// first in reading order take the grain.
func (p *Player) legalSow(dst []rules.Action) []rules.Action {
	fields := int16(p.emptyFields().Size())
	for g := range min(fields, p.Goods[Grain]) + 1 {
		for v := range min(fields-g, p.Goods[Vegetable]) + 1 {
			if g+v > 0 {
				dst = append(dst, rules.Act(KindSow)|grainField.Put(int(g))|vegetableField.Put(int(v)))
			}
		}
	}
	return dst
}

// sow plants the empty fields in reading order, grain first: 3 grain or 2
// vegetables on each (5).
func (t acting) sow(seat rules.Seat, grain, vegetables int) {
	p := &t.player[seat]
	empty, g, v := p.emptyFields(), Mask(0), Mask(0)
	for range grain {
		g |= empty.pop().mask()
	}
	for range vegetables {
		v |= empty.pop().mask()
	}
	p.grain.set(g, 3)
	p.vegetable.set(v, 2)
	p.Goods[Grain] -= int16(grain)
	p.Goods[Vegetable] -= int16(vegetables)
	rules.Show(t.reel, t.State, Sown{seat, g, v})
}
