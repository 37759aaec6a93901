package carcassonne

import "tilestead/rules"

// The events of the reel, in the words of the rules. Each is followed by the
// position right after it.
type (
	// FirstDrawn: chance chose who begins.
	FirstDrawn struct{ Seat rules.Seat }
	// TurnBegan opens a turn.
	TurnBegan struct{ Seat rules.Seat }
	// SecondPart: the builder grants another tile (7.2).
	SecondPart struct{ Seat rules.Seat }
	// Drawn: a tile that fits somewhere is in hand.
	Drawn struct {
		Seat rules.Seat
		Kind Kind
	}
	// LaidAside: a drawn tile fits nowhere; Gone for good or until one that fits comes.
	LaidAside struct {
		Seat rules.Seat
		Kind Kind
		Gone bool
	}
	// TilePlaced: a tile lies, with Turn clockwise quarter turns.
	TilePlaced struct {
		Seat rules.Seat
		Kind Kind
		At   Pos
		Turn int
	}
	// Joined: the tile made one object of several that different seats led.
	Joined struct {
		Seat   rules.Seat // who placed the tile
		Object            // as it is now
		At     Place      // of it on the tile
		Was    []rules.Seat
		Lost   []rules.Seat // of Was, the seats that led a part, those that lead no more
	}
	// FigurePlaced: a figure stands.
	FigurePlaced struct{ Standing }
	// Scored: an object was completed, or evaluated at the end. By the farmers'
	// rules of the first two editions also a completed city that they feed: then
	// Strength and Leaders are those of the farmers round it.
	Scored struct {
		Object
		Fields []Place    // of a city that farmers feed: one place of each of their fields
		By     rules.Seat // who placed the tile that completed it
		Final  bool
		Points [MaxSeats]int // of each seat, without the fairy's
		Fairy  [MaxSeats]int // the fairy's bonus (8.4)
		Goods  [Goods]int8   // tokens By takes
		Home   []Standing    // figures that went home
	}
	// GoodsScored: the most tokens of a kind, at the end (6).
	GoodsScored struct {
		Good   Good
		Points [MaxSeats]int
	}
	// StackEmpty: no tile can be drawn; the final scoring begins.
	StackEmpty struct{}
	// Counting opens a category of the final scoring (6), one that figures still
	// stand for or seats have tokens for.
	Counting struct{ Item Item }
	// GameOver names the winners.
	GameOver struct{ Winners []rules.Seat }

	// Shelved: a dragon tile waits in the dragon row for the first volcano (3.1).
	Shelved struct {
		Seat rules.Seat
		Kind Kind
	}
	// RowReturned: the dragon row went back into the stack.
	RowReturned struct{ Kinds []Kind }
	// DragonCame: a volcano pulled the dragon to its tile; First is its first time.
	DragonCame struct {
		From, To Pos
		First    bool
	}
	// DragonMoved: one step of the dragon; Eaten went home.
	DragonMoved struct {
		Seat     rules.Seat
		From, To Pos
		Step     int // from 1
		Eaten    []Standing
	}
	// DragonRests: its movement is over after Steps steps.
	DragonRests struct{ Steps int }
	// FairyMoved: the fairy was called; First is her first time, when From means nothing.
	FairyMoved struct {
		Seat     rules.Seat
		From, To Pos
		First    bool
	}
	// FairyPaid: points at the start of a turn for standing with the fairy.
	FairyPaid struct {
		Seat   rules.Seat
		Points int
	}
	// Dismissed: the princess sent figures out of her city; the first was chosen.
	Dismissed struct {
		By   rules.Seat
		Home []Standing
	}
)

// Fed says whether a city was counted for the farmers round it.
func (e *Scored) Fed() bool { return len(e.Fields) > 0 }

// Item is what the points are for.
func (e *Scored) Item() Item {
	if e.Fed() {
		return FieldPoints
	}
	return itemOf[e.Kind]
}

// What chance had in store, everybody sees.

func (FirstDrawn) Reveals() rules.Seat  { return rules.Everyone }
func (Drawn) Reveals() rules.Seat       { return rules.Everyone }
func (LaidAside) Reveals() rules.Seat   { return rules.Everyone }
func (Shelved) Reveals() rules.Seat     { return rules.Everyone }
func (RowReturned) Reveals() rules.Seat { return rules.Everyone }
