package montana

import "tilestead/rules"

// The kinds of action, with their operands.
const (
	// Nature's outcomes.
	KindTile  uint8 = iota + 1 // tile, rotation 0-5: the next slot of the map
	KindStart                  // hex: the start tile
	KindFirst                  // seat: the start player
	KindStop                   // sector: where the arrow stops

	KindRecruit // spin the disc
	KindWork    // place
	KindTown    // open the auction
	KindBuild   // hex

	KindWhite   // trade, for a white worker
	KindReturn  // trade, of a worker above the limit
	KindAdvance // sectors 0-7; 0 leaves the arrow
	KindUse     // four counts: the workers put on the large space or the bank
	KindSmall   // four counts: the workers put on the small space; all 0 leaves it
	KindBid     // row, column
	KindPass    // leave the auction
	KindTake    // three counts, in the order of Reward.From
	KindUpgrade // copper, stone
	KindStopBuilding
	KindTrade // what a cattle brings: see Bargain
	KindEnd   // end the turn
	KindCanteen
	KindKeep // keep the canteens
)

// A Bargain is what one cattle is traded for.
type Bargain int8

// The bargains (K1): a small good, silver, or a worker.
const (
	ForGrain Bargain = iota
	ForPumpkin
	ForCopper
	ForStone
	ForSilver
	ForLight
	ForOrange
	ForBrown
	ForDark
)

// Good is what b brings, if it is a good.
func (b Bargain) Good() (Good, bool) {
	if b < ForSilver {
		return SmallGoods[b], true
	}
	return 0, false
}

// Trade is the worker b brings, if it is one.
func (b Bargain) Trade() (Trade, bool) {
	if b > ForSilver {
		return Trade(b - ForLight), true
	}
	return 0, false
}

// The operands of actions.
const (
	tileField     rules.Field = rules.From*8 | rules.Width*8
	rotationField rules.Field = rules.From*16 | rules.Width*8
	hexField      rules.Field = rules.From*8 | rules.Width*8
	seatField     rules.Field = rules.From*8 | rules.Width*8
	sectorField   rules.Field = rules.From*8 | rules.Width*8
	placeField    rules.Field = rules.From*8 | rules.Width*8
	tradeField    rules.Field = rules.From*8 | rules.Width*8
	sectorsField  rules.Field = rules.From*8 | rules.Width*8
	rowField      rules.Field = rules.From*8 | rules.Width*8
	columnField   rules.Field = rules.From*16 | rules.Width*8
	bargainField  rules.Field = rules.From*8 | rules.Width*8

	// Amounts of up to four kinds of pieces; which kinds they are depends on the
	// kind of action.
	amount1 rules.Field = rules.From*8 | rules.Width*8
	amount2 rules.Field = rules.From*16 | rules.Width*8
	amount3 rules.Field = rules.From*24 | rules.Width*8
	amount4 rules.Field = rules.From*32 | rules.Width*8
)

// The operands of actions that name some kinds of pieces.
var (
	twoAmounts   = map[string]rules.Field{"n1": amount1, "n2": amount2}
	threeAmounts = map[string]rules.Field{"n1": amount1, "n2": amount2, "n3": amount3}
	fourAmounts  = map[string]rules.Field{"n1": amount1, "n2": amount2, "n3": amount3, "n4": amount4}
)

// Actions for whoever looks for one among the legal ones: those that are whole without operands,
// and after them the others with theirs.
const (
	Recruit      = rules.Action(KindRecruit)
	Town         = rules.Action(KindTown)
	Pass         = rules.Action(KindPass)
	StopBuilding = rules.Action(KindStopBuilding)
	End          = rules.Action(KindEnd)
	Canteen      = rules.Action(KindCanteen)
	Keep         = rules.Action(KindKeep)
)

// Work staffs a place.
func Work(p Place) rules.Action { return rules.Act(KindWork) | placeField.Put(int(p)) }

// Build settles a hex.
func Build(h Hex) rules.Action { return rules.Act(KindBuild) | hexField.Put(int(h)) }

