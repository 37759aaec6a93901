package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// obvious is what only one sensible answer has: a small space that nobody can fill stays empty, building
// ends where no hex can be paid and no trade would pay for one, a turn of which nothing but trades is left
// ends, and whoever has placed everything keeps the canteens, which count in a tie. Without help the
// player has to see what a trade would pay for.
func (b *Board) obvious(v *board.View) (a rules.Action, ok bool) {
	s := v.State.(*montana.State)
	switch s.Asked().Kind {
	case montana.StepSettle:
		builds := slices.ContainsFunc(v.Legal, ofKind(montana.KindBuild))
		stops := !builds && slices.Contains(v.Legal, montana.StopBuilding)
		return montana.StopBuilding, stops && !v.Purist && !b.moment(v).land().tradeSettles()
	case montana.StepSmall:
		return leavesSmall(v.Legal)
	case montana.StepEnd:
		return montana.End, slices.Contains(v.Legal, montana.End)
	case montana.StepCanteen:
		return montana.Keep, s.Player(s.Turn()).Left == 0 && slices.Contains(v.Legal, montana.Keep)
	}
	return 0, false
}

// leavesSmall is to leave the small space empty where nobody can fill it. Cattle could be traded for
// a worker who does, but that brings no more than to trade it for the good, which can be done
// until the turn ends.
func leavesSmall(legal []rules.Action) (a rules.Action, ok bool) {
	fills := false
	for _, o := range legal {
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
