package oracle

import (
	"fmt"
	"slices"
	"strings"
)

// What a seat may do in each of its decisions and leaves the decision open:
// exchange goods, pay for a fuel token, use a craft building in a harvest, and
// throw goods back (base-rules 3, 4.4, 5; moor-rules 7, 9.2, 15).

// A stock is what exchanges change of what a seat has. It is a value, so that
// they can be tried on copies, and two stocks that are the same can be found.
type stock struct {
	goods    bundle
	settled  int16 // sheep that have found room
	tokens   uint32
	crafted  uint32 // both by the order of the majors: bit 0 is the first
	counters [3]int8
	bought   int8
	prayed   int8
	traded   pair // just before
}

// stock is that of a seat as it is.
func (g *Game) stock(seat int) (s stock) {
	p := &g.Players[seat]
	s.goods = bundleOf(p.Goods)
	s.settled = s.goods[sheep]
	if g.phase == house {
		s.settled = min(s.settled, int16(p.settled))
	}
	for i, id := range p.Majors {
		if slices.Contains(p.Tokens, id) {
			s.tokens |= 1 << i
		}
		if slices.Contains(p.crafted, id) {
			s.crafted |= 1 << i
		}
	}
	for i, c := range counted {
		s.counters[i] = int8(p.counters[c.card])
	}
	s.bought, s.prayed, s.traded = int8(p.bought), int8(p.Prayed), g.traded
	return s
}

// put has a seat's stock be this one.
func (g *Game) put(seat int, s stock) {
	p := &g.Players[seat]
	for i, good := range Goods {
		p.Goods[good] = int(s.goods[i])
	}
	p.settled = int(s.settled)
	p.Tokens, p.crafted = nil, nil
	for i, id := range p.Majors {
		if s.tokens>>i&1 != 0 {
			p.Tokens = append(p.Tokens, id)
		}
		if s.crafted>>i&1 != 0 {
			p.crafted = append(p.crafted, id)
		}
	}
	for i, c := range counted {
		if p.has(c.card) {
			p.counters[c.card] = int(s.counters[i])
		}
	}
	p.bought, p.Prayed, g.traded = int(s.bought), int(s.prayed), s.traded
}

// A pair is a good that was given for another but food, without a card, by their
// numbers; both are 0 for none.
type pair struct{ from, to int8 }

func pairOf(t trade) pair { return pair{int8(numberOf(t.from)), int8(numberOf(t.to))} }

// An exchange is one that is open now.
type exchange struct {
	text  string // or that of a card, which is written with its goods
	card  string
	takes kinds // what it may take and what it may bring
	gives kinds
	pair  pair
	do    func(*stock) bool
}

// try carries an exchange out on a copy; ok is false if it cannot be. The one
// just before is not taken back at once.
func (e *exchange) try(s stock) (to stock, ok bool) {
	if e.pair != (pair{}) && s.traded == (pair{e.pair.to, e.pair.from}) {
		return s, false
	}
	s.traded = e.pair
	ok = e.do(&s)
	return s, ok
}

// swapping is an exchange of fixed goods.
func swapping(pay, get amount) exchange {
	cost, gain := bundleOf(pay), bundleOf(get)
	return exchange{takes: cost.kinds(), gives: gain.kinds(), do: func(s *stock) bool {
		if !s.goods.covers(cost) {
			return false
		}
		for i := range s.goods {
			s.goods[i] += gain[i] - cost[i]
		}
		return true
	}}
}

// exchanges are those that are open to a seat with a stock.
func exchanges(g *Game, seat int, s stock) (list []exchange) {
	p := &g.Players[seat]
	list = cooking(g, seat)
	var trades []trade
	if g.moor {
		trades = append(trades, woodToFuel)
	}
	for _, id := range p.Majors {
		trades = append(trades, g.major(id).trades...)
	}
	for _, t := range trades {
		e := swapping(amount{t.from: 1}, amount{t.to: 1})
		e.text, e.pair = t.text(), pairOf(t)
		list = append(list, e)
	}
	for i, id := range p.Majors {
		if s.tokens>>i&1 != 0 {
			list = append(list, kindling(i, g.major(id), p.has(oakBark)))
		}
		if g.harvest && g.major(id).craft != "" && s.crafted>>i&1 == 0 {
			list = append(list, crafting(i, g.major(id)))
		}
		if g.harvest && id == church {
			list = append(list, praying(i))
		}
	}
	return append(list, swaps(g, p, s)...)
}

