package bots

// montanaBudgets are the levels of Montana. Easy and medium decide by the end
// of their turn and misjudge it, and easy also looks at what leads to nothing;
// hard and expert play some rounds on.
var montanaBudgets = map[string]budget{
	Easy:   {naive: true, noise: 600, looks: 1},
	Medium: {noise: 12, looks: 4},
	Hard:   {looks: 8, keep: 3, behind: 60, rounds: 3, samples: 5, trust: 30, whim: 15, half: 300},
	Expert: {looks: 8, keep: 6, behind: 60, rounds: 5, samples: 40, trust: 30, whim: 15, half: 300},
}
