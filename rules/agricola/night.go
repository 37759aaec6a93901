package agricola

import "tilestead/rules"

func nightRows(r *rulebook) {
	r.kinds[KindLodge] = actionRow{name: "lodge", fields: oneGood, lines: []string{"lodge GOOD", "lodge nothing"},
		side: true,
		writes: func(s *State, b []byte, a rules.Action) []byte {
			if !GoodOf(a).Animal() {
				return append(b, " nothing"...)
			}
			return writeGood(s, b, a)
		},
		does: func(t acting, a rules.Action) { lodgeAnimal(t, GoodOf(a)) }}
}

// nightRoom is how many animals of its owner live on the night pasture.
const nightRoom = 3

// nightOwner is who has the night pasture, or Nobody.
func nightOwner(s *State) rules.Seat {
	for seat := range rules.Seat(s.setup.seats) {
		if s.player[seat].Front.Has(nightCard) {
			return seat
		}
	}
	return rules.Nobody
}

// stabling are the cards with room for animals.
var stabling = cardsThat(func(c *HandCard) bool { return c.Room.PerPasture > 0 || c.Room.PerRoom })

// stalls are what a seat has: those of its farm, and those on cards.
func (p *Player) stalls() stalls {
	s := p.Farm.stalls()
	if p.Front.empty() {
		return s
	}
	if p.Front.Has(nightCard) {
		s.single += nightRoom
	}
	if p.Front.Has(homeWoodCard) {
		s.woods = int16((p.Forests &^ p.Reserve).Size())
	}
	if p.Front.Has(troughCard) && p.Rooms.beside()&p.unused()&^p.Untilled != 0 {
		s.trough = troughHorses
	}
	for c := p.Front.and(&stabling); !c.empty(); {
		room := &Cards[c.pop()].Room
		for i := range s.n {
			s.pasture[i] += room.PerPasture
		}
		if room.PerRoom {
			s.single += int16(p.Rooms.Size()) - 1
		}
	}
	return s
}

// troughHorses is how many horses an unused space beside the house holds with a card.
const troughHorses = 2

// roomy is how many pastures there can be at most with an animal in each and room
// for three more, while all animals live somewhere (12); none while some still look
// for room.
func (p *Player) roomy() int {
	s := p.stalls()
	return max(0, s.roomy(0, p.housed(), Herd{}, Herd{Horse - Sheep: s.trough}))
}

// lodging is the animal that a seat has on somebody else's night pasture.
func (p *Player) lodging() (h Herd) {
	if p.Lodger != 0 {
		h[p.Lodger-Sheep] = 1
	}
	return h
}

// housed are the animals of a seat that need room of its own.
func (p *Player) housed() Herd {
	h := p.Goods.herd()
	if p.Lodger != 0 {
		h[p.Lodger-Sheep]--
	}
	return h
}

// legalLodge is putting an animal on somebody else's night pasture, or taking it
// back.
func legalLodge(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	if owner := nightOwner(s); owner == rules.Nobody || owner == seat {
		return dst
	}
	p := &s.player[seat]
	for g := Sheep; g <= Horse; g++ {
		if p.Goods[g] > 0 && p.Lodger != g {
			dst = append(dst, rules.Act(KindLodge)|goodField.Put(int(g)))
		}
	}
	if p.Lodger != 0 {
		dst = append(dst, rules.Act(KindLodge)|goodField.Put(int(Food))) // none
	}
	return dst
}

// lodgeAnimal puts an animal on the night pasture of another seat, or takes it back,
// for which there must be room.
func lodgeAnimal(t acting, g Good) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Lodger = 0
	if g.Animal() {
		p.Lodger = g
	}
	rules.Show(t.reel, t.State, Lodged{seat, p.Lodger})
	t.homeless |= 1 << seat
}

// guestsOf are how many parents of a kind other seats have on the night pasture of
// this one. Of their horses those that lie are the first to go there.
func guestsOf(s *State, seat rules.Seat, kind int) (n int16) {
	if !s.player[seat].Front.Has(nightCard) {
		return 0
	}
	for i := range s.setup.seats {
		if o := &s.player[i]; o.Lodger == Sheep+Good(kind) && (o.Lodger != Horse || o.Lying == 0) {
			n++
		}
	}
	return n
}