// cooking is each crop and animal for food, at the best rate of what can cook;
// with an Oak Bark larger animals bring a wood as well.
func cooking(g *Game, seat int) (list []exchange) {
	p := &g.Players[seat]
	for i, good := range Goods {
		var rates [32]int16 // by the order of the majors
		var best int16
		least := int16(0)
		if good == "grain" || good == "vegetable" {
			least = 1
		}
		for m, id := range p.Majors {
			rates[m] = int16(g.major(id).cook[good])
			best = max(best, rates[m])
		}
		if max(least, best) == 0 {
			continue
		}
		e := exchange{text: "exchange " + good, takes: 1 << i, gives: 1 << food}
		bark := p.has(oakBark) && slices.Contains(barked, good)
		if bark {
			e.gives |= 1 << wood
		}
		e.do = func(s *stock) bool {
			rate := least
			for m := range p.Majors {
				if s.tokens>>m&1 == 0 {
					rate = max(rate, rates[m])
				}
			}
			if s.goods[i] == 0 || rate == 0 {
				return false
			}
			s.goods[i]--
			s.goods[food] += rate
			if bark {
				s.goods[wood]++
			}
			s.settled = min(s.settled, s.goods[sheep])
			return true
		}
		list = append(list, e)
	}
	return list
}

// kindling pays a fuel for the token on a major (moor-rules 15). It brings no
// good, but what brings food and bread, and with an Oak Bark wood, may bring more.
func kindling(i int, m *improvement, bark bool) exchange {
	e := exchange{text: "kindle " + m.id, takes: 1 << fuel, gives: 1 << food}
	if m.bake > 0 {
		e.gives |= bread
	}
	if bark {
		e.gives |= 1 << wood
	}
	e.do = func(s *stock) bool {
		if s.tokens>>i&1 == 0 || s.goods[fuel] == 0 {
			return false
		}
		s.tokens &^= 1 << i
		s.goods[fuel]--
		return true
	}
	return e
}

// crafting uses a craft building, once a harvest (base-rules 4.4, 9).
func crafting(i int, m *improvement) exchange {
	good := numberOf(m.craft)
	return exchange{text: "craft " + m.id, takes: 1 << good, gives: 1 << food, do: func(s *stock) bool {
		if s.crafted>>i&1 != 0 || s.goods[good] == 0 {
			return false
		}
		s.crafted |= 1 << i
		s.goods[good]--
		s.goods[food] += int16(m.craftFood)
		return true
	}}
}

// praying gives a fuel to the church for a point, once a harvest (moor-rules
// 9.2).
func praying(i int) exchange {
	return exchange{text: "craft " + church, takes: 1 << fuel, do: func(s *stock) bool {
		if s.crafted>>i&1 != 0 || s.goods[fuel] == 0 {
			return false
		}
		s.crafted |= 1 << i
		s.goods[fuel]--
		s.prayed++
		return true
	}}
}

// swaps are the exchanges of hand cards. Usage counters are used at any time,
// but never in the middle of a payment, such as of fuel for the house
// (moor-rules 10.1).
func swaps(g *Game, p *Player, s stock) (list []exchange) {
	if len(p.Cards) == 0 {
		return nil
	}
	add := func(card string, e exchange) {
		if p.has(card) && !s.used(card) {
			e.card = card
			list = append(list, e)
		}
	}
	if bought := int(s.bought); bought < len(grocery) {
		add(grocer, shopping(bought))
	}
	for _, good := range walked {
		add(sheepWalker, walking(good))
	}
	for _, o := range shipped {
		add(peatBoat, swapping(amount{"fuel": o.burned}, amount{o.good: o.n}))
	}
	if g.burnt {
		return list
	}
	add(storehouse, exchange{gives: 1<<food | 1<<fuel, do: func(s *stock) bool {
		return s.count(0) && s.upTo(food, 2)+s.upTo(fuel, 2) > 0
	}})
	add(hardware, exchange{gives: 1<<wood | 1<<clay | 1<<reed | 1<<stone, do: func(s *stock) bool {
		return s.count(1) && s.upTo(wood, 1)+s.upTo(clay, 1)+s.upTo(reed, 1)+s.upTo(stone, 1) > 0
	}})
	for _, get := range BuildingGoods {
		for _, pay := range BuildingGoods {
			if get == pay || get == "stone" {
				continue
			}
			e := swapping(amount{pay: 1}, amount{get: 1})
			one := e.do
			e.do = func(s *stock) bool { return s.count(2) && one(s) }
			add(cooperative, e)
		}
	}
	return list
}

