package agricola

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// teacher is the search whose choices are imitated.
var teacher = search.Budget{Keep: 6, Behind: 600, Horizon: search.Horizon{Rounds: 5, Most: 20}, Samples: 5,
	PriorWeight: 5, RolloutTemperature: 40, HalfWin: 1500}

// followed is how many lines of a decision are told from what the teacher chose.
const followed = 16

// A choice is what the teacher chose where a turn began: the terms after each of
// the best lines, without those that are 0, and what the cards in front are worth
// then, in points, which is not learned.
type choice struct {
	round  int
	chosen int
	lines  [][]counted
	cards  []float64
}

type counted struct {
	term term
	n    float64
}

// lessons plays a game of two teachers, who now and then stray, and gives what
// they chose.
func lessons(seed uint64, modules []string) (list []choice) {
	r := rand.New(rand.NewPCG(seed, 17))
	s := newGame(2, modules...)
	bots := [2]*search.Searcher{search.New(&Title, teacher, 2*seed), search.New(&Title, teacher, 2*seed+1)}
	for g := (&guide{}); s.Turn() != rules.Nobody; {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		b := bots[s.Turn()]
		b.Start(rules.PerspectiveOf(s, s.Turn()))
		a, _ := b.Think(time.Time{})
		if best := b.Candidates(); s.Prompt().Opens && len(best) > 1 {
			g.Begin(s)
			if c, ok := g.lesson(s, best[0]); ok {
				list = append(list, c)
			}
			if r.IntN(12) == 0 {
				a = best[r.IntN(min(4, len(best)))].Action
			}
		}
		s.Do(a, nil)
	}
	return list
}

// lesson is one choice; ok is false where none was made or the game ends with it.
func (g *guide) lesson(s *agricola.State, best search.Candidate) (c choice, ok bool) {
	lines := append([]line(nil), g.rank(s)...)
	seat, after := s.Turn(), s.Clone().(*agricola.State)
	c.chosen = -1
	for len(lines) > 0 {
		at := 0
		for i := range lines {
			if lines[i].value > lines[at].value {
				at = i
			}
		}
		l := lines[at]
		lines = append(lines[:at], lines[at+1:]...)
		is := l.action[0] == best.Action && (best.Then == 0 || l.n > 1 && l.action[1] == best.Then)
		if len(c.lines) >= followed && !is {
			continue
		}
		after.Set(s)
		for _, a := range l.action[:l.n] {
			after.Do(a, nil)
		}
		g.table.settle(after)
		if c.round = phase(after); c.round > agricola.Rounds {
			return c, false
		}
		if is {
			c.chosen = len(c.lines)
		}
		c.lines = append(c.lines, g.terms(after, seat))
		c.cards = append(c.cards, float64(cardsWorth(after.Player(seat), c.round))/100)
	}
	return c, c.chosen >= 0 && len(c.lines) > 1
}

// terms are what the standing of a seat counts.
func (g *guide) terms(s *agricola.State, seat rules.Seat) (list []counted) {
	var own, board counts
	g.judge.count(s, seat, &own)
	board.board(s, mover(s))
	share := -1 / float64(s.Players()-1)
	if mover(s) == seat {
		share = 1
	}
	for t := range own {
		if n := float64(own[t]) + share*float64(board[t]); n != 0 {
			list = append(list, counted{term(t), n})
		}
	}
	return list
}

// chances are the chances with which each line of a choice is taken.
func (c *choice) chances(w []float64, dst []float64) []float64 {
	dst = dst[:0]
	part, top := share(c.round), math.Inf(-1)
	for at, l := range c.lines {
		z := c.cards[at]
		for _, x := range l {
			for i, p := range part {
				z += x.n * float64(p) / 60 * w[int(x.term)*stages+i]
			}
		}
		dst, top = append(dst, z), max(top, z)
	}
	sum := 0.0
	for i, z := range dst {
		dst[i] = math.Exp(z - top)
		sum += dst[i]
	}
	for i := range dst {
		dst[i] /= sum
	}
	return dst
}

// imitate draws coefficients to what was chosen: a softmax of the lines' values at a
// temperature of a point, fitted by Adam. It gives the share of the last tenth of
// the choices, which is not learned from, that the coefficients agree with.
func imitate(list []choice, c *curves, epochs int) (agree float64) {
	const batch, rate, point = 64, 0.06, 1000
	w := make([]float64, int(terms)*stages)
	for i := range w {
		w[i] = float64(c[i/stages][i%stages]) / point
	}
	grad, mean, square := make([]float64, len(w)), make([]float64, len(w)), make([]float64, len(w))
	r := rand.New(rand.NewPCG(1, 2))
	learned, kept := list[:len(list)*9/10], list[len(list)*9/10:]
	var odds []float64
	step := 0.0
	for epoch := range epochs {
		rate := rate * (1 - float64(epoch)/float64(epochs))
		r.Shuffle(len(learned), func(i, j int) { learned[i], learned[j] = learned[j], learned[i] })
		for from := 0; from+batch <= len(learned); from += batch {
			clear(grad)
			for i := from; i < from+batch; i++ {
				d := &learned[i]
				odds = d.chances(w, odds)
				odds[d.chosen]--
				part := share(d.round)
				for j, l := range d.lines {
					for _, x := range l {
						for k, p := range part {
							grad[int(x.term)*stages+k] += x.n * odds[j] / batch * float64(p) / 60
						}
					}
				}
			}
			step++
			for i, g := range grad {
				mean[i] = 0.9*mean[i] + 0.1*g
				square[i] = 0.999*square[i] + 0.001*g*g
				m, v := mean[i]/(1-math.Pow(0.9, step)), square[i]/(1-math.Pow(0.999, step))
				w[i] -= rate * m / (math.Sqrt(v) + 1e-3) // what hardly ever differs stays
			}
		}
	}
	for i := range w {
		c[i/stages][i%stages] = int32(math.Round(point * w[i]))
	}
	for i := range kept {
		odds = kept[i].chances(w, odds)
		best := 0
		for j, p := range odds {
			if p > odds[best] {
				best = j
			}
		}
		if best == kept[i].chosen {
			agree += 1 / float64(len(kept))
		}
	}
	return agree
}

// TestImitate is how the numbers of rollout_weights.go for two were found: set
// TILESTEAD_IMITATE to a number of games, and TILESTEAD_MODULES.
func TestImitate(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("TILESTEAD_IMITATE"))
	if games == 0 {
		t.Skip("TILESTEAD_IMITATE names no number of games")
	}
	modules := strings.Fields(os.Getenv("TILESTEAD_MODULES"))
	played := make([][]choice, games)
	var next atomic.Int64
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := next.Add(1) - 1; i < int64(games); i = next.Add(1) - 1 {
				played[i] = lessons(uint64(1000+i), modules)
			}
		})
	}
	wait.Wait()
	list := slices.Concat(played...)
	old := (&guide{}).curves(newGame(2, modules...))
	c := *old
	agree := imitate(list, &c, 30)
	for term, n := range c {
		fmt.Printf("%d: {%d, %d, %d, %d},\n", term, n[0], n[1], n[2], n[3])
	}
	share, margin := duel(400, modules, &c, old)
	fmt.Printf("// %d choices, %.1f %% of the last tenth agree; against the evaluation's: %.1f %% of 400, %+.2f points\n",
		len(list), 100*agree, 100*share, margin)
}
