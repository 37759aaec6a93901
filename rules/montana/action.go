package montana

import (
	"strconv"

	"tilestead/rules"
)

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

// actionForms are what is printed where no position is at hand.
var actionForms = []rules.Form{
	KindTile:    {Name: "tile", Fields: map[string]rules.Field{"tile": tileField, "rotation": rotationField}},
	KindStart:   {Name: "start", Fields: map[string]rules.Field{"hex": hexField}},
	KindFirst:   {Name: "first", Fields: map[string]rules.Field{"seat": seatField}},
	KindStop:    {Name: "sector", Fields: map[string]rules.Field{"sector": sectorField}},
	KindRecruit: {Name: "recruit"},
	KindWork:    {Name: "work", Fields: map[string]rules.Field{"place": placeField}},
	KindTown:    {Name: "town"},
	KindBuild:   {Name: "build", Fields: map[string]rules.Field{"hex": hexField}},
	KindWhite:   {Name: "white", Fields: map[string]rules.Field{"trade": tradeField}},
	KindReturn:  {Name: "return", Fields: map[string]rules.Field{"trade": tradeField}},
	KindAdvance: {Name: "advance", Fields: map[string]rules.Field{"sectors": sectorsField}},
	KindUse:     {Name: "use", Fields: fourAmounts},
	KindSmall:   {Name: "small", Fields: fourAmounts},
	KindBid:     {Name: "bid", Fields: map[string]rules.Field{"row": rowField, "column": columnField}},
	KindPass:    {Name: "pass"},
	KindTake:    {Name: "take", Fields: threeAmounts},
	KindUpgrade: {Name: "upgrade", Fields: twoAmounts},

	KindStopBuilding: {Name: "stop"},
	KindTrade:        {Name: "trade", Fields: map[string]rules.Field{"bargain": bargainField}},
	KindEnd:          {Name: "end"},
	KindCanteen:      {Name: "canteen"},
	KindKeep:         {Name: "keep"},
}

// The operands of actions that name some kinds of pieces.
var (
	twoAmounts   = map[string]rules.Field{"n1": amount1, "n2": amount2}
	threeAmounts = map[string]rules.Field{"n1": amount1, "n2": amount2, "n3": amount3}
	fourAmounts  = map[string]rules.Field{"n1": amount1, "n2": amount2, "n3": amount3, "n4": amount4}
)

// Actions with their operands, for whoever looks for one among the legal ones.

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

// TradeLetters are the trades as notation writes them.
const TradeLetters = "LOBD"

var plainNotation = [...]string{
	KindRecruit: "recruit", KindTown: "town", KindPass: "pass", KindStopBuilding: "stop",
	KindEnd: "end", KindCanteen: "canteen", KindKeep: "keep",
}

// bargainNames are the bargains as notation writes them.
var bargainNames = [...]string{
	Components.GoodIDs[Grain], Components.GoodIDs[Pumpkin],
	Components.GoodIDs[SmallCopper], Components.GoodIDs[SmallStone],
	"silver", "L", "O", "B", "D",
}

// AppendNotation writes a as saves and scripts do; see docs/notation.md.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	switch a.Kind() {
	case KindTile:
		tile, k := TileOf(a)
		b = append(append(b, "tile "...), Components.Faces[tile*7].Tile...)
		return strconv.AppendInt(append(b, " r"...), int64(k), 10)
	case KindStart:
		return s.appendHex(append(b, "start "...), HexOf(a))
	case KindFirst:
		return append(append(b, "first "...), SeatOf(a).String()...)
	case KindStop:
		return strconv.AppendInt(append(b, "sector "...), int64(SectorOf(a)), 10)
	case KindWork:
		return append(append(b, "work "...), Components.PlaceIDs[PlaceOf(a)]...)
	case KindBuild:
		return s.appendHex(append(b, "build "...), HexOf(a))
	case KindWhite:
		return append(append(b, "white "...), TradeLetters[TradeOf(a)])
	case KindReturn:
		return append(append(b, "return "...), TradeLetters[TradeOf(a)])
	case KindAdvance:
		if StepsOf(a) == 0 {
			return append(b, "stay"...)
		}
		return strconv.AppendInt(append(b, "advance "...), int64(StepsOf(a)), 10)
	case KindUse:
		return HandfulOf(a).append(append(b, "use "...))
	case KindSmall:
		if HandfulOf(a).Size() == 0 {
			return append(b, "skip"...)
		}
		return HandfulOf(a).append(append(b, "small "...))
	case KindBid:
		r, c := BidOf(a)
		b = strconv.AppendInt(append(b, "bid R"...), int64(r)+1, 10)
		return strconv.AppendInt(append(b, ' '), int64(c), 10)
	case KindTake:
		from := Components.Rewards[s.Asked().A].From
		n := TakeOf(a)
		return appendCounts(append(b, "take"...), n[:], func(i int) string { return Components.GoodIDs[from[i]] })
	case KindUpgrade:
		c, st := UpgradesOf(a)
		metals := [...]string{"copper", "stone"}
		return appendCounts(append(b, "upgrade"...), []int8{c, st}, func(i int) string { return metals[i] })
	case KindTrade:
		return append(append(b, "trade "...), bargainNames[BargainOf(a)]...)
	}
	return append(b, plainNotation[a.Kind()]...)
}

func (s *State) appendHex(b []byte, h Hex) []byte {
	q, r := s.Coord(h)
	b = strconv.AppendInt(b, int64(q), 10)
	return strconv.AppendInt(append(b, ','), int64(r), 10)
}

func (h Handful) append(b []byte) []byte {
	for t, n := range h {
		for range n {
			b = append(b, TradeLetters[t])
		}
	}
	return b
}

// String is h as notation writes it, such as "BDD".
func (h Handful) String() string { return string(h.append(nil)) }

func appendCounts(b []byte, n []int8, name func(int) string) []byte {
	any := false
	for i, k := range n {
		if k > 0 {
			any = true
			b = strconv.AppendInt(append(b, ' '), int64(k), 10)
			b = append(append(b, ' '), name(i)...)
		}
	}
	if !any {
		b = append(b, " nothing"...)
	}
	return b
}
