package box

import (
	"math/bits"
	"slices"
)

// A Space is the number of an action space: its row of Spaces.
type Space int8

// NoSpace is none.
const NoSpace Space = -1

// MaxSpaces is how many rows Spaces may have, so that a Spaces set is one word.
const MaxSpaces = 64

// A SpaceSet is a set of action spaces: bit s is Space s.
type SpaceSet uint64

// Has says whether s is in the set.
func (m SpaceSet) Has(s Space) bool { return m>>s&1 != 0 }

// Pop takes the first space out of a set, which must not be empty.
func (m *SpaceSet) Pop() Space {
	s := Space(bits.TrailingZeros64(uint64(*m)))
	*m &= *m - 1
	return s
}

// An ActionSpace is a space that a person can be placed on (8).
type ActionSpace struct {
	ID    string
	Seats Counts // with how many players it can be in play
	Stage int8   // of its stage card, 1 to 6; 0 for those of the board
	Tile  Tile   // the tile it is printed on
	Adds  Good   // what comes on it each round
	N     int8   // how many; 0 if it does not accumulate
	Solo  int8   // how many in a solo game, if not N
	Moor  bool   // only with Farmers of the Moor
	Link  string // the space that is blocked while this one is used
	Effect
}

// A Tile is what a space is printed on.
type Tile int8

// What spaces are printed on.
const (
	OnBoard Tile = iota
	SideJob      // the tile for games without hand cards
	Extra        // the tile that may be added with 2, 3 or 4 players; one person a round on all of it
)

// Counts is a set of numbers of players: bit n is n players.
type Counts uint8

// Of says whether n is one of them.
func (c Counts) Of(n int) bool { return c>>n&1 != 0 }

const (
	allCounts Counts = 0b1111110
	three     Counts = 1 << 3
	four      Counts = 1 << 4
	fiveSix   Counts = 1<<5 | 1<<6
	six       Counts = 1 << 6
)

