package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func roomRows(r *rulebook) {
	r.kinds[KindRoom] = actionRow{name: "room", fields: fields{"cell": cellField, "price": priceField},
		lines: append([]string{"room CELL"}, repeated("room CELL for", " N GOOD", 4)...),
		writes: func(s *State, b []byte, a rules.Action) []byte {
			l := s.player[s.agenda.Top().seat].roomPrices()
			return l.append(writeCell(s, b, a), a)
		}}
	r.kinds[KindStable] = actionRow{name: "stable", fields: oneCell, lines: []string{"stable CELL"}, writes: writeCell}
	r.ops[box.BuildRooms] = opRow{name: "BuildRooms", about: "rooms for their price", word: "room", by: []uint8{KindRoom},
		solid: true,
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool {
			p := &s.player[seat]
			return p.canPayRoom() && p.RoomSpots() != 0
		},
		after: func(q *asker, p *Player, _ *box.Part, _ *step) bool {
			l := p.roomPrices()
			return p.RoomSpots() != 0 && q.reachesAny(&l, &box.NoStock)
		},
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			return legalRooms(&s.player[top.seat], dst)
		},
		does:    buildRoom,
		repeats: unlessOnce,
		ends: func(t acting, seat rules.Seat, built int) {
			t.opens(box.BuiltRooms, seat, occasion{n: built})
		}}
	r.ops[box.BuildStables] = opRow{name: "BuildStables", about: "up to Most (0: any number) for Price wood each", word: "stable",
		by: []uint8{KindStable}, solid: true,
		asks: func(s *State, seat rules.Seat, part *box.Part, at *step) bool {
			p := &s.player[seat]
			return more(part, at) && p.Goods[box.Wood] >= int16(part.Price) && p.Stables.Size() < maxStables &&
				p.StableSpots() != 0
		},
		after: func(q *asker, p *Player, part *box.Part, at *step) bool {
			return more(part, at) && p.Stables.Size() < maxStables && p.StableSpots() != 0 &&
				q.reaches(&box.Stock{box.Wood: int16(part.Price)})
		},
		lists: func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
			if p := &s.player[top.seat]; p.Goods[box.Wood] >= int16(part.Price) {
				dst = appendCells(dst, KindStable, p.StableSpots())
			}
			return dst
		},
		does:    buildStable,
		repeats: unlessOnce}
}

func renovationRows(r *rulebook) {
	r.kinds[KindRenovate] = actionRow{name: "renovate", fields: fields{"price": priceField, "steps": stepsField},
		lines: slices.Concat([]string{"renovate", "renovate MATERIAL"}, repeated("renovate for", " N GOOD", 4),
			repeated("renovate MATERIAL for", " N GOOD", 4)),
		writes: writeRenovation}
	r.kinds[KindRehouse] = actionRow{name: "rehouse", fields: oneCell, lines: []string{"rehouse CELL"}, writes: writeCell}
	r.ops[box.Renovate] = opRow{name: "Renovate", about: "the house by one step", word: "renovate",
		by: []uint8{KindRenovate, KindRehouse}, solid: true,
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return s.player[seat].canRenovate() },
		after: func(q *asker, p *Player, _ *box.Part, _ *step) bool {
			for steps := box.Material(1); steps <= p.mostSteps(); steps++ {
				if l := p.renovationPrices(steps); q.reachesAny(&l, &box.NoStock) {
					return true
				}
			}
			return false
		},
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			return legalRenovations(&s.player[top.seat], dst)
		},
		does: func(t acting, top *step, _ *box.Part, a rules.Action) {
			if a.Kind() == KindRehouse {
				leaveHut(t, top.seat, CellOf(a))
				return
			}
			renovateHouse(t, top.seat, a)
		},
		alone: func(p *Player, part *box.Part) bool { return !part.Optional && p.oneRenovation() },
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) {
			var one [2 * mostPrices]rules.Action
			renovateHouse(t, seat, legalRenovations(&t.player[seat], one[:0])[0])
		}}
}

func writeRenovation(s *State, b []byte, a rules.Action) []byte {
	p := &s.player[s.agenda.Top().seat]
	to := box.Material(stepsField.Get(a)) + 1
	if p.mostSteps() > 1 {
		b = append(append(b, ' '), box.MaterialIDs[p.House+to]...)
	}
	l := p.renovationPrices(to)
	return l.append(b, a)
}

