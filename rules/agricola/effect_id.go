package agricola

// An effectID is the number of an effect: a Space's, freeBakeID, that of a
// special action behind specialID, of a promised tile behind laidID, of a promised
// animal behind marketID, of playing a card behind playID, what a card does once
// behind onceID, or that of a hook behind hookID.
type effectID int16

// Where the numbers of effects begin, but for spaces, which come first.
const (
	freeBakeID effectID = MaxSpaces
	specialID  effectID = MaxSpaces + 1
	laidID     effectID = specialID + Specials
	marketID   effectID = laidID + effectID(grounds)
	playID     effectID = 100
	onceID     effectID = 400
	hookID     effectID = 700
)

// effect is the effect of that number.
func (id effectID) effect() *Effect {
	switch {
	case id >= hookID:
		return hookEffects[id-hookID]
	case id >= onceID:
		return &Cards[id-onceID].Then
	case id >= playID:
		return &Cards[id-playID].Play
	case id >= marketID:
		return &bought[id-marketID]
	case id >= laidID:
		return &laid[id-laidID]
	case id >= specialID:
		return &specialEffects[id-specialID]
	case id == freeBakeID:
		return &freeBake
	}
	return &Spaces[id].Effect
}

// String is where the effect comes from.
func (id effectID) String() string {
	switch {
	case id >= hookID:
		c, _ := hookOf(id)
		return Cards[c].ID
	case id >= onceID:
		return Cards[id-onceID].ID
	case id >= playID:
		return Cards[id-playID].ID
	case id >= marketID:
		return "buy_" + GoodIDs[id-marketID+effectID(Sheep)]
	case id >= laidID:
		return laidIDs[id-laidID]
	case id >= specialID:
		return SpecialIDs[id-specialID]
	case id == freeBakeID:
		return "free_bake"
	}
	return Spaces[id].ID
}

// stallFood is what a promised animal costs.
const stallFood = 1

// bought are the offers of a promised animal, by kind.
var bought = func() (list [Animals]Effect) {
	for k := range list {
		var got Stock
		got[Sheep+Good(k)] = 1
		list[k] = buy(Stock{Food: stallFood}, got)
	}
	return list
}()

// hookEffects are the effects of all hooks, in the order of the table of cards,
// and firstHook is the number of the first one of each card.
var hookEffects, firstHook = func() (list []*Effect, first [deckSize]effectID) {
	for i := range Cards {
		first[i] = hookID + effectID(len(list))
		for j := range Cards[i].Hooks {
			list = append(list, &Cards[i].Hooks[j].Do)
		}
	}
	return list, first
}()

// hookOf is the card and the hook that an effect is of.
func hookOf(id effectID) (Card, *Hook) {
	c := Card(0)
	for int(c)+1 < len(Cards) && firstHook[c+1] <= id {
		c++
	}
	return c, &Cards[c].Hooks[id-firstHook[c]]
}

// laid is what a seat may do with each tile when its round begins.
var laid = [grounds]Effect{
	FieldTile:  all(Part{Op: Plow, Optional: true}),
	ForestTile: all(Part{Op: Lay, Ground: ForestTile, Most: 1, Optional: true}),
	MoorTile:   all(Part{Op: Lay, Ground: MoorTile, Most: 1, Optional: true}),
}

// laidIDs are the tiles as notation writes what is done with them.
var laidIDs = [grounds]string{"lay_field", "lay_forest", "lay_moor"}
