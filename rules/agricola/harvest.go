package agricola

import (
	"slices"

	"tilestead/rules"
)

// reap is the field phase (4.4): one crop from each planted field.
func (t acting) reap() {
	if top := t.agenda.Top(); top.a == 0 {
		top.a = 1
		t.harvest = true
		for i := range t.setup.seats {
			t.player[i].unlock()
		}
		t.opensAll(fieldsBegin)
		t.asksAll(atFields)
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

// unlock lets what works once a harvest work again.
func (p *Player) unlock() {
	p.Crafted = 0
	for c := p.Front.and(&feasts); !c.empty(); {
		p.Kept[slots[c.pop()]] = 0
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

// feed is the feeding phase of the next seat, which heats its house right after it. Nothing
// is taken from it before it has decided: its food is handed over with what it lays.
func (t acting) feed() {
	seat, ok := t.nextSeat()
	if !ok {
		return
	}
	p := &t.player[seat]
	need := int8(t.Need(seat))
	p.Tally.Hunger = need
	if t.setup.moor {
		p.Tally.Heats, p.Tally.Cold = true, int8(t.Heating(seat))
		t.agenda.Push(step{kind: heatStep, seat: seat, a: p.Tally.Cold})
	}
	t.agenda.Push(step{kind: hungerStep, seat: seat, a: need})
}

// missing is how much of a meal neither lies there nor is in the supply.
func (s *State) missing(meal *step) int8 {
	return max(0, meal.a-int8(min(s.player[meal.seat].Goods[Food], 100)))
}

// eats says whether a seat has to decide about its meal, which it hands over as soon as
// nothing is missing.
func (t acting) eats() bool {
	top := t.agenda.Top()
	if top.b == 0 && t.missing(top) == 0 {
		t.hand(top)
	}
	if t.canFeed(top) || t.setup.asks {
		return true
	}
	if top.b == 0 {
		t.hand(top)
	}
	t.agenda.Pop()
	return false
}

// hand hands the meal over: food in the supply goes before anything that was laid could
// be kept, and what is missing is begged for (4.4).
func (t acting) hand(meal *step) {
	p := &t.player[meal.seat]
	paid := min(meal.a, int8(min(p.Goods[Food], 100)))
	p.Goods[Food] -= int16(paid)
	p.Tally.Eaten += paid
	missing := meal.a - paid
	meal.a, meal.b = 0, 1
	rules.Show(t.reel, t.State, Fed{meal.seat, int(paid), int(missing)})
	if missing > 0 {
		t.beg(meal.seat, missing)
	}
}

// canFeed says whether there is anything to decide: food is missing and exchanges bring
// more of it, or what works once a harvest can be used all the same.
func (s *State) canFeed(meal *step) bool {
	p := &s.player[meal.seat]
	for m := p.Majors & crafts &^ p.Crafted; m != 0; {
		if p.Goods[Majors[m.pop()].Good] > 0 {
			return true
		}
	}
	if p.feasting() {
		return true
	}
	return meal.b == 0 && (p.Tokens != 0 && p.Goods[Fuel]+p.Goods[Wood] > 0 || s.canRaise(meal.seat, Food))
}

// canRaise says whether exchanges bring a seat more of a good than it has.
func (s *State) canRaise(seat rules.Seat, g Good) bool {
	p := &s.player[seat]
	if s.plain(p) {
		return p.raises(s, g)
	}
	want := one(g)
	want[g] += p.Goods[g]
	return s.reaches(seat, &want)
}

// raises says so of a seat that makes food of crops and animals, fuel of wood, and nothing
// else.
func (p *Player) raises(s *State, of Good) bool {
	if of == Fuel {
		return s.setup.moor && p.Goods[Wood] > 0
	}
	for g := Grain; g < Goods; g++ {
		if p.Goods[g] > 0 && p.lit().cooks(g) > 0 {
			return true
		}
	}
	return false
}

// legalHunger is paying kind by kind, this many of a good, no more than food in the
// supply leaves missing, or a craft building, or to be done, which may leave food
// missing (4.4).
func (s *State) legalHunger(dst []rules.Action, t *step, whole bool) []rules.Action {
	p, had, missing := &s.player[t.seat], len(dst), int16(0)
	if t.b == 0 {
		missing = int16(s.missing(t))
	}
	if missing > 0 {
		for g := Grain; g < Goods; g++ {
			rate := p.lit().cooks(g)
			if rate == 0 {
				continue
			}
			for n := range min(p.Goods[g], (missing+rate-1)/rate) {
				dst = append(dst, rules.Act(KindFeed)|goodField.Put(int(g))|countField.Put(int(n)+1))
			}
		}
	}
	switch {
	case whole:
		dst = append(s.legalSide(dst, t.seat), rules.Act(KindDone))
	case missing > 0:
		dst = p.legalFeasts(p.legalCrafts(dst, crafts))
		fallthrough
	default:
		if len(dst) == had {
			dst = append(dst, rules.Act(KindDone))
		}
	}
	return dst
}

// eat lays so many of a good on the table for the family, as food.
func (t acting) eat(g Good, n int) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	food := int16(n) * p.lit().cooks(g)
	p.lose(g, int16(n))
	t.cooked(top.seat, g, int16(n))
	laid := min(food, int16(top.a))
	top.a -= int8(laid)
	p.Tally.Eaten += int8(laid)
	p.Goods[Food] += food - laid
	rules.Show(t.reel, t.State, Cooked{top.seat, g, n, int(food)})
}

// craft turns a good into food in a craft building, once a harvest (4.4).
func (t acting) craft(m Major) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Crafted |= 1 << m
	p.Goods[Majors[m].Good]--
	p.Goods[Food] += int16(Majors[m].CraftFood)
	rules.Show(t.reel, t.State, Crafted{seat, m, int(Majors[m].CraftFood)})
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
	if top := t.agenda.Pop(); top.kind == hungerStep && top.b == 0 {
		t.hand(&top)
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
	if t.setup.asks || t.canPair(seat) {
		t.agenda.Push(step{kind: newbornStep, seat: seat})
		return
	}
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

// breeding are the cards that exchange animals for others.
var breeding = cardsThat(func(c *HandCard) bool {
	return slices.ContainsFunc(c.Swaps, func(o Swap) bool { return o.Pay.herd() != Herd{} && o.Get.herd() != Herd{} })
})

// canPair says whether exchanges of animals for others make a pair of parents more.
func (s *State) canPair(seat rules.Seat) bool {
	if !s.carded {
		return false
	}
	p := &s.player[seat]
	cards := p.Front.and(&breeding)
	if cards.empty() {
		return false
	}
	had := s.pairs(seat, &p.Goods)
	for !cards.empty() {
		for _, o := range Cards[cards.pop()].Swaps {
			left, st := p.tradable(), p.Goods
			for o.Get.herd() != (Herd{}) && left.covers(&o.Pay) {
				left.sub(&o.Pay)
				st.sub(&o.Pay)
				st.add(&o.Get)
				if s.pairs(seat, &st) > had {
					return true
				}
			}
		}
	}
	return false
}

// pairs is of how many kinds a seat would have two parents with some animals.
func (s *State) pairs(seat rules.Seat, st *Stock) (n int) {
	for k := range Animals {
		if s.parents(seat, k, st[Sheep+Good(k)]) {
			n++
		}
	}
	return n
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
// seat's night pasture is one for the owner of that, a horse that lies for nobody.
func (s *State) parents(seat rules.Seat, kind int, n int16) bool {
	p := &s.player[seat]
	if p.Front.empty() && p.Lodger == 0 {
		return n >= 2
	}
	away := p.away(Sheep + Good(kind))
	if Sheep+Good(kind) == Horse {
		lying := max(0, int16(p.Lying)-(p.Goods[Horse]-n))
		n -= lying
		away = max(0, away-lying)
	}
	return n-away+s.guests(seat, kind) >= 2
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
