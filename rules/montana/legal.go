package montana

import (
	"math/bits"

	"tilestead/rules"
)

// Legal appends what may be done now.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.agenda.Len() == 0 {
		return dst
	}
	t := s.agenda.Top()
	row := &steps[t.Kind]
	if row.lists != nil {
		dst = row.lists(s, dst, t)
	}
	if row.trades && t.Seat == s.active && s.player[t.Seat].Cattle > 0 {
		for b := ForGrain; b <= ForDark; b++ {
			dst = append(dst, Sell(b))
		}
	}
	return dst
}

func legalFirst(s *State, dst []rules.Action, _ *Step) []rules.Action {
	for p := range s.seats {
		dst = append(dst, rules.Act(KindFirst)|seatField.Put(int(p)))
	}
	return dst
}

func legalSpins(s *State, dst []rules.Action, _ *Step) []rules.Action {
	for i := range Components.Sectors {
		dst = append(dst, rules.Act(KindStop)|sectorField.Put(i))
	}
	return dst
}

func legalWhites(s *State, dst []rules.Action, _ *Step) []rules.Action {
	for w := range int8(Trades) {
		dst = append(dst, TakeWhite(Trade(w)))
	}
	return dst
}

func legalReturns(s *State, dst []rules.Action, t *Step) []rules.Action {
	for w, n := range s.player[t.Seat].Workers {
		if n > 0 {
			dst = append(dst, Return(Trade(w)))
		}
	}
	return dst
}

func legalAdvances(s *State, dst []rules.Action, t *Step) []rules.Action {
	dst = append(dst, Advance(0))
	for k := int8(1); k <= min(Components.MaxAdvance, s.player[t.Seat].Goods[Grain]); k++ {
		dst = append(dst, Advance(int(k)))
	}
	return dst
}

func legalSmall(s *State, dst []rules.Action, t *Step) []rules.Action {
	dst = append(dst, rules.Act(KindSmall))
	return legalStaff(s, dst, KindSmall, t.Seat, t.place())
}

func legalBidding(s *State, dst []rules.Action, t *Step) []rules.Action {
	dst = legalBids(s, dst, t.Seat)
	if !t.must() {
		dst = append(dst, Pass)
	}
	return dst
}

func legalSettle(s *State, dst []rules.Action, t *Step) []rules.Action {
	return append(legalBuilds(s, dst, t.Seat), StopBuilding)
}

func legalEnd(s *State, dst []rules.Action, _ *Step) []rules.Action {
	return append(dst, End)
}

func legalCanteen(s *State, dst []rules.Action, _ *Step) []rules.Action {
	return append(dst, Canteen, Keep)
}

func legalTurn(s *State, dst []rules.Action, t *Step) []rules.Action {
	seat := t.Seat
	dst = append(dst, Recruit)
	for p := Place(0); p < Places; p++ {
		if s.usable(seat, p) {
			dst = append(dst, Work(p))
		}
	}
	dst = append(dst, Town)
	return legalBuilds(s, dst, seat)
}

// usable says whether seat can staff and pay a place now (W2, W3, W6). It asks
// anew what legalStaff lists, because it is asked for fifteen places at every
// turn: listing there makes a whole random game a quarter slower.
func (s *State) usable(seat rules.Seat, p Place) bool {
	w := &s.player[seat].Workers
	if p >= FirstBank {
		return s.bank[p-FirstBank] == Handful{} && w.Size() >= int(Components.BankWorkers[p-FirstBank])
	}
	return s.large[p] == Handful{} && s.player[seat].Silver >= Components.Price[p] &&
		(w[Components.AreaTrade[p/3]] > 0 || w.Size() >= 2)
}

// pairs are all handfuls of two workers.
var pairs = handfulsOf(2)

// mostPairs is how many there are.
const mostPairs = Trades * (Trades + 1) / 2

// bankHands are all handfuls for the three bank spaces.
var bankHands = [3][]Handful{
	handfulsOf(int(Components.BankWorkers[0])),
	handfulsOf(int(Components.BankWorkers[1])),
	handfulsOf(int(Components.BankWorkers[2])),
}

// handfulsOf lists all handfuls of n workers.
func handfulsOf(n int) (hs []Handful) {
	for l := n; l >= 0; l-- {
		for o := n - l; o >= 0; o-- {
			for b := n - l - o; b >= 0; b-- {
				hs = append(hs, Handful{int8(l), int8(o), int8(b), int8(n - l - o - b)})
			}
		}
	}
	return hs
}

