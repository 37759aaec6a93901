package agricola

import "tilestead/rules"

// The events of the reel, in the words of the rules. Each is followed by the
// position right after it.
type (
	// FirstDrawn: chance chose the starting player.
	FirstDrawn struct{ Seat rules.Seat }
	// RoundOpened: the preparation of a round begins; newborns are adults now.
	RoundOpened struct{ Round int }
	// CardRevealed: the stage card of a round is turned up.
	CardRevealed struct {
		Round int
		Space Space
	}
	// Collected: goods that waited on the round space came.
	Collected struct {
		Seat rules.Seat
		Got  Stock
	}
	// WorkBegan: the accumulation spaces are filled, and people go to work.
	WorkBegan struct{ Round int }
	// Placed: a person stands on an action space.
	Placed struct {
		Seat  rules.Seat
		Space Space
	}
	// Passed: a seat could use no space.
	Passed struct{ Seat rules.Seat }
	// Taken: everything on an accumulation space.
	Taken struct {
		Seat  rules.Seat
		Space Space
		Got   Stock
	}
	// Gained: goods came from the general supply.
	Gained struct {
		Seat rules.Seat
		Got  Stock
	}
	// BecameFirst: the starting player token changed hands, or stayed.
	BecameFirst struct{ Seat rules.Seat }
	// Plowed: a field tile lies.
	Plowed struct {
		Seat rules.Seat
		Cell Cell
	}
	// Sown: crops lie on fields.
	Sown struct {
		Seat              rules.Seat
		Grain, Vegetables Mask
	}
	// Baked: bread from so much grain.
	Baked struct {
		Seat        rules.Seat
		Grain, Food int
	}
	// RoomBuilt: a room more.
	RoomBuilt struct {
		Seat rules.Seat
		Cell Cell
	}
	// StableBuilt: a stable more.
	StableBuilt struct {
		Seat rules.Seat
		Cell Cell
	}
	// Fenced: a pasture was closed, or one was parted.
	Fenced struct {
		Seat   rules.Seat
		Cells  Mask
		Pieces int
	}
	// Renovated: the house is of this material now.
	Renovated struct {
		Seat rules.Seat
		To   Material
	}
	// MajorBuilt: an improvement left the supply board; Returned is -1 or what
	// was given for it.
	MajorBuilt struct {
		Seat            rules.Seat
		Major, Returned Major
	}
	// Grew: a newborn stands beside its parent.
	Grew struct {
		Seat  rules.Seat
		Space Space
	}
	// Left: animals for which there was no room were cooked or went back.
	Left struct {
		Seat rules.Seat
		Gone Herd
		Food int16
	}
	// Cooked: crops or animals became food.
	Cooked struct {
		Seat    rules.Seat
		Good    Good
		N, Food int
	}
	// Discarded: one of a good went back to the general supply.
	Discarded struct {
		Seat rules.Seat
		Good Good
	}
	// WentHome: all people are home again.
	WentHome struct{}
	// Harvested: a crop from each planted field.
	Harvested struct {
		Seat rules.Seat
		Got  Stock
	}
	// Fed: food of the supply was paid; Missing has yet to be found.
	Fed struct {
		Seat          rules.Seat
		Paid, Missing int
	}
	// Crafted: a craft building made food.
	Crafted struct {
		Seat  rules.Seat
		Major Major
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
		Before, Newborn Herd
		Food            int16
	}
	// GameOver names the winners, if there are any.
	GameOver struct{ Winners []rules.Seat }
)

// What chance had in store, everybody sees.

func (FirstDrawn) Reveals() rules.Seat   { return rules.Everyone }
func (CardRevealed) Reveals() rules.Seat { return rules.Everyone }
