package agricola

import (
	"maps"
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
			wish.stood[r.IntN(len(wish.stood))] = int8(r.IntN(5))
			at := []farm.Cell{farm.At(0, 1), farm.At(0, 2), farm.At(0, 3), farm.At(2, 2),
				farm.At(1, 0)}[r.IntN(5)]
			if wish.want[at] = 0; r.IntN(3) > 0 {
				wish.want[at] = int8(box.Sheep) + int8(r.IntN(4)) + 1
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

// Animals stay on their pasture whatever becomes of the others, and move only where they would not all
// have room else; from a stable they go to a pasture that is free.
func TestAnimalsStayWhereTheyStood(t *testing.T) {
	p := penned()
	small, large, third := farm.At(0, 1), farm.At(0, 3), farm.At(0, 2)
	stand := func(wish *wishes, h box.Herd) map[farm.Cell]box.Good {
		copy(p.Goods[box.Sheep:], h[:])
		at := map[farm.Cell]box.Good{}
		meadows, others := herd(p, wish)
		for _, m := range meadows {
			if m.n > 0 {
				at[firstOf(m.at)] = m.kind
			}
		}
		for _, s := range others {
			at[s.cell] = s.kind
		}
		return at
	}
	var wish wishes
	for _, step := range []struct {
		herd box.Herd
		at   map[farm.Cell]box.Good
	}{
		{box.Herd{5, 4, 0, 0}, map[farm.Cell]box.Good{large: box.Sheep, third: box.Boar}},
		{box.Herd{1, 4, 0, 0}, map[farm.Cell]box.Good{large: box.Sheep, third: box.Boar}},
		{box.Herd{0, 3, 0, 0}, map[farm.Cell]box.Good{third: box.Boar}},
		{box.Herd{0, 3, 2, 0}, map[farm.Cell]box.Good{third: box.Boar, large: box.Cattle}},
		{box.Herd{1, 3, 2, 1}, map[farm.Cell]box.Good{third: box.Boar, large: box.Cattle, small: box.Sheep,
			farm.At(2, 2): box.Horse}},
		{box.Herd{1, 0, 1, 1}, map[farm.Cell]box.Good{large: box.Cattle, small: box.Sheep, third: box.Horse}},
		{box.Herd{0, 9, 1, 0}, map[farm.Cell]box.Good{large: box.Boar, third: box.Boar, small: box.Cattle}},
	} {
		got := stand(&wish, step.herd)
		if !maps.Equal(got, step.at) {
			t.Fatalf("%v stand as %v, not as %v", step.herd, got, step.at)
		}
		wish = wish.stay(p)
		if again := stand(&wish, step.herd); !maps.Equal(got, again) {
			t.Fatalf("%v stand as %v, and then as %v", step.herd, got, again)
		}
	}
}
