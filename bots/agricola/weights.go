package agricola

import (
	"tilestead/rules/agricola/box"
)

// Stages are the rounds between which weights change evenly.
const stages = 4

// stageRounds are the rounds of the stages.
var stageRounds = [stages]int{1, 5, 9, 14}

// A curve is what one of a term is worth at each stage, in thousandths of a
// point.
type curve [stages]int32

// curves are the coefficients of the evaluation.
type curves [terms]curve

// weights are curves by round.
type weights [box.Rounds + 1][terms]int32

// share is how much a round takes of each stage, in 1/60.
func share(round int) (part [stages]int32) {
	for i := range stages - 1 {
		from, to := stageRounds[i], stageRounds[i+1]
		if round < from || round > to {
			continue
		}
		part = [stages]int32{}
		part[i+1] = int32(60 * (round - from) / (to - from))
		part[i] = 60 - part[i+1]
	}
	return part
}

func (c *curves) byRound() *weights {
	w := &weights{}
	for round := range w {
		part := share(max(1, round))
		for t := range c {
			for i, n := range part {
				w[round][t] += c[t][i] * n / 60
			}
		}
	}
	return w
}
