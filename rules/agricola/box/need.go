package box

// A Need is what a seat must have for a card: a number from Least to Most.
type Need struct {
	Of          Count
	Least, Most int
}

// NoLimit is more than can be counted.
const NoLimit = 1 << 20

// AtLeast asks for n or more.
func AtLeast(n int, of Count) []Need { return []Need{{of, n, NoLimit}} }

// AtMost asks for n or fewer.
func AtMost(n int, of Count) []Need { return []Need{{of, 0, n}} }

// Exactly asks for n, no more and no fewer.
func Exactly(n int, of Count) []Need { return []Need{{of, n, n}} }

// An Amount is a number that follows from something counted.
type Amount struct {
	Of    Count
	Per   int    // one for each so many; 0: one for each
	Steps []int8 // instead: for 0, 1, 2 …, the last for all above
	Exact bool   // and nothing above the last
}

// A Count is a number that cards ask for: a row of counts.
type Count uint8

// What can be counted.
const (
	CountMajors Count = iota + 1
	CountImprovements
	CountBoasted
	CountMinors
	CountOccupations
	CountLaterOccupations
	CountMaterial
	CountRooms
	CountMostRooms
	CountFewRooms
	CountPeople
	CountHome
	CountFood
	CountFuel
	CountForests
	CountMoors
	CountCrafts
	CountStablesPastures
	CountPastures
	CountFields
	CountLand
	CountWoods
	CountBanks
	CountOven
	CountAnimals
	CountIdle
	CountHand
	CountTaken
	CountSets
	CountSheep
	CountBoar
	CountCattle
	CountHorses
	CountClay
	CountUnused
	CountGrainFields
	CountVegetableFields
	CountEmptyFields
	CountFenced
	CountLarge
	CountRoomy
	CountUnfenced
	CountGathered
	CountSeats
	CountRound
	CountRoundsLeft
	CountHarvest
	CountReaped
	CountFishing
	CountPlain
	CountFarmland
)

// Limited says whether there is a most.
func (n Need) Limited() bool { return n.Most < NoLimit }
