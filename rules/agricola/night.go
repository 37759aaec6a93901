package agricola

import "tilestead/rules"

// nightRoom is how many animals of its owner live on the night pasture.
const nightRoom = 3

// nightOwner is who has the night pasture, or Nobody.
func (s *State) nightOwner() rules.Seat {
	for seat := range rules.Seat(s.setup.seats) {
		if s.player[seat].Front.Has(nightCard) {
			return seat
		}
	}
	return rules.Nobody
}

// stalls are what a seat has: those of its farm, and those on cards.
func (p *Player) stalls() stalls {
	s := p.Farm.stalls()
	if p.Front.Has(nightCard) {
		s.single += nightRoom
	}
	return s
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
func (s *State) legalLodge(dst []rules.Action, seat rules.Seat) []rules.Action {
	if owner := s.nightOwner(); owner == rules.Nobody || owner == seat {
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

// lodge puts an animal on the night pasture of another seat, or takes it back,
// for which there must be room.
func (t acting) lodge(g Good) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Lodger = 0
	if g.Animal() {
		p.Lodger = g
	}
	rules.Show(t.reel, t.State, Lodged{seat, p.Lodger})
	if t.agenda.Top().kind != houseStep {
		t.agenda.Push(step{kind: houseStep, seat: seat})
	}
}

// guests are how many animals of a kind other seats have on the night pasture of
// this one.
func (s *State) guests(seat rules.Seat, kind int) (n int16) {
	if !s.player[seat].Front.Has(nightCard) {
		return 0
	}
	for i := range s.setup.seats {
		if s.player[i].Lodger == Sheep+Good(kind) {
			n++
		}
	}
	return n
}
