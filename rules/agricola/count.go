package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A countRow is all that the rules know of a number.
type countRow struct {
	name  string   // what texts call it, if a card asks for it
	good  box.Good // of a supply: which good of it
	stock bool     // that it is one
	of    func(s *State, p *Player, seat rules.Seat) int
}

// counts are the rows of what can be counted.
var counts = [...]countRow{
	// with the upgrades
	box.CountMajors: {name: "majors",
		of: ofSeat(func(p *Player) int { return p.Majors.Size() + p.inFront(&box.UpgradeCards) })},
	// in front: majors and minors
	box.CountImprovements: {name: "improvements",
		of: ofSeat(func(p *Player) int { return p.Majors.Size() + p.inFront(&box.MinorCards) })},
	// likewise, without those of the Moor where the set-up says so
	box.CountBoasted: {of: boasted},
	// likewise, without majors
	box.CountMinors:      {of: ofSeat(func(p *Player) int { return p.inFront(&box.MinorCards) })},
	box.CountOccupations: {name: "occupations", of: ofSeat(func(p *Player) int { return p.inFront(&box.OccupationCards) })},
	// occupations played after the tutor
	box.CountLaterOccupations: {
		of: ofSeat(func(p *Player) int {
			return p.inFront(&box.OccupationCards) - int(p.kept(box.TutorCard))
		})},
	// how often the house was renovated
	box.CountMaterial: {name: "house", of: ofSeat(func(p *Player) int { return int(p.House) })},
	box.CountRooms:    {name: "rooms", of: ofSeat(func(p *Player) int { return p.Rooms.Size() })},
	// 1 for a house that has as many as any
	box.CountMostRooms: {
		of: func(s *State, _ *Player, seat rules.Seat) int {
			return everyHouse(s, seat, func(own, n int, _ bool) bool { return n <= own })
		}},
	// 1 for the only house that has two
	box.CountFewRooms: {
		of: func(s *State, _ *Player, seat rules.Seat) int {
			return everyHouse(s, seat, func(_, n int, mine bool) bool { return (n == farm.StartRooms.Size()) == mine })
		}},
	box.CountPeople: {of: ofSeat(func(p *Player) int { return int(p.People) })},
	// people who have yet to be placed, those in bed among them
	box.CountHome:    {of: ofSeat(func(p *Player) int { return int(p.Home) })},
	box.CountFood:    countOfGood("food", box.Food),
	box.CountFuel:    countOfGood("fuel", box.Fuel),
	box.CountForests: {name: "forests", of: ofSeat(func(p *Player) int { return p.Forests.Size() })},
	box.CountMoors:   {name: "moors", of: ofSeat(func(p *Player) int { return p.Moors.Size() })},
	// craft buildings in front
	box.CountCrafts:          {of: ofSeat(func(p *Player) int { return (p.Majors & box.Crafts).Size() })},
	box.CountStablesPastures: {of: ofSeat(func(p *Player) int { return p.Stables.Size() + p.Pastures() })},
	box.CountPastures:        {name: "pastures", of: ofSeat(func(p *Player) int { return p.Pastures() })},
	// those that are cards as well
	box.CountFields: {name: "fields", of: ofSeat(func(p *Player) int { return p.Fields.Size() + p.bed().Size() })},
	// fields, pastures and stables
	box.CountLand: {name: "land",
		of: ofSeat(func(p *Player) int {
			return p.Fields.Size() + p.bed().Size() + p.Stables.Size() + p.Pastures()
		})},
	// borders between a forest and a field
	box.CountWoods: {of: ofSeat(func(p *Player) int { return p.Forests.Edges(p.Fields) })},
	// borders between a forest and a moor
	box.CountBanks: {of: ofSeat(func(p *Player) int { return p.Forests.Edges(p.Moors) })},
	// food for a grain in the best baking improvement
	box.CountOven:    {of: ofSeat(func(p *Player) int { return int(p.lit().Bread(1)) })},
	box.CountAnimals: {name: "animals", of: ofSeat(func(p *Player) int { return p.Goods.Herd().Size() })},
	// craft buildings that were not used in this harvest
	box.CountIdle: {of: ofSeat(func(p *Player) int { return (p.Majors & box.Crafts &^ p.Crafted).Size() })},
	// minor improvements in hand
	box.CountHand: {name: "hand", of: ofSeat(func(p *Player) int { return p.Hand.Of(&box.MinorCards) })},
	// 1 for a seat that has taken a special card this round
	box.CountTaken:  {of: func(s *State, _ *Player, seat rules.Seat) int { return tookSpecial(s, seat) }},
	box.CountSets:   {of: sets}, // of one, two or three animals of each kind, a point for each other player
	box.CountSheep:  countOfGood("sheep", box.Sheep),
	box.CountBoar:   countOfGood("", box.Boar),
	box.CountCattle: countOfGood("", box.Cattle),
	box.CountHorses: countOfGood("horses", box.Horse),
	box.CountClay:   countOfGood("clay", box.Clay),
	box.CountUnused: {name: "unused", of: ofSeat(func(p *Player) int { return p.Unused().Size() })},
	box.CountGrainFields: {name: "grain_fields",
		of: ofSeat(func(p *Player) int { return (p.Grain.Planted() &^ p.Untilled).Size() })},
	box.CountVegetableFields: {name: "vegetable_fields",
		of: ofSeat(func(p *Player) int { return (p.Vegetable.Planted() &^ p.Untilled).Size() })},
	box.CountEmptyFields: {of: ofSeat(func(p *Player) int { return p.EmptyFields().Size() + p.emptyBed().Size() })},
	box.CountFenced:      {of: ofSeat(func(p *Player) int { return p.Enclosed().Size() })}, // spaces in pastures
	// pastures of four spaces or more that were closed in this action
	box.CountLarge: {of: func(s *State, p *Player, _ rules.Seat) int { return p.Large(s.fenced) }},
	// pastures with animals and room for three more
	box.CountRoomy: {of: ofSeat(func(p *Player) int { return p.roomy() })},
	// stables outside
	box.CountUnfenced: {of: ofSeat(func(p *Player) int { return (p.Stables &^ p.Enclosed()).Size() })},
	// building resources that came in this work phase
	box.CountGathered:   {of: ofSeat(func(p *Player) int { return int(p.Gathered) })},
	box.CountSeats:      {of: ofTable(func(s *State) int { return s.Players() })},
	box.CountRound:      {name: "round", of: ofTable(func(s *State) int { return int(s.round) })},
	box.CountRoundsLeft: {of: ofTable(func(s *State) int { return box.Rounds - int(s.round) })},
	// 1 in a round that ends with one
	box.CountHarvest: {name: "harvest", of: ofTable(func(s *State) int { return is(Harvest(int(s.round))) })},
	// 1 in a round right after one, and in the last
	box.CountReaped: {of: ofTable(func(s *State) int { return is(Harvest(int(s.round)-1) || s.round == box.Rounds) })},
	// 1 while one of the seat's people is at Fishing
	box.CountFishing: {name: "fishing",
		of: func(s *State, _ *Player, seat rules.Seat) int { return is(s.by[box.Fishing] == seat) }},
	// 1 where no food gathers at the Meeting Place
	box.CountPlain: {of: ofTable(func(s *State) int { return is(s.setup.adds[box.MeetingPlace] == 0) })},
	// 1 while somebody is at Farmland
	box.CountFarmland: {of: ofTable(func(s *State) int { return is(s.taken.Has(box.Farmland)) })},
}

