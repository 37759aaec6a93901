package oracle

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Legal are all actions, as notation has them, in alphabetical order.
func (g *Game) Legal() (list []string) {
	switch g.phase {
	case chooseFirst:
		for seat := range g.Players {
			list = append(list, fmt.Sprintf("first %d", seat+1))
		}
	case reveal:
		for _, id := range g.hidden() {
			list = append(list, "reveal "+id)
		}
	case startCard:
		list = g.startCards()
	case topCard:
		list = tops(g)
	case leave:
		list = []string{"leave", "under"}
	case spend:
		list = []string{"stop"}
		if g.Players[g.active].Goods["food"] >= secondFee {
			list = append(list, "keep_card")
		}
	case place:
		list = placements(g)
	case useSpace:
		list = g.choices()
	case house:
		list = g.keeps()
	case feed:
		list = feedings(g)
	case heat:
		list = heatings(g)
	case breed:
		for _, h := range broods(g) {
			list = append(list, "breed "+herdText(h))
		}
	case last:
		list = append(list, "done")
	}
	if g.Turn() >= 0 {
		for _, a := range asides(g) {
			list = append(list, a.text)
		}
	}
	slices.Sort(list)
	return list
}

// placements are the spaces that can be used and the special actions that can
// be taken. People in bed go to the infirmary alone (moor-rules 7.1). Whoever
// can use nothing passes (base-rules 4.2).
func placements(g *Game) (list []string) {
	p := &g.Players[g.active]
	for _, id := range g.Open() {
		if p.Home > p.Bed && usable(g, id) {
			list = append(list, "place "+id)
		}
	}
	if p.Bed > 0 {
		list = append(list, "place infirmary bed")
	}
	list = append(list, specialActions(g)...)
	if len(list) == 0 {
		list = append(list, "pass")
	}
	return list
}

// keeps are the herds that can stay when not all animals find room: those that
// no other one is more than. The rest is cooked or goes back (base-rules 7).
func (g *Game) keeps() (list []string) {
	p := &g.Players[g.active]
	bears := bearable(g)
	for _, h := range p.best(p.herd()) {
		if bears(g.keeping(g.stock(g.active), h)) {
			list = append(list, "keep "+herdText(h))
		}
	}
	return list
}

func herdText(h herd) string {
	var words []string
	for i, n := range h {
		if n > 0 {
			words = append(words, fmt.Sprintf("%d %s", n, Animals[i]))
		}
	}
	if words == nil {
		return "nothing"
	}
	return strings.Join(words, " ")
}

func amountText(a amount) string {
	var words []string
	for _, good := range Goods {
		if a[good] > 0 {
			words = append(words, fmt.Sprintf("%d %s", a[good], good))
		}
	}
	return strings.Join(words, " ")
}

func (s swap) text() string {
	if len(s.pay) > 0 {
		return "take " + amountText(s.get) + " for " + amountText(s.pay)
	}
	return "take " + amountText(s.get)
}

func (p *Player) covers(cost amount) bool {
	for _, good := range Goods {
		if p.Goods[good] < cost[good] {
			return false
		}
	}
	return true
}

// add gives so many times an amount.
func (p *Player) add(a amount, times int) {
	for _, good := range Goods {
		p.Goods[good] += times * a[good]
	}
}

// usable says whether a person can be placed on a space: one of its actions, or
// the first if they go in order, can be carried out, with the goods in hand or
// those that exchanges lead to (base-rules 4.2). A space that does more than to
// give what lies there can be used when nothing does.
func usable(g *Game, id string) bool {
	s := spaceNamed(id)
	if _, taken := g.By[id]; taken || g.Blocked(id) || len(s.parts) == 0 {
		return false
	}
	from := g.stock(g.active)
	from.traded = pair{} // placing a person is something else
	none := &use{current: -1}
	if s.andOr {
		return slices.ContainsFunc(s.parts, func(p part) bool { return possible(g, id, p, none, from) })
	}
	if s.adds != "" && len(s.parts) > 1 {
		return true
	}
	return possible(g, id, s.parts[0], none, from)
}

