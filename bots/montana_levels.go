package bots

// montanaBudgets are the levels of Montana.
var montanaBudgets = map[string]budget{
	Easy:   {noise: 2000, looks: 1},
	Medium: {noise: 200, looks: 4},
	Hard:   {looks: 4, keep: 4, rounds: 3, samples: 8},
	Expert: {looks: 8, keep: 8, rounds: 5, samples: 32},
}
