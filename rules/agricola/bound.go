package agricola

import "tilestead/rules/agricola/box"

// enough says whether there may be enough of each good that is wanted, as if all that
// bears on it went into that good: if not, it is out of reach.
func (m *means) enough(want *box.Stock) bool {
	for g, n := range want {
		if n > m.goods[g] && m.most(box.Good(g)) < int(n)*whole {
			return false
		}
	}
	return true
}

// whole is the price of one of a good in itself: prices are whole parts of it.
const whole = 2520

// prices are what one of each good is worth in another, in parts of a whole.
type prices [box.Goods]int

// of is what a stock is worth.
func (p *prices) of(s *box.Stock) (sum int) {
	for g, n := range s {
		sum += int(n) * p[g]
	}
	return sum
}

// most is no less of a good than exchanges can bring. Without a limit none brings more
// than what it takes is worth in that good; one with a limit may, each time it is made.
func (m *means) most(of box.Good) int {
	p := m.prices(of)
	sum := p.of(&m.goods)
	for i := range m.n {
		if t := &m.trades[i]; t.times > 0 && t.times != endless {
			sum += int(t.times) * max(0, m.worth(t, &p)-p.of(&t.in))
		}
	}
	return sum
}

// prices are what goods are worth in another by exchanges without a limit, each of which
// takes one kind of good; they are rounded up.
func (m *means) prices(of box.Good) (p prices) {
	p[of] = whole
	for pass, changed := 0, true; changed && pass < box.Goods; pass++ {
		changed = false
		for i := range m.n {
			t := &m.trades[i]
			if t.times != endless {
				continue
			}
			for g, n := range &t.in {
				if n == 0 {
					continue
				}
				if w := (m.worth(t, &p) + int(n) - 1) / int(n); w > p[g] {
					p[g], changed = w, true
				}
			}
		}
	}
	return p
}

// worth is what a trade brings, with every improvement working.
func (m *means) worth(t *trade, p *prices) int {
	if t.cook {
		out := m.cooked(GoodOf(t.act), m.lit|m.tokens)
		return p.of(&out)
	}
	return p.of(&t.out)
}
