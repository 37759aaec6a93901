// Package cue names the sounds of the game. The code that knows what happened
// gives the name; package sound knows what it sounds like.
package cue

import "time"

// A Cue is something to be heard now, or a little later.
type Cue struct {
	Name  string
	After time.Duration // how much later than it is given: cues of one tick keep their rhythm
	Pan   float64       // where it happens, -1 at the left edge of the picture to 1 at the right
	Rise  float64       // half tones higher than usual
	Lost  bool          // what is named is paid, lost or thrown away: it falls, muffled
	Far   bool          // it concerns others than those who listen: it is softer, as across the table
}

// The interface.
const (
	Hover  = "hover"  // the pointer came upon something that can be clicked
	Focus  = "focus"  // the keyboard did
	Click  = "click"  // something was clicked
	Back   = "back"   // a step back, a panel closed
	Refuse = "refuse" // that cannot be done now
	Mute   = "mute"   // the key for it was pressed; not heard, the program obeys
)

// Screens: each asks for its music, and for what else is in the air.
const (
	MenuOpened   = "menu opened"
	TableOpened  = "table opened" // of any title without music of its own
	ResultOpened = "result opened"
)

// Tables, by how far a game has come.
const (
	ValleyOpened, ValleyLate, ValleyLast = "valley opened", "valley late", "valley last" // of settlers
	WallsOpened, WallsLate, WallsLast    = "walls opened", "walls late", "walls last"    // of walled towns

	FarmSpring, FarmSummer, FarmAutumn, FarmWinter = "farm spring", "farm summer", "farm autumn", "farm winter"
)

// The course of a game.
const (
	Turn  = "turn"  // a person is asked to decide
	Begin = "begin" // who begins has been drawn
	Extra = "extra" // somebody has another turn
	End   = "end"   // the end of the game is announced
	Score = "score" // somebody's points are noted
	Count = "count" // scores are counted; it rises to the verdict
	// Somebody gets points: a tone, a third higher for every five.
	Points, Points5, Points10, Points15 = "points", "points 5", "points 10", "points 15"

	Win  = "win"
	Lose = "lose"
	Tie  = "tie"
)

// Pieces.
const (
	Tile       = "tile"       // a tile is laid on the table
	Place      = "place"      // a wooden figure is put down
	Return     = "return"     // and taken back
	Settlement = "settlement" // a settlement drops on its place
	Row        = "row"        // four in a row
	Cleared    = "cleared"    // a full area is emptied
	Shortage   = "shortage"   // all give one back
)

// Workers on their way.
const (
	Step   = "step"
	Arrive = "arrive"
)

// The arrow of the disc passes from sector to sector, slower and slower.
const (
	DiscFast = "disc fast"
	DiscTick = "disc tick"
	DiscSlow = "disc slow"
	DiscStop = "disc stop"
)

// What somebody receives or pays.
const (
	Coin    = "coin"
	Grain   = "grain"
	Pumpkin = "pumpkin"
	Copper  = "copper"
	Stone   = "stone"
	Cattle  = "cattle"
	Canteen = "canteen"
)

// The auction in the town.
const (
	Town   = "town"   // it opens
	Bid    = "bid"    // a contractor is put on a space
	Outbid = "outbid" // and has to leave it
	Pass   = "pass"   // somebody bids no more
	Won    = "won"    // a bid stands
)

// Land laid tile by tile.
const (
	Draw     = "draw"     // a tile leaves the bag or goes back
	Road     = "road"     // a road is finished
	City     = "city"     // a city is
	Cloister = "cloister" // a cloister is
	Wine     = "wine"     // goods are taken
	Cloth    = "cloth"
)

// A dragon, a fairy and what else is not of this world.
const (
	Volcano  = "volcano"  // it breaks out
	Growl    = "growl"    // the dragon wakes, or sees prey
	Hop      = "hop"      // it leaps and lands
	Fire     = "fire"     // it breathes fire
	Eat      = "eat"      // and swallows
	Rest     = "rest"     // it lies down
	Fairy    = "fairy"    // the fairy comes
	Blessing = "blessing" // and brings a point
	Princess = "princess"
	Portal   = "portal"
)

// A farm: what is brought home, and what is done.
const (
	Wood      = "wood"
	Clay      = "clay"
	Reed      = "reed"
	Food      = "food"
	Vegetable = "vegetable"
	Fuel      = "fuel"
	Sheep     = "sheep"
	Boar      = "boar"
	Horse     = "horse"

	Stock    = "stock"    // the spaces are filled again
	Fell     = "fell"     // a forest
	Build    = "build"    // a room, a stable
	Renovate = "renovate" // new walls for a house
	Fence    = "fence"    // the fences of a pasture, one after the other
	Gate     = "gate"     // it is closed
	Plough   = "plough"   // earth is turned over
	Improve  = "improve"  // a major improvement
	Kindle   = "kindle"   // its fire is lit
	Oven     = "oven"     // a fire burns up, bread is baked
	Card     = "card"     // a card is played
	Packet   = "packet"   // cards go on to the next hand
	Birth    = "birth"    // somebody is born
	Bed      = "bed"      // and goes to bed, cold
)

// The end of a farm's year.
const (
	Harvest   = "harvest"    // the bell for it
	Reap      = "reap"       // the crops of the fields
	Fed       = "fed"        // all of a family have eaten
	Newborn   = "newborn"    // of animals
	LastRound = "last round" // it begins
)

// All are all cues that are heard.
func All() []string {
	return []string{
		Hover, Focus, Click, Back, Refuse,
		MenuOpened, TableOpened, ResultOpened,
		ValleyOpened, ValleyLate, ValleyLast, WallsOpened, WallsLate, WallsLast,
		FarmSpring, FarmSummer, FarmAutumn, FarmWinter,
		Turn, Begin, Extra, End, Score, Count, Points, Points5, Points10, Points15, Win, Lose, Tie,
		Tile, Place, Return, Settlement, Row, Cleared, Shortage,
		Step, Arrive,
		DiscFast, DiscTick, DiscSlow, DiscStop,
		Coin, Grain, Pumpkin, Copper, Stone, Cattle, Canteen,
		Town, Bid, Outbid, Pass, Won,
		Draw, Road, City, Cloister, Wine, Cloth,
		Volcano, Growl, Hop, Fire, Eat, Rest, Fairy, Blessing, Princess, Portal,
		Wood, Clay, Reed, Food, Vegetable, Fuel, Sheep, Boar, Horse,
		Stock, Fell, Build, Renovate, Fence, Gate, Plough, Improve, Kindle, Oven, Card, Packet, Birth, Bed,
		Harvest, Reap, Fed, Newborn, LastRound,
	}
}

// ForPoints are the tones that rise to a number of points, the lowest first; none
// for less than one.
func ForPoints(n int) []string {
	if n < 1 {
		return nil
	}
	return []string{Points, Points5, Points10, Points15}[:min(n/5, 3)+1]
}
