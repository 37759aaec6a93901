package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// reaches says whether exchanges bring all that is wanted together.
func (q *asker) reaches(want *box.Stock) bool {
	switch {
	case q.bare:
		return q.player[q.seat].Goods.Covers(want)
	case q.plain && !q.tells:
		return q.player[q.seat].affords(want)
	}
	q.open()
	if !q.tells {
		return q.means.reach(want)
	}
	plan, ok := q.means.plan(want)
	if ok {
		q.lead = plan
	}
	return ok
}

// reachesAny says whether exchanges bring one of several prices, with at least so much of
// some goods.
func (q *asker) reachesAny(l *priceList, least *box.Stock) bool {
	for i := range l.n {
		want := l.list[i]
		for g := range want {
			want[g] = max(want[g], least[g])
		}
		if q.reaches(&want) {
			return true
		}
	}
	return false
}

func (q *asker) reachesGood(g box.Good) bool {
	want := box.One(g)
	return q.reaches(&want)
}

// begins says whether anything of an effect could be carried out, and all that must be
// before it.
func (q *asker) begins(e *box.Effect) bool {
	if !e.Either {
		return q.within(&e.Parts[0], nil)
	}
	for i := range e.Parts {
		if q.within(&e.Parts[i], nil) {
			return true
		}
	}
	return false
}

// within says whether a part of an effect can be carried out now, or could be after
// exchanges.
func (q *asker) within(part *box.Part, at *step) bool {
	if (!q.bare && !q.tells || q.setup.book.ops[part.Op].solid) && q.can(q.seat, part, at) {
		return true
	}
	p := &q.player[q.seat]
	if part.If != nil && !q.met(q.seat, part.If) || part.With != 0 && p.Majors&part.With == 0 ||
		q.plain && q.setup.book.ops[part.Op].solid {
		return false
	}
	if after := q.setup.book.ops[part.Op].after; after != nil {
		return after(q, p, part, at)
	}
	return q.can(q.seat, part, at)
}

// fencesWithin says whether something could be fenced: with no more pieces than there
// are, and the fewest that close a pasture.
func (q *asker) fencesWithin(p *Player, at *step) bool {
	for n := 1; n <= maxFences-p.Fences(); n++ {
		f := p.Fencing(n)
		if !f.Possible() {
			continue
		}
		due := int16(max(0, n-p.unpaid(at)))
		clay := int16(0)
		if p.Front.Has(box.RammingCard) {
			clay = due
		}
		for ; clay >= 0; clay-- {
			if q.reaches(&box.Stock{box.Wood: due - clay, box.Clay: clay}) {
				return true
			}
		}
		return false
	}
	return false
}

// improves says whether an improvement could be built or played.
func (q *asker) improves(part *box.Part) bool {
	p := &q.player[q.seat]
	if part.Minor || part.Upgrades() {
		for hand := p.Hand.And(part.Hand()); !hand.Empty(); {
			if q.plays(hand.Pop()) {
				return true
			}
		}
	}
	if part.MajorFrom == 0 || q.round < part.MajorFrom {
		return false
	}
	for m := q.supply & part.Majors(); m != 0; {
		c := m.Pop()
		if q.covered(c) {
			continue
		}
		if p.Majors&Returns(c) != 0 {
			return true
		}
		if l := p.majorPrices(c, &part.Less); q.reachesAny(&l, &box.NoStock) {
			return true
		}
	}
	return false
}

// plays says whether a minor improvement of the hand could be played.
func (q *asker) plays(c box.Card) bool {
	card, p := &box.Cards[c], &q.player[q.seat]
	if q.setup.bare && c == box.BigCountryCard && p.Forests|p.Moors != 0 ||
		card.Must && !effectBegins(q.State, q.seat, &card.Play) {
		return false
	}
	var least box.Stock
	for _, n := range card.Needs {
		if row := &counts[n.Of]; row.stock && n.Most == box.NoLimit {
			least[row.good] = int16(n.Least)
		} else if got := q.most(p, n.Of); got < n.Least || q.count(q.seat, n.Of) > n.Most {
			return false
		}
	}
	if card.Gives != 0 {
		return p.Majors&card.Gives != 0 && q.reaches(&least)
	}
	l := p.cardPrices(c)
	return q.reachesAny(&l, &least)
}