// possible says whether exchanges lead from a stock to one with which a part
// can be carried out.
func possible(g *Game, id string, part part, u *use, from stock) bool {
	return slices.ContainsFunc(g.aims(id, part, u), func(a aim) bool { return g.reaches(g.active, from, a) })
}

// aims are what must be in hand for a part to be carried out, each in a way of
// its own; there are none if it cannot be.
func (g *Game) aims(id string, part part, u *use) (list []aim) {
	p := &g.Players[g.active]
	if g.Round < part.from {
		return nil
	}
	onlyIf := func(is bool, cost amount) []aim {
		if is {
			return []aim{needs(cost)}
		}
		return nil
	}
	switch part.op {
	case "collect":
		return onlyIf(g.On[id] > 0, nil)
	case "missing":
		return onlyIf(slices.ContainsFunc(corral, func(kind string) bool { return p.Goods[kind] == 0 }), nil)
	case "grow":
		return onlyIf(p.People < mostPeople && (!part.needRoom || count(p.Room) > p.People), nil)
	case "renovate":
		return onlyIf(p.House < 2, p.renovation())
	case "plow":
		return onlyIf(len(p.fieldCells()) > 0, amount{"food": part.price})
	case "rooms":
		return onlyIf(len(p.roomCells()) > 0, p.roomCost())
	case "stables":
		return onlyIf(len(p.stableCells()) > 0 && (part.most == 0 || u.times < part.most), amount{"wood": part.price})
	case "cut":
		return onlyIf(count(p.Moor) > 0, nil)
	case "fell":
		return onlyIf(count(p.Forest) > 0, nil)
	case "burn":
		return onlyIf(len(p.burnCells()) > 0, nil)
	case "bake":
		return []aim{{goods: bundleOf(amount{"grain": 1}), bread: true}}
	case "choose":
		for _, o := range part.options {
			list = append(list, needs(o.pay))
		}
	case "fences":
		for _, e := range p.enclosures() {
			a := needs(amount{"wood": e.pieces})
			if !slices.Contains(list, a) {
				list = append(list, a)
			}
		}
	case "sow":
		if len(p.emptyFields()) > 0 {
			list = append(list, needs(amount{"grain": 1}), needs(amount{"vegetable": 1}))
		}
	case "major":
		for _, m := range g.majors {
			if g.Available(m.id) {
				list = append(list, needs(g.Cost(g.active, m.id)))
				if len(g.givenFor(&m)) > 0 {
					list = append(list, aim{})
				}
			}
		}
	default: // "start", "gain"
		list = []aim{{}}
	}
	return list
}

// renovation is a material for each room and one reed in all, roomCost five of
// the house's material and two reed (base-rules 5).
func (p *Player) renovation() amount {
	if p.House == 2 {
		return nil
	}
	return amount{materials[p.House+1]: count(p.Room), "reed": 1}
}

func (p *Player) roomCost() amount { return amount{materials[p.House]: 5, "reed": 2} }

// choicesOf are the actions that carry out a part with the goods in hand.
func choicesOf(g *Game, part part, u *use) (list []string) {
	p := &g.Players[g.active]
	put := func(what string, cells []int, cost amount) {
		for _, c := range cells {
			if p.covers(cost) {
				list = append(list, what+" "+cellName(c))
			}
		}
	}
	if g.Round < part.from {
		return nil
	}
	switch part.op {
	case "choose":
		for _, o := range part.options {
			if p.covers(o.pay) {
				list = append(list, o.text())
			}
		}
	case "plow":
		put("plow", p.fieldCells(), amount{"food": part.price})
	case "rooms":
		put("room", p.roomCells(), p.roomCost())
	case "stables":
		if part.most == 0 || u.times < part.most {
			put("stable", p.stableCells(), amount{"wood": part.price})
		}
	case "fences":
		for _, e := range p.enclosures() {
			if e.pieces <= p.Goods["wood"] {
				list = append(list, "pasture "+e.String())
			}
		}
	case "sow":
		for grain := range p.Goods["grain"] + 1 {
			for vegetables := range p.Goods["vegetable"] + 1 {
				if n := grain + vegetables; n > 0 && n <= len(p.emptyFields()) {
					list = append(list, "sow "+amountText(amount{"grain": grain, "vegetable": vegetables}))
				}
			}
		}
	case "bake":
		for n := 1; n <= p.Goods["grain"] && g.bread(n) > 0; n++ {
			list = append(list, fmt.Sprintf("bake %d", n))
		}
	case "major":
		list = g.builds()
	case "cut":
		put("cut", spots(p.Moor), nil)
	case "fell":
		put("fell", spots(p.Forest), nil)
	case "burn":
		put("burn", p.burnCells(), nil)
	}
	return list
}

