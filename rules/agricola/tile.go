package agricola

import "tilestead/rules"

func tileRows(r *rulebook) {
	r.kinds[KindLay] = actionRow{name: "lay", fields: oneCell, lines: []string{"lay CELL"}, writes: writeCell}
	r.kinds[KindTurn] = actionRow{name: "turn", fields: oneCell, lines: []string{"turn CELL"}, writes: writeCell}
	r.kinds[KindBlock] = actionRow{name: "block", fields: oneCell, lines: []string{"block CELL"}, writes: writeCell}
	r.kinds[KindFire] = actionRow{name: "fire", fields: oneCell, lines: []string{"fire CELL"}, writes: writeCell, side: true,
		does: func(t acting, a rules.Action) { turnTile(t, t.agenda.Top().seat, CellOf(a), FieldTile) }}
	r.ops[Lay] = opRow{name: "Lay", about: "a tile of that Ground On others or unused spaces, Most times (0: any)",
		word: "lay", by: []uint8{KindLay},
		spots: func(p *Player, part *Part, _ *step) Mask { return p.laySpots(part.On) },
		does: func(t acting, top *step, part *Part, a rules.Action) {
			top.built++
			putTile(t, top.seat, CellOf(a), part.Ground)
		},
		repeats: unlessOnce}
	r.ops[Turn] = opRow{name: "Turn", word: "turn", by: []uint8{KindTurn},
		about: "a forest into a moor, or a moor into a field or nothing, for Get and N points",
		spots: func(p *Player, part *Part, _ *step) Mask { return p.turnSpots(part.Ground) },
		does: func(t acting, top *step, part *Part, a rules.Action) {
			top.built++
			turnTile(t, top.seat, CellOf(a), part.Ground)
			t.player[top.seat].Banked += int16(rules.Whole(part.N))
			t.gain(top.seat, &part.Get)
		},
		repeats: unlessOnce}
	r.ops[Block] = opRow{name: "Block", word: "block", by: []uint8{KindBlock},
		about: "a space, for N points, with a fence where one has just come free",
		spots: (*Player).blockSpots,
		does:  blockCell}
}

// putTile puts a tile on a space, above what lies there.
func putTile(t acting, seat rules.Seat, c Cell, g Ground) {
	p, m := &t.player[seat], c.mask()
	switch {
	case g == MoorTile:
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
func (p *Player) turnSpots(into Ground) Mask {
	switch into {
	case MoorTile:
		stalls := p.stalls()
		if stalls.woods > 0 {
			if stalls.woods--; !stalls.holds(p.housed()) {
				return 0
			}
		}
		return p.Forests &^ p.Deep &^ p.Bog &^ p.Hut
	case FieldTile:
		return p.dryable()
	}
	return p.Moors
}

// turnTile turns a tile, or takes it away.
func turnTile(t acting, seat rules.Seat, c Cell, into Ground) {
	p, m := &t.player[seat], c.mask()
	p.Forests &^= m
	p.Moors &^= m
	switch into {
	case MoorTile:
		p.Moors |= m
	case FieldTile:
		p.Fields |= m
	}
	t.cleared(seat, c)
	rules.Show(t.reel, t.State, Laid{seat, c, into, t.origin()})
	if into == FieldTile {
		t.opens(newField, seat, occasion{space: Space(c)})
	}
}

// blockSpots are the spaces that can be blocked: unused ones, or for a fence the one
// that has just been cleared.
func (p *Player) blockSpots(part *Part, at *step) Mask {
	spots := p.unused()
	if at != nil && at.e >= hookID {
		if spots &= Cell(at.at).mask(); p.FencesLeft() == 0 {
			return 0
		}
	}
	return spots
}

// blockCell blocks a space for good.
func blockCell(t acting, top *step, part *Part, a rules.Action) {
	c, p := CellOf(a), &t.player[top.seat]
	p.Blocked |= c.mask()
	if top.e >= hookID {
		p.Posts |= c.mask()
	}
	p.Banked += int16(rules.Whole(part.N))
	rules.Show(t.reel, t.State, Blocked{top.seat, c, t.origin()})
}

// leaveGoods are what cards leave on a space that has become empty.
func (t acting) leaveGoods(seat rules.Seat, c Cell, a uint8) {
	p := &t.player[seat]
	if p.used().Has(c) {
		return
	}
	if a == peat && p.Front.Has(aridCard) {
		p.Dry |= c.mask()
	}
	if a&(peat|fell) != 0 && p.Front.Has(fallowCard) {
		p.Fallow |= c.mask()
	}
}

// evict asks a seat which animals stay, if some lived in a forest or beside the house
// and the space has come to other use.
func (t acting) evict(seat rules.Seat) {
	p := &t.player[seat]
	if !p.Front.Has(homeWoodCard) && !p.Front.Has(troughCard) {
		return
	}
	if top := t.agenda.Top(); top.kind == newbornStep && top.seat == seat {
		return
	}
	if stalls := p.stalls(); !stalls.holds(p.housed()) {
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
		used := p.used()
		dry, fallow := p.Dry&used, p.Fallow&used
		if dry|fallow == 0 {
			continue
		}
		p.Dry, p.Fallow = p.Dry&^used, p.Fallow&^used
		got := Stock{Fuel: int16(dry.Size()), Food: int16(dry.Size() + fallow.Size())}
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{Seat: seat, Got: got})
	}
}
