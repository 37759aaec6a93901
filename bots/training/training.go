// Package training lists how the bots of each title learn their coefficients, for the
// laboratory. No program that players get contains it.
package training

import (
	"tilestead/bots/agricola"
	"tilestead/bots/carcassonne"
	"tilestead/bots/learn"
	"tilestead/bots/montana"
)

// A Way learns from games and gives the texts that it would change; see [learn.Job].
type Way func(job *learn.Job) []learn.Table

// A Title is the ways in which a title's bots learn; nil where they do not learn so.
type Title struct {
	ID      string // as the rules name it
	Fit     Way    // the evaluation, by a regression over games of the policy
	Evolve  Way    // a policy of solo games, for points
	Imitate Way    // a rollout policy, from what a search chooses
	Solo    bool   // Fit learns from solo games too
}

// All are the titles.
var All = []Title{
	{ID: montana.Title.ID, Fit: montana.Fit},
	{ID: carcassonne.Title.ID, Fit: carcassonne.Fit},
	{ID: agricola.Title.ID, Fit: agricola.Fit, Evolve: agricola.Evolve, Imitate: agricola.Imitate, Solo: true},
}
