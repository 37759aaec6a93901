package agricola

// An Effect is what a space or an improvement lets its user do.
type Effect struct {
	// Either says that at least one part must be done, in any order and each at
	// most once; else all parts are done in their order.
	Either bool
	// May says that its user may decline, and One that a single part is done.
	May, One bool
	Parts    []Part
}

// An Op is what a part of an effect is.
type Op uint8

// What effects are made of.
const (
	Gain           Op = iota + 1 // Get from the general supply
	Collect                      // all that lies on the space
	TakeFirst                    // become starting player
	Plow                         // a field
	Sow                          // any number of empty fields
	Bake                         // bread, with every baking improvement
	BuildRooms                   // any number, of the house's material
	BuildStables                 // up to Most (0: any number) for Price wood each
	BuildFences                  // any number
	Renovate                     // the whole house by one step
	Grow                         // the family, from round From on; NeedsRoom
	Improve                      // build a major from round MajorFrom on (0: never), or play a Minor
	PlayOccupation               // for food: First by those played before, then Price
	OneOf                        // one of the Options
	MissingAnimal                // the first of sheep, boar and cattle that one has none of
	Cut                          // the peat of a moor
	Fell                         // the trees of a forest
	Burn                         // a forest, for a field
	Extend                       // the farm by two spaces, with Moors on them
	LaterSpecial                 // a special action Of these In so many rounds
	Enclose                      // a space with a tile, beside a pasture
	Station                      // somebody of the supply on a forest
	CookEach                     // everybody else an animal, and the user if wanted
	Pay                          // goods to the general supply
	Leave                        // Pay, on the space that was used
	Bank                         // N points that stay
	Later                        // Get In so many rounds, or in certain Rounds
	LaterTile                    // a tile of that Ground then, if wanted
	Close                        // a pasture of one space, for no wood
	Reap                         // a crop more of each grain field
	Breed                        // an animal of two
	TopUp                        // as much of each good as is missing up to Get
	Also                         // a special action Of these, with no card
	TakeSpecial                  // a special action, with a card
	SowOne                       // the field that has just come
	Ripen                        // a crop more wherever one grows
	LaterOneOf                   // one of the Options, In so many rounds
	Lay                          // a tile of that Ground On others or unused spaces, Most times (0: any)
	Turn                         // a forest into a moor, or a moor into a field or nothing, for Get and N points
	Draw                         // a start card: Get if it is no higher than what is counted
	DrawAndPass                  // likewise, and then the card goes left
	Mark                         // the left-hand neighbour, for a point less
	MoveUp                       // the major of Only above the one that covers it
	Seed                         // food on up to Most empty fields
	Upgrade                      // up to three animals by one kind
	Stall                        // an animal of each kind, to be bought In so many rounds
	Niche                        // goods for what nobody else has
	Block                        // a space, for N points, with a fence where one has just come free
)

// A Part is one part of an effect.
type Part struct {
	Op        Op
	Optional  bool // may be declined
	NeedsRoom bool
	Minor     bool
	From      int8
	MajorFrom int8
	Most      int8
	Price     int8
	First     []int8
	Pay, Get  Stock
	Options   []Swap
	Moors     bool
	In        []int8
	Of        uint8 // special actions, as bits
	If        []Need
	By        Amount   // Gain, Bank: that many times; OneOf: so often; Later: in so many rounds
	To        whose    // Gain: who gets it
	Whom      []Need   // Gain: of these, those that have that
	With      MajorSet // only for a seat that has one of these
	Only      MajorSet // Improve, MoveUp: one of these
	Less      Stock    // Improve: for so much less
	N         int      // points
	Rounds    []int8   // Later: in those of them that are to come
	Ground    Ground   // LaterTile, Lay, Turn
	On        pile     // Lay: what lies there
	Apart     bool     // Plow, Close: beside no other
}

// only are the majors that a part of an effect is about.
func (p *Part) only() MajorSet {
	if p.Only == 0 {
		return anyMajor
	}
	return p.Only
}

// may is an effect that can be declined.
func may(parts ...Part) Effect { return Effect{May: true, Parts: parts} }

// later is goods In so many rounds.
func later(get Stock, in ...int8) Effect { return all(Part{Op: Later, Get: get, In: in}) }

// buy is goods for others, if wanted.
func buy(pay, get Stock) Effect {
	return all(Part{Op: OneOf, Options: []Swap{{pay, get}}, Optional: true})
}

// use is an effect of using some spaces.
func use(do Effect, spaces ...string) []Hook {
	return []Hook{{On: beforeUse, At: at(spaces...), Do: do}}
}

// A Swap is goods for others.
type Swap struct{ Pay, Get Stock }

func all(parts ...Part) Effect    { return Effect{Parts: parts} }
func either(parts ...Part) Effect { return Effect{Either: true, Parts: parts} }

// freeBake is what building an oven grants (9).
var freeBake = all(Part{Op: Bake, Optional: true})

// An effectID is the number of an effect: a Space's, freeBakeID, that of a
// special action behind specialID, of a promised tile behind laidID, of a promised
// animal behind marketID, of playing a card behind playID, what a card does once
// behind onceID, or that of a hook behind hookID.
type effectID int16

const (
	freeBakeID effectID = MaxSpaces
	specialID  effectID = MaxSpaces + 1
	laidID     effectID = specialID + Specials
	marketID   effectID = laidID + effectID(grounds)
	playID     effectID = 100
	onceID     effectID = 400
	hookID     effectID = 700
)

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
