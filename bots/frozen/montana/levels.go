package montana

import (
	"tilestead/bots/frozen/search"
	"tilestead/rules/montana"
)

// Title is what the frozen players know of Montana.
var Title = search.Title{
	ID:       montana.Title.ID,
	NewGuide: func() search.Guide { return newGuide() },
	Levels: search.Levels{
		Medium: search.Budget{Temperature: 12, TurnSamples: 4},
		Hard: search.Budget{TurnSamples: 8, Keep: 3, Behind: 60, Horizon: search.Horizon{Rounds: 3}, Samples: 5,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
		Expert: search.Budget{TurnSamples: 8, Keep: 6, Behind: 60, Horizon: search.Horizon{Rounds: 5}, Samples: 40,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
	},
}
