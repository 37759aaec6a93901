package learn

import (
	"math"
	"math/rand/v2"
)

// Adam takes gradient steps, each coefficient at a pace of its own (Kingma, Ba: Adam, 2014).
type Adam struct {
	Floor     float64 // added to the size of a slope: what hardly ever differs stays
	Corrected bool    // the first steps are as long as the later ones

	mean, square []float64
	steps        float64
}

// Step moves coefficients against a slope.
func (a *Adam) Step(w, slope []float64, rate float64) {
	if a.mean == nil {
		a.mean, a.square = make([]float64, len(w)), make([]float64, len(w))
	}
	a.steps++
	for i, g := range slope {
		a.mean[i] = 0.9*a.mean[i] + 0.1*g
		a.square[i] = 0.999*a.square[i] + 0.001*g*g
		m, v := a.mean[i], a.square[i]
		if a.Corrected {
			m, v = m/(1-math.Pow(0.9, a.steps)), v/(1-math.Pow(0.999, a.steps))
		}
		w[i] -= rate * m / (math.Sqrt(v) + a.Floor)
	}
}

// pairs is how many pairs of opposite changes evolution tries in a generation.
const pairs = 24

// Evolve looks for a change of so many coefficients by which something gains most. In each
// generation, pairs of opposite random changes are tried, and the coefficients move by the
// changes, each weighted by how much the one of its pair was better. gain says by how much
// at with a change is better than at with the opposite one; it is asked with another number
// each time, several times at once, and must not change what it is given.
func Evolve(size, generations int, each func(n int, do func(i int)),
	gain func(n int, at, change []float64) float64) []float64 {
	r := rand.New(rand.NewPCG(1, 2))
	at, speed := make([]float64, size), make([]float64, size)
	for n := range generations {
		var changes [pairs][]float64
		for k := range changes {
			changes[k] = make([]float64, size)
			for i := range changes[k] {
				changes[k][i] = r.NormFloat64()
			}
		}
		var gains [pairs]float64
		each(pairs, func(k int) { gains[k] = gain(n*pairs+k, at, changes[k]) })
		spread := 1e-9
		for _, d := range gains {
			spread += d * d / pairs
		}
		for i := range at {
			g := 0.0
			for k := range changes {
				g += gains[k] / math.Sqrt(spread) * changes[k][i] / pairs
			}
			speed[i] = 0.8*speed[i] + 0.2*g
			at[i] += speed[i]
		}
	}
	return at
}
