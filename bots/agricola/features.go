package agricola

import (
	"math/bits"

	"tilestead/bots/neural"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// A network sees a position from one seat: what the seat has, what the others have
// together, and what lies on the table. A row of steps is 1 for each threshold reached, so
// that a network sees at once whether there is enough of something.
var (
	woodSteps   = [...]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15}
	goodSteps   = [...]int{1, 2, 3, 4, 5, 6, 8, 10}
	animalSteps = [...]int{1, 2, 3, 4, 5, 6, 7, 8}
	farmSteps   = [...]int{1, 2, 3, 4, 5, 6, 7, 8, 10, 12}
	lackSteps   = [...]int{1, 2, 3, 4, 5, 6, 8, 10, 12}
)

// The inputs of a seat, from 0; see the features of a seat.
const (
	inTerms    = 0
	inWood     = inTerms + int(terms)
	inGoods    = inWood + len(woodSteps) // clay to fuel
	inAnimals  = inGoods + int(box.Fuel)*len(goodSteps)
	inPeople   = inAnimals + box.Animals*len(animalSteps) // from the second on
	inRooms    = inPeople + 5
	inHouse    = inRooms + 6
	inHome     = inHouse + 3
	inFields   = inHome + 6
	inUnsown   = inFields + len(farmSteps)
	inGrain    = inUnsown + len(farmSteps)
	inVeg      = inGrain + len(farmSteps)
	inPastures = inVeg + len(farmSteps)
	inPlaces   = inPastures + 5 // for animals
	inFenced   = inPlaces + len(farmSteps)
	inStables  = inFenced + len(farmSteps)
	inUnused   = inStables + 4
	inLack     = inUnused + 2*len(farmSteps) // food for the next feeding
	inPlenty   = inLack + len(lackSteps)
	inMajors   = inPlenty + len(lackSteps)
	inBegging  = inMajors + 64
	inForests  = inBegging + 1
	inMoors    = inForests + len(farmSteps)
	inBed      = inMoors + len(farmSteps)
	inFront    = inBed + 3
	seatInputs = inFront + len(box.Cards)
)

// The inputs of the table, after those of the seat and of the others.
const (
	inRound   = 2 * seatInputs
	inTurn    = inRound + box.Rounds + 2 // how many seats from here the next turn is
	inLeft    = inTurn + 8               // people still to be placed by the others
	inPlayers = inLeft + 10
	inSpaces  = inPlayers + 6 // six of each space
	inSupply  = inSpaces + 6*box.MaxSpaces
	inSpecial = inSupply + 64
	inHeld    = inSpecial + 3*box.SpecialCount // of the seat that looks
	inputs    = inHeld + len(box.Cards)
)

// A view of a position is the inputs that are not 0.
type view struct {
	list []neural.Input
	x    counts
	e    *evaluator
}

func newView(s *agricola.State) *view {
	e := newEvaluator(s, &learned[baseCurves])
	return &view{e: &e}
}

// add takes an input unless it is 0.
func (v *view) add(at, n int) {
	if n != 0 {
		v.list = append(v.list, neural.Input{At: uint16(at), N: int16(min(max(n, -200), 200))})
	}
}

// steps takes 1 for each threshold that a number reaches.
func (v *view) steps(at, n int, thresholds []int) {
	for i, t := range thresholds {
		if n < t {
			return
		}
		v.add(at+i, 1)
	}
}

// row takes 1 for each of so many that a number reaches, from 1 on.
func (v *view) row(at, n, most int) {
	for i := range min(n, most) {
		v.add(at+i, 1)
	}
}

// see lists the inputs of a position for a seat; the list is valid until the next call.
func (v *view) see(s *agricola.State, seat rules.Seat) []neural.Input {
	v.list = v.list[:0]
	v.seat(s, seat, 0)
	v.hand(s, seat)
	for o := range rules.Seat(s.Players()) {
		if o != seat {
			v.seat(s, o, seatInputs)
		}
	}
	v.table(s, seat)
	return v.list
}

