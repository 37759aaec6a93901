package agricola

import (
	"math/bits"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// The kinds of action.
const (
	KindFirst     uint8 = iota + 1 // Nature: seat
	KindReveal                     // Nature: space
	KindPlace                      // space, whether from the bed
	KindPass                       // no space can be used
	KindPlow                       // cell
	KindSow                        // grain, vegetables: on so many fields
	KindBake                       // count of grain
	KindRoom                       // cell, price
	KindStable                     // cell
	KindPasture                    // spaces of the farm
	KindBuild                      // major, and the one returned for it + 1
	KindTake                       // option
	KindStop                       // no more of this
	KindKeep                       // herd: these animals stay
	KindBreed                      // herd: these there are after breeding
	KindFeed                       // good, count
	KindCraft                      // major
	KindDone                       // no more in this phase
	KindExchange                   // good, and what for
	KindDiscard                    // good
	KindStartCard                  // Nature: number from 1, for the next seat
	KindTop                        // Nature: special card, now on top of the pile
	KindSpecial                    // special action, its card
	KindCut                        // cell of a moor
	KindFell                       // cell of a forest
	KindBurn                       // cell of a forest
	KindHeat                       // good, count
	KindKeepCard                   // pay for the special card to stay
	KindLeave                      // the special card stays for this round
	KindUnder                      // it goes under the pile
	KindKindle                     // major: pay for its fuel token
	KindRenovate                   // price, where there are several
	KindPlay                       // card of the hand
	KindExtend                     // the two new cells
	KindAdopt                      // pay for a newborn to work
	KindTip                        // a horse for fuel
	KindCook                       // good: an animal into food, at a card's rate
	KindReserve                    // cell
	KindStation                    // cell of a forest
	KindLodge                      // animal, or Food for none
	KindDraw                       // Nature: start card from 1
	KindAgree                      // an effect that can be declined
	KindSwap                       // card in front, which of its exchanges
	KindShift                      // cell from which a crop goes, cell to which
	KindPrefer                     // card whose effect comes first
	KindReap                       // cell
	KindClose                      // cell
	KindClay                       // count of fences
	KindLay                        // cell
	KindTurn                       // cell of a tile
	KindBlock                      // cell
	KindFire                       // cell of the last moor, at any time
	KindRaise                      // sheep, boar, cattle: so many become the next kind
	KindStall                      // animal, for the next of the rounds
	KindDeal                       // Nature: card, to which seat
	KindPick                       // card of a packet that is kept
	KindReplace                    // card of the hand that is given for another
	KindRehouse                    // cell of a room in the place of a card
	KindScatter                    // unused cell, and the crop that is sown on it
	KindWeed                       // cell whose crop is thrown away
	KindOrder                      // space: the stage card of the next round
)

// The actions that are whole without operands, for whoever looks for one among the legal ones.
const (
	Done     = rules.Action(KindDone)
	Stop     = rules.Action(KindStop)
	Pass     = rules.Action(KindPass)
	Agree    = rules.Action(KindAgree)
	Adopt    = rules.Action(KindAdopt)
	Leave    = rules.Action(KindLeave)
	Under    = rules.Action(KindUnder)
	KeepCard = rules.Action(KindKeepCard)
	Tip      = rules.Action(KindTip)
)

// The operands of actions.
const (
	seatField      rules.Field = rules.From*8 | rules.Width*8
	spaceField     rules.Field = rules.From*8 | rules.Width*8
	cellField      rules.Field = rules.From*8 | rules.Width*8
	cellsField     rules.Field = rules.From*8 | rules.Width*farm.MostSpaces
	goodField      rules.Field = rules.From*8 | rules.Width*8
	countField     rules.Field = rules.From*16 | rules.Width*8
	grainField     rules.Field = rules.From*8 | rules.Width*8
	vegetableField rules.Field = rules.From*16 | rules.Width*8
	majorField     rules.Field = rules.From*8 | rules.Width*8
	returnField    rules.Field = rules.From*16 | rules.Width*8
	optionField    rules.Field = rules.From*8 | rules.Width*8
	bedField       rules.Field = rules.From*16 | rules.Width*1
	toField        rules.Field = rules.From*16 | rules.Width*8
	startCardField rules.Field = rules.From*8 | rules.Width*8
	specialField   rules.Field = rules.From*16 | rules.Width*8
	cardField      rules.Field = rules.From*8 | rules.Width*8
	handField      rules.Field = rules.From*8 | rules.Width*8
	endField       rules.Field = rules.From*16 | rules.Width*8
	priceField     rules.Field = rules.From*16 | rules.Width*8 // which of the prices
	stepsField     rules.Field = rules.From*24 | rules.Width*8
	toSeatField    rules.Field = rules.From*16 | rules.Width*8
	giveField      rules.Field = rules.From*24 | rules.Width*8 // major + 1
	choiceField    rules.Field = rules.From*16 | rules.Width*8

	buildPriceField rules.Field = rules.From*24 | rules.Width*8

	sheepField  rules.Field = rules.From*8 | rules.Width*8
	boarField   rules.Field = rules.From*16 | rules.Width*8
	cattleField rules.Field = rules.From*24 | rules.Width*8
	horseField  rules.Field = rules.From*32 | rules.Width*8
)

type fields = map[string]rules.Field

var herdFields = fields{"sheep": sheepField, "boar": boarField, "cattle": cattleField, "horse": horseField}

// The operands that many kinds of action have alone.
var (
	oneCell  = fields{"cell": cellField}
	oneGood  = fields{"good": goodField}
	oneSpace = fields{"space": spaceField}
)

// DealtTo is the seat that a KindDeal gives a card.
func DealtTo(a rules.Action) rules.Seat { return rules.Seat(toSeatField.Get(a)) }

// SeatOf is the seat of a KindFirst.
func SeatOf(a rules.Action) rules.Seat { return rules.Seat(seatField.Get(a)) }

// SpaceOf is the action space of a KindReveal, KindOrder or KindPlace.
func SpaceOf(a rules.Action) box.Space { return box.Space(spaceField.Get(a)) }

// CellOf is the space of the farm that an action is about.
func CellOf(a rules.Action) farm.Cell { return farm.Cell(cellField.Get(a)) }

// SpecialOf is the special action of a KindSpecial.
func SpecialOf(a rules.Action) box.Special { return box.Special(specialField.Get(a)) }

// CardOf is the special card of a KindSpecial or KindTop.
func CardOf(a rules.Action) int { return cardField.Get(a) }

// HandCardOf is the card of a KindPlay, KindSwap, KindPrefer, KindDeal, KindPick or
// KindReplace.
func HandCardOf(a rules.Action) box.Card { return box.Card(handField.Get(a)) }

// ToOf is what the good of a KindExchange becomes, or what a KindScatter sows.
func ToOf(a rules.Action) box.Good { return box.Good(toField.Get(a)) }

// GoodOf is the good of a KindFeed, KindHeat, KindExchange or KindDiscard.
func GoodOf(a rules.Action) box.Good { return box.Good(goodField.Get(a)) }

// CountOf is how many a KindFeed or KindBake takes.
func CountOf(a rules.Action) int { return countField.Get(a) }

// MajorOf is the improvement of a KindBuild, KindCraft or KindKindle.
func MajorOf(a rules.Action) box.Major { return box.Major(majorField.Get(a)) }

// ReturnOf is the improvement given back in a KindBuild, or -1.
func ReturnOf(a rules.Action) box.Major { return box.Major(returnField.Get(a) - 1) }

// CellsOf are the spaces of the new pasture of a KindPasture.
func (s *State) CellsOf(a rules.Action) farm.Mask {
	return farm.Unpack(uint32(cellsField.Get(a)), s.player[s.agenda.Top().seat].Land)
}

// HerdOf are the animals of a KindKeep or KindBreed.
func HerdOf(a rules.Action) box.Herd {
	return box.Herd{int16(sheepField.Get(a)), int16(boarField.Get(a)), int16(cattleField.Get(a)),
		int16(horseField.Get(a))}
}

func herdAct(h box.Herd) rules.Action {
	return sheepField.Put(int(h[0])) | boarField.Put(int(h[1])) | cattleField.Put(int(h[2])) | horseField.Put(int(h[3]))
}

func swapAct(from, to box.Good) rules.Action {
	return rules.Act(KindExchange) | goodField.Put(int(from)) | toField.Put(int(to))
}

// swapOf numbers the exchanges, from 1.
func swapOf(from, to box.Good) int8 { return int8(from*box.Goods+to) + 1 }

// EndOf is the cell to which a KindShift moves a crop, or the other new one of a
// KindExtend; a field that is a card is no cell of the farm.
func EndOf(a rules.Action) farm.Cell { return farm.Cell(endField.Get(a)) }

// nth is the n-th bit of a set, from 0.
func nth(set uint64, n int) int {
	for range n {
		set &= set - 1
	}
	return bits.TrailingZeros64(set)
}
