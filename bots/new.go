package bots

import (
	"slices"

	"tilestead/titles"
)

// New makes a bot of a level or reference for a title. Two bots of the same
// seed play alike. The error names the titles or levels there are.
func New(title, level string, seed uint64) (Bot, error) {
	if _, err := titles.Find(title); err != nil {
		return nil, err
	}
	r := generator(seed)
	switch {
	case level == Random:
		return &uniform{r: r}, nil
	case level == Greedy0, slices.Contains(Levels, level):
		return &greedy{r: r}, nil
	}
	return nil, errLevel(level)
}
