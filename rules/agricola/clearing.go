package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func clearingRows(r *rulebook) {
	does := func(t acting, top *step, _ *box.Part, a rules.Action) { clearTile(t, top.seat, a.Kind(), CellOf(a)) }
	r.kinds[KindCut] = actionRow{name: "cut", fields: oneCell, lines: []string{"cut CELL"}, writes: writeCell}
	r.kinds[KindFell] = actionRow{name: "fell", fields: oneCell, lines: []string{"fell CELL"}, writes: writeCell}
	r.kinds[KindBurn] = actionRow{name: "burn", fields: oneCell, lines: []string{"burn CELL"}, writes: writeCell}
	r.ops[box.Cut] = opRow{name: "Cut", about: "the peat of a moor", by: []uint8{KindCut}, does: does,
		spots: func(p *Player, _ *box.Part, _ *step) farm.Mask { return p.Moors }}
	r.ops[box.Fell] = opRow{name: "Fell", about: "the trees of a forest", by: []uint8{KindFell}, does: does,
		spots: func(p *Player, _ *box.Part, _ *step) farm.Mask { return p.Forests }}
	r.ops[box.Burn] = opRow{name: "Burn", about: "a forest, for a field", by: []uint8{KindBurn}, does: does,
		spots: func(p *Player, _ *box.Part, _ *step) farm.Mask { return p.BurnSpots() }}
}

// clearTile takes the tile off a space: peat or wood for it, or a field instead.
func clearTile(t acting, seat rules.Seat, kind uint8, c farm.Cell) {
	p := &t.player[seat]
	e := Cleared{Seat: seat, Cell: c}
	switch kind {
	case KindCut:
		p.Moors &^= c.Mask()
		e.Got = p.clearing(box.CutPeat)
	case KindFell:
		p.FellTop(c)
		e.Got = p.clearing(box.FellTrees)
	case KindBurn:
		p.Forests &^= c.Mask()
		p.Fields |= c.Mask()
	}
	t.gain(seat, &e.Got)
	if !p.Front.Empty() {
		t.cleared(seat, c)
	}
	rules.Show(t.reel, t.State, e)
	if t.carded {
		t.leaveGoods(seat, c, specialOf[kind])
	}
	t.opens(box.WithSpecial, seat, occasion{space: box.Space(c), of: specialOf[kind]})
	if kind == KindBurn {
		t.opens(box.NewField, seat, occasion{space: box.Space(c)})
	}
}

// specialOf are the special actions by what is done in them, as bits.
var specialOf = [...]uint8{KindCut: box.PeatBit, KindFell: box.FellBit, KindBurn: box.SlashBit}

// clearing are the goods for a tile that is cleared; the kiln and the lodge give
// more, and more still to whoever has a horse (14.6).
func (p *Player) clearing(a box.Special) (got box.Stock) {
	more := int16(1)
	if p.Goods[box.Horse] > 0 {
		more = 2
	}
	switch a {
	case box.CutPeat:
		got[box.Fuel] = 3
		if p.Majors&box.Kilns != 0 {
			got[box.Fuel] += more
		}
	case box.FellTrees:
		got[box.Wood] = 2
		if p.Majors&box.Lodges != 0 {
			got[box.Wood] += more
		}
	}
	return got
}
