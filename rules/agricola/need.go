package agricola

// A Need is what a seat must have for a card: a number from Least to Most.
type Need struct {
	Of          count
	Least, Most int
}

// noLimit is more than can be counted.
const noLimit = 1 << 20

// atLeast asks for n or more.
func atLeast(n int, of count) []Need { return []Need{{of, n, noLimit}} }

// atMost asks for n or fewer.
func atMost(n int, of count) []Need { return []Need{{of, 0, n}} }

// exactly asks for n, no more and no fewer.
func exactly(n int, of count) []Need { return []Need{{of, n, n}} }

// An Amount is a number that follows from something counted.
type Amount struct {
	Of    count
	Per   int    // one for each so many; 0: one for each
	Steps []int8 // instead: for 0, 1, 2 …, the last for all above
	Exact bool   // and nothing above the last
}

// A count is a number that cards ask for: a row of counts.
type count uint8

// What can be counted.
const (
	countMajors count = iota + 1
	countImprovements
	countBoasted
	countMinors
	countOccupations
	countLaterOccupations
	countMaterial
	countRooms
	countMostRooms
	countFewRooms
	countPeople
	countHome
	countFood
	countFuel
	countForests
	countMoors
	countCrafts
	countStablesPastures
	countPastures
	countFields
	countLand
	countWoods
	countBanks
	countOven
	countAnimals
	countIdle
	countHand
	countTaken
	countSets
	countSheep
	countBoar
	countCattle
	countHorses
	countClay
	countUnused
	countGrainFields
	countVegetableFields
	countEmptyFields
	countFenced
	countLarge
	countRoomy
	countUnfenced
	countGathered
	countSeats
	countRound
	countRoundsLeft
	countHarvest
	countReaped
	countFishing
	countPlain
	countFarmland
)

// Limited says whether there is a most.
func (n Need) Limited() bool { return n.Most < noLimit }
