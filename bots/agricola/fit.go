package agricola

import (
	"math"
	"math/rand/v2"

	"tilestead/bots/learn"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// fitted is how many coefficients are looked for: each term at each stage, what
// having the next turn is worth, and each card in front.
const (
	fitted    = theTurn + 1 + 2*len(box.Cards)
	theTurn   = int(terms) * stages
	firstCard = theTurn + 1
)

// cardTrust is how many times as far the regression is drawn to the values that cards
// have as to other coefficients: few games show each.
const cardTrust = 8

// A sample is a position in which a turn begins: what the seat that moves and the other
// have.
type sample struct {
	own, other      counts
	cards, opposing box.CardSet // in front
	seat            rules.Seat
	round           int
}

// add takes in what a seat has beyond the other, and by how many points it won in the
// end.
func (f *sample) add(q *learn.Squares, won float64) {
	var at []int
	var x []float64
	take := func(i int, n float64) { at, x = append(at, i), append(x, n) }
	part := share(f.round)
	for t := range f.own {
		d := f.own[t] - f.other[t]
		if d == 0 || term(t) == termLayout { // which comes with all that is built
			continue
		}
		for i, k := range part {
			if k != 0 {
				take(t*stages+i, float64(d)*float64(k)/60)
			}
		}
	}
	take(theTurn, 1)
	if f.round <= box.Rounds {
		f.eachCard(take)
	}
	q.Add(at, x, won)
}

// eachCard takes the cards in front of both, each by the share of the first and last round.
func (f *sample) eachCard(take func(i int, n float64)) {
	for side, cards := range [...]box.CardSet{f.cards, f.opposing} {
		for _, c := range cards.Cards() {
			for i, k := range [...]int{box.Rounds - f.round, f.round - 1} {
				if k != 0 {
					take(firstCard+2*int(c)+i, float64((1-2*side)*k)/(box.Rounds-1))
				}
			}
		}
	}
}

// fitTrust is by how much the regression is drawn to the coefficients there are.
const fitTrust = 50

// Fit learns what the terms of the evaluation are worth, and with cards in hand the cards in
// front, from games of one or two by the policy: a regression of the final margin. Each
// coefficient moves half the way in a round.
func Fit(job *learn.Job) []learn.Table {
	old := (&guide{}).curves(newGame(job.Seats, job.Modules...))
	c := *old
	before := cardValues
	defer func() { cardValues = before }() // other bots of the program play on as before
	for round := range job.Rounds {
		q := learn.NewSquares(fitted)
		sum := 0.0
		for i := range job.Games {
			points := fitGame(uint64(i+round*job.Games), job.Seats, job.Modules, &c, q)
			sum += points[0] + points[1]
		}
		w := q.Solve(priors(&c))
		all, left := q.Spread(w)
		job.Say("%d positions, mean score %.2f, sd %.2f points, explained to %.2f; the turn is %.2f", q.N,
			sum/float64(job.Seats*job.Games), all, left, w[theTurn])
		for term := range c {
			for i := range stages {
				n := &c[term][i]
				*n = (*n + int32(math.Round(1000*w[term*stages+i]))) / 2
			}
		}
		for i := range cardValues {
			for j := range 2 {
				cardValues[i][j] = (cardValues[i][j] + int(math.Round(100*w[firstCard+2*i+j]))) / 2
			}
		}
	}
	if job.Seats == 1 {
		job.Say("alone %.2f points on average of 400 games, the old ones %.2f", alone(0, 400, job.Modules, &c),
			alone(0, 400, job.Modules, old))
	} else {
		share, margin := duel(400, job.Modules, &c, old)
		job.Say("against the old ones: %.1f %% of 400, %+.2f points", 100*share, margin)
	}
	tables := []learn.Table{tableOf(nameOf(old), c.rows())}
	if newGame(job.Seats, job.Modules...).HasHands() {
		tables = append(tables, tableOf("card_values", cardRows(&cardValues)))
	}
	return tables
}

// priors are what coefficients are drawn to, and by how much.
func priors(c *curves) (prior, pull []float64) {
	prior, pull = make([]float64, fitted), make([]float64, fitted)
	for i := range pull {
		pull[i] = fitTrust
		switch {
		case i < theTurn:
			prior[i] = float64(c[i/stages][i%stages]) / 1000
		case i >= firstCard:
			prior[i] = float64(cardValues[(i-firstCard)/2][(i-firstCard)%2]) / 100
			pull[i] *= cardTrust
		}
	}
	return prior, pull
}

// fitGame plays a game by the policy, with more or less noise and now and then any
// action, and adds the positions in which turns begin. Of two it counts by how much
// one is ahead, alone what there is and how many points the game ends with. It gives
// the points.
func fitGame(seed uint64, seats int, modules []string, c *curves, q *learn.Squares) (points [2]float64) {
	r := rand.New(rand.NewPCG(seed, 7))
	s := newGame(seats, modules...)
	var all []sample
	var p *policy
	stray := 20 + r.IntN(200)
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if p == nil {
			p = newPolicy(s, c, sampleWidth)
			p.key, p.temperature = seed, 20+r.IntN(200)
		}
		opens := s.Prompt().Opens
		if opens {
			if len(all) == 0 && s.HasHands() {
				layCards(s, r)
			}
			f := sample{seat: s.Turn(), round: phase(s), cards: s.Player(s.Turn()).Front}
			p.count(s, f.seat, &f.own)
			f.own.board(s, f.seat)
			if seats > 1 {
				p.count(s, 1-f.seat, &f.other)
				f.opposing = s.Player(1 - f.seat).Front
			}
			all = append(all, f)
		}
		a := p.choose(s)
		if opens && r.IntN(stray) == 0 {
			p.plan.n = 0
			legal := s.Wander(nil)
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
	}
	for seat := range seats {
		points[seat] = s.Points(rules.Seat(seat)).Float()
	}
	for i := range all {
		f := &all[i]
		f.add(q, points[f.seat]-points[1-f.seat])
	}
	return points
}

// layCards lays up to eight cards that nobody holds in front of each seat.
func layCards(s *agricola.State, r *rand.Rand) {
	var list []box.Card
	for i := range box.Cards {
		c := box.Card(i)
		if card := &box.Cards[i]; card.Seats <= s.Players() && card.Gives == 0 && (isMoor(s) || !card.Moor()) &&
			!s.Player(0).Hand.Has(c) && (s.Players() == 1 || !s.Player(1).Hand.Has(c)) {
			list = append(list, c)
		}
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for seat := range s.Players() {
		words := []string{"cards", rules.Seat(seat).String()}
		for _, c := range list[8*seat:][:r.IntN(9)] {
			words = append(words, box.Cards[c].ID)
		}
		if err := agricola.Title.Arrange(s, words); err != nil {
			panic(err)
		}
	}
}
