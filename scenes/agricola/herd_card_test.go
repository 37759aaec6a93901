package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// With cards that animals live on each stands where it may: no more than one kind in a
// pasture, no sheep in a forest, horses alone at the trough; and where the rules find room
// for all, none is too many anywhere.
func TestAnimalsStandWhereCardsLetThem(t *testing.T) {
	b := NewBoard()
	r := rand.New(rand.NewPCG(4, 4))
	seen := map[string]int{}
	for range 60 {
		cards := ""
		for _, c := range []string{"M033", "M034", "M035", "A012", "A086"} {
			if r.IntN(2) == 0 {
				cards += " " + c
			}
		}
		v := handed(t, b, "hand 1 A087", "hand 2 A055", "cards 1"+cards, "forests 1 -", "moors 1 -", "forests 1 0,3 0,4",
			"fields 1 -", "stables 1 2,4", "pasture 1 1,3 1,4", "pasture 1 2,3 2,2")
		s := v.State.(*agricola.State)
		p := s.Player(0)
		homes := p.Homes()
		for range 200 {
			h := box.Herd{int16(r.IntN(6)), int16(r.IntN(5)), int16(r.IntN(4)), int16(r.IntN(4))}
			if !p.Holds(h) {
				continue
			}
			copy(p.Goods[box.Sheep:], h[:])
			meadows, others := herd(p, nil)
			for _, m := range meadows {
				if m.n > m.room {
					t.Fatalf("%s: %d of %v stand where %d have room", cards, m.n, h, m.room)
				}
			}
			at, drawn := map[farm.Cell]int{}, box.Stock{}
			for _, m := range meadows {
				drawn[m.kind] += int16(m.n)
			}
			for _, o := range others {
				at[o.cell] += o.n
				drawn[o.kind] += int16(o.n)
				most, where := 1, "room"
				switch {
				case o.cell == onCard:
					most, where = homes.Card, "card"
				case homes.Forests.Has(o.cell):
					where = "forest"
					if o.kind == box.Sheep {
						t.Fatalf("%s: a sheep of %v stands in a forest", cards, h)
					}
				case homes.Trough.Has(o.cell):
					most, where = 2, "trough"
					if o.kind != box.Horse {
						t.Fatalf("%s: no horse of %v stands at the trough", cards, h)
					}
				case p.Stables.Has(o.cell):
					where = "stable"
				case !p.Rooms.Has(o.cell):
					t.Fatalf("%s: one of %v stands on %v", cards, h, o.cell)
				}
				seen[where]++
				if at[o.cell] > most {
					t.Fatalf("%s: %d of %v stand in a %s for %d", cards, at[o.cell], h, where, most)
				}
			}
			for g := box.Sheep; g < box.Goods; g++ {
				if drawn[g] != p.Goods[g] {
					t.Fatalf("%s: %d of %s are drawn, not %d", cards, drawn[g], box.GoodIDs[g], p.Goods[g])
				}
			}
		}
	}
	for _, where := range []string{"room", "card", "forest", "trough", "stable"} {
		if seen[where] < 100 {
			t.Errorf("only %d animals stood in a %s", seen[where], where)
		}
	}
}
