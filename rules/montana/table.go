package montana

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
)

// Table is everything that is printed on or counted in the box. It is read
// from components.json, where each value says where it comes from, so that
// whoever owns a copy can correct a value in one place.
type Table struct {
	Settlements [MaxSeats + 1]int8 // each, by number of players
	Silver      [MaxSeats]int16    // at the start, by place in turn order
	StartGoods  Stock
	StartCattle int8
	StartSpins  int8
	WorkerLimit int8
	GoodIDs     [Goods]string
	Supply      [MaxSeats + 1]Stock // by number of players
	TradeIDs    [Trades]string
	Workers     int8 // of each trade
	Cattle      int8
	Sectors     []Sector
	MaxAdvance  int8
	AreaIDs     [4]string
	AreaTrade   [4]Trade
	AreaGood    [4]Good
	PlaceIDs    [Places]string
	Price       [12]int16 // silver, of large spaces
	Yield       [12]int8  // goods, of large spaces
	SmallYield  int8
	BankWorkers [3]int8
	BankSilver  [3]int16
	Rewards     [Rows]Reward
	Pumpkins    [Columns + 1]int8 // price of a column; column 0 is unused
	MaxBuilds   int8
	SpareSilver int16 // for each build not used
	RowLength   int8
	TradeSilver int16 // for one cattle
	Faces       []Face
	Tiles       int // tiles in the box, seven faces each
	slots       [MaxSeats + 1][][2]int8
}

// A Sector of the disc shows two workers; White is the player's choice.
type Sector [2]Trade

// A Reward is what the winner of a town row takes.
type Reward struct {
	FirstColumn int8
	Cattle      int8
	Silver      int16
	Upgrades    int8 // at most
	Goods       int8 // at most, of From
	From        []Good
}

// A Kind of hex.
type Kind int8

// The kinds of hex; only land can be settled.
const (
	Land Kind = iota
	Lake
	Mountain
)

// A Face is one hex of a tile as printed.
type Face struct {
	Tile    string
	Pos     int // 0 the middle, 1 to 6 the ring
	Kind    Kind
	Cost    Stock
	Double  bool // takes two settlements
	Cattle  bool
	Canteen bool
}

//go:embed components.json
var componentsJSON []byte

// Components is the table in force.
var Components = mustRead(componentsJSON)

func mustRead(b []byte) *Table {
	t, err := ReadTable(b)
	if err != nil {
		panic(err)
	}
	return t
}

type jsonCount struct {
	Value int `json:"value"`
}

type jsonTable struct {
	Players struct {
		Settlements map[string]any           `json:"settlements_each"`
		Silver      struct{ Values []int16 } `json:"start_silver_by_seat"`
		Goods       map[string]any           `json:"start_goods_each"`
		Cattle      jsonCount                `json:"start_cattle_each"`
		Spins       jsonCount                `json:"start_spins_each"`
		Limit       jsonCount                `json:"worker_limit"`
	}
	Goods []struct {
		ID     string
		Supply map[string]int8
	}
	Workers struct {
		PerColour int8 `json:"per_colour"`
		Colours   []struct{ ID string }
	}
	Cattle struct{ Total int8 }
	Disc   struct {
		Sectors []struct{ Workers []string }
		Advance struct {
			Max int8 `json:"max_fields"`
		}
	}
	Board struct {
		Areas []struct {
			ID, Worker, Good string
			Spaces           []struct {
				ID     string
				Silver int16
				Goods  int8
			} `json:"large_spaces"`
		}
		Small struct{ Goods int8 } `json:"small_space"`
		Bank  struct {
			Spaces []struct {
				ID      string
				Workers int8
				Silver  int16
			}
		}
		Town struct {
			Rows []struct {
				First  int8 `json:"first_column"`
				Reward struct {
					Cattle   int8
					Silver   int16
					Upgrades int8     `json:"upgrades_max"`
					Goods    int8     `json:"goods_max"`
					From     []string `json:"goods_from"`
				}
			}
			Columns []struct{ Pumpkins int8 }
		}
	} `json:"worker_board"`
	Settle struct {
		Builds int8  `json:"builds_max"`
		Spare  int16 `json:"silver_per_unused_build"`
		Row    int8  `json:"line_length_for_bonus"`
	}
	CattleTrade struct {
		Get []struct {
			Silver int16
		} `json:"get_one_of"`
	} `json:"cattle_trade"`
	Map struct {
		Layouts map[string][]struct{ Q, R int8 }
		Tiles   []struct {
			ID    string
			Hexes []struct {
				Pos         int
				Kind        string
				Cost        map[string]int8
				Settlements int
				Cattle      bool
				Canteen     bool
			}
		}
	}
}

