package agricola

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// penned is a farm with pastures for 2, 4 and 6 animals and a stable outside.
func penned() *agricola.Player {
	var p agricola.Player
	mask := func(at ...farm.Cell) (m farm.Mask) {
		for _, c := range at {
			m |= 1 << c
		}
		return m
	}
	p.Rooms = mask(farm.At(1, 0), farm.At(2, 0))
	p.Stables = mask(farm.At(2, 2))
	p.Pasture = [8]farm.Mask{mask(farm.At(0, 1)), mask(farm.At(0, 2), farm.At(1, 2)),
		mask(farm.At(0, 3), farm.At(0, 4), farm.At(1, 3))}
	return &p
}

// Whatever is wished, every animal is drawn once, and where the rules find room for
// all no place has more than it holds.
func TestWishesLoseNoAnimal(t *testing.T) {
	p, r := penned(), rand.New(rand.NewPCG(1, 1))
	served := 0
	for range 4000 {
		h := box.Herd{int16(r.IntN(7)), int16(r.IntN(5)), int16(r.IntN(4)), int16(r.IntN(3))}
		if !p.Holds(h) {
			continue
		}
		copy(p.Goods[box.Sheep:], h[:])
		var wish wishes
		for range 3 {
			wish[r.IntN(len(wish))] = int8(r.IntN(5))
			at := []farm.Cell{farm.At(0, 1), farm.At(0, 2), farm.At(0, 3), farm.At(2, 2),
				farm.At(1, 0)}[r.IntN(5)]
			if wish[at] = 0; r.IntN(3) > 0 {
				wish[at] = int8(box.Sheep) + int8(r.IntN(4)) + 1
			}
		}
		meadows, others := herd(p, &wish)
		var drawn [box.Goods]int16
		for _, m := range meadows {
			drawn[m.kind] += int16(m.n)
			if m.n > m.room {
				t.Fatalf("%v: %d animals stand where %d have room", h, m.n, m.room)
			}
			if g := wish.at(firstOf(m.at)); g >= 0 && m.n > 0 && m.kind == g {
				served++
			}
		}
		single := map[farm.Cell]int{}
		for _, s := range others {
			drawn[s.kind] += int16(s.n)
			if single[s.cell] += s.n; single[s.cell] > 1 {
				t.Fatalf("%v: %d animals stand on %v", h, single[s.cell], s.cell)
			}
		}
		if !slices.Equal(drawn[box.Sheep:], h[:]) {
			t.Fatalf("%v is drawn as %v", h, drawn[box.Sheep:])
		}
	}
	if served < 100 {
		t.Errorf("only %d wishes were served", served)
	}
}

// Animals that are lifted and put elsewhere are drawn there, and nothing of the game
// changes; those that stood there take their place.
func TestAnimalsArePutElsewhere(t *testing.T) {
	b, moved, stayed := NewBoard(), 0, 0
	for _, s := range fixture.Positions(t, 2) {
		v := fixture.View(t, b, s, 640, 400)
		v.Desk = desk{}
		find := func(prefix string) (ts []board.Target) {
			for _, g := range b.Targets(v) {
				if strings.HasPrefix(g.ID, prefix) {
					ts = append(ts, g)
				}
			}
			return ts
		}
		for _, g := range find("herd ") {
			m := b.moment(v)
			pens := m.farm().pens()
			from := pens[slices.IndexFunc(pens, func(p pen) bool { return "herd "+p.first().String() == g.ID })]
			v.Desk = g.Looks(v.Desk)
			if back := find("herd "); len(back) != 1 || back[0].Looks(v.Desk) != any(desk{}) {
				t.Fatal("what is lifted cannot be put back")
			}
			for _, to := range find("pen ") {
				if to.Off != "" { // then not all have room so
					stayed++
					continue
				}
				after := *v
				after.Desk = to.Looks(v.Desk)
				is := b.moment(&after)
				for _, p := range is.farm().pens() {
					switch {
					case !p.at.Has(cellNamed(t, to.ID)):
					case p.kind != from.kind:
						t.Fatalf("%s does not take what is put there: %v stand as %v", to.ID, m.farm().pens(), is.farm().pens())
					default:
						moved++
					}
				}
			}
			v.Desk = closed(v, v.Desk)
			if v.Desk != any(desk{}) {
				t.Fatal("Esc does not put back what is lifted")
			}
		}
	}
	if moved < 10 || stayed > moved {
		t.Errorf("animals were put elsewhere %d times, and stayed %d times", moved, stayed)
	}
}

// cellNamed is the space that a target is named after.
func cellNamed(t *testing.T, id string) farm.Cell {
	for c := range farm.Cell(64) {
		if strings.HasSuffix(id, " "+c.String()) {
			return c
		}
	}
	t.Fatalf("%s names no space", id)
	return 0
}
