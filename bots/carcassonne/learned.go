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
	var n numbers
	coefficients.Must("coefficients/"+name+".txt", text, n.rows())
	for kind := range n.completion {
		for i, k := range n.completion[kind] {
			w.completion[kind][i] = int32(k)
		}
	}
	for t, k := range n.worth {
		w.worth[t] = int32(k)
	}
	return w
}

// completed are the kinds of objects whose completion is estimated.
var completed = [...]string{carcassonne.Road: "roads", carcassonne.City: "cities", carcassonne.Cloister: "cloisters"}

// oddsNames are what the coefficients of the odds are called.
var oddsNames = [...]string{oddsBase: "base", oddsScarcity: "scarcity", oddsScarcitySquared: "scarcity squared",
	oddsCells: "cells", oddsTurns: "turns", oddsFewTurns: "few turns"}

// numbers are weights as text has them.
type numbers struct {
	completion [len(completed)][oddsFeatures]int
	worth      [terms]int
}

// rows are the numbers by their names.
func (n *numbers) rows() []coefficients.Row {
	const odds = len(completed) * len(oddsNames)
	rows := make([]coefficients.Row, odds+int(terms))
	for i := range odds {
		kind, of := i/len(oddsNames), i%len(oddsNames)
		rows[i] = coefficients.Row{Name: completed[kind] + " " + oddsNames[of], N: n.completion[kind][of : of+1]}
	}
	for t := range terms {
		rows[odds+int(t)] = coefficients.Row{Name: termNames[t], N: n.worth[t : t+1]}
	}
	return rows
}