// bread is the food that so much grain brings at best, or 0 if not all of it can
// be baked: each improvement bakes once in an action, up to its own limit
// (base-rules 5).
func (g *Game) bread(grain int) int {
	var rates []int
	for _, id := range g.Players[g.active].Majors {
		if !g.works(g.active, id) {
			continue
		}
		m := g.major(id)
		n := m.bakeMost
		if m.bake > 0 && n == 0 {
			n = grain
		}
		for range n {
			rates = append(rates, m.bake)
		}
	}
	if len(rates) < grain {
		return 0
	}
	slices.Sort(rates)
	food := 0
	for _, rate := range rates[len(rates)-grain:] {
		food += rate
	}
	return food
}

func (g *Game) builds() (list []string) {
	p := &g.Players[g.active]
	for _, m := range g.majors {
		if !g.Available(m.id) {
			continue
		}
		if p.covers(g.Cost(g.active, m.id)) {
			list = append(list, "build "+m.id)
		}
		for _, id := range g.givenFor(&m) {
			list = append(list, "build "+m.id+" for "+id)
		}
	}
	return list
}

// givenFor are the majors of the seat that a major can be had for: a hearth for
// a fireplace, a cookhouse for either (base-rules 9, moor-rules 9.2).
func (g *Game) givenFor(m *improvement) (list []string) {
	for _, id := range g.Players[g.active].Majors {
		back := g.major(id)
		if back.fireplace && (m.hearth || m.cookhouse) || back.hearth && m.cookhouse {
			list = append(list, id)
		}
	}
	return list
}

// Cost is what a major costs a seat: with a museum one good less of some
// (moor-rules 9.2).
func (g *Game) Cost(seat int, id string) amount {
	cost := maps.Clone(g.major(id).cost)
	if good := discounts[id]; good != "" && slices.Contains(g.Players[seat].Majors, museum) {
		cost[good]--
	}
	return cost
}

// repeats says whether a part is carried out as often as one likes (base-rules
// 5: rooms, stables and fences in any number).
func repeats(p part) bool { return p.op == "rooms" || p.op == "stables" || p.op == "fences" }

// at is the part that is the next to be carried out, or -1 if all are.
func (u *use) at() int {
	if u.current >= 0 {
		return u.current
	}
	return slices.Index(u.started, false)
}

// left are the parts that can be next: of a space whose parts go in any order
// those that have not begun, or are being repeated, else one.
func (u *use) left() (list []part) {
	if !u.space.andOr {
		if i := u.at(); i >= 0 {
			list = append(list, u.space.parts[i])
		}
		return list
	}
	for i, p := range u.space.parts {
		if !u.started[i] || i == u.current {
			list = append(list, p)
		}
	}
	return list
}

// bound says whether the next part is compulsory and nothing of it is done.
func (u *use) bound() bool {
	if u.space.andOr {
		return !slices.Contains(u.started, true)
	}
	i := u.at()
	return i >= 0 && u.current < 0 && !u.space.parts[i].optional
}

// choices are the actions of the space in use. Whatever may follow can be
// stopped.
func (g *Game) choices() (list []string) {
	u := g.uses[0]
	for _, p := range u.left() {
		list = append(list, choicesOf(g, p, u)...)
	}
	if !u.bound() {
		list = append(list, "stop")
	}
	return list
}

