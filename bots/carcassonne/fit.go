package carcassonne

import (
	"math"
	"math/rand/v2"

	"tilestead/bots/coefficients"
	"tilestead/bots/learn"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A completionSample is one road, city or cloister that was stood on or, if a city,
// just lay there, and whether it was completed in the end.
type completionSample struct {
	piece int16
	kind  carcassonne.FeatureKind
	f     [oddsFeatures]float64
	done  bool
}

// A turnSample is what one seat has beyond the other in each term, and who has the turn.
type turnSample [terms + 1]float64

// fitting are the features of a turnSample.
var fitting = func() (at []int) {
	for i := range len(turnSample{}) {
		at = append(at, i)
	}
	return at
}()

// fitGame plays a game of two and adds a sample for every turn.
func fitGame(seed uint64, modules []string, g *guide, q *learn.Squares, samples *[]completionSample) {
	r := rand.New(rand.NewPCG(seed, 9))
	s := carcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 2, Modules: modules}).(*carcassonne.State)
	var rows []turnSample
	var legal []rules.Action
	last, from := -1, len(*samples)
	g.Begin(s)
	for s.Turn() != rules.Nobody {
		legal = s.Legal(legal[:0])
		if s.Turn() == rules.Nature {
			if s.Prompt().Key == "draw" && s.Tiles() != last {
				last = s.Tiles()
				rows = append(rows, g.turnSample(s))
				if last%3 == 0 {
					g.completionSamples(s, samples)
				}
			}
			s.Do(rules.Draw(s, legal, r), nil)
			continue
		}
		if s.Prompt().Key != "act" {
			g.Sample(s, r.Uint64(), 100)
		}
		a := g.Policy(s)
		if r.IntN(60) == 0 {
			a = legal[r.IntN(len(legal))]
			g.Sample(s, 0, 0)
		}
		s.Do(a, nil)
	}
	y := float64(s.Points(0) - s.Points(1))
	for i := range rows {
		q.Add(fitting, rows[i][:], y)
	}
	for i := range (*samples)[from:] {
		h := &(*samples)[from+i]
		h.done = s.Complete(s.Root(h.piece))
	}
}

func (g *guide) turnSample(s *carcassonne.State) (x turnSample) {
	g.see(s)
	g.evaluate(s)
	for t := range int(terms) {
		x[t] = float64(g.x[0][t]-g.x[1][t]) / 100
	}
	x[terms] = float64(1 - 2*s.Active())
	return x
}

func (g *guide) completionSamples(s *carcassonne.State, list *[]completionSample) {
	for p := range s.Pieces() {
		c := &g.objects[p]
		k := s.PieceKind(p)
		if c.seen != g.stamp || s.Root(p) != p || k != carcassonne.City && c.stood != g.stamp || c.dead ||
			c.cells == 0 {
			continue
		}
		h := completionSample{piece: p, kind: k}
		var f [oddsFeatures]int32
		c.features(&f, g.players, max(g.turns10(), 1))
		for i, n := range f {
			h.f[i] = float64(n) / 64
		}
		*list = append(*list, h)
	}
}

func (g *guide) turns10() int32 { return g.evaluator.turns }

// fitCompletion is a logistic regression for each kind.
func fitCompletion(job *learn.Job, list []completionSample, models *[3]oddsModel) {
	for kind := range models {
		var outcomes []learn.Outcome
		for i := range list {
			if s := &list[i]; int(s.kind) == kind {
				outcomes = append(outcomes, learn.Outcome{X: s.f[:], Is: s.done})
			}
		}
		w, loss := learn.Logistic(outcomes, oddsFeatures)
		for i, x := range w {
			models[kind][i] = int32(math.Round(64 * x))
		}
		job.Say("completion of %s: %d samples, %.4f nats", completed[kind], len(outcomes), loss)
	}
}

// fitTrust is by how much the regression is drawn to the weights there are.
const fitTrust = 100

// fitWorth is a regression of the final margin; each weight moves half the way.
func fitWorth(job *learn.Job, q *learn.Squares, worth *[terms]int32) {
	prior, pull := make([]float64, terms+1), make([]float64, terms+1)
	for i := range pull {
		pull[i] = fitTrust
		if i < int(terms) {
			prior[i] = float64(worth[i]) / 1000
		}
	}
	w := q.Solve(prior, pull)
	all, left := q.Spread(w)
	job.Say("%d positions, sd %.2f points, explained to %.2f; the move is %.2f", q.N, all, left, w[terms])
	for i, n := range w[:terms] {
		worth[i] = (worth[i] + int32(math.Round(n*1000))) / 2
	}
}

// Fit learns the odds that objects are completed and what the terms are worth from games of
// two by the policy. With modules, every other game has all of them and the others have some.
// The rows should be smoothed by hand.
func Fit(job *learn.Job) []learn.Table {
	found, file, text := &baseWeights, "base", baseText
	if len(job.Modules) > 0 {
		found, file, text = &expansionWeights, "expansions", expansionText
	}
	defer func(old weights) { *found = old }(*found) // other bots of the program play on as before
	for round := range job.Rounds {
		g := &guide{}
		q := learn.NewSquares(len(turnSample{}))
		var samples []completionSample
		for i := range job.Games {
			var modules []string
			for j, m := range job.Modules {
				if i%2 == 0 || (i/2%6+1)>>j&1 != 0 {
					modules = append(modules, m)
				}
			}
			fitGame(uint64(i+round*job.Games), modules, g, q, &samples)
		}
		fitCompletion(job, samples, &found.completion)
		fitWorth(job, q, &found.worth)
	}
	now := found.numbers()
	return []learn.Table{{File: "coefficients/" + file + ".txt", Text: coefficients.Rewrite(text, now.rows())}}
}

// numbers are the weights as text has them.
func (w *weights) numbers() (n numbers) {
	for kind := range w.completion {
		for i, k := range w.completion[kind] {
			n.completion[kind][i] = int(k)
		}
	}
	for t, k := range w.worth {
		n.worth[t] = int(k)
	}
	return n
}
