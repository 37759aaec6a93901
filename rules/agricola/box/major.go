package box

import (
	"math/bits"
	"slices"
)

// A Major is the number of a major improvement: its row of Majors.
type Major int8

// A MajorSet is a set of major improvements: bit m is Major m.
//
// The bits above are minor improvements that cook: Grill and Butchery.
type MajorSet uint64

// String is the improvement as notation writes it; cards that cook have numbers
// above those of the majors.
func (m Major) String() string {
	switch MajorSet(1) << m {
	case Grill:
		return Cards[GrillCard].ID
	case Butchery:
		return Cards[ButcheryCard].ID
	}
	return Majors[m].ID
}

// Has says whether m is in the set.
func (s MajorSet) Has(m Major) bool { return s>>m&1 != 0 }

// First is the first major of a set, which must not be empty.
func (s MajorSet) First() Major { return Major(bits.TrailingZeros64(uint64(s))) }

// Size is how many majors s has.
func (s MajorSet) Size() int { return bits.OnesCount64(uint64(s)) }

// Pop takes the first major out of a set, which must not be empty.
func (s *MajorSet) Pop() Major {
	m := Major(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return m
}

// A MajorImprovement is a card of the supply board (9).
type MajorImprovement struct {
	ID     string
	Family string
	Copy   bool // of the six-player extension; it lies under the card it is like
	Under  string
	Cost   Stock
	Points int8
	// Cook is the food that a vegetable or animal brings at any time.
	Cook Stock
	// Bake is the food of a grain in a bake action, for BakeMost grain (0: any).
	Bake, BakeMost int8
	FreeBake       bool  // a bake action when it is built
	Get            Stock // what comes when it is built
	Moor           bool  // only with Farmers of the Moor
	// Museum is what it costs less for whoever has the museum.
	Museum Stock
	Trades []Trade // exchanges at any time
	Food   [2]int8 // so much food on each of so many coming rounds
	// Craft turns one Good into CraftFood once a harvest; of what is left at the
	// end, Bonus are the amounts for 1, 2 and 3 points.
	Craft     bool
	Good      Good
	CraftFood int8
	Bonus     [3]int8
}

var (
	fireplaceCook = Stock{Vegetable: 2, Sheep: 2, Boar: 2, Cattle: 3}
	hearthCook    = Stock{Vegetable: 3, Sheep: 2, Boar: 3, Cattle: 4}
	slaughterCook = Stock{Sheep: 1, Boar: 1, Cattle: 2, Horse: 2}
	cookhouseCook = Stock{Vegetable: 3, Sheep: 2, Boar: 3, Cattle: 4, Horse: 2}
)

// A Trade is one of a good for one of another.
type Trade struct{ From, To Good }

// Majors are all major improvements, in the order of the supply board; the
// copies of the six-player extension follow.
var Majors = filled([majorCount]MajorImprovement{
	{ID: "fireplace_2", Family: fireplace, Cost: Stock{Clay: 2}, Points: 1, Cook: fireplaceCook, Bake: 2},
	{ID: "fireplace_3", Family: fireplace, Cost: Stock{Clay: 3}, Points: 1, Cook: fireplaceCook, Bake: 2},
	{ID: "cooking_hearth_4", Family: Hearth, Cost: Stock{Clay: 4}, Points: 1, Cook: hearthCook, Bake: 3},
	{ID: "cooking_hearth_5", Family: Hearth, Cost: Stock{Clay: 5}, Points: 1, Cook: hearthCook, Bake: 3},
	{ID: "well", Family: "well", Museum: Stock{Stone: 1},
		Cost: Stock{Wood: 1, Stone: 3}, Points: 4, Food: [2]int8{1, 5}},
	{ID: "clay_oven", Family: "oven", Museum: Stock{Clay: 1},
		Cost: Stock{Clay: 3, Stone: 1}, Points: 2, Bake: 5, BakeMost: 1,
		FreeBake: true},
	{ID: "stone_oven", Family: "oven", Museum: Stock{Stone: 1},
		Cost: Stock{Clay: 1, Stone: 3}, Points: 3, Bake: 4, BakeMost: 2,
		FreeBake: true},
	{ID: "joinery", Family: "craft", Museum: Stock{Wood: 1},
		Cost: Stock{Wood: 2, Stone: 2}, Points: 2,
		Craft: true, Good: Wood, CraftFood: 2, Bonus: [3]int8{3, 5, 7}},
	{ID: "pottery", Family: "craft", Museum: Stock{Clay: 1},
		Cost: Stock{Clay: 2, Stone: 2}, Points: 2,
		Craft: true, Good: Clay, CraftFood: 2, Bonus: [3]int8{3, 5, 7}},
	{ID: "basketmakers_workshop", Family: "craft", Museum: Stock{Reed: 1},
		Cost: Stock{Reed: 2, Stone: 2}, Points: 2,
		Craft: true, Good: Reed, CraftFood: 3, Bonus: [3]int8{2, 4, 5}},

	{ID: "fireplace_4", Copy: true, Under: "fireplace_3", Cost: Stock{Clay: 4}},
	{ID: "cooking_hearth_6", Copy: true, Under: "cooking_hearth_5", Cost: Stock{Clay: 6}},
	{ID: "well_2", Copy: true, Under: "well", Cost: Stock{Stone: 3, Clay: 1}},
	{ID: "clay_oven_2", Copy: true, Under: "clay_oven", Cost: Stock{Clay: 4, Stone: 1}},
	{ID: "stone_oven_2", Copy: true, Under: "stone_oven", Cost: Stock{Clay: 2, Stone: 3}},
	{ID: "joinery_2", Copy: true, Under: "joinery", Cost: Stock{Wood: 2, Stone: 3}},
	{ID: "pottery_2", Copy: true, Under: "pottery", Cost: Stock{Clay: 2, Stone: 3}},
	{ID: "basketmakers_workshop_2", Copy: true, Under: "basketmakers_workshop", Cost: Stock{Reed: 2, Stone: 3}},

	{ID: "horse_slaughterhouse_1", Moor: true, Family: Slaughterhouse, Under: "fireplace_2",
		Cost: Stock{Clay: 1, Stone: 1}, Points: 2, Cook: slaughterCook},
	{ID: "horse_slaughterhouse_2", Moor: true, Family: Slaughterhouse, Under: "fireplace_3",
		Cost: Stock{Clay: 1, Stone: 1}, Points: 2, Cook: slaughterCook},
	{ID: "cookhouse_1", Moor: true, Family: Cookhouse, Under: "cooking_hearth_4", Cost: Stock{Clay: 6}, Points: 2,
		Cook: cookhouseCook, Bake: 3},
	{ID: "cookhouse_2", Moor: true, Family: Cookhouse, Under: "cooking_hearth_5", Cost: Stock{Clay: 6}, Points: 2,
		Cook: cookhouseCook, Bake: 3},
	{ID: "village_church", Moor: true, Under: "well", Cost: Stock{Wood: 2, Stone: 4}, Points: 4,
		Get: Stock{Food: 2}},
	{ID: "heating_oven", Moor: true, Under: "clay_oven", Cost: Stock{Clay: 1, Stone: 1}, Points: 1,
		Get: Stock{Fuel: 2}},
	{ID: "tiled_oven", Moor: true, Under: "stone_oven", Cost: Stock{Clay: 2, Stone: 1}, Points: 1},
	{ID: "furniture_stall", Moor: true, Under: "joinery", Cost: Stock{Wood: 1, Stone: 1}, Points: 2,
		Trades: []Trade{{Wood, Clay}}},
	{ID: "ceramics_stall", Moor: true, Under: "pottery", Cost: Stock{Clay: 1, Stone: 1}, Points: 2,
		Trades: []Trade{{Clay, Wood}}},
	{ID: "basket_stall", Moor: true, Under: "basketmakers_workshop", Cost: Stock{Reed: 1, Stone: 1}, Points: 2,
		Trades: []Trade{{Reed, Wood}, {Reed, Clay}, {Reed, Stone}}},
	{ID: "peat_charcoal_kiln", Moor: true, Cost: Stock{Stone: 1}, Points: 1},
	{ID: "foresters_lodge", Moor: true, Cost: Stock{Wood: 1, Clay: 2}, Points: 1, Museum: Stock{Clay: 1}},
	{ID: "museum_of_the_moors", Moor: true, Under: "peat_charcoal_kiln", Cost: Stock{Clay: 1, Reed: 1, Stone: 1},
		Points: 3},
	{ID: "riding_stables", Moor: true, Under: "foresters_lodge", Cost: Stock{Wood: 2, Clay: 1, Reed: 1}, Points: 3},
})

const (
	majorCount = 32

	fireplace      = "fireplace"
	Hearth         = "hearth"
	Slaughterhouse = "slaughterhouse"
	Cookhouse      = "cookhouse"
)

// FindMajor is the improvement of that name, or -1.
func FindMajor(id string) Major {
	return Major(slices.IndexFunc(Majors[:], func(m MajorImprovement) bool { return m.ID == id }))
}

// Sets of majors that are asked about in every position.
var (
	Fireplaces = majorsThat(func(m *MajorImprovement) bool { return m.Family == fireplace })
	Hearths    = majorsThat(func(m *MajorImprovement) bool { return m.Family == Hearth })
	Bakers     = majorsThat(func(m *MajorImprovement) bool { return m.Bake > 0 })
	Crafts     = majorsThat(func(m *MajorImprovement) bool { return m.Craft })
	Copies     = majorsThat(func(m *MajorImprovement) bool { return m.Copy })
	OfMoor     = majorsThat(func(m *MajorImprovement) bool { return m.Moor })
	Cookhouses = majorsThat(func(m *MajorImprovement) bool { return m.Family == Cookhouse })
	Slaughters = majorsThat(func(m *MajorImprovement) bool { return m.Family == Slaughterhouse })
	Traders    = majorsThat(func(m *MajorImprovement) bool { return m.Trades != nil })

	Churches     = majorNamed("village_church")
	HeatingOvens = majorNamed("heating_oven")
	TiledOvens   = majorNamed("tiled_oven")
	Kilns        = majorNamed("peat_charcoal_kiln")
	Lodges       = majorNamed("foresters_lodge")
	Museums      = majorNamed("museum_of_the_moors")
	Ridings      = majorNamed("riding_stables")
)

func majorNamed(id string) MajorSet { return 1 << FindMajor(id) }

func majorsThat(are func(*MajorImprovement) bool) (set MajorSet) {
	for i := range Majors {
		if are(&Majors[i]) {
			set |= 1 << i
		}
	}
	return set
}

// Above are the majors that cover each in its stack.
var Above = func() (cover [len(Majors)]MajorSet) {
	for i := range Majors {
		if u := Majors[i].Under; u != "" {
			cover[i] = 1 << FindMajor(u)
		}
	}
	return cover
}()

// filled gives the copies what they have of the card they are like: all but the
// price.
func filled(list [majorCount]MajorImprovement) [majorCount]MajorImprovement {
	for i := range list {
		c := &list[i]
		for _, m := range list {
			if c.Copy && m.ID == c.Under {
				m.ID, m.Copy, m.Under, m.Cost = c.ID, true, c.Under, c.Cost
				*c = m
			}
		}
	}
	return list
}

// AnyMajor are all majors.
const AnyMajor = ^MajorSet(0)

// Minor improvements that cook are bits of a MajorSet above the majors, so that
// what cooks is looked up in one place.
const (
	Grill    MajorSet = 1 << (majorCount + iota) // bakes as well
	Butchery                                     // for animals
	Recipe                                       // horses on fireplaces and hearths
)
