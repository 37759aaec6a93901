package agricola

import "tilestead/rules"

// reap is the field phase (4.4): one crop from each planted field.
func (t acting) reap() {
	t.harvest = true
	if top := t.agenda.Top(); top.a == 0 && t.carded {
		top.a = 1
		t.opensAll(fieldsBegin)
		return
	}
	t.agenda.Pop()
	t.opensAll(fieldPhase)
	for i := range t.setup.seats {
		if p := &t.player[i]; p.Front.Has(millCard) {
			p.Kept[slots[millCard]] = int8(p.Goods[Sheep] / millSheep)
		}
	}
	for i := range rules.Seat(t.setup.seats) {
		seat := t.after(int8(i))
		p := &t.player[seat]
		p.Crafted = 0
		for c := p.Front.and(&feasts); !c.empty(); {
			p.Kept[slots[c.pop()]] = 0
		}
		var got Stock
		got[Grain] = int16(p.grain.planted().Size())
		got[Vegetable] = int16(p.vegetable.planted().Size())
		p.Tally = Tally{Round: t.round, Grain: int8(got[Grain]), Vegetables: int8(got[Vegetable])}
		if got == (Stock{}) {
			continue
		}
		p.grain.reap()
		p.vegetable.reap()
		p.Untilled &= p.grain.planted() | p.vegetable.planted()
		p.Goods.add(&got)
		rules.Show(t.reel, t.State, Harvested{Seat: seat, Got: got})
	}
}

// reapOne takes one more grain from a field (12).
func (t acting) reapOne(seat rules.Seat, c Cell) {
	p := &t.player[seat]
	p.grain.set(c.mask(), p.grain.at(c)-1)
	p.Goods[Grain]++
	p.Tally.Grain++
	rules.Show(t.reel, t.State, Harvested{seat, Stock{Grain: 1}, t.origin()})
}

// Need is the food that a seat needs in a harvest now: 2 for an adult, 3 alone,
// and 1 for a newborn.
func (s *State) Need(seat rules.Seat) int {
	p, adult := &s.player[seat], 2
	if s.setup.seats == 1 {
		adult = 3
	}
	return adult*int(p.People-p.Newborns) + int(p.Newborns)
}

// feed is the feeding phase of the next seat: food in the supply is paid by
// itself, and what is missing is asked for.
func (t acting) feed() {
	seat, ok := t.nextSeat()
	if !ok {
		return
	}
	p := &t.player[seat]
	need := int16(t.Need(seat))
	paid := min(need, p.Goods[Food])
	p.Goods[Food] -= paid
	p.Tally.Hunger, p.Tally.Eaten = int8(need), int8(paid)
	rules.Show(t.reel, t.State, Fed{seat, int(paid), int(need - paid)})
	if t.setup.moor {
		p.Tally.Heats, p.Tally.Cold = true, int8(t.Heating(seat))
		t.agenda.Push(step{kind: heatStep, seat: seat, a: p.Tally.Cold})
	}
	h := step{kind: hungerStep, seat: seat, a: int8(need - paid), b: int8(min(paid, 1))}
	switch {
	case t.canFeed(&h):
		t.agenda.Push(h)
	case h.a > 0:
		t.beg(seat, h.a)
	}
}

// canFeed says whether there is anything to decide: food is missing and can be
// made, or a craft building can be used all the same.
func (s *State) canFeed(h *step) bool {
	p := &s.player[h.seat]
	for m := p.Majors & crafts &^ p.Crafted; m != 0; {
		if p.Goods[Majors[m.pop()].Good] > 0 {
			return true
		}
	}
	if p.feasting() {
		return true
	}
	if h.a == 0 {
		return false
	}
	if p.Tokens != 0 && p.Goods[Fuel]+p.Goods[Wood] > 0 || p.canMake(h, false) {
		return true
	}
	for g := Grain; g < Goods; g++ {
		if p.Goods[g] > 0 && p.lit().cooks(g) > 0 {
			return true
		}
	}
	return false
}

// legalHunger is paying kind by kind, this many of a good, or a craft building, or an
// exchange of a card, or to be done, which may leave food missing (4.4).
func (s *State) legalHunger(dst []rules.Action, t *step, whole bool) []rules.Action {
	p, had := &s.player[t.seat], len(dst)
	if t.a > 0 {
		for g := Grain; g < Goods; g++ {
			rate := p.lit().cooks(g)
			if rate == 0 {
				continue
			}
			for n := range min(p.Goods[g], (int16(t.a)+rate-1)/rate) {
				dst = append(dst, rules.Act(KindFeed)|goodField.Put(int(g))|countField.Put(int(n)+1))
			}
		}
	}
	if whole || t.a > 0 {
		for m := p.Majors & crafts &^ p.Crafted; m != 0; {
			if c := m.pop(); p.Goods[Majors[c].Good] > 0 {
				dst = append(dst, rules.Act(KindCraft)|majorField.Put(int(c)))
			}
		}
	}
	if whole || t.a > 0 {
		dst = p.legalFeasts(dst)
	}
	if whole && t.a > 0 {
		dst = p.legalKindle(p.legalMeals(dst, t))
	}
	if whole && p.woodFeeds(t) {
		dst = append(dst, swapAct(Wood, Fuel))
	}
	if whole || len(dst) == had {
		dst = append(dst, rules.Act(KindDone))
	}
	return dst
}

