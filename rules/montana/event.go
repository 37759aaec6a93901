package montana

import "tilestead/rules"

// The events of the reel, in the words of the rules. Each is followed by the
// position right after it.
type (
	// TileLaid: a tile was drawn for a slot of the map.
	TileLaid struct{ Slot, Tile, Rotation int }
	// StartLaid: the start tile was put on a hex.
	StartLaid struct{ Hex Hex }
	// StartPlayer was drawn; silver has been dealt.
	StartPlayer struct{ Seat rules.Seat }
	// TurnBegan opens a turn; Extra is one bought with a canteen.
	TurnBegan struct {
		Seat  rules.Seat
		Extra bool
	}
	// Spun: the arrow turned at least once and stopped on To.
	Spun struct {
		Seat     rules.Seat
		From, To int
	}
	// Advanced: the arrow was moved on for grain.
	Advanced struct {
		Seat            rules.Seat
		From, Steps, To int
	}
	// Recruited: workers came from the supply, as the sector shows them.
	Recruited struct {
		Seat    rules.Seat
		Trade   Trade
		N       int8
		Sector  int
		Lacking int8 // not received because there were none left (H4)
	}
	// WorkerReturned: a worker above the limit went back.
	WorkerReturned struct {
		Seat  rules.Seat
		Trade Trade
	}
	// Staffed: workers were put on a place; Small is its small space. Silver was paid.
	Staffed struct {
		Seat    rules.Seat
		Place   Place
		Small   bool
		Workers Handful
		Silver  int16
	}
	// BankPaid: the bank space brought silver.
	BankPaid struct {
		Seat   rules.Seat
		Place  Place
		Silver int16
	}
	// Harvested: goods came from an area.
	Harvested struct {
		Seat    rules.Seat
		Place   Place
		Small   bool
		Good    Good
		N       int8
		Lacking int8
	}
	// GoodsShortage: one round of the shortage rule for a good; Gave marks who
	// put one piece back.
	GoodsShortage struct {
		For  rules.Seat
		Good Good
		Gave [MaxSeats]bool
	}
	// WorkerShortage: the same for workers of a trade.
	WorkerShortage struct {
		For   rules.Seat
		Trade Trade
		Gave  [MaxSeats]bool
	}
	// TownOpened: the active player took a pumpkin and opens the auction.
	TownOpened struct {
		Seat rules.Seat
		N    int8
	}
	// Bid: a contractor was placed.
	Bid struct {
		Seat   rules.Seat
		Row    Row
		Column int
	}
	// Outbid: a contractor has to place again or pass.
	Outbid struct {
		Seat, By rules.Seat
		Row      Row
	}
	// Passed: a contractor went to the General Store; Forced when no space was legal.
	Passed struct {
		Seat   rules.Seat
		Forced bool
	}
	// BidPaid: the pumpkins of a standing bid went to the supply.
	BidPaid struct {
		Seat     rules.Seat
		Row      Row
		Pumpkins int8
	}
	// CattleRewarded: the cattle of the row came to the active player, who has
	// yet to announce the rest.
	CattleRewarded struct {
		Seat   rules.Seat
		Row    Row
		Cattle int8
	}
	// Rewarded: the row's reward was taken, or what was left of it after
	// CattleRewarded; Goods and Given are what came and went.
	Rewarded struct {
		Seat     rules.Seat
		Row      Row
		Cattle   int8
		NoCattle bool // due, but the supply was empty
		Silver   int16
		Goods    Stock // taken from the supply, large goods of upgrades included
		Given    Stock // small goods exchanged
		Lacking  Stock
	}
	// ContractorsHome: the auction is over.
	ContractorsHome struct{}
	// Built: a hex was paid for and settled.
	Built struct {
		Seat    rules.Seat
		Hex     Hex
		Paid    Stock
		Placed  int8 // settlements really placed
		Rows    int8 // row bonuses due (C6), may exceed what the stock allowed
		Double  bool
		Cattle  bool
		Canteen []Hex // lakes whose canteen was taken
	}
	// SettleEnded: building stopped; silver for the builds not used.
	SettleEnded struct {
		Seat   rules.Seat
		Silver int16
	}
	// CattleTraded: one cattle for the bargain.
	CattleTraded struct {
		Seat    rules.Seat
		Bargain Bargain
		Lacking int8
	}
	// AreaCleared: a full area or the full bank was emptied at the end of a turn.
	AreaCleared struct {
		Area    Area
		Workers Handful
	}
	// CanteenUsed buys an extra turn.
	CanteenUsed struct{ Seat rules.Seat }
	// EndAnnounced: a last settlement was placed; the round is played out.
	EndAnnounced struct{ Seat rules.Seat }
	// GameOver names the winners; several share the victory.
	GameOver struct{ Winners []rules.Seat }
)

// What chance had in store, everybody sees.

func (TileLaid) Reveals() rules.Seat    { return rules.Everyone }
func (StartLaid) Reveals() rules.Seat   { return rules.Everyone }
func (StartPlayer) Reveals() rules.Seat { return rules.Everyone }
func (Spun) Reveals() rules.Seat        { return rules.Everyone }
