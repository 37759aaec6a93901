package agricola

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// fitted is how many coefficients are looked for: each term at each stage, what
// having the next turn is worth, and each card in front.
const (
	fitted    = theTurn + 1 + 2*len(agricola.Cards)
	theTurn   = int(terms) * stages
	firstCard = theTurn + 1
)

// cardTrust is how many times as far the regression is drawn to the values that cards
// have as to other coefficients: few games show each.
const cardTrust = 8

// squares adds up what a linear regression needs.
type squares struct {
	n  int
	xx [fitted][fitted]float64
	xy [fitted]float64
	yy float64
}

// A sample is a position in which a turn begins: what the seat that moves and the other
// have.
type sample struct {
	own, other      counts
	cards, opposing agricola.CardSet // in front
	seat            rules.Seat
	round           int
}

// add takes in what a seat has beyond the other, and by how many points it won in the
// end.
func (q *squares) add(f *sample, won float64) {
	own, other := &f.own, &f.other
	part := share(f.round)
	var at [fitted]int
	var x [fitted]float64
	n := 0
	for t := range own {
		d := own[t] - other[t]
		if d == 0 || term(t) == termLayout { // which comes with all that is built
			continue
		}
		for i, k := range part {
			if k != 0 {
				at[n], x[n] = t*stages+i, float64(d)*float64(k)/60
				n++
			}
		}
	}
	at[n], x[n] = theTurn, 1
	n++
	for side, cards := range [...]agricola.CardSet{f.cards, f.opposing} {
		for _, c := range cards.Cards() {
			if f.round > agricola.Rounds {
				continue
			}
			for i, k := range [...]int{agricola.Rounds - f.round, f.round - 1} {
				if k != 0 {
					at[n], x[n] = firstCard+2*int(c)+i, float64((1-2*side)*k)/(agricola.Rounds-1)
					n++
				}
			}
		}
	}
	q.n++
	q.yy += won * won
	for i := range n {
		q.xy[at[i]] += x[i] * won
		row := &q.xx[at[i]]
		for j := range n {
			row[at[j]] += x[i] * x[j]
		}
	}
}

// solve is the regression, drawn to the coefficients there are.
func (q *squares) solve(c *curves, trust float64) (w [fitted]float64) {
	m := make([][]float64, fitted)
	for i := range m {
		m[i] = make([]float64, fitted+1)
		p, k := 0.0, trust*(q.xx[i][i]/float64(q.n)+1)
		switch {
		case i < theTurn:
			p = float64(c[i/stages][i%stages]) / 1000
		case i >= firstCard:
			p, k = float64(cardValues[(i-firstCard)/2][(i-firstCard)%2])/100, k*cardTrust
		}
		copy(m[i], q.xx[i][:])
		m[i][i] += k
		m[i][fitted] = q.xy[i] + k*p
	}
	for i := range m {
		for j := range m {
			if f := m[j][i] / m[i][i]; j != i && f != 0 {
				for k := i; k <= fitted; k++ {
					m[j][k] -= f * m[i][k]
				}
			}
		}
	}
	for i := range m {
		w[i] = m[i][fitted] / m[i][i]
	}
	return w
}

// fitGame plays a game by the policy, with more or less noise and now and then any
// action, and adds the positions in which turns begin. Of two it counts by how much
// one is ahead, alone what there is and how many points the game ends with. It gives
// the points.
func fitGame(seed uint64, seats int, modules []string, c *curves, q *squares) (points [2]float64) {
	r := rand.New(rand.NewPCG(seed, 7))
	s := agricola.Title.New(rules.Setup{Title: agricola.Title.ID, Seats: seats, Modules: modules}).(*agricola.State)
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
		q.add(f, points[f.seat]-points[1-f.seat])
	}
	return points
}

