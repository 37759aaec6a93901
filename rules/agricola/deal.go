package agricola

import (
	"math/rand/v2"

	"tilestead/rules"
)

// A dealing is how many cards of a kind everybody is dealt.
type dealing struct {
	of CardSet
	n  int8
}

// handSize is how many cards of each kind a hand has.
const handSize = 7

// dealings are what is dealt in a game, kind after kind (2, 14.11).
func dealings(seats, level int, moor bool) (list []dealing) {
	if level < 2 {
		return nil
	}
	of := func(is func(*HandCard) bool) CardSet {
		return cardsThat(func(c *HandCard) bool { return c.Seats <= seats && is(c) })
	}
	occupation := dealing{of(func(c *HandCard) bool { return c.Occupation }), handSize}
	base := dealing{of(func(c *HandCard) bool { return !c.Occupation && !c.moor() }), handSize}
	if !moor {
		return []dealing{occupation, base}
	}
	minor := dealing{of((*HandCard).moor), handSize}
	if level == 2 {
		return []dealing{minor}
	}
	minor.n, base.n = 4, 3
	return []dealing{occupation, minor, base}
}

// moor says whether a card is one of Farmers of the Moor.
func (c *HandCard) moor() bool { return c.ID[0] == 'M' }

// nextDealt is the kind of the card that is dealt next, and to whom; ok is false
// when all are dealt.
func (s *State) nextDealt() (kind *dealing, seat rules.Seat, ok bool) {
	n := s.agenda.Top().a
	for i := range s.setup.dealings {
		d := &s.setup.dealings[i]
		if all := d.n * s.setup.seats; n < all {
			return d, s.after(n / d.n), true
		} else {
			n -= all
		}
	}
	return nil, rules.Nobody, false
}

// undealt are the cards of which the next one is dealt.
func (s *State) undealt() CardSet {
	d, _, _ := s.nextDealt()
	return s.deck.and(&d.of)
}

func (s *State) legalDeal(dst []rules.Action) []rules.Action {
	_, seat, _ := s.nextDealt()
	for left := s.undealt(); !left.empty(); {
		dst = append(dst, rules.Act(KindDeal)|handField.Put(int(left.pop()))|toSeatField.Put(int(seat)))
	}
	return dst
}

// deal gives a card to a seat.
func (t acting) deal(c Card) {
	_, seat, _ := t.nextDealt()
	t.deck.drop(c)
	t.player[seat].Hand.add(c)
	t.agenda.Top().a++
	if _, _, more := t.nextDealt(); !more {
		t.agenda.Pop()
	}
	rules.Show(t.reel, t.State, Dealt{seat, c})
}

// Guess makes into a copy in which the hands of others are dealt anew: what a seat
// can't know of them. Cards that everybody saw go from hand to hand stay.
func (s *State) Guess(into rules.State, viewer rules.Seat, r *rand.Rand) {
	g := into.(*State)
	g.Set(s)
	for i := range s.setup.dealings {
		g.guess(&s.setup.dealings[i].of, viewer, r)
	}
}

// guess deals the cards of a kind anew that a seat can't know of.
func (s *State) guess(of *CardSet, viewer rules.Seat, r *rand.Rand) {
	var pool [deckSize]Card
	var held [MaxSeats]int
	n := 0
	take := func(set CardSet) {
		for ; !set.empty(); n++ {
			pool[n] = set.pop()
		}
	}
	for seat := range rules.Seat(s.setup.seats) {
		if seat != viewer {
			hidden := s.player[seat].hidden(of)
			held[seat] = hidden.Size()
			take(hidden)
			s.player[seat].Hand.without(&hidden)
		}
	}
	left := s.deck.and(of)
	take(left)
	s.deck.without(&left)
	for seat, k := range held {
		for range k {
			i := r.IntN(n)
			n--
			s.player[seat].Hand.add(pool[i])
			pool[i] = pool[n]
		}
	}
	for _, c := range pool[:n] {
		s.deck.add(c)
	}
}

// hidden are the cards of a kind in a hand that only its seat knows.
func (p *Player) hidden(of *CardSet) CardSet {
	hand := p.Hand.and(of)
	hand.without(&p.Known)
	return hand
}
