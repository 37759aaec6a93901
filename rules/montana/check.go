package montana

import (
	"fmt"

	"tilestead/rules"
)

// check is the law of conservation: every piece is somewhere, and only once.
func check(state rules.State) error {
	s := state.(*State)
	t := Components
	for g := range Good(Goods) {
		total, want := s.supply[g], t.Supply[s.seats][g]+t.StartGoods[g]*s.seats
		for p := range s.seats {
			total += s.player[p].Goods[g]
			if s.player[p].Goods[g] < 0 {
				return fmt.Errorf("seat %d has %d %s", p+1, s.player[p].Goods[g], t.GoodIDs[g])
			}
		}
		if total != want || s.supply[g] < 0 {
			return fmt.Errorf("%s: %d pieces, %d of them in the supply, should be %d", t.GoodIDs[g], total,
				s.supply[g], want)
		}
	}
	for w := range Trade(Trades) {
		if total := countWorkers(s, w); total != t.Workers {
			return fmt.Errorf("%s workers: %d, should be %d", t.TradeIDs[w], total, t.Workers)
		}
	}
	return checkPlayers(s)
}

func countWorkers(s *State, w Trade) int8 {
	total := s.pool[w]
	for p := range s.seats {
		total += s.player[p].Workers[w]
	}
	for _, spaces := range [3][]Handful{s.large[:], s.small[:], s.bank[:]} {
		for _, h := range spaces {
			total += h[w]
		}
	}
	return total
}

func checkPlayers(s *State) error {
	cattle, placed := s.herd, [MaxSeats]int8{}
	for h := Hex(0); h < s.layout.n; h++ {
		if s.cattleOn.has(h) {
			cattle++
		}
		if s.height[h] > 0 {
			placed[s.owner[h]] += s.height[h]
		}
	}
	asked := StepKind(0)
	if s.agenda.Len() > 0 {
		asked = s.agenda.Top().Kind
	}
	for p := range s.seats {
		q := &s.player[p]
		cattle += q.Cattle
		if q.Silver < 0 || q.Cattle < 0 || q.Canteens < 0 || q.Left < 0 {
			return fmt.Errorf("seat %d owes something: %+v", p+1, *q)
		}
		if placed[p]+q.Left != Components.Settlements[s.seats] {
			return fmt.Errorf("seat %d: %d settlements placed and %d left", p+1, placed[p], q.Left)
		}
		if q.Workers.Size() > int(Components.WorkerLimit) && asked != StepLimit {
			return fmt.Errorf("seat %d keeps %d workers", p+1, q.Workers.Size())
		}
	}
	if cattle != Components.Cattle {
		return fmt.Errorf("%d cattle, should be %d", cattle, Components.Cattle)
	}
	return nil
}
