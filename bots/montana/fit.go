package montana

import (
	"math"
	"math/rand/v2"

	"tilestead/bots/coefficients"
	"tilestead/bots/learn"
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
func (f *fitSample) chance(w []float64) (z float64) {
	for j, x := range f.x {
		if x != 0 {
			z += w[j] * float64(x)
		}
	}
	return z
}

// fitBatch is how many samples a gradient step looks at.
const fitBatch = 64

// addSlope adds a sample's part of the slope of a batch.
func (f *fitSample) addSlope(w, slope []float64) {
	e := 1 / (1 + math.Exp(-f.chance(w)))
	if f.won {
		e--
	}
	for j, x := range f.x {
		slope[j] += e * float64(x) / fitBatch
	}
}

// fit is a logistic regression by gradient steps over batches.
func fit(all []fitSample) []float64 {
	const rounds, decay = 12, 1e-4
	w, slope := make([]float64, fitCount), make([]float64, fitCount)
	adam := learn.Adam{Floor: 1e-8}
	r := rand.New(rand.NewPCG(1, 1))
	for round := range rounds {
		rate := 0.01 * math.Pow(0.6, float64(round))
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for i := 0; i+fitBatch <= len(all); i += fitBatch {
			clear(slope)
			for k := range all[i : i+fitBatch] {
				all[i+k].addSlope(w, slope)
			}
			for j := range w {
				slope[j] += decay * w[j]
			}
			adam.Step(w, slope, rate)
		}
	}
	return w
}

// Fit learns what pieces are worth from games of two by the policy: a logistic regression of
// who wins, in hundredths of a turn. The rows should be smoothed by hand.
func Fit(job *learn.Job) []learn.Table {
	var all []fitSample
	for g := range job.Games {
		all = fitGame(uint64(g), all)
	}
	w := fit(all)
	loss := 0.0
	for i := range all {
		z := all[i].chance(w)
		if all[i].won {
			z = -z
		}
		loss += math.Log1p(math.Exp(z))
	}
	job.Say("%d positions, %.4f nats a position", len(all), loss/float64(len(all)))
	found := fitted
	found.pieces.take(w)
	return []learn.Table{{File: coefficientFile, Text: coefficients.Rewrite(coefficientText, found.rows())}}
}

// take reads the pieces' worth off the coefficients of a regression.
func (p *pieceWeights) take(w []float64) {
	unit := 2 * w[fitMove] / 100 // who moves is half a turn ahead
	in := func(x float64) int { return int(math.RoundToEven(x / unit)) }
	table := func(from int, to []int) {
		for j := range to {
			to[j] = in(w[from+j] - w[from])
		}
	}
	table(fitLeft, p.left[:])
	table(fitReady, p.ready[:])
	for g := range p.goods {
		table(fitGoods+7*g, p.goods[g][:])
	}
	for c := range p.workers {
		table(fitWorkers+6*c, p.workers[c][:])
	}
	table(fitHands, p.hands[:montana.Components.WorkerLimit+1]) // no turn begins with more
	table(fitCattle, p.cattle[:])
	table(fitCanteen, p.canteen[:])
	for b := range p.silver {
		p.silver[b] = in(w[fitSilver+b])
	}
	p.plan[0] = in(w[fitPlan])
}
