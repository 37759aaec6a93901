package montana

import (
	"strconv"

	"tilestead/rules"
)

// AppendView writes the position as text; nothing in it is hidden.
func (s *State) AppendView(b []byte, _ rules.Seat) []byte {
	num := func(n int) { b = append(strconv.AppendInt(b, int64(n), 10), ' ') }
	word := func(w string) { b = append(append(b, w...), ' ') }
	line := func() { b[len(b)-1] = '\n' }
	word("map")
	for h := Hex(0); h < s.layout.n; h++ {
		num(int(s.face[h]))
	}
	line()
	word("tokens")
	for _, set := range [3]hexSet{s.cattleOn, s.canteenOn, s.settled} {
		b = append(strconv.AppendUint(b, set[0], 16), ' ')
		b = append(strconv.AppendUint(b, set[1], 16), ' ')
	}
	line()
	word("settlements")
	for h := Hex(0); h < s.layout.n; h++ {
		if s.height[h] > 0 {
			b = append(s.appendHex(b, h), ' ')
			num(int(s.owner[h]) + 1)
			num(int(s.height[h]))
		}
	}
	line()
	for p := range s.seats {
		q := &s.player[p]
		word("seat")
		num(int(p) + 1)
		for _, n := range q.Goods {
			num(int(n))
		}
		b = append(q.Workers.append(append(b, '[')), "] "...)
		for _, n := range [...]int{int(q.Silver), int(q.Cattle), int(q.Canteens), int(q.Left), int(q.Turns)} {
			num(n)
		}
		line()
	}
	word("supply")
	for _, n := range s.supply {
		num(int(n))
	}
	for _, n := range s.pool {
		num(int(n))
	}
	num(int(s.herd))
	line()
	for p := range Places {
		w := s.Workers(Place(p))
		if w == (Handful{}) {
			continue
		}
		word(Components.PlaceIDs[p])
		b = append(w.append(b), ' ')
		if p < 12 {
			b = append(s.small[p].append(append(b, '+')), ' ')
		}
		line()
	}
	word("turn")
	for _, n := range [...]int{int(s.first), int(s.active), int(s.arrow), int(s.start), int(s.built)} {
		num(n)
	}
	b = append(strconv.AppendBool(b, s.extra), ' ')
	b = append(strconv.AppendBool(b, s.ended), ' ')
	line()
	if s.auction.open {
		word("town")
		for p := range s.seats {
			num(int(s.auction.at[p].row) + 1)
			num(int(s.auction.at[p].column))
			b = append(strconv.AppendBool(b, s.auction.acted[p]), ' ')
			b = append(strconv.AppendBool(b, s.auction.passed[p]), ' ')
			b = append(strconv.AppendBool(b, s.auction.paid[p]), ' ')
		}
		line()
	}
	word("agenda")
	for i := range s.agenda.Len() {
		t := s.agenda.At(i)
		for _, n := range [...]int{int(t.Kind), int(t.Seat), int(t.A), int(t.B)} {
			num(n)
		}
	}
	line()
	return b
}
