package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

// prize is the worth of the plan after taking the reward of a row with goods
// and cattle given, silver counted, and the action that announces it.
func (p *policy) prize(row montana.Row, goods montana.Stock, cattle, silver int) (v int, act rules.Action) {
	w := &montana.Components.Rewards[row]
	if w.Goods > 0 {
		var take [3]int8
		v = p.store(&p.hold, &goods, cattle)
		for range w.Goods {
			best, at := v, -1
			for i, g := range w.From {
				goods[g]++
				if n := p.store(&p.hold, &goods, cattle); n > best {
					best, at = n, i
				}
				goods[g]--
			}
			if at < 0 {
				break
			}
			v = best
			goods[w.From[at]]++
			take[at]++
		}
		return v, montana.Take(take)
	}
	cattle += int(w.Cattle)
	v = p.store(&p.hold, &goods, cattle)
	var up [2]int8
	for range w.Upgrades {
		best, at := v, -1
		for i := range 2 {
			small, large := kinds[i][0], kinds[i][1]
			if goods[small] == 0 {
				continue
			}
			goods[small]--
			goods[large]++
			if n := p.store(&p.hold, &goods, cattle); n > best {
				best, at = n, i
			}
			goods[small]++
			goods[large]--
		}
		if at < 0 {
			break
		}
		v = best
		goods[kinds[at][0]]--
		goods[kinds[at][1]]++
		up[at]++
	}
	v += p.w.silverWorth(silver+int(w.Silver)) - p.w.silverWorth(silver)
	return v, montana.Upgrade(up[0], up[1])
}

// kinds are the small and large goods of an upgrade: copper, stone.
var kinds = [2][2]montana.Good{{montana.SmallCopper, montana.LargeCopper}, {montana.SmallStone, montana.LargeStone}}

// reward announces what to take of a row that is paid for, or trades a cattle
// for what is worth more upgraded.
func (p *policy) reward(s *montana.State, t montana.Step, me *montana.Player) rules.Action {
	row, goods, cattle := montana.Row(t.A), p.hold.goods, p.hold.cattle-int(t.B)
	best, act := p.prize(row, goods, cattle, int(me.Silver))
	if t.Seat != s.Active() || me.Cattle == 0 || montana.Components.Rewards[row].Upgrades == 0 {
		return act
	}
	for _, k := range kinds {
		goods[k[0]]++
		if v, _ := p.prize(row, goods, cattle-1, int(me.Silver)); v > best {
			best, act = v, montana.Sell(bargains[k[0]])
		}
		goods[k[0]]--
	}
	return act
}

// free is the leftmost column of a row that nobody holds or bars; past the
// last when there is none.
func free(s *montana.State, row montana.Row) int {
	c := int(montana.Components.Rewards[row].FirstColumn)
	for o := range seats(s) {
		if r, column, ok := s.Contractor(o); ok && r == row {
			c = max(c, column+1)
		}
	}
	return c
}

// bid takes the row that brings most at its cheapest free column, or passes
// when none is worth its pumpkins.
func (p *policy) bid(s *montana.State, t montana.Step) rules.Action {
	me := s.Player(t.Seat)
	best, act := p.store(&p.hold, &p.hold.goods, p.hold.cattle), montana.Pass
	if t.A == 1 {
		best = -won * 2
	}
	for row := montana.Row(0); row < montana.Rows; row++ {
		c := free(s, row)
		if c > montana.Columns || montana.Components.Pumpkins[c] > me.Goods[montana.Pumpkin] {
			continue
		}
		goods := p.hold.goods
		goods[montana.Pumpkin] -= montana.Components.Pumpkins[c]
		if v, _ := p.prize(row, goods, p.hold.cattle, int(me.Silver)); v > best {
			best, act = v, montana.PlaceBid(row, int(c))
		}
	}
	return act
}

// contest is the share, in 1/100, of the best town row that its opener gets
// when others can bid against it; else it is the second best.
const contest = 36

// town is the expected worth of the plan after opening the town: the best row
// when nobody can bid against it, else something between the best two.
func (p *policy) town(s *montana.State, seat rules.Seat, me *montana.Player) int {
	goods := p.hold.goods
	goods[montana.Pumpkin]++
	first, second := -won*2, -won*2
	for row := montana.Row(0); row < montana.Rows; row++ {
		c := montana.Components.Rewards[row].FirstColumn
		price := montana.Components.Pumpkins[c]
		if price > goods[montana.Pumpkin] {
			continue
		}
		left := goods
		left[montana.Pumpkin] -= price
		v, _ := p.prize(row, left, p.hold.cattle, int(me.Silver))
		if v > first {
			first, second = v, first
		} else if v > second {
			second = v
		}
	}
	rivals := false
	for o := range seats(s) {
		if o != seat && s.Player(o).Goods[montana.Pumpkin] > 2 {
			rivals = true
		}
	}
	if !rivals || second < -won {
		return first
	}
	return (first*contest + second*(100-contest)) / 100
}
