// Package bots makes the bots that play the titles: by level, as references to
// measure levels against, and as hints. How they think is package search; what
// they know of a title is a package of that title's.
//
// A bot sees nothing but a [rules.Perspective]. How much it thinks is a budget
// of work, never of time, and all sums are of integers: the same seed gives the
// same moves on every machine, in the browser too.
package bots

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/titles/rivals"
)

// A Bot thinks about one decision at a time, in slices.
type Bot = search.Bot

// The levels, from the weakest, and the references they are measured against.
const (
	Easy    = search.Easy
	Casual  = search.Casual
	Fair    = search.Fair
	Medium  = search.Medium
	Skilled = search.Skilled
	Hard    = search.Hard
	Expert  = search.Expert

	Master   = search.Master
	Champion = search.Champion

	Random  = "random"  // uniform over what is legal
	Greedy0 = "greedy0" // farthest ahead if the game ended after this action or turn
	Greedy1 = "greedy1" // the same with a point for each free follower, in Carcassonne
	First   = "first"   // best at the end of the own turn by the evaluation that was fitted first, in Agricola

	Handless = "handless" // medium that never plays a card of its hand, in Agricola
)

// Levels are the levels of all titles, the weakest first; see LevelsOf.
var Levels = []string{Easy, Casual, Fair, Medium, Skilled, Hard, Expert, Master, Champion}

// References are bots to measure against; they are not offered to players.
var References = []string{Random, Greedy0, Greedy1, First, Handless}

// LevelsOf are the levels of a title that a player can choose from, the weakest
// first; none where there are no bots for the title.
func LevelsOf(title string) (names []string) {
	if t, err := find(title); err == nil {
		for _, l := range t.Levels.All() {
			names = append(names, l.Name)
		}
	}
	return names
}

// LevelsFor are those that games of a set-up have: master and champion play only where a
// network judges.
func LevelsFor(set rules.Setup) []string {
	names := LevelsOf(set.Title)
	if t, err := find(set.Title); err == nil && (t.Judged == nil || !t.Judged(set)) {
		names = slices.DeleteFunc(names, func(n string) bool { return n == Master || n == Champion })
	}
	return names
}

// Names lists every level and reference, for messages.
func Names() string {
	return strings.Join(append(append([]string{}, References...), Levels...), ", ")
}

// New makes a bot of a level, a rival or a reference for a title. Two bots of the same
// seed play alike. The error names the titles or levels there are.
func New(title, level string, seed uint64) (Bot, error) {
	t, err := find(title)
	if err != nil {
		return nil, err
	}
	switch level {
	case Random:
		return &uniform{r: generator(seed)}, nil
	case Greedy0, Greedy1:
		return newGreedy(t, level, seed)
	case First:
		return newFirst(t, seed)
	case Handless:
		return newHandless(t, seed)
	}
	if r, ok := rivals.Find(title, level); ok {
		return newRival(t, r, seed)
	}
	for _, l := range t.Levels.All() {
		if l.Name == level {
			return search.New(t, l.Budget, seed), nil
		}
	}
	if slices.Contains(Levels, level) {
		return nil, fmt.Errorf("title %q has no level %q; it has %s", title, level, strings.Join(LevelsOf(title), ", "))
	}
	return nil, fmt.Errorf("unknown bot %q; known: %s", level, Names())
}

// find is what bots know of a title; the error names those there are.
func find(title string) (*search.Title, error) {
	var ids []string
	for _, t := range all {
		if t.ID == title {
			return t, nil
		}
		ids = append(ids, t.ID)
	}
	return nil, fmt.Errorf("no bots for title %q, only for %s", title, strings.Join(ids, ", "))
}

// generator is a reference's own randomness, the same on every platform.
func generator(seed uint64) *rand.Rand {
	return rand.New(rand.NewPCG(seed, 0x626f7473))
}
