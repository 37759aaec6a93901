package montana_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/rules/rulestest"
	"tilestead/save"
)

// invariants counts every piece anew, from what anybody can see.
func invariants(t *testing.T, s *montana.State) {
	t.Helper()
	n := s.Players()
	dealt := montana.Stock{24, 24, 24, 12, 24, 12} // with four players
	if n < 4 {
		for g := range dealt {
			dealt[g] = dealt[g] * int8(n) / 4
		}
	}
	goods, workers := s.Supply(), s.Pool()
	cattle, placed := s.Herd(), make([]int, n)
	negative := s.Herd() < 0
	for h := range montana.Hex(s.Hexes()) {
		if s.CattleOn(h) {
			cattle++
		}
		if owner, k := s.Settlements(h); k > 0 {
			placed[owner] += k
		}
	}
	for i := range n {
		p := s.Player(rules.Seat(i))
		for g, k := range p.Goods {
			goods[g] += k
			negative = negative || k < 0 || s.Supply()[g] < 0
		}
		for w, k := range p.Workers {
			workers[w] += k
			negative = negative || k < 0 || s.Pool()[w] < 0
		}
		cattle += int(p.Cattle)
		negative = negative || p.Silver < 0 || p.Cattle < 0 || p.Canteens < 0 || p.Left < 0
		if all := [...]int{2: 12, 3: 10, 4: 8}[n]; placed[i]+int(p.Left) != all {
			t.Errorf("seat %d has placed %d settlements and holds %d, want %d in all", i+1, placed[i], p.Left, all)
		}
		if p.Workers.Size() > 8 {
			t.Errorf("seat %d keeps %d workers", i+1, p.Workers.Size())
		}
	}
	for p := range montana.Place(montana.Places) {
		for w, k := range s.Workers(p) {
			workers[w] += k
		}
		if p < montana.FirstBank {
			for w, k := range s.SmallWorkers(p) {
				workers[w] += k
			}
		}
	}
	if goods != dealt || workers != (montana.Handful{18, 18, 18, 18}) || cattle != 24 || negative {
		t.Errorf("goods %v, workers %v, cattle %d, something negative: %v", goods, workers, cattle, negative)
	}
}

// Scenario 99: whatever is played, nothing is lost and there is always
// something to do.
func TestRandomPlayKeepsTheInvariants(t *testing.T) {
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		turns := 0
		for seed := uint64(0); turns < 300; seed++ {
			s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: seats})
			rulestest.Wander(s, rand.New(rand.NewPCG(seed, 61)), func(s rules.State) bool {
				if len(s.Legal(nil)) == 0 {
					t.Errorf("seat %v can do nothing", s.Turn())
				}
				if s.Prompt().Key == "turn" {
					invariants(t, s.(*montana.State))
					turns++
				}
				return t.Failed()
			})
			invariants(t, s.(*montana.State))
		}
	}
}

// Scenario 100: saved while a chain of outbidding runs, the same player must
// act and may go to the same spaces.
func TestSavedInAnAuctionChain(t *testing.T) {
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		found := 0
		for seed := uint64(0); found < 5; seed++ {
			m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: montana.Title.ID, Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 67))
			for m.State().Turn() != rules.Nobody && !inChain(m) {
				if m.State().Turn() == rules.Nature {
					m.Replay(m.Roll())
					continue
				}
				legal := m.State().Legal(nil)
				m.Replay(legal[r.IntN(len(legal))])
			}
			if m.State().Turn() == rules.Nobody {
				continue
			}
			found++
			b, err := (&save.Game{Match: m}).Bytes()
			if err != nil {
				t.Fatal(err)
			}
			g, err := save.Read(b)
			if err != nil {
				t.Fatal(err)
			}
			was, is := m.State(), g.Match.State()
			if is.Turn() != was.Turn() || !slices.Equal(is.Legal(nil), was.Legal(nil)) ||
				rules.Hash(is) != rules.Hash(was) {
				t.Errorf("%d players, seed %d: seat %v was to act, after loading seat %v", seats, seed, was.Turn(),
					is.Turn())
			}
		}
	}
}

// inChain says whether somebody who was outbid has to act, and can.
func inChain(m *rules.Match) bool {
	s := m.State().(*montana.State)
	return s.Prompt().Key == "bid" && s.Acted(s.Turn()) && len(s.Legal(nil)) > 2
}

// Scenario 64: four players with six pumpkins each who always answer in the
// row where they were outbid need at most 24 placements.
func TestAuctionEnds(t *testing.T) {
	for seed := range uint64(50) {
		s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: 4})
		for _, set := range [][]string{{"ready"}, {"good", "pumpkin", "6", "6", "6", "6"}} {
			if err := montana.Title.Arrange(s, set); err != nil {
				t.Fatal(err)
			}
		}
		r := rand.New(rand.NewPCG(seed, 71))
		a, _ := rules.Find(s, "town")
		placed := 0
		var row [4]montana.Row
		for s.Do(a, nil); s.(*montana.State).Auction() && s.Prompt().Key == "bid"; s.Do(a, nil) {
			seat := s.Turn()
			a = answer(s.(*montana.State), row[seat], r)
			if a.Kind() == montana.KindBid {
				row[seat], _ = montana.BidOf(a)
				placed++
			}
		}
		if placed > 24 || placed < 4 {
			t.Errorf("seed %d: %d placements, want 4 to 24", seed, placed)
		}
	}
}

// answer bids in a row, the cheapest space there; on the first chance of a seat
// anywhere. It passes if that row is full or too dear.
func answer(s *montana.State, row montana.Row, r *rand.Rand) rules.Action {
	var bids []rules.Action
	for _, a := range s.Legal(nil) {
		if at, _ := montana.BidOf(a); a.Kind() == montana.KindBid && (at == row || !s.Acted(s.Turn())) {
			bids = append(bids, a)
		}
	}
	switch {
	case len(bids) == 0:
		return montana.Pass
	case s.Acted(s.Turn()):
		return bids[0]
	}
	return bids[r.IntN(len(bids))]
}
