package agricola

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// What a look ahead finds is fitted in decisions: of so many lines each, with so
// many samples of so many turns.
const (
	lookLines   = 10
	lookSamples = 6
	lookTurns   = 11
)

// look is how far a seat leads some turns after a position, in points: a mean of
// samples by the policy, chance alike in all that are asked with the same seed.
func look(g *guide, s, try *agricola.State, seat rules.Seat, seed uint64) (mean float64) {
	for i := range uint64(lookSamples) {
		try.Set(s)
		g.Sample(try, search.SplitMix64(seed+i), 40)
		r := rand.New(rand.NewPCG(seed, i))
		for try.Turn() != rules.Nobody && !g.Over(try, search.Horizon{Rounds: lookTurns}) {
			if try.Turn() == rules.Nature {
				try.Do(rules.Draw(try, nil, r), nil)
			} else {
				try.Do(g.Policy(try), nil)
			}
		}
		mean += float64(g.Evaluate(try, seat)) / 100 / lookSamples
	}
	return mean
}

// lookGame plays a game of two by looking ahead, and adds of each decision how
// the lines that were looked at differ.
func lookGame(seed uint64, modules []string, c *curves, q *squares) [2]float64 {
	r := rand.New(rand.NewPCG(seed, 8))
	s := agricola.Title.New(rules.Setup{Title: agricola.Title.ID, Seats: 2, Modules: modules}).(*agricola.State)
	var g *guide
	var try, after *agricola.State
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
			continue
		}
		if g == nil {
			try, after = s.Clone().(*agricola.State), s.Clone().(*agricola.State)
			g = &guide{policy: newPolicy(s, c, sampleWidth)}
			g.table = newPlanner(s, decisionWidth, g.standing)
		}
		g.plan.n = 0
		if !s.Prompt().Opens {
			a, ok := quick(s, &g.room)
			if !ok {
				g.temperature = 0
				a = g.Policy(s)
			}
			s.Do(a, nil)
			continue
		}
		best := g.lookAtLines(s, after, try, r, q)
		for _, a := range best.action[:best.n] {
			s.Do(a, nil)
		}
	}
	return [2]float64{s.Points(0).Float(), s.Points(1).Float()}
}

// lookAtLines adds how the best lines of a decision and some others differ in
// what follows, and chooses one of them.
func (g *guide) lookAtLines(s, after, try *agricola.State, r *rand.Rand, q *squares) (best line) {
	lines := append([]line{}, g.table.rank(s)...)
	for i := range lines { // the best first, with much noise
		lines[i].value += search.Gumbel(r.Uint64(), 150)
	}
	for i := range lines {
		for j := range i {
			if lines[i].value > lines[j].value {
				lines[i], lines[j] = lines[j], lines[i]
			}
		}
	}
	lines = lines[:min(len(lines), lookLines)]
	seat, seed := s.Turn(), r.Uint64()
	own := make([]counts, len(lines))
	lead := make([]float64, len(lines))
	round := s.Round()
	top := math.Inf(-1)
	for i, l := range lines {
		after.Set(s)
		for _, a := range l.action[:l.n] {
			after.Do(a, nil)
		}
		lead[i] = look(g, after, try, seat, seed)
		if v := lead[i] + 1.5*r.NormFloat64(); v > top {
			top, best = v, l
		}
		g.table.settle(after)
		if phase(after) > agricola.Rounds {
			return best // nothing is left to be judged
		}
		round = phase(after)
		g.count(after, seat, &own[i])
		var on counts
		on.board(after)
		for t, n := range on {
			if mover(after) == seat {
				own[i][t] += n
			} else {
				own[i][t] -= n
			}
		}
	}
	for i := range lines {
		for j := range i {
			q.add(&own[i], &own[j], round, lead[i]-lead[j])
		}
	}
	return best
}

// TestLook is a second way to find the numbers of weights.go, after that of
// TestFit: what looking ahead finds of the lines of one decision. Set
// TILESTEAD_LOOK to a number of games a round.
func TestLook(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("TILESTEAD_LOOK"))
	if games == 0 {
		t.Skip("TILESTEAD_LOOK names no number of games")
	}
	rounds, _ := strconv.Atoi(os.Getenv("TILESTEAD_ROUNDS"))
	modules := strings.Fields(os.Getenv("TILESTEAD_MODULES"))
	c, old := baseCurves, &baseCurves
	if len(modules) > 0 {
		c, old = moorCurves, &moorCurves
	}
	q := &squares{}
	for round := range max(rounds, 1) {
		sum := 0.0
		for i := range games {
			points := lookGame(uint64(i+round*games), modules, &c, q)
			sum += points[0] + points[1]
		}
		w := q.solve(&c, 400)
		fmt.Printf("// %d pairs, mean score %.2f\n", q.n, sum/float64(2*games))
		for term := range c {
			for i := range stages {
				c[term][i] = int32(math.Round(1000 * w[term*stages+i]))
			}
		}
		share, margin := duel(200, modules, &c, old)
		fmt.Printf("// against the old ones: %.1f %% of 200, %+.2f points\n", 100*share, margin)
		q.fade()
		for term, n := range c {
			fmt.Printf("%d: {%d, %d, %d, %d},\n", term, n[0], n[1], n[2], n[3])
		}
	}
}

// fade halves what has been added so far.
func (q *squares) fade() {
	q.n /= 2
	q.yy /= 2
	for i := range q.xx {
		q.xy[i] /= 2
		for j := range q.xx[i] {
			q.xx[i][j] /= 2
		}
	}
}