// used says whether a card has had usage counters and has none now.
func (s *stock) used(card string) bool {
	for i, c := range counted {
		if c.card == card {
			return s.counters[i] == 0
		}
	}
	return false
}

// count takes a usage counter of a card, if one is left.
func (s *stock) count(card int) bool {
	s.counters[card]--
	return s.counters[card] >= 0
}

// upTo fills a good up and says how many that took.
func (s *stock) upTo(good int, n int16) int16 {
	more := max(0, n-s.goods[good])
	s.goods[good] += more
	return more
}

// shopping takes the top good of the Grocer's stack; it may bring all that has
// not been bought before.
func shopping(bought int) exchange {
	e := exchange{takes: 1 << food}
	for _, good := range grocery[bought:] {
		e.gives |= kind(good)
	}
	e.do = func(s *stock) bool {
		if s.goods[food] == 0 || int(s.bought) == len(grocery) {
			return false
		}
		s.goods[food]--
		s.goods[numberOf(grocery[s.bought])]++
		s.bought++
		return true
	}
	return e
}

// walking gives a sheep of the farmyard for something else; one that has just
// come must have found room first (occupations-base B104).
func walking(good string) exchange {
	get := numberOf(good)
	return exchange{takes: 1 << sheep, gives: 1 << get, do: func(s *stock) bool {
		if s.settled == 0 {
			return false
		}
		s.goods[sheep]--
		s.settled--
		s.goods[get]++
		return true
	}}
}

// An aside is something that leaves a decision open, and the stock behind it.
type aside struct {
	text string
	to   stock
}

// asides are all of them that can be done now. While nothing of a compulsory
// action has been done, none puts it out of reach.
func asides(g *Game) []aside {
	bears := bearable(g)
	return slices.DeleteFunc(allAsides(g), func(a aside) bool { return !bears(a.to) })
}

// allAsides are also those that put a compulsory action out of reach.
func allAsides(g *Game) (list []aside) {
	from := g.stock(g.active)
	for _, e := range exchanges(g, g.active, from) {
		if to, ok := e.try(from); ok {
			list = append(list, aside{e.name(from, to), to})
		}
	}
	for i, good := range Goods {
		if to := from; to.goods[i] > 0 {
			to.goods[i]--
			to.settled = min(to.settled, to.goods[sheep])
			to.traded = pair{}
			list = append(list, aside{"discard " + good, to})
		}
	}
	return list
}

// name is how an exchange is written; that of a card with what it brings and
// takes.
func (e *exchange) name(from, to stock) string {
	if e.card == "" {
		return e.text
	}
	get, pay := amount{}, amount{}
	for i, good := range Goods {
		if more := int(to.goods[i] - from.goods[i]); more > 0 {
			get[good] = more
		} else if more < 0 {
			pay[good] = -more
		}
	}
	text := fmt.Sprintf("swap %s %s", e.card, amountText(get))
	if len(pay) > 0 {
		text += " for " + amountText(pay)
	}
	return text
}

// doAside carries out what leaves the decision open and says whether it was that.
func (g *Game) doAside(notation string) bool {
	word, _, _ := strings.Cut(notation, " ")
	if !slices.Contains([]string{"exchange", "swap", "kindle", "craft", "discard"}, word) {
		return false
	}
	list := allAsides(g)
	i := slices.IndexFunc(list, func(a aside) bool { return a.text == notation })
	g.put(g.active, list[i].to)
	g.goOnAside()
	return true
}

// goOnAside goes on after something that leaves the decision open, after which
// there may be less to decide. Animals that find no room are settled at once
// (base-rules 7), but not while fences are built: that is done when all stand.
func (g *Game) goOnAside() {
	if g.phase == house {
		if g.fits() {
			g.resume()
		}
		return
	}
	if !g.fits() && !fencing(g) {
		g.back, g.phase = g.phase, house
		return
	}
	g.goOnWith()
}

// resume goes on with the decision in which animals found no room.
func (g *Game) resume() {
	g.phase = g.back
	g.goOnWith()
}

// goOnWith asks again what was asked, unless nothing of it is left to decide. A
// breeding that was asked stays so.
func (g *Game) goOnWith() {
	switch g.phase {
	case useSpace:
		g.goOn()
	case feed:
		g.fed()
	case heat:
		g.heated()
	case spend:
		g.spent()
	}
}

// fits says whether all animals of the seat that decides find room.
func (g *Game) fits() bool {
	p := &g.Players[g.active]
	return p.holds(p.herd())
}

// Crafted says whether a major was used in this harvest.
func (p *Player) Crafted(id string) bool { return slices.Contains(p.crafted, id) }
