package box

import "slices"

// MoorMinors are the minor improvements of Farmers of the Moor.
var MoorMinors = [...]HandCard{
	{ID: "M015", Passes: true, Play: all(Part{Op: Gain, Get: Stock{Fuel: 1}},
		Part{Op: Turn, Ground: FieldTile, Most: 1, Optional: true})},
	{ID: "M016", Needs: AtMost(3, CountForests), Passes: true, Play: all(Part{Op: Gain, Get: Stock{Wood: 2}},
		Part{Op: Turn, Ground: MoorTile, Most: 2, Optional: true})},
	{ID: "M017", Needs: AtLeast(3, CountMajors), Passes: true, Play: all(Part{Op: Lay, Ground: ForestTile, Most: 1})},
	{ID: "M018", Needs: AtLeast(2, CountMajors), Passes: true, Play: all(
		Part{Op: Improve, MajorFrom: 1, Only: Crafts, Less: Stock{Stone: 1}, Optional: true})},
	{ID: "M019", Needs: AtLeast(4, CountImprovements), Passes: true, Play: all(Part{Op: Gain, Get: Stock{Fuel: 1},
		By: Amount{Of: CountUnused, Steps: []int8{0, 0, 0, 1, 2, 3, 4, 5}, Exact: true}})},
	{ID: "M020", Needs: AtLeast(1, CountMajors), Passes: true,
		Play: all(Part{Op: Gain, Get: Stock{Fuel: 1}, By: Amount{Of: CountMoors}})},
	{ID: "M021", Cost: Stock{Food: 4}, Passes: true, Play: all(
		Part{Op: Gain, Get: Stock{Fuel: 1}, By: Amount{Of: CountHorses, Steps: []int8{0, 0, 1, 1, 2, 3, 4}}},
		Part{Op: Turn, Ground: NoTile, Get: Stock{Fuel: 2}, N: 1, Optional: true})},
	{ID: "M022", Passes: true, Play: all(Part{Op: Niche})},
	{ID: "M023", Needs: AtLeast(3, CountImprovements), Passes: true, Play: all(
		Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountWoods}},
		Part{Op: Gain, Get: Stock{Fuel: 1}, By: Amount{Of: CountBanks}},
	)},
	{ID: "M024", Cost: Stock{Vegetable: 1}, Passes: true, Play: all(Part{Op: TopUp,
		Get: Stock{Wood: 1, Clay: 1, Reed: 1, Stone: 1, Food: 1, Grain: 1, Fuel: 1}})},
	{ID: "M025", Cost: Stock{Food: 1}, Needs: AtLeast(1, CountLand), Passes: true, Play: all(
		Part{Op: Gain, Get: Stock{Reed: 1}, If: unusedFrom(5)},
		Part{Op: Gain, Get: Stock{Grain: 1}, If: unusedFrom(6)},
		Part{Op: Gain, Get: Stock{Cattle: 1}, If: unusedFrom(7)},
		Part{Op: Gain, Get: Stock{Stone: 1}, If: unusedFrom(8)},
		Part{Op: Gain, Get: Stock{Vegetable: 1}, If: unusedFrom(9)},
		Part{Op: Gain, Get: Stock{Horse: 1}, If: unusedFrom(10)},
	)},
	{ID: "M026", Cost: Stock{Clay: 1}, Passes: true,
		Play: all(Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountOven}})},
	{ID: "M027", Cost: Stock{Clay: 1}, Needs: AtLeast(1, CountForests), Passes: true,
		Play: all(Part{Op: Gain, Get: Stock{Wood: 3}}, Part{Op: Mark})},
	{ID: "M028", Passes: true, Play: all(
		Part{Op: Gain, Get: Stock{Wood: 3}, With: majorNamed("joinery")},
		Part{Op: Gain, Get: Stock{Clay: 3}, With: majorNamed("pottery")},
		Part{Op: Gain, Get: Stock{Reed: 2}, With: majorNamed("basketmakers_workshop")},
	)},
	{ID: "M029", Cost: Stock{Food: 1}, Needs: AtLeast(3, CountMajors), Passes: true,
		Play: all(Part{Op: Gain, Get: Stock{Wood: 1, Clay: 1, Reed: 1, Stone: 1}, With: Crafts})},
	{ID: "M030", Cost: Stock{Food: 1}, Passes: true, Play: buy(Stock{Sheep: 2}, Stock{Cattle: 1, Horse: 1})},
	{ID: "M031", Needs: AtLeast(5, CountAnimals), Passes: true, Play: all(Part{Op: Upgrade, Optional: true})},
	{ID: "M032", Cost: Stock{Fuel: 5, Reed: 2}, Points: 1, Room: Room{People: 1}},
	{ID: "M033", Cost: Stock{Clay: 2}},
	{ID: "M034", Needs: AtLeast(3, CountImprovements)},
	{ID: "M035", Cost: Stock{Stone: 1}},
	{ID: "M036", Needs: AtMost(0, CountMoors), Price: []Price{{Of: ForRooms, WoodRoom: Stock{Wood: 3, Reed: 1}}}},
	{ID: "M037", Cost: Stock{Food: 1}, Hooks: []Hook{{On: BuiltRooms, Least: 2,
		Do: all(Part{Op: BuildStables, Most: 2, Optional: true})}}},
	{ID: "M038", Cost: Stock{Food: 1}, Needs: AtLeast(1, CountPastures), Must: true, Play: all(Part{Op: Enclose})},
	{ID: "M039", Cost: Stock{Wood: 2}, Needs: AtLeast(1, CountPastures), Play: all(Part{Op: Close, Apart: true})},
	{ID: "M040", Needs: AtLeast(2, CountMoors)},
	{ID: "M041", Cost: Stock{Wood: 1}, Points: 1, Needs: AtLeast(8, CountRound), Hooks: []Hook{
		{On: AfterUse, At: At("farmland", "cultivation"), If: AtLeast(1, CountCattle),
			Do: all(Part{Op: Plow, Optional: true})},
		{On: AfterSpecial, Of: SlashBit, If: AtLeast(1, CountCattle), Do: all(Part{Op: Plow, Optional: true})},
	}},
	{ID: "M042", Cost: Stock{Wood: 3}, Points: 2, Needs: AtLeast(2, CountImprovements),
		Play: all(Part{Op: Lay, Ground: MoorTile, Most: 1, Optional: true}),
		Hooks: []Hook{{On: AfterUse, At: At("farmland", "cultivation"),
			Do: all(Part{Op: Turn, Ground: FieldTile, Most: 1, Optional: true})}}},
	{ID: "M043", Cost: Stock{Food: 2}, Needs: AtLeast(2, CountFields),
		Play: all(Part{Op: Plow, Apart: true, Most: 2, Optional: true})},
	{ID: "M044", Needs: AtMost(4, CountRound),
		Play: all(Part{Op: LaterTile, Ground: MoorTile, Rounds: []int8{12}})},
	{ID: "M045", Cost: Stock{Wood: 1}, Needs: AtMost(0, CountImprovements),
		Play: all(Part{Op: LaterTile, Ground: ForestTile, Rounds: []int8{12, 13}})},
	{ID: "M046", Needs: AtLeast(4, CountForests),
		Play: all(Part{Op: Lay, Ground: ForestTile, On: OnForests, Most: 2, Optional: true})},
	{ID: "M047", Cost: Stock{Food: 1}, Needs: AtLeast(3, CountImprovements),
		Play: all(Part{Op: Lay, Ground: ForestTile, On: OnMoors, Optional: true})},
	{ID: "M048", Needs: AtLeast(2, CountMajors),
		Hooks: with(PeatBit, all(Part{Op: LaterTile, Ground: ForestTile, In: []int8{4}}))},
	{ID: "M049", Cost: Stock{Food: 2}, Needs: AtMost(2, CountRound), Play: all(
		Part{Op: LaterTile, Ground: FieldTile, Rounds: []int8{11}},
		Part{Op: LaterTile, Ground: MoorTile, Rounds: []int8{12}},
		Part{Op: LaterTile, Ground: ForestTile, Rounds: []int8{13}})},
	{ID: "M050", Cost: Stock{Clay: 1}, Points: 1, Play: all(Part{Op: Extend})},
	{ID: "M051", Cost: Stock{Stone: 1}, Points: 1, Needs: AtLeast(int(ClayHouse), CountMaterial),
		Play: all(Part{Op: Extend, Moors: true})},
	{ID: "M052", Cost: Stock{Wood: 2, Vegetable: 1}, Needs: AtLeast(4, CountHorses), Play: may(Part{Op: Grow})},
	{ID: "M053", Cost: Stock{Wood: 2}, Points: 1, Play: all(Part{Op: Station})},
	{ID: "M054", Cost: Stock{Wood: 1}, Hooks: []Hook{
		{On: AfterUse, At: At("farmland", "cultivation"), Do: all(Part{Op: TakeSpecial, Optional: true})}}},
	{ID: "M055", Cost: Stock{Wood: 1, Clay: 1}, Points: 1, Needs: AtLeast(2, CountImprovements), Hooks: []Hook{
		{On: BeforeSpecial, Of: PeatBit, OnceARound: true, Do: may(Part{Op: Also, Of: SlashBit})},
		{On: BeforeSpecial, Of: SlashBit, OnceARound: true, Do: may(Part{Op: Also, Of: PeatBit})},
		{On: AfterSpecial, Of: PeatBit, OnceARound: true, Do: may(Part{Op: Also, Of: SlashBit})},
		{On: AfterSpecial, Of: SlashBit, OnceARound: true, Do: may(Part{Op: Also, Of: PeatBit})},
	}},
	{ID: "M056", Needs: AtLeast(1, CountHorses), Play: all(Part{Op: LaterSpecial, In: []int8{4, 7}, Of: PeatBit})},
	{ID: "M057", Needs: AtLeast(2, CountImprovements)},
	{ID: "M058", Needs: AtLeast(2, CountFields), Hooks: []Hook{
		{On: AfterSpecial, Of: PeatBit, Do: all(Part{Op: Sow, Optional: true})}}},
	{ID: "M059", Cost: Stock{Food: 2}, Needs: AtLeast(1, CountMajors), Hooks: []Hook{
		{On: NewField, Do: all(Part{Op: SowOne, Optional: true})}}},
	{ID: "M060", Cost: Stock{Wood: 3}, Needs: AtLeast(1, CountHorses), Hooks: []Hook{
		{On: AfterSpecial, Of: AllSpecials, If: AtLeast(2, CountHorses), Do: all(Part{Op: Sow, Optional: true})}}},
	{ID: "M061", Cost: Stock{Wood: 2}, Points: 1, Needs: AtLeast(2, CountHorses), Hooks: []Hook{
		{On: TookGoods, Took: Stock{Wood: 3, Clay: 3, Reed: 2, Stone: 2}, Do: Effect{May: true, Either: true, One: true,
			Parts: []Part{{Op: BuildRooms}, {Op: Renovate}}}}}},
	{ID: "M062", Cost: Stock{Reed: 1}, Notes: true, NextRound: true, Owning: []string{"tiled_oven"},
		Play: may(Part{Op: MoveUp, Only: TiledOvens}), Hooks: offering(TiledOvens)},
	{ID: "M063", Needs: AtLeast(2, CountMajors), Notes: true, NextRound: true, Owning: []string{"village_church", "M068"},
		Play: may(Part{Op: MoveUp, Only: Churches}), Hooks: offering(Churches)},
	{ID: "M064", Cost: Stock{Stone: 1}, Points: 1, Needs: AtLeast(int(StoneHouse), CountMaterial),
		Play: all(Part{Op: Block, N: 1, Optional: true})},
	{ID: "M065", Cost: Stock{Clay: 1, Stone: 1}, Needs: []Need{{CountFood, 4, NoLimit}, {CountFuel, 4, NoLimit}},
		Play: all(Part{Op: Gain, Get: Stock{Food: 2}},
			Part{Op: Bank, N: 1, By: Amount{Of: CountForests, Steps: []int8{0, 0, 1, 2, 3, 4}}})},
	{ID: "M066", Needs: AtMost(2, CountImprovements), Play: all(Part{Op: Lay, Ground: ForestTile, Most: 1}),
		Score: []Amount{{Of: CountUnused, Steps: []int8{0, 2, -1, -3}}}},
	{ID: "M067", Cost: Stock{Clay: 2, Stone: 1}, Points: 1, Play: gain(Stock{Wood: 1, Reed: 1}),
		Score: []Amount{{Of: CountCrafts}}},
	{ID: "M068", Gives: Churches, Ends: true, Points: 5, Play: gain(Stock{Food: 2}), Hooks: []Hook{
		{On: GoingHome, Do: may(Part{Op: Pay, Pay: Stock{Fuel: 1}}, Part{Op: Bank, N: 1})}}},
	{ID: "M069", Cost: Stock{Food: 1}, Points: 1, Needs: AtLeast(2, CountHorses)},
	{ID: "M070", Points: 1, Needs: AtLeast(int(ClayHouse), CountMaterial),
		Hooks: with(PeatBit, all(Part{Op: Block, N: 1, Optional: true}))},
	{ID: "M071", Points: 1, Needs: AtLeast(1, CountMoors), Everyone: true,
		Owning: []string{"museum_of_the_moors", "M113"}},
	{ID: "M072", Cost: Stock{Stone: 2}, Points: 1, Play: gain(Stock{Fuel: 3}),
		Owning: []string{"clay_oven", "stone_oven", "heating_oven", "tiled_oven", "M085"}},
	{ID: "M073", Cost: Stock{Grain: 1}, Needs: AtMost(0, CountUnused), Score: []Amount{{Of: CountSets}}},
	{ID: "M074", Cost: Stock{Wood: 1, Clay: 2}, Needs: AtMost(4, CountHand), Play: gain(Stock{Food: 2}), Hooks: []Hook{
		{On: HarvestEnd, If: AtLeast(Rounds, CountRound), Do: all(Part{Op: OneOf, N: 1, By: Amount{Of: CountMajors},
			Options: []Swap{{Pay: Stock{Food: 1}}}, Optional: true})}}},
	{ID: "M075", Cost: Stock{Clay: 1, Reed: 1}, Points: 1, Play: all(
		Part{Op: Later, Get: Stock{Wood: 1}, In: []int8{1, 5, 9}},
		Part{Op: Later, Get: Stock{Fuel: 1}, In: []int8{3, 7, 11}})},
	{ID: "M076", Cost: Stock{Wood: 4}, Play: all(
		Part{Op: Later, Get: Stock{Fuel: 1}, In: []int8{1, 3, 5, 7}},
		Part{Op: Later, Get: Stock{Horse: 1}, In: []int8{2, 4, 6}})},
	{ID: "M077", Cost: Stock{Food: 2}, Points: 1, Hooks: with(PeatBit, later(Stock{Fuel: 2}, 3))},
	{ID: "M078", Cost: Stock{Wood: 3}, Points: 1, Needs: AtLeast(2, CountImprovements), Play: all(
		Part{Op: Later, Get: Stock{Fuel: 1}, In: []int8{1, 3, 5, 7, 9, 11, 13}},
		Part{Op: Later, Get: Stock{Food: 1}, In: []int8{2, 4, 6, 8, 10, 12}})},
	{ID: "M079", Cost: Stock{Wood: 1}, Play: all(Part{Op: LaterOneOf, In: []int8{2, 4, 7, 10},
		Options: []Swap{{Get: Stock{Fuel: 3}}, {Get: Stock{Fuel: 4}}, {Get: Stock{Fuel: 5}}, {Get: Stock{Fuel: 6}}}})},
	{ID: "M080", Points: -4, Play: gain(Stock{Wood: 1, Clay: 1, Reed: 1, Stone: 1, Food: 1, Grain: 1, Fuel: 1, Sheep: 1})},
	{ID: "M081", Cost: Stock{Wood: 3, Reed: 2}, Points: 3, Swaps: []Swap{
		{Stock{Fuel: 3}, Stock{Wood: 2}}, {Stock{Fuel: 3}, Stock{Clay: 2}}, {Stock{Fuel: 4}, Stock{Reed: 2}},
		{Stock{Fuel: 4}, Stock{Stone: 2}}, {Stock{Fuel: 2}, Stock{Grain: 1}}, {Stock{Fuel: 3}, Stock{Vegetable: 1}}}},
	{ID: "M082", Cost: Stock{Wood: 1}, Needs: AtLeast(1, CountMajors), Play: gain(Stock{Fuel: 1})},
	{ID: "M083", Cost: Stock{Wood: 1, Clay: 1}, Points: 1, Play: gain(Stock{Fuel: 1}),
		Hooks: slices.Concat(with(hire, gain(Stock{Fuel: 1})), use(gain(Stock{Fuel: 1}), "day_laborer"))},
	{ID: "M084", Needs: AtLeast(1, CountMajors)},
	{ID: "M085", Gives: HeatingOvens, Points: -1},
	{ID: "M086", Cost: Stock{Wood: 2, Clay: 2}, Points: 2, Needs: AtLeast(1, CountSheep), Notes: true},
	{ID: "M087", Cost: Stock{Wood: 2}, Points: 1, Hooks: use(gain(Stock{Fuel: 2}), "fishing")},
	{ID: "M088", Cost: Stock{Wood: 1}, Hooks: []Hook{
		{On: HarvestBegins, If: AtLeast(2, CountMoors), Do: gain(Stock{Fuel: 1})}}},
	{ID: "M089", Cost: Stock{Clay: 2, Stone: 1}, Points: 2, Hooks: []Hook{{On: Grew, Do: all(
		Part{Op: Gain, Get: Stock{Fuel: 1, Food: 1}}, Part{Op: Bank, N: 1})}}},
	{ID: "M090", Cost: Stock{Wood: 1, Clay: 2}, Points: 1, Uses: 3, Fill: Stock{Fuel: 2, Food: 2}},
	{ID: "M091", Cost: Stock{Food: 1}, Needs: AtMost(0, CountImprovements), Hooks: []Hook{
		{On: HarvestEnd, Do: all(Part{Op: OneOf, By: Amount{Of: CountIdle},
			Options: []Swap{{Get: Stock{Fuel: 1}}, {Get: Stock{Food: 1}}}})}}},
	{ID: "M092", Needs: AtLeast(3, CountImprovements)},
	{ID: "M093", Cost: Stock{Wood: 1, Reed: 1}, Price: []Price{{Of: ForMajors, To: Stock{Fuel: 1},
		From: []Stock{{Wood: 1}, {Clay: 1}, {Reed: 1}, {Stone: 1}}}},
		Hooks: []Hook{{On: Received, Do: gain(Stock{Food: 1})}}},
	{ID: "M094", Cost: Stock{Wood: 1, Clay: 1}, Points: 1, Hooks: use(all(Part{Op: Later, Get: Stock{Food: 1},
		In: []int8{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}, By: Amount{Of: CountMoors}}), "infirmary")},
	{ID: "M095", Play: all(Part{Op: Seed, Most: 3})},
	{ID: "M096", Needs: AtLeast(2, CountImprovements)},
	{ID: "M097", Cost: Stock{Wood: 2, Clay: 2}, Points: 1, Hooks: []Hook{
		{On: GoingHome, If: AtMost(0, CountTaken), Do: gain(Stock{Food: 2})}}},
	{ID: "M098", Cost: Stock{Wood: 1, Clay: 2}, Points: 2, Hooks: use(buy(Stock{Fuel: 1}, Stock{Food: 3}), "fishing")},
	{ID: "M099", Cost: Stock{Clay: 1}, Points: 1, Play: gain(Stock{Food: 1}), Hooks: []Hook{
		{On: BeforeUse, At: At("infirmary"), Bed: true, Do: gain(Stock{Food: 1})}}},
	{ID: "M100", Needs: AtMost(2, CountImprovements), Play: all(Part{Op: Gain, Get: Stock{Food: 1}},
		Part{Op: Gain, To: Everybody, Whom: AtLeast(1, CountStablesPastures), Get: Stock{Food: 2}})},
	{ID: "M101", Cost: Stock{Wood: 1}, Points: 1, Needs: AtMost(0, CountHarvest), Play: all(Part{Op: CookEach})},
	{ID: "M102", Cost: Stock{Food: 2}, Points: 1, Hooks: []Hook{{On: HarvestBegins,
		Do: all(Part{Op: DrawAndPass, Get: Stock{Food: 6}, By: Amount{Of: CountClay}})}}},
	{ID: "M103", Cost: Stock{Wood: 1, Stone: 2}, Points: 1, Needs: AtMost(3, CountForests), Hooks: []Hook{
		{On: Grew, Do: all(Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountForests}})}}},
	{ID: "M104", Play: gain(Stock{Food: 1}), Hooks: []Hook{{On: HarvestBegins,
		Do: all(Part{Op: Draw, Get: Stock{Food: 1}, By: Amount{Of: CountForests}})}}},
	{ID: "M105", Gives: Fireplaces, Points: 2},
	{ID: "M106", Gives: Slaughters, Ends: true, Points: 3, Swaps: []Swap{{Stock{Horse: 2}, Stock{Food: 5}}}},
	{ID: "M107", Needs: AtLeast(2, CountHorses)},
	{ID: "M108", Cost: Stock{Stone: 2, Grain: 1}, Points: 1, Harvest: true,
		Swaps: []Swap{{Pay: Stock{Fuel: 1, Grain: 1}, Get: Stock{Food: 5}}}},
	{ID: "M109", Cost: Stock{Clay: 2}, Points: 1, Hooks: with(PeatBit, buy(Stock{Grain: 1}, Stock{Food: 4}))},
	{ID: "M110", Cost: Stock{Wood: 3}, Needs: AtLeast(2, CountHorses), Hooks: []Hook{
		{On: TookGoods, Took: Stock{Wood: 5, Clay: 4, Reed: 3, Stone: 2}, Do: gain(Stock{Grain: 1})}}},
	{ID: "M111", Needs: AtLeast(2, CountFields)},
	{ID: "M112", Cost: Stock{Food: 1}, Hooks: []Hook{{On: BeforeSpecial, Of: PeatBit, Do: may(Part{Op: Ripen})}}},
	{ID: "M113", Gives: Museums, Points: 4, Needs: AtLeast(int(ClayHouse), CountMaterial), Price: []Price{
		{Of: ForMajors, Only: HeatingOvens | majorNamed("ceramics_stall"), Less: Stock{Clay: 1}},
		{Of: ForMajors, Only: TiledOvens | Churches, Less: Stock{Stone: 1}},
		{Of: ForMajors, Only: Ridings | majorNamed("furniture_stall"), Less: Stock{Wood: 1}},
		{Of: ForMajors, Only: majorNamed("basket_stall"), Less: Stock{Reed: 1}},
	}},
	{ID: "M114", Needs: AtLeast(3, CountMajors), Hooks: use(all(Part{Op: Gain, Get: Stock{Wood: 1},
		By: Amount{Of: CountForests, Steps: []int8{0, 1, 2, 3}}}), "fishing")},
	{ID: "M115", Cost: Stock{Food: 1}, Needs: AtLeast(2, CountMajors), Play: gain(Stock{Wood: 2})},
	{ID: "M116", Cost: Stock{Food: 2}, Points: 1, Needs: AtLeast(3, CountRooms), Hooks: with(PeatBit, gain(Stock{Wood: 2}))},
	{ID: "M117", Hooks: []Hook{
		{On: TookGoods, Took: Stock{Wood: 3}, Exact: true, If: AtLeast(1, CountHorses),
			Do: buy(Stock{Food: 1}, Stock{Wood: 1})},
		{On: TookGoods, Took: Stock{Wood: 4}, If: AtLeast(1, CountHorses), Do: buy(Stock{Food: 1}, Stock{Wood: 2})},
	}},
	{ID: "M118", Cost: Stock{Clay: 3, Stone: 2}, Points: 3, Hooks: append(with(FellBit, sawing),
		Hook{On: TookGoods, Took: Stock{Wood: 4}, Do: sawing})},
	{ID: "M119", Cost: Stock{Food: 2}, Points: 1, Needs: AtLeast(2, CountImprovements), Hooks: with(FellBit,
		all(Part{Op: OneOf, Options: []Swap{{Get: Stock{Wood: 1}}, {Get: Stock{Reed: 1}}}}))},
	{ID: "M120", Needs: AtLeast(1, CountMajors), Hooks: use(gain(Stock{Clay: 2}), "fishing")},
	{ID: "M121", Needs: AtLeast(1, CountImprovements), Hooks: with(hire,
		all(Part{Op: Gain, Get: Stock{Clay: 1}, If: Exactly(1, CountHome)}))},
	{ID: "M122", Needs: AtLeast(1, CountMajors), Hooks: with(FellBit, gain(Stock{Reed: 1}))},
	{ID: "M123", Cost: Stock{Food: 3}, Points: 1, Uses: 5, Hooks: with(hire, gain(Stock{Stone: 1}))},
	{ID: "M124", Cost: Stock{Wood: 2}, Hooks: use(gain(Stock{Stone: 1}), "day_laborer")},
	{ID: "M125", Cost: Stock{Clay: 2, Reed: 1}, Needs: AtLeast(2, CountImprovements), Uses: 3,
		Fill: Stock{Wood: 1, Clay: 1, Reed: 1, Stone: 1}},
	{ID: "M126", Cost: Stock{Wood: 2, Clay: 1}, Points: 1, Uses: 4, Swaps: []Swap{
		{Stock{Wood: 1}, Stock{Clay: 1}}, {Stock{Wood: 1}, Stock{Reed: 1}}, {Stock{Clay: 1}, Stock{Wood: 1}},
		{Stock{Clay: 1}, Stock{Reed: 1}}, {Stock{Reed: 1}, Stock{Wood: 1}}, {Stock{Reed: 1}, Stock{Clay: 1}},
		{Stock{Stone: 1}, Stock{Wood: 1}}, {Stock{Stone: 1}, Stock{Clay: 1}}, {Stock{Stone: 1}, Stock{Reed: 1}}}},
	{ID: "M127", Cost: Stock{Wood: 2}, Needs: AtLeast(1, CountMajors), Hooks: append(with(PeatBit,
		all(Part{Op: OneOf, Options: []Swap{{Get: Stock{Wood: 1}}, {Get: Stock{Clay: 1}}, {Get: Stock{Reed: 1}},
			{Get: Stock{Stone: 1}}}})),
		Hook{On: TookGoods, Took: Stock{Wood: 4, Clay: 4, Reed: 4, Stone: 4}, Do: gain(Stock{Fuel: 1})})},
	{ID: "M128", Cost: Stock{Wood: 2}, Needs: AtMost(4, CountImprovements), Hooks: []Hook{
		{On: FieldPhase, If: AtLeast(13, CountRound), Do: gain(Stock{Wood: 3, Clay: 2, Reed: 1})}}},
	{ID: "M129", Cost: Stock{Clay: 1}, Points: 1, Needs: AtLeast(1, CountMajors),
		Hooks: use(buy(Stock{Food: 1}, Stock{Horse: 1}), "farmland", "cultivation")},
	{ID: "M130", Cost: Stock{Food: 1}, Needs: AtLeast(1, CountMajors), Hooks: use(gain(Stock{Horse: 1}), "grain_seeds")},
	{ID: "M131", Cost: Stock{Wood: 2, Clay: 2}, Points: 1, Play: all(Part{Op: Stall, In: []int8{2, 4, 6, 8}})},
}

// with is an effect together with the result of special actions.
func with(of uint8, do Effect) []Hook { return []Hook{{On: WithSpecial, Of: of, Do: do}} }

// offering is building a major behind each person's action, at its price.
func offering(m MajorSet) []Hook {
	return []Hook{{On: TurnEnd, At: AnySpace, Do: all(Part{Op: Improve, MajorFrom: 1, Only: m, Optional: true})}}
}

// unusedFrom is so many unused spaces up to ten.
func unusedFrom(n int) []Need { return []Need{{CountUnused, n, 10}} }

// sawing is wood for nothing, or more for fuel.
var sawing = all(Part{Op: OneOf, Options: []Swap{{Get: Stock{Wood: 1}}, {Stock{Fuel: 1}, Stock{Wood: 2}}}})
