package montana

import (
	"strconv"

	"tilestead/rules"
)

// AppendView writes the position as text; nothing in it is hidden.
func (s *State) AppendView(dst []byte, _ rules.Seat) []byte {
	b := rules.Lines(dst)
	b.Word("map")
	for h := Hex(0); h < s.layout.n; h++ {
		b.Num(int(s.face[h]))
	}
	b.End()
	b.Word("tokens")
	for _, set := range [3]hexSet{s.cattleOn, s.canteenOn, s.settled} {
		b = append(strconv.AppendUint(b, set[0], 16), ' ')
		b = append(strconv.AppendUint(b, set[1], 16), ' ')
	}
	b.End()
	b.Word("settlements")
	for h := Hex(0); h < s.layout.n; h++ {
		if s.height[h] > 0 {
			b = append(s.appendHex(b, h), ' ')
			b.Num(int(s.owner[h]) + 1)
			b.Num(int(s.height[h]))
		}
	}
	b.End()
	for p := range s.seats {
		q := &s.player[p]
		b.Word("seat")
		b.Num(int(p) + 1)
		for _, n := range q.Goods {
			b.Num(int(n))
		}
		b = append(q.Workers.append(append(b, '[')), "] "...)
		b.Num(int(q.Silver), int(q.Cattle), int(q.Canteens), int(q.Left), int(q.Turns))
		b.End()
	}
	b.Word("supply")
	for _, n := range s.supply {
		b.Num(int(n))
	}
	for _, n := range s.pool {
		b.Num(int(n))
	}
	b.Num(int(s.herd))
	b.End()
	for p := range Places {
		w := s.Workers(Place(p))
		if w == (Handful{}) {
			continue
		}
		b.Word(Components.PlaceIDs[p])
		b = append(w.append(b), ' ')
		if p < 12 {
			b = append(s.small[p].append(append(b, '+')), ' ')
		}
		b.End()
	}
	b.Word("turn")
	b.Num(int(s.first), int(s.active), int(s.arrow), int(s.start), int(s.built))
	b.Flag(s.extra)
	b.Flag(s.ended)
	b.End()
	if s.auction.open {
		b.Word("town")
		for p := range s.seats {
			b.Num(int(s.auction.at[p].row) + 1)
			b.Num(int(s.auction.at[p].column))
			b.Flag(s.auction.acted[p])
			b.Flag(s.auction.passed[p])
			b.Flag(s.auction.paid[p])
		}
		b.End()
	}
	b.Word("agenda")
	for i := range s.agenda.Len() {
		t := s.agenda.At(i)
		b.Num(int(t.Kind), int(t.Seat), int(t.A), int(t.B))
	}
	b.End()
	return b
}
