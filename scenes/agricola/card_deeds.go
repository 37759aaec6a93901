package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// cardDeed says what an action is that only cards of the hand offer.
func (m *moment) cardDeed(a rules.Action) string {
	switch a.Kind() {
	case agricola.KindPlay:
		return m.playDeed(a)
	case agricola.KindExtend:
		return m.extendDeed(a)
	case agricola.KindPick, agricola.KindReplace:
		return m.say(cardDeeds[a.Kind()], m.cards().cardName(agricola.HandCardOf(a)))
	case agricola.KindSwap:
		get, pay := m.s.SwapOf(a)
		return m.cards().cardName(agricola.HandCardOf(a)) + ": " + m.given(&get, &pay)
	case agricola.KindPrefer:
		return m.say("do.prefer", m.cards().cardName(agricola.HandCardOf(a)))
	case agricola.KindLay, agricola.KindTurn:
		return m.say("do." + m.s.GroundOf(a))
	case agricola.KindScatter:
		return m.say("do.sow", m.good(agricola.ToOf(a)))
	case agricola.KindShift:
		return m.say("do.shift", agricola.CellOf(a).String(), agricola.EndOf(a).String())
	case agricola.KindRaise:
		st := herdStock(agricola.HerdOf(a))
		return m.say("do.raise", m.stock(&st))
	case agricola.KindStall:
		return m.say("do.stall", m.good(agricola.GoodOf(a)))
	case agricola.KindClay:
		if n := agricola.CountOf(a); n > 0 {
			return m.say("do.clay", m.amount(box.Clay, n))
		}
		return m.say("do.clay.none")
	case agricola.KindLodge:
		if g := agricola.GoodOf(a); g.Animal() {
			return m.say("do.lodge", m.good(g))
		}
		return m.say("do.lodge.none")
	}
	return m.say("do.cook", m.good(agricola.GoodOf(a)))
}

// playDeed is playing a card, and what is paid for it where there are several ways.
func (m *moment) playDeed(a rules.Action) string {
	c := agricola.HandCardOf(a)
	text := m.say("do.play.card", m.cards().cardName(c))
	if len(m.cards().plays(c)) < 2 {
		return text
	}
	if back := agricola.GivenOf(a); back >= 0 {
		return text + " ← " + m.major(back)
	}
	st := m.s.PlayPrice(a)
	return text + " ← " + m.stock(&st)
}

// given is goods and, behind an arrow, those that are given for them.
func (m *moment) given(get, pay *box.Stock) string {
	text := m.stock(get)
	if *pay != (box.Stock{}) {
		text += " ← " + m.stock(pay)
	}
	return text
}

// extendDeed says on which side a farm is extended, and beside which rows or columns,
// counted from 1.
func (m *moment) extendDeed(a rules.Action) string {
	c, d := agricola.CellOf(a), agricola.EndOf(a)
	side, first, last := "below", c.Col(), d.Col()
	switch {
	case c.Col() == d.Col() && c.Col() < 0:
		side = "left"
	case c.Col() == d.Col():
		side = "right"
	case c.Row() < 0:
		side = "above"
	}
	if c.Col() == d.Col() {
		first, last = c.Row(), d.Row()
	}
	return m.say("do.extend."+side, first+1, last+1)
}
