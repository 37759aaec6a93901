package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Obvious is the answer to a question where everything lies ready and only one way is
// sensible: to heat with the fuel that is there, or to exchange nothing before scoring
// where no exchange gains points. ok is false where there is something to think about, and
// where everybody wants to be asked.
func (s *State) Obvious() (a rules.Action, ok bool) {
	if s.agenda.Len() == 0 || s.setup.asks {
		return a, false
	}
	t := s.agenda.Top()
	p := &s.player[max(0, t.seat)]
	switch t.kind {
	case heatStep:
		if *t.due() > 0 && int16(*t.due()) <= p.Goods[box.Fuel] && !p.canPray() && !p.Front.Has(box.FirewoodCard) {
			return rules.Act(KindHeat) | goodField.Put(int(box.Fuel)) | countField.Put(int(*t.due())), true
		}
	case lastStep:
		if !gainsPoints(s, t.seat) {
			return Done, true
		}
	}
	return a, false
}

// mostTries is how many positions are looked at for points before scoring; where there
// are more, the owner decides.
const mostTries = 500

// gainsPoints says whether exchanges may bring a seat points as the game ends.
func gainsPoints(s *State, seat rules.Seat) bool {
	if !s.carded && !makesCounted(&s.player[seat]) {
		return false
	}
	return findsPoints(s, seat)
}

// findsPoints looks for them position by position, and takes it for so where there are too many.
func findsPoints(s *State, seat rules.Seat) bool {
	now := s.Points(seat)
	been := map[Player]bool{s.player[seat]: true}
	next := []*State{s}
	for len(next) > 0 {
		at := next[0]
		next = next[1:]
		for _, a := range legalExchanges(at, nil, seat) {
			c := at.Clone().(*State)
			c.Do(a, nil)
			if c.Points(seat) > now {
				return true
			}
			if c.Turn() != seat || c.agenda.Top().kind != lastStep || been[c.player[seat]] {
				continue
			}
			if been[c.player[seat]] = true; len(been) > mostTries {
				return true
			}
			next = append(next, c)
		}
	}
	return false
}

// makesCounted says whether a seat may exchange for a good that counts as a game without hand
// cards ends. Food never does, and fuel only for a kiln; what is given counts no less before.
func makesCounted(p *Player) bool {
	if p.Majors&box.Kilns != 0 {
		return true
	}
	counted := uint16(0)
	for m := p.Majors & box.Crafts; m != 0; {
		counted |= 1 << box.Majors[m.Pop()].Good
	}
	for m := p.Majors & box.Traders; m != 0; {
		for _, t := range box.Majors[m.Pop()].Trades {
			if counted>>t.To&1 != 0 {
				return true
			}
		}
	}
	return false
}
