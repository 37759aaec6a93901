package bots

// montanaBudgets are the levels of Montana. Easy and medium decide by the end
// of their turn and misjudge it; hard and expert play some rounds on.
var montanaBudgets = map[string]budget{
	Easy:   {noise: 400, looks: 1, half: 300},
	Medium: {noise: 20, looks: 4, half: 300},
	Hard:   {looks: 8, keep: 4, rounds: 3, samples: 8, trust: 30, whim: 15, half: 300},
	Expert: {looks: 8, keep: 6, rounds: 5, samples: 40, trust: 30, whim: 15, half: 300},
}
