package carcassonne

import "tilestead/rules"

// House is a set of house rules that differ from the defaults (10).
type House uint32

// The house rules, each also a module of the title.
const (
	SmallCity2 House = 1 << iota
	UnplaceableDiscard
	OrphansReturn
	PrincessMay
	PrincessFollowers
	PrincessBigAny
	FairyFollower
	FairyFollowers
	FairyAfterVolcano
	FairyPaysEach
	DragonAfterScoring
	UnfinishedCount
	NoFarmers
	PigReturns
	FarmersFirst
	FarmersSecond
	FairyAfterPrincess
	PortalDragon
)

// houseModules name the house rules as saves and flags do. Those of an
// expansion need it; those that contradict each other exclude each other.
var houseModules = []struct {
	house   House
	id      string
	needs   []string
	clashes []string
}{
	{SmallCity2, "small-city-2", nil, nil},
	{UnplaceableDiscard, "unplaceable-discard", nil, nil},
	{NoFarmers, "no-farmers", nil, []string{"farmers-first", "farmers-second"}},
	{FarmersFirst, "farmers-first", nil, []string{"no-farmers", "farmers-second"}},
	{FarmersSecond, "farmers-second", nil, []string{"no-farmers", "farmers-first"}},
	{UnfinishedCount, "unfinished-count", []string{"inns"}, nil},
	{PigReturns, "pig-returns", []string{"traders"}, []string{"orphans-return"}},
	{OrphansReturn, "orphans-return", []string{"traders"}, []string{"pig-returns"}},
	{DragonAfterScoring, "dragon-after-scoring", []string{"dragon"}, nil},
	{PrincessMay, "princess-may", []string{"dragon"}, nil},
	{PrincessFollowers, "princess-followers", []string{"dragon"}, nil},
	{PrincessBigAny, "princess-big-any", []string{"dragon"}, nil},
	{FairyFollower, "fairy-follower", []string{"dragon"}, nil},
	{FairyFollowers, "fairy-followers", []string{"dragon"}, nil},
	{FairyAfterVolcano, "fairy-after-volcano", []string{"dragon"}, nil},
	{FairyAfterPrincess, "fairy-after-princess", []string{"dragon"}, nil},
	{FairyPaysEach, "fairy-pays-each", []string{"dragon"}, nil},
	{PortalDragon, "portal-dragon", []string{"dragon"}, nil},
}

// gone are house rules that could be chosen once: no tile of this box has a herd of pigs.
var gone = []string{"pig-herd"}

// A Preset is a named choice of house rules.
type Preset struct {
	ID    string
	House House
}

// Presets are the readings of the rules that can be chosen at once (10).
var Presets = []Preset{
	{"source", 0},
	{"publisher", publisher},
	{"engine", publisher&^(PrincessMay|FairyFollower) | FairyPaysEach},
	{"first", SmallCity2 | UnplaceableDiscard | FarmersFirst},
}

const publisher = UnplaceableDiscard | OrphansReturn | PrincessMay | PrincessFollowers | PrincessBigAny |
	FairyFollower | FairyFollowers | FairyAfterVolcano

// Modules are the modules of a preset that can be used with these expansions.
func (p Preset) Modules(expansions []string) (ids []string) {
	for _, h := range houseModules {
		if p.House&h.house != 0 && all(h.needs, expansions) {
			ids = append(ids, h.id)
		}
	}
	return ids
}

func all(needs, have []string) bool {
	for _, n := range needs {
		found := false
		for _, h := range have {
			found = found || h == n
		}
		if !found {
			return false
		}
	}
	return true
}

// presets are Presets as the set-up shows them.
func presets() (list []rules.Preset) {
	var all []string
	for _, x := range expansions {
		all = append(all, x.id)
	}
	for _, p := range Presets {
		list = append(list, rules.Preset{ID: p.ID, Modules: p.Modules(all)})
	}
	return list
}

// modules are the expansions, then the house rules, then who begins.
func modules() (list []rules.Module) {
	for _, x := range expansions {
		list = append(list, rules.Module{ID: x.id})
	}
	for _, h := range houseModules {
		list = append(list, rules.Module{ID: h.id, Kind: rules.HouseRule, Needs: h.needs, Clashes: h.clashes})
	}
	return append(list, rules.FirstSeats(MaxSeats)...)
}
