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

// oddsNames are what the coefficients of the odds are called.
var oddsNames = [...]string{oddsBase: "base", oddsScarcity: "scarcity", oddsScarcitySquared: "scarcity squared",
	oddsCells: "cells", oddsTurns: "turns", oddsFewTurns: "few turns"}

// rows are the weights by their names.
func (w *weights) rows() []coefficients.Row {
	rows := make([]coefficients.Row, 0, len(completed)*len(oddsNames)+int(terms))
	for kind, name := range completed {
		m := &w.completion[kind]
		for i := range m {
			rows = append(rows, coefficients.Row{Name: name + " " + oddsNames[i], N: m[i : i+1]})
		}
	}
	for t := range w.worth {
		rows = append(rows, coefficients.Row{Name: termNames[t], N: w.worth[t : t+1]})
	}
	return rows
}
