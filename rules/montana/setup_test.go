package montana

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// atFirstTurn is a game set up by chance.
func atFirstTurn(seats int, seed uint64) *State {
	s := newGame(rules.Setup{Title: Title.ID, Seats: seats}).(*State)
	rulestest.Wander(s, rand.New(rand.NewPCG(seed, 53)), func(r rules.State) bool {
		return r.(*State).Asked().Kind == StepTurn
	})
	return s
}

// Scenarios 1 to 3, and 4: what everybody begins with.
func TestSetupByNumberOfPlayers(t *testing.T) {
	for _, c := range []struct {
		seats, tiles, hexes int
		supply, total       Stock
		settlements         int8
		silver              []int16
	}{
		{2, 7, 49, Stock{10, 10, 10, 6, 10, 6}, Stock{12, 12, 12, 6, 12, 6}, 12, []int16{3, 4}},
		{3, 9, 63, Stock{15, 15, 15, 9, 15, 9}, Stock{18, 18, 18, 9, 18, 9}, 10, []int16{3, 4, 5}},
		{4, 10, 70, Stock{20, 20, 20, 12, 20, 12}, Stock{24, 24, 24, 12, 24, 12}, 8, []int16{3, 4, 5, 6}},
	} {
		for seed := range uint64(20) {
			s := atFirstTurn(c.seats, seed)
			laid := map[string]bool{}
			for h := range Hex(s.Hexes()) {
				f, ok := s.Face(h)
				if !ok {
					t.Fatalf("%d players: hex %d is bare", c.seats, h)
				}
				laid[f.Tile] = true
			}
			if s.Hexes() != c.hexes || len(laid) != c.tiles {
				t.Errorf("%d players: %d tiles and %d hexes, want %d and %d", c.seats, len(laid), s.Hexes(), c.tiles,
					c.hexes)
			}
			total := s.Supply()
			if total != c.supply {
				t.Errorf("%d players: the supply is %v, want %v", c.seats, total, c.supply)
			}
			for i := range c.seats {
				seat := s.after(s.First(), int8(i))
				p := s.Player(seat)
				for g := range total {
					total[g] += p.Goods[g]
				}
				if p.Silver != c.silver[i] || p.Left != c.settlements || p.Workers.Size() != 4 || p.Cattle != 1 ||
					p.Canteens != 0 {
					t.Errorf("%d players: seat %v, %d places after the first, has %+v", c.seats, seat, i, p)
				}
				if p.Goods != (Stock{1, 1, 1, 0, 1, 0}) {
					t.Errorf("%d players: seat %v has goods %v", c.seats, seat, p.Goods)
				}
			}
			if total != c.total {
				t.Errorf("%d players: the game holds %v, want %v", c.seats, total, c.total)
			}
			if s.Turn() != s.First() || s.Active() != s.First() {
				t.Errorf("%d players: seat %v begins, not %v", c.seats, s.Turn(), s.First())
			}
		}
	}
}

// Scenarios 5 and 6: cattle and canteens lie where the tiles show them.
func TestSetupCattleAndCanteens(t *testing.T) {
	fewest, most := 6, 0
	for seed := range uint64(100) {
		s := atFirstTurn(4, seed)
		cattle, canteens, lakes, covered := 0, 0, 0, 0
		for h := range Hex(s.Hexes()) {
			f, _ := s.Face(h)
			if f.Kind == Lake {
				lakes++
			}
			if f.Cattle && h == s.Start() {
				covered++
			}
			if s.CattleOn(h) {
				cattle++
			}
			if s.CanteenOn(h) {
				canteens++
			}
		}
		if cattle != 10-covered || s.Herd() != 10+covered {
			t.Errorf("seed %d: %d cattle on the map and %d in the supply, want 10 and 10 but for %d under the start "+
				"tile",
				seed, cattle, s.Herd(), covered)
		}
		if canteens != lakes {
			t.Errorf("seed %d: %d canteens on %d lakes", seed, canteens, lakes)
		}
		fewest, most = min(fewest, canteens), max(most, canteens)
	}
	if fewest != 4 || most != 6 {
		t.Errorf("%d to %d canteens lie on the maps, want 4 to 6", fewest, most)
	}
}

// S2: chance puts the start tile only where as many conditions as possible hold.
func TestStartTileLiesWell(t *testing.T) {
	perfect := 0
	for seed := range uint64(300) {
		s := newGame(rules.Setup{Title: Title.ID, Seats: 2}).(*State)
		rulestest.Wander(s, rand.New(rand.NewPCG(seed, 59)),
			func(r rules.State) bool { return r.(*State).Asked().Kind == StepStart })
		best, weights := 0, map[int]int{}
		for _, a := range s.Legal(nil) {
			n := startConditions(s, HexOf(a))
			best = max(best, n)
			weights[n] += s.Weight(a)
		}
		for n, w := range weights {
			if (w > 0) != (n == best) {
				t.Errorf("seed %d: hexes on which %d conditions hold have weight %d, the best keep %d", seed, n, w,
					best)
			}
		}
		if best == 5 {
			perfect++
		}
	}
	if perfect < 285 {
		t.Errorf("all conditions hold on %d of 300 maps, want nearly all", perfect)
	}
}

