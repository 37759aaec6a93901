// Package montana is what bots know of Montana: its guide, with an evaluation in
// hundredths of a turn, and how much each level looks at.
package montana

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// guide is the guide of Montana.
type guide struct {
	policy
	w     *weights
	began int                                       // turns complete where the sample began
	leans func(now rules.State, a rules.Action) int // by its manner; nil: not
	sober bool                                      // the level does nothing that looks silly
}

func newGuide() *guide { return &guide{w: newWeights(&fitted)} }

func (g *guide) Begin(now rules.State) { g.policy = *newPolicy(now.(*montana.State), g.w) }

func (g *guide) Policy(s rules.State) rules.Action { return g.choose(s.(*montana.State)) }

func (g *guide) Sample(from rules.State, key uint64, temperature int) {
	g.key, g.temperature, g.began = key, temperature, turns(from.(*montana.State))
}

// Over counts turns, of which each seat has one in a round.
func (g *guide) Over(s rules.State, h search.Horizon) bool {
	return turns(s.(*montana.State)) >= g.began+h.Turns(s.Players())
}

func (g *guide) Evaluate(s rules.State, seat rules.Seat) int {
	m := s.(*montana.State)
	if winners := m.Winners(); len(winners) > 0 {
		for _, o := range winners {
			if o == seat {
				return 4 * won / len(winners)
			}
		}
		return -4 * won
	}
	return g.policy.lead(m, seat)
}

// turns is how many turns all seats have completed.
func turns(s *montana.State) (n int) {
	for seat := range seats(s) {
		n += int(s.Player(seat).Turns)
	}
	return n
}

func (g *guide) Offers() search.Offers {
	return search.Offers{Overlook: g.Overlook, Budget: g.Budget, Leans: g.leans}
}

func (g *guide) ChanceFor(s rules.State) rules.Seat { return s.(*montana.State).Active() }

func (g *guide) Candidates(now rules.State, legal []rules.Action) []rules.Action {
	s := now.(*montana.State)
	t := s.Asked()
	me := s.Player(t.Seat)
	g.see(s, &g.view)
	var lowest [montana.Rows]int
	keep := legal[:0]
	for _, a := range legal {
		switch a.Kind() {
		case montana.KindTrade:
			if !g.usefulTrade(t, &me, montana.BargainOf(a)) {
				continue
			}
		case montana.KindBid:
			row, column := montana.BidOf(a)
			if lowest[row] == 0 {
				lowest[row] = column
			}
			if column > lowest[row]+1 {
				continue
			}
		case montana.KindUse, montana.KindSmall:
			if wasteful(a, montana.Place(t.A)) {
				continue
			}
		case montana.KindTake:
			n := montana.TakeOf(a)
			if n[0]+n[1]+n[2] < montana.Components.Rewards[t.A].Goods {
				continue
			}
		}
		keep = append(keep, a)
	}
	if g.sober {
		return g.soberly(s, keep)
	}
	return keep
}

// usefulTrade says whether trading a cattle now can lead to anything: to a
// build that lacks one good, to a dearer space, to a bid, to an upgrade.
func (g *guide) usefulTrade(t montana.Step, me *montana.Player, b montana.Bargain) bool {
	switch t.Kind {
	case montana.StepTurn, montana.StepSettle:
		if good, ok := b.Good(); ok {
			return me.Left > 0 && g.completes(me, good)
		}
		dearest := montana.Components.Price[2]
		return t.Kind == montana.StepTurn && b == montana.ForSilver && me.Silver < dearest
	case montana.StepBid:
		return b == montana.ForPumpkin
	case montana.StepReward:
		good, ok := b.Good()
		return ok && (good == montana.SmallCopper || good == montana.SmallStone) &&
			me.Goods[good] < montana.Components.Rewards[t.A].Upgrades
	}
	return false
}

// completes says whether one more of a good, with the cattle owned, pays a
// site that can be settled.
func (g *guide) completes(me *montana.Player, good montana.Good) bool {
	for r := g.view.reach; !r.empty(); {
		cost := &g.cost[r.pop()]
		if cost[good] <= me.Goods[good] {
			continue
		}
		lack := 0
		for k, c := range cost {
			n := int(max(c-me.Goods[k], 0))
			if k == int(montana.LargeCopper) || k == int(montana.LargeStone) {
				n *= 100
			}
			lack += n
		}
		if lack <= int(me.Cattle) {
			return true
		}
	}
	return false
}

// wasteful says whether two workers are put where one of them would do.
func wasteful(a rules.Action, place montana.Place) bool {
	if place.Area() == montana.Bank {
		return false
	}
	h := montana.HandfulOf(a)
	return h.Size() == 2 && h[montana.Components.AreaTrade[place.Area()]] > 0
}