// buildRoom builds a room for one of its prices (5).
func buildRoom(t acting, top *step, _ *box.Part, a rules.Action) {
	p := &t.player[top.seat]
	top.built++
	l := p.roomPrices()
	p.Goods.Sub(&l.list[priceField.Get(a)])
	p.Rooms |= CellOf(a).Mask()
	rules.Show(t.reel, t.State, RoomBuilt{top.seat, CellOf(a)})
	t.onces()
}

func buildStable(t acting, top *step, part *box.Part, a rules.Action) {
	p := &t.player[top.seat]
	p.Goods[box.Wood] -= int16(part.Price)
	p.Stables |= CellOf(a).Mask()
	if part.Most > 1 {
		top.built++
	}
	rules.Show(t.reel, t.State, StableBuilt{top.seat, CellOf(a)})
}

// legalRooms are the rooms that can be built, at each price.
func legalRooms(p *Player, dst []rules.Action) []rules.Action {
	l := p.roomPrices()
	for m := p.RoomSpots(); m != 0; {
		dst = l.legal(dst, rules.Act(KindRoom)|cellField.Put(int(m.Pop())), &p.Goods)
	}
	return dst
}

// legalRenovations are the renovations that can be paid, at each price.
func legalRenovations(p *Player, dst []rules.Action) []rules.Action {
	for steps := box.Material(1); steps <= p.mostSteps(); steps++ {
		l := p.renovationPrices(steps)
		dst = l.legal(dst, rules.Act(KindRenovate)|stepsField.Put(int(steps)-1), &p.Goods)
	}
	return appendCells(dst, KindRehouse, p.hutSpots())
}

// oneRenovation says that a renovation can be paid in one way only.
func (p *Player) oneRenovation() bool {
	if p.hutSpots() != 0 {
		return false
	}
	var some [2 * mostPrices]rules.Action
	return len(legalRenovations(p, some[:0])) == 1
}

// renovateHouse brings the house to a later material for one of the prices (5).
func renovateHouse(t acting, seat rules.Seat, a rules.Action) {
	p, from := &t.player[seat], t.player[seat].House
	steps := box.Material(stepsField.Get(a)) + 1
	l := p.renovationPrices(steps)
	p.Goods.Sub(&l.list[priceField.Get(a)])
	p.House += steps
	rules.Show(t.reel, t.State, Renovated{seat, p.House})
	t.opens(box.Renovated, seat, occasion{of: 1 << from})
	t.onces()
}

// mostSteps is by how many steps a renovation can take a house at most: none if
// a card forbids it.
func (p *Player) mostSteps() box.Material {
	switch {
	case p.House == box.StoneHouse || p.Front.Has(box.MantelCard):
		return 0
	case p.House == box.WoodHouse && p.Front.Has(box.ConservatorCard):
		return 2
	}
	return 1
}

// renovationPrices are those of a renovation by so many steps (5).
func (p *Player) renovationPrices(steps box.Material) priceList {
	price := box.Stock{box.Reed: 1}
	price[(p.House + steps).Good()] += int16(p.Rooms.Size())
	return p.prices(purchase{of: box.ForRenovations}, price)
}

// roomPrices are the prices of a room (5).
func (p *Player) roomPrices() priceList {
	price := box.Stock{box.Reed: 2}
	price[p.House.Good()] += 5
	return p.prices(purchase{of: box.ForRooms}, price)
}

// canPayRoom says whether a seat has the goods for a room.
func (p *Player) canPayRoom() bool {
	if p.Front.Empty() {
		return p.Goods[box.Reed] >= 2 && p.Goods[p.House.Good()] >= 5
	}
	l := p.roomPrices()
	return l.payable(&p.Goods)
}

// canRenovate says whether the house can be renovated by one step (5).
func (p *Player) canRenovate() bool {
	if p.Front.Empty() {
		return p.House < box.StoneHouse && p.Goods[box.Reed] > 0 && p.Goods[(p.House+1).Good()] >= int16(p.Rooms.Size())
	}
	for steps := box.Material(1); steps <= p.mostSteps(); steps++ {
		if l := p.renovationPrices(steps); l.payable(&p.Goods) {
			return true
		}
	}
	return p.hutSpots() != 0
}
