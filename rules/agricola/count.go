package agricola

import "tilestead/rules"

// A countRow is all that the rules know of a number.
type countRow struct {
	name  string // what texts call it, if a card asks for it
	good  Good   // of a supply: which good of it
	stock bool   // that it is one
	of    func(s *State, p *Player, seat rules.Seat) int
}

// counts are the rows of what can be counted.
var counts = [...]countRow{
	// with the upgrades
	countMajors: {name: "majors",
		of: ofSeat(func(p *Player) int { return p.Majors.size() + p.inFront(&upgradeCards) })},
	// in front: majors and minors
	countImprovements: {name: "improvements",
		of: ofSeat(func(p *Player) int { return p.Majors.size() + p.inFront(&minorCards) })},
	// likewise, without those of the Moor where the set-up says so
	countBoasted: {of: boasted},
	// likewise, without majors
	countMinors:      {of: ofSeat(func(p *Player) int { return p.inFront(&minorCards) })},
	countOccupations: {name: "occupations", of: ofSeat(func(p *Player) int { return p.inFront(&occupationCards) })},
	// occupations played after the tutor
	countLaterOccupations: {
		of: ofSeat(func(p *Player) int {
			return p.inFront(&occupationCards) - int(p.kept(tutorCard))
		})},
	// how often the house was renovated
	countMaterial: {name: "house", of: ofSeat(func(p *Player) int { return int(p.House) })},
	countRooms:    {name: "rooms", of: ofSeat(func(p *Player) int { return p.Rooms.Size() })},
	// 1 for a house that has as many as any
	countMostRooms: {
		of: func(s *State, _ *Player, seat rules.Seat) int {
			return everyHouse(s, seat, func(own, n int, _ bool) bool { return n <= own })
		}},
	// 1 for the only house that has two
	countFewRooms: {
		of: func(s *State, _ *Player, seat rules.Seat) int {
			return everyHouse(s, seat, func(_, n int, mine bool) bool { return (n == startRooms.Size()) == mine })
		}},
	countPeople: {of: ofSeat(func(p *Player) int { return int(p.People) })},
	// people who have yet to be placed, those in bed among them
	countHome:    {of: ofSeat(func(p *Player) int { return int(p.Home) })},
	countFood:    countOfGood("food", Food),
	countFuel:    countOfGood("fuel", Fuel),
	countForests: {name: "forests", of: ofSeat(func(p *Player) int { return p.Forests.Size() })},
	countMoors:   {name: "moors", of: ofSeat(func(p *Player) int { return p.Moors.Size() })},
	// craft buildings in front
	countCrafts:          {of: ofSeat(func(p *Player) int { return (p.Majors & crafts).size() })},
	countStablesPastures: {of: ofSeat(func(p *Player) int { return p.Stables.Size() + p.pastures() })},
	countPastures:        {name: "pastures", of: ofSeat(func(p *Player) int { return p.pastures() })},
	// those that are cards as well
	countFields: {name: "fields", of: ofSeat(func(p *Player) int { return p.Fields.Size() + p.bed().Size() })},
	// fields, pastures and stables
	countLand: {name: "land",
		of: ofSeat(func(p *Player) int {
			return p.Fields.Size() + p.bed().Size() + p.Stables.Size() + p.pastures()
		})},
	// borders between a forest and a field
	countWoods: {of: ofSeat(func(p *Player) int { return p.Forests.edges(p.Fields) })},
	// borders between a forest and a moor
	countBanks: {of: ofSeat(func(p *Player) int { return p.Forests.edges(p.Moors) })},
	// food for a grain in the best baking improvement
	countOven:    {of: ofSeat(func(p *Player) int { return int(p.lit().bread(1)) })},
	countAnimals: {name: "animals", of: ofSeat(func(p *Player) int { return p.Goods.herd().size() })},
	// craft buildings that were not used in this harvest
	countIdle: {of: ofSeat(func(p *Player) int { return (p.Majors & crafts &^ p.Crafted).size() })},
	// minor improvements in hand
	countHand: {name: "hand", of: ofSeat(func(p *Player) int { return p.Hand.of(&minorCards) })},
	// 1 for a seat that has taken a special card this round
	countTaken:  {of: func(s *State, _ *Player, seat rules.Seat) int { return tookSpecial(s, seat) }},
	countSets:   {of: sets}, // of one, two or three animals of each kind, a point for each other player
	countSheep:  countOfGood("sheep", Sheep),
	countBoar:   countOfGood("", Boar),
	countCattle: countOfGood("", Cattle),
	countHorses: countOfGood("horses", Horse),
	countClay:   countOfGood("clay", Clay),
	countUnused: {name: "unused", of: ofSeat(func(p *Player) int { return p.unused().Size() })},
	countGrainFields: {name: "grain_fields",
		of: ofSeat(func(p *Player) int { return (p.grain.planted() &^ p.Untilled).Size() })},
	countVegetableFields: {name: "vegetable_fields",
		of: ofSeat(func(p *Player) int { return (p.vegetable.planted() &^ p.Untilled).Size() })},
	countEmptyFields: {of: ofSeat(func(p *Player) int { return p.emptyFields().Size() + p.emptyBed().Size() })},
	countFenced:      {of: ofSeat(func(p *Player) int { return p.enclosed().Size() })}, // spaces in pastures
	// pastures of four spaces or more that were closed in this action
	countLarge: {of: func(s *State, p *Player, _ rules.Seat) int { return p.large(s.fenced) }},
	// pastures with animals and room for three more
	countRoomy: {of: ofSeat(func(p *Player) int { return p.roomy() })},
	// stables outside
	countUnfenced: {of: ofSeat(func(p *Player) int { return (p.Stables &^ p.enclosed()).Size() })},
	// building resources that came in this work phase
	countGathered:   {of: ofSeat(func(p *Player) int { return int(p.Gathered) })},
	countSeats:      {of: ofTable(func(s *State) int { return s.Players() })},
	countRound:      {name: "round", of: ofTable(func(s *State) int { return int(s.round) })},
	countRoundsLeft: {of: ofTable(func(s *State) int { return Rounds - int(s.round) })},
	// 1 in a round that ends with one
	countHarvest: {name: "harvest", of: ofTable(func(s *State) int { return is(Harvest(int(s.round))) })},
	// 1 in a round right after one, and in the last
	countReaped: {of: ofTable(func(s *State) int { return is(Harvest(int(s.round)-1) || s.round == Rounds) })},
	// 1 while one of the seat's people is at Fishing
	countFishing: {name: "fishing",
		of: func(s *State, _ *Player, seat rules.Seat) int { return is(s.by[fishing] == seat) }},
	// 1 where no food gathers at the Meeting Place
	countPlain: {of: ofTable(func(s *State) int { return is(s.setup.adds[meetingPlace] == 0) })},
	// 1 while somebody is at Farmland
	countFarmland: {of: ofTable(func(s *State) int { return is(s.taken.Has(farmland)) })},
}

