package box

// A Ground is a tile that can be promised for a later round.
type Ground int8

// The tiles.
const (
	FieldTile Ground = iota
	ForestTile
	MoorTile
	Grounds
	NoTile = Grounds
)

// A Pile is what a tile can be laid on.
type Pile int8

// On unused spaces, on forests, on moors.
const (
	onUnused Pile = iota
	OnForests
	OnMoors
)

// GroundNames are what tiles are called in texts.
var GroundNames = [...]string{FieldTile: "field", ForestTile: "forest", MoorTile: "moor", NoTile: "nothing"}
