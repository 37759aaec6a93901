package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func fieldRows(r *rulebook) {
	r.kinds[KindPlow] = actionRow{name: "plow", fields: oneCell, lines: []string{"plow CELL"}, writes: writeCell}
	r.kinds[KindReap] = actionRow{name: "reap", fields: oneCell, lines: []string{"reap CELL"}, writes: writeCell}
	r.kinds[KindSow] = actionRow{name: "sow", fields: fields{"grain": grainField, "vegetable": vegetableField},
		lines: repeated("sow", " N GOOD", 2), writes: writeSow}
	r.ops[box.Plow] = opRow{name: "Plow", about: "a field", word: "plow", by: []uint8{KindPlow},
		asks: func(s *State, seat rules.Seat, part *box.Part, at *step) bool {
			p := &s.player[seat]
			return p.plowSpots(part) != 0 && p.pays(&part.Pay, at) && more(part, at)
		},
		after: func(q *asker, p *Player, part *box.Part, at *step) bool {
			return p.plowSpots(part) != 0 && more(part, at) && q.reaches(&part.Pay)
		},
		lists: func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
			if p := &s.player[top.seat]; p.Goods.Covers(&part.Pay) {
				dst = appendCells(dst, KindPlow, p.plowSpots(part))
			}
			return dst
		},
		does:    plowField,
		repeats: func(_ *Player, part *box.Part) bool { return part.Most > 1 }}
	r.ops[box.Sow] = opRow{name: "Sow", about: "any number of empty fields", word: "sow", by: []uint8{KindSow, KindScatter},
		solid: true,
		asks:  func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return s.player[seat].canSow() },
		after: func(q *asker, p *Player, _ *box.Part, _ *step) bool {
			cells := p.Unplanted() | p.untilledSpots()
			return cells != 0 && q.reachesGood(box.Grain) || cells|p.unplantedBed() != 0 && q.reachesGood(box.Vegetable)
		},
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			return legalSow(&s.player[top.seat], dst)
		},
		does: func(t acting, top *step, _ *box.Part, a rules.Action) {
			if a.Kind() == KindScatter {
				scatterCrop(t, top.seat, ToOf(a), CellOf(a))
				return
			}
			sowFields(t, top.seat, grainField.Get(a), vegetableField.Get(a))
		},
		repeats: func(p *Player, _ *box.Part) bool { return p.Front.Has(box.UntilledCard) }}
	r.ops[box.SowOne] = opRow{name: "SowOne", about: "the new field", word: "sow", by: []uint8{KindSow}, solid: true,
		asks: func(s *State, seat rules.Seat, _ *box.Part, at *step) bool {
			p := &s.player[seat]
			return at != nil && p.Unplanted().Has(farm.Cell(at.at)) && p.Goods[box.Grain]+p.Goods[box.Vegetable] > 0
		},
		after: func(q *asker, p *Player, _ *box.Part, at *step) bool {
			return at != nil && p.Unplanted().Has(farm.Cell(at.at)) &&
				(q.reachesGood(box.Grain) || q.reachesGood(box.Vegetable))
		},
		lists: legalSowOne,
		does:  func(t acting, top *step, _ *box.Part, a rules.Action) { sowOn(t, top.seat, farm.Cell(top.at), a) }}
	r.ops[box.Ripen] = opRow{name: "Ripen", about: "one more crop wherever one grows",
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool {
			p := &s.player[seat]
			return p.Grain.Planted()|p.Vegetable.Planted() != 0
		},
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) { ripenCrops(t, seat) }}
	r.ops[box.Reap] = opRow{name: "Reap", about: "one more crop from each grain field", word: "reap", by: []uint8{KindReap},
		spots: func(p *Player, _ *box.Part, at *step) farm.Mask {
			if at == nil {
				return 0
			}
			return p.Grain.Planted() &^ p.Untilled >> at.built << at.built
		},
		does:    reapOne,
		repeats: always}
	r.ops[box.Seed] = opRow{name: "Seed", about: "food on up to Most empty fields", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) {
			p := &t.player[seat]
			for empty := p.EmptyFields() | p.emptyBed(); empty != 0 && p.Seeded.Size() < int(part.Most); {
				p.Seeded |= empty.Pop().Mask()
			}
		}}
}

func writeSow(_ *State, b []byte, a rules.Action) []byte {
	b = appendAmount(b, grainField.Get(a), box.Grain)
	return appendAmount(b, vegetableField.Get(a), box.Vegetable)
}

