package agricola

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Title is what bots know of Agricola. Easy and medium decide by the end of
// their turn, and easy misjudges it; hard and expert play on.
var Title = search.Title{
	ID:       agricola.Title.ID,
	NewGuide: func() search.Guide { return &guide{} },
	Levels: search.Levels{
		Easy:   search.Budget{Temperature: 350},
		Casual: search.Budget{Temperature: 150},
		Fair:   search.Budget{Temperature: 30},
		Medium: search.Budget{Keep: 3, Behind: 300, Horizon: search.Horizon{Rounds: 3}, Samples: 2,
			PriorWeight: 6, RolloutTemperature: 40, HalfWin: 1500},
		Hard: search.Budget{Keep: 6, Behind: 600, Horizon: search.Horizon{Rounds: 8, Most: 24}, Samples: 8,
			PriorWeight: 3, RolloutTemperature: 40, HalfWin: 1500},
		Expert: search.Budget{Keep: 10, Behind: 1200, Horizon: search.Horizon{Rounds: 12, Most: 36}, Samples: 40,
			PriorWeight: 3, RolloutTemperature: 40, HalfWin: 1500},
	},
	Hints:  search.Hints{Most: 5000, Least: 20},
	Greedy: newGreedy,
}

// withinTurn is the highest temperature of what is decided after a turn has
// begun, and in harvests.
const withinTurn = 20

// Budget is the level's own where a turn begins; what belongs to the turn was
// weighed there with the placement.
func (g *guide) Budget(now rules.State, b search.Budget) search.Budget {
	if !now.(*agricola.State).Prompt().Opens {
		b.Temperature, b.Keep = min(b.Temperature, withinTurn), 0
	}
	return b
}
