package agricola

// moorMinors are the minor improvements of Farmers of the Moor that there are so
// far.
var moorMinors = []HandCard{
	{ID: night, Cost: Stock{Clay: 2}},
	{ID: "M038", Cost: Stock{Food: 1}, Must: true, Play: all(Part{Op: Enclose})},
	{ID: "M050", Cost: Stock{Clay: 1}, Points: 1, Play: all(Part{Op: Extend})},
	{ID: "M051", Cost: Stock{Stone: 1}, Points: 1, Needs: atLeast(int(ClayHouse), countMaterial),
		Play: all(Part{Op: Extend, Moors: true})},
	{ID: "M053", Cost: Stock{Wood: 2}, Points: 1, Play: all(Part{Op: Station})},
	{ID: "M055", Cost: Stock{Wood: 1, Clay: 1}, Points: 1, Needs: atLeast(2, countImprovements), Hooks: []Hook{
		{On: beforeSpecial, Of: peat, OnceARound: true, Do: all(Part{Op: Burn, Optional: true})},
		{On: beforeSpecial, Of: slash, OnceARound: true, Do: all(Part{Op: Cut, Optional: true})},
		{On: afterSpecial, Of: peat, OnceARound: true, Do: all(Part{Op: Burn, Optional: true})},
		{On: afterSpecial, Of: slash, OnceARound: true, Do: all(Part{Op: Cut, Optional: true})},
	}},
	{ID: "M056", Needs: atLeast(1, countHorses), Play: all(Part{Op: LaterSpecial, In: []int8{4, 7}, Of: peat})},
	{ID: taps, Needs: atLeast(2, countImprovements)},
	{ID: bogPony, Needs: atLeast(1, countMajors)},
	{ID: "M101", Cost: Stock{Wood: 1}, Points: 1, Needs: atMost(0, countHarvest), Play: all(Part{Op: CookEach})},
	{ID: deposit, Cost: Stock{Food: 2}, Points: 1},
}
