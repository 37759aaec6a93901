package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// clickable says whether something at p can be clicked.
func (b *Board) clickable(v *board.View, p ui.Point) bool {
	return board.Clickable(b.Targets(v), v, p)
}

// spaceAt is the action space that shows at p, NoSpace where there is none.
func (m worksPart) spaceAt(p ui.Point) box.Space {
	if m.majors().covered() {
		return box.NoSpace
	}
	list := fixed(m.s)
	for i, r := range m.grid.cells {
		switch {
		case !r.Contains(p):
		case i < len(list):
			return list[i]
		default:
			return m.s.Card(i - len(list) + 1)
		}
	}
	return box.NoSpace
}

// refusal says why nothing can be done with what lies at p, or "".
func (m helpPart) refusal(p ui.Point) string {
	sp := m.works().spaceAt(p)
	card, a, special := m.specialAt(p)
	switch {
	case m.turn == rules.Nobody || m.turn == rules.Nature || m.majors().covered() && !m.at.goods.Contains(p):
		return ""
	case sp != box.NoSpace:
		return m.noSpace(sp)
	case special:
		return m.noSpecial(card, a)
	case m.at.farm.Contains(p) && !m.aims().placing():
		return m.notNow()
	}
	for g := range box.Good(box.Goods) {
		if m.owned().goodBox(g).Contains(p) {
			return m.choices().noExchange(g)
		}
	}
	if !m.majors().covered() {
		for _, r := range m.grid.cells {
			if r.Contains(p) {
				return m.say("no.hidden")
			}
		}
	}
	return ""
}

// notNow names what has to be decided first.
func (m helpPart) notNow() string {
	if !m.Person(m.turn) {
		return m.say("no.turn", m.Name(m.turn))
	}
	if way := m.aims().wayOut(); way != "" {
		return m.say("no.now.press", way)
	}
	return m.say("no.now." + m.s.Prompt().Key)
}

// taken says who stands on a space already; nothing while the own person acts there.
func (m helpPart) taken(by rules.Seat) string {
	switch {
	case by == m.own && !m.aims().placing():
		return ""
	case by == m.own:
		return m.say("no.here")
	}
	return m.say("no.taken", m.Name(by))
}

// noSpace is why no person can be placed on a space now, "" where one can.
func (m helpPart) noSpace(sp box.Space) string {
	by := m.s.By(sp)
	switch {
	case !m.Person(m.turn):
		return m.notNow()
	case by != rules.Nobody:
		return m.taken(by)
	case m.s.Blocked(sp):
		return m.say("no.blocked")
	case !m.Deciding() || !m.aims().placing():
		return m.notNow()
	case m.usable(sp):
		return ""
	}
	for i := range box.Spaces[sp].Parts {
		if why := m.noPart(&box.Spaces[sp].Parts[i]); why != "" {
			return why
		}
	}
	return m.say("no.unusable")
}

// noPart is what a part of a space's effect lacks.
func (m helpPart) noPart(part *box.Part) string {
	p := m.s.Player(m.turn)
	switch part.Op {
	case box.Plow:
		return m.say("no.plow")
	case box.Sow:
		return m.say("no.sow")
	case box.BuildRooms:
		return m.lacks(m.s.RoomPrice(m.turn))
	case box.BuildStables:
		return m.lacks(box.Stock{box.Wood: int16(part.Price)})
	case box.BuildFences:
		return m.lacks(box.Stock{box.Wood: 1})
	case box.Renovate:
		if price, ok := m.s.RenovationPrice(m.turn); ok {
			return m.lacks(price)
		}
		return m.say("no.renovated")
	case box.Grow:
		if p.People == agricola.MostPeople {
			return m.say("no.people")
		}
		return m.say("no.grow")
	case box.Improve:
		return m.say("no.improve")
	case box.PlayOccupation:
		return m.noCard(true)
	}
	return ""
}

// has says whether the seat to decide has an occupation in its hand, or else a minor
// improvement.
func (m helpPart) has(occupation bool) bool {
	hand := m.s.Player(m.turn).Hand
	return slices.ContainsFunc(hand.Cards(), func(c box.Card) bool {
		return box.Cards[c].Occupation == occupation
	})
}

// noCard is why no card of the hand can be played where cards of a kind are.
func (m helpPart) noCard(occupation bool) string {
	key := "no.minor"
	if occupation {
		key = "no.occupation"
	}
	switch {
	case !m.s.HasHands():
		return m.say("no.hand")
	case !m.has(occupation):
		return m.say(key)
	}
	return m.say(key + ".now")
}
