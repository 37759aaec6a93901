package carcassonne

import (
	_ "embed"

	"tilestead/bots/coefficients"
	"tilestead/rules/carcassonne"
)

// The coefficients as the laboratory writes them.
var (
	//go:embed coefficients/base.txt
	baseText string
	//go:embed coefficients/expansions.txt
	expansionText string
)

// The two sets of weights are regressions over games of the bots themselves: of whether
// roads, cities and cloisters were completed, and of the margin at the end by the terms of
// every turn. Each round of games was played with half old and half new numbers.
var (
	baseWeights      = readWeights("base", baseText)            // for the base game alone
	expansionWeights = readWeights("expansions", expansionText) // for any expansion
)

func readWeights(name, text string) (w weights) {
	coefficients.Must("coefficients/"+name+".txt", text, w.rows())
	return w
}

// completed are the kinds of objects whose completion is estimated.
var completed = [...]string{carcassonne.Road: "roads", carcassonne.City: "cities", carcassonne.Cloister: "cloisters"}

// rows are the weights by their names.
func (w *weights) rows() (rows []coefficients.Row[int32]) {
	one := func(name string, n *int32) { rows = append(rows, coefficients.One(name, n)) }
	for kind, name := range completed {
		m := &w.completion[kind]
		one(name+" base", &m.base)
		one(name+" scarcity", &m.scarcity)
		one(name+" scarcity squared", &m.scarcitySquared)
		one(name+" cells", &m.cells)
		one(name+" turns", &m.turns)
		one(name+" few turns", &m.fewTurns)
	}
	for t := range w.worth {
		one(termNames[t], &w.worth[t])
	}
	return rows
}
