package box

import "slices"

// BaseOccupations are the occupations of the base game.
var BaseOccupations = [...]HandCard{
	{ID: "A086", Play: all(Part{Op: OneOf, Options: []Swap{{Get: Stock{Wood: 1}}, {Get: Stock{Grain: 1}}}}),
		Room: Room{PerRoom: true}},
	{ID: "A087"},
	{ID: "A088"},
	{ID: "A090", Joins: true, Hooks: []Hook{{On: RoundStart, If: AtLeast(int(StoneHouse), CountMaterial),
		Do: all(Part{Op: Plow, Pay: Stock{Food: 1}, Optional: true})}}},
	{ID: "A092"},
	{ID: "A098", Score: []Amount{{Of: CountUnfenced}}},
	{ID: "A102", Swaps: []Swap{{Pay: Stock{Food: 1}}}, Uses: 8,
		Stack: []Good{Wood, Grain, Reed, Stone, Vegetable, Clay, Reed, Vegetable}},
	{ID: "A108", Hooks: []Hook{{On: AfterUse, At: woodSpaces,
		Do: may(Part{Op: Leave, Pay: Stock{Wood: 1}}, Part{Op: Gain, Get: Stock{Food: 2}})}}},
	{ID: "A110", Hooks: []Hook{
		{On: BuiltRooms, If: Exactly(int(ClayHouse), CountMaterial), Do: gain(Stock{Food: 3})},
		{On: Renovated, Of: 1 << ClayHouse, Do: gain(Stock{Food: 3})},
	}},
	{ID: "A111", Hooks: []Hook{{On: BuiltRooms,
		Do: may(Part{Op: Later, Get: Stock{Food: 1}, In: []int8{1, 2, 3, 4}})}}},
	{ID: "A112", Play: gain(Stock{Grain: 1}), Hooks: []Hook{
		{On: FieldPhase, Do: all(Part{Op: Reap, Optional: true})}}},
	{ID: "A114", Hooks: []Hook{
		{On: BeforeUse, At: At("day_laborer"), If: AtMost(5, CountRound), Do: gain(Stock{Grain: 1})},
		{On: BeforeUse, At: At("day_laborer"), If: AtLeast(6, CountRound), Do: all(grainOrVegetable)},
	}},
	{ID: "A116", Hooks: []Hook{{On: BeforeUse, At: woodSpaces, Do: gain(Stock{Wood: 1})}}},
	{ID: "A119", Hooks: []Hook{{On: TurnEnd, At: At("farmland", "grain_seeds", "grain_utilization", "cultivation"),
		Do: gain(Stock{Wood: 1})}}},
	{ID: "A120", Once: AtLeast(int(ClayHouse), CountMaterial), Then: later(Stock{Clay: 2}, 1, 2, 3, 4, 5)},
	{ID: "A123", Price: []Price{{Of: ForRooms | ForRenovations, From: []Stock{{Clay: 2}, {Stone: 2}},
		To: Stock{Wood: 1}}}},
	{ID: "A125", Play: all(Part{Op: Gain, Get: Stock{Clay: 3, Reed: 2, Stone: 2}, If: []Need{
		{CountMaterial, int(ClayHouse), int(ClayHouse)}, {CountRooms, 2, 2}}})},
	{ID: "A133", Seats: 3, Score: []Amount{{Of: CountBoasted, Steps: []int8{0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9}}}},
	{ID: "A138", Seats: 3, Hooks: use(may(Part{Op: Pay, Pay: Stock{Wood: 1}}, Part{Op: Gain, Get: Stock{Reed: 1}},
		Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountPeople}}), "fishing")},
	{ID: "A143", Seats: 3, Price: []Price{{Of: ForRooms | ForRenovations | improvements, Less: Stock{Stone: 1}}}},
	{ID: "A147", Seats: 3, Hooks: slices.Concat(
		use(buy(Stock{Food: 1}, Stock{Sheep: 1}), "sheep_market"),
		use(buy(Stock{Food: 1}, Stock{Boar: 1}), "pig_market"),
		use(buy(Stock{Food: 1}, Stock{Cattle: 1}), "cattle_market"),
	)},
	{ID: "A155", Seats: 4, Hooks: use(gain(Stock{Wood: 1, Grain: 1}), travelingPlayers...)},
	{ID: "A160", Seats: 4, Hooks: []Hook{{On: BeforeUse, Whose: Others, At: At(travelingPlayers...), Do: all(
		Part{Op: Gain, Get: Stock{Food: 1, Wood: 1}},
		Part{Op: OneOf, Options: []Swap{{Stock{Food: 2}, Stock{Vegetable: 1}}}, Optional: true},
	)}}},
	{ID: "A165", Seats: 4, Play: gain(Stock{Boar: 1}), Hooks: []Hook{
		{On: RoundEnd, If: Exactly(12, CountRound), Do: may(Part{Op: Breed, Get: Stock{Boar: 1}})}}},

	{ID: "B087", Hooks: use(Effect{May: true, Either: true, One: true, Parts: []Part{
		{Op: BuildRooms, Most: 1}, {Op: Renovate}}}, "day_laborer")},
	{ID: "B089", Joins: true, Play: gain(Stock{Wood: 1}), Hooks: []Hook{
		{On: RoundStart, If: AtLeast(int(StoneHouse), CountMaterial),
			Do: all(Part{Op: BuildStables, Price: 1, Most: 1, Optional: true})}}},
	{ID: "B091", Hooks: use(all(Part{Op: Plow, Optional: true}), "day_laborer")},
	{ID: "B095", Price: []Price{{Of: ForMajors, Less: Stock{Stone: 1}, MoreRooms: true}}},
	{ID: "B097", Hooks: []Hook{{On: RoundStart, If: AtLeast(int(StoneHouse), CountMaterial),
		Do: Effect{May: true, Either: true, One: true, Parts: []Part{
			{Op: PlayOccupation, Price: 1}, {Op: Improve, Minor: true}}}}}},
	{ID: "B098", Score: []Amount{{Of: CountRoomy}}},
	{ID: "B099", Notes: true, Score: []Amount{{Of: CountLaterOccupations}}},
	{ID: "B102", Play: all(
		Part{Op: Gain, Get: Stock{Grain: 2}, If: Exactly(1, CountSeats)},
		Part{Op: Gain, Get: Stock{Clay: 3}, If: Exactly(2, CountSeats)},
		Part{Op: Gain, Get: Stock{Reed: 2}, If: Exactly(3, CountSeats)},
		Part{Op: Gain, Get: Stock{Sheep: 2}, If: AtLeast(4, CountSeats)},
	)},
	{ID: "B104", Swaps: []Swap{{Stock{Sheep: 1}, Stock{Boar: 1}}, {Stock{Sheep: 1}, Stock{Vegetable: 1}},
		{Stock{Sheep: 1}, Stock{Stone: 1}}}},
	{ID: "B107", Once: AtLeast(int(StoneHouse), CountMaterial),
		Then: later(Stock{Food: 3}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)},
	{ID: "B108", Hooks: []Hook{{On: BeforeUse, At: woodSpaces, Do: all(Part{Op: Bake, Optional: true})}}},
	{ID: "B109", Hooks: []Hook{{On: BeforeOccupation, Do: may(Part{Op: Pay, Pay: Stock{Wood: 1}},
		Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountOccupations}})}}},
	{ID: "B114", Hooks: []Hook{{On: RoundStart, If: []Need{{CountRooms, 3, NoLimit}, {CountPeople, 2, 2}},
		Do: all(Part{Op: Gain, Get: Stock{Food: 1}}, grainOrVegetable)}}},
	{ID: "B118", Hooks: []Hook{{On: RoundStart, If: Exactly(2, CountRooms), Do: gain(Stock{Wood: 1})}}},
	{ID: "B121", Hooks: []Hook{
		{On: BeforeUse, At: At("forest", "reed_bank"), Do: gain(Stock{Clay: 1})},
		{On: BeforeUse, At: At("clay_pit"), If: AtLeast(3, CountSeats), Do: gain(Stock{Clay: 1})},
	}},
	{ID: "B123", Play: may(Part{Op: Pay, Pay: Stock{Food: 1}},
		Part{Op: Gain, Get: Stock{Stone: 1}, By: Amount{Of: CountRooms}})},
	{ID: "B126", Price: []Price{{Of: ForRooms, House: 3, Reed: 2}}},
	{ID: "B136", Seats: 3, Everyone: true, Score: []Amount{{Of: CountMostRooms, Steps: []int8{0, 3}}},
		Play: all(Part{Op: Gain, Get: Stock{Wood: 1},
			By: Amount{Of: CountRoundsLeft, Steps: []int8{0, 1, 1, 2, 2, 2, 3, 3, 3, 4}}})},
	{ID: "B142", Seats: 3, Hooks: use(gain(Stock{Vegetable: 1}), "grain_seeds")},
	{ID: "B145", Seats: 3, Price: []Price{{Of: ForRooms | ForRenovations, AllReed: true, To: Stock{Wood: 1}}}},
	{ID: "B156", Seats: 4, Hooks: use(all(
		Part{Op: OneOf, Options: []Swap{{Get: Stock{Clay: 1}}, {Get: Stock{Grain: 1}}}}),
		"resource_market_4", "resource_market_56")},
	{ID: "B163", Seats: 4, Once: AtLeast(1, CountFewRooms), Then: gain(Stock{Wood: 3, Clay: 2, Reed: 1, Stone: 1})},
	{ID: "B164", Seats: 4, Play: later(Stock{Sheep: 1}, 2, 5, 8, 10)},
	{ID: "B166", Seats: 4, Hooks: use(buy(Stock{Food: 1}, Stock{Cattle: 1}), "grain_seeds")},
}

var (
	grainOrVegetable = Part{Op: OneOf, Options: []Swap{{Get: Stock{Grain: 1}}, {Get: Stock{Vegetable: 1}}}}
	travelingPlayers = []string{"traveling_players_4", "traveling_players_56"}
)