// Spaces are all action spaces, those of the board in its order, then stage
// cards and tiles.
var Spaces = [...]ActionSpace{
	{ID: "farm_expansion", Seats: allCounts, Effect: either(
		Part{Op: BuildRooms},
		Part{Op: BuildStables, Price: 2},
	)},
	{ID: "meeting_place", Seats: allCounts, Adds: Food, N: 1, Effect: all(
		Part{Op: TakeFirst},
		Part{Op: Collect},
		Part{Op: Improve, Minor: true, Optional: true, If: Exactly(1, CountPlain)},
	)},
	{ID: "grain_seeds", Seats: allCounts, Effect: gain(Stock{Grain: 1})},
	{ID: "farmland", Seats: allCounts, Effect: all(Part{Op: Plow})},
	{ID: "lessons", Seats: allCounts, Effect: lessons(1, 0)},
	{ID: "day_laborer", Seats: allCounts, Effect: gain(Stock{Food: 2})},
	{ID: "forest", Seats: allCounts, Adds: Wood, N: 3, Solo: 2, Effect: collect},
	{ID: "clay_pit", Seats: allCounts, Adds: Clay, N: 1, Effect: collect},
	{ID: "reed_bank", Seats: allCounts, Adds: Reed, N: 1, Effect: collect},
	{ID: "fishing", Seats: allCounts, Adds: Food, N: 1, Effect: collect},

	{ID: "grove_3", Seats: three, Adds: Wood, N: 2, Effect: collect},
	{ID: "resource_market_3", Seats: three, Effect: all(
		Part{Op: OneOf, Options: []Swap{{Get: Stock{Reed: 1}}, {Get: Stock{Stone: 1}}}},
		Part{Op: Gain, Get: Stock{Food: 1}},
	)},
	{ID: "hollow_3", Seats: three, Adds: Clay, N: 1, Effect: collect},
	{ID: "lessons_3", Seats: three, Effect: lessons(2)},

	{ID: "copse_4", Seats: four, Adds: Wood, N: 1, Effect: collect},
	{ID: "grove_4", Seats: four, Adds: Wood, N: 2, Effect: collect},
	{ID: "resource_market_4", Seats: four, Effect: gain(Stock{Reed: 1, Stone: 1, Food: 1})},
	{ID: "hollow_4", Seats: four, Adds: Clay, N: 2, Effect: collect},
	{ID: "lessons_4", Seats: four, Effect: lessons(2, 1, 1)},
	{ID: "traveling_players_4", Seats: four, Adds: Food, N: 1, Effect: collect},

	{ID: "lessons_56a", Seats: fiveSix, Link: "copse_56", Effect: lessons(2)},
	{ID: "copse_56", Seats: fiveSix, Link: "lessons_56a", Adds: Wood, N: 1, Effect: collect},
	{ID: "house_building_56", Seats: fiveSix, Link: "traveling_players_56", Effect: all(Part{Op: BuildRooms})},
	{ID: "traveling_players_56", Seats: fiveSix, Link: "house_building_56", Adds: Food, N: 1, Effect: collect},
	{ID: "lessons_56b", Seats: fiveSix, Link: "modest_wish_56", Effect: lessons(2, 1, 1)},
	{ID: "modest_wish_56", Seats: fiveSix, Link: "lessons_56b", Effect: modestWish},
	{ID: "riverbank_forest_56", Seats: fiveSix, Adds: Wood, N: 1, Effect: all(
		Part{Op: Collect},
		Part{Op: Gain, Get: Stock{Reed: 1}},
	)},
	{ID: "grove_56", Seats: fiveSix, Adds: Wood, N: 2, Effect: collect},
	{ID: "hollow_56", Seats: fiveSix, Adds: Clay, N: 3, Effect: collect},
	{ID: "resource_market_56", Seats: fiveSix, Effect: gain(Stock{Reed: 1, Stone: 1, Wood: 1})},
	{ID: "animal_market_56", Seats: fiveSix, Effect: animalMarket},

	{ID: "farm_supplies_6", Seats: six, Effect: either(
		Part{Op: OneOf, Options: []Swap{{Pay: Stock{Food: 1}, Get: Stock{Grain: 1}}}},
		Part{Op: Plow, Pay: Stock{Food: 1}},
	)},
	{ID: "building_supplies_6", Seats: six, Effect: all(
		Part{Op: Gain, Get: Stock{Food: 1}},
		Part{Op: OneOf, Options: []Swap{{Get: Stock{Reed: 1}}, {Get: Stock{Stone: 1}}}},
		Part{Op: OneOf, Options: []Swap{{Get: Stock{Wood: 1}}, {Get: Stock{Clay: 1}}}},
	)},
	{ID: "corral_6", Seats: six, Effect: all(Part{Op: MissingAnimal})},
	{ID: "side_job_6", Seats: six, Effect: sideJob},
	{ID: "improvement_6", Seats: six, Effect: all(Part{Op: Improve, Minor: true, MajorFrom: 5})},

	{ID: "major_improvement", Seats: allCounts, Stage: 1, Effect: all(majorOrMinor)},
	{ID: "fencing", Seats: allCounts, Stage: 1, Effect: all(Part{Op: BuildFences})},
	{ID: "grain_utilization", Seats: allCounts, Stage: 1, Effect: either(Part{Op: Sow}, Part{Op: Bake})},
	{ID: "sheep_market", Seats: allCounts, Stage: 1, Adds: Sheep, N: 1, Effect: collect},
	{ID: "basic_wish_for_children", Seats: allCounts, Stage: 2, Effect: all(
		Part{Op: Grow, NeedsRoom: true},
		Part{Op: Improve, Minor: true, Optional: true},
	)},
	{ID: "house_redevelopment", Seats: allCounts, Stage: 2, Effect: all(
		Part{Op: Renovate},
		Part{Op: Improve, MajorFrom: 1, Minor: true, Optional: true},
	)},
	{ID: "western_quarry", Seats: allCounts, Stage: 2, Adds: Stone, N: 1, Effect: collect},
	{ID: "vegetable_seeds", Seats: allCounts, Stage: 3, Effect: gain(Stock{Vegetable: 1})},
	{ID: "pig_market", Seats: allCounts, Stage: 3, Adds: Boar, N: 1, Effect: collect},
	{ID: "cattle_market", Seats: allCounts, Stage: 4, Adds: Cattle, N: 1, Effect: collect},
	{ID: "eastern_quarry", Seats: allCounts, Stage: 4, Adds: Stone, N: 1, Effect: collect},
	{ID: "urgent_wish_for_children", Seats: allCounts, Stage: 5, Effect: all(Part{Op: Grow})},
	{ID: "cultivation", Seats: allCounts, Stage: 5, Effect: either(Part{Op: Plow}, Part{Op: Sow})},
	{ID: "farm_redevelopment", Seats: allCounts, Stage: 6, Effect: all(
		Part{Op: Renovate},
		Part{Op: BuildFences, Optional: true},
	)},

	{ID: "infirmary", Seats: allCounts, Moor: true, Effect: gain(Stock{Food: 1})},
	{ID: "resource_market_12", Seats: 1<<1 | 1<<2, Moor: true, Effect: gain(Stock{Food: 1, Stone: 1})},

	{ID: "side_job_tile", Seats: 1<<2 | 1<<3 | 1<<4 | 1<<5, Tile: SideJob, Effect: sideJob},
	{ID: "tile2_copse", Seats: 1 << 2, Tile: Extra, Adds: Wood, N: 1, Effect: collect},
	{ID: "tile2_resource_market", Seats: 1 << 2, Tile: Extra, Effect: gain(Stock{Stone: 1, Food: 1})},
	{ID: "tile2_animal_market", Seats: 1 << 2, Tile: Extra, Effect: animalMarket},
	{ID: "tile2_modest_wish", Seats: 1 << 2, Tile: Extra, Effect: modestWish},
	{ID: "tile34_animal_market", Seats: three | four, Tile: Extra, Effect: animalMarket},
	{ID: "tile34_modest_wish", Seats: three | four, Tile: Extra, Effect: modestWish},
}

