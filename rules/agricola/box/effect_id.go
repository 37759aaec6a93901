package box

// An EffectID is the number of an effect: a Space's, FreeBakeID, that of a
// special action behind SpecialID, of a promised tile behind LaidID, of a promised
// animal behind MarketID, of playing a card behind PlayID, what a card does once
// behind OnceID, or that of a hook behind HookID.
type EffectID int16

// Where the numbers of effects begin, but for spaces, which come first.
const (
	FreeBakeID EffectID = MaxSpaces
	SpecialID  EffectID = MaxSpaces + 1
	LaidID     EffectID = SpecialID + Specials
	MarketID   EffectID = LaidID + EffectID(Grounds)
	PlayID     EffectID = 100
	OnceID     EffectID = 400
	HookID     EffectID = 700
)

// Effect is the effect of that number.
func (id EffectID) Effect() *Effect {
	switch {
	case id >= HookID:
		return hookEffects[id-HookID]
	case id >= OnceID:
		return &Cards[id-OnceID].Then
	case id >= PlayID:
		return &Cards[id-PlayID].Play
	case id >= MarketID:
		return &bought[id-MarketID]
	case id >= LaidID:
		return &laid[id-LaidID]
	case id >= SpecialID:
		return &SpecialEffects[id-SpecialID]
	case id == FreeBakeID:
		return &freeBake
	}
	return &Spaces[id].Effect
}

// String is where the effect comes from.
func (id EffectID) String() string {
	switch {
	case id >= HookID:
		c, _ := HookOf(id)
		return Cards[c].ID
	case id >= OnceID:
		return Cards[id-OnceID].ID
	case id >= PlayID:
		return Cards[id-PlayID].ID
	case id >= MarketID:
		return "buy_" + GoodIDs[id-MarketID+EffectID(Sheep)]
	case id >= LaidID:
		return LaidIDs[id-LaidID]
	case id >= SpecialID:
		return SpecialIDs[id-SpecialID]
	case id == FreeBakeID:
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
// and FirstHook is the number of the first one of each card.
var hookEffects, FirstHook = func() (list []*Effect, first [DeckSize]EffectID) {
	for i := range Cards {
		first[i] = HookID + EffectID(len(list))
		for j := range Cards[i].Hooks {
			list = append(list, &Cards[i].Hooks[j].Do)
		}
	}
	return list, first
}()

// HookOf is the card and the hook that an effect is of.
func HookOf(id EffectID) (Card, *Hook) {
	c := Card(0)
	for int(c)+1 < len(Cards) && FirstHook[c+1] <= id {
		c++
	}
	return c, &Cards[c].Hooks[id-FirstHook[c]]
}

// laid is what a seat may do with each tile when its round begins.
var laid = [Grounds]Effect{
	FieldTile:  all(Part{Op: Plow, Optional: true}),
	ForestTile: all(Part{Op: Lay, Ground: ForestTile, Most: 1, Optional: true}),
	MoorTile:   all(Part{Op: Lay, Ground: MoorTile, Most: 1, Optional: true}),
}

// LaidIDs are the tiles as notation writes what is done with them.
var LaidIDs = [Grounds]string{"lay_field", "lay_forest", "lay_moor"}
