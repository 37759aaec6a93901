package montana

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// Names of things: of icons and sprites, of targets and pieces, and of texts.

// goodIcons are the goods' icons, which are also what their texts are called.
var goodIcons = [montana.Goods]string{"grain", "pumpkin", "copper", "copperL", "stone", "stoneL"}

// tradeNames are the trades' sprites and texts.
var tradeNames = [montana.Trades + 1]string{"light", "orange", "brown", "dark", "white"}

var areaNames = [5]string{"mine", "quarry", "grain_field", "pumpkin_field", "bank"}

var rowNames = [montana.Rows]string{"R1", "R2", "R3", "R4"}

func hexID(s *montana.State, h montana.Hex) string {
	q, r := s.Coord(h)
	return fmt.Sprintf("hex %d,%d", q, r)
}

func placeID(p montana.Place) string { return "place " + montana.Components.PlaceIDs[p] }

func smallID(p montana.Place) string { return "small " + montana.Components.PlaceIDs[p] }

func cellID(r montana.Row, column int) string { return fmt.Sprintf("cell %s %d", rowNames[r], column) }

func sectorID(i int) string { return fmt.Sprintf("sector %d", i) }

// Pieces that a clip may draw itself.

func settlementPiece(h montana.Hex) string { return fmt.Sprintf("settlement %d", h) }

// auctionPiece is the town laid open over the worker board.
const auctionPiece = "auction"

func pricePiece(h montana.Hex) string { return fmt.Sprintf("price %d", h) }

func cattlePiece(h montana.Hex) string { return fmt.Sprintf("cattle %d", h) }

func canteenPiece(h montana.Hex) string { return fmt.Sprintf("canteen %d", h) }

func contractorPiece(seat rules.Seat) string { return fmt.Sprintf("contractor %d", seat) }

// passedPiece is hidden while a seat is shown to pass: that it was still waiting.
func passedPiece(seat rules.Seat) string { return fmt.Sprintf("waiting %d", seat) }

func spacePiece(p montana.Place, small bool) string {
	if small {
		return smallID(p)
	}
	return placeID(p)
}

// Phrases.

// goods is a stock in words, such as "2 grain and 1 pumpkin"; "" for none.
func (m *moment) goods(n montana.Stock) string { return m.list(m.eachGood(nil, n)) }

// eachGood adds each good of a stock in words to what else is listed.
func (m *moment) eachGood(parts []string, n montana.Stock) []string {
	for g, k := range n {
		if k > 0 {
			parts = append(parts, m.good(montana.Good(g), int(k)))
		}
	}
	return parts
}

// good is a number of one good in words.
func (m *moment) good(g montana.Good, n int) string { return m.count("n."+goodIcons[g], n) }

// workers is a handful in words.
func (m *moment) workers(h montana.Handful) string {
	var parts []string
	for t, k := range h {
		if k > 0 {
			parts = append(parts, m.worker(montana.Trade(t), int(k)))
		}
	}
	return m.list(parts)
}

func (m *moment) worker(t montana.Trade, n int) string { return m.count("n."+tradeNames[t], n) }

func (m *moment) silver(n int) string { return m.count("n.silver", n) }

// list joins phrases as the language does.
func (m *moment) list(parts []string) string { return m.List("montana.list", parts) }

// gains is what a bargain brings, in words.
func (m *moment) bargain(b montana.Bargain) string {
	if g, ok := b.Good(); ok {
		return m.good(g, 1)
	}
	if t, ok := b.Trade(); ok {
		return m.worker(t, 1)
	}
	return m.silver(int(montana.Components.TradeSilver))
}

// reward is a town row's reward in words.
func (m *moment) reward(r montana.Row) string { return m.say("reward." + rowNames[r]) }

// rewardLeft is what of a row is still to be announced.
func (m *moment) rewardLeft() string {
	r := montana.Row(m.asked.A)
	if m.asked.B > 0 {
		return m.say("reward." + rowNames[r] + ".rest")
	}
	return m.reward(r)
}

// site is the short name of an area, as it stands on the worker board.
func (m *moment) site(a montana.Area) string {
	if a == montana.Bank {
		return m.area(a)
	}
	return m.say("site." + areaNames[a])
}

// area is the name of the area a place lies in.
func (m *moment) area(a montana.Area) string { return m.say("area." + areaNames[a]) }
