package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func housingRows(r *rulebook) {
	r.kinds[KindKeep] = actionRow{name: "keep", fields: herdFields,
		lines: append([]string{"keep nothing"}, repeated("keep", " N GOOD", box.Animals)...), writes: writeHerd,
		does: keepHerd}
	r.steps[houseStep] = agendaRow{name: "house", open: true, makes: true,
		auto: func(t acting, _ *step) bool { return !movedIn(t) },
		lists: func(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
			p, had := &s.player[top.seat], len(dst)
			return keepDuty(s, appendHerds(dst, KindKeep, p, p.housed()), had, top.seat)
		}}
}

// gain gives a seat goods; animals need a place to live (7).
func (t acting) gain(seat rules.Seat, got *box.Stock) {
	p := &t.player[seat]
	p.Goods.Add(got)
	if t.carded && t.next != rules.Nobody {
		p.Gathered += uint8(got[box.Wood] + got[box.Clay] + got[box.Reed] + got[box.Stone])
	}
	if got.Herd() == (box.Herd{}) {
		return
	}
	for k := range p.Fresh {
		p.Fresh[k] += int8(got[box.Sheep+box.Good(k)])
	}
	t.homeless |= 1 << seat
}

// houses asks seats whose animals may lack room which of them stay, before anything
// else happens. Only while a seat builds fences its animals wait for the end of that.
func (t acting) houses() {
	for i := t.setup.seats - 1; i >= 0; i-- {
		seat := t.after(i)
		if t.homeless>>seat&1 == 0 {
			continue
		}
		if buildsFences(t.State, seat) {
			if p := &t.player[seat]; p.fits() {
				p.Fresh = [box.Animals]int8{}
			}
			continue
		}
		t.homeless &^= 1 << seat
		if !looksForRoom(t.State, seat) {
			t.agenda.Push(step{kind: houseStep, seat: seat})
		}
	}
}

// looksForRoom says whether a seat is asked already, now or later.
func looksForRoom(s *State, seat rules.Seat) bool {
	for i := range s.agenda.Len() {
		if t := s.agenda.At(i); t.seat == seat && t.kind == houseStep {
			return true
		}
	}
	return false
}

// movedIn says whether all animals of the seat that is asked have room, which ends the
// question.
func movedIn(t acting) bool {
	p := &t.player[t.agenda.Top().seat]
	if !p.fits() {
		return false
	}
	p.Fresh = [box.Animals]int8{}
	t.agenda.Pop()
	return true
}

// pay takes goods off a seat.
func (t acting) pay(seat rules.Seat, cost *box.Stock) {
	p := &t.player[seat]
	for g, n := range cost {
		if n > 0 {
			p.lose(box.Good(g), n)
		}
	}
}

// keepHerd is the herd that stays where not all can live; the others are cooked or
// go back (7).
func keepHerd(t acting, a rules.Action) {
	seat := t.agenda.Pop().seat
	p, stay := &t.player[seat], HerdOf(a)
	e := Left{Seat: seat}
	for k, n := range stay {
		g := box.Sheep + box.Good(k)
		e.Gone[k] = p.Goods[g] - n
		e.Food += e.Gone[k] * p.lit().Cooks(g)
		if p.lit().Cooks(g) > 0 {
			t.cooked(seat, g, e.Gone[k])
		}
		p.lose(g, e.Gone[k])
	}
	p.Goods[box.Food] += e.Food
	p.Fresh = [box.Animals]int8{}
	rules.Show(t.reel, t.State, e)
}

// appendHerds adds the largest herds within most that can live on the farm of a
// seat, with the animals that live elsewhere.
func appendHerds(dst []rules.Action, kind uint8, p *Player, most box.Herd) []rules.Action {
	var room [farm.UsualHerds]box.Herd
	stalls, more := p.stalls(), p.lodging()
	for _, h := range stalls.Choices(room[:0], most) {
		h.Add(&more)
		dst = append(dst, rules.Act(kind)|herdAct(h))
	}
	return dst
}

// lose takes animals or other goods away. Animals without room go first, and horses
// that lie: they are worth less.
func (p *Player) lose(g box.Good, n int16) {
	p.Goods[g] -= n
	if g.Animal() {
		p.Fresh[g-box.Sheep] = max(0, p.Fresh[g-box.Sheep]-int8(n))
	}
	if g == p.Lodger && p.Goods[g] == 0 {
		p.Lodger = 0
	}
	if g == box.Horse {
		p.Lying = max(0, p.Lying-int8(n))
	}
}
