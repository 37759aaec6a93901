package feats

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
)

var montanaFeats = []Feat{
	{"row-of-four", 1, rows},
	{"two-rows", 2, rows},
	{"busy-turn", 4, bestTurn(func(g *Game, e montana.Built) int { return int(e.Placed) })},
	{"two-canteens", 2, won(canteens)},
	{"thirsty", 1, won(without(canteens))},
	{"duel", 2, outbidOnRow},
	{"empty-town", 1, alone},
	{"good-guest", 3, rewardsElsewhere},
	{"full-crew", montana.Trades, peak(trades)},
	{"stockpile", 6, peak(func(g *Game, s *montana.State) int {
		goods := s.Player(g.Seat).Goods
		return int(slices.Max(goods[:]))
	})},
	{"empty-pockets", 1, most(func(g *Game, m *Moment, e montana.EndAnnounced) int {
		return once(e.Seat == g.Seat && m.After.(*montana.State).Player(g.Seat).Goods == montana.Stock{})
	})},
	{"big-money", 12, most(func(g *Game, _ *Moment, e montana.BankPaid) int {
		return int(e.Silver) * once(e.Seat == g.Seat)
	})},
	{"long-way-round", 5, most(func(g *Game, _ *Moment, e montana.Advanced) int {
		return e.Steps * once(e.Seat == g.Seat)
	})},
	{"hard-times", 1, shortages},
	{"quick-win", 1, won(func(g *Game) int {
		return once(g.Final.(*montana.State).Player(g.Seat).Turns <= quickTurns)
	})},
	{"catching-up", 3, won(most(func(g *Game, m *Moment, _ montana.TurnBegan) int {
		s := m.After.(*montana.State)
		return g.behind(func(seat rules.Seat) int { return -int(s.Player(seat).Left) })
	}))},
	{"far-and-wide", 5, tilesSettled},
	{"no-town", 1, won(without(total(func(g *Game, e montana.Bid) int { return once(e.Seat == g.Seat) })))},
	{"steady-hand", 6, withoutSpin},
	{"lucky-find", 1, total(func(g *Game, e montana.Built) int {
		return once(e.Seat == g.Seat && e.Cattle && len(e.Canteen) > 0)
	})},
	{"herd", 5, peak(func(g *Game, s *montana.State) int { return int(s.Player(g.Seat).Cattle) })},
}

// quickTurns is how many turns a quick win takes at most, extra turns left out.
const quickTurns = 14

// rows is how many rows of four the seat completed.
func rows(g *Game) int {
	return total(func(g *Game, e montana.Built) int { return int(e.Rows) * once(e.Seat == g.Seat) })(g)
}

func canteens(g *Game) int {
	return total(func(g *Game, e montana.CanteenUsed) int { return once(e.Seat == g.Seat) })(g)
}

// bestTurn is the highest that the seat's events of a type count for in one turn.
func bestTurn(of func(g *Game, e montana.Built) int) func(g *Game) int {
	return func(g *Game) (best int) {
		for _, turn := range turnsOf(g) {
			n := 0
			for _, m := range turn {
				if e, ok := m.Event.(montana.Built); ok {
					n += of(g, e)
				}
			}
			best = max(best, n)
		}
		return best
	}
}

// turnsOf are the seat's turns: what happened from the beginning of each to that of the next one.
func turnsOf(g *Game) (turns [][]Moment) {
	own := false
	for i := range g.Moments {
		if e, ok := g.Moments[i].Event.(montana.TurnBegan); ok {
			if own = e.Seat == g.Seat; own {
				turns = append(turns, nil)
			}
		}
		if own {
			turns[len(turns)-1] = append(turns[len(turns)-1], g.Moments[i])
		}
	}
	return turns
}

// withoutSpin is how many turns in a row the seat took without a spin of the disc.
func withoutSpin(g *Game) (longest int) {
	run := 0
	for _, turn := range turnsOf(g) {
		run++
		for _, m := range turn {
			if _, spun := m.Event.(montana.Spun); spun {
				run = 0
			}
		}
		longest = max(longest, run)
	}
	return longest
}

// An auction is who opened the town and what happened until the contractors were home.
type auction struct {
	by    rules.Seat
	after []Moment
}

func auctions(g *Game) (list []auction) {
	open := false
	for i := range g.Moments {
		switch e := g.Moments[i].Event.(type) {
		case montana.TownOpened:
			list, open = append(list, auction{by: e.Seat}), true
		case montana.ContractorsHome:
			open = false
		}
		if open {
			last := &list[len(list)-1]
			last.after = append(last.after, g.Moments[i])
		}
	}
	return list
}

// outbidOnRow is how often the seat outbid others on one row in one auction.
func outbidOnRow(g *Game) (best int) {
	for _, a := range auctions(g) {
		var n [montana.Rows]int
		for _, m := range a.after {
			if e, ok := m.Event.(montana.Outbid); ok && e.By == g.Seat {
				n[e.Row]++
			}
		}
		best = max(best, slices.Max(n[:]))
	}
	return best
}

// alone is in how many auctions of its own the seat was the only one to bid.
func alone(g *Game) (n int) {
	for _, a := range auctions(g) {
		rivals := slices.ContainsFunc(a.after, func(m Moment) bool {
			e, ok := m.Event.(montana.Bid)
			return ok && e.Seat != g.Seat
		})
		n += once(a.by == g.Seat && !rivals)
	}
	return n
}

// rewardsElsewhere are the rewards that the seat won in auctions of others.
func rewardsElsewhere(g *Game) (n int) {
	for _, a := range auctions(g) {
		for _, m := range a.after {
			e, ok := m.Event.(montana.Rewarded)
			n += once(ok && e.Seat == g.Seat && a.by != g.Seat)
		}
	}
	return n
}

// trades is of how many trades the seat has workers.
func trades(g *Game, s *montana.State) (n int) {
	for _, have := range s.Player(g.Seat).Workers {
		n += once(have > 0)
	}
	return n
}

// shortages is how often what the seat took was returned by others and not by itself.
func shortages(g *Game) int {
	others := func(g *Game, taker rules.Seat, gave [montana.MaxSeats]bool) int {
		return once(taker == g.Seat && !gave[g.Seat] && slices.Contains(gave[:], true))
	}
	goods := total(func(g *Game, e montana.GoodsShortage) int { return others(g, e.For, e.Gave) })
	workers := total(func(g *Game, e montana.WorkerShortage) int { return others(g, e.For, e.Gave) })
	return goods(g) + workers(g)
}

// tilesSettled is on how many tiles of the map the seat has settlements in the end.
func tilesSettled(g *Game) int {
	s, slots := g.Final.(*montana.State), map[int]bool{}
	for h := range montana.Hex(s.Hexes()) {
		if owner, n := s.Settlements(h); n > 0 && owner == g.Seat {
			slots[s.Slot(h)] = true
		}
	}
	return len(slots)
}
