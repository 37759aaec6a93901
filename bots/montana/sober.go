package montana

import (
	"slices"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// A level that is unsure or overlooks much slips often. Some slips look silly to everybody at the table,
// however little they cost. A sober level is kept from those: see silly.

// plenty is as many goods of a kind as nobody fetches more of, wealth as much silver as nobody
// goes to the bank with: it pays the dearest space twice.
const plenty = 5

var wealth = 2 * montana.Components.Price[2]

// isSober says whether a level is kept from what looks silly: those below medium.
func isSober(b search.Budget) bool { return b.Overlooks != search.Nothing || b.Form > 1 }

// soberly leaves out actions that look silly, where there is another one.
func (g *guide) soberly(s *montana.State, acts []rules.Action) []rules.Action {
	t := s.Asked()
	me := s.Player(t.Seat)
	g.listSites(&g.hold, s, t.Seat, &me)
	g.prune(&g.hold)
	ends := func(a rules.Action) bool { return endsIt(s, &me, a) }
	if slices.ContainsFunc(acts, ends) {
		return slices.DeleteFunc(acts, func(a rules.Action) bool { return !ends(a) })
	}
	silly := func(a rules.Action) bool { return g.silly(s, t, &me, a) }
	if slices.ContainsFunc(acts, func(a rules.Action) bool { return !silly(a) }) {
		return slices.DeleteFunc(acts, silly)
	}
	return acts
}

// endsIt says whether an action places the last settlement.
func endsIt(s *montana.State, me *montana.Player, a rules.Action) bool {
	if a.Kind() != montana.KindBuild {
		return false
	}
	placed, _, _, _ := s.Gains(s.Turn(), montana.HexOf(a))
	return placed == int(me.Left)
}

// silly says whether an action opens the town for nothing, pays for a reward and has no use for it or
// leaves it, bids more than anybody could answer, fetches what there is plenty of, or gives an extra
// turn away.
func (g *guide) silly(s *montana.State, t montana.Step, me *montana.Player, a rules.Action) bool {
	switch a.Kind() {
	case montana.KindRecruit:
		return me.Workers.Size() >= int(montana.Components.WorkerLimit)
	case montana.KindAdvance:
		return a != montana.Advance(0) && me.Workers.Size() >= int(montana.Components.WorkerLimit)
	case montana.KindWork:
		area := montana.PlaceOf(a).Area()
		if area == montana.Bank {
			return me.Silver >= wealth
		}
		return me.Goods[montana.Components.AreaGood[area]] >= plenty
	case montana.KindKeep:
		return me.Left > 0
	case montana.KindTown:
		goods := me.Goods
		goods[montana.Pumpkin]++
		for row := range montana.Row(montana.Rows) {
			if g.pays(row, int(montana.Components.Rewards[row].FirstColumn), &goods, me.Goods, noSilver) {
				return false
			}
		}
		return true
	case montana.KindBid:
		row, column := montana.BidOf(a)
		silver := int(me.Silver)
		if t.A == 1 {
			silver = noSilver
		}
		least := free(s, row)
		return column > least && unanswered(s, t.Seat, least) || !g.pays(row, column, &me.Goods, me.Goods, silver)
	case montana.KindTake, montana.KindUpgrade:
		if a != montana.Take([3]int8{}) && a != montana.Upgrade(0, 0) {
			return false
		}
		_, best := g.prize(montana.Row(t.A), me.Goods, int(me.Cattle-t.B), int(me.Silver))
		return best != a
	}
	return false
}

// noSilver is a purse to which a reward's silver adds nothing: nobody opens the town for that.
const noSilver = maxSilver

// pays says whether a row's reward is worth more than the pumpkins of a column, to who has goods with the
// pumpkin of the opener and had others without it.
func (g *guide) pays(row montana.Row, column int, goods *montana.Stock, had montana.Stock, silver int) bool {
	price := montana.Components.Pumpkins[column]
	if goods[montana.Pumpkin] < price {
		return false
	}
	left := *goods
	left[montana.Pumpkin] -= price
	v, _ := g.prize(row, left, g.hold.cattle, silver)
	return v > g.store(&g.hold, &had, g.hold.cattle)
}

// unanswered says whether nobody else can bid beyond a column.
func unanswered(s *montana.State, seat rules.Seat, column int) bool {
	if column >= montana.Columns {
		return true
	}
	for o := range seats(s) {
		p := s.Player(o)
		have := p.Goods[montana.Pumpkin]
		if o == s.Active() {
			have += p.Cattle
		}
		if o != seat && have >= montana.Components.Pumpkins[column+1] {
			return false
		}
	}
	return true
}
