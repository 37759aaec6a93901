package carcassonne

import (
	"math/rand/v2"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Title is what bots know of Carcassonne. Up to medium they decide by the end of
// their part of the turn and misjudge it, the weaker the more; hard and expert
// play on, in the base game expert a round farther.
var Title = search.Title{
	ID:       carcassonne.Title.ID,
	NewGuide: func() search.Guide { return &guide{} },
	Levels: search.Levels{
		Easy:   search.Budget{Temperature: 140},
		Casual: search.Budget{Temperature: 82, Form: 2},
		Medium: search.Budget{Temperature: 40},
		Hard: search.Budget{Keep: 6, Behind: 1000, Horizon: search.Horizon{Rounds: 2, Most: 6}, Samples: 2,
			PriorWeight: 10, HalfWin: 4000},
		Expert: search.Budget{Keep: 8, Behind: 1500, Horizon: search.Horizon{Rounds: 3, Most: 6}, Samples: 10,
			PriorWeight: 10, HalfWin: 4000},
	},
	Hints:   search.Hints{Most: 10000, Least: 20, Beside: turnedOtherwise},
	Learned: func() []string { return []string{baseText, expansionText} },
	Marks:   search.Marks{Told: [3]int{100, 200, 400}, Little: 100, Whole: true, Drawn: drawn},
	Greedy:  func(r *rand.Rand, bonus int) search.Bot { return &greedy{r: r, bonus: bonus} },

	Manners: mannered(),
}

// drawn is who draws.
func drawn(s rules.State) rules.Seat { return s.(*carcassonne.State).Active() }

// turnedOtherwise says that two actions place the tile on one cell.
func turnedOtherwise(a, b rules.Action) bool {
	return a.Kind() == carcassonne.KindPlace && b.Kind() == carcassonne.KindPlace &&
		carcassonne.PosOf(a) == carcassonne.PosOf(b)
}

// withExpansions is what expert takes with expansions: two rounds with more
// samples, as long as looking farther has not been found better there.
var withExpansions = search.Budget{Keep: 8, Behind: 1500, Horizon: search.Horizon{Rounds: 2, Most: 6}, Samples: 14,
	PriorWeight: 10, HalfWin: 4000}

// careless is the temperature from which on a player of one form looks silly at times.
const careless = 70

// Budget is the level's own in the base game. Easy and casual do nothing that looks silly, nor do rivals as
// careless; medium leaves a cloister only where something is worth more to it.
func (g *guide) Budget(now rules.State, b search.Budget) search.Budget {
	g.sober = b.Form > 0 || b.Temperature >= careless
	if b == Title.Levels.Expert && hasExpansions(now.(*carcassonne.State)) {
		return withExpansions
	}
	return b
}
