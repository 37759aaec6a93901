package montana

import "tilestead/rules"

// AppendView writes the position as text; nothing in it is hidden. Pieces,
// places and hexes are called as in notation.
func (s *State) AppendView(dst []byte, _ rules.Seat) []byte {
	b := rules.Lines(dst)
	viewMap(s, &b)
	for p := range s.seats {
		viewSeat(s, &b, rules.Seat(p))
	}
	b.Word("supply")
	viewStock(&b, &s.supply)
	viewPool(&b, s.pool)
	b.Pair("cattle", int(s.herd))
	b.End()
	viewPlaces(s, &b)
	b.Word("turn")
	b.Seat("of", s.active)
	b.Seat("first", s.first)
	b.Pair("arrow", int(s.arrow))
	b.Pair("builds", int(s.built))
	b.Flag("extra", s.extra)
	b.Flag("ended", s.ended)
	b.End()
	viewTown(s, &b)
	for i := range s.agenda.Len() {
		b.Word("agenda")
		s.agenda.At(i).view(&b)
		b.End()
	}
	return b
}

// viewMap writes the tiles with what lies on them.
func viewMap(s *State, b *rules.Lines) {
	for middle := Hex(0); middle < s.layout.n && s.face[middle] >= 0; middle += 7 {
		viewTile(s, b, middle)
	}
	if s.start != NoHex {
		viewHex(s, b, "start", s.start)
		b.End()
	}
	viewHexes(s, b, "cattle", s.cattleOn)
	viewHexes(s, b, "canteens", s.canteenOn)
	for h := Hex(0); h < s.layout.n; h++ {
		if s.height[h] > 0 {
			viewHex(s, b, "settled", h)
			b.Seat("seat", s.owner[h])
			b.Num(int(s.height[h]))
			b.End()
		}
	}
}

// viewTile writes which tile lies round a hex, and how it is turned. A script
// can give any hex another face than its tile has; such a one follows.
func viewTile(s *State, b *rules.Lines, middle Hex) {
	east := Components.Faces[s.face[middle+1]].Pos
	tile, turned := int(s.face[middle])/7, (7-east)%6
	viewHex(s, b, "tile", middle)
	b.Word(Components.Faces[tile*7].Tile)
	*b = append(*b, 'r')
	b.Num(turned)
	b.End()
	for i := range 7 {
		h := middle + Hex(i)
		if int(s.face[h]) != faceAt(tile, turned, i) {
			viewHex(s, b, "face", h)
			b.Word(Components.Faces[s.face[h]].Tile)
			b.Num(Components.Faces[s.face[h]].Pos)
			b.End()
		}
	}
}

func viewHex(s *State, b *rules.Lines, name string, h Hex) {
	b.Word(name)
	*b = append(s.appendHex(*b, h), ' ')
}

func viewHexes(s *State, b *rules.Lines, name string, set hexSet) {
	if set == (hexSet{}) {
		return
	}
	b.Word(name)
	for set != (hexSet{}) {
		h := set.first()
		set.remove(h)
		*b = append(s.appendHex(*b, h), ' ')
	}
	b.End()
}

// viewSeat writes what lies on a player board.
func viewSeat(s *State, b *rules.Lines, seat rules.Seat) {
	p := &s.player[seat]
	b.Seat("seat", seat)
	b.Pair("settlements", int(p.Left))
	b.Pair("silver", int(p.Silver))
	viewStock(b, &p.Goods)
	viewWorkers(b, "workers", p.Workers)
	b.Pair("cattle", int(p.Cattle))
	b.Pair("canteens", int(p.Canteens))
	b.Pair("turns", int(p.Turns))
	b.End()
}

func viewStock(b *rules.Lines, s *Stock) {
	for g, n := range s {
		b.Pair(Components.GoodIDs[g], int(n))
	}
}

// viewPool writes how many workers there are of each trade, viewWorkers a letter
// for each, as notation does.
func viewPool(b *rules.Lines, h Handful) {
	for t, n := range h {
		b.Pair(Components.TradeIDs[t], int(n))
	}
}

func viewWorkers(b *rules.Lines, name string, h Handful) {
	if h != (Handful{}) {
		b.Word(name)
		*b = append(h.append(*b), ' ')
	}
}

// viewPlaces writes the places of the worker board that are taken.
func viewPlaces(s *State, b *rules.Lines) {
	for p := range Place(Places) {
		viewWorkers(b, Components.PlaceIDs[p], s.Workers(p))
		if p.Area() != Bank {
			viewWorkers(b, "small", s.small[p])
		}
		b.End()
	}
}

// viewTown writes where the contractors stand while the town is open.
func viewTown(s *State, b *rules.Lines) {
	if !s.auction.open {
		return
	}
	b.Word("town")
	b.End()
	for p := range s.seats {
		seat := rules.Seat(p)
		b.Seat("contractor", seat)
		if row, column, ok := s.Contractor(seat); ok {
			b.Word(rowIDs[row])
			b.Num(column)
		}
		b.Flag("acted", s.Acted(seat))
		b.Flag("passed", s.Passed(seat))
		b.Flag("paid", s.Paid(seat))
		b.End()
	}
}
