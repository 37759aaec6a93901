package search

import "slices"

// The names of the levels, the weakest first. All titles share them; a title
// need not have every level.
const (
	Easy    = "easy"
	Casual  = "casual"
	Fair    = "fair"
	Medium  = "medium"
	Skilled = "skilled"
	Hard    = "hard"
	Expert  = "expert"

	// where a judge was learned
	Master   = "master"
	Champion = "champion"
)

// Levels are the budgets of the levels that a player can choose from. They share
// the title's guide and so its evaluation. A level that the title lacks is the
// zero Budget; expert is never lacking. Master and champion play where a judge was learned.
type Levels struct {
	Easy, Casual, Fair, Medium, Skilled, Hard, Expert Budget
	Master, Champion                                  Budget
}

// A Level is one of a title's levels and how much it looks at.
type Level struct {
	Name   string
	Budget Budget
}

// All are the levels that the title has, the weakest first.
func (l *Levels) All() []Level {
	all := []Level{{Easy, l.Easy}, {Casual, l.Casual}, {Fair, l.Fair}, {Medium, l.Medium}, {Skilled, l.Skilled},
		{Hard, l.Hard}, {Expert, l.Expert}, {Master, l.Master}, {Champion, l.Champion}}
	return slices.DeleteFunc(all, func(v Level) bool { return v.Budget == Budget{} })
}
