package agricola

import (
	"math/bits"

	"tilestead/rules"
)

// A Need is what a seat must have for a card: a number from Least to Most.
type Need struct {
	Of          count
	Least, Most int
}

const noLimit = 1 << 20

func atLeast(n int, of count) []Need { return []Need{{of, n, noLimit}} }
func atMost(n int, of count) []Need  { return []Need{{of, 0, n}} }
func exactly(n int, of count) []Need { return []Need{{of, n, n}} }

// met says whether a seat has all that a card asks for.
func (s *State) met(seat rules.Seat, needs []Need) bool { return s.metAfter(seat, needs, &noStock) }

// metAfter says so after paying for something else.
func (s *State) metAfter(seat rules.Seat, needs []Need, first *Stock) bool {
	for _, n := range needs {
		got := s.count(seat, n.Of)
		switch n.Of {
		case countFood:
			got -= int(first[Food])
		case countFuel:
			got -= int(first[Fuel])
		}
		if got < n.Least || got > n.Most {
			return false
		}
	}
	return true
}

// An Amount is a number that follows from something counted.
type Amount struct {
	Of    count
	Per   int    // one for each so many; 0: one for each
	Steps []int8 // instead: for 0, 1, 2 …, the last for all above
	Exact bool   // and nothing above the last
}

// amount is how much an Amount is for a seat; 1 for that of nothing.
func (s *State) amount(seat rules.Seat, a *Amount) int {
	if a.Of == 0 {
		return 1
	}
	n := s.count(seat, a.Of)
	switch {
	case len(a.Steps) == 0 && a.Per > 0:
		return n / a.Per
	case len(a.Steps) == 0:
		return n
	case n >= len(a.Steps) && a.Exact:
		return 0
	}
	return int(a.Steps[min(n, len(a.Steps)-1)])
}

// A count is a number that cards ask for.
type count uint8

const (
	countMajors           count = iota + 1 // upgrades are among them
	countImprovements                      // majors and minors in front
	countBoasted                           // the same, without those of the Moor where the set-up says so
	countMinors                            // of these, what is no major
	countOccupations                       // in front
	countLaterOccupations                  // played after the tutor
	countMaterial                          // how often the house was renovated
	countRooms
	countMostRooms // 1 for a house that has as many as any
	countFewRooms  // 1 for the only house that has two
	countPeople
	countHome // people who have yet to be placed, those in bed among them
	countFood
	countFuel
	countForests
	countMoors
	countCrafts // craft buildings
	countStablesPastures
	countPastures
	countFields // those that are cards as well
	countLand   // fields, pastures and stables
	countWoods  // borders between a forest and a field
	countBanks  // borders between a forest and a moor
	countOven   // food for a grain in the best baking improvement
	countAnimals
	countIdle  // craft buildings that were not used in this harvest
	countHand  // minor improvements in hand
	countTaken // 1 for a seat that has taken a special card this round
	countSets  // of one, two or three animals of each kind, a point for each other player
	countSheep
	countBoar
	countCattle
	countHorses
	countClay
	countUnused
	countGrainFields
	countVegetableFields
	countEmptyFields
	countFenced   // spaces in pastures
	countLarge    // pastures of four spaces or more that were closed in this action
	countRoomy    // pastures with animals and room for three more
	countUnfenced // stables outside
	countGathered // building resources that came in this work phase
	countSeats
	countRound
	countRoundsLeft
	countHarvest  // 1 in a round that ends with one
	countReaped   // 1 in a round right after one, and in the last
	countFishing  // 1 while one of the seat's people is at Fishing
	countPlain    // 1 where no food gathers at the Meeting Place
	countFarmland // 1 while somebody is at Farmland
)

