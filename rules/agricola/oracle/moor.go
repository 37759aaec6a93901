package oracle

import "strings"

// What Farmers of the Moor adds to the tables.

// startCards are the forests and moors of each card, from number 1, row by row
// (moor-start-cards).
var startCards = [][rows]string{
	{"MM.F.", "HMFF.", "H..FF"},
	{".FFF.", "HMM..", "HM.FF"},
	{"..FFF", "H.M.F", "HMM.F"},
	{".F.MM", "HF.FM", "HF.F."},
	{"...FF", "HMMMF", "H..FF"},
	{"FFMMF", "H..MF", "H...F"},
	{".FM..", "HFM.F", "H.MFF"},
	{"....F", "HFMMF", "HFFM."},
	{"FFM..", "HFMM.", "HFF.."},
}

// A special is one of the special actions of a card, with the food that it
// brings or costs.
type special struct {
	action string
	food   int
}

// A specialCard is in play with these numbers of players; its name says which
// actions are on it (moor-special-actions).
type specialCard struct {
	id      string
	players []int
	actions []special
}

var (
	peat    = special{action: "cut_peat"}
	fell    = special{action: "fell_trees"}
	slash   = special{action: "slash_and_burn"}
	gift    = special{action: "horse_market"}
	bought  = special{action: "horse_market", food: 1}
	hire    = special{action: "hiring_fair", food: 1}
	hire2   = special{action: "hiring_fair", food: 2}
	illicit = special{action: "illicit_work", food: 1}
)

// box.SpecialCardsFor are all of them. The black market is left out: it needs a minor
// improvement in the hand.
var specialCards = []specialCard{
	{"black_illicit", []int{1, 5, 6}, []special{illicit}},
	{"cut_peat_only", []int{6}, []special{peat}},
	{"slash_only", []int{6}, []special{slash}},
	{"fell_hire_black_illicit", []int{1, 3}, []special{fell, hire2, illicit}},
	{"horse_only", []int{1, 5, 6}, []special{bought}},
	{"fell_hire", []int{1, 5, 6}, []special{fell, hire}},
	{"fell_slash_peat", []int{1, 2}, []special{fell, slash, peat}},
	{"horse_hire_black_illicit", []int{1, 2}, []special{bought, hire, illicit}},
	{"horse_slash_peat", []int{1, 3}, []special{gift, slash, peat}},
	{"hire_black_illicit", []int{1, 4}, []special{hire, illicit}},
	{"slash_peat", []int{1, 4, 5}, []special{slash, peat}},
	{"fell_horse", []int{1, 4}, []special{fell, gift}},
}

// secondFee is the food that the second use of a special card costs (moor-rules
// 5.1, 14).
const secondFee = 2

// A trade turns one of a good into one of another at any time (moor-rules 7,
// 9.2).
type trade struct{ from, to string }

func (t trade) text() string { return "exchange " + t.from + " for " + t.to }

var woodToFuel = trade{"wood", "fuel"}

func slaughterhouse(id, under string) improvement {
	return improvement{id: id, cost: amount{"clay": 1, "stone": 1}, points: 2, under: under,
		cook: amount{"sheep": 1, "boar": 1, "cattle": 2, "horse": 2}}
}

func cookhouse(id, under string) improvement {
	return improvement{id: id, cost: amount{"clay": 6}, points: 2, under: under, cookhouse: true, bake: 3,
		cook: amount{"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4, "horse": 2}}
}

// moorImprovements are the majors that come with it (moor-rules 9, moor-majors).
var moorImprovements = []improvement{
	slaughterhouse("horse_slaughterhouse_1", "fireplace_2"),
	slaughterhouse("horse_slaughterhouse_2", "fireplace_3"),
	cookhouse("cookhouse_1", "cooking_hearth_4"),
	cookhouse("cookhouse_2", "cooking_hearth_5"),
	{id: church, cost: amount{"wood": 2, "stone": 4}, points: 4, under: "well", brings: amount{"food": 2}},
	{id: "heating_oven", cost: amount{"clay": 1, "stone": 1}, points: 1, under: "clay_oven",
		brings: amount{"fuel": 2}},
	{id: "tiled_oven", cost: amount{"clay": 2, "stone": 1}, points: 1, under: "stone_oven"},
	{id: "furniture_stall", cost: amount{"wood": 1, "stone": 1}, points: 2, under: "joinery",
		trades: []trade{{"wood", "clay"}}},
	{id: "ceramics_stall", cost: amount{"clay": 1, "stone": 1}, points: 2, under: "pottery",
		trades: []trade{{"clay", "wood"}}},
	{id: "basket_stall", cost: amount{"reed": 1, "stone": 1}, points: 2, under: "basketmakers_workshop",
		trades: []trade{{"reed", "wood"}, {"reed", "clay"}, {"reed", "stone"}}},
	{id: kiln, cost: amount{"stone": 1}, points: 1},
	{id: lodge, cost: amount{"wood": 1, "clay": 2}, points: 1},
	{id: museum, cost: amount{"clay": 1, "reed": 1, "stone": 1}, points: 3, under: kiln},
	{id: "riding_stables", cost: amount{"wood": 2, "clay": 1, "reed": 1}, points: 3, under: lodge},
}

// The majors that rules elsewhere ask for.
const (
	church = "village_church"
	kiln   = "peat_charcoal_kiln"
	lodge  = "foresters_lodge"
	museum = "museum_of_the_moors"
)

// discounts are the one good that a museum takes off the cost of a major
// (moor-majors).
var discounts = map[string]string{
	"well": "stone", "joinery": "wood", "pottery": "clay", "basketmakers_workshop": "reed", "clay_oven": "clay",
	"stone_oven": "stone", lodge: "clay",
}

// terrain lays out a start card (moor-rules 3).
func (f *Farm) terrain(card [rows]string) {
	for c := range cells {
		f.Forest[c] = strings.HasPrefix(card[c/cols][c%cols:], "F")
		f.Moor[c] = strings.HasPrefix(card[c/cols][c%cols:], "M")
	}
}
