package oracle

import "slices"

// Goods in the order in which amounts are written.
var Goods = []string{
	"wood", "clay", "reed", "stone", "food", "grain", "vegetable", "fuel", "sheep", "boar", "cattle", "horse",
}

// BuildingGoods break ties (base-rules 10); Animals need a place to live
// (base-rules 7).
var (
	BuildingGoods = Goods[:4]
	Animals       = Goods[8:]
	corral        = Animals[:3] // what its animals are
)

// An amount is how much of each good.
type amount map[string]int

// The numbers of goods in a bundle.
const (
	wood = iota
	clay
	reed
	stone
	food
	grain
	vegetable
	fuel
	sheep
	boar
	cattle
	horse
	goods // how many there are
)

// A bundle is how many of each good, by their numbers.
type bundle [goods]int16

// bundleOf is an amount by numbers.
func bundleOf(a amount) (b bundle) {
	for i, good := range Goods {
		b[i] = int16(a[good])
	}
	return b
}

func numberOf(good string) int { return slices.Index(Goods, good) }

// covers says whether there is at least so much of each good.
func (b bundle) covers(cost bundle) bool {
	for i := range b {
		if b[i] < cost[i] {
			return false
		}
	}
	return true
}

// A kinds is a set of goods by their numbers; bread stands for something that
// bakes.
type kinds uint16

const bread kinds = 1 << goods

func kind(good string) kinds { return 1 << numberOf(good) }

func (b bundle) kinds() (k kinds) {
	for i, n := range b {
		if n > 0 {
			k |= 1 << i
		}
	}
	return k
}

// A part is one thing that an action space lets its user do.
type part struct {
	op       string
	goods    amount // gain
	options  []swap // choose
	price    int    // of a stable in wood, of plowing in food
	most     int    // stables; 0 is any number
	needRoom bool   // grow
	from     int    // the first round in which it can be done
	optional bool
}

// A swap is something that can be had, for a price or for nothing.
type swap struct{ get, pay amount }

// A space is an action space (base-rules 8, 13; base-actions).
type space struct {
	id      string
	players []int
	stage   int
	tile    string // of which one space a round can be used
	link    string // the other one of a linked pair
	adds    string // what comes on it each round, and how many
	n       int
	andOr   bool // any parts in any order, else all of them in order
	moor    bool // of Farmers of the Moor
	many    bool // has room for everybody
	parts   []part
}

var (
	everybody = []int{1, 2, 3, 4, 5, 6}
	fiveSix   = []int{5, 6}
	collect   = part{op: "collect"}
	sow       = part{op: "sow"}
	bake      = part{op: "bake"}
	plow      = part{op: "plow"}
	rooms     = part{op: "rooms"}
	fence     = part{op: "fences"}
	renovate  = part{op: "renovate"}
	major     = part{op: "major"}
	wish      = part{op: "grow", needRoom: true}
	modest    = part{op: "grow", needRoom: true, from: 5}
	market    = part{op: "choose", options: []swap{
		{get: amount{"sheep": 1, "food": 1}},
		{get: amount{"boar": 1}},
		{get: amount{"cattle": 1}, pay: amount{"food": 1}},
	}}
	reedOrStone = part{op: "choose", options: []swap{{get: amount{"reed": 1}}, {get: amount{"stone": 1}}}}
	woodOrClay  = part{op: "choose", options: []swap{{get: amount{"wood": 1}}, {get: amount{"clay": 1}}}}
)

func gain(a amount) part { return part{op: "gain", goods: a} }

func optional(p part) part {
	p.optional = true
	return p
}

// gathers is an accumulation space.
func gathers(id string, players []int, good string, n int) space {
	return space{id: id, players: players, adds: good, n: n, parts: []part{collect}}
}

