package box

import "slices"

// A Special is one of the special actions of Farmers of the Moor (14.3).
type Special int8

// The special actions.
const (
	CutPeat Special = iota
	FellTrees
	SlashAndBurn
	HorseMarket
	HiringFair
	BlackMarket
	IllicitWork
)

// Specials is how many there are.
const Specials = 7

// SpecialIDs are the special actions as notation writes them.
var SpecialIDs = [Specials]string{
	"cut_peat", "fell_trees", "slash_and_burn", "horse_market", "hiring_fair", "black_market", "illicit_work",
}

// A SpecialCard is a card with special actions, of which one is carried out when
// the card is taken.
type SpecialCard struct {
	ID        string
	Seats     Counts // the numbers of players with which it is in play
	Actions   uint8  // as bits
	HorseFood int8   // what a horse costs alone
	HireFood  int8   // what the fair pays alone
}

const (
	PeatBit  uint8 = 1 << CutPeat
	FellBit  uint8 = 1 << FellTrees
	SlashBit uint8 = 1 << SlashAndBurn
	horse    uint8 = 1 << HorseMarket
	hire     uint8 = 1 << HiringFair
	black    uint8 = 1 << BlackMarket
	illicit  uint8 = 1 << IllicitWork
)

// SpecialCards are all of them.
var SpecialCards = [...]SpecialCard{
	{ID: "black_illicit", Seats: 1<<1 | fiveSix, Actions: black | illicit},
	{ID: "cut_peat_only", Seats: six, Actions: PeatBit},
	{ID: "slash_only", Seats: six, Actions: SlashBit},
	{ID: "fell_hire_black_illicit", Seats: 1<<1 | three, Actions: FellBit | hire | black | illicit, HireFood: 2},
	{ID: "horse_only", Seats: 1<<1 | fiveSix, Actions: horse, HorseFood: 1},
	{ID: "fell_hire", Seats: 1<<1 | fiveSix, Actions: FellBit | hire, HireFood: 1},
	{ID: "fell_slash_peat", Seats: 1<<1 | 1<<2, Actions: FellBit | SlashBit | PeatBit},
	{ID: "horse_hire_black_illicit", Seats: 1<<1 | 1<<2, Actions: horse | hire | black | illicit, HorseFood: 1,
		HireFood: 1},
	{ID: "horse_slash_peat", Seats: 1<<1 | three, Actions: horse | SlashBit | PeatBit},
	{ID: "hire_black_illicit", Seats: 1<<1 | four, Actions: hire | black | illicit, HireFood: 1},
	{ID: "slash_peat", Seats: 1<<1 | four | 1<<5, Actions: SlashBit | PeatBit},
	{ID: "fell_horse", Seats: 1<<1 | four, Actions: FellBit | horse},
}

// SpecialCount is how many special cards there are.
const SpecialCount = 12

// NoCard is no special card.
const NoCard int8 = -1

// SpecialCardsFor are those in play with so many players, as bits.
func SpecialCardsFor(seats int) (set uint16) {
	for i := range SpecialCards {
		if SpecialCards[i].Seats.Of(seats) {
			set |= 1 << i
		}
	}
	return set
}

// FindSpecialCard is the card of that name, or -1.
func FindSpecialCard(id string) int {
	return slices.IndexFunc(SpecialCards[:], func(c SpecialCard) bool { return c.ID == id })
}

// AllSpecials are all special actions, as bits.
const AllSpecials uint8 = 1<<Specials - 1

// SpecialEffects are what is left to decide in a special action.
var SpecialEffects = [Specials]Effect{
	CutPeat:      all(Part{Op: Cut}),
	FellTrees:    all(Part{Op: Fell}),
	SlashAndBurn: all(Part{Op: Burn}),
	BlackMarket:  all(Part{Op: Improve, Minor: true}),
	IllicitWork:  all(Part{Op: Improve, MajorFrom: 1}),
}
