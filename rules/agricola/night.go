package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

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

// nightOwner is who has the night pasture, or Nobody.
func nightOwner(s *State) rules.Seat {
	for seat := range rules.Seat(s.setup.seats) {
		if s.player[seat].Front.Has(box.NightCard) {
			return seat
		}
	}
	return rules.Nobody
}

// roomy is how many pastures there can be at most with an animal in each and room
// for three more, while all animals live somewhere (12); none while some still look
// for room.
func (p *Player) roomy() int {
	s := p.stalls()
	return max(0, s.Roomy(0, p.housed(), box.Herd{}, box.Herd{box.Horse - box.Sheep: s.Trough}))
}

// legalLodge is putting an animal on somebody else's night pasture, or taking it
// back.
func legalLodge(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	if owner := nightOwner(s); owner == rules.Nobody || owner == seat {
		return dst
	}
	p := &s.player[seat]
	for g := box.Sheep; g <= box.Horse; g++ {
		if p.Goods[g] > 0 && p.Lodger != g {
			dst = append(dst, rules.Act(KindLodge)|goodField.Put(int(g)))
		}
	}
	if p.Lodger != 0 {
		dst = append(dst, rules.Act(KindLodge)|goodField.Put(int(box.Food))) // none
	}
	return dst
}

// lodgeAnimal puts an animal on the night pasture of another seat, or takes it back,
// for which there must be room.
func lodgeAnimal(t acting, g box.Good) {
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
	if !s.player[seat].Front.Has(box.NightCard) {
		return 0
	}
	for i := range s.setup.seats {
		if o := &s.player[i]; o.Lodger == box.Sheep+box.Good(kind) && (o.Lodger != box.Horse || o.Lying == 0) {
			n++
		}
	}
	return n
}