var (
	collect      = all(Part{Op: Collect})
	modestWish   = all(Part{Op: Grow, NeedsRoom: true, From: 5})
	sideJob      = either(Part{Op: BuildStables, Price: 1, Most: 1}, Part{Op: Bake})
	majorOrMinor = Part{Op: Improve, MajorFrom: 1, Minor: true}
	animalMarket = all(Part{Op: OneOf, Options: []Swap{
		{Get: Stock{Sheep: 1, Food: 1}},
		{Get: Stock{Boar: 1}},
		{Pay: Stock{Food: 1}, Get: Stock{Cattle: 1}},
	}})
)

func gain(g Stock) Effect { return all(Part{Op: Gain, Get: g}) }

// lessons is an occupation for food: the prices of the first ones, then of all
// others.
func lessons(then int8, first ...int8) Effect {
	return all(Part{Op: PlayOccupation, Price: then, First: first})
}

// FindSpace is the space of that name, or NoSpace.
func FindSpace(id string) Space {
	return Space(slices.IndexFunc(Spaces[:], func(s ActionSpace) bool { return s.ID == id }))
}

// Sets of spaces that are asked about in every position.
var (
	Accumulates = spacesThat(func(a *ActionSpace) bool { return a.N > 0 })

	// Stored are usable while anything lies there.
	Stored = spacesThat(func(a *ActionSpace) bool { return a.Parts[0].Op == Collect && len(a.Parts) == 1 })

	// Conditional are usable if their effect can be carried out.
	Conditional = spacesThat(func(a *ActionSpace) bool {
		first := a.Parts[0].Op
		return first != Collect && first != Gain && first != TakeFirst
	})

	// Stages are the spaces of the stage cards.
	Stages = func() (sets [7]SpaceSet) {
		for stage := range sets[1:] {
			sets[stage+1] = spacesThat(func(a *ActionSpace) bool { return int(a.Stage) == stage+1 })
		}
		return sets
	}()
)

// Spaces that a rule asks for by name: Infirmary holds any number of people, and MajorCard is
// turned up first with Farmers of the Moor.
var (
	Infirmary = FindSpace("infirmary")
	MajorCard = FindSpace("major_improvement")

	MeetingPlace = FindSpace("meeting_place")
)

func spacesThat(are func(*ActionSpace) bool) (set SpaceSet) {
	for i := range Spaces {
		if are(&Spaces[i]) {
			set |= 1 << i
		}
	}
	return set
}

// At is a set of spaces.
func At(ids ...string) (set SpaceSet) {
	for _, id := range ids {
		s := FindSpace(id)
		if s == NoSpace {
			panic("agricola: there is no space " + id)
		}
		set |= 1 << s
	}
	return set
}

// AnySpace are all spaces.
const AnySpace = ^SpaceSet(0)

// woodSpaces are the accumulation spaces with wood.
var woodSpaces = spacesThat(func(a *ActionSpace) bool { return a.N > 0 && a.Adds == Wood })

// Cards says whether a space lets occupations be played, and minor improvements.
func (sp Space) Cards() (occupations, minors bool) {
	for i := range Spaces[sp].Parts {
		part := &Spaces[sp].Parts[i]
		occupations = occupations || part.Op == PlayOccupation
		minors = minors || part.Op == Improve && part.Minor
	}
	return occupations, minors
}

// AnimalMarkets are the spaces of which one must be among two people in a row.
var AnimalMarkets = SpaceSet(1<<FindSpace("sheep_market") | 1<<FindSpace("pig_market") |
	1<<FindSpace("cattle_market"))

// Wishes are the spaces on which families grow.
var Wishes = spacesThat(func(a *ActionSpace) bool { return a.Parts[0].Op == Grow })

// Rounds is how many rounds a game has.
const Rounds = 14
