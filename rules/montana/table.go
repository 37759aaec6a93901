package montana

import (
	_ "embed"
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

// ReadTable reads the form of components.json. The error names the entry that
// is missing or does not fit the program's sizes.
func ReadTable(b []byte) (*Table, error) {
	f, err := readForm(string(b))
	if err != nil {
		return nil, fmt.Errorf("components.json: %w", err)
	}
	t := &Table{}
	for _, part := range [...]func(*Table, form) error{readPlayers, readSupplies, readDisc, readBoard, readTown,
		readMap} {
		if err := part(t, f); err != nil {
			return nil, fmt.Errorf("components.json: %w", err)
		}
	}
	settle := f.at("settle")
	t.MaxBuilds = settle.at("builds_max").small()
	t.SpareSilver = settle.at("silver_per_unused_build").number()
	t.RowLength = settle.at("line_length_for_bonus").small()
	for _, get := range f.at("cattle_trade", "get_one_of").list() {
		t.TradeSilver += get.at("silver").number()
	}
	if *f.wrong != nil {
		return nil, fmt.Errorf("components.json: %w", *f.wrong)
	}
	return t, nil
}

func readPlayers(t *Table, f form) error {
	players := f.at("players")
	for n := 2; n <= MaxSeats; n++ {
		if t.Settlements[n] = players.at("settlements_each", fmt.Sprint(n)).small(); t.Settlements[n] == 0 {
			return fmt.Errorf("players.settlements_each has no entry for %d players", n)
		}
	}
	silver := players.at("start_silver_by_seat", "values").list()
	if len(silver) != MaxSeats {
		return fmt.Errorf("players.start_silver_by_seat: want %d values", MaxSeats)
	}
	for i, n := range silver {
		t.Silver[i] = n.number()
	}
	t.StartCattle = players.at("start_cattle_each", "value").small()
	t.StartSpins = players.at("start_spins_each", "value").small()
	t.WorkerLimit = players.at("worker_limit", "value").small()
	return nil
}

func readSupplies(t *Table, f form) error {
	goods := f.at("goods").list()
	if len(goods) != Goods {
		return fmt.Errorf("goods: want %d kinds, found %d", Goods, len(goods))
	}
	for g, e := range goods {
		t.GoodIDs[g] = e.at("id").text()
		for n := 2; n <= MaxSeats; n++ {
			t.Supply[n][g] = e.at("supply", fmt.Sprint(n)).small()
		}
		t.StartGoods[g] = f.at("players", "start_goods_each", t.GoodIDs[g]).small()
	}
	colours := f.at("workers", "colours").list()
	if len(colours) != Trades {
		return fmt.Errorf("workers.colours: want %d, found %d", Trades, len(colours))
	}
	for i, c := range colours {
		t.TradeIDs[i] = c.at("id").text()
	}
	t.Workers, t.Cattle = f.at("workers", "per_colour").small(), f.at("cattle", "total").small()
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

func readDisc(t *Table, f form) error {
	for i, s := range f.at("disc", "sectors").list() {
		workers := s.at("workers").list()
		if len(workers) != 2 {
			return fmt.Errorf("disc.sectors[%d]: want 2 workers", i)
		}
		var sector Sector
		for k, id := range workers {
			w, err := t.tradeOf(id.text())
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
	t.MaxAdvance = f.at("disc", "advance", "max_fields").small()
	return nil
}

func readBoard(t *Table, f form) error {
	board := f.at("worker_board")
	areas, bank := board.at("areas").list(), board.at("bank", "spaces").list()
	if len(areas) != 4 || len(bank) != 3 {
		return fmt.Errorf("worker_board: want 4 areas and 3 bank spaces")
	}
	for a, e := range areas {
		var err error
		id := e.at("id").text()
		if t.AreaTrade[a], err = t.tradeOf(e.at("worker").text()); err != nil {
			return fmt.Errorf("area %s: %w", id, err)
		}
		if t.AreaGood[a], err = t.goodOf(e.at("good").text()); err != nil {
			return fmt.Errorf("area %s: %w", id, err)
		}
		spaces := e.at("large_spaces").list()
		if len(spaces) != 3 {
			return fmt.Errorf("area %s: want 3 large spaces", id)
		}
		t.AreaIDs[a] = id
		for i, s := range spaces {
			p := a*3 + i
			t.PlaceIDs[p], t.Price[p], t.Yield[p] = s.at("id").text(), s.at("silver").number(), s.at("goods").small()
		}
	}
	t.SmallYield = board.at("small_space", "goods").small()
	for i, s := range bank {
		t.PlaceIDs[FirstBank+Place(i)] = s.at("id").text()
		t.BankWorkers[i], t.BankSilver[i] = s.at("workers").small(), s.at("silver").number()
	}
	return nil
}

func readTown(t *Table, f form) error {
	town := f.at("worker_board", "town")
	rows, columns := town.at("rows").list(), town.at("columns").list()
	if len(rows) != Rows || len(columns) != Columns {
		return fmt.Errorf("worker_board.town: want %d rows and %d columns", Rows, Columns)
	}
	for i, r := range rows {
		reward := r.at("reward")
		w := Reward{
			FirstColumn: r.at("first_column").small(), Cattle: reward.at("cattle").small(),
			Silver: reward.at("silver").number(), Upgrades: reward.at("upgrades_max").small(),
			Goods: reward.at("goods_max").small(),
		}
		for _, id := range reward.at("goods_from").list() {
			g, err := t.goodOf(id.text())
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
	for i, c := range columns {
		t.Pumpkins[i+1] = c.at("pumpkins").small()
	}
	return nil
}

func readMap(t *Table, f form) error {
	tiles := f.at("map", "tiles").list()
	for n := 2; n <= MaxSeats; n++ {
		for _, s := range f.at("map", "layouts", fmt.Sprint(n)).list() {
			t.slots[n] = append(t.slots[n], [2]int8{s.at("q").small(), s.at("r").small()})
		}
		if k := len(t.slots[n]); k == 0 || k*7 > MaxHexes || k > len(tiles) {
			return fmt.Errorf("map.layouts[%d]: %d slots", n, k)
		}
	}
	for _, tile := range tiles {
		if err := t.readTile(tile); err != nil {
			return fmt.Errorf("tile %s: %w", tile.at("id").text(), err)
		}
	}
	t.Tiles = len(tiles)
	return nil
}

func (t *Table) readTile(tile form) error {
	kinds := map[string]Kind{"land": Land, "lake": Lake, "mountain": Mountain}
	hexes := tile.at("hexes").list()
	if len(hexes) != 7 {
		return fmt.Errorf("want 7 hexes")
	}
	for i, h := range hexes {
		name, pos := h.at("kind").text(), int(h.at("pos").number())
		kind, ok := kinds[name]
		if !ok || pos != i {
			return fmt.Errorf("hex %d is of kind %q at position %d", i, name, pos)
		}
		face := Face{Tile: tile.at("id").text(), Pos: i, Kind: kind, Double: h.at("settlements").number() == 2,
			Cattle: h.at("cattle").yes(), Canteen: h.at("canteen").yes()}
		for g, id := range t.GoodIDs {
			face.Cost[g] = h.at("cost", id).small()
		}
		t.Faces = append(t.Faces, face)
	}
	return nil
}
