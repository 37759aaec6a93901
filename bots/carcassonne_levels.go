package bots

// carcassonneBudgets are the levels of Carcassonne. Easy and medium decide by
// the end of their part of the turn and misjudge it; hard and expert play on.
var carcassonneBudgets = map[string]budget{
	Easy:   {noise: 140},
	Medium: {noise: 40},
	Hard:   {keep: 6, behind: 1000, rounds: 2, plies: 6, samples: 2, trust: 10, half: 4000},
	Expert: {keep: 8, behind: 1500, rounds: 2, plies: 6, samples: 14, trust: 10, half: 4000},
}
