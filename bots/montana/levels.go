package montana

import (
	"tilestead/bots/search"
	"tilestead/rules/montana"
)

// hintMost is the highest lead that a hint tells, in hundredths of a turn.
const hintMost = 500

// Title is what bots know of Montana. Easy and medium decide by the end of their
// turn and misjudge it, and easy also looks at what leads to nothing; hard and
// expert play some rounds on.
var Title = search.Title{
	ID:       montana.Title.ID,
	NewGuide: func() search.Guide { return newGuide() },
	Levels: search.Levels{
		Easy:   search.Budget{AllLegal: true, Temperature: 600, TurnSamples: 1},
		Medium: search.Budget{Temperature: 12, TurnSamples: 4},
		Hard: search.Budget{TurnSamples: 8, Keep: 3, Behind: 60, Horizon: search.Horizon{Rounds: 3}, Samples: 5,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
		Expert: search.Budget{TurnSamples: 8, Keep: 6, Behind: 60, Horizon: search.Horizon{Rounds: 5}, Samples: 40,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
	},
	Hints: search.Hints{Most: hintMost, Least: 15},
}
