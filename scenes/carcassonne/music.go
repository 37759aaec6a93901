package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/sound/cue"
)

// lastTiles are so few left that the end is near.
const lastTiles = 8

// music is what is played at a position: it follows the bag.
func music(s rules.State) string {
	g := s.(*carcassonne.State)
	switch left := g.Left(); {
	case left <= lastTiles:
		return cue.WallsLast
	case left < g.Tiles():
		return cue.WallsLate
	}
	return cue.WallsOpened
}
