package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func scatterRows(r *rulebook) {
	r.kinds[KindScatter] = actionRow{name: "scatter", fields: fields{"cell": cellField, "to": toField},
		lines: []string{"scatter GOOD CELL"},
		writes: func(s *State, b []byte, a rules.Action) []byte {
			return writeCell(s, append(append(b, ' '), box.GoodIDs[ToOf(a)]...), a)
		}}
	r.kinds[KindWeed] = actionRow{name: "weed", fields: oneCell, lines: []string{"weed CELL"}, writes: writeCell, side: true,
		does: func(t acting, a rules.Action) { t.weed(t.agenda.Top().seat, CellOf(a).Mask()) }}
}

// mostUntilled is on how many unused spaces crops can grow with a card.
const mostUntilled = 2

// untilledSpots are the unused spaces that can be sown: those with nothing on them.
func (p *Player) untilledSpots() farm.Mask {
	if !p.Front.Has(box.UntilledCard) || p.Untilled.Size() >= mostUntilled {
		return 0
	}
	return p.Unused() &^ p.Untilled &^ p.Dry &^ p.Fallow
}

// canScatter says whether there is something to sow, and an unused space for it.
func (p *Player) canScatter() bool {
	return p.Goods[box.Grain]+p.Goods[box.Vegetable] > 0 && p.untilledSpots() != 0
}

// legalScatter is a crop on an unused space.
func legalScatter(p *Player, dst []rules.Action) []rules.Action {
	for m := p.untilledSpots(); m != 0; {
		c := m.Pop()
		for _, g := range [...]box.Good{box.Grain, box.Vegetable} {
			if p.Goods[g] > 0 {
				dst = append(dst, rules.Act(KindScatter)|cellField.Put(int(c))|toField.Put(int(g)))
			}
		}
	}
	return dst
}

// scatterCrop sows an unused space, which stays unused.
func scatterCrop(t acting, seat rules.Seat, g box.Good, c farm.Cell) {
	p := &t.player[seat]
	m := c.Mask()
	p.Untilled |= m
	p.Goods[g]--
	if g == box.Grain {
		p.Grain.Set(m, 3)
		rules.Show(t.reel, t.State, Sown{seat, m, 0})
	} else {
		p.Vegetable.Set(m, 2)
		rules.Show(t.reel, t.State, Sown{seat, 0, m})
	}
}

// weed throws the crops on spaces that are no fields away.
func (t acting) weed(seat rules.Seat, m farm.Mask) {
	p := &t.player[seat]
	p.Grain.Set(m, 0)
	p.Vegetable.Set(m, 0)
	p.Untilled &^= m
	rules.Show(t.reel, t.State, Weeded{seat, m})
}

// trample takes the crops off spaces that have come into use.
func (t acting) trample(seat rules.Seat) {
	if p := &t.player[seat]; p.Untilled != 0 && p.Untilled&p.Used() != 0 {
		t.weed(seat, p.Untilled&p.Used())
	}
}
