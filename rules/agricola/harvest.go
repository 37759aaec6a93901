package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func harvestRows(r *rulebook) {
	r.kinds[KindBreed] = actionRow{name: "breed", fields: herdFields,
		lines: append([]string{"breed nothing"}, repeated("breed", " N GOOD", box.Animals)...), writes: writeHerd,
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
		t.opensAll(box.FieldsBegin)
		t.asksAll(atFields)
		return
	}
	t.agenda.Pop()
	t.opensAll(box.FieldPhase)
	for i := range t.setup.seats {
		if p := &t.player[i]; p.Front.Has(box.MillCard) {
			p.Kept[box.Slots[box.MillCard]] = int8(p.Goods[box.Sheep] / millSheep)
		}
	}
	for i := range rules.Seat(t.setup.seats) {
		seat := t.after(int8(i))
		p := &t.player[seat]
		var got box.Stock
		got[box.Grain] = int16(p.Grain.Planted().Size())
		got[box.Vegetable] = int16(p.Vegetable.Planted().Size())
		p.Tally = Tally{Round: t.round, Grain: int8(got[box.Grain]), Vegetables: int8(got[box.Vegetable])}
		if got == (box.Stock{}) {
			continue
		}
		p.Grain.Reap()
		p.Vegetable.Reap()
		p.Untilled &= p.Grain.Planted() | p.Vegetable.Planted()
		p.Goods.Add(&got)
		rules.Show(t.reel, t.State, Harvested{Seat: seat, Got: got})
	}
}

// unlock lets what works once a harvest work again.
func (p *Player) unlock() {
	p.Crafted = 0
	for c := p.Front.And(&feasts); !c.Empty(); {
		p.Kept[box.Slots[c.Pop()]] = 0
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
	if stalls.Holds(want) {
		want.Add(&more)
		t.breed(seat, want)
		return
	}
	var room [farm.UsualHerds]box.Herd
	if c := stalls.Choices(room[:0], want); len(c) == 1 {
		c[0].Add(&more)
		t.breed(seat, c[0])
		return
	}
	t.agenda.Push(step{kind: newbornStep, seat: seat})
}

// breeding are the cards that exchange animals for others.
var breeding = box.CardsThat(func(c *box.HandCard) bool {
	return slices.ContainsFunc(c.Swaps, func(o box.Swap) bool {
		return o.Pay.Herd() != box.Herd{} &&
			o.Get.Herd() != box.Herd{}
	})
})

// canPair says whether exchanges of animals for others make a pair of parents more.
func canPair(s *State, seat rules.Seat) bool {
	if !s.carded {
		return false
	}
	p := &s.player[seat]
	cards := p.Front.And(&breeding)
	if cards.Empty() {
		return false
	}
	had := pairsOf(s, seat, &p.Goods)
	for !cards.Empty() {
		for _, o := range box.Cards[cards.Pop()].Swaps {
			left, st := p.tradable(), p.Goods
			for o.Get.Herd() != (box.Herd{}) && left.Covers(&o.Pay) {
				left.Sub(&o.Pay)
				st.Sub(&o.Pay)
				st.Add(&o.Get)
				if pairsOf(s, seat, &st) > had {
					return true
				}
			}
		}
	}
	return false
}

// pairsOf is of how many kinds a seat would have two parents with some animals.
func pairsOf(s *State, seat rules.Seat, st *box.Stock) (n int) {
	for k := range box.Animals {
		if hasParents(s, seat, k, st[box.Sheep+box.Good(k)]) {
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
	t.opensAll(box.HarvestEnd)
	return 0, false
}

// bredHerd are the animals of a seat that need room of its own, with a newborn of each
// kind that has two parents.
func bredHerd(s *State, seat rules.Seat) box.Herd {
	p := &s.player[seat]
	h := p.housed()
	for k := range h {
		if hasParents(s, seat, k, p.Goods[box.Sheep+box.Good(k)]) {
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
	if p.Front.Empty() && p.Lodger == 0 {
		return n >= 2
	}
	away := p.away(box.Sheep + box.Good(kind))
	if box.Sheep+box.Good(kind) == box.Horse {
		lying := max(0, int16(p.Lying)-(p.Goods[box.Horse]-n))
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
func (t acting) breed(seat rules.Seat, after box.Herd) {
	p := &t.player[seat]
	e := Bred{Seat: seat}
	p.Tally.Bred = true
	for k, n := range after {
		g := box.Sheep + box.Good(k)
		gone := p.Goods[g] - n
		if gone < 0 || n > 0 && hasParents(t.State, seat, k, n-1) {
			e.Newborn[k] = 1
			p.Tally.Newborns[k] = 1
			gone++
		}
		e.Before[k] = gone
		e.Food += gone * p.lit().Cooks(g)
		if p.lit().Cooks(g) > 0 {
			t.cooked(seat, g, gone)
		}
		p.lose(g, gone)
		p.Goods[g] = n
	}
	p.Goods[box.Food] += e.Food
	if e != (Bred{Seat: seat}) {
		rules.Show(t.reel, t.State, e)
	}
}
