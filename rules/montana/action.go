package montana

import (
	"strconv"

	"tilestead/rules"
)

// The kinds of action. Operands are given to rules.Act in the order named.
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

// Readings of an action's operands.

// TileOf is the tile and rotation of a KindTile.
func TileOf(a rules.Action) (tile, rotation int) { return int(a.Arg(0)), int(a.Arg(1)) }

// HexOf is the hex of a KindBuild or KindStart.
func HexOf(a rules.Action) Hex { return Hex(a.Arg(0)) }

// SeatOf is the seat of a KindFirst.
func SeatOf(a rules.Action) rules.Seat { return rules.Seat(a.Arg(0)) }

// SectorOf is the sector of a KindStop.
func SectorOf(a rules.Action) int { return int(a.Arg(0)) }

// PlaceOf is the place of a KindWork.
func PlaceOf(a rules.Action) Place { return Place(a.Arg(0)) }

// TradeOf is the trade of a KindWhite or KindReturn.
func TradeOf(a rules.Action) Trade { return Trade(a.Arg(0)) }

// StepsOf is how far a KindAdvance goes.
func StepsOf(a rules.Action) int { return int(a.Arg(0)) }

// HandfulOf is the workers of a KindUse or KindSmall.
func HandfulOf(a rules.Action) Handful {
	return Handful{a.Arg(0), a.Arg(1), a.Arg(2), a.Arg(3)}
}

// BidOf is the space of a KindBid; columns count from 1.
func BidOf(a rules.Action) (Row, int) { return Row(a.Arg(0)), int(a.Arg(1)) }

// TakeOf is the announced goods of a KindTake, in the order of Reward.From.
func TakeOf(a rules.Action) [3]int8 { return [3]int8{a.Arg(0), a.Arg(1), a.Arg(2)} }

// UpgradesOf is how much copper and stone a KindUpgrade exchanges.
func UpgradesOf(a rules.Action) (copper, stone int8) { return a.Arg(0), a.Arg(1) }

// BargainOf is what a KindTrade brings.
func BargainOf(a rules.Action) Bargain { return Bargain(a.Arg(0)) }

func useAct(kind uint8, h Handful) rules.Action { return rules.Act(kind, h[0], h[1], h[2], h[3]) }

// TradeLetters are the trades as notation writes them.
const TradeLetters = "LOBD"

var plainNotation = [...]string{
	KindRecruit: "recruit", KindTown: "town", KindPass: "pass", KindStopBuilding: "stop",
	KindEnd: "end", KindCanteen: "canteen", KindKeep: "keep",
}

// bargainNames are the bargains as notation writes them.
var bargainNames = [...]string{
	Components.GoodIDs[Grain], Components.GoodIDs[Pumpkin], Components.GoodIDs[SmallCopper], Components.GoodIDs[SmallStone],
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
		return appendCounts(append(b, "upgrade"...), []int8{c, st}, func(i int) string { return [...]string{"copper", "stone"}[i] })
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
