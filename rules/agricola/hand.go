package agricola

import "tilestead/rules"

// canPlay says whether a seat has a minor improvement in its hand that it can
// play.
func (s *State) canPlay(seat rules.Seat) bool {
	for hand := s.player[seat].Hand; !hand.empty(); {
		if c := hand.pop(); !Cards[c].Occupation && s.playable(seat, c) {
			return true
		}
	}
	return false
}

// playable says whether a seat has what a card needs and costs.
func (s *State) playable(seat rules.Seat, c Card) bool {
	p := &s.player[seat]
	if !s.met(p, Cards[c].Needs) {
		return false
	}
	if Cards[c].Must && !s.begins(seat, &Cards[c].Play) {
		return false
	}
	cost := p.cardCost(c)
	return p.Goods.covers(&cost)
}

// cardCost is what a card costs a seat.
func (p *Player) cardCost(c Card) Stock {
	l := p.prices(improvements, Cards[c].Cost) // which nothing converts
	return l.list[0]
}

// legalPlay are the minor improvements that a seat can play.
func (s *State) legalPlay(dst []rules.Action, seat rules.Seat) []rules.Action {
	for hand := s.player[seat].Hand; !hand.empty(); {
		if c := hand.pop(); !Cards[c].Occupation && s.playable(seat, c) {
			dst = append(dst, rules.Act(KindPlay)|handField.Put(int(c)))
		}
	}
	return dst
}

// play pays for a card, which then takes effect. A traveling card goes on to the
// left-hand neighbour; alone it leaves the game (12, 14).
func (t acting) play(seat rules.Seat, c Card) {
	p := &t.player[seat]
	cost := p.cardCost(c)
	p.Goods.sub(&cost)
	p.Hand.drop(c)
	if Cards[c].Passes {
		t.passLeft(seat, c)
	} else {
		p.Front.add(c)
	}
	rules.Show(t.reel, t.State, CardPlayed{seat, c})
	if Cards[c].Play.Parts != nil {
		t.agenda.Push(step{kind: useStep, seat: seat, e: playID + effectID(c), by: int16(c) + 1})
	}
}

// passLeft puts a card into the hand of the left-hand neighbour.
func (t acting) passLeft(seat rules.Seat, c Card) {
	if n := rules.Seat(t.setup.seats); n > 1 {
		t.player[(seat+1)%n].Hand.add(c)
	}
}
