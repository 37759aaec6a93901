package agricola

import (
	"math/bits"
	"slices"
	"strings"
)

// A Card is the number of a card for the hand: its row of Cards.
type Card uint8

// A CardSet is a set of cards for the hand: bit c of all its words is Card c.
type CardSet [4]uint64

// Has says whether c is in the set.
func (s *CardSet) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *CardSet) add(c Card) { s[c>>6] |= 1 << (c & 63) }

func (s *CardSet) drop(c Card) { s[c>>6] &^= 1 << (c & 63) }

// without takes the cards of another set out of this one.
func (s *CardSet) without(o *CardSet) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// addAll takes the cards of another set in.
func (s *CardSet) addAll(o *CardSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// empty says whether no card is in the set.
func (s *CardSet) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Size is how many cards are in the set.
func (s *CardSet) Size() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// and are the cards that are in both sets.
func (s *CardSet) and(o *CardSet) (both CardSet) {
	for i := range s {
		both[i] = s[i] & o[i]
	}
	return both
}

// of is how many cards are in both sets.
func (s *CardSet) of(o *CardSet) int {
	both := s.and(o)
	return both.Size()
}

// pop takes the first card out of a set, which must not be empty.
func (s *CardSet) pop() Card {
	for i, word := range s {
		if word != 0 {
			s[i] &= word - 1
			return Card(i<<6 + bits.TrailingZeros64(word))
		}
	}
	panic("agricola: no card left in the set")
}

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

// deckSize is how many cards there are.
const deckSize = 213

// Cards are all cards for the hand, by their numbers.
var Cards = func() (all [deckSize]HandCard) {
	list := slices.Concat(baseMinors, baseOccupations, moorMinors)
	slices.SortFunc(list, func(a, b HandCard) int { return strings.Compare(a.ID, b.ID) })
	if copy(all[:], list) != deckSize || len(list) != deckSize {
		panic("agricola: cards are not as many as there are said to be")
	}
	return all
}()

// Cards that a rule asks for by what they allow, not by an effect.
var (
	adoptingCard    = named("A092") // a newborn works for 1 food
	conservatorCard = named("A087") // from wood to stone
	bigCountryCard  = named("A033") // may ask for more with Moor
	hedgeCard       = named("A088") // three free fences
	lassoCard       = named("B024") // two people in a row
	mantelCard      = named("B033") // no renovation
	beanCard        = named("B068") // a field
	tutorCard       = named("B099") // counts occupations played later
	rammingCard     = named("A016") // fences of clay
	cornerCard      = named("A026") // a wish next to another seat's person
	spadeCard       = named("A071") // moves crops
	fireCard        = named("M040") // the last moor becomes a field at any time
	aridCard        = named("M092") // peat leaves fuel and food
	fallowCard      = named("M096") // peat and trees leave food
	homeWoodCard    = named("M034") // animals in the forest
	troughCard      = named("M035") // horses next to the house
	hutCard         = named("M032") // heats for itself, and becomes a room
	distilleryCard  = named("M108") // points for grain and fuel
	untilledCard    = named("M111") // crops on spaces that are not fields
	nightCard       = named("M033") // animals of all seats live on it
	firewoodCard    = named("M082") // heating with wood takes less
	installedCard   = named("M085") // no heating
	millCard        = named("M086") // sheep save fuel
	grillCard       = named("M105") // cooks and bakes
	butcheryCard    = named("M106") // cooks animals
	recipeCard      = named("M107") // horses on a fireplace
	saddleCard      = named("M069") // points for cooked cattle
	barkCard        = named("M115") // wood for cooked animals
	tapsCard        = named("M057") // a special action after the last person
	ponyCard        = named("M084") // horses are tipped over for fuel
	stallCard       = named("M131") // animals in later rounds
	quarryCard      = named("M123") // has less stone with three players
)

// named is the card of a number that there must be.
func named(id string) Card {
	c, ok := FindCard(id)
	if !ok {
		panic("agricola: there is no card " + id)
	}
	return c
}

// FindCard is the card of that number; ok is false if there is none.
func FindCard(id string) (c Card, ok bool) {
	i := slices.IndexFunc(Cards[:], func(c HandCard) bool { return c.ID == id })
	return Card(i), i >= 0
}

func cardsThat(are func(*HandCard) bool) (set CardSet) {
	for i := range Cards {
		if are(&Cards[i]) {
			set.add(Card(i))
		}
	}
	return set
}

// cardsWith are the cards with such a part of an effect.
func cardsWith(is func(*Part) bool) CardSet {
	return cardsThat(func(c *HandCard) bool {
		for i := range c.Play.Parts {
			if is(&c.Play.Parts[i]) {
				return true
			}
		}
		for i := range c.Hooks {
			for j := range c.Hooks[i].Do.Parts {
				if is(&c.Hooks[i].Do.Parts[j]) {
					return true
				}
			}
		}
		return false
	})
}

var (
	minorCards      = cardsThat(func(c *HandCard) bool { return !c.Occupation })
	occupationCards = cardsThat(func(c *HandCard) bool { return c.Occupation })
)

// inFront is how many cards of a set a seat has played.
func (p *Player) inFront(of *CardSet) int {
	return p.Front.of(of)
}

// keeps are how many cards keep a number, and slots where each does.
const keeps = 16

var slots = func() (list [deckSize]int8) {
	n := int8(0)
	for i := range Cards {
		if c := &Cards[i]; c.Uses > 0 || c.Notes || c.Harvest || c.Once != nil {
			list[i] = n
			n++
		}
	}
	if n > keeps {
		panic("agricola: more cards keep numbers than there is room for")
	}
	return list
}()

// kept is the number that a card in front of a seat keeps.
func (p *Player) kept(c Card) int8 { return p.Kept[slots[c]] }
