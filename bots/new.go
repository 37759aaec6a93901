package bots

import (
	"fmt"
	"time"

	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// New makes a bot of a level or reference for a title. Two bots of the same
// seed play alike. The error names the titles or levels there are.
func New(title, level string, seed uint64) (Bot, error) {
	switch level {
	case Random:
		return &uniform{r: generator(seed)}, nil
	case Greedy0, Greedy1:
		return newGreedy(title, level, seed)
	}
	g, budgets, err := guideOf(title)
	if err != nil {
		return nil, err
	}
	b, ok := budgets[level]
	if !ok {
		return nil, errLevel(level)
	}
	return &search{guide: g, budget: b, seed: seed, clock: time.Now}, nil
}

// guideOf is a title's guide and what its levels look at.
func guideOf(title string) (guide, map[string]budget, error) {
	switch title {
	case montana.Title.ID:
		return newMontanaGuide(), montanaBudgets, nil
	case carcassonne.Title.ID:
		return newCarcassonneGuide(), carcassonneBudgets, nil
	}
	return nil, nil, fmt.Errorf("no bots for title %q; there are some for %s, %s", title, montana.Title.ID, carcassonne.Title.ID)
}

// newGreedy is a greedy reference: of Carcassonne over what is done with a
// tile, of other titles one action ahead.
func newGreedy(title, level string, seed uint64) (Bot, error) {
	bonus := 0
	if level == Greedy1 {
		bonus = 1
	}
	switch {
	case title == carcassonne.Title.ID:
		return &carcassonneGreedy{r: generator(seed), bonus: bonus}, nil
	case bonus == 0:
		return &greedy{r: generator(seed)}, nil
	}
	return nil, fmt.Errorf("%s is for title %q only, not %q", level, carcassonne.Title.ID, title)
}
