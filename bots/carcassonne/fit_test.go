package carcassonne

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// squares adds up what a linear regression needs.
type squares struct {
	n  int
	xx [terms + 1][terms + 1]float64
	xy [terms + 1]float64
	yy float64
}

func (q *squares) add(x *[terms + 1]float64, y float64) {
	q.n++
	q.yy += y * y
	for i, a := range x {
		if a == 0 {
			continue
		}
		q.xy[i] += a * y
		for j, b := range x {
			q.xx[i][j] += a * b
		}
	}
}

// solve is the regression with a little weight on the weights there are.
func (q *squares) solve(prior *[terms]int32, trust float64) (w [terms + 1]float64) {
	var m [terms + 1][terms + 2]float64
	for i := range m {
		p := 0.0
		if i < int(terms) {
			p = float64(prior[i]) / 1000
		}
		k := trust * (q.xx[i][i]/float64(q.n) + 1)
		copy(m[i][:], q.xx[i][:])
		m[i][i] += k
		m[i][terms+1] = q.xy[i] + k*p
	}
	for i := range m {
		for j := range m {
			if j == i {
				continue
			}
			f := m[j][i] / m[i][i]
			for k := i; k < len(m[i]); k++ {
				m[j][k] -= f * m[i][k]
			}
		}
	}
	for i := range m {
		w[i] = m[i][terms+1] / m[i][i]
	}
	return w
}

// A completionSample is one road, city or cloister that was stood on or, if a city,
// just lay there, and whether it was completed in the end.
type completionSample struct {
	piece int16
	kind  carcassonne.FeatureKind
	f     [6]float64
	done  bool
}

// fitGame plays a game of two and adds a sample for every turn.
func fitGame(seed uint64, modules []string, g *guide, q *squares, samples *[]completionSample) {
	r := rand.New(rand.NewPCG(seed, 9))
	s := carcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 2, Modules: modules}).(*carcassonne.State)
	var rows [][terms + 1]float64
	var legal []rules.Action
	last, from := -1, len(*samples)
	g.Begin(s)
	for s.Turn() != rules.Nobody {
		legal = s.Legal(legal[:0])
		if s.Turn() == rules.Nature {
			if s.Prompt().Key == "draw" && s.Tiles() != last {
				last = s.Tiles()
				g.see(s)
				g.evaluate(s)
				var x [terms + 1]float64
				for t := range int(terms) {
					x[t] = float64(g.x[0][t]-g.x[1][t]) / 100
				}
				x[terms] = float64(1 - 2*s.Active())
				rows = append(rows, x)
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
		q.add(&rows[i], y)
	}
	for i := range (*samples)[from:] {
		h := &(*samples)[from+i]
		h.done = s.Complete(s.Root(h.piece))
	}
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
		var f [6]int32
		c.features(&f, g.players, max(g.turns10(), 1))
		for i, n := range f {
			h.f[i] = float64(n) / 64
		}
		*list = append(*list, h)
	}
}

func (g *guide) turns10() int32 { return g.evaluator.turns }

// fitCompletion is a logistic regression for each kind by Newton's steps.
func fitCompletion(list []completionSample, models *[3]oddsModel) {
	for kind := range models {
		var w [6]float64
		loss := 0.0
		for range 12 {
			var h [6][7]float64
			loss = 0
			n := 0.0
			for i := range list {
				s := &list[i]
				if int(s.kind) != kind {
					continue
				}
				z := 0.0
				for j, x := range s.f {
					z += w[j] * x
				}
				p := 1 / (1 + math.Exp(-z))
				y := 0.0
				if s.done {
					y = 1
				}
				n++
				loss -= y*math.Log(p+1e-9) + (1-y)*math.Log(1-p+1e-9)
				for j, a := range s.f {
					h[j][6] += (y - p) * a
					for k, b := range s.f {
						h[j][k] += p * (1 - p) * a * b
					}
				}
			}
			for i := range h {
				h[i][i] += 1
				h[i][6] -= w[i]
			}
			for i := range h {
				for j := range h {
					if j != i {
						f := h[j][i] / h[i][i]
						for k := i; k < 7; k++ {
							h[j][k] -= f * h[i][k]
						}
					}
				}
			}
			for i := range w {
				w[i] += h[i][6] / h[i][i]
			}
			loss /= n
		}
		in := func(x float64) int32 { return int32(math.Round(64 * x)) }
		models[kind] = oddsModel{in(w[0]), in(w[1]), in(w[2]), in(w[3]), in(w[4]), in(w[5])}
		fmt.Printf("completion of kind %d: %+v, %.4f nats\n", kind, models[kind], loss)
	}
}

// TestFit is how the numbers of weights.go were found:
// set TILESTEAD_FIT to a number of games and TILESTEAD_MODULES to expansions.
// It prints them to be smoothed by hand.
func TestFit(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("TILESTEAD_FIT"))
	if games == 0 {
		t.Skip("TILESTEAD_FIT names no number of games")
	}
	rounds, _ := strconv.Atoi(os.Getenv("TILESTEAD_ROUNDS"))
	expansions := strings.Split(os.Getenv("TILESTEAD_MODULES"), ",")
	for round := range max(rounds, 1) {
		g := &guide{}
		var q squares
		var samples []completionSample
		for i := range games {
			var modules []string // every other game has some, the others all
			for j, m := range expansions {
				if m != "" && (i%2 == 0 || (i/2%6+1)>>j&1 != 0) {
					modules = append(modules, m)
				}
			}
			fitGame(uint64(i+round*games), modules, g, &q, &samples)
		}
		fitCompletion(samples, &g.weights.completion)
		worth := &g.weights.worth
		w := q.solve(worth, 100)
		rest := q.yy
		for i := range w {
			rest -= w[i] * q.xy[i]
		}
		fmt.Printf("%d positions, sd %.2f points, explained to %.2f; the move is %.2f\n", q.n,
			math.Sqrt(q.yy/float64(q.n)), math.Sqrt(rest/float64(q.n)), w[terms])
		for i, n := range w[:terms] {
			worth[i] = (worth[i] + int32(math.Round(n*1000))) / 2
			fmt.Printf("%d:%d, ", i, worth[i])
			if i%10 == 9 {
				fmt.Println()
			}
		}
		fmt.Println()
	}
}
