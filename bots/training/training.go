// Package training lists how the bots of each title learn their coefficients, for the
// laboratory. No program that players get contains it.
package training

import (
	"tilestead/bots/agricola"
	"tilestead/bots/carcassonne"
	"tilestead/bots/learn"
	"tilestead/bots/montana"
	"tilestead/rules"
)

// A Way learns from games and gives the texts that it would change; see [learn.Job].
type Way func(job *learn.Job) []learn.Table

// A Sport is how a title's league plays games of some set-ups; see [learn.Sport].
type Sport func(setups []rules.Setup, each func(n int, do func(i int))) *learn.Sport

// A Title is the ways in which a title's bots learn; nil where they do not learn so.
type Title struct {
	ID      string // as the rules name it
	Fit     Way    // the evaluation, by a regression over games of the policy
	Evolve  Way    // a policy of solo games, for points
	Imitate Way    // a rollout policy, from what a search chooses
	Sport   Sport  // for a league, in which a network learns to judge; nil: none does
	Solo    bool   // Fit learns from solo games too
}

// All are the titles.
var All = []Title{
	{ID: montana.Title.ID, Fit: montana.Fit},
	{ID: carcassonne.Title.ID, Fit: carcassonne.Fit},
	{ID: agricola.Title.ID, Fit: agricola.Fit, Evolve: agricola.Evolve, Imitate: agricola.Imitate,
		Sport: agricola.Sport, Solo: true},
}
