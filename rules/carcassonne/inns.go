package carcassonne

// inns is Inns & Cathedrals: the big follower, and objects that are worth more
// when completed and nothing when not (5, 6, 7.1).
var inns = expansion{
	id:     "inns",
	supply: func(have *[Figures]int8) { have[Big]++ },
	worth:  innsWorth,
}

func innsWorth(s *State, root *piece, final bool, per int) int {
	switch {
	case root.kind == Road && root.marks&Inn != 0:
		if !final {
			return 2
		}
	case root.kind == City && root.marks&Cathedral != 0:
		if !final {
			return 3
		}
	default:
		return per
	}
	if s.setup.house&UnfinishedCount != 0 {
		return per
	}
	return 0
}
