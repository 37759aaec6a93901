package bots

import (
	"fmt"
	"time"

	"tilestead/rules/montana"
)

// New makes a bot of a level or reference for a title. Two bots of the same
// seed play alike. The error names the titles or levels there are.
func New(title, level string, seed uint64) (Bot, error) {
	switch level {
	case Random:
		return &uniform{r: generator(seed)}, nil
	case Greedy0:
		return &greedy{r: generator(seed)}, nil
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
	if title == montana.Title.ID {
		return newMontanaGuide(), montanaBudgets, nil
	}
	return nil, nil, fmt.Errorf("no bots for title %q; there are some for %s", title, montana.Title.ID)
}
