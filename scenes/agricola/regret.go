package agricola

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// regret warns of what is easily overlooked and cannot be had later: animals that
// run away, a part of an action left out, a child that could come.
func (b *Board) regret(v *board.View, a rules.Action) (what, warning string) {
	m := b.moment(v)
	switch a.Kind() {
	case agricola.KindPlace:
		if n := m.help().lost(a); n > 0 {
			return "lost", m.hints().count("confirm.lost", n)
		}
		if m.help().forgetsGrowth(a) {
			return "growth", m.say("confirm.growth")
		}
		if act, ok := m.help().forgetsSpecial(a); ok {
			return "special", m.say("confirm.special", m.special(act))
		}
		return m.help().lossAsked(a)
	case agricola.KindSpecial:
		if what, warning = m.help().lossAsked(a); warning != "" {
			return what, warning
		}
		return m.help().feeAsked(a)
	case agricola.KindKeep, agricola.KindBreed:
		if releases(m.s, a) > 0 && m.help().can(agricola.KindKindle) {
			return "kindle", m.say("confirm.kindle")
		}
	case agricola.KindStop:
		for _, k := range [...]uint8{agricola.KindSow, agricola.KindPlow, agricola.KindRoom} {
			if m.help().can(k) && !(k == agricola.KindSow && m.help().eats()) {
				return kindWords[k], m.say("confirm." + kindWords[k])
			}
		}
	}
	return "", ""
}

// kindWords are what is still to be had where somebody stops.
var kindWords = map[uint8]string{agricola.KindSow: "sow", agricola.KindPlow: "plow", agricola.KindRoom: "room"}

// can says whether something of a kind can be done now.
func (m helpPart) can(kind uint8) bool { return slices.ContainsFunc(m.Legal, ofKind(kind)) }

// eats says whether the crops left are wanted as food before they could be reaped.
func (m helpPart) eats() bool {
	o := m.owned().outlooks(m.turn)[0]
	return o.have+o.arrives < o.need
}

// lost is how many animals of a market would run away where none of them has room or a
// fire: who takes some of them knows what becomes of the others.
func (m helpPart) lost(a rules.Action) int {
	if row := &box.Spaces[agricola.SpaceOf(a)]; row.N == 0 || !row.Adds.Animal() {
		return 0
	}
	s := m.s.Clone().(*agricola.State)
	s.Do(a, nil)
	if s.Turn() != m.turn || s.Prompt().Key != "house" {
		return 0
	}
	least, came := -1, int(m.s.On(agricola.SpaceOf(a)))
	for _, keep := range s.Legal(nil) {
		if keep.Kind() == agricola.KindKindle {
			return 0
		}
		if keep.Kind() != agricola.KindKeep {
			continue
		}
		if n := releases(s, keep); least < 0 || n < least {
			least = n
		}
	}
	if least < came {
		return 0
	}
	return least
}

// releases is how many animals an action of s lets go without any food for them.
func releases(s *agricola.State, a rules.Action) (n int) {
	reel, seat := &rules.Reel{}, s.Turn()
	p := s.Player(seat)
	s.Clone().Do(a, reel)
	for _, b := range reel.Beats {
		h := litterOf(b.Event)
		if h.seat != seat {
			continue
		}
		for i, k := range h.gone {
			if p.Cooks(box.Sheep+box.Good(i)) == 0 {
				n += int(k)
			}
		}
	}
	return n
}

// forgetsGrowth says that the last person at home goes elsewhere though the
// family could grow.
func (m helpPart) forgetsGrowth(a rules.Action) bool {
	if !m.last(a) || grows(agricola.SpaceOf(a)) || m.s.Round() == box.Rounds || m.hungry() {
		return false
	}
	return slices.ContainsFunc(m.Legal, func(a rules.Action) bool {
		return a.Kind() == agricola.KindPlace && grows(agricola.SpaceOf(a))
	})
}

// hungry says whether a child would go short in the next harvest.
func (m helpPart) hungry() bool {
	o := m.owned().outlooks(m.turn)[0]
	return o.have+o.arrives < o.need+m.s.Ration(agricola.HarvestAfter(m.s.Round()))
}

// last says whether an action places the last healthy person at home.
func (m helpPart) last(a rules.Action) bool { return !agricola.FromBed(a) && m.lastHome() }

// lastHome says whether one healthy person only is left at home.
func (m helpPart) lastHome() bool {
	p := m.s.Player(m.turn)
	return p.Home-p.Bed == 1
}

// forgetsSpecial is a special action that costs nothing and can no longer be taken once the last
// healthy person has left home.
func (m helpPart) forgetsSpecial(a rules.Action) (act box.Special, ok bool) {
	if !m.last(a) {
		return 0, false
	}
	for _, o := range m.Legal {
		if o.Kind() != agricola.KindSpecial {
			continue
		}
		if fee, ok := m.s.SpecialFee(m.turn, agricola.CardOf(o)); ok && fee == 0 {
			return agricola.SpecialOf(o), true
		}
	}
	return 0, false
}

// lossAsked warns of what brings whoever decides nothing, whether it costs anything or not.
func (m helpPart) lossAsked(a rules.Action) (what, warning string) {
	lost, vain := m.vain(a)
	switch {
	case !vain:
		return "", ""
	case lost == box.Stock{}:
		return "vain", m.say("confirm.vain")
	}
	return "vain", m.say("confirm.loss", m.stock(&lost))
}

// feeAsked warns of the fee of a special card that was used before, once in a game; and in each
// round in which it is missing for the next harvest then.
func (m helpPart) feeAsked(a rules.Action) (what, warning string) {
	card := agricola.CardOf(a)
	fee, ok := m.s.SpecialFee(m.turn, card)
	if !ok || fee == 0 {
		return "", ""
	}
	paid := m.amount(box.Food, fee)
	price := m.s.SpecialPrice(card, agricola.SpecialOf(a))
	told := func(why string) string {
		return strings.Join(append(dealWords(m.moment, card, agricola.SpecialOf(a)), why), ". ")
	}
	o := m.owned().outlooks(m.turn)[0]
	was := o.lacks()
	o.have -= fee + int(price[box.Food])
	if short := o.lacks(); short > was {
		return "fee " + number(m.s.Round()), told(m.say("confirm.fee.short", paid, m.amount(box.Food, short)))
	}
	return "fee", told(m.say("confirm.fee", paid))
}

// vain says whether a placement or a special action brings whoever decides nothing, with nothing
// left to decide, and what goods are gone for it.
func (m helpPart) vain(a rules.Action) (lost box.Stock, ok bool) {
	after := m.s.Clone().(*agricola.State)
	after.Do(a, nil)
	if key := after.Prompt().Key; after.Turn() == m.turn && key != "place" && key != "special" ||
		after.Start() != m.s.Start() {
		return lost, false
	}
	was, is := *m.s.Player(m.turn), *after.Player(m.turn)
	lost, got := between(&was.Goods, &is.Goods)
	is.Goods, is.Home, is.Bed = was.Goods, was.Home, was.Bed
	return lost, got == (box.Stock{}) && is == was
}

// worthwhile says whether a special action that can be taken now brings anything.
func (m helpPart) worthwhile() bool {
	return slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
		if a.Kind() != agricola.KindSpecial {
			return false
		}
		_, vain := m.vain(a)
		return !vain
	})
}

// grows says whether a space is for family growth.
func grows(sp box.Space) bool {
	return slices.ContainsFunc(box.Spaces[sp].Parts, func(p box.Part) bool { return p.Op == box.Grow })
}
