package learn

import (
	"math"
	"math/rand/v2"
	"sync/atomic"
	"testing"
)

func near(t *testing.T, what string, got, want []float64, most float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %v, want %v", what, got, want)
	}
	for i := range got {
		if d := math.Abs(got[i] - want[i]); !(d <= most) {
			t.Errorf("%s: %v, want %v", what, got, want)
			return
		}
	}
}

func TestEliminationSolvesEquations(t *testing.T) {
	near(t, "solution", eliminate([][]float64{{2, 1, 0, 4}, {1, 3, 1, 10}, {0, 1, 4, 14}}), []float64{1, 2, 3}, 1e-12)
}

// Of observations without noise a regression finds what made them, and how far it is drawn
// to the prior is as promised.
func TestRegressionFindsTheLine(t *testing.T) {
	want := []float64{3, -2, 0.5}
	q := NewSquares(3)
	r := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		x := []float64{r.NormFloat64(), r.NormFloat64(), 1}
		q.Add([]int{0, 1, 2}, x, want[0]*x[0]+want[1]*x[1]+want[2])
	}
	none := make([]float64, 3)
	w := q.Solve(none, none)
	near(t, "free", w, want, 1e-9)
	if all, left := q.Spread(w); all < 3 || !(left < 1e-5 || math.IsNaN(left)) {
		t.Errorf("spread %.3f, left %.6f; want nothing left", all, left)
	}
	near(t, "held", q.Solve([]float64{7, 8, 9}, []float64{1e12, 1e12, 1e12}), []float64{7, 8, 9}, 1e-6)
}

// Two observations of value 1 and a pull of 1 count alike: (1+1)/2 twice.
func TestPullCountsAsObservations(t *testing.T) {
	q := NewSquares(1)
	q.Add([]int{0}, []float64{1}, 10)
	q.Add([]int{0}, []float64{1}, 10)
	near(t, "half way", q.Solve([]float64{0}, []float64{1}), []float64{5}, 1e-12)
}

// What an observation leaves out is 0.
func TestObservationsMayBeSparse(t *testing.T) {
	a, b := NewSquares(3), NewSquares(3)
	for i := range 9 {
		x := float64(i - 3)
		a.Add([]int{2, 0}, []float64{x, 1}, 2*x)
		b.Add([]int{0, 1, 2}, []float64{1, 0, x}, 2*x)
	}
	pull := []float64{1, 1, 1}
	near(t, "coefficients", a.Solve(pull, pull), b.Solve(pull, pull), 0)
}

// The odds that outcomes were drawn by are found again.
func TestLogisticFindsTheOdds(t *testing.T) {
	want := []float64{-0.5, 1.5}
	r := rand.New(rand.NewPCG(2, 2))
	var list []Outcome
	for range 20000 {
		s := Outcome{X: []float64{1, r.NormFloat64()}}
		s.Is = r.Float64() < 1/(1+math.Exp(-s.odds(want)))
		list = append(list, s)
	}
	w, loss := Logistic(list, 2)
	near(t, "odds", w, want, 0.06)
	if loss <= 0 || loss >= math.Ln2 {
		t.Errorf("loss %.3f nats, want less than guessing", loss)
	}
}

// Gradient steps go to the lowest place, with and without correction, and the first
// corrected step is as long as the rate.
func TestAdamGoesDown(t *testing.T) {
	for _, corrected := range []bool{false, true} {
		a, w := Adam{Floor: 1e-8, Corrected: corrected}, []float64{5, -3}
		for n := range 4000 {
			rate := 0.05 / (1 + float64(n)/200)
			a.Step(w, []float64{2 * (w[0] - 1), 20 * (w[1] - 2)}, rate)
		}
		near(t, "lowest", w, []float64{1, 2}, 1e-2)
	}
	a, w := Adam{Floor: 0, Corrected: true}, []float64{0, 0}
	a.Step(w, []float64{4, -0.1}, 0.5)
	near(t, "first step", w, []float64{-0.5, 0.5}, 1e-12)
}

// Evolution climbs, asks for every pair of every generation once, and gives the same again.
func TestEvolutionClimbs(t *testing.T) {
	best := []float64{1, -2, 0.5}
	value := func(at, change []float64, sign float64) (v float64) {
		for i := range at {
			d := at[i] + sign*change[i] - best[i]
			v -= d * d
		}
		return v
	}
	var asked atomic.Int64
	each := func(n int, do func(int)) {
		for i := range n {
			do(n - 1 - i)
		}
	}
	run := func() []float64 {
		return Evolve(3, 60, each, func(n int, at, change []float64) float64 {
			asked.Add(int64(n))
			return value(at, change, 1) - value(at, change, -1)
		})
	}
	at := run()
	if n := int64(60 * pairs); asked.Load() != n*(n-1)/2 {
		t.Errorf("the numbers asked for sum to %d, want 0 to %d once each", asked.Load(), n-1)
	}
	none := make([]float64, 3)
	if value(at, none, 1) < 0.3*value(none, none, 1) {
		t.Errorf("reached %v, want %v", at, best)
	}
	near(t, "again", run(), at, 0)
}
