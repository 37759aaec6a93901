package box

// BaseMinors are the minor improvements of the base game.
var BaseMinors = [...]HandCard{
	{ID: "A002", Cost: Stock{Food: 2}, Passes: true, Must: true, Play: all(Part{Op: Plow})},
	{ID: "A005", Cost: Stock{Food: 1}, Passes: true,
		Play: all(Part{Op: Gain, Get: Stock{Clay: 1}, By: Amount{Of: CountClay, Per: 2}})},
	{ID: "A009", Cost: Stock{Sheep: 1}, Passes: true, Play: gain(Stock{Cattle: 1})},
	{ID: "A012", Cost: Stock{Clay: 1}, Room: Room{PerPasture: 2}},
	{ID: "A016", Play: gain(Stock{Clay: 1})},
	{ID: "A019", Cost: Stock{Wood: 1}, Play: all(Part{Op: LaterTile, Ground: FieldTile, In: []int8{5}})},
	{ID: "A024", Cost: Stock{Wood: 1}, Points: 1, Needs: AtLeast(2, CountOccupations), Hooks: []Hook{
		{On: BeforeUse, At: At("farmland", "cultivation"), Do: all(Part{Op: Bake, Optional: true})}}},
	{ID: "A026", Cost: Stock{Wood: 1}, Points: 1, Needs: AtLeast(2, CountGrainFields)},
	{ID: "A032", Cost: Stock{Wood: 2},
		Score: []Amount{{Of: CountFenced, Steps: []int8{0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 4}}}},
	{ID: "A033", Needs: AtMost(0, CountUnused), Play: all(
		Part{Op: Bank, N: 1, By: Amount{Of: CountRoundsLeft}},
		Part{Op: Gain, Get: Stock{Food: 2}, By: Amount{Of: CountRoundsLeft}},
	)},
	{ID: "A038", Needs: AtLeast(5, CountSheep), Score: []Amount{{Of: CountMaterial, Steps: []int8{3, 2, 0}}}},
	{ID: "A044", Cost: Stock{Wood: 1}, Points: 1, Needs: Exactly(2, CountOccupations),
		Play: later(Stock{Food: 1}, 1, 2, 3)},
	{ID: "A050", Cost: Stock{Clay: 1}, Hooks: []Hook{{On: BeforeUse, Whose: Everybody, At: At("cattle_market"),
		Do: all(Part{Op: Gain, Get: Stock{Food: 3}}, Part{Op: Gain, To: Others, Get: Stock{Food: 1}})}}},
	{ID: "A053", Cost: Stock{Clay: 1}, Hooks: []Hook{
		{On: GoingHome, If: AtLeast(7, CountGathered), Do: gain(Stock{Food: 2})}}},
	{ID: "A055", Cost: Stock{Wood: 1, Clay: 1}, Hooks: []Hook{{On: BuiltImprovement, Do: gain(Stock{Food: 1})}}},
	{ID: "A056", Cost: Stock{Reed: 1}, Hooks: []Hook{{On: AfterUse, At: woodSpaces,
		Do: may(Part{Op: Leave, Pay: Stock{Wood: 2}}, Part{Op: Gain, Get: Stock{Food: 3}})}}},
	{ID: "A063", Cost: Stock{Wood: 2, Stone: 2}, Points: 2, Hooks: []Hook{
		{On: Baked, If: AtLeast(1, CountReaped), Do: gain(Stock{Food: 3})}}},
	{ID: "A067", Cost: Stock{Wood: 1}, Hooks: use(gain(Stock{Grain: 1}), "grain_seeds")},
	{ID: "A069", Cost: Stock{Wood: 2}, Needs: AtLeast(2, CountOccupations), Play: later(Stock{Vegetable: 1}, 4, 7, 9)},
	{ID: "A071", Cost: Stock{Wood: 1}},
	{ID: "A075", Cost: Stock{Stone: 2}, Points: 2, Needs: AtMost(3, CountOccupations),
		Price: []Price{{Of: improvements, Less: Stock{Wood: 1}}}},
	{ID: "A078", Cost: Stock{Wood: 2}, Points: 1, Needs: AtLeast(1, CountOccupations),
		Hooks: use(gain(Stock{Food: 1, Reed: 1}), "fishing")},
	{ID: "A080", Cost: Stock{Wood: 1}, Hooks: use(gain(Stock{Stone: 1}), "western_quarry", "eastern_quarry")},
	{ID: "A083", Cost: Stock{Wood: 1}, Hooks: []Hook{{On: Fenced,
		Do: all(Part{Op: Gain, Get: Stock{Sheep: 2}, By: Amount{Of: CountLarge}})}}},

	{ID: "B002", Cost: Stock{Food: 2}, Passes: true, Must: true, Play: all(Part{Op: Close})},
	{ID: "B008", Cost: Stock{Grain: 1}, Passes: true, Play: gain(Stock{Vegetable: 1})},
	{ID: "B010", Cost: Stock{Wood: 3, Food: 3}, Room: Room{People: 1}},
	{ID: "B013", Cost: Stock{Wood: 1, Stone: 1}, Price: []Price{{Of: ForRooms, WoodRoom: Stock{Wood: 2, Reed: 2}}}},
	{ID: "B016", Cost: Stock{Wood: 1}, Play: gain(Stock{Food: 1}), Hooks: []Hook{
		{On: Renovated, Of: anyMaterial, Do: all(Part{Op: BuildStables, Most: 1, Optional: true})}}},
	{ID: "B019", Cost: Stock{Wood: 2}, Needs: AtLeast(1, CountOccupations), Uses: 2, Hooks: []Hook{
		{On: BeforeUse, At: At("farmland"), Do: all(Part{Op: Plow, Optional: true})}}},
	{ID: "B024", Cost: Stock{Reed: 1}},
	{ID: "B025", Cost: Stock{Wood: 1}, Play: gain(Stock{Food: 1}), Hooks: []Hook{
		{On: PlayedOccupation, Do: all(Part{Op: Bake, Optional: true})}}},
	{ID: "B033", Cost: Stock{Stone: 1}, Points: -3, Needs: AtLeast(1, CountMaterial),
		Play: all(Part{Op: Bank, N: 1, By: Amount{Of: CountRoundsLeft}})},
	{ID: "B036", PerPerson: Stock{Clay: 1, Food: 1}, Points: 4},
	{ID: "B039", Cost: Stock{Wood: 2}, Points: 1, Needs: AtLeast(2, CountOccupations), Hooks: []Hook{
		{On: FieldPhase, Do: all(Part{Op: Gain, Get: Stock{Food: 1},
			By: Amount{Of: CountSheep, Steps: []int8{0, 1, 1, 1, 2, 2, 2, 3}}})},
	}, Score: []Amount{{Of: CountSheep, Per: 3}}},
	{ID: "B045", Cost: Stock{Wood: 1}, Points: 2, Needs: AtLeast(2, CountVegetableFields),
		Play: later(Stock{Food: 1}, 1, 2, 3)},
	{ID: "B047", Cost: Stock{Clay: 1}, Hooks: use(later(Stock{Food: 1}, 1, 2, 3), "fishing")},
	{ID: "B050", Cost: Stock{Wood: 1}, Points: 1, Needs: AtMost(3, CountOccupations), Hooks: []Hook{
		{On: FieldPhase, Do: all(
			Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountSheep, Per: 3}},
			Part{Op: Gain, Get: Stock{Food: 1}, By: Amount{Of: CountCattle, Per: 2}},
		)}}},
	{ID: "B056", Needs: AtLeast(1, CountFishing), Hooks: []Hook{{On: BeforeUse, First: true,
		At: At("reed_bank", "clay_pit", "forest"), Do: gain(Stock{Food: 1})}}},
	{ID: "B057", Cost: Stock{Wood: 1, Clay: 1}, Hooks: []Hook{
		{On: RoundStart, If: AtMost(0, CountMaterial), Do: gain(Stock{Food: 1})}}},
	{ID: "B061", Needs: AtLeast(3, CountOccupations), Hooks: []Hook{{On: FieldsBegin, If: []Need{
		{CountGrainFields, 1, NoLimit}, {CountVegetableFields, 1, NoLimit}, {CountEmptyFields, 1, NoLimit}},
		Do: gain(Stock{Food: 3})}}},
	{ID: "B062", Cost: Stock{Wood: 1}, Hooks: []Hook{
		{On: BeforeUse, At: At("grain_seeds"), If: AtLeast(1, CountFarmland), Do: gain(Stock{Food: 3})}}},
	{ID: "B066", Cost: Stock{Wood: 2}, Needs: AtLeast(2, CountOccupations),
		Play: all(Part{Op: Later, Get: Stock{Grain: 1}, Rounds: []int8{5, 8, 11, 14}})},
	{ID: "B068", Cost: Stock{Food: 1}, Points: 1, Needs: AtLeast(2, CountOccupations)},
	{ID: "B074", Needs: AtLeast(5, CountClay),
		Play: all(Part{Op: Later, Get: Stock{Wood: 1}, Rounds: []int8{2, 4, 6, 8, 10, 12, 14}})},
	{ID: "B077", Cost: Stock{Food: 1}, Points: 1, Needs: AtLeast(3, CountOccupations),
		Hooks: use(gain(Stock{Clay: 3}), "day_laborer")},
	{ID: "B080", Cost: Stock{Clay: 1}, Swaps: []Swap{{Stock{Clay: 2}, Stock{Stone: 1}},
		{Stock{Clay: 3}, Stock{Stone: 2}}, {Stock{Clay: 4}, Stock{Stone: 3}}}},
	{ID: "B084", Cost: Stock{Reed: 1}, Needs: AtLeast(3, CountOccupations), Play: later(Stock{Boar: 1}, 1, 2)},
}
