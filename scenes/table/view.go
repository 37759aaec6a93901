package table

import (
	"tilestead/ui"
)

// The zones that are not targets.
const (
	tableZone ui.ID = "table" // all of the canvas
	mapZone   ui.ID = "map"
)

var speedKeys = [...]string{"table.speed.normal", "table.speed.fast", "table.speed.instant"}
