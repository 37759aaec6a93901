package montana

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// pumpkins are those of all seats, of the seat to decide first.
func (m hintsPart) pumpkins(s *montana.State) string {
	parts := []string{m.advice("has", m.advice("you"), s.Player(m.turn).Goods[montana.Pumpkin])}
	for seat := range rules.Seat(s.Players()) {
		if seat != m.turn {
			parts = append(parts, m.advice("has", m.Name(seat), s.Player(seat).Goods[montana.Pumpkin]))
		}
	}
	return strings.Join(parts, ", ")
}

// townFacts are what there is to win in the town, and who is in the way.
func (m hintsPart) townFacts(a rules.Action) []fact {
	switch a.Kind() {
	case montana.KindTown:
		t, key := m.try(a), "town"
		if t.is.Goods[montana.Pumpkin] == t.was.Goods[montana.Pumpkin] {
			key = "town.none"
		}
		return []fact{{"goods", mainFact, m.advice(key, m.pumpkins(t.after))}}
	case montana.KindPass:
		return []fact{{"goods", mainFact, m.count("advice.pass", int(m.s.Player(m.turn).Goods[montana.Pumpkin]))}}
	}
	row, column := montana.BidOf(a)
	var rivals, outbid []string
	for seat := range rules.Seat(m.s.Players()) {
		if seat == m.turn || m.s.Passed(seat) {
			continue
		}
		if r, _, ok := m.s.Contractor(seat); ok && r == row {
			outbid = append(outbid, m.Name(seat))
		}
		if n := m.s.Player(seat).Goods[montana.Pumpkin]; m.outbids(n, column) {
			rivals = append(rivals, m.advice("has", m.Name(seat), n))
		}
	}
	var list []fact
	if len(rivals) == 0 {
		list = append(list, fact{"goods", mainFact, m.advice("bid.safe")})
	} else {
		list = append(list, fact{"goods", mainFact, m.advice("bid.open", strings.Join(rivals, ", "))})
	}
	if len(outbid) > 0 {
		list = append(list, fact{"goods", 500, m.advice("bid.over", m.list(outbid))})
	}
	return list
}

// outbids says whether so many pumpkins pay for a column to the right of one.
func (m hintsPart) outbids(pumpkins int8, column int) bool {
	for c := column + 1; c <= montana.Columns; c++ {
		if montana.Components.Pumpkins[c] <= pumpkins {
			return true
		}
	}
	return false
}
