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

// laidIDs are the tiles as notation writes what is done with them.
var laidIDs = [grounds]string{"lay_field", "lay_forest", "lay_moor"}

// laid is what a seat may do with each tile when its round begins.
var laid = [grounds]Effect{
	FieldTile:  all(Part{Op: Plow, Optional: true}),
	ForestTile: all(Part{Op: Lay, Ground: ForestTile, Most: 1, Optional: true}),
	MoorTile:   all(Part{Op: Lay, Ground: MoorTile, Most: 1, Optional: true}),
}

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