// legalStaff is the workers that may be put on a place, the cheapest first (W6).
func legalStaff(s *State, dst []rules.Action, kind uint8, seat rules.Seat, p Place) []rules.Action {
	have := s.player[seat].Workers
	if p >= FirstBank {
		for _, h := range bankHands[p-FirstBank] {
			if h.fits(have) {
				dst = append(dst, Staff(kind, h))
			}
		}
		return dst
	}
	if t := Components.AreaTrade[p/3]; have[t] > 0 {
		var one Handful
		one[t] = 1
		dst = append(dst, Staff(kind, one))
	}
	if have.Size() >= 2 {
		for _, h := range pairs {
			if h.fits(have) {
				dst = append(dst, Staff(kind, h))
			}
		}
	}
	return dst
}

// legalBids is the spaces of W11.
func legalBids(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	for r := Row(0); r < Rows; r++ {
		for c := firstFree(s, r); c <= Columns && Components.Pumpkins[c] <= s.player[seat].Goods[Pumpkin]; c++ {
			dst = append(dst, PlaceBid(r, int(c)))
		}
	}
	return dst
}

// firstFree is the leftmost column of a row with no contractor on or to the
// right of it; Columns+1 when there is none.
func firstFree(s *State, r Row) int8 {
	c := Components.Rewards[r].FirstColumn
	for p := range s.seats {
		if at := s.auction.at[p]; at.column > 0 && at.row == r {
			c = max(c, at.column+1)
		}
	}
	return c
}

// canBid says whether legalBids has anything. It looks for itself, because every
// bidder is asked and the first row that is open is enough: listing makes a
// random game 2 % slower.
func canBid(s *State, seat rules.Seat) bool {
	for r := Row(0); r < Rows; r++ {
		if c := firstFree(s, r); c <= Columns && Components.Pumpkins[c] <= s.player[seat].Goods[Pumpkin] {
			return true
		}
	}
	return false
}

// legalRewards is what may be announced for a row (W16), nothing included.
func legalRewards(s *State, dst []rules.Action, t *Step) []rules.Action {
	w := &Components.Rewards[t.row()]
	if n := w.Goods; n > 0 {
		for a := int8(0); a <= n; a++ {
			for b := int8(0); a+b <= n; b++ {
				for c := int8(0); a+b+c <= n; c++ {
					dst = append(dst, Take([3]int8{a, b, c}))
				}
			}
		}
		return dst
	}
	goods := &s.player[t.Seat].Goods
	for c := int8(0); c <= min(w.Upgrades, goods[SmallCopper]); c++ {
		for st := int8(0); c+st <= w.Upgrades && st <= goods[SmallStone]; st++ {
			dst = append(dst, Upgrade(c, st))
		}
	}
	return dst
}

// legalBuilds is the hexes seat can reach and pay (C2, C3).
func legalBuilds(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	if s.player[seat].Left == 0 {
		return dst
	}
	goods := &s.player[seat].Goods
	for near := s.reach(); near != (hexSet{}); {
		h := near.first()
		near.remove(h)
		if pays(goods, &Components.Faces[s.face[h]].Cost) {
			dst = append(dst, Build(h))
		}
	}
	return dst
}

// reach is the hexes on which C2 allows a build, whoever pays.
func (s *State) reach() (near hexSet) {
	for w, row := range s.settled {
		for ; row != 0; row &= row - 1 {
			around := &s.layout.around[w<<6+bits.TrailingZeros64(row)]
			near[0] |= around[0]
			near[1] |= around[1]
		}
	}
	for w := range near {
		near[w] &= s.land[w] &^ s.settled[w]
	}
	return near
}

func pays(have, cost *Stock) bool {
	return have[0] >= cost[0] && have[1] >= cost[1] && have[2] >= cost[2] &&
		have[3] >= cost[3] && have[4] >= cost[4] && have[5] >= cost[5]
}

// Reachable lists the hexes that C2 allows now, whoever pays.
func (s *State) Reachable() []Hex { return s.reach().list() }

// Payable says whether seat owns exactly what a hex costs, and a settlement.
func (s *State) Payable(seat rules.Seat, h Hex) bool {
	return s.player[seat].Left > 0 && pays(&s.player[seat].Goods, &Components.Faces[s.face[h]].Cost)
}

// Usable lists the places seat can staff and pay now.
func (s *State) Usable(seat rules.Seat) (ps []Place) {
	for p := Place(0); p < Places; p++ {
		if s.usable(seat, p) {
			ps = append(ps, p)
		}
	}
	return ps
}

// canBuild says whether legalBuilds has anything.
func canBuild(s *State, seat rules.Seat) bool {
	var list [MaxHexes]rules.Action
	return len(legalBuilds(s, list[:0], seat)) > 0
}