func (s *State) count(seat rules.Seat, of box.Count) int {
	return counts[of].of(s, &s.player[seat], seat)
}

// ofSeat is a number that follows from what a seat has, ofTable one that is the same for all.
func ofSeat(n func(p *Player) int) func(*State, *Player, rules.Seat) int {
	return func(_ *State, p *Player, _ rules.Seat) int { return n(p) }
}

func ofTable(n func(s *State) int) func(*State, *Player, rules.Seat) int {
	return func(s *State, _ *Player, _ rules.Seat) int { return n(s) }
}

// countOfGood counts a good in the supply of a seat.
func countOfGood(name string, g box.Good) countRow {
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
		own &^= box.OfMoor
	}
	return own.Size() + p.inFront(&box.MinorCards)
}

// mostSets is how many sets of animals count at most.
const mostSets = 3

func sets(s *State, p *Player, _ rules.Seat) int {
	h := p.Goods.Herd()
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
func (s *State) met(seat rules.Seat, needs []box.Need) bool {
	return metAfter(s, seat, needs, &box.NoStock)
}

// metAfter says so after paying for something else.
func metAfter(s *State, seat rules.Seat, needs []box.Need, first *box.Stock) bool {
	for _, n := range needs {
		got := s.count(seat, n.Of)
		switch n.Of {
		case box.CountFood:
			got -= int(first[box.Food])
		case box.CountFuel:
			got -= int(first[box.Fuel])
		}
		if got < n.Least || got > n.Most {
			return false
		}
	}
	return true
}

// amount is how much an Amount is for a seat; 1 for that of nothing.
func (s *State) amount(seat rules.Seat, a *box.Amount) int {
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
func Counted(n box.Need) string { return counts[n.Of].name }