// TakeWhite takes a worker of a trade for the white one.
func TakeWhite(t Trade) rules.Action { return rules.Act(KindWhite) | tradeField.Put(int(t)) }

// Return gives a worker above the limit back.
func Return(t Trade) rules.Action { return rules.Act(KindReturn) | tradeField.Put(int(t)) }

// Advance moves the arrow by some sectors, 0 to 7.
func Advance(sectors int) rules.Action { return rules.Act(KindAdvance) | sectorsField.Put(sectors) }

// Staff puts workers on a space: kind is KindUse or KindSmall.
func Staff(kind uint8, h Handful) rules.Action { return withAmounts(kind, h) }

// PlaceBid places the contractor; columns count from 1.
func PlaceBid(r Row, column int) rules.Action {
	return rules.Act(KindBid) | rowField.Put(int(r)) | columnField.Put(column)
}

// Take announces goods, in the order of Reward.From.
func Take(n [3]int8) rules.Action { return withAmounts(KindTake, [4]int8{n[0], n[1], n[2]}) }

// Upgrade exchanges some copper and stone.
func Upgrade(copper, stone int8) rules.Action {
	return withAmounts(KindUpgrade, [4]int8{copper, stone})
}

// Sell trades one cattle.
func Sell(b Bargain) rules.Action { return rules.Act(KindTrade) | bargainField.Put(int(b)) }

func withAmounts(kind uint8, n [4]int8) rules.Action {
	return rules.Act(kind) | amount1.Put(int(n[0])) | amount2.Put(int(n[1])) |
		amount3.Put(int(n[2])) | amount4.Put(int(n[3]))
}

// Readings of an action's operands.

// TileOf is the tile and rotation of a KindTile.
func TileOf(a rules.Action) (tile, rotation int) { return tileField.Get(a), rotationField.Get(a) }

// HexOf is the hex of a KindBuild or KindStart.
func HexOf(a rules.Action) Hex { return Hex(hexField.Get(a)) }

// SeatOf is the seat of a KindFirst.
func SeatOf(a rules.Action) rules.Seat { return rules.Seat(seatField.Get(a)) }

// SectorOf is the sector of a KindStop.
func SectorOf(a rules.Action) int { return sectorField.Get(a) }

// PlaceOf is the place of a KindWork.
func PlaceOf(a rules.Action) Place { return Place(placeField.Get(a)) }

// TradeOf is the trade of a KindWhite or KindReturn.
func TradeOf(a rules.Action) Trade { return Trade(tradeField.Get(a)) }

// StepsOf is how far a KindAdvance goes.
func StepsOf(a rules.Action) int { return sectorsField.Get(a) }

// AmountsOf is how many of each kind of piece an action names: the workers of a
// KindUse or KindSmall by trade, the goods of a KindTake in the order of
// Reward.From, or the copper and stone of a KindUpgrade.
func AmountsOf(a rules.Action) (n [4]int8) {
	return [4]int8{int8(amount1.Get(a)), int8(amount2.Get(a)), int8(amount3.Get(a)), int8(amount4.Get(a))}
}

// HandfulOf is the workers of a KindUse or KindSmall.
func HandfulOf(a rules.Action) Handful { return AmountsOf(a) }

// BidOf is the space of a KindBid; columns count from 1.
func BidOf(a rules.Action) (Row, int) { return Row(rowField.Get(a)), columnField.Get(a) }

// TakeOf is the announced goods of a KindTake, in the order of Reward.From.
func TakeOf(a rules.Action) [3]int8 {
	n := AmountsOf(a)
	return [3]int8{n[0], n[1], n[2]}
}

// UpgradesOf is how much copper and stone a KindUpgrade exchanges.
func UpgradesOf(a rules.Action) (copper, stone int8) {
	n := AmountsOf(a)
	return n[0], n[1]
}

// BargainOf is what a KindTrade brings.
func BargainOf(a rules.Action) Bargain { return Bargain(bargainField.Get(a)) }
