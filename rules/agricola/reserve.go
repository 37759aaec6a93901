package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func reserveRows(r *rulebook) {
	r.kinds[KindReserve] = actionRow{name: "reserve", fields: oneCell, lines: []string{"reserve CELL"}, writes: writeCell}
	r.kinds[KindStation] = actionRow{name: "station", fields: oneCell, lines: []string{"station CELL"}, writes: writeCell}
	r.ops[box.Enclose] = opRow{name: "Enclose", about: "a space with a tile, next to a pasture", by: []uint8{KindReserve},
		spots: func(p *Player, _ *box.Part, _ *step) farm.Mask { return p.reserveSpots() },
		does:  func(t acting, top *step, _ *box.Part, a rules.Action) { reserveCell(t, top.seat, CellOf(a)) }}
	r.ops[box.Station] = opRow{name: "Station", about: "a person from the supply on a forest", by: []uint8{KindStation},
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return s.player[seat].canStation() },
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			p := &s.player[top.seat]
			return appendCells(dst, KindStation, p.Forests&^p.Hut)
		},
		does: func(t acting, top *step, _ *box.Part, a rules.Action) {
			t.player[top.seat].Hut |= CellOf(a).Mask()
			rules.Show(t.reel, t.State, Stationed{top.seat, CellOf(a)})
		}}
}

// reserveSpots are the spaces with a forest or moor beside a pasture that can be
// fenced with the pieces that are left.
func (p *Player) reserveSpots() (spots farm.Mask) {
	pastures := p.Enclosed()
	left := maxFences - p.Fences()
	for m := (p.Forests | p.Moors) & pastures.Beside(); m != 0; {
		c := m.Pop().Mask()
		if c.Perimeter()-c.Edges(pastures) <= left {
			spots |= c
		}
	}
	return spots
}

// reserveCell fences a space with a tile, for no wood. While the tile is there it is
// no pasture, and no field comes there.
func reserveCell(t acting, seat rules.Seat, c farm.Cell) {
	p := &t.player[seat]
	before := p.Fences()
	p.Reserve |= c.Mask()
	rules.Show(t.reel, t.State, Reserved{seat, c, p.Fences() - before})
}

// cleared makes a fenced space whose tile is gone a pasture, and sends whoever
// stood on it to work once no forest is left there.
func (t acting) cleared(seat rules.Seat, c farm.Cell) {
	p := &t.player[seat]
	if p.Reserve.Has(c) && !p.Farm.Tiles().Has(c) {
		p.Reserve &^= c.Mask()
		p.Pasture[p.Pastures()] = c.Mask()
	}
	if p.Hut.Has(c) && !p.Forests.Has(c) {
		p.Hut &^= c.Mask()
		p.Guest++
		p.Home++
	}
}

// canStation says whether somebody of the supply can go to a forest.
func (p *Player) canStation() bool {
	return p.Forests&^p.Hut != 0 && p.supply() > 0
}
