package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A State is one position of Agricola. Hands are hidden; the order of the stage
// cards is not there: which comes is Nature's decision.
type State struct {
	setup *setup // fixed, shared
	core
	player [MaxSeats]Player
}

// core is what is not a seat's own.
type core struct {
	agenda   rules.Agenda[step, [32]step]
	open     box.SpaceSet // turned up, or of the board
	taken    box.SpaceSet // a person stands there
	shut     box.SpaceSet // blocked by a person elsewhere
	also     box.SpaceSet // somebody else stands there, too, by a card
	fenced   farm.Mask    // what was fenced before the latest action of fencing
	goods    [box.MaxSpaces]int8
	by       [box.MaxSpaces]rules.Seat // whose person stands there
	card     [box.Rounds + 1]box.Space // the stage card of each round, from 1
	plan     [box.Rounds + 1]int8      // the one that was chosen for it + 1, if cards are
	gone     box.MajorSet              // majors that have left the game
	moved    box.MajorSet              // majors that lie above the one that covered them
	path     rules.Seat                // who has the marker that costs a point
	supply   box.MajorSet              // majors that can be built, some of them covered
	round    int8
	start    rules.Seat  // who has the starting player token
	next     rules.Seat  // whose turn it is to place a person, if there is one
	passes   int8        // seats in a row that could use no space
	harvest  bool        // a harvest is going on, up to the end of the breeding
	carded   bool        // somebody has had cards in hand or in front
	homeless uint8       // seats whose animals may lack room, as bits
	swap     int8        // the exchange before this decision, as swapOf numbers it; 0 after anything else
	deck     box.CardSet // cards that nobody was dealt
	// discards are the cards that went away in a draft, or for others.
	discards box.CardSet
	special  specials
}

// A Player is what a seat has.
type Player struct {
	farm.Farm
	Goods     box.Stock
	Majors    box.MajorSet
	Hand      box.CardSet
	Known     box.CardSet // of these, those that everybody knows
	Packet    box.CardSet // of which it keeps one next, or which it gives for others
	Seen      box.CardSet // cards of such packets that it knows to be in play
	Front     box.CardSet // those that it has played
	Done      box.CardSet // of these, those that have done this round what they do once a round
	Kept      [box.Keeps]int8
	Gathered  uint8             // building resources that came in this work phase
	Lying     int8              // horses tipped over
	Fresh     [box.Animals]int8 // of the animals, those that have just come and have no room yet
	Lodger    box.Good          // the animal on another seat's card; 0 for none
	Guest     int8              // people of the supply that work this round
	rights    uint16            // rounds on which a special action waits, as bits
	Tokens    box.MajorSet      // with a fuel token on them
	Crafted   box.MajorSet      // craft buildings used in this harvest
	People    int8              // newborns included
	Newborns  int8              // of this round
	Home      int8              // people in the house; while others work, those still to be placed
	Begging   int16             // markers
	Bed       int8              // people in bed: some of those in the house
	Ward      int8              // people on the infirmary
	Banked    int16             // points made during the game, in halves
	Tally     Tally             // of the latest harvest
	startCard int8
	rides     uint16 // rounds on which the riding stables have food, as bits
	due       uint16 // rounds with goods to come, as bits
	coming    [box.Rounds + 1]small
	offers    [box.Rounds + 1][box.Grounds]int8 // tiles that may be laid when a round begins
	market    [box.Rounds + 1]box.Good          // animals that may be bought when a round begins; 0 for none
}

// small is an amount of each good on a round space.
type small [box.Goods]int8

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Set makes s a copy of from.
func (s *State) Set(from rules.State) {
	f := from.(*State)
	s.setup, s.core = f.setup, f.core
	copy(s.player[:f.setup.seats], f.player[:f.setup.seats])
}

// Players is how many play.
func (s *State) Players() int { return int(s.setup.seats) }

// Player is what a seat has.
func (s *State) Player(seat rules.Seat) *Player { return &s.player[seat] }

// Round is the round that is played, from 1; 0 before the first.
func (s *core) Round() int { return int(s.round) }

// Start is who has the starting player token; Nobody before it is drawn.
func (s *core) Start() rules.Seat { return s.start }

// Card is the stage card of a round, or NoSpace while it is face down.
func (s *core) Card(round int) box.Space { return s.card[round] }

// Open are the action spaces in play, those of face-down stage cards left out.
func (s *core) Open() box.SpaceSet { return s.open }

// On is how much has accumulated on a space, of the good that it adds.
func (s *core) On(sp box.Space) int { return int(s.goods[sp]) }

// By is whose person stands on a space, or Nobody.
func (s *core) By(sp box.Space) rules.Seat { return s.by[sp] }

// Blocked says whether a person elsewhere blocks a space for this round.
func (s *core) Blocked(sp box.Space) bool { return s.shut.Has(sp) }

// Supply are the majors that nobody has; some may be covered (Available).
func (s *core) Supply() box.MajorSet { return s.supply }

// Available says whether a major lies uncovered on the supply board.
func (s *core) Available(m box.Major) bool { return s.supply.Has(m) && !s.covered(m) }

// covered says whether another major lies on one in its stack. One that was moved up
// lies on the one below which it was printed.
func (s *core) covered(m box.Major) bool {
	if s.moved == 0 {
		return s.supply&box.Above[m] != 0
	}
	if s.moved.Has(m) {
		return false
	}
	if s.supply&box.Above[m] != 0 {
		return true
	}
	for up := s.moved & s.supply; up != 0; {
		if box.Above[up.Pop()].Has(m) {
			return true
		}
	}
	return false
}

// Coming is what waits for a seat on a round space, of one good.
func (s *State) Coming(seat rules.Seat, round int, g box.Good) int {
	return int(s.player[seat].coming[round][g])
}

// Rides says whether the riding stables have 1 food for a seat on a round space (moor-rules
// 9.2), which is lost with too few horses.
func (s *State) Rides(seat rules.Seat, round int) bool { return s.player[seat].rides>>round&1 != 0 }

// Over says whether the game is over.
func (s *core) Over() bool { return s.agenda.Len() == 0 }

// after is the seat i places clockwise from the starting player.
func (s *State) after(i int8) rules.Seat {
	return (s.start + rules.Seat(i)) % rules.Seat(s.setup.seats)
}

// acting is a position while an action is carried out, and who is told.
type acting struct {
	*State
	reel *rules.Reel
}

// MaxSeats is how many can play.
const MaxSeats = 6

// harvests are the rounds that end with a harvest, as bits (4).
const harvests = 1<<4 | 1<<7 | 1<<9 | 1<<11 | 1<<13 | 1<<14

// Harvest says whether a round ends with a harvest.
func Harvest(round int) bool { return harvests>>round&1 != 0 }

// What everybody has (1).
const (
	maxPeople  = 5
	maxStables = 4
	maxFences  = 15
)

// nextSeat is the seat whose turn it is in the step on top of the agenda, which
// goes round from the starting player; ok is false, and the step done, after the
// last.
func (t acting) nextSeat() (seat rules.Seat, ok bool) {
	top := t.agenda.Top()
	if top.rest == t.setup.seats {
		t.agenda.Pop()
		return 0, false
	}
	top.rest++
	return t.after(top.rest - 1), true
}