// open says whether exchanges lead to something that is left of the use.
func (g *Game) open(u *use) bool {
	from := g.stock(g.active)
	return slices.ContainsFunc(u.left(), func(p part) bool { return possible(g, u.space.id, p, u, from) })
}

// bearable tells whether a stock that something would leave behind is no harm to
// the space in use: nobody spends a person or a card on nothing, so while nothing
// of a compulsory action has been done it stays in reach (base-rules 4.2,
// moor-rules 5). Animals without room are settled first.
func bearable(g *Game) func(stock) bool {
	if len(g.uses) == 0 || !g.uses[0].bound() {
		return func(stock) bool { return true }
	}
	u, p := g.uses[0], &g.Players[g.active]
	var aims []aim
	for _, part := range u.left() {
		aims = append(aims, g.aims(u.space.id, part, u)...)
	}
	reached := func(s stock) bool {
		return slices.ContainsFunc(aims, func(a aim) bool { return g.reaches(g.active, s, a) })
	}
	return func(s stock) bool {
		if h := s.herd(); !p.holds(h) && !fencing(g) {
			return slices.ContainsFunc(p.best(h), func(h herd) bool { return reached(g.keeping(s, h)) })
		}
		return reached(s)
	}
}

func (s *stock) herd() (h herd) {
	for i := range h {
		h[i] = int(s.goods[sheep+i])
	}
	return h
}

// keeping is a stock of which this herd stays and the other animals are cooked or
// go back.
func (g *Game) keeping(s stock, h herd) stock {
	for i, kind := range Animals {
		n := s.goods[sheep+i] - int16(h[i])
		worth := int16(worth(g, g.active, kind))
		s.goods[food] += n * worth
		if worth > 0 && g.Players[g.active].has(oakBark) && slices.Contains(barked, kind) {
			s.goods[wood] += n
		}
		s.goods[sheep+i] = int16(h[i])
	}
	s.settled, s.traded = s.goods[sheep], pair{}
	return s
}

// fencing says whether fences are being built: animals are settled when all of
// them stand, neither asked about nor lost before (base-rules 3, 6, 7).
func fencing(g *Game) bool {
	if len(g.uses) == 0 || g.uses[0].space.andOr {
		return false
	}
	u := g.uses[0]
	return u.at() >= 0 && u.space.parts[u.at()].op == "fences"
}

// goOn does what needs no decision, and ends uses that are over. Animals that
// were gained are settled at once, before anything that follows (base-rules 7).
func (g *Game) goOn() {
	for len(g.uses) > 0 {
		u := g.uses[0]
		if !g.fits() && !fencing(g) {
			g.phase, g.back = house, useSpace
			return
		}
		g.phase = useSpace
		switch {
		case len(u.left()) == 0:
			g.uses = g.uses[1:]
		case !g.open(u) && u.space.andOr:
			g.uses = g.uses[1:]
		case !g.open(u):
			u.started[u.at()], u.current = true, -1
		case u.space.andOr || !g.automatic(u):
			return
		}
	}
	if !g.fits() {
		g.phase, g.back = house, useSpace
		return
	}
	if g.used {
		g.spent()
		return
	}
	g.nextTurn(g.active + 1)
}

// automatic carries out a part that needs no decision, if it can be with the
// goods in hand, and says whether it did.
func (g *Game) automatic(u *use) bool {
	p, i := &g.Players[g.active], u.at()
	part := u.space.parts[i]
	switch part.op {
	case "start":
		g.Start = g.active
	case "gain":
		p.add(part.goods, 1)
	case "collect":
		p.Goods[u.space.adds] += g.On[u.space.id]
		g.On[u.space.id] = 0
	case "missing":
		for _, kind := range corral {
			if p.Goods[kind] == 0 {
				p.Goods[kind] = 1
				break
			}
		}
	case "grow":
		p.People++
		p.Newborns++
	case "renovate":
		if !p.covers(p.renovation()) {
			return false
		}
		p.add(p.renovation(), -1)
		p.House++
	default:
		return false
	}
	u.started[i] = true
	return true
}
