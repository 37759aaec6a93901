package carcassonne

import (
	kernel "tilestead/rules"
	"tilestead/scenes"
)

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(*scenes.View, kernel.Beat) scenes.Clip { return nil }