// eat turns so many of a good into food for the family.
func (t acting) eat(g Good, n int) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	food := int16(n) * p.lit().cooks(g)
	p.lose(g, int16(n))
	t.cooked(top.seat, g, int16(n))
	t.serve(food)
	rules.Show(t.reel, t.State, Cooked{top.seat, g, n, int(food)})
	t.served()
}

// craft turns a good into food in a craft building, once a harvest (4.4).
func (t acting) craft(m Major) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	p.Crafted |= 1 << m
	p.Goods[Majors[m].Good]--
	t.serve(int16(Majors[m].CraftFood))
	rules.Show(t.reel, t.State, Crafted{top.seat, m, int(Majors[m].CraftFood)})
	t.served()
}

// serve gives food to the family; what is left over goes to the supply.
func (t acting) serve(food int16) {
	top := t.agenda.Top()
	eaten := min(food, int16(top.a))
	top.a -= int8(eaten)
	top.b = 1
	t.player[top.seat].Tally.Eaten += int8(eaten)
	t.player[top.seat].Goods[Food] += food - eaten
}

// served ends feeding when nothing is left to decide.
func (t acting) served() {
	if h := *t.agenda.Top(); !t.canFeed(&h) {
		t.agenda.Pop()
		if h.a > 0 {
			t.beg(h.seat, h.a)
		}
	}
}

func (t acting) beg(seat rules.Seat, n int8) {
	t.player[seat].Begging += int16(n)
	rules.Show(t.reel, t.State, Begged{seat, int(n)})
}

// done ends feeding, heating, an exchange of the hand or the last decision.
func (t acting) done() {
	switch t.agenda.Top().kind {
	case heatStep:
		t.chill()
		return
	case mulliganStep:
		t.mulligan()
		return
	}
	if top := t.agenda.Pop(); top.kind == hungerStep && top.a > 0 {
		t.beg(top.seat, top.a)
	}
}

// breedNext is the breeding phase of the next seat: where not all animals with
// their newborns can live, the owner decides.
func (t acting) breedNext() {
	seat, ok := t.nextBreeder()
	if !ok {
		return
	}
	p := &t.player[seat]
	want, more := t.bred(seat), p.lodging()
	stalls := p.stalls()
	if stalls.holds(want) {
		want.add(&more)
		t.breed(seat, want)
		return
	}
	var room [usualHerds]Herd
	if c := stalls.choices(room[:0], want); len(c) == 1 {
		c[0].add(&more)
		t.breed(seat, c[0])
		return
	}
	t.agenda.Push(step{kind: newbornStep, seat: seat})
}

// nextBreeder is the seat whose animals breed next: whoever has the night pasture
// is the last. ok is false, and the phase over, when all have.
func (t acting) nextBreeder() (seat rules.Seat, ok bool) {
	last := t.nightOwner()
	top := t.agenda.Top()
	for top.a < t.setup.seats {
		top.a++
		if seat = t.after(top.a - 1); seat != last {
			return seat, true
		}
	}
	if last != rules.Nobody && top.a == t.setup.seats {
		top.a++
		return last, true
	}
	t.agenda.Pop()
	t.harvest = false
	t.opensAll(harvestEnd)
	return 0, false
}

// bred are the animals of a seat that need room of its own, with a newborn of each
// kind that has two parents.
func (s *State) bred(seat rules.Seat) Herd {
	p := &s.player[seat]
	h := p.housed()
	for k := range h {
		if s.parents(seat, k, p.Goods[Sheep+Good(k)]) {
			h[k]++
		}
	}
	return h
}

// parents says whether a seat has two parents when it has so many of a kind.
// Horses that lie are none, and have been the first to go; an animal on another
// seat's night pasture is one for the owner of that.
func (s *State) parents(seat rules.Seat, kind int, n int16) bool {
	p := &s.player[seat]
	if p.Front.empty() && p.Lodger == 0 {
		return n >= 2
	}
	if Sheep+Good(kind) == Horse {
		n -= max(0, int16(p.Lying)-(p.Goods[Horse]-n))
	}
	if Sheep+Good(kind) == p.Lodger {
		n--
	}
	return n+s.guests(seat, kind) >= 2
}

// legalBreed are the largest herds that there can be after breeding.
func (s *State) legalBreed(dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	return appendHerds(dst, KindBreed, p, s.bred(seat))
}

// breed makes a herd what it shall be after breeding. What that has no room for
// is cooked or released before; a kind that keeps three or more always breeds,
// for a parent less before means one more to cook (4.4).
func (t acting) breed(seat rules.Seat, after Herd) {
	p := &t.player[seat]
	e := Bred{Seat: seat}
	p.Tally.Bred = true
	for k, n := range after {
		g := Sheep + Good(k)
		gone := p.Goods[g] - n
		if gone < 0 || n > 0 && t.parents(seat, k, n-1) {
			e.Newborn[k] = 1
			p.Tally.Newborns[k] = 1
			gone++
		}
		e.Before[k] = gone
		e.Food += gone * p.lit().cooks(g)
		if p.lit().cooks(g) > 0 {
			t.cooked(seat, g, gone)
		}
		p.lose(g, gone)
		p.Goods[g] = n
	}
	p.Goods[Food] += e.Food
	if e != (Bred{Seat: seat}) {
		rules.Show(t.reel, t.State, e)
	}
}
