package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

// payFacts are how many hexes in reach can be paid for then that could not
// before, or no longer.
func (m hintsPart) payFacts(t *trial) []fact {
	more, fewer := 0, 0
	for _, h := range m.s.Reachable() {
		switch now, then := m.s.Payable(m.turn, h), t.after.Payable(m.turn, h); {
		case then && !now:
			more++
		case now && !then:
			if _, n := t.after.Settlements(h); n == 0 {
				fewer++
			}
		}
	}
	var list []fact
	if more > 0 {
		list = append(list, fact{"goods", 400, m.count("advice.pays", more)})
	}
	switch {
	case fewer > 0 && more > 0:
		list = append(list, fact{"goods", 399, m.count("advice.pays.but", fewer)})
	case fewer > 0:
		list = append(list, fact{"goods", 300, m.count("advice.pays.not", fewer)})
	}
	if more == 0 {
		list = append(list, m.nearFacts(t)...)
	}
	return list
}

// nearFacts are what is still lacking for the hex in reach that the action brings
// nearest.
func (m hintsPart) nearFacts(t *trial) []fact {
	least, nearest := 99, montana.NoHex
	var lacking montana.Stock
	for _, h := range m.s.Reachable() {
		f, _ := m.s.Face(h)
		then, n := lack(f.Cost, t.is.Goods)
		if _, was := lack(f.Cost, t.was.Goods); n > 0 && n < was && n < least {
			least, nearest, lacking = n, h, then
		}
	}
	if nearest == montana.NoHex {
		return nil
	}
	return []fact{{"goods", 200, m.advice("lacks", m.landOf(nearest), m.goods(lacking))}}
}

// lack is what goods lack of a cost, and how many pieces.
func lack(cost, goods montana.Stock) (lacking montana.Stock, n int) {
	for g, c := range cost {
		lacking[g] = max(0, c-goods[g])
		n += int(lacking[g])
	}
	return lacking, n
}

// buildFacts are what settling a hex brings.
func (m hintsPart) buildFacts(h montana.Hex) []fact {
	placed, rows, cattle, canteens := m.s.Gains(m.turn, h)
	left := int(m.s.Player(m.turn).Left) - placed
	list := []fact{{"settle", mainFact, m.count("advice.build", left, m.count("n.settlement", placed))}}
	switch {
	case left == 0 && m.s.Ended():
		list[0] = fact{"end", bestFact + 1, m.advice("build.all")}
	case left == 0:
		list[0] = fact{"end", bestFact + 1, m.advice("build.ends")}
	}
	if rows > 0 && placed > 1 {
		list = append(list, fact{"settle", bestFact, m.advice("row")})
	}
	if canteens > 0 {
		list = append(list, fact{"canteen", 900, m.count("advice.lake", canteens)})
	}
	if cattle > 0 {
		list = append(list, fact{"cattle", 500, m.count("advice.herd", cattle)})
	}
	var rivals []string
	for seat := range rules.Seat(m.s.Players()) {
		if seat != m.turn && m.s.Payable(seat, h) {
			rivals = append(rivals, m.Name(seat))
		}
	}
	if len(rivals) > 0 {
		list = append(list, fact{"settle", 300, m.advice("contested", m.list(rivals))})
	}
	return list
}
