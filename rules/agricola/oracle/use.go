package oracle

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Food missing in a feeding is brought kind by kind; craft buildings work also
// when nothing is missing (4.4).
func (g *Game) feedings() (list []string) {
	p := &g.Players[g.active]
	for _, good := range Goods {
		worth := g.worth(g.active, good)
		if worth == 0 {
			continue
		}
		for n := 1; n <= p.Goods[good] && (n-1)*worth < g.missing; n++ {
			list = append(list, fmt.Sprintf("feed %d %s", n, good))
		}
	}
	for _, id := range p.Majors {
		if m := g.major(id); m.craft != "" && p.Goods[m.craft] > 0 && !slices.Contains(p.crafted, id) {
			list = append(list, "craft "+id)
		}
	}
	if g.missing > 0 && len(p.Tokens) > 0 {
		list = append(list, g.kindles()...)
		if p.Goods["wood"] > 0 {
			list = append(list, woodToFuel.text())
		}
	}
	return append(list, "done")
}

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
		list = g.tops()
	case leave:
		list = []string{"leave", "under"}
	case spend:
		list = []string{"stop"}
		if g.Players[g.active].Goods["food"] >= secondFee {
			list = append(list, "keep_card")
		}
	case heat:
		list = g.heatings()
	case place:
		p := &g.Players[g.active]
		for _, id := range g.Open() {
			if p.Home > p.Bed && g.usable(id) {
				list = append(list, "place "+id)
			}
		}
		if p.Bed > 0 {
			list = append(list, "place infirmary bed")
		}
		list = append(list, g.specialActions()...)
		if len(list) == 0 {
			list = append(list, "pass")
		}
	case useSpace:
		list = g.choices()
	case house:
		p := &g.Players[g.active]
		for _, h := range p.best(p.herd()) {
			list = append(list, "keep "+herdText(h))
		}
	case feed:
		list = g.feedings()
	case breed:
		for _, h := range g.broods() {
			list = append(list, "breed "+herdText(h))
		}
	case last:
		list = append(list, "done")
	}
	if g.Turn() >= 0 && g.phase != feed && g.phase != heat {
		list = append(list, g.anytime()...)
	}
	slices.Sort(list)
	return list
}

// anytime are the exchanges and what can be thrown back (5). Where breeding is
// asked it has not begun: parents can still be cooked, and then there are fewer
// (4.4).
func (g *Game) anytime() (list []string) {
	for _, good := range Goods {
		if g.Players[g.active].Goods[good] == 0 {
			continue
		}
		list = append(list, "discard "+good)
		if g.worth(g.active, good) > 0 {
			list = append(list, "exchange "+good)
		}
	}
	return append(append(list, g.trades()...), g.kindles()...)
}

