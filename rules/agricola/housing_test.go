package agricola

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A spot is room for one animal: of any kind, or of the only kind it takes.
type spot struct {
	takes [box.Animals]bool
}

var (
	anyone  = spot{[box.Animals]bool{true, true, true, true}}
	noSheep = spot{[box.Animals]bool{false, true, true, true}}
)

// bare says whether nothing at all is on a space of a farm, crops included.
func bare(f *farm.Farm, row, col int) bool {
	for _, m := range []farm.Mask{f.Rooms, f.Fields, f.Stables, f.Forests, f.Moors, f.Blocked, f.Untilled} {
		if in(m, row, col) {
			return false
		}
	}
	for _, p := range f.Pasture {
		if in(p, row, col) {
			return false
		}
	}
	return in(f.Land, row, col)
}

// spots are all there are on a farm and its cards but for those in pastures.
func (p *Player) spots() (list []spot) {
	list = append(list, anyone)
	free := false
	for row := -farm.Beyond; row < farm.PlaneRows-farm.Beyond; row++ {
		for col := -farm.Beyond; col < farm.Stride-farm.Beyond; col++ {
			pasture := false
			for _, m := range p.Pasture {
				pasture = pasture || in(m, row, col)
			}
			if in(p.Stables, row, col) && !pasture {
				list = append(list, anyone)
			}
			if in(p.Forests, row, col) && p.Front.Has(box.HomeWoodCard) {
				list = append(list, noSheep)
			}
			if in(p.Rooms, row, col) {
				if p.Front.Has(box.Named("A086")) {
					list = append(list, anyone)
				}
				free = free || bare(&p.Farm, row-1, col) || bare(&p.Farm, row+1, col) || bare(&p.Farm, row, col-1) ||
					bare(&p.Farm, row, col+1)
			}
		}
	}
	if p.Front.Has(box.Named("A086")) {
		list = list[1:] // instead of the one pet
	}
	if p.Front.Has(box.NightCard) {
		list = append(list, anyone, anyone, anyone)
	}
	if free && p.Front.Has(box.TroughCard) {
		horse := spot{[box.Animals]bool{box.Horse - box.Sheep: true}}
		list = append(list, horse, horse)
	}
	return list
}

// room is how many animals a pasture holds.
func (p *Player) room(m farm.Mask) int {
	n := 0
	for c := range farm.Cell(64) {
		if m.Has(c) {
			n += 2
		}
	}
	for c := range farm.Cell(64) {
		if m.Has(c) && p.Stables.Has(c) {
			n *= 2
		}
	}
	if p.Front.Has(box.Named("A012")) {
		n += 2
	}
	return n
}

// findSpot houses an animal of a kind, moving others where that helps.
func findSpot(k int, list []spot, lives, tried []int, stamp int) bool {
	for i := range list {
		if !list[i].takes[k] || tried[i] == stamp {
			continue
		}
		tried[i] = stamp
		if lives[i] < 0 || findSpot(lives[i], list, lives, tried, stamp) {
			lives[i] = k
			return true
		}
	}
	return false
}

// allFind says whether each animal of a herd finds a spot of its own.
func allFind(h box.Herd, list []spot) bool {
	lives, tried := make([]int, len(list)), make([]int, len(list))
	for i := range lives {
		lives[i] = -1
	}
	stamp := 0
	for k, n := range h {
		for range n {
			if stamp++; !findSpot(k, list, lives, tried, stamp) {
				return false
			}
		}
	}
	return true
}

// lodges tries each kind in each pasture, and whether each animal has a spot then.
func (p *Player) lodges(h box.Herd) bool {
	var try func(i int, list []spot) bool
	try = func(i int, list []spot) bool {
		if i == farm.MaxPastures || p.Pasture[i] == 0 {
			return allFind(h, list)
		}
		for k, n := range h {
			if n == 0 && k > 0 {
				continue // no better than any other kind
			}
			with := slices.Clone(list)
			for range p.room(p.Pasture[i]) {
				var s spot
				s.takes[k] = true
				with = append(with, s)
			}
			if try(i+1, with) {
				return true
			}
		}
		return false
	}
	return try(0, p.spots())
}

// mostRoomy tries each kind in each pasture, with an animal and room for three more
// or not; -1 if the animals cannot live anyhow.
func (p *Player) mostRoomy(h box.Herd) int {
	best := -1
	var try func(i, n int, left box.Herd, list []spot)
	try = func(i, n int, left box.Herd, list []spot) {
		if i == farm.MaxPastures || p.Pasture[i] == 0 {
			if n > best && allFind(left, list) {
				best = n
			}
			return
		}
		for k := range h {
			room := p.room(p.Pasture[i])
			one := spot{}
			one.takes[k] = true
			if left[k] > 0 && room > 3 {
				less := left
				less[k]--
				try(i+1, n+1, less, append(slices.Clone(list), slices.Repeat([]spot{one}, room-4)...))
			}
			try(i+1, n, left, append(slices.Clone(list), slices.Repeat([]spot{one}, room)...))
		}
	}
	try(0, 0, h, p.spots())
	return best
}

