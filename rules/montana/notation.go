package montana

import (
	"strconv"

	"tilestead/rules"
)

// TradeLetters are the trades as notation writes them.
const TradeLetters = "LOBD"

// bargainNames are the bargains as notation writes them.
var bargainNames = [...]string{
	Components.GoodIDs[Grain], Components.GoodIDs[Pumpkin],
	Components.GoodIDs[SmallCopper], Components.GoodIDs[SmallStone],
	"silver", "L", "O", "B", "D",
}

// metals are what a KindUpgrade exchanges, as notation writes it.
var metals = [...]string{"copper", "stone"}

// AppendNotation writes a as saves and scripts do; see docs/notation.md.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	row := &kinds[a.Kind()]
	if row.writes == nil {
		return append(b, row.name...)
	}
	return row.writes(s, b, a)
}

func writeTile(_ *State, b []byte, a rules.Action) []byte {
	tile, k := TileOf(a)
	b = append(append(b, "tile "...), Components.Faces[tile*7].Tile...)
	return strconv.AppendInt(append(b, " r"...), int64(k), 10)
}

// writeHex writes a name and a hex, writeTrade a name and the letter of a trade.
func writeHex(name string) func(s *State, b []byte, a rules.Action) []byte {
	return func(s *State, b []byte, a rules.Action) []byte {
		return s.appendHex(append(append(b, name...), ' '), HexOf(a))
	}
}

func writeTrade(name string) func(s *State, b []byte, a rules.Action) []byte {
	return func(_ *State, b []byte, a rules.Action) []byte {
		return append(append(append(b, name...), ' '), TradeLetters[TradeOf(a)])
	}
}

func writeFirst(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, "first "...), SeatOf(a).String()...)
}

func writeSector(_ *State, b []byte, a rules.Action) []byte {
	return strconv.AppendInt(append(b, "sector "...), int64(SectorOf(a)), 10)
}

func writeWork(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, "work "...), Components.PlaceIDs[PlaceOf(a)]...)
}

func writeAdvance(_ *State, b []byte, a rules.Action) []byte {
	if StepsOf(a) == 0 {
		return append(b, "stay"...)
	}
	return strconv.AppendInt(append(b, "advance "...), int64(StepsOf(a)), 10)
}

func writeUse(_ *State, b []byte, a rules.Action) []byte {
	return HandfulOf(a).append(append(b, "use "...))
}

func writeSmall(_ *State, b []byte, a rules.Action) []byte {
	if HandfulOf(a).Size() == 0 {
		return append(b, "skip"...)
	}
	return HandfulOf(a).append(append(b, "small "...))
}

func writeBid(_ *State, b []byte, a rules.Action) []byte {
	r, c := BidOf(a)
	b = strconv.AppendInt(append(b, "bid R"...), int64(r)+1, 10)
	return strconv.AppendInt(append(b, ' '), int64(c), 10)
}

func writeTake(s *State, b []byte, a rules.Action) []byte {
	from, n := Components.Rewards[s.agenda.Top().row()].From, TakeOf(a)
	return appendCounts(append(b, "take"...), n[:], func(i int) string { return Components.GoodIDs[from[i]] })
}

func writeUpgrade(_ *State, b []byte, a rules.Action) []byte {
	c, st := UpgradesOf(a)
	return appendCounts(append(b, "upgrade"...), []int8{c, st}, func(i int) string { return metals[i] })
}

func writeBargain(_ *State, b []byte, a rules.Action) []byte {
	return append(append(b, "trade "...), bargainNames[BargainOf(a)]...)
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
