package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// obvious is to leave the small space empty where nobody can fill it. Cattle could be traded for
// a worker who does, but that brings no more than to trade it for the good, which can be done
// until the turn ends.
func obvious(v *board.View) (a rules.Action, ok bool) {
	if v.State.(*montana.State).Asked().Kind != montana.StepSmall {
		return 0, false
	}
	fills := false
	for _, o := range v.Legal {
		switch {
		case o.Kind() != montana.KindSmall:
		case montana.HandfulOf(o).Size() > 0:
			fills = true
		default:
			a, ok = o, true
		}
	}
	return a, ok && !fills
}
