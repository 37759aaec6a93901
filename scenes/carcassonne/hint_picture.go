package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// plainIcons are the pictures of actions that the log does not tell.
var plainIcons = map[uint8]string{carcassonne.KindPass: "cross", carcassonne.KindDragon: "dragon"}

// depict is what an action looks like that the log does not tell.
func depict(_ *board.View, a rules.Action) []board.Glyph {
	if icon := plainIcons[a.Kind()]; icon != "" {
		return glyphs(board.Sign(icon, ""))
	}
	return nil
}
