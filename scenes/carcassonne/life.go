package carcassonne

import (
	"tilestead/assets"
	rules "tilestead/rules/carcassonne"
)

// liveliness is where something may move on a tile of the table.
func liveliness(t rules.Laid) []assets.Lively {
	v := variantAt(t.At)
	if rules.Tiles[t.Kind].Copies < 2 {
		v = 0
	}
	return assets.Life(rules.Tiles[t.Kind].ID, t.Turn, v)
}