// plowSpots are where a part puts a field.
func (p *Player) plowSpots(part *box.Part) farm.Mask {
	if part.Apart {
		return p.Unused() &^ p.Fields.Beside()
	}
	return p.FieldSpots()
}

func plowField(t acting, top *step, part *box.Part, a rules.Action) {
	p := &t.player[top.seat]
	p.Goods.Sub(&part.Pay)
	p.Fields |= CellOf(a).Mask()
	top.built++
	rules.Show(t.reel, t.State, Plowed{top.seat, CellOf(a)})
}

// legalSowOne is either crop on the field that has just come.
func legalSowOne(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
	for i, g := range [...]box.Good{box.Grain, box.Vegetable} {
		if s.player[top.seat].Goods[g] > 0 {
			dst = append(dst, rules.Act(KindSow)|grainField.Put(1-i)|vegetableField.Put(i))
		}
	}
	return dst
}

// reapOne takes one more grain from a field (12).
func reapOne(t acting, top *step, _ *box.Part, a rules.Action) {
	c, p := CellOf(a), &t.player[top.seat]
	top.built = int8(c) + 1
	p.Grain.Set(c.Mask(), p.Grain.At(c)-1)
	p.Goods[box.Grain]++
	p.Tally.Grain++
	rules.Show(t.reel, t.State, Harvested{top.seat, box.Stock{box.Grain: 1}, t.origin()})
}

// canSow says whether a seat has something to sow and a field for it.
func (p *Player) canSow() bool {
	return p.Goods[box.Grain]+p.Goods[box.Vegetable] > 0 && p.Unplanted() != 0 ||
		p.Goods[box.Vegetable] > 0 && p.unplantedBed() != 0 || p.canScatter()
}

// legalSow is so many grain and vegetables on so many empty fields, of which the
// first in reading order take the grain.
func legalSow(p *Player, dst []rules.Action) []rules.Action {
	fields := int16(p.Unplanted().Size())
	bed := int16((p.unplantedBed()).Size())
	for g := range min(fields, p.Goods[box.Grain]) + 1 {
		for v := range min(fields-g+bed, p.Goods[box.Vegetable]) + 1 {
			if g+v > 0 {
				dst = append(dst, rules.Act(KindSow)|grainField.Put(int(g))|vegetableField.Put(int(v)))
			}
		}
	}
	return legalScatter(p, dst)
}

// sowOn plants one field.
func sowOn(t acting, seat rules.Seat, c farm.Cell, a rules.Action) {
	p := &t.player[seat]
	if grainField.Get(a) > 0 {
		p.Grain.Set(c.Mask(), 3)
		p.Goods[box.Grain]--
		t.dig(seat, c.Mask())
		rules.Show(t.reel, t.State, Sown{seat, c.Mask(), 0})
		return
	}
	p.Vegetable.Set(c.Mask(), 2)
	p.Goods[box.Vegetable]--
	t.dig(seat, c.Mask())
	rules.Show(t.reel, t.State, Sown{seat, 0, c.Mask()})
}

// seedFood is the food on a field that a card has put there.
const seedFood = 2

// dig gives a seat the food on fields that are sown.
func (t acting) dig(seat rules.Seat, fields farm.Mask) {
	p := &t.player[seat]
	p.Goods[box.Food] += seedFood * int16((fields & p.Seeded).Size())
	p.Seeded &^= fields
}

// ripenCrops puts one more crop wherever one grows.
func ripenCrops(t acting, seat rules.Seat) {
	p := &t.player[seat]
	p.Grain.Ripen()
	p.Vegetable.Ripen()
	rules.Show(t.reel, t.State, Ripened{seat})
}

// sowFields plants the empty fields in reading order, grain first: 3 grain or 2
// vegetables on each (5).
func sowFields(t acting, seat rules.Seat, grain, vegetables int) {
	p := &t.player[seat]
	empty, g, v := p.Unplanted(), farm.Mask(0), farm.Mask(0)
	for range grain {
		g |= p.NextField(&empty)
	}
	bed := p.unplantedBed()
	for range vegetables {
		if bed != 0 && (bed&p.Seeded != 0 || empty&p.Seeded == 0) {
			v |= bed
			bed = 0
			continue
		}
		v |= p.NextField(&empty)
	}
	p.Grain.Set(g, 3)
	p.Vegetable.Set(v, 2)
	t.dig(seat, g|v)
	p.Goods[box.Grain] -= int16(grain)
	p.Goods[box.Vegetable] -= int16(vegetables)
	rules.Show(t.reel, t.State, Sown{seat, g, v})
}
