package carcassonne

import (
	"math/rand/v2"

	"tilestead/bots/search"
	"tilestead/rules/carcassonne"
)

// Title is what bots know of Carcassonne. Easy and medium decide by the end of
// their part of the turn and misjudge it; hard and expert play on, expert a round
// farther.
var Title = search.Title{
	ID:       carcassonne.Title.ID,
	NewGuide: func() search.Guide { return &guide{} },
	Levels: search.Levels{
		Easy:   search.Budget{Temperature: 140},
		Medium: search.Budget{Temperature: 40},
		Hard: search.Budget{Keep: 6, Behind: 1000, Horizon: search.Horizon{Rounds: 2, Most: 6}, Samples: 2,
			PriorWeight: 10, HalfWin: 4000},
		Expert: search.Budget{Keep: 8, Behind: 1500, Horizon: search.Horizon{Rounds: 3, Most: 6}, Samples: 10,
			PriorWeight: 10, HalfWin: 4000},
	},
	Hints:  search.Hints{Most: 10000, Least: 20},
	Greedy: func(r *rand.Rand, bonus int) search.Bot { return &greedy{r: r, bonus: bonus} },
}
