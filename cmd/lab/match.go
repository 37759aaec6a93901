package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"tilestead/bots"
	"tilestead/rules"
)

// A match is a numbered series of games between bots.
type match struct {
	title  *rules.Title
	setup  rules.Setup
	levels []string
	swap   bool
	course *course
	wire   *wire             // to the program that plays the seats of level stdin, nil for none
	seen   func(rules.State) // is shown every position; nil: nobody looks
	habits bool              // what seats do is counted
}

// A played game, by seat.
type played struct {
	scores    []rules.Points
	winners   []rules.Seat
	decisions []int
	cpu       []time.Duration
	turns     int // begun by all seats together, extra turns included
	habits    []habits
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
	table := make([]bots.Bot, n) // nil where another program decides
	levels := make([]string, n)
	for k, level := range m.levels {
		levels[m.seatOf(game, k)] = level
		if level == wired {
			continue
		}
		b, err := newBot(m.title.ID, level, mix(m.setup.Seed, seed, 1, uint64(k)))
		if err != nil {
			p.err = err
			return p
		}
		table[m.seatOf(game, k)] = b
	}
	chance := m.course.dealer(rand.New(rand.NewPCG(mix(m.setup.Seed, seed, 0), 2)))
	if m.habits {
		p.habits = newHabits(n)
	}
	var done []rules.Action
	s := m.title.New(m.setup)
	var legal []rules.Action
	actions, begun := 0, rules.Turns{Title: m.title}
	p.err = m.announce(game+1, levels)
	for ; p.err == nil && s.Turn() != rules.Nobody && actions < m.title.MaxActions; actions++ {
		seat := s.Turn()
		legal = s.Legal(legal[:0])
		a, here := legal[0], true
		switch {
		case seat == rules.Nature:
			here = m.course.wire == nil
			a, p.err = chance.draw(s)
		case table[seat] == nil && m.wire.decides(legal):
			here = false
			a, p.err = m.wire.ask(s)
			p.decisions[seat]++
		case table[seat] != nil && len(legal) > 1:
			a = p.ask(table[seat], s, seat)
		}
		if p.err == nil && here && m.wire != nil {
			p.err = m.wire.tell(s, a)
		}
		if p.err != nil {
			break
		}
		if begun.Begin(s, a) {
			p.turns++
		}
		if m.habits && seat != rules.Nature {
			reel, notation := &rules.Reel{}, rules.Notation(s, a)
			s.Do(a, reel)
			p.count(seat, notation, reel)
		} else {
			s.Do(a, nil)
		}
		done = append(done, a)
		if m.seen != nil {
			m.seen(s)
		}
	}
	p.scores, p.winners = scores(s), s.Winners()
	p.countScores(s)
	if s.Turn() != rules.Nobody && p.err == nil {
		p.err = fmt.Errorf("not ended after %d actions", actions)
	}
	if m.wire != nil && p.err == nil {
		p.err = m.wire.end(&p)
	}
	if err := m.course.keep(game, mix(m.setup.Seed, seed), done, levels); err != nil && p.err == nil {
		p.err = err
	}
	return p
}

// announce tells another program, if one plays, that a game begins.
func (m *match) announce(number int, levels []string) error {
	if m.wire == nil {
		return nil
	}
	return m.wire.begin(number, m.setup, levels)
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
func (p *played) margin(seat rules.Seat) rules.Points {
	others := slices.Delete(slices.Clone(p.scores), int(seat), int(seat)+1)
	if len(others) == 0 {
		return p.scores[seat]
	}
	return p.scores[seat] - slices.Max(others)
}

// scores is the sum of each seat's score.
func scores(s rules.State) (sums []rules.Points) {
	for seat := range s.Players() {
		sums = append(sums, rules.Total(s, rules.Seat(seat)))
	}
	return sums
}

// wilson is the 95 % Wilson interval of a share of n.
func wilson(share, n float64) (low, high float64) {
	const z = 1.959963984540054
	mid := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return max(mid-half, 0), min(mid+half, 1)
}
