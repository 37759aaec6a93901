package agricola

import (
	"math"

	"tilestead/bots/learn"
)

// coefs is how many coefficients curves have.
const coefs = int(terms) * stages

// evolveGames is how many solo games each change of a pair plays.
const evolveGames = 50

// evolved changes coefficients so that a policy scores more alone: in each generation pairs
// of opposite random changes play the same games.
func evolved(c *curves, job *learn.Job) *curves {
	var scale [coefs]float64
	for i := range scale {
		scale[i] = 0.12*math.Abs(float64(c[i/stages][i%stages])) + 60
	}
	moved := func(at, change []float64, sign float64) *curves {
		var to curves
		for i, x := range at {
			if change != nil {
				x += sign * change[i]
			}
			to[i/stages][i%stages] = c[i/stages][i%stages] + int32(math.Round(x*scale[i]))
		}
		return &to
	}
	at := learn.Evolve(coefs, job.Games, job.Each, func(n int, at, change []float64) float64 {
		from := 1000 + uint64(n)*evolveGames
		return alone(from, evolveGames, job.Modules, moved(at, change, 1)) -
			alone(from, evolveGames, job.Modules, moved(at, change, -1))
	})
	return moved(at, nil, 0)
}

// Evolve learns the policy of solo games from as many generations as the job has games, from
// the evaluation on.
func Evolve(job *learn.Job) []learn.Table {
	s := newGame(1, job.Modules...)
	old := (&guide{}).curves(s)
	c := evolved(old, job)
	job.Say("alone %.2f points on average of 400 games, the evaluation's %.2f", alone(900000, 400, job.Modules, c),
		alone(900000, 400, job.Modules, old))
	return []learn.Table{tableOf(nameOf((&guide{}).rollouts(s)), c.rows())}
}
