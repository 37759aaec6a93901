// Package montana holds the rules of Montana for 2 to 4 players: recruiting by
// the disc, working the fields and the bank, the town auction, settling the
// land, cattle and canteens.
//
// Rule numbers in comments (W11, H2 …) are those of docs/rulings.md, which says
// where each comes from. Numbers of the components are in components.json.
package montana

import "tilestead/rules"

// Title is Montana as the rest of the program knows it.
var Title = rules.Title{
	ID:         "montana",
	Rev:        2,
	Seats:      [2]int{2, MaxSeats},
	Modules:    rules.FirstSeats(MaxSeats),
	New:        newGame,
	MaxActions: 20000,
	Actions:    actionForms,
	Side:       func(a rules.Action) bool { return a.Kind() == KindTrade },
	Forms:      &forms,
	Arrange:    arrange,
	Inspect:    inspect,
	Check:      check,
	Agenda:     func(s rules.State) (int, int) { a := &s.(*State).agenda; return a.Len(), a.Depth() },
}

// A Good is a kind of goods.
type Good int8

// The goods, in the order of the table.
const (
	Grain Good = iota
	Pumpkin
	SmallCopper
	LargeCopper
	SmallStone
	LargeStone
)

// Goods is how many kinds there are.
const Goods = 6

// SmallGoods are those a traded cattle can bring (K1).
var SmallGoods = [4]Good{Grain, Pumpkin, SmallCopper, SmallStone}

// A Stock is an amount of each good.
type Stock [Goods]int8

// A Trade is a colour of worker: the trade the worker has learned.
type Trade int8

// The trades. White stands only on the disc, for a trade of the player's choice.
const (
	Light  Trade = iota // grain
	Orange              // pumpkin
	Brown               // copper
	Dark                // stone
	White
)

// Trades is how many trades a worker can have.
const Trades = 4

// A Handful is a number of workers of each trade.
type Handful [Trades]int8

// Size is how many workers h holds.
func (h Handful) Size() int { return int(h[0] + h[1] + h[2] + h[3]) }

// fits says whether h can be taken from have.
func (h Handful) fits(have Handful) bool {
	return h[0] <= have[0] && h[1] <= have[1] && h[2] <= have[2] && h[3] <= have[3]
}

// An Area is a part of the worker board that is emptied as a whole.
type Area int8

// The areas; the first four are the goods areas.
const (
	Mine Area = iota
	Quarry
	GrainField
	PumpkinField
	Bank
)

// A Place is one bank space or one large space of a goods area.
type Place int8

// Places is how many there are, three in each area; those from FirstBank on are
// the bank's.
const (
	Places          = 15
	FirstBank Place = 12
)

// Area is where p lies.
func (p Place) Area() Area { return Area(p / 3) }

// Index is the position of p in its area: 0, 1 or 2.
func (p Place) Index() int { return int(p % 3) }

// A Row of the town, counted from 0; the rows are called R1 to R4.
type Row int8

// Rows and Columns are the size of the town grid. Columns count from 1.
const (
	Rows    = 4
	Columns = 6
)

// A Hex is a field of the landscape: its number on the layout, 0 and up.
type Hex int8

// NoHex is off the map.
const NoHex Hex = -1

// MaxHexes is the number of fields with four players.
const MaxHexes = 70

// MaxSeats is the number of players the tables are made for.
const MaxSeats = 4