// trades are the exchanges of a good for another but food. One that would only
// take back the one before is left out (14.6).
func (g *Game) trades() (list []string) {
	p := &g.Players[g.active]
	var all []trade
	if g.moor {
		all = append(all, woodToFuel)
	}
	for _, id := range p.Majors {
		all = append(all, g.major(id).trades...)
	}
	for _, t := range all {
		if p.Goods[t.from] > 0 && g.traded != (trade{t.to, t.from}) {
			list = append(list, t.text())
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
// the first if they go in order, can be carried out (4.2).
func (g *Game) usable(id string) bool {
	s := spaceNamed(id)
	if _, taken := g.By[id]; taken || g.Blocked(id) || len(s.parts) == 0 {
		return false
	}
	if s.andOr || len(s.parts) == 1 {
		return slices.ContainsFunc(s.parts, func(p part) bool { return g.possible(id, p) })
	}
	if s.adds != "" {
		return true // it does more than to collect
	}
	return g.possible(id, s.parts[0])
}

// possible says whether a part can be carried out now.
func (g *Game) possible(id string, part part) bool {
	p := &g.Players[g.active]
	switch part.op {
	case "start", "gain":
		return true
	case "collect":
		return g.On[id] > 0
	case "missing":
		return slices.ContainsFunc(corral, func(kind string) bool { return p.Goods[kind] == 0 })
	case "grow":
		return g.Round >= part.from && p.People < mostPeople && (!part.needRoom || count(p.Room) > p.People)
	case "renovate":
		return p.House < 2 && p.covers(p.renovation())
	}
	return len(g.choicesOf(part, &use{current: -1})) > 0
}

func (p *Player) renovation() amount { return amount{materials[p.House+1]: count(p.Room), "reed": 1} }

func (p *Player) roomCost() amount { return amount{materials[p.House]: 5, "reed": 2} }

// choicesOf are the actions that carry out a part.
func (g *Game) choicesOf(part part, u *use) (list []string) {
	p := &g.Players[g.active]
	put := func(what string, cells []int) {
		for _, c := range cells {
			list = append(list, what+" "+cellName(c))
		}
	}
	switch part.op {
	case "choose":
		for _, o := range part.options {
			if p.covers(o.pay) {
				list = append(list, o.text())
			}
		}
	case "plow":
		if p.Goods["food"] >= part.price {
			put("plow", p.fieldCells())
		}
	case "rooms":
		if p.covers(p.roomCost()) {
			put("room", p.roomCells())
		}
	case "stables":
		if p.Goods["wood"] >= part.price && (part.most == 0 || u.times < part.most) {
			put("stable", p.stableCells())
		}
	case "fences":
		for _, s := range p.enclosures(p.Goods["wood"], u.parted) {
			list = append(list, "pasture "+s.String())
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
		if g.Round >= part.from {
			list = g.builds()
		}
	case "cut":
		put("cut", spots(p.Moor))
	case "fell":
		put("fell", spots(p.Forest))
	case "burn":
		put("burn", p.burnCells())
	}
	return list
}

// bread is the food that so much grain brings at best, or 0 if not all of it can
// be baked (5).
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
		for _, id := range p.Majors {
			back := g.major(id)
			if back.fireplace && (m.hearth || m.cookhouse) || back.hearth && m.cookhouse {
				list = append(list, "build "+m.id+" for "+id)
			}
		}
	}
	return list
}

// Cost is what a major costs a seat (14.6).
func (g *Game) Cost(seat int, id string) amount {
	cost := maps.Clone(g.major(id).cost)
	if good := discounts[id]; good != "" && slices.Contains(g.Players[seat].Majors, museum) {
		cost[good]--
	}
	return cost
}

// repeats says whether a part is carried out as often as one likes.
func repeats(p part) bool { return p.op == "rooms" || p.op == "stables" || p.op == "fences" }

// at is the part that is the next to be carried out, or -1 if all are.
func (u *use) at() int {
	if u.current >= 0 {
		return u.current
	}
	return slices.Index(u.started, false)
}

// choices are the actions of the space in use.
func (g *Game) choices() (list []string) {
	u, stop := g.uses[0], false
	if u.space.andOr {
		for i, p := range u.space.parts {
			if !u.started[i] || i == u.current {
				list = append(list, g.choicesOf(p, u)...)
			}
			stop = stop || u.started[i]
		}
	} else {
		p := u.space.parts[u.at()]
		list = g.choicesOf(p, u)
		stop = u.current >= 0 || p.optional
	}
	if stop && len(list) > 0 {
		list = append(list, "stop")
	}
	return list
}

// goOn does what needs no decision, and ends uses that are over.
func (g *Game) goOn() {
	for len(g.uses) > 0 {
		u := g.uses[0]
		p := &g.Players[g.active]
		if !p.holds(p.herd()) {
			g.phase = house
			return
		}
		g.phase = useSpace
		if u.space.andOr {
			if len(g.choices()) > 0 {
				return
			}
			g.uses = g.uses[1:]
			continue
		}
		i := u.at()
		switch {
		case i < 0:
			g.uses = g.uses[1:]
		case g.automatic(u.space, u.space.parts[i]):
			u.started[i] = true
		case len(g.choicesOf(u.space.parts[i], u)) > 0:
			return
		default:
			u.started[i], u.current = true, -1
		}
	}
	p := &g.Players[g.active]
	if !p.holds(p.herd()) {
		g.phase = house
		return
	}
	if g.used {
		g.spent()
		return
	}
	g.nextTurn(g.active + 1)
}

// automatic carries out a part that needs no decision and says whether it was
// one.
func (g *Game) automatic(s *space, part part) bool {
	p := &g.Players[g.active]
	switch part.op {
	case "start":
		g.Start = g.active
	case "gain":
		p.add(part.goods, 1)
	case "collect":
		p.Goods[s.adds] += g.On[s.id]
		g.On[s.id] = 0
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
		p.add(p.renovation(), -1)
		p.House++
	default:
		return false
	}
	return true
}
