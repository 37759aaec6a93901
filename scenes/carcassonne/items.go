package carcassonne

import (
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// itemIcons are the icons of what points are for.
var itemIcons = [carcassonne.Items]string{"road", "city", "cloister", "field", "sheaf", "fairy"}

// itemColors are the colours of bars, by what points are for.
var itemColors = [carcassonne.Items]ui.Color{
	palette.Hex("#ead9b4"), palette.Hex("#d08a5c"), palette.Hex("#9db8c4"), palette.Hex("#a9bf63"),
	palette.Hex("#c79bb4"), palette.Hex("#f3e7f0"),
}

// itemName is what a category is called.
func (m countingPart) itemName(item carcassonne.Item) string {
	return m.say("result." + carcassonne.ItemIDs[item])
}

// items are what points can be for in a game.
func items(s *carcassonne.State) []carcassonne.Item {
	list := []carcassonne.Item{carcassonne.RoadPoints, carcassonne.CityPoints, carcassonne.CloisterPoints,
		carcassonne.FieldPoints}
	if s.Has()[carcassonne.Builder] > 0 {
		list = append(list, carcassonne.GoodsPoints)
	}
	if playsDragon(s) {
		list = append(list, carcassonne.FairyPoints)
	}
	return list
}
