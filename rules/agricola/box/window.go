package box

// A Window is a moment at which cards can have an effect (docs/effects.md).
type Window uint8

const (
	RoundStart Window = iota + 1
	BeforeUse
	AfterUse
	TookGoods
	BeforeSpecial
	WithSpecial
	AfterSpecial
	BeforeOccupation
	PlayedOccupation
	BuiltImprovement
	BuiltRooms
	Renovated
	Fenced
	Grew
	Baked
	TurnEnd
	GoingHome
	RoundEnd
	FieldsBegin
	FieldPhase
	HarvestEnd
	HarvestBegins
	NewField
	Received
	Windows
)

// WindowRows are what each window is called, and when it opens.
var WindowRows = [Windows]struct{ Name, About string }{
	RoundStart:       {"roundStart", "in the preparation, after the goods have come, together with whatever else waits on the round space"},
	BeforeUse:        {"beforeUse", "the person is on the space, and the effect of the space is still to come"},
	AfterUse:         {"afterUse", "the effect of the space has ended"},
	TookGoods:        {"tookGoods", "goods have been taken from an accumulation space"},
	BeforeSpecial:    {"beforeSpecial", "a special action is taken and paid, its result still to come"},
	WithSpecial:      {"withSpecial", "together with the result"},
	AfterSpecial:     {"afterSpecial", "after its result"},
	BeforeOccupation: {"beforeOccupation", "an occupation is about to be paid for"},
	PlayedOccupation: {"playedOccupation", "an occupation has been paid for and is in play"},
	BuiltImprovement: {"builtImprovement", "an improvement has been built or played"},
	BuiltRooms:       {"builtRooms", "an action that built rooms has ended"},
	Renovated:        {"renovated", "a house has been renovated"},
	Fenced:           {"fenced", "an action that closed pastures has ended"},
	Grew:             {"grew", "the family has grown by an action"},
	Baked:            {"baked", "a bake action has turned grain into food"},
	TurnEnd:          {"turnEnd", "a turn has ended, including its extra effects"},
	GoingHome:        {"goingHome", "people go home"},
	RoundEnd:         {"roundEnd", "a round has ended"},
	FieldsBegin:      {"fieldsBegin", "the field phase, before crops come in"},
	FieldPhase:       {"fieldPhase", "the field phase, as crops come in"},
	HarvestEnd:       {"harvestEnd", "a harvest has ended"},
	HarvestBegins:    {"harvestBegins", "a harvest begins"},
	NewField:         {"newField", "a field has come onto a space that a forest or moor has left"},
	Received:         {"received", "a card has come from the right-hand neighbour"},
}

// whose is who does something, seen from the owner of a card.
type whose uint8

const (
	Own whose = iota
	Others
	Everybody
)

// A Hook answers a window with an effect, for the owner of the card.
type Hook struct {
	On         Window
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
	Fishing  = FindSpace("fishing")
	Farmland = FindSpace("farmland")
)

// Hooked are the cards with a hook on each window.
var Hooked = func() (sets [Windows]CardSet) {
	for i := range Cards {
		for _, h := range Cards[i].Hooks {
			sets[h.On].Add(Card(i))
		}
	}
	return sets
}()

// use is an effect of using some spaces.
func use(do Effect, spaces ...string) []Hook {
	return []Hook{{On: BeforeUse, At: At(spaces...), Do: do}}
}
