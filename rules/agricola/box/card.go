package box

// A HandCard is a minor improvement or an occupation. What is zero is nothing
// special; docs/effects.md explains the words.
type HandCard struct {
	ID         string // letter of the deck and number
	Occupation bool
	Seats      int   // fewest players of a game that has it
	Cost       Stock // and
	PerPerson  Stock // so much for each person of the family
	Points     int
	Needs      []Need
	Price      []Price  // what it changes about prices
	Passes     bool     // to the left-hand neighbour's hand once it was played
	Must       bool     // Play must be possible
	Gives      MajorSet // one of these is given for it, and it counts as a major as well
	Ends       bool     // that leaves the game
	Play       Effect
	Once       []Need // as soon as that holds, and never again
	Then       Effect
	Hooks      []Hook
	Swaps      []Swap // exchanges at any time
	Fill       Stock  // or as much of each good as is missing up to that
	Stack      []Good // of which a Swap takes the next one
	Uses       int8   // how often in a game; 0: any number of times
	Notes      bool   // keeps a number
	NextRound  bool   // that of the round, and has effects only in later ones
	Joins      bool   // has its effect as a round begins also in the round at whose beginning it was played
	Harvest    bool   // its exchange is one of the feeding phase, once a harvest
	Room       Room
	Score      []Amount
	Owning     []string // a point for each of these majors and cards
	Everyone   bool     // each player scores that, not its owner alone
}

// Room is what a card gives people and animals to live in.
type Room struct {
	People     int8
	PerPasture int16 // animals more in each pasture
	PerRoom    bool  // a pet in each room
}

// IDs are the numbers of the cards of a set.
func (s CardSet) IDs() (list []string) {
	for !s.Empty() {
		list = append(list, Cards[s.Pop()].ID)
	}
	return list
}

// Pays is what an exchange of a card costs.
func (c *HandCard) Pays(i int) *Stock {
	if c.Swaps == nil {
		return &NoStock
	}
	return &c.Swaps[i].Pay
}

// AtAnyTime says whether a card has something to do at any time.
func (c *HandCard) AtAnyTime() bool { return (c.Swaps != nil || c.Fill != NoStock) && !c.Harvest }

// Moor says whether a card is one of Farmers of the Moor.
func (c *HandCard) Moor() bool { return c.ID[0] == 'M' }

// Returned are the majors of which one is given for a card, -1 for none, and whether
// that leaves the game.
func (c *HandCard) Returned() (m Major, gone bool) {
	if c.Gives == 0 {
		return -1, false
	}
	return c.Gives.First(), c.Ends
}
