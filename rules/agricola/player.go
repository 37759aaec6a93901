package agricola

// lit are the improvements of a seat that work: none with a fuel token on it
// (14.9).
func (p *Player) lit() MajorSet {
	m := p.Majors
	if !p.Front.empty() {
		m |= p.kitchen()
	}
	return m &^ p.Tokens
}

// kitchen are the minor improvements of a seat that cook.
func (p *Player) kitchen() (m MajorSet) {
	for _, c := range [...]struct {
		card Card
		bit  MajorSet
	}{{grillCard, grill}, {butcheryCard, butchery}, {recipeCard, recipe}} {
		if p.Front.Has(c.card) {
			m |= c.bit
		}
	}
	return m
}

// Cooks is the food that one of a good brings a seat at any time; 0 for one that
// it cannot cook.
func (p *Player) Cooks(g Good) int { return int(p.lit().cooks(g)) }

// inFront is how many cards of a set a seat has played.
func (p *Player) inFront(of *CardSet) int {
	return p.Front.of(of)
}

// kept is the number that a card in front of a seat keeps.
func (p *Player) kept(c Card) int8 { return p.Kept[slots[c]] }

// FencesLeft is how many pieces a seat has left.
func (p *Player) FencesLeft() int { return maxFences - p.fences() }

// bed is the field that is a card, if a seat has it.
func (p *Player) bed() Mask {
	if !p.Front.Has(beanCard) {
		return 0
	}
	return cardBed.mask()
}

// unplantedBed is that field while nothing grows there, emptyBed while nothing lies
// there.
func (p *Player) unplantedBed() Mask { return p.bed() &^ p.vegetable.planted() }

func (p *Player) emptyBed() Mask { return p.unplantedBed() &^ p.Seeded }

// supply is how many people are not on the farm yet, nor at work for a card.
func (p *Player) supply() int { return maxPeople - int(p.People) - p.Hut.Size() - int(p.Guest) }

// beds is how many people a seat has room for.
func (p *Player) beds() int {
	n := p.Rooms.Size()
	for c := p.Front.and(&lodgings); !c.empty(); {
		n += int(Cards[c.pop()].Room.People)
	}
	return n
}

// lodgings are the cards with room for people.
var lodgings = cardsThat(func(c *HandCard) bool { return c.Room.People > 0 })

// roomed are the goods of a seat without animals that have no room yet: those count
// for nothing (7).
func (p *Player) roomed() Stock {
	st := p.Goods
	for k, n := range p.Fresh {
		st[Sheep+Good(k)] -= int16(n)
	}
	return st
}

// housed are the animals of a seat that need room of its own.
func (p *Player) housed() Herd {
	h := p.Goods.herd()
	if p.Lodger != 0 {
		h[p.Lodger-Sheep]--
	}
	return h
}

// lodging is the animal that a seat has on somebody else's night pasture.
func (p *Player) lodging() (h Herd) {
	if p.Lodger != 0 {
		h[p.Lodger-Sheep] = 1
	}
	return h
}

// stalls are what a seat has: those of its farm, and those on cards.
func (p *Player) stalls() stalls {
	s := p.Farm.stalls()
	if p.Front.empty() {
		return s
	}
	if p.Front.Has(nightCard) {
		s.single += nightRoom
	}
	if p.Front.Has(homeWoodCard) {
		s.woods = int16((p.Forests &^ p.Reserve).Size())
	}
	if p.Front.Has(troughCard) && p.Rooms.beside()&p.unused()&^p.Untilled != 0 {
		s.trough = troughHorses
	}
	for c := p.Front.and(&stabling); !c.empty(); {
		room := &Cards[c.pop()].Room
		for i := range s.n {
			s.pasture[i] += room.PerPasture
		}
		if room.PerRoom {
			s.single += int16(p.Rooms.Size()) - 1
		}
	}
	return s
}

// stabling are the cards with room for animals.
var stabling = cardsThat(func(c *HandCard) bool { return c.Room.PerPasture > 0 || c.Room.PerRoom })

// troughHorses is how many horses an unused space beside the house holds with a card.
const troughHorses = 2

// nightRoom is how many animals of its owner live on the night pasture.
const nightRoom = 3

// fits says whether all animals of a seat have room.
func (p *Player) fits() bool {
	stalls := p.stalls()
	return stalls.holds(p.housed())
}

// missingTo is what a seat lacks of so much of each good.
func (p *Player) missingTo(level *Stock) (got Stock) {
	for g, n := range level {
		got[g] = max(0, n-p.Goods[g])
	}
	return got
}

// affords says whether a cost can be paid, food being made of crops and animals
// that it does not take, and fuel of wood.
func (p *Player) affords(cost *Stock) bool {
	food, fuel := cost[Food]-p.Goods[Food], cost[Fuel]-p.Goods[Fuel]
	for g, n := range cost {
		if g := Good(g); g != Food && g != Fuel && n > p.Goods[g] {
			return false
		}
	}
	for g := Grain; food > 0 && g < Goods; g++ {
		if g != Fuel {
			food -= (p.Goods[g] - cost[g]) * p.lit().cooks(g)
		}
	}
	return food <= 0 && fuel <= p.Goods[Wood]-cost[Wood]
}

// pays says whether a cost can be paid in an effect. What a space asks for must be
// there, for food can be made before a person is placed; a card may ask when no
// decision came before.
func (p *Player) pays(cost *Stock, at *step) bool {
	return p.Goods.covers(cost) || at != nil && at.by > 0 && p.affords(cost)
}

// pieces is how many fences a seat can pay and has, at being the action in which
// it fences.
func (p *Player) pieces(at *step) int {
	paid := int(p.Goods[Wood])
	if !p.Front.empty() {
		paid += p.unpaid(at)
		if p.Front.Has(rammingCard) {
			paid += int(p.Goods[Clay])
		}
	}
	if paid == 0 {
		return 0
	}
	return min(paid, maxFences-p.fences())
}

// freeFences is how many fences of an action cost nothing with a card.
const freeFences = 3

// unpaid is how many fences of an action still cost nothing.
func (p *Player) unpaid(at *step) int {
	if !p.Front.Has(hedgeCard) {
		return 0
	}
	if at == nil {
		return freeFences
	}
	return max(0, freeFences-int(at.built))
}