// ReadTable reads the form of components.json. The error names the entry that
// is missing or does not fit the program's sizes.
func ReadTable(b []byte) (*Table, error) {
	var j jsonTable
	if err := json.Unmarshal(b, &j); err != nil {
		return nil, fmt.Errorf("components.json: %w", err)
	}
	t := &Table{}
	parts := []func(*Table, *jsonTable) error{readPlayers, readSupplies, readDisc, readBoard, readTown, readMap}
	for _, part := range parts {
		if err := part(t, &j); err != nil {
			return nil, fmt.Errorf("components.json: %w", err)
		}
	}
	t.MaxBuilds, t.SpareSilver, t.RowLength = j.Settle.Builds, j.Settle.Spare, j.Settle.Row
	for _, g := range j.CattleTrade.Get {
		t.TradeSilver += g.Silver
	}
	return t, nil
}

func readPlayers(t *Table, j *jsonTable) error {
	for n := 2; n <= MaxSeats; n++ {
		v, ok := j.Players.Settlements[fmt.Sprint(n)].(float64)
		if !ok {
			return fmt.Errorf("players.settlements_each has no entry for %d players", n)
		}
		t.Settlements[n] = int8(v)
	}
	if len(j.Players.Silver.Values) != MaxSeats {
		return fmt.Errorf("players.start_silver_by_seat: want %d values", MaxSeats)
	}
	copy(t.Silver[:], j.Players.Silver.Values)
	t.StartCattle = int8(j.Players.Cattle.Value)
	t.StartSpins = int8(j.Players.Spins.Value)
	t.WorkerLimit = int8(j.Players.Limit.Value)
	return nil
}

func readSupplies(t *Table, j *jsonTable) error {
	if len(j.Goods) != Goods {
		return fmt.Errorf("goods: want %d kinds, found %d", Goods, len(j.Goods))
	}
	for g, e := range j.Goods {
		t.GoodIDs[g] = e.ID
		for n := 2; n <= MaxSeats; n++ {
			t.Supply[n][g] = e.Supply[fmt.Sprint(n)]
		}
		if v, ok := j.Players.Goods[e.ID].(float64); ok {
			t.StartGoods[g] = int8(v)
		}
	}
	if len(j.Workers.Colours) != Trades {
		return fmt.Errorf("workers.colours: want %d, found %d", Trades, len(j.Workers.Colours))
	}
	for i, c := range j.Workers.Colours {
		t.TradeIDs[i] = c.ID
	}
	t.Workers, t.Cattle = j.Workers.PerColour, j.Cattle.Total
	return nil
}

func (t *Table) tradeOf(id string) (Trade, error) {
	if id == "white" {
		return White, nil
	}
	if i := slices.Index(t.TradeIDs[:], id); i >= 0 {
		return Trade(i), nil
	}
	return 0, fmt.Errorf("no worker colour %q", id)
}

func (t *Table) goodOf(id string) (Good, error) {
	if i := slices.Index(t.GoodIDs[:], id); i >= 0 {
		return Good(i), nil
	}
	return 0, fmt.Errorf("no good %q", id)
}

func readDisc(t *Table, j *jsonTable) error {
	for i, s := range j.Disc.Sectors {
		if len(s.Workers) != 2 {
			return fmt.Errorf("disc.sectors[%d]: want 2 workers", i)
		}
		var sector Sector
		for k, id := range s.Workers {
			w, err := t.tradeOf(id)
			if err != nil {
				return fmt.Errorf("disc.sectors[%d]: %w", i, err)
			}
			sector[k] = w
		}
		t.Sectors = append(t.Sectors, sector)
	}
	if len(t.Sectors) == 0 {
		return fmt.Errorf("disc.sectors is empty")
	}
	t.MaxAdvance = j.Disc.Advance.Max
	return nil
}

