package box

// A Material is what a house is made of.
type Material int8

// The materials, in the order of renovation.
const (
	WoodHouse Material = iota
	ClayHouse
	StoneHouse
)

// MaterialIDs are the materials as scripts call them.
var MaterialIDs = [...]string{"wood", "clay", "stone"}

// Good is what a room of the material costs.
func (m Material) Good() Good { return [...]Good{Wood, Clay, Stone}[m] }

// anyMaterial are all materials of a house.
const anyMaterial = 1<<WoodHouse | 1<<ClayHouse | 1<<StoneHouse
