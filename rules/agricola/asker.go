package agricola

import (
	"sync"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// exchanging are the cards that open exchanges, or add to them.
var exchanging = func() box.CardSet {
	set := box.CardsThat(func(c *box.HandCard) bool { return c.Swaps != nil || c.Fill != box.NoStock })
	set.Add(box.PonyCard)
	set.Add(box.BarkCard)
	return set
}()

// An asker answers what a seat could do after exchanges that are open to it (15). It
// looks the exchanges up once.
type asker struct {
	*State
	seat  rules.Seat
	plain bool // food is made of crops and animals, fuel of wood, and nothing else
	bare  bool // nothing is exchanged
	anew  bool // something else than an exchange happens first
	tells bool // the exchanges are wanted
	// spares says that crops and animals are not to be taken.
	spares bool
	lead   []rules.Action
	means  *means
}

// asker prepares questions about what a seat could do; done must be called behind them.
func (s *State) asker(seat rules.Seat) asker {
	return asker{State: s, seat: seat, plain: plainExchanges(s, &s.player[seat])}
}

// partAsker does so for questions about parts of effects, which are handed through the rows:
// on the heap, and given back by partDone.
func partAsker(s *State, seat rules.Seat) *asker {
	q := askers.Get().(*asker)
	*q = s.asker(seat)
	return q
}

// done gives back what was looked up.
func (q *asker) done() {
	if q.means != nil {
		spareMeans.Put(q.means)
	}
}

func (q *asker) partDone() {
	q.done()
	askers.Put(q)
}

// askers and spareMeans keep questions, and what has been looked up for them, from costing
// memory in playouts.
var (
	askers     = sync.Pool{New: func() any { return new(asker) }}
	spareMeans = sync.Pool{New: func() any { return new(means) }}
)

// plainExchanges says whether a seat can make food of crops and animals, fuel of wood, and no
// other exchange.
func plainExchanges(s *State, p *Player) bool {
	if p.Majors&box.Traders|p.Tokens != 0 || s.harvest && p.Majors&box.Crafts&^p.Crafted != 0 {
		return false
	}
	if !s.carded {
		return true
	}
	cards := p.Front.And(&exchanging)
	return cards.Empty()
}

// open looks the exchanges up, unless that was done.
func (q *asker) open() {
	if q.means != nil {
		return
	}
	q.means = spareMeans.Get().(*means)
	q.means.open(q.State, q.seat, q.anew)
	if q.spares {
		q.means.spare()
	}
}