// spaces are all of them, with what they let their user do. Lessons have no
// parts: without occupations in the hand they cannot be used, and no minor
// improvement is played anywhere (base-rules 2).
var spaces = []space{
	{id: "farm_expansion", players: everybody, andOr: true, parts: []part{rooms, {op: "stables", price: 2}}},
	{id: "meeting_place", players: everybody, adds: "food", n: 1, parts: []part{{op: "start"}, collect}},
	{id: "grain_seeds", players: everybody, parts: []part{gain(amount{"grain": 1})}},
	{id: "farmland", players: everybody, parts: []part{plow}},
	{id: "lessons", players: everybody},
	{id: "day_laborer", players: everybody, parts: []part{gain(amount{"food": 2})}},
	gathers("forest", everybody, "wood", 3),
	gathers("clay_pit", everybody, "clay", 1),
	gathers("reed_bank", everybody, "reed", 1),
	gathers("fishing", everybody, "food", 1),

	gathers("grove_3", []int{3}, "wood", 2),
	gathers("hollow_3", []int{3}, "clay", 1),
	{id: "resource_market_3", players: []int{3}, parts: []part{reedOrStone, gain(amount{"food": 1})}},
	{id: "lessons_3", players: []int{3}},

	gathers("copse_4", []int{4}, "wood", 1),
	gathers("grove_4", []int{4}, "wood", 2),
	gathers("hollow_4", []int{4}, "clay", 2),
	{id: "resource_market_4", players: []int{4}, parts: []part{gain(amount{"reed": 1, "stone": 1, "food": 1})}},
	{id: "lessons_4", players: []int{4}},
	gathers("traveling_players_4", []int{4}, "food", 1),

	{id: "major_improvement", players: everybody, stage: 1, parts: []part{major}},
	{id: "fencing", players: everybody, stage: 1, parts: []part{fence}},
	{id: "grain_utilization", players: everybody, stage: 1, andOr: true, parts: []part{sow, bake}},
	{id: "sheep_market", players: everybody, stage: 1, adds: "sheep", n: 1, parts: []part{collect}},
	{id: "basic_wish_for_children", players: everybody, stage: 2, parts: []part{wish}},
	{id: "house_redevelopment", players: everybody, stage: 2, parts: []part{renovate, optional(major)}},
	{id: "western_quarry", players: everybody, stage: 2, adds: "stone", n: 1, parts: []part{collect}},
	{id: "vegetable_seeds", players: everybody, stage: 3, parts: []part{gain(amount{"vegetable": 1})}},
	{id: "pig_market", players: everybody, stage: 3, adds: "boar", n: 1, parts: []part{collect}},
	{id: "cattle_market", players: everybody, stage: 4, adds: "cattle", n: 1, parts: []part{collect}},
	{id: "eastern_quarry", players: everybody, stage: 4, adds: "stone", n: 1, parts: []part{collect}},
	{id: "urgent_wish_for_children", players: everybody, stage: 5, parts: []part{{op: "grow"}}},
	{id: "cultivation", players: everybody, stage: 5, andOr: true, parts: []part{plow, sow}},
	{id: "farm_redevelopment", players: everybody, stage: 6, parts: []part{renovate, optional(fence)}},

	{id: "side_job_tile", players: []int{2, 3, 4, 5}, andOr: true,
		parts: []part{{op: "stables", price: 1, most: 1}, bake}},
	{id: "tile2_copse", players: []int{2}, tile: "extra", adds: "wood", n: 1, parts: []part{collect}},
	{id: "tile2_resource_market", players: []int{2}, tile: "extra",
		parts: []part{gain(amount{"stone": 1, "food": 1})}},
	{id: "tile2_animal_market", players: []int{2}, tile: "extra", parts: []part{market}},
	{id: "tile2_modest_wish", players: []int{2}, tile: "extra", parts: []part{modest}},
	{id: "tile34_animal_market", players: []int{3, 4}, tile: "extra", parts: []part{market}},
	{id: "tile34_modest_wish", players: []int{3, 4}, tile: "extra", parts: []part{modest}},

	{id: "lessons_56a", players: fiveSix, link: "copse_56"},
	{id: "copse_56", players: fiveSix, link: "lessons_56a", adds: "wood", n: 1, parts: []part{collect}},
	{id: "house_building_56", players: fiveSix, link: "traveling_players_56", parts: []part{rooms}},
	{id: "traveling_players_56", players: fiveSix, link: "house_building_56", adds: "food", n: 1,
		parts: []part{collect}},
	{id: "lessons_56b", players: fiveSix, link: "modest_wish_56"},
	{id: "modest_wish_56", players: fiveSix, link: "lessons_56b", parts: []part{modest}},
	{id: "riverbank_forest_56", players: fiveSix, adds: "wood", n: 1,
		parts: []part{collect, gain(amount{"reed": 1})}},
	gathers("grove_56", fiveSix, "wood", 2),
	gathers("hollow_56", fiveSix, "clay", 3),
	{id: "resource_market_56", players: fiveSix, parts: []part{gain(amount{"reed": 1, "stone": 1, "wood": 1})}},
	{id: "animal_market_56", players: fiveSix, parts: []part{market}},
	{id: "farm_supplies_6", players: []int{6}, andOr: true, parts: []part{
		{op: "choose", options: []swap{{get: amount{"grain": 1}, pay: amount{"food": 1}}}},
		{op: "plow", price: 1},
	}},
	{id: "building_supplies_6", players: []int{6},
		parts: []part{gain(amount{"food": 1}), reedOrStone, woodOrClay}},
	{id: "corral_6", players: []int{6}, parts: []part{{op: "missing"}}},
	{id: "side_job_6", players: []int{6}, andOr: true, parts: []part{{op: "stables", price: 1, most: 1}, bake}},
	{id: "improvement_6", players: []int{6}, parts: []part{{op: "major", from: 5}}},

	{id: "infirmary", players: everybody, moor: true, many: true, parts: []part{gain(amount{"food": 1})}},
	{id: "resource_market_12", players: []int{1, 2}, moor: true, parts: []part{gain(amount{"food": 1, "stone": 1})}},
}

