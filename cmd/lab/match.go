package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// A match is a numbered series of games between bots.
type match struct {
	title  *rules.Title
	setup  rules.Setup
	levels []string
	swap   bool
	course *course
}

// A played game, by seat.
type played struct {
	scores    []int
	winners   []rules.Seat
	decisions []int
	cpu       []time.Duration
	turns     int
	err       error // why it does not count as ended
}

// seatOf is where bot k of the list sits in a game: with swaps each seed is
// played by all turnings of the seats.
func (m *match) seatOf(game, k int) rules.Seat {
	if m.swap {
		k += game % len(m.levels)
	}
	return rules.Seat(k % len(m.levels))
}

func (m *match) play(game int) (p played) {
	n := len(m.levels)
	p.decisions, p.cpu = make([]int, n), make([]time.Duration, n)
	seed := uint64(game)
	if m.swap {
		seed /= uint64(n)
	}
	table := make([]bots.Bot, n)
	for k, level := range m.levels {
		b, err := bots.New(m.title.ID, level, mix(m.setup.Seed, seed, 1, uint64(k)))
		if err != nil {
			p.err = err
			return p
		}
		table[m.seatOf(game, k)] = b
	}
	chance := m.course.dealer(rand.New(rand.NewPCG(mix(m.setup.Seed, seed, 0), 2)))
	var done []rules.Action
	s := m.title.New(m.setup)
	var legal []rules.Action
	actions := 0
	for ; s.Turn() != rules.Nobody && actions < m.title.MaxActions; actions++ {
		seat := s.Turn()
		legal = s.Legal(legal[:0])
		a := legal[0]
		switch {
		case seat == rules.Nature:
			a = chance.draw(s, legal)
		case len(legal) > 1:
			a = p.ask(table[seat], s, seat)
		}
		s.Do(a, nil)
		done = append(done, a)
	}
	p.scores, p.winners, p.turns = scores(s), s.Winners(), turns(s)
	if s.Turn() != rules.Nobody {
		p.err = fmt.Errorf("not ended after %d actions", actions)
	}
	levels := make([]string, n)
	for k, level := range m.levels {
		levels[m.seatOf(game, k)] = level
	}
	if err := m.course.keep(game, mix(m.setup.Seed, seed), done, levels); err != nil {
		p.err = err
	}
	return p
}

// ask has a bot decide and takes its time. The bot gets a copy, so that
// nothing it does can reach the game.
func (p *played) ask(b bots.Bot, s rules.State, seat rules.Seat) rules.Action {
	view := rules.PerspectiveOf(s.Clone(), seat)
	before := threadTime()
	b.Start(view)
	for {
		if a, ok := b.Think(time.Time{}); ok {
			p.cpu[seat] += threadTime() - before
			p.decisions[seat]++
			return a
		}
	}
}

// margin is a seat's score less that of its best opponent.
func (p *played) margin(seat rules.Seat) int {
	other := math.MinInt
	for o, n := range p.scores {
		if rules.Seat(o) != seat {
			other = max(other, n)
		}
	}
	if other == math.MinInt {
		return p.scores[seat]
	}
	return p.scores[seat] - other
}

// scores is the sum of each seat's score.
func scores(s rules.State) (sums []int) {
	for seat := range s.(interface{ Players() int }).Players() {
		sum := 0
		for _, item := range s.Score(rules.Seat(seat)) {
			sum += item.N
		}
		sums = append(sums, sum)
	}
	return sums
}

// turns is how many turns all seats together have had, without extra turns.
func turns(s rules.State) (n int) {
	switch s := s.(type) {
	case *montana.State:
		for seat := range s.Players() {
			n += int(s.Player(rules.Seat(seat)).Turns)
		}
	case *carcassonne.State:
		n = s.Tiles() - 1 // a second part of a turn counts as well
	}
	return n
}

// wilson is the 95 % Wilson interval of a share of n.
func wilson(share, n float64) (low, high float64) {
	const z = 1.959963984540054
	mid := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return max(mid-half, 0), min(mid+half, 1)
}
