package agricola

import (
	"slices"

	"tilestead/rules"
)

func harvestRows(r *rulebook) {
	r.kinds[KindBreed] = actionRow{name: "breed", fields: herdFields,
		lines: append([]string{"breed nothing"}, repeated("breed", " N GOOD", Animals)...), writes: writeHerd,
		does: func(t acting, a rules.Action) { t.breed(t.agenda.Pop().seat, HerdOf(a)) }}
	r.steps[fieldStep] = agendaRow{name: "field", auto: alone(reapFields)}
	r.steps[breedStep] = agendaRow{name: "breeding", auto: alone(breedNext)}
	r.steps[newbornStep] = agendaRow{name: "breed", open: true,
		lists: func(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
			return legalBreed(s, dst, top.seat)
		}}
}

// reapFields is the field phase (4.4): one crop from each planted field.
func reapFields(t acting) {
	if top := t.agenda.Top(); top.rest == 0 {
		top.rest = 1
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

// breedNext is the breeding phase of the next seat: where not all animals with
// their newborns can live, the owner decides.
func breedNext(t acting) {
	seat, ok := t.nextBreeder()
	if !ok {
		return
	}
	p := &t.player[seat]
	want, more := bredHerd(t.State, seat), p.lodging()
	stalls := p.stalls()
	if t.setup.asks || canPair(t.State, seat) {
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
func canPair(s *State, seat rules.Seat) bool {
	if !s.carded {
		return false
	}
	p := &s.player[seat]
	cards := p.Front.and(&breeding)
	if cards.empty() {
		return false
	}
	had := pairsOf(s, seat, &p.Goods)
	for !cards.empty() {
		for _, o := range Cards[cards.pop()].Swaps {
			left, st := p.tradable(), p.Goods
			for o.Get.herd() != (Herd{}) && left.covers(&o.Pay) {
				left.sub(&o.Pay)
				st.sub(&o.Pay)
				st.add(&o.Get)
				if pairsOf(s, seat, &st) > had {
					return true
				}
			}
		}
	}
	return false
}

// pairsOf is of how many kinds a seat would have two parents with some animals.
func pairsOf(s *State, seat rules.Seat, st *Stock) (n int) {
	for k := range Animals {
		if hasParents(s, seat, k, st[Sheep+Good(k)]) {
			n++
		}
	}
	return n
}

// nextBreeder is the seat whose animals breed next: whoever has the night pasture
// is the last. ok is false, and the phase over, when all have.
func (t acting) nextBreeder() (seat rules.Seat, ok bool) {
	last := nightOwner(t.State)
	top := t.agenda.Top()
	for top.rest < t.setup.seats {
		top.rest++
		if seat = t.after(top.rest - 1); seat != last {
			return seat, true
		}
	}
	if last != rules.Nobody && top.rest == t.setup.seats {
		top.rest++
		return last, true
	}
	t.agenda.Pop()
	t.harvest = false
	t.opensAll(harvestEnd)
	return 0, false
}

// bredHerd are the animals of a seat that need room of its own, with a newborn of each
// kind that has two parents.
func bredHerd(s *State, seat rules.Seat) Herd {
	p := &s.player[seat]
	h := p.housed()
	for k := range h {
		if hasParents(s, seat, k, p.Goods[Sheep+Good(k)]) {
			h[k]++
		}
	}
	return h
}

// hasParents says whether a seat has two parents when it has so many of a kind.
// Horses that lie are none, and have been the first to go; an animal on another
// seat's night pasture is one for the owner of that, a horse that lies for nobody.
func hasParents(s *State, seat rules.Seat, kind int, n int16) bool {
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
	return n-away+guestsOf(s, seat, kind) >= 2
}

// legalBreed are the largest herds that there can be after breeding.
func legalBreed(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	return appendHerds(dst, KindBreed, p, bredHerd(s, seat))
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
		if gone < 0 || n > 0 && hasParents(t.State, seat, k, n-1) {
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
