package montana

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// The features of a seat, by where they begin: one for each count of a thing,
// but silver by bands and the plan as it is.
const (
	fitLeft    = 0
	fitReady   = fitLeft + 13
	fitGoods   = fitReady + 8
	fitWorkers = fitGoods + 7*montana.Goods
	fitHands   = fitWorkers + 6*montana.Trades
	fitCattle  = fitHands + 9
	fitCanteen = fitCattle + 5
	fitSilver  = fitCanteen + 5
	fitPlan    = fitSilver + 5
	fitMove    = fitPlan + 1 // has the next turn
	fitFirst   = fitMove + 1 // began the game: the other has the last turn
	fitCount   = fitFirst + 1
)

// A fitSample is a position at the beginning of a turn, as what the seat at
// turn has beyond the other, and whether it won.
type fitSample struct {
	x   [fitCount]float32
	won bool
}

// features adds what a seat has to x, times sign.
func (p *evaluator) features(s *montana.State, seat rules.Seat, x *[fitCount]float32, sign float32) {
	me := s.Player(seat)
	var hold holding
	p.listSites(&hold, s, seat, &me)
	p.prune(&hold)
	plan, ready := p.plan(&hold, &hold.goods, hold.cattle)
	x[fitPlan] += sign * float32(plan) / 1000
	one := func(from, i, last int) { x[from+min(i, last)] += sign }
	one(fitLeft, int(me.Left), 12)
	one(fitReady, ready, 7)
	for g, n := range me.Goods {
		one(fitGoods+7*g, int(n), 6)
	}
	for c, n := range me.Workers {
		one(fitWorkers+6*c, int(n), 5)
	}
	one(fitHands, me.Workers.Size(), 8)
	one(fitCattle, int(me.Cattle), 4)
	one(fitCanteen, int(me.Canteens), 4)
	for n := 1; n <= int(me.Silver); n++ {
		x[fitSilver+band(n)] += sign / 10
	}
}

// fitGame plays a game of two by the policy, with noise and now and then any
// useful action, and adds its positions.
func fitGame(seed uint64, all []fitSample) []fitSample {
	r := rand.New(rand.NewPCG(seed, 999))
	s := montana.Title.New(rules.Setup{Title: "montana", Seats: 2}).(*montana.State)
	g := newGuide()
	var legal []rules.Action
	var who []rules.Seat
	from, last := len(all), -1
	for s.Turn() != rules.Nobody {
		legal = s.Legal(legal[:0])
		seat := s.Turn()
		if seat == rules.Nature {
			s.Do(rules.Draw(s, legal, r), nil)
			continue
		}
		if last < 0 {
			g.Begin(s)
			g.Sample(s, seed, 15)
		}
		if turns(s) > last && s.Asked().Kind == montana.StepTurn && s.Player(0).Left > 0 && s.Player(1).Left > 0 {
			f := fitSample{}
			g.see(s, &g.view)
			g.features(s, seat, &f.x, 1)
			g.features(s, 1-seat, &f.x, -1)
			f.x[fitMove] = 1
			if s.First() == seat {
				f.x[fitFirst] = 1
			}
			all, who = append(all, f), append(who, seat)
		}
		last = turns(s)
		a := g.Policy(s)
		if r.IntN(50) == 0 {
			legal = g.Candidates(s, legal)
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
	}
	winners := s.Winners()
	if len(winners) != 1 {
		return all[:from]
	}
	for i, seat := range who {
		all[from+i].won = seat == winners[0]
	}
	return all
}

// chance is the odds, as a logarithm, that a sample is won.
func (f *fitSample) chance(w *[fitCount]float64) (z float64) {
	for j, x := range f.x {
		if x != 0 {
			z += w[j] * float64(x)
		}
	}
	return z
}

// fit is a logistic regression by gradient steps over batches (Adam).
func fit(all []fitSample) (w [fitCount]float64) {
	const batch, rounds, decay = 64, 12, 1e-4
	var mean, square [fitCount]float64
	r := rand.New(rand.NewPCG(1, 1))
	for round := range rounds {
		rate := 0.01 * math.Pow(0.6, float64(round))
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for i := 0; i+batch <= len(all); i += batch {
			var slope [fitCount]float64
			for k := i; k < i+batch; k++ {
				e := 1 / (1 + math.Exp(-all[k].chance(&w)))
				if all[k].won {
					e--
				}
				for j, x := range all[k].x {
					slope[j] += e * float64(x) / batch
				}
			}
			for j := range w {
				g := slope[j] + decay*w[j]
				mean[j] = 0.9*mean[j] + 0.1*g
				square[j] = 0.999*square[j] + 0.001*g*g
				w[j] -= rate * mean[j] / (math.Sqrt(square[j]) + 1e-8)
			}
		}
	}
	return w
}

// TestFit is how the numbers of weights.go were found: set
// TILESTEAD_FIT to a number of games. It prints each table in hundredths of a
// turn, to be smoothed by hand.
func TestFit(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("TILESTEAD_FIT"))
	if games == 0 {
		t.Skip("TILESTEAD_FIT names no number of games")
	}
	var all []fitSample
	for g := range games {
		all = fitGame(uint64(g), all)
	}
	w := fit(all)
	loss := 0.0
	for i := range all {
		z := all[i].chance(&w)
		if all[i].won {
			z = -z
		}
		loss += math.Log1p(math.Exp(z))
	}
	fmt.Printf("%d positions, %.4f nats a position\n", len(all), loss/float64(len(all)))
	unit := 2 * w[fitMove] / 100 // who moves is half a turn ahead
	table := func(name string, from, n int) {
		fmt.Print(name, ":")
		for j := range n {
			fmt.Printf(" %.0f", (w[from+j]-w[from])/unit)
		}
		fmt.Println()
	}
	table("left", fitLeft, 13)
	table("ready", fitReady, 8)
	for g, id := range montana.Components.GoodIDs {
		table(id, fitGoods+7*g, 7)
	}
	for c, id := range montana.Components.TradeIDs {
		table(id, fitWorkers+6*c, 6)
	}
	table("hands", fitHands, 9)
	table("cattle", fitCattle, 5)
	table("canteen", fitCanteen, 5)
	fmt.Print("silver:")
	for b := range 5 {
		fmt.Printf(" %.0f", w[fitSilver+b]/unit)
	}
	fmt.Printf("\nplan: %.0f\n", w[fitPlan]/unit)
}
