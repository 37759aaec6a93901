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
		Easy:   search.Budget{Temperature: 250},
		Medium: search.Budget{Temperature: 50},
		Hard: search.Budget{Keep: 5, Behind: 400, Horizon: search.Horizon{Rounds: 5, Most: 12}, Samples: 6,
			PriorWeight: 6, RolloutTemperature: 40, HalfWin: 1500},
		Expert: search.Budget{Keep: 8, Behind: 600, Horizon: search.Horizon{Rounds: 6, Most: 16}, Samples: 24,
			PriorWeight: 6, RolloutTemperature: 40, HalfWin: 1500},
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
