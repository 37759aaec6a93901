package oracle

import (
	"fmt"
	"slices"
)

// specials are the special cards in play, none without the expansion.
func specials(g *Game) (list []specialCard) {
	for _, c := range specialCards {
		if g.moor && slices.Contains(c.players, len(g.Players)) {
			list = append(list, c)
		}
	}
	return list
}

// fee is the food that a seat pays for the card alone; ok is false if it cannot
// take it: twice a round, by two different seats, the second for two food;
// alone only the card that lies face up (moor-rules 5.1, 14).
func (g *Game) fee(seat int, card string) (food int, ok bool) {
	if len(g.Players) == 1 {
		return 0, card == g.Up
	}
	user, used := g.Users[card]
	switch {
	case g.Down[card] || used && user == seat:
		return 0, false
	case used:
		return secondFee, true
	}
	return 0, true
}

// offer finds the card and the price of a special action for whoever is to
// move; ok is false if it cannot be carried out now. It needs somebody in the
// house who is not in bed (moor-rules 5).
func (g *Game) offer(action string) (card string, s special, fee int, ok bool) {
	p := &g.Players[g.active]
	for _, c := range specials(g) {
		fee, free := g.fee(g.active, c.id)
		for _, s := range c.actions {
			if free && s.action == action && p.Home > p.Bed && affords(g, s, fee) {
				return c.id, s, fee, true
			}
		}
	}
	return "", special{}, 0, false
}

// part is what a special action lets its seat do, behind its price, and price
// what it costs besides the fee (moor-rules 6).
func (s special) part() part {
	switch s.action {
	case "cut_peat":
		return part{op: "cut"}
	case "fell_trees":
		return part{op: "fell"}
	case "slash_and_burn":
		return part{op: "burn"}
	case "horse_market":
		return gain(amount{"horse": 1})
	case "hiring_fair":
		return gain(amount{"food": s.food})
	}
	return major
}

func (s special) price() amount {
	switch s.action {
	case "horse_market":
		return amount{"food": s.food}
	case "illicit_work":
		return amount{"food": s.food, "fuel": 1}
	}
	return nil
}

// affords says whether fee and price of a special action are in hand, and what
// is done for them can be reached with what is left.
func affords(g *Game, s special, fee int) bool {
	cost := bundleOf(s.price())
	cost[food] += int16(fee)
	from := g.stock(g.active)
	if !from.goods.covers(cost) {
		return false
	}
	for i := range cost {
		from.goods[i] -= cost[i]
	}
	from.traded = pair{} // taking the card is something else
	return possible(g, "", s.part(), &use{current: -1}, from)
}

// specialActions are those that can be taken now.
func specialActions(g *Game) (list []string) {
	for _, action := range []string{"cut_peat", "fell_trees", "slash_and_burn", "horse_market", "hiring_fair",
		"illicit_work"} {
		if _, _, _, ok := g.offer(action); ok {
			list = append(list, "special "+action)
		}
	}
	return list
}

// takeSpecial pays for a special action and begins it.
func (g *Game) takeSpecial(action string) {
	p := &g.Players[g.active]
	card, s, fee, _ := g.offer(action)
	p.Goods["food"] -= fee
	g.used = len(g.Players) == 1
	if fee > 0 {
		g.Down[card] = true
	}
	if len(g.Players) > 1 {
		g.Users[card] = g.active // a second user has it face down
	}
	p.add(s.price(), -1)
	g.uses = []*use{{space: &space{parts: []part{s.part()}}, started: []bool{false}, current: -1}}
	g.goOn()
}

// clearLand takes a forest or moor away and brings what comes of it, more with
// kiln or lodge, and most with a horse besides (moor-rules 6, 9.2).
func (g *Game) clearLand(what string, c int) {
	p := &g.Players[g.active]
	extra := func(major string) int {
		switch {
		case !slices.Contains(p.Majors, major):
			return 0
		case p.Goods["horse"] > 0:
			return 2
		}
		return 1
	}
	switch what {
	case "cut":
		p.Moor[c] = false
		p.Goods["fuel"] += 3 + extra(kiln)
	case "fell":
		p.Forest[c] = false
		p.Goods["wood"] += 2 + extra(lodge)
	case "burn":
		p.Forest[c], p.Field[c] = false, true
	}
}

// spent asks, alone, whether the card that was used shall stay: once a round, for
// two food, if exchanges lead to these (moor-rules 14).
func (g *Game) spent() {
	g.used = false
	if g.kept || !g.reaches(0, g.stock(0), needs(amount{"food": secondFee})) {
		g.discardCard()
		return
	}
	g.phase = spend
}

func (g *Game) discardCard() {
	g.Gone = append(g.Gone, g.Up)
	g.Up = ""
	g.nextTurn(0)
}

// cardOfRound is the step of the preparation that is about the special card of a
// game alone: one that was not used may be left (moor-rules 14).
func cardOfRound(g *Game) {
	g.kept = false
	if g.Up != "" {
		g.phase, g.active = leave, 0
		return
	}
	g.turnOver()
}

// turnOver has the next special card lie face up: that on top of the pile, or
// the last one discarded.
func (g *Game) turnOver() {
	if g.Top == "" {
		last := len(g.Gone) - 1
		g.Up, g.Gone = g.Gone[last], g.Gone[:last]
		g.supplySpaces()
		return
	}
	g.Up, g.Top = g.Top, ""
	g.look(g.supplySpaces)
}

// look shows the back of the card that is now on top of the pile. Chance says
// which it is while it is none of those that were put under the pile.
func (g *Game) look(then func()) {
	switch {
	case len(g.unknown) > 1:
		g.phase, g.then = topCard, then
		return
	case len(g.unknown) == 1:
		g.Top, g.unknown = g.unknown[0], nil
	case len(g.Under) > 0:
		g.Top, g.Under = g.Under[0], g.Under[1:]
	}
	then()
}

// putUnder puts the special card that lies face up under the pile.
func (g *Game) putUnder() {
	g.Under = append(g.Under, g.Up)
	g.Up = ""
	if g.Top == "" {
		g.Top, g.Under = g.Under[0], g.Under[1:]
	}
	g.turnOver()
}

func tops(g *Game) (list []string) {
	for _, id := range g.unknown {
		list = append(list, "top "+id)
	}
	return list
}

func (g *Game) startCards() (list []string) {
	for i := range startCards {
		if !slices.Contains(g.dealt, i+1) {
			list = append(list, fmt.Sprintf("start_card %d", i+1))
		}
	}
	return list
}
