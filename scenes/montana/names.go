package montana

import (
	"fmt"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
)

// Names of things: of icons and sprites, of targets and pieces, and of texts.

// goodIcons are the goods' icons, which are also what their texts are called.
var goodIcons = [rules.Goods]string{"grain", "pumpkin", "copper", "copperL", "stone", "stoneL"}

// tradeNames are the trades' sprites and texts.
var tradeNames = [rules.Trades + 1]string{"light", "orange", "brown", "dark", "white"}

var areaNames = [5]string{"mine", "quarry", "grain_field", "pumpkin_field", "bank"}

var rowNames = [rules.Rows]string{"R1", "R2", "R3", "R4"}

func hexID(s *rules.State, h rules.Hex) string {
	q, r := s.Coord(h)
	return fmt.Sprintf("hex %d,%d", q, r)
}

func placeID(p rules.Place) string { return "place " + rules.Components.PlaceIDs[p] }

func smallID(p rules.Place) string { return "small " + rules.Components.PlaceIDs[p] }

func cellID(r rules.Row, column int) string { return fmt.Sprintf("cell %s %d", rowNames[r], column) }

func sectorID(i int) string { return fmt.Sprintf("sector %d", i) }

// Pieces that a clip may draw itself.

func settlementPiece(h rules.Hex) string { return fmt.Sprintf("settlement %d", h) }

// auctionPiece is the town laid open over the map.
const auctionPiece = "auction"

func pricePiece(h rules.Hex) string { return fmt.Sprintf("price %d", h) }

func cattlePiece(h rules.Hex) string { return fmt.Sprintf("cattle %d", h) }

func canteenPiece(h rules.Hex) string { return fmt.Sprintf("canteen %d", h) }

func contractorPiece(seat kernel.Seat) string { return fmt.Sprintf("contractor %d", seat) }

func spacePiece(p rules.Place, small bool) string {
	if small {
		return smallID(p)
	}
	return placeID(p)
}

// Phrases.

// goods is a stock in words, such as "2 grain and 1 pumpkin"; "" for none.
func (m *moment) goods(n rules.Stock) string { return m.list(m.eachGood(nil, n)) }

// eachGood adds each good of a stock in words to what else is listed.
func (m *moment) eachGood(parts []string, n rules.Stock) []string {
	for g, k := range n {
		if k > 0 {
			parts = append(parts, m.good(rules.Good(g), int(k)))
		}
	}
	return parts
}

// good is a number of one good in words.
func (m *moment) good(g rules.Good, n int) string { return m.count("n."+goodIcons[g], n) }

// workers is a handful in words.
func (m *moment) workers(h rules.Handful) string {
	var parts []string
	for t, k := range h {
		if k > 0 {
			parts = append(parts, m.worker(rules.Trade(t), int(k)))
		}
	}
	return m.list(parts)
}

func (m *moment) worker(t rules.Trade, n int) string { return m.count("n."+tradeNames[t], n) }

func (m *moment) silver(n int) string { return m.count("n.silver", n) }

// list joins phrases as the language does.
func (m *moment) list(parts []string) string { return m.List("montana.list", parts) }

// gains is what a bargain brings, in words.
func (m *moment) bargain(b rules.Bargain) string {
	if g, ok := b.Good(); ok {
		return m.good(g, 1)
	}
	if t, ok := b.Trade(); ok {
		return m.worker(t, 1)
	}
	return m.silver(int(rules.Components.TradeSilver))
}

// reward is a town row's reward in words.
func (m *moment) reward(r rules.Row) string { return m.say("reward." + rowNames[r]) }

// rewardLeft is what of a row is still to be announced.
func (m *moment) rewardLeft() string {
	r := rules.Row(m.asked.A)
	if m.asked.B > 0 {
		return m.say("reward." + rowNames[r] + ".rest")
	}
	return m.reward(r)
}

// site is the short name of an area, as it stands on the worker board.
func (m *moment) site(a rules.Area) string {
	if a == rules.Bank {
		return m.area(a)
	}
	return m.say("site." + areaNames[a])
}

// area is the name of the area a place lies in.
func (m *moment) area(a rules.Area) string { return m.say("area." + areaNames[a]) }
