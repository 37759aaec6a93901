package agricola

import (
	"math/rand/v2"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
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

// counted is how much of a term there is.
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
		if c.round = phase(after); c.round > box.Rounds {
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