func (s *State) count(seat rules.Seat, of count) int { return counts[of].of(s, &s.player[seat], seat) }

// ofSeat is a number that follows from what a seat has, ofTable one that is the same for all.
func ofSeat(n func(p *Player) int) func(*State, *Player, rules.Seat) int {
	return func(_ *State, p *Player, _ rules.Seat) int { return n(p) }
}

func ofTable(n func(s *State) int) func(*State, *Player, rules.Seat) int {
	return func(s *State, _ *Player, _ rules.Seat) int { return n(s) }
}

// countOfGood counts a good in the supply of a seat.
func countOfGood(name string, g Good) countRow {
	return countRow{name: name, good: g, stock: true,
		of: func(_ *State, p *Player, _ rules.Seat) int { return int(p.Goods[g]) }}
}

// is is 1 for what is so.
func is(so bool) int {
	if so {
		return 1
	}
	return 0
}

func boasted(s *State, p *Player, _ rules.Seat) int {
	own := p.Majors
	if s.setup.old {
		own &^= ofMoor
	}
	return own.size() + p.inFront(&minorCards)
}

// mostSets is how many sets of animals count at most.
const mostSets = 3

func sets(s *State, p *Player, _ rules.Seat) int {
	h := p.Goods.herd()
	return int(min(mostSets, h[0], h[1], h[2], h[3])) * (s.Players() - 1)
}

// tookSpecial is how many special cards lie in front of a seat; alone 1 if one was
// used.
func tookSpecial(s *State, seat rules.Seat) (n int) {
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

// everyHouse says by 1 that the number of rooms of every house is as it should be beside a seat's own.
func everyHouse(s *State, seat rules.Seat, fits func(own, n int, mine bool) bool) int {
	own := s.player[seat].Rooms.Size()
	for i := range rules.Seat(s.setup.seats) {
		if !fits(own, s.player[i].Rooms.Size(), i == seat) {
			return 0
		}
	}
	return 1
}

// met says whether a seat has all that a card asks for.
func (s *State) met(seat rules.Seat, needs []Need) bool { return metAfter(s, seat, needs, &noStock) }

// metAfter says so after paying for something else.
func metAfter(s *State, seat rules.Seat, needs []Need, first *Stock) bool {
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

// Counted names what a need is about, such as "occupations"; "" for what only effects ask for.
func Counted(n Need) string { return counts[n.Of].name }
