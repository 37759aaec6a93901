package agricola

// A window is a moment at which cards can have an effect (docs/effects.md).
type window uint8

const (
	roundStart window = iota + 1
	beforeUse
	afterUse
	tookGoods
	beforeSpecial
	withSpecial
	afterSpecial
	beforeOccupation
	playedOccupation
	builtImprovement
	builtRooms
	renovated
	fenced
	grew
	baked
	turnEnd
	goingHome
	roundEnd
	fieldsBegin
	fieldPhase
	harvestEnd
	harvestBegins
	newField
	received
	windows
)

// windowRows are what each window is called, and when it opens.
var windowRows = [windows]struct{ name, about string }{
	roundStart:       {"roundStart", "in the preparation, after the goods have come, together with whatever else waits on the round space"},
	beforeUse:        {"beforeUse", "the person is on the space, and the effect of the space is still to come"},
	afterUse:         {"afterUse", "the effect of the space has ended"},
	tookGoods:        {"tookGoods", "goods have been taken from an accumulation space"},
	beforeSpecial:    {"beforeSpecial", "a special action is taken and paid, its result still to come"},
	withSpecial:      {"withSpecial", "together with the result"},
	afterSpecial:     {"afterSpecial", "after its result"},
	beforeOccupation: {"beforeOccupation", "an occupation is about to be paid for"},
	playedOccupation: {"playedOccupation", "an occupation has been paid for and is in play"},
	builtImprovement: {"builtImprovement", "an improvement has been built or played"},
	builtRooms:       {"builtRooms", "an action that built rooms has ended"},
	renovated:        {"renovated", "a house has been renovated"},
	fenced:           {"fenced", "an action that closed pastures has ended"},
	grew:             {"grew", "the family has grown by an action"},
	baked:            {"baked", "a bake action has turned grain into food"},
	turnEnd:          {"turnEnd", "a turn has ended, including its extra effects"},
	goingHome:        {"goingHome", "people go home"},
	roundEnd:         {"roundEnd", "a round has ended"},
	fieldsBegin:      {"fieldsBegin", "the field phase, before crops come in"},
	fieldPhase:       {"fieldPhase", "the field phase, as crops come in"},
	harvestEnd:       {"harvestEnd", "a harvest has ended"},
	harvestBegins:    {"harvestBegins", "a harvest begins"},
	newField:         {"newField", "a field has come onto a space that a forest or moor has left"},
	received:         {"received", "a card has come from the right-hand neighbour"},
}

// whose is who does something, seen from the owner of a card.
type whose uint8

const (
	own whose = iota
	others
	everybody
)

// A Hook answers a window with an effect, for the owner of the card.
type Hook struct {
	On         window
	Whose      whose    // whose doing opens it
	At         SpaceSet // the spaces whose use opens it
	First      bool     // and that of the card on round space 1
	Of         uint8    // the special actions that open it, or the old materials of the house, as bits
	Took       Stock    // so much of any of these goods
	Exact      bool     // and no more
	Least      int      // of rooms that were built
	Bed        bool     // only for a person from the bed
	If         []Need
	OnceARound bool
	Do         Effect
}

var (
	fishing  = FindSpace("fishing")
	farmland = FindSpace("farmland")
)

// hooked are the cards with a hook on each window.
var hooked = func() (sets [windows]CardSet) {
	for i := range Cards {
		for _, h := range Cards[i].Hooks {
			sets[h.On].add(Card(i))
		}
	}
	return sets
}()

// use is an effect of using some spaces.
func use(do Effect, spaces ...string) []Hook {
	return []Hook{{On: beforeUse, At: at(spaces...), Do: do}}
}
