package agricola

import "tilestead/rules"

// gain gives a seat goods; animals need a place to live (7).
func (t acting) gain(seat rules.Seat, got *Stock) {
	p := &t.player[seat]
	p.Goods.add(got)
	if t.carded && t.next != rules.Nobody {
		p.Gathered += uint8(got[Wood] + got[Clay] + got[Reed] + got[Stone])
	}
	if got.herd() != (Herd{}) {
		t.agenda.Push(step{kind: houseStep, seat: seat})
	}
}

// pay takes goods off a seat.
func (t acting) pay(seat rules.Seat, cost *Stock) {
	p := &t.player[seat]
	for g, n := range cost {
		if n > 0 {
			p.lose(Good(g), n)
		}
	}
}

// keep is the herd that stays where not all can live; the others are cooked or
// go back (7).
func (t acting) keep(a rules.Action) {
	seat := t.agenda.Pop().seat
	p, stay := &t.player[seat], HerdOf(a)
	e := Left{Seat: seat}
	for k, n := range stay {
		g := Sheep + Good(k)
		e.Gone[k] = p.Goods[g] - n
		e.Food += e.Gone[k] * p.lit().cooks(g)
		if p.lit().cooks(g) > 0 {
			t.cooked(seat, g, e.Gone[k])
		}
		p.lose(g, e.Gone[k])
	}
	p.Goods[Food] += e.Food
	rules.Show(t.reel, t.State, e)
}
