package montana

import (
	kernel "tilestead/rules"
	"tilestead/scenes"
)

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *scenes.View, beat kernel.Beat) scenes.Clip { return nil }
