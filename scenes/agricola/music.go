package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/sound/cue"
)

// music is what is played at a position: it follows the year of a farm.
func music(s rules.State) string {
	switch round := s.(*agricola.State).Round(); {
	case round >= box.Rounds:
		return cue.FarmWinter
	case round > 9:
		return cue.FarmAutumn
	case round > 4:
		return cue.FarmSummer
	}
	return cue.FarmSpring
}
