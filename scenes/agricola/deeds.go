package agricola

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// spaceTip is a space in words: what it would bring now, what has to be exchanged for
// it, why nobody can be placed there, and what it blocks.
func (m worksPart) spaceTip(sp box.Space) []string {
	lines := []string{m.space(sp)}
	st := m.sure(sp)
	lines = append(lines, nonempty(m.stock(&st))...)
	if n := agricola.Adds(m.s, sp); n > 0 && m.s.On(sp) == 0 { // all is taken
		lines = append(lines, m.say("deed.adds", m.amount(box.Spaces[sp].Adds, n)))
	}
	lines = append(lines, nonempty(m.choices().leadLine(m.choices().spaceLead(sp)))...)
	lines = append(lines, m.deeds(sp)...)
	lines = append(lines, nonempty(m.noSite(sp))...)
	lines = append(lines, nonempty(m.whyNot(sp))...)
	return append(lines, nonempty(m.linked(sp))...)
}

// noSite says of a space where rooms are built that the own farm has no place for one, "" where it
// has or where they could not be paid either.
func (m worksPart) noSite(sp box.Space) string {
	p := m.s.Player(m.own)
	for _, part := range box.Spaces[sp].Parts {
		price := m.s.RoomPrice(m.own)
		if part.Op == box.BuildRooms && p.RoomSpots() == 0 && p.Goods.Covers(&price) {
			return m.say("deed.rooms.site")
		}
	}
	return ""
}

// sure are the goods that a space brings now whatever is chosen there.
func (m *moment) sure(sp box.Space) (st box.Stock) {
	a := &box.Spaces[sp]
	for i := range a.Parts {
		switch a.Parts[i].Op {
		case box.Gain:
			for g, n := range a.Parts[i].Get {
				st[g] += n
			}
		case box.MissingAnimal:
			for g := box.Sheep; g <= box.Cattle; g++ {
				if m.s.Player(m.own).Goods[g] == 0 {
					st[g]++
					break
				}
			}
		}
	}
	if a.N > 0 {
		st[a.Adds] += int16(m.s.On(sp))
	}
	return st
}

// deeds are what a space lets one do, besides taking goods.
func (m *moment) deeds(sp box.Space) (lines []string) {
	e := &box.Spaces[sp].Effect
	for i := range e.Parts {
		part := &e.Parts[i]
		text := ""
		switch {
		case !agricola.Meets(m.s, m.own, part.If):
		case part.Op == box.Renovate && m.s.By(sp) == m.own &&
			!slices.ContainsFunc(m.Legal, ofKind(agricola.KindRenovate)):
			text = m.say("deed.renovated") // the price would be the next one's
		default:
			text = m.deed(part)
		}
		switch {
		case text == "":
			continue
		case len(lines) > 0 && e.Either:
			text = m.say("deed.or", m.Words.Inside(text))
		case len(lines) > 0 && part.Optional:
			text = m.say("deed.then", m.Words.Inside(text))
		}
		lines = append(lines, text)
	}
	return lines
}

// deed is a part of an effect in words, "" for goods that are taken and for minor
// improvements where nobody has cards in hand.
func (m *moment) deed(part *box.Part) string {
	switch part.Op {
	case box.TakeFirst:
		return m.say("deed.first")
	case box.Plow:
		if part.Pay != (box.Stock{}) {
			return m.say("deed.plow.pay", m.stock(&part.Pay))
		}
		return m.say("deed.plow")
	case box.Sow:
		return m.say("deed.sow")
	case box.Bake:
		return m.say("deed.bake")
	case box.BuildRooms:
		price := m.s.RoomPrice(m.own)
		return m.say("deed.rooms", m.stock(&price))
	case box.BuildStables:
		if part.Most == 1 {
			return m.say("deed.stable", m.amount(box.Wood, int(part.Price)))
		}
		return m.say("deed.stables", m.amount(box.Wood, int(part.Price)))
	case box.BuildFences:
		return m.say("deed.fences", m.amount(box.Wood, 1))
	case box.Renovate:
		if price, ok := m.s.RenovationPrice(m.own); ok {
			return m.say("deed.renovate", m.stock(&price))
		}
		return m.say("deed.renovated")
	case box.Grow:
		return m.growth(part)
	case box.Improve:
		return m.improvement(part)
	case box.PlayOccupation:
		return m.say("deed.occupation")
	case box.OneOf:
		return m.choice(part.Options)
	case box.MissingAnimal:
		return m.say("deed.animal")
	}
	return ""
}

func (m *moment) growth(part *box.Part) string {
	switch {
	case !part.NeedsRoom:
		return m.say("deed.urgent")
	case part.From > 0:
		return m.say("deed.grow.from", int(part.From))
	}
	return m.say("deed.grow")
}

func (m *moment) improvement(part *box.Part) string {
	switch {
	case part.Minor && part.MajorFrom > 1 && m.s.HasHands():
		return m.say("deed.improve.both.from", int(part.MajorFrom))
	case part.Minor && part.MajorFrom > 0 && m.s.HasHands():
		return m.say("deed.improve.both")
	case part.MajorFrom > 1:
		return m.say("deed.improve.from", int(part.MajorFrom))
	case part.MajorFrom > 0:
		return m.say("deed.improve")
	case m.s.Player(m.own).Hand == (box.CardSet{}):
		return ""
	}
	return m.say("deed.minor")
}

// choice lists options, of which one is taken, with what it costs.
func (m *moment) choice(options []box.Swap) string {
	var list []string
	for i := range options {
		text := m.stock(&options[i].Get)
		if options[i].Pay != (box.Stock{}) {
			text += " ← " + m.stock(&options[i].Pay)
		}
		list = append(list, text)
	}
	return m.say("deed.choose", strings.Join(list, " / "))
}

// whyNot is why nobody can be placed on a space, "" where somebody can or nobody
// is to be placed.
func (m *moment) whyNot(sp box.Space) string {
	switch by := m.s.By(sp); {
	case by != rules.Nobody:
		return m.help().taken(by)
	case m.s.Blocked(sp):
		for i := range box.Spaces {
			other := box.Space(i)
			if by := m.s.By(other); by != rules.Nobody && m.s.Blocks(other).Has(sp) {
				return m.say("deed.blocked", m.space(other)+" ("+m.Name(by)+")")
			}
		}
		return m.say("no.blocked")
	case m.Deciding() && m.aims().placing():
		return m.help().noSpace(sp)
	}
	return ""
}

// linked says which free spaces a person on sp would block, "" for none.
func (m *moment) linked(sp box.Space) string {
	if m.s.By(sp) != rules.Nobody || m.s.Blocked(sp) {
		return ""
	}
	var names []string
	for i := range box.Spaces {
		if other := box.Space(i); m.s.Blocks(sp).Has(other) && m.s.Open().Has(other) {
			names = append(names, m.space(other))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return m.say("deed.blocks", strings.Join(names, ", "))
}