// layCards lays up to eight cards that nobody holds in front of each seat.
func layCards(s *agricola.State, r *rand.Rand) {
	var list []agricola.Card
	for i := range agricola.Cards {
		c := agricola.Card(i)
		if card := &agricola.Cards[i]; card.Seats <= s.Players() && card.Gives == 0 && (isMoor(s) || !card.Moor()) &&
			!s.Player(0).Hand.Has(c) && (s.Players() == 1 || !s.Player(1).Hand.Has(c)) {
			list = append(list, c)
		}
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for seat := range s.Players() {
		words := []string{"cards", rules.Seat(seat).String()}
		for _, c := range list[8*seat:][:r.IntN(9)] {
			words = append(words, agricola.Cards[c].ID)
		}
		if err := agricola.Title.Arrange(s, words); err != nil {
			panic(err)
		}
	}
}

// TestFit is how the numbers of weights.go and solo.go were found: set TILESTEAD_FIT
// to a number of games a round, TILESTEAD_ROUNDS to rounds, TILESTEAD_MODULES, and
// TILESTEAD_SEATS to 1 for games alone.
func TestFit(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("TILESTEAD_FIT"))
	if games == 0 {
		t.Skip("TILESTEAD_FIT names no number of games")
	}
	rounds, _ := strconv.Atoi(os.Getenv("TILESTEAD_ROUNDS"))
	modules := strings.Fields(os.Getenv("TILESTEAD_MODULES"))
	seats := 2
	if os.Getenv("TILESTEAD_SEATS") == "1" {
		seats = 1
	}
	old := (&guide{}).curves(newGame(seats, modules...))
	c := *old
	for round := range max(rounds, 1) {
		q := &squares{}
		sum := 0.0
		for i := range games {
			points := fitGame(uint64(i+round*games), seats, modules, &c, q)
			sum += points[0] + points[1]
		}
		w := q.solve(&c, 50)
		rest := q.yy
		for i := range w {
			rest -= w[i] * q.xy[i]
		}
		fmt.Printf("// %d positions, mean score %.2f, sd %.2f points, explained to %.2f; the turn is %.2f\n", q.n,
			sum/float64(seats*games), math.Sqrt(q.yy/float64(q.n)), math.Sqrt(rest/float64(q.n)), w[theTurn])
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
	for term, n := range c {
		fmt.Printf("%d: {%d, %d, %d, %d},\n", term, n[0], n[1], n[2], n[3])
	}
	for i, n := range cardValues {
		if n != [2]int{} {
			fmt.Printf("%s %+5.2f %+5.2f\n", agricola.Cards[i].ID, float64(n[0])/100, float64(n[1])/100)
		}
	}
	if seats == 1 {
		fmt.Printf("// alone %.2f points on average of 400 games, the old ones %.2f\n", alone(0, 400, modules, &c),
			alone(0, 400, modules, old))
		return
	}
	share, margin := duel(400, modules, &c, old)
	fmt.Printf("// against the old ones: %.1f %% of 400, %+.2f points\n", 100*share, margin)
}

// duel is the share of games that policies with some coefficients win against
// others, and by how many points.
func duel(games int, modules []string, c, other *curves) (share, margin float64) {
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g/2), 9))
		s := agricola.Title.New(rules.Setup{Title: agricola.Title.ID, Seats: 2, Modules: modules}).(*agricola.State)
		own := rules.Seat(g % 2)
		var table [2]*policy
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, s.Legal(nil), r), nil)
				continue
			}
			if table[0] == nil {
				table[own], table[1-own] = newPolicy(s, c, sampleWidth), newPolicy(s, other, sampleWidth)
				table[0].key, table[0].temperature = uint64(g), 30
				table[1].key, table[1].temperature = uint64(g)+1, 30
			}
			s.Do(table[s.Turn()].choose(s), nil)
		}
		d := s.Points(own).Float() - s.Points(1-own).Float()
		margin += d / float64(games)
		switch {
		case d > 0:
			share += 1 / float64(games)
		case d == 0:
			share += 0.5 / float64(games)
		}
	}
	return share, margin
}

// alone is the mean score of games alone, from a seed on, that a policy plays with
// some coefficients.
func alone(from uint64, games int, modules []string, c *curves) (mean float64) {
	for g := range games {
		r := rand.New(rand.NewPCG(from+uint64(g), 9))
		s := newGame(1, modules...)
		var p *policy
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, s.Legal(nil), r), nil)
				continue
			}
			if p == nil {
				p = newPolicy(s, c, sampleWidth)
				p.key, p.temperature = from+uint64(g), 20
			}
			s.Do(p.choose(s), nil)
		}
		mean += s.Points(0).Float() / float64(games)
	}
	return mean
}
