package record

import (
	"fmt"
	"maps"
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// compare holds a recorded position against ours.
func (p *player) compare(want *Position) error {
	s := p.state()
	if len(want.Seats) != s.Players() {
		return fmt.Errorf("%d seats recorded, %d play", len(want.Seats), s.Players())
	}
	for i, rec := range want.Seats {
		q := s.Player(rules.Seat(i))
		here := fmt.Sprint(q.Silver, q.Goods, q.Workers[:], q.Cattle, q.Canteens, q.Left)
		if there := fmt.Sprint(rec...); here != there {
			return fmt.Errorf("seat %d (silver, goods, workers, cattle, canteens, settlements left): %s here, %s "+
				"recorded",
				i+1, here, there)
		}
	}
	supply, pool := s.Supply(), s.Pool()
	cattle, canteens := 0, 0
	for h := range montana.Hex(s.Hexes()) {
		if s.CattleOn(h) {
			cattle++
		}
		if s.CanteenOn(h) {
			canteens++
		}
	}
	end := 0
	if s.Ended() {
		end = 1
	}
	for _, c := range []struct{ what, here, there string }{
		{"goods in the supply", fmt.Sprint(supply[:]), fmt.Sprint(want.Goods)},
		{"workers in the supply", fmt.Sprint(pool[:]), fmt.Sprint(want.Workers)},
		{"cattle in the supply", fmt.Sprint(s.Herd()), fmt.Sprint(want.Cattle)},
		{"cattle and canteens on the map", fmt.Sprint([2]int{cattle, canteens}), fmt.Sprint(want.Map)},
		{"arrow", fmt.Sprint(s.Arrow()), fmt.Sprint(want.Arrow)},
		{"end announced", fmt.Sprint(end), fmt.Sprint(want.End)},
		{"worker board", fmt.Sprint(board(s)), fmt.Sprint(inOrders(want.Board))},
	} {
		if c.here != c.there {
			return fmt.Errorf("%s: %s here, %s recorded", c.what, c.here, c.there)
		}
	}
	return nil
}

func board(s *montana.State) map[string]string {
	b := map[string]string{}
	for p := range montana.Place(montana.Places) {
		id := montana.Components.PlaceIDs[p]
		if w := s.Workers(p); w.Size() > 0 {
			b[id] = w.String()
		}
		if p.Area() != montana.Bank {
			if w := s.SmallWorkers(p); w.Size() > 0 {
				b[id+"+"] = w.String()
			}
		}
	}
	return b
}

func inOrders(b map[string]string) map[string]string {
	o := map[string]string{}
	for _, k := range slices.Sorted(maps.Keys(b)) {
		o[k] = inOrder(b[k])
	}
	return o
}
