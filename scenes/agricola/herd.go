package agricola

import (
	"cmp"
	"slices"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A stand is where animals of one kind are drawn: on one space.
type stand struct {
	cell farm.Cell
	kind box.Good
	n    int
}

// A meadow is a pasture with the animals that are drawn on it.
type meadow struct {
	at   farm.Mask
	room int
	kind box.Good
	n    int
}

// herding gives animals to pastures for drawing. The rules only say that there
// is room for all.
type herding struct {
	meadows []meadow
	wish    *wishes
	left    [box.Goods]int
	single  int // places for one animal of any kind each: stables outside, rooms, the night pasture
	woods   int // places for one animal but a sheep each
	horses  int // places for horses
}

// rest says whether all that is left has room beside the pastures.
func (h *herding) rest() bool {
	over := max(0, h.left[box.Horse]-h.horses) + h.left[box.Boar] + h.left[box.Cattle]
	sheep := h.left[box.Sheep]
	return sheep <= h.single && sheep+over <= h.single+h.woods
}

// housed says whether no animal is left.
func (h *herding) housed() bool { return h.left == [box.Goods]int{} }

// kinds are the kinds that are left, for pasture i: the one that is wished there first, then the one
// that stood there last, then the most numerous.
func (h *herding) kinds(i int) []box.Good {
	list := []box.Good{box.Sheep, box.Boar, box.Cattle, box.Horse}
	list = slices.DeleteFunc(list, func(g box.Good) bool { return h.left[g] == 0 })
	c := firstOf(h.meadows[i].at)
	turn := func(g box.Good) int {
		switch g {
		case h.wish.at(c):
			return 0
		case h.wish.last(c):
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b box.Good) int { return cmp.Or(turn(a)-turn(b), h.left[b]-h.left[a]) })
	return list
}

// rank is 0 for a pasture on which a kind is wished that there is, 1 where one stood last, 2 for others:
// so no kind takes the place of another one before that is served.
func (h *herding) rank(at farm.Mask) int {
	for i, g := range [...]box.Good{h.wish.at(firstOf(at)), h.wish.last(firstOf(at))} {
		if g != none && h.left[g] > 0 {
			return i
		}
	}
	return 2
}

// share gives the pastures from i on a kind each, so that the single places take what has no
// room on them; ok is false where there is no room for all, as before some of them are discarded.
func (h *herding) share(i int) (ok bool) {
	if i == len(h.meadows) {
		return h.rest()
	}
	if h.housed() {
		return true
	}
	for _, g := range h.kinds(i) {
		n := h.put(i, g)
		if h.share(i + 1) {
			return true
		}
		h.left[g] += n
		h.meadows[i].n = 0
	}
	return false
}

// put gives pasture i as many of a kind as it has room for.
func (h *herding) put(i int, g box.Good) (n int) {
	m := &h.meadows[i]
	n = min(m.room, h.left[g])
	m.kind, m.n = g, n
	h.left[g] -= n
	return n
}

// most is the kind of which most are left, another than one.
func (h *herding) most(but box.Good) box.Good {
	best := box.Horse
	for g := best; g >= box.Sheep; g-- {
		if g != but && h.left[g] >= h.left[best] {
			best = g
		}
	}
	return best
}

// herd spreads the animals of a seat over its farm for drawing: over its
// pastures, the largest first, then over what cards let animals live on, one in each
// stable outside, the rest in the house; as it is wished, where all have room so, nil for any way, and
// else as they stood.
func herd(p *agricola.Player, wish *wishes) (meadows []meadow, others []stand) {
	meadows, others, ok := spread(p, wish)
	if !ok && wish != nil {
		meadows, others, _ = spread(p, &wishes{stood: wish.stood})
	}
	return meadows, others
}

// spread is herd; ok is false where not all have room.
func spread(p *agricola.Player, wish *wishes) (meadows []meadow, others []stand, ok bool) {
	h := herding{wish: wish}
	outside := p.Stables
	for _, m := range p.Pasture {
		if m != 0 {
			h.meadows = append(h.meadows, meadow{at: m, room: p.RoomIn(m)})
			outside &^= m
		}
	}
	homes := p.Homes()
	h.single = outside.Size() + homes.Rooms.Size() + homes.Card
	h.woods, h.horses = homes.Forests.Size(), 2*homes.Trough.Size()
	for g := box.Sheep; g < box.Goods; g++ {
		h.left[g] = int(p.Goods[g])
	}
	if p.Lodger != 0 {
		h.left[p.Lodger]-- // it stands on somebody else's card
	}
	put := func(at farm.Mask, g box.Good, n int) {
		h.left[g] -= n
		others = append(others, stand{firstOf(at), g, n})
	}
	var singles []farm.Mask
	for _, places := range []farm.Mask{outside, homes.Rooms} {
		for ; places != 0; places &= places - 1 {
			singles = append(singles, places&-places)
		}
	}
	empty := singles[:0]
	for _, at := range singles {
		if g := wish.at(firstOf(at)); g >= 0 && h.left[g] > 0 {
			put(at, g, 1)
			h.single--
		} else {
			empty = append(empty, at)
		}
	}
	slices.SortStableFunc(h.meadows, func(a, b meadow) int {
		return cmp.Or(h.rank(a.at)-h.rank(b.at), b.room-a.room)
	})
	if ok = h.share(0); !ok {
		for i := range h.meadows {
			if kinds := h.kinds(i); len(kinds) > 0 {
				h.put(i, kinds[0])
			}
		}
	}
	if n := min(h.left[box.Horse], h.horses); n > 0 {
		put(homes.Trough, box.Horse, n)
	}
	for woods := homes.Forests; woods != 0; woods &= woods - 1 {
		if g := h.most(box.Sheep); h.left[g] > 0 {
			put(woods&-woods, g, 1)
		}
	}
	for _, back := range [...]bool{true, false} { // who stood there last comes first
		for i, at := range empty {
			g := h.most(none)
			if back {
				g = wish.last(firstOf(at))
			}
			if at != 0 && at != firstRooms(p) && g != none && h.left[g] > 0 {
				put(at, g, 1)
				empty[i] = 0
			}
		}
	}
	for range homes.Card {
		if g := h.most(none); h.left[g] > 0 {
			h.left[g]--
			others = append(others, stand{onCard, g, 1})
		}
	}
	for g := h.most(none); h.left[g] > 0; g = h.most(none) {
		put(firstRooms(p), g, h.left[g])
	}
	return h.meadows, others, ok
}

// onCard is the place of animals on the night pasture, which is no space of a farm.
const onCard farm.Cell = -1

// firstRooms is the room in which an animal stands that lives in the house.
func firstRooms(p *agricola.Player) farm.Mask { return p.Rooms & -p.Rooms }

// stands are where all animals of a seat are drawn on its farm: those of a pasture are
// spread over its spaces.
func stands(p *agricola.Player, wish *wishes) []stand {
	meadows, list := herd(p, wish)
	list = slices.DeleteFunc(list, func(s stand) bool { return s.cell == onCard })
	for _, m := range meadows {
		size := m.at.Size()
		for i, rest := 0, m.at; rest != 0; i, rest = i+1, rest&(rest-1) {
			n := m.n / size
			if i < m.n%size {
				n++
			}
			if n > 0 {
				list = append(list, stand{firstOf(rest), m.kind, n})
			}
		}
	}
	return list
}

// firstOf is the first space of a set that has any.
func firstOf(m farm.Mask) farm.Cell {
	for n := range 64 {
		if c := farm.Cell(n); m.Has(c) {
			return c
		}
	}
	return 0
}

// leastNumbered is how large a space of a farm is on which several numbers have
// room.
const leastNumbered = 36

// atHome says how many people stand in which room, the rest of them in the last;
// those in bed stand nowhere.
func atHome(p *agricola.Player) map[farm.Cell]int {
	at := map[farm.Cell]int{}
	home, rooms := int(max(0, p.Home-p.Bed)), p.Rooms
	for ; rooms != 0 && home > 0; rooms &= rooms - 1 {
		n := 1
		if rooms&(rooms-1) == 0 {
			n = home
		}
		at[firstOf(rooms)] = n
		home -= n
	}
	return at
}
