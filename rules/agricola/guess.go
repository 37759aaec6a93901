package agricola

import (
	"math/rand/v2"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Guess makes into a copy in which what a seat can't know of cards is dealt anew: the
// hands and packets of others, and what was laid aside. Cards that everybody saw go
// from hand to hand stay, and those that the seat has seen in a draft are in play.
func (s *State) Guess(into rules.State, viewer rules.Seat, r *rand.Rand) {
	g := into.(*State)
	g.Set(s)
	for i := range s.setup.dealings {
		guessCards(g, &s.setup.dealings[i].of, viewer, r)
	}
}

// A holder is where cards are that a seat can't see, and how many of a kind.
type holder struct {
	set *box.CardSet
	n   int
}

// guessCards deals the cards of a kind anew that a seat can't know of.
func guessCards(s *State, of *box.CardSet, viewer rules.Seat, r *rand.Rand) {
	var holders [2*MaxSeats + 1]holder
	var pool box.CardSet // what they hold
	n := 0
	take := func(from *box.CardSet, hidden box.CardSet) {
		holders[n] = holder{from, hidden.Size()}
		n++
		pool.AddAll(&hidden)
		from.Remove(&hidden)
	}
	for seat := range rules.Seat(s.setup.seats) {
		if seat != viewer {
			p := &s.player[seat]
			take(&p.Hand, p.hidden(of))
			take(&p.Packet, p.Packet.And(of))
		}
	}
	take(&s.discards, s.discards.And(of))
	seen := box.CardSet{}
	if viewer >= 0 {
		seen = pool.And(&s.player[viewer].Seen)
	}
	pool.Remove(&seen)
	left := s.deck.And(of)
	s.deck.Remove(&left)
	pool.AddAll(&left)
	scatterCards(s, seen, holders[:n], r)
	scatterCards(s, pool, holders[:n], r)
}

// scatterCards deals cards to holders by chance while they have room; the rest goes to
// the deck.
func scatterCards(s *State, set box.CardSet, holders []holder, r *rand.Rand) {
	var cards [box.DeckSize]box.Card
	n, room := 0, 0
	for ; !set.Empty(); n++ {
		cards[n] = set.Pop()
	}
	for i := range holders {
		room += holders[i].n
	}
	for ; n > 0 && room > 0; room-- {
		i, at := r.IntN(n), r.IntN(room)
		for h := range holders {
			if at -= holders[h].n; at < 0 {
				holders[h].set.Add(cards[i])
				holders[h].n--
				break
			}
		}
		n--
		cards[i] = cards[n]
	}
	for _, c := range cards[:n] {
		s.deck.Add(c)
	}
}

// hidden are the cards of a kind in a hand that only its seat knows.
func (p *Player) hidden(of *box.CardSet) box.CardSet {
	hand := p.Hand.And(of)
	hand.Remove(&p.Known)
	return hand
}