// S8: a set-up that names the start player is one of a seat that plays.
func TestChosenStartPlayer(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for n := 1; n <= MaxSeats; n++ {
			setup := rules.Setup{Title: Title.ID, Seats: seats, Modules: []string{fmt.Sprint("first-", n)}, Seed: 1}
			m, err := rules.NewMatch(&Title, setup)
			if n > seats {
				if want := fmt.Sprintf("only %d play", seats); err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("%d players, %v: %v, want %q", seats, setup.Modules, err, want)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Turn() == rules.Nature && m.State().Prompt().Key != "spin" {
				if m.State().Prompt().Key == "first" {
					t.Fatalf("%d players, %v: the start player is drawn", seats, setup.Modules)
				}
				m.Replay(m.Roll())
			}
			s := m.State().(*State)
			for i := range int8(seats) {
				seat := s.after(rules.Seat(n-1), i)
				if s.First() != rules.Seat(n-1) || s.Player(seat).Silver != Components.Silver[i] {
					t.Errorf("%d players, %v: seat %v begins, seat %v has %d silver",
						seats, setup.Modules, s.First(), seat, s.Player(seat).Silver)
				}
			}
		}
	}
}

// S1, S8: each tile, rotation and start player comes up about as often as the others.
func TestSetupChanceIsFair(t *testing.T) {
	count := map[string]int{}
	const games = 3000
	for seed := range uint64(games) {
		m, err := rules.NewMatch(&Title, rules.Setup{Title: Title.ID, Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Prompt().Key != "spin" {
			a := m.Roll()
			if m.Len() == 0 {
				tile, k := TileOf(a)
				count[fmt.Sprint("tile ", tile)]++
				count[fmt.Sprint("rotation ", k)]++
			}
			if a.Kind() == KindFirst {
				count[rules.Notation(m.State(), a)]++
			}
			m.Replay(a)
		}
	}
	for what, n := range map[string]int{"tile ": Components.Tiles, "rotation ": 6} {
		for i := range n {
			if got, want := count[fmt.Sprint(what, i)], games/n; got < want*3/4 || got > want*5/4 {
				t.Errorf("%s%d came up %d times, want about %d", what, i, got, want)
			}
		}
	}
	for _, first := range []string{"first 1", "first 2", "first 3"} {
		if got := count[first]; got < 900 || got > 1100 {
			t.Errorf("%s came up %d times, want about 1000", first, got)
		}
	}
}

// Scenario 19: 8000 spins by seeds, and the same again.
func TestSpinsAreFairAndRepeatable(t *testing.T) {
	spin := func() (sectors []int) {
		for seed := uint64(0); len(sectors) < 8000; seed++ {
			m, err := rules.NewMatch(&Title, rules.Setup{Title: Title.ID, Seats: 2, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for range 400 {
				legal := m.State().Legal(nil)
				a := legal[0] // seats recruit; Legal offers it first
				if m.State().Turn() == rules.Nature {
					a = m.Roll()
				}
				if a.Kind() == KindStop {
					sectors = append(sectors, SectorOf(a))
				}
				m.Replay(a)
			}
		}
		return sectors[:8000]
	}
	once := spin()
	count := make([]int, len(Components.Sectors))
	for _, s := range once {
		count[s]++
	}
	for s, n := range count {
		if n < 880 || n > 1120 {
			t.Errorf("sector %d came up %d times in 8000, want 1000 ± 120", s, n)
		}
	}
	if !slices.Equal(once, spin()) {
		t.Error("the same seeds gave other spins")
	}
}

// Every seat has two spins for its starting workers (S9), which are counted while they are
// played and not after.
func TestStartSpinsAreCounted(t *testing.T) {
	asked := 0
	for seed := range uint64(20) {
		s := newGame(rules.Setup{Title: Title.ID, Seats: 3}).(*State)
		turns := false
		dealt := [3]int{}
		rulestest.Wander(s, rand.New(rand.NewPCG(seed, 7)), func(r rules.State) bool {
			s := r.(*State)
			step := s.Asked()
			turns = turns || step.Kind == StepTurn
			if step.Kind == StepTake {
				n, ok := s.StartSpin()
				if ok == turns {
					t.Fatalf("seed %d: after turns have begun: %v, in a starting spin: %v", seed, turns, ok)
				}
				if ok && n != 1+dealt[step.Seat]/2 {
					t.Fatalf("seed %d: with %d workers the spin is number %d", seed, dealt[step.Seat], n)
				}
				asked++
			}
			for seat := range dealt {
				dealt[seat] = s.Player(rules.Seat(seat)).Workers.Size()
			}
			return step.Kind == StepEnd && turns
		})
	}
	if asked == 0 {
		t.Error("no white worker was chosen")
	}
}
