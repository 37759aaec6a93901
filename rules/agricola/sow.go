package agricola

import "tilestead/rules"

// cardBed is the space of a field that is a card, for vegetables only: a cell that
// no farm has.
const cardBed Cell = 63

// bed is the field that is a card, if a seat has it.
func (p *Player) bed() Mask {
	if !p.Front.Has(beanCard) {
		return 0
	}
	return cardBed.mask()
}

// unplantedBed is that field while nothing grows there, emptyBed while nothing lies
// there.
func (p *Player) unplantedBed() Mask { return p.bed() &^ p.vegetable.planted() }

func (p *Player) emptyBed() Mask { return p.unplantedBed() &^ p.Seeded }

// canSow says whether a seat has something to sow and a field for it.
func (p *Player) canSow() bool {
	return p.Goods[Grain]+p.Goods[Vegetable] > 0 && p.unplanted() != 0 ||
		p.Goods[Vegetable] > 0 && p.unplantedBed() != 0 || p.canScatter()
}

// legalSow is so many grain and vegetables on so many empty fields, of which the
// first in reading order take the grain.
func (p *Player) legalSow(dst []rules.Action) []rules.Action {
	fields := int16(p.unplanted().Size())
	bed := int16((p.unplantedBed()).Size())
	for g := range min(fields, p.Goods[Grain]) + 1 {
		for v := range min(fields-g+bed, p.Goods[Vegetable]) + 1 {
			if g+v > 0 {
				dst = append(dst, rules.Act(KindSow)|grainField.Put(int(g))|vegetableField.Put(int(v)))
			}
		}
	}
	return p.legalScatter(dst)
}

// sowOn plants one field.
func (t acting) sowOn(seat rules.Seat, c Cell, a rules.Action) {
	p := &t.player[seat]
	if grainField.Get(a) > 0 {
		p.grain.set(c.mask(), 3)
		p.Goods[Grain]--
		t.dig(seat, c.mask())
		rules.Show(t.reel, t.State, Sown{seat, c.mask(), 0})
		return
	}
	p.vegetable.set(c.mask(), 2)
	p.Goods[Vegetable]--
	t.dig(seat, c.mask())
	rules.Show(t.reel, t.State, Sown{seat, 0, c.mask()})
}

// nextField takes the next of the fields that are sown: those with food come first.
func (f *Farm) nextField(empty *Mask) Mask {
	m := *empty
	if seeded := m & f.Seeded; seeded != 0 {
		m = seeded
	}
	c := m.first().mask()
	*empty &^= c
	return c
}

// seedFood is the food on a field that a card has put there.
const seedFood = 2

// dig gives a seat the food on fields that are sown.
func (t acting) dig(seat rules.Seat, fields Mask) {
	p := &t.player[seat]
	p.Goods[Food] += seedFood * int16((fields & p.Seeded).Size())
	p.Seeded &^= fields
}

// ripen puts one more crop wherever one grows.
func (t acting) ripen(seat rules.Seat) {
	p := &t.player[seat]
	p.grain.ripen()
	p.vegetable.ripen()
	rules.Show(t.reel, t.State, Ripened{seat})
}

// sow plants the empty fields in reading order, grain first: 3 grain or 2
// vegetables on each (5).
func (t acting) sow(seat rules.Seat, grain, vegetables int) {
	p := &t.player[seat]
	empty, g, v := p.unplanted(), Mask(0), Mask(0)
	for range grain {
		g |= p.nextField(&empty)
	}
	bed := p.unplantedBed()
	for range vegetables {
		if bed != 0 && (bed&p.Seeded != 0 || empty&p.Seeded == 0) {
			v |= bed
			bed = 0
			continue
		}
		v |= p.nextField(&empty)
	}
	p.grain.set(g, 3)
	p.vegetable.set(v, 2)
	t.dig(seat, g|v)
	p.Goods[Grain] -= int16(grain)
	p.Goods[Vegetable] -= int16(vegetables)
	rules.Show(t.reel, t.State, Sown{seat, g, v})
}
