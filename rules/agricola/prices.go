package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// priceList are the prices of a thing: what is left differs, and none costs more
// of something and less of nothing than another one.
type priceList struct {
	list [mostPrices]box.Stock
	n    int
}

// mostPrices is more than all cards together leave to choose from.
const mostPrices = 16

func (l *priceList) add(s box.Stock) {
	if l.n < mostPrices {
		l.list[l.n] = s
		l.n++
	}
}

// A purchase is a thing with a price.
type purchase struct {
	of    box.Purchases
	major box.MajorSet // of a major: which
}

// applies says whether a rule of prices applies to a purchase.
func applies(q *box.Price, b purchase) bool {
	return q.Of&b.of != 0 && (q.Only == 0 || q.Only&b.major != 0)
}

// prices are what something with a printed price costs a seat.
func (p *Player) prices(b purchase, printed box.Stock) (l priceList) {
	l.add(printed)
	var rules [mostPrices]*box.Price
	list := p.priced(rules[:0], b)
	for _, q := range list {
		if q.House > 0 {
			formula := box.Stock{box.Reed: q.Reed}
			formula[p.House.Good()] += q.House
			l.add(formula)
		}
		if q.WoodRoom != (box.Stock{}) && p.House == box.WoodHouse {
			l.add(q.WoodRoom)
		}
	}
	for _, q := range list {
		for i := range l.n {
			convert(q, &l, l.list[i])
		}
	}
	for _, q := range list {
		less := q.Less
		if q.MoreRooms {
			for g := range less {
				less[g] *= int16(max(0, p.Rooms.Size()-farm.StartRooms.Size()))
			}
		}
		for i := range l.n {
			l.list[i].Reduce(&less)
		}
	}
	l.prune()
	return l
}

// priced appends what the cards of a seat change about the price of a purchase.
func (p *Player) priced(list []*box.Price, b purchase) []*box.Price {
	for cards := p.Front.And(&box.Pricing); !cards.Empty(); {
		of := box.Cards[cards.Pop()].Price
		for i := range of {
			if applies(&of[i], b) {
				list = append(list, &of[i])
			}
		}
	}
	return list
}

// convert adds what a price becomes by a conversion.
func convert(q *box.Price, l *priceList, price box.Stock) {
	if n := price[box.Reed]; q.AllReed && n > 0 {
		price[box.Reed] = 0
		price.Add(&q.To)
		l.add(price)
		return
	}
	for i := range q.From {
		if price.Covers(&q.From[i]) {
			to := price
			to.Sub(&q.From[i])
			to.Add(&q.To)
			l.add(to)
		}
	}
}

// prune drops each price that another one is no dearer than in anything.
func (l *priceList) prune() {
	n := 0
	for i := range l.n {
		dear := false
		for j := range l.n {
			if i != j && l.list[i].Covers(&l.list[j]) && (l.list[i] != l.list[j] || j < i) {
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
func (l *priceList) payable(from *box.Stock) bool {
	for i := range l.n {
		if from.Covers(&l.list[i]) {
			return true
		}
	}
	return false
}

// legal appends an action with each price that can be paid.
func (l *priceList) legal(dst []rules.Action, a rules.Action, from *box.Stock) []rules.Action {
	for i := range l.n {
		if from.Covers(&l.list[i]) {
			dst = append(dst, a|priceField.Put(i))
		}
	}
	return dst
}

// append writes the price of an action, where there are several.
func (l *priceList) append(b []byte, a rules.Action) []byte {
	if l.n == 1 {
		return b
	}
	return appendStock(append(b, " for"...), &l.list[priceField.Get(a)])
}

// cost is what a major costs a seat before cards of the hand change it: the
// museum takes something off (14.6).
func (p *Player) cost(m box.Major) box.Stock {
	cost := box.Majors[m].Cost
	if p.Majors&box.Museums != 0 {
		cost.Sub(&box.Majors[m].Museum)
	}
	return cost
}

// lessonFood is the food that a seat's next occupation costs (5).
func lessonFood(s *State, seat rules.Seat, part *box.Part) int16 {
	if n := s.count(seat, box.CountOccupations); n < len(part.First) {
		return int16(part.First[n])
	}
	return int16(part.Price)
}

// majorPrices are what a major costs a seat with so much off.
func (p *Player) majorPrices(m box.Major, less *box.Stock) (l priceList) {
	cost := p.cost(m)
	if p.Front.Empty() && *less == box.NoStock {
		l.add(cost)
		return l
	}
	l = p.prices(purchase{box.ForMajors, 1 << m}, cost)
	if *less != box.NoStock {
		for i := range l.n {
			l.list[i].Reduce(less)
		}
		l.prune()
	}
	return l
}

// Returns are the majors of which one may be given back for m instead of its
// price (9).
func Returns(m box.Major) box.MajorSet {
	switch {
	case box.Hearths.Has(m):
		return box.Fireplaces
	case box.Cookhouses.Has(m):
		return box.Fireplaces | box.Hearths
	}
	return 0
}

// cardPrices are what a minor improvement costs a seat.
func (p *Player) cardPrices(c box.Card) priceList {
	cost := box.Cards[c].Cost
	for g, n := range &box.Cards[c].PerPerson {
		cost[g] += n * int16(p.People)
	}
	return p.prices(purchase{of: box.ForMinors}, cost)
}
