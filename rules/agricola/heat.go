package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func heatRows(r *rulebook) {
	r.kinds[KindHeat] = actionRow{name: "heat", fields: fields{"good": goodField, "count": countField},
		lines: []string{"heat N GOOD"}, writes: writeAmount,
		does: func(t acting, a rules.Action) { burnFuel(t, GoodOf(a), CountOf(a)) }}
	r.steps[heatStep] = agendaRow{name: "heat", view: viewMeal, ends: func(t acting, _ *step) { t.chill() },
		auto:  func(t acting, _ *step) bool { return asksHeat(t) },
		lists: legalHeat}
}

// Heating is the fuel that a seat's house needs in a harvest now (14.4).
func (s *State) Heating(seat rules.Seat) int { return heatingOf(s, seat, 0) }

// heatingOf is the fuel that a house needs when a card saves so much.
func heatingOf(s *State, seat rules.Seat, saved int) int {
	p := &s.player[seat]
	n := p.Rooms.Size() - int(p.House) - saved
	if p.Majors&box.HeatingOvens != 0 {
		n--
	}
	if p.Front.Has(box.MillCard) {
		if s.harvest {
			n -= int(p.kept(box.MillCard))
		} else {
			n -= int(p.Goods[box.Sheep] / millSheep)
		}
	}
	if p.Majors&box.TiledOvens != 0 {
		n = min(n, 1)
	}
	if p.Front.Has(box.InstalledCard) {
		n = 0
	}
	if n = max(0, n); p.Front.Has(box.HutCard) {
		n += hutFuel
	}
	return n
}

// millSheep is how many sheep of the field phase save a fuel with a card.
const millSheep = 2

// firewoodFuel is the fuel that the first wood saves with a card.
const firewoodFuel = 1

// stokedOff is how much less heating needs once wood is burnt for it, with a card: no
// less where the house needs as little for another reason.
func stokedOff(s *State, top *step) int8 {
	if !s.player[top.seat].Front.Has(box.FirewoodCard) || top.stoked {
		return 0
	}
	return int8(heatingOf(s, top.seat, 0) - heatingOf(s, top.seat, firewoodFuel))
}

// stoke takes that off when the first wood is burnt.
func (t acting) stoke(top *step) {
	*top.due() = max(0, *top.due()-stokedOff(t.State, top))
	top.stoked = true
}

// asksHeat asks for fuel, and puts people to bed when there is none.
func asksHeat(t acting) bool {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	short := int16(*top.due()) > p.Goods[box.Fuel]
	if (*top.due() > 0 || p.canPray()) && (p.Goods[box.Fuel]+p.Goods[box.Wood] > 0 || p.canTip()) ||
		(short || p.canPray()) && canRaise(t.State, top.seat, box.Fuel) || t.setup.asks {
		return true
	}
	t.chill()
	return false
}

// canPray says whether the church can still turn fuel into a point (14.6).
func (p *Player) canPray() bool { return p.Majors&box.Churches&^p.Crafted != 0 }

// chill ends heating: as many people go to bed as fuel is missing.
func (t acting) chill() {
	h := t.agenda.Pop()
	p := &t.player[h.seat]
	p.Bed = min(*h.due(), p.People)
	p.Tally.InBed = p.Bed
	if p.Bed > 0 {
		rules.Show(t.reel, t.State, WentToBed{h.seat, int(p.Bed)})
	}
}

// legalHeat is so much fuel, or wood as fuel, or to be done.
func legalHeat(s *State, dst []rules.Action, t *step, whole bool) []rules.Action {
	p, had := &s.player[t.seat], len(dst)
	for _, g := range [...]box.Good{box.Wood, box.Fuel} {
		most := int16(*t.due())
		if g == box.Wood {
			most = max(min(most, 1), most-int16(stokedOff(s, t)))
		}
		for n := range min(p.Goods[g], most) {
			dst = append(dst, rules.Act(KindHeat)|goodField.Put(int(g))|countField.Put(int(n)+1))
		}
	}
	if whole {
		dst = legalSide(s, dst, t.seat)
	}
	if whole || len(dst) == had {
		dst = append(dst, Done)
	}
	return dst
}

// burnFuel pays so much fuel, or wood as fuel.
func burnFuel(t acting, g box.Good, n int) {
	top := t.agenda.Top()
	t.player[top.seat].Goods[g] -= int16(n)
	*top.due() -= int8(n)
	top.done = 1
	t.player[top.seat].Tally.Burnt += int8(n)
	if g == box.Wood {
		t.stoke(top)
	}
	rules.Show(t.reel, t.State, Heated{top.seat, g, n})
}

// usePrayer turns fuel into a point, once a harvest.
func usePrayer(t acting, m box.Major) {
	p := &t.player[t.agenda.Top().seat]
	p.Crafted |= 1 << m
	p.Goods[box.Fuel]--
	p.Banked += int16(rules.Whole(1))
	rules.Show(t.reel, t.State, Prayed{t.agenda.Top().seat})
}
