package montana

import "tilestead/rules"

// receiveGood hands n pieces of a good to seat after as many rounds of the
// shortage rule as it takes (H1, H2), and says how many were lacking (H4).
func (t acting) receiveGood(seat rules.Seat, g Good, n int8) (lacking int8) {
	for t.supply[g] < n && t.goodsRound(seat, g) {
	}
	got := min(n, t.supply[g])
	t.supply[g] -= got
	t.player[seat].Goods[g] += got
	return n - got
}

// goodsRound has everybody who has a piece put one back; false if nobody has.
func (t acting) goodsRound(seat rules.Seat, g Good) bool {
	var gave [MaxSeats]bool
	any := false
	for p := range t.seats {
		o := rules.Seat(p)
		if t.player[o].Goods[g]-bound(t.State, o, seat, g) > 0 {
			t.player[o].Goods[g]--
			t.supply[g]++
			gave[o], any = true, true
		}
	}
	if any {
		rules.Show(t.reel, t.State, GoodsShortage{seat, g, gave})
	}
	return any
}

// bound is how many pieces owner keeps back from a round for receiver: the
// pumpkins of a standing bid not yet paid (W18).
func bound(s *State, owner, receiver rules.Seat, g Good) int8 {
	if g != Pumpkin || owner == receiver || !s.auction.open || s.auction.paid[owner] {
		return 0
	}
	return Components.Pumpkins[s.auction.at[owner].column]
}

// receiveWorkers is receiveGood for workers of a trade; those on the worker
// board do not count (H3).
func (t acting) receiveWorkers(seat rules.Seat, w Trade, n int8) (lacking int8) {
	for t.pool[w] < n && t.workersRound(seat, w) {
	}
	got := min(n, t.pool[w])
	t.pool[w] -= got
	t.player[seat].Workers[w] += got
	return n - got
}

func (t acting) workersRound(seat rules.Seat, w Trade) bool {
	var gave [MaxSeats]bool
	any := false
	for p := range t.seats {
		if t.player[p].Workers[w] > 0 {
			t.player[p].Workers[w]--
			t.pool[w]++
			gave[p], any = true, true
		}
	}
	if any {
		rules.Show(t.reel, t.State, WorkerShortage{seat, w, gave})
	}
	return any
}