// An improvement is a major improvement (base-rules 9, moor-rules 9).
type improvement struct {
	id        string
	cost      amount
	points    int
	under     string // the card in front of this one
	fireplace bool
	hearth    bool // can be had for a fireplace
	cookhouse bool // can be had for a fireplace or a hearth
	cook      amount
	bake      int // food of a grain in a bake action
	bakeMost  int // grain in one bake action; 0 is any
	oven      bool
	well      bool
	craft     string // the good that becomes food once a harvest
	craftFood int
	bonus     []int // the amounts for 1, 2 and 3 points
	brings    amount
	trades    []trade
}

func fireplace(id string, clay int, under string) improvement {
	return improvement{id: id, cost: amount{"clay": clay}, points: 1, under: under, fireplace: true, bake: 2,
		cook: amount{"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}}
}

func hearth(id string, clay int, under string) improvement {
	return improvement{id: id, cost: amount{"clay": clay}, points: 1, under: under, hearth: true, bake: 3,
		cook: amount{"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}}
}

func oven(id string, cost amount, points, food, most int, under string) improvement {
	return improvement{id: id, cost: cost, points: points, under: under, bake: food, bakeMost: most, oven: true}
}

func craft(id string, cost amount, good string, food int, bonus []int, under string) improvement {
	return improvement{id: id, cost: cost, points: 2, under: under, craft: good, craftFood: food, bonus: bonus}
}

// improvements are those of the base game (majors-base).
var improvements = []improvement{
	fireplace("fireplace_2", 2, ""),
	fireplace("fireplace_3", 3, ""),
	hearth("cooking_hearth_4", 4, ""),
	hearth("cooking_hearth_5", 5, ""),
	{id: "well", cost: amount{"wood": 1, "stone": 3}, points: 4, well: true},
	oven("clay_oven", amount{"clay": 3, "stone": 1}, 2, 5, 1, ""),
	oven("stone_oven", amount{"clay": 1, "stone": 3}, 3, 4, 2, ""),
	craft("joinery", amount{"wood": 2, "stone": 2}, "wood", 2, []int{3, 5, 7}, ""),
	craft("pottery", amount{"clay": 2, "stone": 2}, "clay", 2, []int{3, 5, 7}, ""),
	craft("basketmakers_workshop", amount{"reed": 2, "stone": 2}, "reed", 3, []int{2, 4, 5}, ""),
}

// copies are the second cards of games of six, each below the other one
// (majors-base).
var copies = []improvement{
	fireplace("fireplace_4", 4, "fireplace_3"),
	hearth("cooking_hearth_6", 6, "cooking_hearth_5"),
	{id: "well_2", cost: amount{"stone": 3, "clay": 1}, points: 4, well: true, under: "well"},
	oven("clay_oven_2", amount{"clay": 4, "stone": 1}, 2, 5, 1, "clay_oven"),
	oven("stone_oven_2", amount{"clay": 2, "stone": 3}, 3, 4, 2, "stone_oven"),
	craft("joinery_2", amount{"wood": 2, "stone": 3}, "wood", 2, []int{3, 5, 7}, "joinery"),
	craft("pottery_2", amount{"clay": 2, "stone": 3}, "clay", 2, []int{3, 5, 7}, "pottery"),
	craft("basketmakers_workshop_2", amount{"reed": 2, "stone": 3}, "reed", 3, []int{2, 4, 5},
		"basketmakers_workshop"),
}

// stageOf is the stage of each round's card (base-rules 8), and harvests the
// rounds with one (base-rules 4).
var (
	stageOf  = []int{0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6}
	harvests = []int{4, 7, 9, 11, 13, 14}
)

// lastRound is the last one.
const lastRound = 14
