package agricola

import (
	"strconv"
	"strings"
	"tilestead/rules/agricola/box"

	"tilestead/rules"
)

func joined(lines []string) string { return strings.Join(lines, "\n") }

// majorTip is a card in words.
func (m *moment) majorTip(card box.Major) []string { return textsIn(majorRemarks(m, card)) }

// majorRemarks are a card in words: its name, price and points, who holds it or what is missing, what
// it does, and which card it lies on or under. What is drawn on the card matters least.
func majorRemarks(m *moment, card box.Major) []remark {
	price, points := m.s.CostOf(card, m.own), m.say("supply.points", box.Majors[card].Points)
	list := append(remarks(0, m.major(card)), remarks(3, m.say("supply.price", m.stock(&price))+" · "+points)...)
	if by := m.majors().holder(card); by != rules.Nobody {
		list = append(list, remarks(1, m.say("supply.held", m.Name(by)))...)
	} else {
		if back, ok := m.majors().returned(card); ok {
			list = append(list, remarks(1, m.say("supply.instead", m.major(back)))...)
		} else {
			list = append(list, remarks(1, m.help().lacksOf(m.own, price))...)
		}
		list = append(list, remarks(1, m.choices().leadLine(m.choices().majorLead(card)))...)
	}
	list = append(list, remarks(2, m.majorRules(card)...)...)
	supply := m.s.Supply()
	for i := range box.Majors {
		over := box.Major(i)
		switch {
		case !supply.Has(over):
		case box.Majors[card].Under == box.Majors[over].ID:
			list = append(list, remarks(4, m.say("supply.after", m.major(over)))...)
		case over == card && underOf(card, supply) >= 0:
			list = append(list, remarks(4, m.say("supply.next", m.major(underOf(card, supply))))...)
		}
	}
	return list
}

// majorRules is what a major does, in words.
func (m *moment) majorRules(card box.Major) (lines []string) {
	c := &box.Majors[card]
	add := func(key string, args ...any) { lines = append(lines, m.say("supply."+key, args...)) }
	if c.Cook != (box.Stock{}) {
		add("cook", m.each(&c.Cook))
	}
	if c.Bake > 0 {
		add("bake", m.good(box.Grain)+" → "+number(int(c.Bake)))
	}
	if c.BakeMost > 0 {
		add("most", c.BakeMost)
	}
	if c.FreeBake {
		add("free")
	}
	if c.Get != (box.Stock{}) {
		add("get", m.stock(&c.Get))
	}
	for _, tr := range c.Trades {
		add("trade", m.good(tr.From)+" → "+m.good(tr.To))
	}
	if c.Food != ([2]int8{}) {
		add("rounds", c.Food[1], c.Food[0])
	}
	if c.Craft {
		add("craft", m.good(c.Good)+" → "+m.amount(box.Food, int(c.CraftFood)))
		add("bonus", m.good(c.Good)+" "+bonusText(c.Bonus))
	}
	if own := "supply.does." + majorName(card); m.Words.Has("agricola." + own) {
		lines = append(lines, m.say(own))
	}
	return lines
}

// bonusText is so many goods for one, two and three points.
func bonusText(most [3]int8) string {
	parts := make([]string, len(most))
	for i, n := range most {
		parts[i] = strconv.Itoa(int(n)) + " → " + strconv.Itoa(i+1)
	}
	return strings.Join(parts, ", ")
}

// each is what each of some goods brings.
func (m *moment) each(st *box.Stock) string {
	var parts []string
	for g, n := range st {
		if n != 0 {
			parts = append(parts, m.good(box.Good(g))+" → "+number(int(n)))
		}
	}
	return strings.Join(parts, ", ")
}
