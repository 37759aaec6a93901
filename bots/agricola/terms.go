package agricola

import (
	"fmt"

	"tilestead/rules/agricola"
)

// A term is a part of what a position of Agricola is worth to a seat, counted in
// pieces, points or chances. Rows of terms count the same thing by bands: the
// first pieces of a kind are worth other than those after them.
type term int

const (
	termSheet     term = 0                                // a row: the lines of the score sheet, in points
	termPeople         = termSheet + term(agricola.Items) // a row: the third, fourth, fifth person
	termNewborn        = termPeople + 3                   // of this round
	termHome           = termNewborn + 1                  // still to be placed in this round
	termSpare          = termHome + 1                     // a row: rooms that wait for somebody
	termHouse          = termSpare + 2                    // a row: clay at least, stone
	termReady          = termHouse + 2                    // a row: rooms that could be paid
	termRenovate       = termReady + 2                    // a renovation could be paid
	termWood           = termRenovate + 1                 // rows of goods, by bands
	termClay           = termWood + 5
	termReed           = termClay + 4
	termStone          = termReed + 4
	termGrain          = termStone + 4
	termVegetable      = termGrain + 4
	termFuel           = termVegetable + 3
	termFed            = termFuel + 4      // food for the next feeding
	termFood           = termFed + 1       // a row: food beyond that
	termHunger         = termFood + 3      // food still missing, by people to be placed before the feeding
	termMissing        = termHunger + 1    // the same without that
	termStarving       = termMissing + 1   // what cooking would not cover, by people to be placed
	termShort          = termStarving + 1  // the same without that
	termCold           = termShort + 1     // fuel missing, by people to be placed
	termHeating        = termCold + 1      // fuel that the house needs
	termFields         = termHeating + 1   // a row
	termEmpty          = termFields + 5    // a row: fields without a crop
	termReapGrain      = termEmpty + 3     // crops that harvests to come bring in
	termReapVeg        = termReapGrain + 1 // the same of vegetables
	termSheep          = termReapVeg + 1   // rows: animals, by bands
	termBoar           = termSheep + 4
	termCattle         = termBoar + 4
	termHorse          = termCattle + 4
	termBreed          = termHorse + 2   // kinds that breed, by harvests to come
	termRoom           = termBreed + 1   // a row: places for animals
	termVacant         = termRoom + 3    // a row: such places without one
	termStables        = termVacant + 3  // outside pastures
	termCooker         = termStables + 1 // a row: a cooking improvement, one of the better ones
	termMeat           = termCooker + 2  // food that cooking all animals would make
	termBaker          = termMeat + 1    // bread: an oven
	termBread          = termBaker + 1   // grain in hand of whoever can bake
	termCraft          = termBread + 1   // craft buildings, by harvests to come
	termComing         = termCraft + 1   // food that waits on rounds after the next feeding
	termSlaughter      = termComing + 1  // majors of the Moor
	termOven           = termSlaughter + 1
	termChurch         = termOven + 1
	termClearing       = termChurch + 1 // kiln, lodge, museum and others
	termForests        = termClearing + 1
	termMoors          = termForests + 1
	termFree           = termMoors + 1  // spaces of the farm that nothing lies on
	termStart          = termFree + 1   // the starting player token
	termLayout         = termStart + 1  // how much things are in each other's way
	termBoard          = termLayout + 1 // a row: what lies there to be taken, for whoever has the next turn
	termGrow           = termBoard + 16 // a newborn that the next turn could bring
	termWaiting        = termGrow + 1   // a row: building resources that wait on rounds, other goods but food
	terms              = termWaiting + 2
)

// counts are the terms of a seat.
type counts [terms]int32

// bands adds a number to a row of terms: each term of the row takes so many.
func (x *counts) bands(from term, n int, sizes ...int) {
	for _, size := range sizes {
		if n <= 0 {
			return
		}
		x[from] += int32(min(n, size))
		from++
		n -= size
	}
}

// least adds 1 for each of a row of thresholds that a number reaches.
func (x *counts) least(from term, n int, thresholds ...int) {
	for _, t := range thresholds {
		if n >= t {
			x[from]++
		}
		from++
	}
}

// families are what the rows of terms are called in texts of coefficients.
var families = [...]struct {
	from term
	name string
}{
	{termPeople, "people"}, {termNewborn, "newborn"}, {termHome, "home"}, {termSpare, "spare"}, {termHouse, "house"},
	{termReady, "ready"}, {termRenovate, "renovate"}, {termWood, "wood"}, {termClay, "clay"}, {termReed, "reed"},
	{termStone, "stone"}, {termGrain, "grain"}, {termVegetable, "vegetable"}, {termFuel, "fuel"}, {termFed, "fed"},
	{termFood, "food"}, {termHunger, "hunger"}, {termMissing, "missing"}, {termStarving, "starving"},
	{termShort, "short"}, {termCold, "cold"}, {termHeating, "heating"}, {termFields, "fields"}, {termEmpty, "empty"},
	{termReapGrain, "reap grain"}, {termReapVeg, "reap vegetables"}, {termSheep, "sheep"}, {termBoar, "boar"},
	{termCattle, "cattle"}, {termHorse, "horse"}, {termBreed, "breed"}, {termRoom, "room"}, {termVacant, "vacant"},
	{termStables, "stables"}, {termCooker, "cooker"}, {termMeat, "meat"}, {termBaker, "baker"}, {termBread, "bread"},
	{termCraft, "craft"}, {termComing, "coming"}, {termSlaughter, "slaughter"}, {termOven, "oven"},
	{termChurch, "church"}, {termClearing, "clearing"}, {termForests, "forests"}, {termMoors, "moors"},
	{termFree, "free"}, {termStart, "start"}, {termLayout, "layout"}, {termBoard, "board"}, {termGrow, "grow"},
	{termWaiting, "waiting"}, {terms, ""},
}

// termNames are the names of the terms; those of a row of several are numbered.
var termNames = func() (names [terms]string) {
	for i, id := range agricola.ItemIDs {
		names[item(agricola.Item(i))] = "sheet " + id
	}
	for i, f := range families[:len(families)-1] {
		n := families[i+1].from - f.from
		for t := range n {
			names[f.from+t] = f.name
			if n > 1 {
				names[f.from+t] = fmt.Sprintf("%s %d", f.name, t+1)
			}
		}
	}
	return names
}()
