package carcassonne

import (
	"tilestead/bots/frozen/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Title is what the frozen players know of Carcassonne.
var Title = search.Title{
	ID:       carcassonne.Title.ID,
	NewGuide: func() search.Guide { return &guide{} },
	Levels: search.Levels{
		Medium: search.Budget{Temperature: 40},
		Hard: search.Budget{Keep: 6, Behind: 1000, Horizon: search.Horizon{Rounds: 2, Most: 6}, Samples: 2,
			PriorWeight: 10, HalfWin: 4000},
		Expert: search.Budget{Keep: 8, Behind: 1500, Horizon: search.Horizon{Rounds: 3, Most: 6}, Samples: 10,
			PriorWeight: 10, HalfWin: 4000},
	},
}

// withExpansions is what expert takes with expansions: two rounds with more
// samples, as long as looking farther has not been found better there.
var withExpansions = search.Budget{Keep: 8, Behind: 1500, Horizon: search.Horizon{Rounds: 2, Most: 6}, Samples: 14,
	PriorWeight: 10, HalfWin: 4000}

// Budget is the level's own in the base game.
func (g *guide) Budget(now rules.State, b search.Budget) search.Budget {
	if b == Title.Levels.Expert && hasExpansions(now.(*carcassonne.State)) {
		return withExpansions
	}
	return b
}