// most is what a number can be once crops are moved to empty fields.
func (q *asker) most(p *Player, of box.Count) int {
	n := q.count(q.seat, of)
	if !p.Front.Has(box.SpadeCard) {
		return n
	}
	switch of {
	case box.CountGrainFields:
		n += p.movable(&p.Grain, p.EmptyFields())
	case box.CountVegetableFields:
		n += p.movable(&p.Vegetable, p.EmptyFields()|p.emptyBed())
	}
	return n
}

// movable is how many empty fields more a crop can be on.
func (p *Player) movable(c *farm.Crop, empty farm.Mask) int {
	spare := 0
	for m := c.Planted() &^ p.Untilled; m != 0; {
		spare += c.At(m.Pop()) - 1
	}
	return min(spare, empty.Size())
}

// teachesWithin says whether food for an occupation could be had, or a card pay it.
func (q *asker) teachesWithin(p *Player, part *box.Part) bool {
	if hand := p.Hand.And(&box.OccupationCards); hand.Empty() {
		return false
	}
	cost := box.Stock{box.Food: lessonFood(q.State, q.seat, part)}
	if q.reaches(&cost) {
		return true
	}
	for cards := p.Front.And(&box.Hooked[box.BeforeOccupation]); !cards.Empty(); {
		for _, h := range box.Cards[cards.Pop()].Hooks {
			pay := h.Do.Parts[0].Pay
			pay[box.Food] = max(0, cost[box.Food]-int16(q.amount(q.seat, &h.Do.Parts[1].By)))
			if q.reaches(&pay) {
				return true
			}
		}
	}
	return false
}

// takesAny says whether one of some special actions could be taken, its fee and all
// that it costs being had by exchanges.
func (q *asker) takesAny(of uint8) bool {
	for set := q.setup.specials; set != 0; set &= set - 1 {
		card := int8(bits.TrailingZeros16(set))
		fee, ok := feeOf(q.State, q.seat, card)
		for a := range box.Special(box.Specials) {
			if ok && box.SpecialCards[card].Actions&of>>a&1 != 0 && q.takes(card, a, fee) {
				return true
			}
		}
	}
	return false
}

// takes says whether a special action could be taken. Fee and price are paid first; what
// comes behind them is judged by what is left then.
func (q *asker) takes(card int8, a box.Special, fee int16) bool {
	p, cost := &q.player[q.seat], priceOf(q.State, card, a)
	cost[box.Food] += fee
	switch a {
	case box.CutPeat:
		if p.Moors == 0 {
			return false
		}
	case box.FellTrees:
		if p.Forests == 0 {
			return false
		}
	case box.SlashAndBurn:
		if p.BurnSpots() == 0 {
			return false
		}
	case box.BlackMarket, box.IllicitWork:
		return q.works(a, &cost)
	}
	return q.reaches(&cost)
}

// works says whether the black market or illicit work could be had: the goods for its own
// price by exchanges, and an improvement by more of them once that is paid.
func (q *asker) works(a box.Special, cost *box.Stock) bool {
	var first []rules.Action
	c := scratch.Get().(*State)
	defer scratch.Put(c)
	c.Set(q.State)
	if !c.player[q.seat].Goods.Covers(cost) {
		lead := *q
		lead.tells = !q.bare
		there := lead.reaches(cost)
		q.means = lead.means // given back with q, whatever the answer is
		if !there {
			return false
		}
		first = lead.lead
		makeExchanges(c, q.seat, first)
	}
	c.player[q.seat].Goods.Sub(cost)
	c.swap = 0
	then := c.asker(q.seat)
	defer then.done()
	then.bare, then.tells = q.bare, q.tells
	if !then.improves(&box.SpecialEffects[a].Parts[0]) {
		return false
	}
	q.lead = append(first, then.lead...)
	return true
}

// makeExchanges makes exchanges one after the other.
func makeExchanges(s *State, seat rules.Seat, plan []rules.Action) {
	s.agenda.Push(step{kind: lastStep, seat: seat})
	for _, a := range plan {
		acting{s, nil}.apply(a)
	}
	s.agenda.Pop()
}
