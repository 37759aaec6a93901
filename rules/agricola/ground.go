package agricola

// A Ground is a tile that can be promised for a later round.
type Ground int8

// The tiles.
const (
	FieldTile Ground = iota
	ForestTile
	MoorTile
	grounds
	NoTile = grounds
)

// A pile is what a tile can be laid on.
type pile int8

// On unused spaces, on forests, on moors.
const (
	onUnused pile = iota
	onForests
	onMoors
)

// GroundNames are what tiles are called in texts.
var GroundNames = [...]string{FieldTile: "field", ForestTile: "forest", MoorTile: "moor", NoTile: "nothing"}
