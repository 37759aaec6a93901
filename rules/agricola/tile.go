package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func tileRows(r *rulebook) {
	r.kinds[KindLay] = actionRow{name: "lay", fields: oneCell, lines: []string{"lay CELL"}, writes: writeCell}
	r.kinds[KindTurn] = actionRow{name: "turn", fields: oneCell, lines: []string{"turn CELL"}, writes: writeCell}
	r.kinds[KindBlock] = actionRow{name: "block", fields: oneCell, lines: []string{"block CELL"}, writes: writeCell}
	r.kinds[KindFire] = actionRow{name: "fire", fields: oneCell, lines: []string{"fire CELL"}, writes: writeCell, side: true,
		does: func(t acting, a rules.Action) { turnTile(t, t.agenda.Top().seat, CellOf(a), box.FieldTile) }}
	r.ops[box.Lay] = opRow{name: "Lay", about: "a tile of that Ground On others or unused spaces, Most times (0: any)",
		word: "lay", by: []uint8{KindLay},
		spots: func(p *Player, part *box.Part, _ *step) farm.Mask { return p.LaySpots(part.On) },
		does: func(t acting, top *step, part *box.Part, a rules.Action) {
			top.built++
			putTile(t, top.seat, CellOf(a), part.Ground)
		},
		repeats: unlessOnce}
	r.ops[box.Turn] = opRow{name: "Turn", word: "turn", by: []uint8{KindTurn},
		about: "a forest into a moor, or a moor into a field or nothing, for Get and N points",
		spots: func(p *Player, part *box.Part, _ *step) farm.Mask { return p.turnSpots(part.Ground) },
		does: func(t acting, top *step, part *box.Part, a rules.Action) {
			top.built++
			turnTile(t, top.seat, CellOf(a), part.Ground)
			t.player[top.seat].Banked += int16(rules.Whole(part.N))
			t.gain(top.seat, &part.Get)
		},
		repeats: unlessOnce}
	r.ops[box.Block] = opRow{name: "Block", word: "block", by: []uint8{KindBlock},
		about: "a space, for N points, with a fence where one has just come free",
		spots: (*Player).blockSpots,
		does:  blockCell}
}

// putTile puts a tile on a space, above what lies there.
func putTile(t acting, seat rules.Seat, c farm.Cell, g box.Ground) {
	p, m := &t.player[seat], c.Mask()
	switch {
	case g == box.MoorTile:
		p.Moors |= m
	case p.Forests.Has(c):
		p.Deep |= m
	case p.Moors.Has(c):
		p.Moors &^= m
		p.Bog |= m
		fallthrough
	default:
		p.Forests |= m
	}
	rules.Show(t.reel, t.State, Laid{seat, c, g, t.origin()})
}

// turnSpots are the tiles that can be turned: forests only with nobody on them, and
// while the animals of a seat can do without one.
func (p *Player) turnSpots(into box.Ground) farm.Mask {
	switch into {
	case box.MoorTile:
		stalls := p.stalls()
		if stalls.Woods > 0 {
			if stalls.Woods--; !stalls.Holds(p.housed()) {
				return 0
			}
		}
		return p.Forests &^ p.Deep &^ p.Bog &^ p.Hut
	case box.FieldTile:
		return p.Dryable()
	}
	return p.Moors
}

// turnTile turns a tile, or takes it away.
func turnTile(t acting, seat rules.Seat, c farm.Cell, into box.Ground) {
	p, m := &t.player[seat], c.Mask()
	p.Forests &^= m
	p.Moors &^= m
	switch into {
	case box.MoorTile:
		p.Moors |= m
	case box.FieldTile:
		p.Fields |= m
	}
	t.cleared(seat, c)
	rules.Show(t.reel, t.State, Laid{seat, c, into, t.origin()})
	if into == box.FieldTile {
		t.opens(box.NewField, seat, occasion{space: box.Space(c)})
	}
}

// blockSpots are the spaces that can be blocked: unused ones, or for a fence the one
// that has just been cleared.
func (p *Player) blockSpots(part *box.Part, at *step) farm.Mask {
	spots := p.Unused()
	if at != nil && at.e >= box.HookID {
		if spots &= farm.Cell(at.at).Mask(); p.FencesLeft() == 0 {
			return 0
		}
	}
	return spots
}

// blockCell blocks a space for good.
func blockCell(t acting, top *step, part *box.Part, a rules.Action) {
	c, p := CellOf(a), &t.player[top.seat]
	p.Blocked |= c.Mask()
	if top.e >= box.HookID {
		p.Posts |= c.Mask()
	}
	p.Banked += int16(rules.Whole(part.N))
	rules.Show(t.reel, t.State, Blocked{top.seat, c, t.origin()})
}

// leaveGoods are what cards leave on a space that has become empty.
func (t acting) leaveGoods(seat rules.Seat, c farm.Cell, a uint8) {
	p := &t.player[seat]
	if p.Used().Has(c) {
		return
	}
	if a == box.PeatBit && p.Front.Has(box.AridCard) {
		p.Dry |= c.Mask()
	}
	if a&(box.PeatBit|box.FellBit) != 0 && p.Front.Has(box.FallowCard) {
		p.Fallow |= c.Mask()
	}
}

// evict asks a seat which animals stay, if some lived in a forest or beside the house
// and the space has come to other use.
func (t acting) evict(seat rules.Seat) {
	p := &t.player[seat]
	if !p.Front.Has(box.HomeWoodCard) && !p.Front.Has(box.TroughCard) {
		return
	}
	if top := t.agenda.Top(); top.kind == newbornStep && top.seat == seat {
		return
	}
	if stalls := p.stalls(); !stalls.Holds(p.housed()) {
		t.homeless |= 1 << seat
	}
}

// settle gives seats the goods that lay on spaces which have been put to use, and
// asks for animals that have lost their room.
func (t acting) settle() {
	if !t.carded {
		return
	}
	for seat := range rules.Seat(t.setup.seats) {
		p := &t.player[seat]
		t.trample(seat)
		t.evict(seat)
		if p.Dry|p.Fallow == 0 {
			continue
		}
		used := p.Used()
		dry, fallow := p.Dry&used, p.Fallow&used
		if dry|fallow == 0 {
			continue
		}
		p.Dry, p.Fallow = p.Dry&^used, p.Fallow&^used
		got := box.Stock{box.Fuel: int16(dry.Size()), box.Food: int16(dry.Size() + fallow.Size())}
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{Seat: seat, Got: got})
	}
}
