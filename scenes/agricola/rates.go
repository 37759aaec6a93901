package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A rate is an exchange that a seat may make at any time: one of a good for so many
// of another one.
type rate struct {
	from, to box.Good
	n        int
}

// rates are the exchanges of a seat, whether it has the goods or not.
func (m choicesPart) rates(seat rules.Seat) (list []rate) {
	p := m.s.Player(seat)
	for g := box.Grain; g < box.Goods; g++ {
		if n := p.Cooks(g); n > 0 {
			list = append(list, rate{g, box.Food, n})
		}
	}
	if m.s.SpecialCards() != 0 {
		list = append(list, rate{box.Wood, box.Fuel, 1})
	}
	for i := range box.Majors {
		if p.Majors.Has(box.Major(i)) {
			for _, tr := range box.Majors[i].Trades {
				list = append(list, rate{tr.From, tr.To, 1})
			}
		}
	}
	return list
}

// offersRate says whether an exchange can be made now.
func (m choicesPart) offersRate(r rate) bool {
	return slices.ContainsFunc(m.Legal, func(a rules.Action) bool {
		return a.Kind() == agricola.KindExchange && agricola.GoodOf(a) == r.from && agricola.ToOf(a) == r.to
	})
}

// noRate is why an exchange that is not offered cannot be made.
func (m choicesPart) noRate(r rate) string {
	var price box.Stock
	price[r.from] = 1
	switch lack := m.help().lacksOf(m.turn, price); {
	case lack != "":
		return lack
	case m.s.TakesBack(r.from, r.to):
		return m.say("no.back")
	}
	return m.say("no.duty")
}

// noExchange is why a good that could be exchanged cannot be now, "" where it can or
// there is nothing to exchange it for.
func (m choicesPart) noExchange(g box.Good) (why string) {
	if !m.Deciding() || m.seen != m.turn || m.s.Player(m.turn).Goods[g] == 0 {
		return ""
	}
	for _, r := range m.rates(m.turn) {
		switch {
		case r.from != g:
		case m.offersRate(r):
			return ""
		default:
			why = m.noRate(r)
		}
	}
	return why
}

// rateLines say what a seat can exchange a good for.
func (m choicesPart) rateLines(seat rules.Seat, g box.Good) (lines []string) {
	for _, r := range m.rates(seat) {
		if r.from == g {
			lines = append(lines, m.amount(r.from, 1)+" → "+m.amount(r.to, r.n))
		}
	}
	return lines
}
