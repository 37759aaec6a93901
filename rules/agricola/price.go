package agricola

import "tilestead/rules"

// purchases are kinds of things that have a price, as bits.
type purchases uint8

const (
	rooms        purchases = 1 << iota
	renovations            // by one step
	improvements           // majors and minors
)

// A Price is what a card changes about prices (docs/effects.md): a formula takes
// the place of the printed price, at most one for a purchase; then goods are
// converted, each card once; then all reductions apply.
type Price struct {
	Of          purchases
	House, Reed int16   // Formula: so much of the house's material, and reed
	From        []Stock // Convert: one of these
	AllReed     bool    // or all reed of the price
	To          Stock   // to this
	Less        Stock   // Reduce
}

// pricing are the cards that change a price.
var pricing = cardsThat(func(c *HandCard) bool { return c.Price.Of != 0 })

// priceList are the prices of a thing: what is left differs, and none costs more
// of something and less of nothing than another one.
type priceList struct {
	list [mostPrices]Stock
	n    int
}

// mostPrices is more than all cards together leave to choose from.
const mostPrices = 16

func (l *priceList) add(s Stock) {
	if l.n < mostPrices {
		l.list[l.n] = s
		l.n++
	}
}

// prices are what something with a printed price costs a seat.
func (p *Player) prices(of purchases, printed Stock) (l priceList) {
	l.add(printed)
	cards := p.Front.and(&pricing)
	if cards.empty() {
		return l
	}
	for c := cards; !c.empty(); {
		if q := &Cards[c.pop()].Price; q.Of&of != 0 && q.House > 0 {
			formula := Stock{Reed: q.Reed}
			formula[p.House.good()] += q.House
			l.add(formula)
		}
	}
	for c := cards; !c.empty(); {
		q := &Cards[c.pop()].Price
		if q.Of&of == 0 {
			continue
		}
		for i := range l.n {
			q.convert(&l, l.list[i])
		}
	}
	for c := cards; !c.empty(); {
		if q := &Cards[c.pop()].Price; q.Of&of != 0 {
			for i := range l.n {
				l.list[i].reduce(&q.Less)
			}
		}
	}
	l.prune()
	return l
}

// convert adds what a price becomes by a conversion.
func (q *Price) convert(l *priceList, price Stock) {
	if n := price[Reed]; q.AllReed && n > 0 {
		price[Reed] = 0
		price.add(&q.To)
		l.add(price)
		return
	}
	for i := range q.From {
		if price.covers(&q.From[i]) {
			to := price
			to.sub(&q.From[i])
			to.add(&q.To)
			l.add(to)
		}
	}
}

// reduce takes something off a price, which is never below 0.
func (s *Stock) reduce(less *Stock) {
	for g, n := range less {
		s[g] = max(0, s[g]-n)
	}
}

// prune drops each price that another one is no dearer than in anything.
func (l *priceList) prune() {
	n := 0
	for i := range l.n {
		dear := false
		for j := range l.n {
			if i != j && l.list[i].covers(&l.list[j]) && (l.list[i] != l.list[j] || j < i) {
				dear = true
			}
		}
		if !dear {
			l.list[n], l.list[i] = l.list[i], l.list[n]
			n++
		}
	}
	l.n = n
}

// payable says whether any of the prices can be paid.
func (l *priceList) payable(from *Stock) bool {
	for i := range l.n {
		if from.covers(&l.list[i]) {
			return true
		}
	}
	return false
}

// roomPrices are the prices of a room (5).
func (p *Player) roomPrices() priceList {
	price := Stock{Reed: 2}
	price[p.House.good()] += 5
	return p.prices(rooms, price)
}

// renovationPrices are those of a renovation by one step (5).
func (p *Player) renovationPrices() priceList {
	price := Stock{Reed: 1}
	price[(p.House + 1).good()] += int16(p.Rooms.Size())
	return p.prices(renovations, price)
}

// first is the number of the first price that can be paid.
func (l *priceList) first(from *Stock) int {
	for i := range l.n {
		if from.covers(&l.list[i]) {
			return i
		}
	}
	return 0
}

// legal appends an action with each price that can be paid.
func (l *priceList) legal(dst []rules.Action, a rules.Action, from *Stock) []rules.Action {
	for i := range l.n {
		if from.covers(&l.list[i]) {
			dst = append(dst, a|priceField.Put(i))
		}
	}
	return dst
}

// legalRooms are the rooms that can be built, at each price.
func (p *Player) legalRooms(dst []rules.Action) []rules.Action {
	l := p.roomPrices()
	for m := p.roomSpots(); m != 0; {
		dst = l.legal(dst, rules.Act(KindRoom)|cellField.Put(int(m.pop())), &p.Goods)
	}
	return dst
}

// oneRenovation says that a renovation can be paid in one way only.
func (p *Player) oneRenovation() bool {
	if p.Front.empty() {
		return true
	}
	l, n := p.renovationPrices(), 0
	for i := range l.n {
		if p.Goods.covers(&l.list[i]) {
			n++
		}
	}
	return n == 1
}

// renovate brings the house to the next material for one of the prices (5).
func (t acting) renovate(seat rules.Seat, price int) {
	p := &t.player[seat]
	l := p.renovationPrices()
	p.Goods.sub(&l.list[price])
	p.House++
	rules.Show(t.reel, t.State, Renovated{seat, p.House})
}