func readBoard(t *Table, j *jsonTable) error {
	if len(j.Board.Areas) != 4 || len(j.Board.Bank.Spaces) != 3 {
		return fmt.Errorf("worker_board: want 4 areas and 3 bank spaces")
	}
	for a, e := range j.Board.Areas {
		var err error
		if t.AreaTrade[a], err = t.tradeOf(e.Worker); err != nil {
			return fmt.Errorf("area %s: %w", e.ID, err)
		}
		if t.AreaGood[a], err = t.goodOf(e.Good); err != nil {
			return fmt.Errorf("area %s: %w", e.ID, err)
		}
		if len(e.Spaces) != 3 {
			return fmt.Errorf("area %s: want 3 large spaces", e.ID)
		}
		t.AreaIDs[a] = e.ID
		for i, s := range e.Spaces {
			p := a*3 + i
			t.PlaceIDs[p], t.Price[p], t.Yield[p] = s.ID, s.Silver, s.Goods
		}
	}
	t.SmallYield = j.Board.Small.Goods
	for i, s := range j.Board.Bank.Spaces {
		t.PlaceIDs[FirstBank+Place(i)], t.BankWorkers[i], t.BankSilver[i] = s.ID, s.Workers, s.Silver
	}
	return nil
}

func readTown(t *Table, j *jsonTable) error {
	if len(j.Board.Town.Rows) != Rows || len(j.Board.Town.Columns) != Columns {
		return fmt.Errorf("worker_board.town: want %d rows and %d columns", Rows, Columns)
	}
	for i, r := range j.Board.Town.Rows {
		w := Reward{
			FirstColumn: r.First, Cattle: r.Reward.Cattle, Silver: r.Reward.Silver,
			Upgrades: r.Reward.Upgrades, Goods: r.Reward.Goods,
		}
		for _, id := range r.Reward.From {
			g, err := t.goodOf(id)
			if err != nil {
				return fmt.Errorf("town row %d: %w", i+1, err)
			}
			w.From = append(w.From, g)
		}
		if w.Goods > 0 && len(w.From) != 3 {
			return fmt.Errorf("town row %d: want 3 kinds of goods to choose from", i+1)
		}
		t.Rewards[i] = w
	}
	for i, c := range j.Board.Town.Columns {
		t.Pumpkins[i+1] = c.Pumpkins
	}
	return nil
}

func readMap(t *Table, j *jsonTable) error {
	for n := 2; n <= MaxSeats; n++ {
		for _, s := range j.Map.Layouts[fmt.Sprint(n)] {
			t.slots[n] = append(t.slots[n], [2]int8{s.Q, s.R})
		}
		if k := len(t.slots[n]); k == 0 || k*7 > MaxHexes || k > len(j.Map.Tiles) {
			return fmt.Errorf("map.layouts[%d]: %d slots", n, k)
		}
	}
	kinds := map[string]Kind{"land": Land, "lake": Lake, "mountain": Mountain}
	for _, tile := range j.Map.Tiles {
		if len(tile.Hexes) != 7 {
			return fmt.Errorf("tile %s: want 7 hexes", tile.ID)
		}
		for i, h := range tile.Hexes {
			kind, ok := kinds[h.Kind]
			if !ok || h.Pos != i {
				return fmt.Errorf("tile %s: hex %d is of kind %q at position %d", tile.ID, i, h.Kind, h.Pos)
			}
			f := Face{Tile: tile.ID, Pos: i, Kind: kind, Double: h.Settlements == 2, Cattle: h.Cattle,
				Canteen: h.Canteen}
			for g, id := range t.GoodIDs {
				f.Cost[g] = h.Cost[id]
			}
			t.Faces = append(t.Faces, f)
		}
	}
	t.Tiles = len(j.Map.Tiles)
	return nil
}
