package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// An Origin is the card in front of a seat whose effect something is, + 1; 0 for none.
type Origin int16

// OriginOf is what a card is the origin of.
func OriginOf(c box.Card) Origin { return Origin(c) + 1 }

// Card is the card of an origin; ok is false for none.
func (o Origin) Card() (c box.Card, ok bool) { return box.Card(o - 1), o > 0 }

// origin is the card whose effect is carried out.
func (t acting) origin() Origin {
	if top := t.agenda.Top(); top.kind == useStep {
		return Origin(top.by)
	}
	return 0
}

// The events of the reel, in the words of the rules. Each is followed by the
// position right after it.
type (
	// FirstDrawn: chance chose the starting player.
	FirstDrawn struct{ Seat rules.Seat }
	// RoundOpened: the preparation of a round begins; newborns are adults now.
	RoundOpened struct{ Round int }
	// StagePlanned: who plays alone chose the stage card of a round.
	StagePlanned struct {
		Seat  rules.Seat
		Round int
		Space box.Space
	}
	// CardRevealed: the stage card of a round is turned up.
	CardRevealed struct {
		Round int
		Space box.Space
	}
	// Collected: goods that waited on the round space came.
	Collected struct {
		Seat rules.Seat
		Got  box.Stock
	}
	// WorkBegan: the accumulation spaces are filled, and people go to work.
	WorkBegan struct{ Round int }
	// Placed: a person stands on an action space.
	Placed struct {
		Seat  rules.Seat
		Space box.Space
	}
	// Passed: a seat could use no space.
	Passed struct{ Seat rules.Seat }
	// Taken: everything on an accumulation space.
	Taken struct {
		Seat  rules.Seat
		Space box.Space
		Got   box.Stock
	}
	// Gained: goods came from the general supply.
	Gained struct {
		Seat rules.Seat
		Got  box.Stock
		From Origin
	}
	// BecameFirst: the starting player token changed hands, or stayed.
	BecameFirst struct{ Seat rules.Seat }
	// Plowed: a field tile lies.
	Plowed struct {
		Seat rules.Seat
		Cell farm.Cell
	}
	// Sown: crops lie on fields.
	Sown struct {
		Seat              rules.Seat
		Grain, Vegetables farm.Mask
	}
	// Baked: bread from so much grain.
	Baked struct {
		Seat        rules.Seat
		Grain, Food int
	}
	// RoomBuilt: a room more.
	RoomBuilt struct {
		Seat rules.Seat
		Cell farm.Cell
	}
	// StableBuilt: a stable more.
	StableBuilt struct {
		Seat rules.Seat
		Cell farm.Cell
	}
	// Fenced: a pasture was closed, or one was parted.
	Fenced struct {
		Seat   rules.Seat
		Cells  farm.Mask
		Pieces int
	}
	// Renovated: the house is of this material now.
	Renovated struct {
		Seat rules.Seat
		To   box.Material
	}
	// MajorBuilt: an improvement left the supply board; Returned is -1 or what
	// was given for it.
	MajorBuilt struct {
		Seat            rules.Seat
		Major, Returned box.Major
	}
	// Grew: a newborn stands beside its parent.
	Grew struct {
		Seat  rules.Seat
		Space box.Space
	}
	// Left: animals for which there was no room were cooked or went back.
	Left struct {
		Seat rules.Seat
		Gone box.Herd
		Food int16
	}
	// Cooked: crops or animals became food.
	Cooked struct {
		Seat    rules.Seat
		Good    box.Good
		N, Food int
	}
	// Discarded: one of a good went back to the general supply.
	Discarded struct {
		Seat rules.Seat
		Good box.Good
	}
	// WentHome: all people are home again.
	WentHome struct{}
	// Harvested: a crop from each planted field.
	Harvested struct {
		Seat rules.Seat
		Got  box.Stock
		From Origin
	}
	// Fed: food of the supply was paid; Missing has yet to be found.
	Fed struct {
		Seat          rules.Seat
		Paid, Missing int
	}
	// Crafted: a craft building made food.
	Crafted struct {
		Seat  rules.Seat
		Major box.Major
		Food  int
	}
	// Begged: markers for missing food.
	Begged struct {
		Seat rules.Seat
		N    int
	}
	// Bred: newborn animals came, after some had been cooked or released.
	Bred struct {
		Seat            rules.Seat
		Before, Newborn box.Herd
		Food            int16
	}
	// StartCardDrawn: forests and moors of a start card lie on a farm.
	StartCardDrawn struct {
		Seat rules.Seat
		Card int
	}
	// SpecialTaken: a special card was taken for one of its actions; the fee is
	// that of a second user.
	SpecialTaken struct {
		Seat    rules.Seat
		Card    int8
		Special box.Special
		Fee     int
	}
	// Cleared: a forest or moor is gone, and goods came for it, or a field.
	Cleared struct {
		Seat rules.Seat
		Cell farm.Cell
		Got  box.Stock
	}
	// TopSeen: the back of the top card of the pile shows what it is.
	TopSeen struct{ Card int8 }
	// SpecialTurned: a special card lies face up; SpecialSpent: it is discarded.
	SpecialTurned struct{ Card int8 }
	SpecialSpent  struct{ Card int8 }
	// Heated: fuel was burnt, or wood as fuel.
	Heated struct {
		Seat rules.Seat
		Good box.Good
		N    int
	}
	// WentToBed: so many people were cold.
	WentToBed struct {
		Seat rules.Seat
		N    int
	}
	// GotUp: so many people who were cold have come home from the infirmary, healthy again.
	GotUp struct {
		Seat rules.Seat
		N    int
	}
	// Prayed: fuel became a point in the church.
	Prayed struct{ Seat rules.Seat }
	// Kindled: fuel was paid for the token of a cooking improvement.
	Kindled struct {
		Seat  rules.Seat
		Major box.Major
	}
	// Traded: one good became another.
	Traded struct {
		Seat     rules.Seat
		From, To box.Good
	}
	// CardPlayed: a card of the hand was paid for and lies in front.
	CardPlayed struct {
		Seat rules.Seat
		Card box.Card
	}
	// Extended: the farm has two spaces more.
	Extended struct {
		Seat  rules.Seat
		Cells farm.Mask
	}
	// Reserved: a space with a tile was fenced with so many pieces.
	Reserved struct {
		Seat   rules.Seat
		Cell   farm.Cell
		Pieces int
	}
	// Stationed: somebody of the supply stands on a forest.
	Stationed struct {
		Seat rules.Seat
		Cell farm.Cell
	}
	// Lodged: an animal stands on another seat's card; 0 if it was taken back.
	Lodged struct {
		Seat rules.Seat
		Good box.Good
	}
	// Adopted: a newborn goes to work in its first round.
	Adopted struct{ Seat rules.Seat }
	// Tipped: a horse lies down for fuel.
	Tipped struct{ Seat rules.Seat }
	// OmenDrawn: a start card was drawn at the beginning of a harvest for a card,
	// whose owner gets so much food.
	OmenDrawn struct {
		Seat      rules.Seat
		StartCard int
		Food      int16
	}
	// Dealt: a card came into a hand.
	Dealt struct {
		Seat rules.Seat
		Card box.Card
	}
	// Picked: a card of a packet was kept.
	Picked struct {
		Seat rules.Seat
		Card box.Card
	}
	// PacketCame: a packet came to a seat from its neighbour.
	PacketCame struct {
		Seat  rules.Seat
		Right bool // from the left, to the right
		Cards box.CardSet
	}
	// Replaced: a card of a hand was laid aside for another one.
	Replaced struct {
		Seat rules.Seat
		Card box.Card
	}
	// Promised: goods or a tile wait on rounds to come.
	Promised struct {
		Seat   rules.Seat
		Got    box.Stock // on all rounds together
		Ground box.Ground
		Tiles  int8 // of that Ground
		From   Origin
	}
	// Paid: goods went to the general supply, or on a space.
	Paid struct {
		Seat rules.Seat
		Cost box.Stock
		From Origin
	}
	// Banked: points that stay.
	Banked struct {
		Seat rules.Seat
		N    int
		From Origin
	}
	// Swapped: an exchange of a card.
	Swapped struct {
		Seat      rules.Seat
		Card      box.Card
		Cost, Got box.Stock
	}
	// Marked: the marker that costs a point lies there.
	Marked struct{ Seat rules.Seat }
	// MovedUp: a major lies on the one that covered it.
	MovedUp struct{ Major box.Major }
	// Raised: so many animals became the next kind.
	Raised struct {
		Seat rules.Seat
		By   box.Herd
	}
	// Laid: a tile lies on a space, or NoTile any more.
	Laid struct {
		Seat   rules.Seat
		Cell   farm.Cell
		Ground box.Ground
		From   Origin
	}
	// Blocked: a space is blocked for good.
	Blocked struct {
		Seat rules.Seat
		Cell farm.Cell
		From Origin
	}
	// Ripened: a crop more wherever one grew.
	Ripened struct{ Seat rules.Seat }
	// Rehoused: a room took the place of the peat hut.
	Rehoused struct {
		Seat rules.Seat
		Cell farm.Cell
	}
	// Weeded: the crops on spaces that are no fields are gone.
	Weeded struct {
		Seat  rules.Seat
		Cells farm.Mask
	}
	// Shifted: a crop moved from one field to another.
	Shifted struct {
		Seat     rules.Seat
		From, To farm.Cell
	}
	// GameOver names the winners, if there are any.
	GameOver struct{ Winners []rules.Seat }
)

// What chance had in store, everybody sees.

func (FirstDrawn) Reveals() rules.Seat     { return rules.Everyone }
func (CardRevealed) Reveals() rules.Seat   { return rules.Everyone }
func (StartCardDrawn) Reveals() rules.Seat { return rules.Everyone }
func (TopSeen) Reveals() rules.Seat        { return rules.Everyone }
func (OmenDrawn) Reveals() rules.Seat      { return rules.Everyone }

// A card that is dealt only its seat sees, one that is played everybody.

func (e Dealt) Reveals() rules.Seat  { return e.Seat }
func (e Picked) Reveals() rules.Seat { return e.Seat }

func (e Replaced) Reveals() rules.Seat { return e.Seat }

func (e PacketCame) Reveals() rules.Seat { return e.Seat }
func (CardPlayed) Reveals() rules.Seat   { return rules.Everyone }
