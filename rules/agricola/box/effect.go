package box

// An Effect is what a space or an improvement lets its user do.
type Effect struct {
	// Either says that at least one part must be done, in any order and each at
	// most once; else all parts are done in their order.
	Either bool
	// May says that its user may decline, and One that a single part is done.
	May, One bool
	Parts    []Part
}

// An Op is what a part of an effect is; its row says what that is (docs/effects.md).
type Op uint8

// What effects are made of.
const (
	Gain Op = iota + 1
	Collect
	TakeFirst
	Plow
	Sow
	Bake
	BuildRooms
	BuildStables
	BuildFences
	Renovate
	Grow
	Improve
	PlayOccupation
	OneOf
	MissingAnimal
	Cut
	Fell
	Burn
	Extend
	LaterSpecial
	Enclose
	Station
	CookEach
	Pay
	Leave
	Bank
	Later
	LaterTile
	Close
	Reap
	Breed
	TopUp
	Also
	TakeSpecial
	SowOne
	Ripen
	LaterOneOf
	Lay
	Turn
	Draw
	DrawAndPass
	Mark
	MoveUp
	Seed
	Upgrade
	Stall
	Niche
	Block
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
	On        Pile     // Lay: what lies there
	Apart     bool     // Plow, Close: beside no other
}

// Majors are the majors that a part of an effect is about.
func (p *Part) Majors() MajorSet {
	if p.Only == 0 {
		return AnyMajor
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

// A Swap is goods for others.
type Swap struct{ Pay, Get Stock }

func all(parts ...Part) Effect    { return Effect{Parts: parts} }
func either(parts ...Part) Effect { return Effect{Either: true, Parts: parts} }

// freeBake is what building an oven grants (9).
var freeBake = all(Part{Op: Bake, Optional: true})

// Upgrades says whether a part lets a card be played that counts as a major
// improvement, though it allows no minor ones.
func (p *Part) Upgrades() bool { return p.MajorFrom > 0 && p.Only == 0 }

// Hand are the cards that a part lets be played.
func (p *Part) Hand() *CardSet {
	if p.Minor {
		return &MinorCards
	}
	return &UpgradeCards
}