// randomHome is a farm with tiles, and some of the cards that animals live on or by.
func randomHome(r *rand.Rand) *Player {
	p := &Player{Farm: randomFarm(r)}
	put := func(on *farm.Mask, spots farm.Mask) {
		for range r.IntN(max(1, spots.Size())) {
			spots.Pop()
		}
		if spots != 0 {
			*on |= spots.First().Mask()
		}
	}
	for range r.IntN(3) {
		put(&p.Rooms, p.RoomSpots())
	}
	for range r.IntN(4) {
		put(&p.Forests, p.Unused())
	}
	for range r.IntN(2) {
		put(&p.Moors, p.Unused())
	}
	for range r.IntN(2) {
		put(&p.Blocked, p.Unused())
	}
	for range r.IntN(3) {
		put(&p.Untilled, p.Unused())
	}
	for _, id := range []string{"A012", "A086", "M033", "M034", "M035"} {
		if r.IntN(2) == 0 {
			p.Front.Add(box.Named(id))
		}
	}
	return p
}

// The herds that can live on a farm with cards are those for which trying finds a spot
// for each animal; and so are the largest of a herd, and the pastures with room to spare.
func TestHousingWithCards(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 5))
	farms := 2000
	if testing.Short() {
		farms = 300
	}
	seen := map[string]int{}
	for n := range farms {
		p := randomHome(r)
		stalls := p.stalls()
		for range 8 {
			h := box.Herd{int16(r.IntN(8)), int16(r.IntN(6)), int16(r.IntN(5)), int16(r.IntN(5))}
			want := p.lodges(h)
			if got := stalls.Holds(h); got != want {
				t.Fatalf("farm %d: %v fits: %t, should be %t; %+v", n, h, got, want, p)
			}
			seen[fmt.Sprint("fits ", want)]++
			for _, c := range p.Front.Cards() {
				if without := *p; want && seen[box.Cards[c].ID] <= farms/30 {
					without.Front.Drop(c)
					if !without.lodges(h) {
						seen[box.Cards[c].ID]++
					}
				}
			}
		}
		h := box.Herd{int16(r.IntN(8)), int16(r.IntN(4)), int16(r.IntN(3)), int16(r.IntN(3))}
		if n%2 == 0 && p.Pastures() < 4 {
			for k, n := range h {
				p.Goods[box.Sheep+box.Good(k)] = n
			}
			if got, want := p.roomy(), max(0, p.mostRoomy(h)); got != want {
				t.Fatalf("farm %d: %v leaves room in %d pastures, should be %d; %+v", n, h, got, want, p)
			}
		}
		if n%40 == 0 {
			p.mostOf(t, h)
		}
	}
	for _, what := range []string{"fits true", "fits false", "A012", "A086", "M033", "M034", "M035"} {
		if seen[what] < farms/30 {
			t.Errorf("%s: %d times, which proves little", what, seen[what])
		}
	}
}

// mostOf compares the largest herds out of one with those that trying finds.
func (p *Player) mostOf(t *testing.T, most box.Herd) {
	t.Helper()
	fit := map[box.Herd]bool{}
	eachHerd(most, func(h box.Herd) {
		if p.lodges(h) {
			fit[h] = true
		}
	})
	best := map[box.Herd]bool{}
	for h := range fit {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(fit)),
			func(o box.Herd) bool { return h != o && h.Within(&o) }) {
			best[h] = true
		}
	}
	stalls := p.stalls()
	got := map[box.Herd]bool{}
	for _, h := range stalls.Choices(nil, most) {
		got[h] = true
	}
	if !maps.Equal(got, best) {
		t.Fatalf("of %v it offers %v, should be %v; %+v", most, got, best, p)
	}
}

