package agricola

import "tilestead/rules"

func clearingRows(r *rulebook) {
	does := func(t acting, top *step, _ *Part, a rules.Action) { clearTile(t, top.seat, a.Kind(), CellOf(a)) }
	r.kinds[KindCut] = actionRow{name: "cut", fields: oneCell, lines: []string{"cut CELL"}, writes: writeCell}
	r.kinds[KindFell] = actionRow{name: "fell", fields: oneCell, lines: []string{"fell CELL"}, writes: writeCell}
	r.kinds[KindBurn] = actionRow{name: "burn", fields: oneCell, lines: []string{"burn CELL"}, writes: writeCell}
	r.ops[Cut] = opRow{name: "Cut", about: "the peat of a moor", by: []uint8{KindCut}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.Moors }}
	r.ops[Fell] = opRow{name: "Fell", about: "the trees of a forest", by: []uint8{KindFell}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.Forests }}
	r.ops[Burn] = opRow{name: "Burn", about: "a forest, for a field", by: []uint8{KindBurn}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.burnSpots() }}
}

// clearTile takes the tile off a space: peat or wood for it, or a field instead.
func clearTile(t acting, seat rules.Seat, kind uint8, c Cell) {
	p := &t.player[seat]
	e := Cleared{Seat: seat, Cell: c}
	switch kind {
	case KindCut:
		p.Moors &^= c.mask()
		e.Got = p.clearing(CutPeat)
	case KindFell:
		p.fellTop(c)
		e.Got = p.clearing(FellTrees)
	case KindBurn:
		p.Forests &^= c.mask()
		p.Fields |= c.mask()
	}
	t.gain(seat, &e.Got)
	if !p.Front.empty() {
		t.cleared(seat, c)
	}
	rules.Show(t.reel, t.State, e)
	if t.carded {
		t.leaveGoods(seat, c, specialOf[kind])
	}
	t.opens(withSpecial, seat, occasion{space: Space(c), of: specialOf[kind]})
	if kind == KindBurn {
		t.opens(newField, seat, occasion{space: Space(c)})
	}
}

// specialOf are the special actions by what is done in them, as bits.
var specialOf = [...]uint8{KindCut: peat, KindFell: fell, KindBurn: slash}

// clearing are the goods for a tile that is cleared; the kiln and the lodge give
// more, and more still to whoever has a horse (14.6).
func (p *Player) clearing(a Special) (got Stock) {
	more := int16(1)
	if p.Goods[Horse] > 0 {
		more = 2
	}
	switch a {
	case CutPeat:
		got[Fuel] = 3
		if p.Majors&kilns != 0 {
			got[Fuel] += more
		}
	case FellTrees:
		got[Wood] = 2
		if p.Majors&lodges != 0 {
			got[Wood] += more
		}
	}
	return got
}