func (s *State) count(seat rules.Seat, of count) int {
	p := &s.player[seat]
	switch of {
	case countMajors:
		return bits.OnesCount64(uint64(p.Majors)) + p.inFront(&upgradeCards)
	case countImprovements:
		return bits.OnesCount64(uint64(p.Majors)) + p.inFront(&minorCards)
	case countBoasted:
		own := p.Majors
		if s.setup.old {
			own &^= ofMoor
		}
		return bits.OnesCount64(uint64(own)) + p.inFront(&minorCards)
	case countMinors:
		return p.inFront(&minorCards)
	case countOccupations:
		return p.inFront(&occupationCards)
	case countLaterOccupations:
		return p.inFront(&occupationCards) - int(p.kept(tutorCard))
	case countMaterial:
		return int(p.House)
	case countRooms:
		return p.Rooms.Size()
	case countMostRooms, countFewRooms:
		return s.compareRooms(seat, of)
	case countPeople:
		return int(p.People)
	case countHome:
		return int(p.Home)
	case countFood:
		return int(p.Goods[Food])
	case countFuel:
		return int(p.Goods[Fuel])
	case countCrafts:
		return bits.OnesCount64(uint64(p.Majors & crafts))
	case countIdle:
		return bits.OnesCount64(uint64(p.Majors & crafts &^ p.Crafted))
	case countHand:
		return p.Hand.of(&minorCards)
	case countAnimals:
		h := p.Goods.herd()
		return int(h[0] + h[1] + h[2] + h[3])
	case countTaken:
		return s.tookSpecial(seat)
	case countSets:
		h := p.Goods.herd()
		return int(min(mostSets, h[0], h[1], h[2], h[3])) * (s.Players() - 1)
	case countOven:
		return int(p.lit().bread(1))
	case countSheep, countBoar, countCattle, countHorses:
		return int(p.Goods[Sheep+Good(of-countSheep)])
	case countClay:
		return int(p.Goods[Clay])
	case countUnused:
		return p.unused().Size()
	case countGrainFields:
		return (p.grain.planted() &^ p.Untilled).Size()
	case countVegetableFields:
		return (p.vegetable.planted() &^ p.Untilled).Size()
	case countEmptyFields:
		return p.emptyFields().Size() + p.emptyBed().Size()
	case countFenced:
		return p.enclosed().Size()
	case countLarge:
		return p.large(s.fenced)
	case countRoomy:
		return p.roomy()
	case countUnfenced:
		return (p.Stables &^ p.enclosed()).Size()
	case countGathered:
		return int(p.Gathered)
	}
	if n, ok := p.countLand(of); ok {
		return n
	}
	return s.countRound(seat, of)
}

// tookSpecial is how many special cards lie in front of a seat; alone 1 if one was
// used.
func (s *State) tookSpecial(seat rules.Seat) (n int) {
	if s.setup.seats == 1 {
		return int(s.special.took)
	}
	for _, user := range s.special.user {
		if user == seat {
			n++
		}
	}
	return n
}

// mostSets is how many sets of animals count at most.
const mostSets = 3

// countLand is what is counted on a farm.
func (p *Player) countLand(of count) (n int, ok bool) {
	switch of {
	case countForests:
		return p.Forests.Size(), true
	case countMoors:
		return p.Moors.Size(), true
	case countStablesPastures:
		return p.Stables.Size() + p.pastures(), true
	case countPastures:
		return p.pastures(), true
	case countFields:
		return p.Fields.Size() + p.bed().Size(), true
	case countLand:
		return p.Fields.Size() + p.bed().Size() + p.Stables.Size() + p.pastures(), true
	case countWoods:
		return p.Forests.edges(p.Fields), true
	case countBanks:
		return p.Forests.edges(p.Moors), true
	}
	return 0, false
}

// countRound is what is counted of the round and the table.
func (s *State) countRound(seat rules.Seat, of count) int {
	is := false
	switch of {
	case countSeats:
		return s.Players()
	case countRound:
		return int(s.round)
	case countRoundsLeft:
		return Rounds - int(s.round)
	case countHarvest:
		is = Harvest(int(s.round))
	case countReaped:
		is = Harvest(int(s.round)-1) || s.round == Rounds
	case countFishing:
		is = s.by[fishing] == seat
	case countPlain:
		is = s.setup.adds[meetingPlace] == 0
	case countFarmland:
		is = s.taken.Has(farmland)
	}
	if is {
		return 1
	}
	return 0
}

// compareRooms says by 1 that no house has more rooms than a seat's, or that it
// alone has two.
func (s *State) compareRooms(seat rules.Seat, of count) int {
	own := s.player[seat].Rooms.Size()
	for i := range rules.Seat(s.setup.seats) {
		n := s.player[i].Rooms.Size()
		if of == countMostRooms && n > own || of == countFewRooms && (n == startRooms.Size()) != (i == seat) {
			return 0
		}
	}
	return 1
}
