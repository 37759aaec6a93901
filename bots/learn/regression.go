package learn

import "math"

// Squares adds up what a linear regression needs.
type Squares struct {
	N  int // observations
	xx [][]float64
	xy []float64
	yy float64
}

// NewSquares is a regression by so many features.
func NewSquares(features int) *Squares {
	q := &Squares{xx: make([][]float64, features), xy: make([]float64, features)}
	for i := range q.xx {
		q.xx[i] = make([]float64, features)
	}
	return q
}

// Add takes in an observation: the values x of the features at, each named once while the
// others are 0, with the outcome y.
func (q *Squares) Add(at []int, x []float64, y float64) {
	q.N++
	q.yy += y * y
	for i, f := range at {
		q.xy[f] += x[i] * y
		row := q.xx[f]
		for j, g := range at {
			row[g] += x[i] * x[j]
		}
	}
}

// Solve gives the coefficients that explain the outcomes best, each drawn to a prior
// (ridge): with a pull of 1 by as much as one average observation and one of value 1.
func (q *Squares) Solve(prior, pull []float64) []float64 {
	m := make([][]float64, len(q.xx))
	for i := range m {
		k := pull[i] * (q.xx[i][i]/float64(q.N) + 1)
		m[i] = append(append([]float64{}, q.xx[i]...), q.xy[i]+k*prior[i])
		m[i][i] += k
	}
	return eliminate(m)
}

// Spread is the standard deviation of the outcomes from 0, and what is left of it by
// coefficients that Solve gave.
func (q *Squares) Spread(w []float64) (all, left float64) {
	rest := q.yy
	for i := range w {
		rest -= w[i] * q.xy[i]
	}
	return math.Sqrt(q.yy / float64(q.N)), math.Sqrt(rest / float64(q.N))
}

// eliminate solves linear equations by Gauss-Jordan elimination in place; the last column
// is the right-hand side. No element of the diagonal may become 0.
func eliminate(m [][]float64) []float64 {
	for i := range m {
		for j := range m {
			if f := m[j][i] / m[i][i]; j != i && f != 0 {
				for k := i; k < len(m[i]); k++ {
					m[j][k] -= f * m[i][k]
				}
			}
		}
	}
	w := make([]float64, len(m))
	for i := range m {
		w[i] = m[i][len(m)] / m[i][i]
	}
	return w
}

// An Outcome is features and whether something came about.
type Outcome struct {
	X  []float64
	Is bool
}

// newtons is how many of Newton's steps a logistic regression takes.
const newtons = 12

// Logistic is a logistic regression by Newton's steps, drawn to 0 a little: the coefficients
// of the log odds, and the mean loss in nats before the last step.
func Logistic(list []Outcome, features int) (w []float64, loss float64) {
	w = make([]float64, features)
	for range newtons {
		h := make([][]float64, features)
		for i := range h {
			h[i] = make([]float64, features+1)
		}
		loss = 0
		for _, s := range list {
			p := 1 / (1 + math.Exp(-s.odds(w)))
			y := 0.0
			if s.Is {
				y = 1
			}
			loss -= y*math.Log(p+1e-9) + (1-y)*math.Log(1-p+1e-9)
			for j, a := range s.X {
				h[j][features] += (y - p) * a
				for k, b := range s.X {
					h[j][k] += p * (1 - p) * a * b
				}
			}
		}
		for i := range h {
			h[i][i]++
			h[i][features] -= w[i]
		}
		for i, step := range eliminate(h) {
			w[i] += step
		}
		loss /= float64(len(list))
	}
	return w, loss
}

// odds are the log odds.
func (s *Outcome) odds(w []float64) (z float64) {
	for j, x := range s.X {
		z += w[j] * x
	}
	return z
}
