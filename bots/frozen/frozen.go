// Package frozen makes the players of the laboratory that never change: three
// levels of every title as they were at commit 0087015, under names of their own.
// Later levels are measured against them. Nobody else gets to play them.
//
// They share nothing that decides with the bots of today, neither numbers nor
// guides nor the search: each folder below is a copy, so that whatever is learned
// there leaves these as they are. Only the rules are those that hold. Games that
// they played are in testdata, and they must choose the same again.
package frozen

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/bots/frozen/agricola"
	"tilestead/bots/frozen/carcassonne"
	"tilestead/bots/frozen/montana"
	"tilestead/bots/frozen/search"
)

// The frozen levels, from the weakest.
const (
	Medium = "old-medium"
	Hard   = "old-hard"
	Expert = "old-expert"
)

// Levels are the frozen levels, the weakest first; each of Titles has all of them.
var Levels = []string{Medium, Hard, Expert}

// Names lists the frozen levels, for messages.
func Names() string { return strings.Join(Levels, ", ") }

// Has says whether a level is a frozen one.
func Has(level string) bool { return slices.Contains(Levels, level) }

// all is what the frozen players know, a line for each title.
var all = []*search.Title{
	&montana.Title,
	&carcassonne.Title,
	&agricola.Title,
}

// Titles names those that have frozen levels: later ones have none.
func Titles() (ids []string) {
	for _, t := range all {
		ids = append(ids, t.ID)
	}
	return ids
}

// A Bot thinks about one decision at a time, in slices.
type Bot = search.Bot

// New makes a bot of a frozen level for a title. Two bots of the same seed play
// alike. The error names the titles or levels there are.
func New(title, level string, seed uint64) (Bot, error) {
	for _, t := range all {
		if t.ID != title {
			continue
		}
		switch level {
		case Medium:
			return search.New(t, t.Levels.Medium, seed), nil
		case Hard:
			return search.New(t, t.Levels.Hard, seed), nil
		case Expert:
			return search.New(t, t.Levels.Expert, seed), nil
		}
		return nil, fmt.Errorf("unknown frozen level %q; known: %s", level, Names())
	}
	return nil, fmt.Errorf("no frozen level for title %q, only for %s", title, strings.Join(Titles(), ", "))
}