// young are the largest herds at home after breeding, found by trying which animals are
// released before, and which newborns stay.
func (s *State) young(seat rules.Seat) map[box.Herd]bool {
	p, all := &s.player[seat], map[box.Herd]bool{}
	home := p.housed()
	eachHerd(home, func(stay box.Herd) {
		most := stay
		for k, n := range stay {
			parents := n
			if box.Sheep+box.Good(k) == box.Horse {
				lying := int16(p.Lying)
				if lying > 0 && p.Lodger == box.Horse {
					lying-- // that is the guest
				}
				parents -= max(0, lying-(home[k]-n)) // those that lie go first
			}
			for i := range s.player {
				o := &s.player[i]
				if p.Front.Has(box.NightCard) && o.Lodger == box.Sheep+box.Good(k) &&
					(o.Lodger != box.Horse || o.Lying == 0) {
					parents++
				}
			}
			if parents >= 2 {
				most[k]++
			}
		}
		eachHerd(most, func(h box.Herd) {
			if stay.Within(&h) && p.lodges(h) {
				all[h] = true
			}
		})
	})
	best := map[box.Herd]bool{}
	for h := range all {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(all)),
			func(o box.Herd) bool { return h != o && h.Within(&o) }) {
			best[h] = true
		}
	}
	return best
}

// The herds that there can be after breeding are those that trying finds, with guests on
// the night pasture, animals there as guests, and horses that lie.
func TestBreedingWithCards(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 5))
	farms := 400
	if testing.Short() {
		farms = 60
	}
	several, guests := 0, 0
	for n := range farms {
		s := newGame(setupFor(3, moor, "first-1")).(*State)
		s.player[0] = *randomHome(r)
		p := &s.player[0]
		for k := range box.Animals {
			p.Goods[box.Sheep+box.Good(k)] = int16(r.IntN(4))
		}
		lodger := func(i int) {
			s.player[i].Lodger =
				[]box.Good{0, box.Sheep, box.Boar, box.Cattle, box.Horse}[r.IntN(5)]
		}
		if p.Front.Has(box.NightCard) {
			lodger(1)
			lodger(2)
		} else if lodger(0); p.Lodger != 0 {
			p.Goods[p.Lodger]++
		}
		if h := p.housed(); h[box.Horse-box.Sheep] > 0 && r.IntN(2) == 0 {
			p.Front.Add(box.PonyCard)
			p.Lying = int8(1 + r.IntN(int(h[box.Horse-box.Sheep])))
		}
		more, got := p.lodging(), map[box.Herd]bool{}
		for _, a := range legalBreed(s, nil, 0) {
			h := HerdOf(a)
			for k := range h {
				h[k] -= more[k]
			}
			got[h] = true
		}
		want := s.young(0)
		if !maps.Equal(got, want) {
			t.Fatalf("farm %d: %v breed to %v, should be %v; %+v", n, p.housed(), got, want, p)
		}
		if len(want) > 1 {
			several++
		}
		if guestsOf(s, 0, 0) > 0 && p.Goods[box.Sheep] == 1 {
			guests++
		}
	}
	if several < farms/10 || guests < farms/60 {
		t.Errorf("%d farms leave a choice, on %d a guest makes the pair", several, guests)
	}
}

// Whatever becomes of forests, spaces beside the house and cards, all animals have room
// whenever a turn begins.
func TestAnimalsAlwaysHaveRoom(t *testing.T) {
	games := 300
	if testing.Short() {
		games = 40
	}
	housed := 0
	for n := range games {
		r := rand.New(rand.NewPCG(uint64(n), 17))
		s := newGame(setupFor(2+n%2, moor, dealHands, "first-1")).(*State)
		for s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
		}
		for seat := range s.setup.seats {
			p := &s.player[seat]
			for _, id := range [][]string{{"M034", "M111"}, {"M035", "A086"}, {"M033", "A012"}}[(int(seat)+n)%3] {
				c := box.Named(id)
				for i := range s.player {
					s.player[i].Hand.Drop(c)
				}
				s.deck.Drop(c)
				p.Front.Add(c)
			}
		}
		for s.Turn() != rules.Nobody {
			if s.Prompt().Opens {
				for seat := range s.setup.seats {
					p := &s.player[seat]
					if h := p.housed(); h != (box.Herd{}) {
						housed++
						if !p.lodges(h) {
							t.Fatalf("game %d, round %d: %v of seat %d have no room; %+v", n, s.round, h, seat+1, p)
						}
					}
				}
			}
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, nil, r), nil)
				continue
			}
			legal := s.Wander(nil)
			if r.IntN(4) == 0 {
				legal = s.Legal(nil)
			}
			if len(legal) == 0 {
				t.Fatalf("game %d: nothing to choose at %v", n, s.agenda.Top())
			}
			s.Do(legal[r.IntN(len(legal))], nil)
			if err := check(s); err != nil {
				t.Fatalf("game %d, round %d: %v", n, s.round, err)
			}
		}
	}
	if housed < 10*games {
		t.Errorf("animals were looked for %d times in %d games", housed, games)
	}
}
