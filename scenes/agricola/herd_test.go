package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// However animals are spread for drawing, none is lost.
func TestAllAnimalsStandSomewhere(t *testing.T) {
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		for seat := range rules.Seat(s.Players()) {
			p := s.(*agricola.State).Player(seat)
			var got box.Stock
			for _, stand := range stands(p, nil) {
				got[stand.kind] += int16(stand.n)
				if !p.Land.Has(stand.cell) {
					t.Fatalf("%v stands beside the farm", stand)
				}
			}
			for g := box.Sheep; g < box.Goods; g++ {
				if got[g] != p.Goods[g] {
					t.Fatalf("%d of %s are drawn, not %d", got[g], box.GoodIDs[g], p.Goods[g])
				}
			}
		}
	})
}

// Where the rules find room for all animals, no pasture is drawn with more than it
// holds, of one kind each, and the house with no more than one; those of a pasture
// stand on all of its spaces as evenly as can be.
func TestAnimalsStandWhereTheyHaveRoom(t *testing.T) {
	cells := func(at ...farm.Cell) (m farm.Mask) {
		for _, c := range at {
			m |= 1 << c
		}
		return m
	}
	var p agricola.Player
	p.Rooms = cells(farm.At(1, 0), farm.At(2, 0))
	p.Stables = cells(farm.At(0, 4), farm.At(2, 2))
	p.Pasture = [8]farm.Mask{cells(farm.At(0, 1)), cells(farm.At(0, 2), farm.At(1, 2)),
		cells(farm.At(0, 3), farm.At(0, 4), farm.At(1, 3))}
	held := 0
	for n := range 10000 {
		h := box.Herd{int16(n % 10), int16(n / 10 % 10), int16(n / 100 % 10), int16(n / 1000)}
		if !p.Holds(h) {
			continue
		}
		held++
		copy(p.Goods[box.Sheep:], h[:])
		meadows, others := herd(&p, nil)
		for _, m := range meadows {
			if m.n > m.room {
				t.Fatalf("%v: %d animals stand where %d have room", h, m.n, m.room)
			}
		}
		house := 0
		for _, s := range others {
			if p.Rooms.Has(s.cell) {
				house += s.n
			}
		}
		if house > 1 {
			t.Fatalf("%v: %d animals stand in the house", h, house)
		}
		least, most := map[farm.Mask]int{}, map[farm.Mask]int{}
		on := map[farm.Cell]int{}
		for _, s := range stands(&p, nil) {
			on[s.cell] += s.n
		}
		for _, m := range meadows {
			least[m.at] = 99
			for c := range farm.Cell(64) {
				if m.at.Has(c) {
					least[m.at], most[m.at] = min(least[m.at], on[c]), max(most[m.at], on[c])
				}
			}
			if most[m.at]-least[m.at] > 1 {
				t.Fatalf("%v: from %d to %d animals stand on the spaces of a pasture", h, least[m.at], most[m.at])
			}
		}
	}
	if held < 500 {
		t.Errorf("%d herds have room", held)
	}
}

// An animal stands on a free pasture rather than in the house.
func TestAnimalsPreferPastures(t *testing.T) {
	var p agricola.Player
	p.Rooms = 1 << farm.At(1, 0)
	p.Pasture = [8]farm.Mask{1 << farm.At(0, 1), 1 << farm.At(0, 2)}
	p.Goods[box.Sheep], p.Goods[box.Boar] = 2, 1
	if _, others := herd(&p, nil); len(others) > 0 {
		t.Errorf("%v stand beside the pastures, one of which is free", others)
	}
}
