package agricola

import (
	"fmt"
	"strconv"
	"strings"
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// spaceName is what texts call a space: those that do the same share a name.
func spaceName(sp box.Space) string {
	id := box.Spaces[sp].ID
	id = strings.TrimPrefix(strings.TrimPrefix(id, "tile2_"), "tile34_")
	id = strings.TrimSuffix(id, "_tile")
	if strings.HasSuffix(id, "6a") || strings.HasSuffix(id, "6b") { // one of two alike
		id = id[:len(id)-1]
	}
	return strings.TrimRight(id, "_0123456789")
}

// majorName is what texts call a major: those that differ in their price only
// share a name.
func majorName(id box.Major) string {
	return strings.TrimRight(box.Majors[id].ID, "_0123456789")
}

func spaceID(sp box.Space) string { return "space " + box.Spaces[sp].ID }

// bedID names the bed in which somebody can be woken.
const bedID = "bed"

func cellID(c farm.Cell) string { return "cell " + c.String() }

func stackID(card box.Major) string { return "major " + box.Majors[card].ID }

// choiceID names a choice that is listed, or lies in front.
func choiceID(s rules.State, a rules.Action) string { return "choice " + rules.Notation(s, a) }

func specialID(card int, a box.Special) string {
	return fmt.Sprintf("special %d %s", card, box.SpecialIDs[a])
}

// space is the name of a space, the one by which cards call it.
func (m *moment) space(sp box.Space) string { return m.say("space." + spaceName(sp)) }

func (m *moment) major(id box.Major) string { return m.say("major." + majorName(id)) }

func (m *moment) good(g box.Good) string { return m.say("good." + box.GoodIDs[g]) }

// special is the name of a special action, the one by which cards call it.
func (m *moment) special(a box.Special) string {
	return m.say("special." + box.SpecialIDs[a])
}

// amount is a number of a good in words; there is some.
func (m *moment) amount(g box.Good, n int) string { return amountWords(m.Words, g, n) }

// amountOrNone is a number of a good in words, also where there is none.
func (m ownedPart) amountOrNone(g box.Good, n int) string {
	if n == 0 {
		return m.say("good." + box.GoodIDs[g] + ".none")
	}
	return m.amount(g, n)
}

// amountWords is so much of a good in words.
func amountWords(w *assets.Words, g box.Good, n int) string {
	return w.Count("agricola.amount."+box.GoodIDs[g], n)
}

// stock is goods in words.
func (m *moment) stock(st *box.Stock) string { return stockWords(m.Words, st) }

func herdStock(h box.Herd) (st box.Stock) {
	copy(st[box.Sheep:], h[:])
	return st
}

// wordOf is what texts call a kind of action: its word in notation, but for the two that
// close a pasture.
func wordOf(kind uint8) string {
	if kind == agricola.KindPasture || kind == agricola.KindReserve {
		return "fence"
	}
	return agricola.Title.Actions[kind].Name
}

// name says what a legal action is.
func (m *moment) name(a rules.Action) string {
	switch k := a.Kind(); k {
	case agricola.KindPlace:
		if agricola.FromBed(a) {
			return m.space(agricola.SpaceOf(a)) + " (" + m.say("do.bed") + ")"
		}
		return m.space(agricola.SpaceOf(a))
	case agricola.KindOrder:
		return m.space(agricola.SpaceOf(a))
	case agricola.KindSpecial:
		return m.special(agricola.SpecialOf(a))
	case agricola.KindSow, agricola.KindKeep, agricola.KindBreed:
		st := m.change(a)
		if st == (box.Stock{}) {
			return m.say("do.keep.none")
		}
		return m.say("do."+wordOf(k), m.stock(&st))
	case agricola.KindBuild:
		if back := agricola.ReturnOf(a); back >= 0 {
			return m.say("do.build", m.major(agricola.MajorOf(a))) + " · " + m.say("supply.back", m.major(back))
		}
		return m.say("do.build", m.major(agricola.MajorOf(a)))
	case agricola.KindCraft:
		return m.major(agricola.MajorOf(a))
	case agricola.KindKindle:
		return m.say("do.kindle", m.major(agricola.MajorOf(a)))
	case agricola.KindBake:
		return m.say("do.bake", m.amount(box.Grain, agricola.CountOf(a)))
	case agricola.KindFeed, agricola.KindHeat:
		return m.say("do.pay", m.amount(agricola.GoodOf(a), agricola.CountOf(a)))
	case agricola.KindExchange:
		return m.good(agricola.GoodOf(a)) + " → " + m.good(agricola.ToOf(a))
	case agricola.KindDiscard:
		return m.say("do.discard", m.good(agricola.GoodOf(a)))
	case agricola.KindTake:
		get, pay := m.s.OptionOf(a)
		return m.say("do.take", m.given(&get, &pay))
	case agricola.KindPlay, agricola.KindSwap, agricola.KindPrefer, agricola.KindLay, agricola.KindTurn,
		agricola.KindScatter, agricola.KindShift, agricola.KindRaise, agricola.KindStall, agricola.KindClay,
		agricola.KindLodge, agricola.KindCook, agricola.KindPick, agricola.KindReplace,
		agricola.KindExtend:
		return m.cardDeed(a)
	case agricola.KindStop:
		return m.say("button.done")
	default:
		if m.turn == rules.Nature { // what chance does is not chosen
			return rules.Notation(m.s, a)
		}
		return m.say("do." + wordOf(k))
	}
}

// change is the goods that an action is about, as it takes or leaves them.
func (m *moment) change(a rules.Action) (st box.Stock) {
	switch a.Kind() {
	case agricola.KindSow:
		st[box.Grain], st[box.Vegetable] = agricola.SownOf(a)
	case agricola.KindKeep, agricola.KindBreed:
		return herdStock(agricola.HerdOf(a))
	case agricola.KindBake:
		st[box.Grain] = int16(agricola.CountOf(a))
	case agricola.KindFeed, agricola.KindHeat:
		st[agricola.GoodOf(a)] = int16(agricola.CountOf(a))
	case agricola.KindExchange, agricola.KindDiscard:
		st[agricola.GoodOf(a)] = 1
	case agricola.KindSwap:
		_, st = m.s.SwapOf(a)
	case agricola.KindKindle:
		st[box.Fuel] = 1
	case agricola.KindCraft:
		if g := box.Majors[agricola.MajorOf(a)]; g.Craft {
			st[g.Good] = 1
		} else {
			st[box.Fuel] = 1 // the church
		}
	case agricola.KindTake:
		st, _ = m.s.OptionOf(a)
	case agricola.KindBuild:
		return m.s.BuildCost(a)
	case agricola.KindRoom, agricola.KindStable, agricola.KindRenovate, agricola.KindKeepCard:
		after := m.s.Clone().(*agricola.State)
		after.Do(a, nil)
		for g, n := range m.s.Player(m.turn).Goods {
			st[g] = max(0, n-after.Player(m.turn).Goods[g])
		}
	}
	return st
}

func number(n int) string { return strconv.Itoa(n) }

// stockWords is goods in words.
func stockWords(w *assets.Words, st *box.Stock) string {
	var parts []string
	for g, n := range st {
		if n != 0 {
			parts = append(parts, amountWords(w, box.Good(g), int(n)))
		}
	}
	return strings.Join(parts, ", ")
}

func nonempty(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}

// lacks says what the seat to decide misses of a price, or "".
func (m helpPart) lacks(price box.Stock) string { return m.lacksOf(m.turn, price) }

// lacksOf says what a seat misses of a price, or "".
func (m helpPart) lacksOf(seat rules.Seat, price box.Stock) string {
	p := m.s.Player(seat)
	for g := range price {
		price[g] = max(0, price[g]-p.Goods[g])
	}
	if price == (box.Stock{}) {
		return ""
	}
	return m.say("no.lack", m.stock(&price))
}