// seat lists what a seat has.
func (v *view) seat(s *agricola.State, seat rules.Seat, from int) {
	p, x := s.Player(seat), &v.x
	v.e.count(s, seat, x)
	for i, n := range x {
		v.add(from+inTerms+i, int(n))
	}
	v.steps(from+inWood, int(p.Goods[box.Wood]), woodSteps[:])
	for g := box.Clay; g <= box.Fuel; g++ {
		v.steps(from+inGoods+int(g-box.Clay)*len(goodSteps), int(p.Goods[g]), goodSteps[:])
	}
	for g := box.Sheep; g <= box.Horse; g++ {
		v.steps(from+inAnimals+int(g-box.Sheep)*len(animalSteps), int(p.Goods[g]), animalSteps[:])
	}
	v.row(from+inPeople, int(p.People)-1, 5)
	v.row(from+inRooms, p.Rooms.Size()-1, 6)
	v.add(from+inHouse+int(p.House), 1)
	if phase(s) == s.Round() {
		v.row(from+inHome, int(p.Home), 6)
	}
	v.farm(&p.Farm, from)
	lack := int(x[termMissing])
	v.steps(from+inLack, lack, lackSteps[:])
	if lack == 0 {
		v.steps(from+inPlenty, int(x[termFood]+x[termFood+1]+x[termFood+2]), lackSteps[:])
	}
	for m := p.Majors; m != 0; {
		v.add(from+inMajors+int(m.Pop()), 1)
	}
	v.add(from+inBegging, int(p.Begging))
	v.row(from+inBed, int(p.Bed), 3)
	v.cards(from+inFront, p.Front)
}

// hand lists the cards that a seat holds.
func (v *view) hand(s *agricola.State, seat rules.Seat) { v.cards(inHeld, s.Player(seat).Hand) }

func (v *view) cards(from int, set box.CardSet) {
	for !set.Empty() {
		v.add(from+int(set.Pop()), 1)
	}
}

// farm lists what lies on a farm.
func (v *view) farm(f *farm.Farm, from int) {
	v.steps(from+inFields, f.Fields.Size(), farmSteps[:])
	v.steps(from+inUnsown, f.Unplanted().Size(), farmSteps[:])
	v.steps(from+inGrain, f.Grain.Planted().Size(), farmSteps[:])
	v.steps(from+inVeg, f.Vegetable.Planted().Size(), farmSteps[:])
	places, stables := 0, 0
	for _, m := range f.Pasture[:f.Pastures()] {
		places += f.Capacity(m)
		stables += (m & f.Stables).Size()
	}
	v.row(from+inPastures, f.Pastures(), 5)
	v.steps(from+inPlaces, places, farmSteps[:])
	v.steps(from+inFenced, f.Enclosed().Size(), farmSteps[:])
	v.row(from+inStables, stables, 4)
	v.steps(from+inUnused, f.Unused().Size(), farmSteps[:])
	v.steps(from+inUnused+len(farmSteps), 15-f.Fences(), farmSteps[:])
	v.steps(from+inForests, f.Forests.Size(), farmSteps[:])
	v.steps(from+inMoors, f.Moors.Size(), farmSteps[:])
}

// table lists what all have in common.
func (v *view) table(s *agricola.State, seat rules.Seat) {
	round := phase(s)
	v.add(inRound+round, 1)
	v.add(inTurn+(int(mover(s)-seat)+s.Players())%s.Players(), 1)
	left := 0
	if round == s.Round() {
		for o := range rules.Seat(s.Players()) {
			if o != seat {
				left += int(s.Player(o).Home)
			}
		}
	}
	v.row(inLeft, left, 10)
	v.add(inPlayers+s.Players()-1, 1)
	for m := s.Open(); m != 0; m &= m - 1 {
		v.space(s, seat, round, box.Space(bits.TrailingZeros64(uint64(m))))
	}
	for m := s.Supply(); m != 0; {
		if c := m.Pop(); s.Available(c) {
			v.add(inSupply+int(c), 1)
		}
	}
	for m, card := s.SpecialCards(), 0; m != 0; m, card = m>>1, card+1 {
		if m&1 == 0 {
			continue
		}
		switch {
		case s.SpecialDown(card):
			v.add(inSpecial+3*card, 1)
		case s.SpecialUser(card) == seat:
			v.add(inSpecial+3*card+1, 1)
		case s.SpecialUser(card) != rules.Nobody:
			v.add(inSpecial+3*card+2, 1)
		}
	}
}

// space lists a space of the table: there, free, what lies there, and how much of it can be
// taken in this round.
func (v *view) space(s *agricola.State, seat rules.Seat, round int, sp box.Space) {
	at := inSpaces + 6*int(sp)
	free := round != s.Round() || s.By(sp) == rules.Nobody && !s.Blocked(sp)
	v.add(at, 1)
	n := 0
	if a := &box.Spaces[sp]; a.N > 0 {
		n = s.On(sp)
		v.add(at+1, n)
	}
	if !free {
		return
	}
	v.add(at+2, 1)
	if n == 0 {
		return
	}
	v.add(at+3, n)
	if per := int(box.Spaces[sp].N); n > per {
		v.add(at+4, 1)
		if n > 2*per {
			v.add(at+5, 1)
		}
	}
}
