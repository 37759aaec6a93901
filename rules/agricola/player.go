package agricola

import (
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// lit are the improvements of a seat that work: none with a fuel token on it
// (14.9).
func (p *Player) lit() box.MajorSet {
	m := p.Majors
	if !p.Front.Empty() {
		m |= p.kitchen()
	}
	return m &^ p.Tokens
}

// kitchen are the minor improvements of a seat that cook.
func (p *Player) kitchen() (m box.MajorSet) {
	for _, c := range [...]struct {
		card box.Card
		bit  box.MajorSet
	}{{box.GrillCard, box.Grill}, {box.ButcheryCard, box.Butchery}, {box.RecipeCard, box.Recipe}} {
		if p.Front.Has(c.card) {
			m |= c.bit
		}
	}
	return m
}

// Cooks is the food that one of a good brings a seat at any time; 0 for one that
// it cannot cook.
func (p *Player) Cooks(g box.Good) int { return int(p.lit().Cooks(g)) }

// inFront is how many cards of a set a seat has played.
func (p *Player) inFront(of *box.CardSet) int {
	return p.Front.Of(of)
}

// kept is the number that a card in front of a seat keeps.
func (p *Player) kept(c box.Card) int8 { return p.Kept[box.Slots[c]] }

// FencesLeft is how many pieces a seat has left.
func (p *Player) FencesLeft() int { return maxFences - p.Fences() }

// bed is the field that is a card, if a seat has it.
func (p *Player) bed() farm.Mask {
	if !p.Front.Has(box.BeanCard) {
		return 0
	}
	return farm.CardBed.Mask()
}

// unplantedBed is that field while nothing grows there, emptyBed while nothing lies
// there.
func (p *Player) unplantedBed() farm.Mask { return p.bed() &^ p.Vegetable.Planted() }

func (p *Player) emptyBed() farm.Mask { return p.unplantedBed() &^ p.Seeded }

// supply is how many people are not on the farm yet, nor at work for a card.
func (p *Player) supply() int { return maxPeople - int(p.People) - p.Hut.Size() - int(p.Guest) }

// beds is how many people a seat has room for.
func (p *Player) beds() int {
	n := p.Rooms.Size()
	for c := p.Front.And(&lodgings); !c.Empty(); {
		n += int(box.Cards[c.Pop()].Room.People)
	}
	return n
}

// lodgings are the cards with room for people.
var lodgings = box.CardsThat(func(c *box.HandCard) bool { return c.Room.People > 0 })

// roomed are the goods of a seat without animals that have no room yet: those count
// for nothing (7).
func (p *Player) roomed() box.Stock {
	st := p.Goods
	for k, n := range p.Fresh {
		st[box.Sheep+box.Good(k)] -= int16(n)
	}
	return st
}

// housed are the animals of a seat that need room of its own.
func (p *Player) housed() box.Herd {
	h := p.Goods.Herd()
	if p.Lodger != 0 {
		h[p.Lodger-box.Sheep]--
	}
	return h
}

// lodging is the animal that a seat has on somebody else's night pasture.
func (p *Player) lodging() (h box.Herd) {
	if p.Lodger != 0 {
		h[p.Lodger-box.Sheep] = 1
	}
	return h
}

// stalls are what a seat has: those of its farm, and those on cards.
func (p *Player) stalls() farm.Stalls {
	s := p.Farm.Stalls()
	if p.Front.Empty() {
		return s
	}
	if p.Front.Has(box.NightCard) {
		s.Single += nightRoom
	}
	if p.Front.Has(box.HomeWoodCard) {
		s.Woods = int16((p.Forests &^ p.Reserve).Size())
	}
	if p.Front.Has(box.TroughCard) && p.Rooms.Beside()&p.Unused()&^p.Untilled != 0 {
		s.Trough = troughHorses
	}
	for c := p.Front.And(&stabling); !c.Empty(); {
		room := &box.Cards[c.Pop()].Room
		for i := range s.N {
			s.Pasture[i] += room.PerPasture
		}
		if room.PerRoom {
			s.Single += int16(p.Rooms.Size()) - 1
		}
	}
	return s
}

// stabling are the cards with room for animals.
var stabling = box.CardsThat(func(c *box.HandCard) bool { return c.Room.PerPasture > 0 || c.Room.PerRoom })

// troughHorses is how many horses an unused space beside the house holds with a card.
const troughHorses = 2

// nightRoom is how many animals of its owner live on the night pasture.
const nightRoom = 3

// fits says whether all animals of a seat have room.
func (p *Player) fits() bool {
	stalls := p.stalls()
	return stalls.Holds(p.housed())
}

// missingTo is what a seat lacks of so much of each good.
func (p *Player) missingTo(level *box.Stock) (got box.Stock) {
	for g, n := range level {
		got[g] = max(0, n-p.Goods[g])
	}
	return got
}

// affords says whether a cost can be paid, food being made of crops and animals
// that it does not take, and fuel of wood.
func (p *Player) affords(cost *box.Stock) bool {
	food, fuel := cost[box.Food]-p.Goods[box.Food], cost[box.Fuel]-p.Goods[box.Fuel]
	for g, n := range cost {
		if g := box.Good(g); g != box.Food && g != box.Fuel && n > p.Goods[g] {
			return false
		}
	}
	for g := box.Grain; food > 0 && g < box.Goods; g++ {
		if g != box.Fuel {
			food -= (p.Goods[g] - cost[g]) * p.lit().Cooks(g)
		}
	}
	return food <= 0 && fuel <= p.Goods[box.Wood]-cost[box.Wood]
}

// pays says whether a cost can be paid in an effect. What a space asks for must be
// there, for food can be made before a person is placed; a card may ask when no
// decision came before.
func (p *Player) pays(cost *box.Stock, at *step) bool {
	return p.Goods.Covers(cost) || at != nil && at.by > 0 && p.affords(cost)
}

// pieces is how many fences a seat can pay and has, at being the action in which
// it fences.
func (p *Player) pieces(at *step) int {
	paid := int(p.Goods[box.Wood])
	if !p.Front.Empty() {
		paid += p.unpaid(at)
		if p.Front.Has(box.RammingCard) {
			paid += int(p.Goods[box.Clay])
		}
	}
	if paid == 0 {
		return 0
	}
	return min(paid, maxFences-p.Fences())
}

// freeFences is how many fences of an action cost nothing with a card.
const freeFences = 3

// unpaid is how many fences of an action still cost nothing.
func (p *Player) unpaid(at *step) int {
	if !p.Front.Has(box.HedgeCard) {
		return 0
	}
	if at == nil {
		return freeFences
	}
	return max(0, freeFences-int(at.built))
}
