package agricola

import (
	"math/rand/v2"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// newGame is a game as it begins, with chance to decide first.
func newGame(seats int, modules ...string) *agricola.State {
	setup := rules.Setup{Title: agricola.Title.ID, Seats: seats, Modules: modules}
	return agricola.Title.New(setup).(*agricola.State)
}

// contest plays a game of two players, which are made once it has begun, one on its own seat
// and the other on all the rest: what the one won, a part of 1 where several did, and by how
// many points it was ahead of the best.
func contest(seed uint64, own rules.Seat, seats int, modules []string,
	one, other func(s *agricola.State, seat rules.Seat) player) (won, by float64) {
	r := rand.New(rand.NewPCG(seed, 9))
	s := newGame(seats, modules...)
	var table []player
	for s.Turn() != rules.Nobody {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		for seat := rules.Seat(len(table)); int(seat) < seats; seat++ {
			as := other
			if seat == own {
				as = one
			}
			table = append(table, as(s, seat))
		}
		s.Do(table[s.Turn()].choose(s), nil)
	}
	if winners := s.Winners(); slices.Contains(winners, own) {
		won = 1 / float64(len(winners))
	}
	return won, float64(margin(s, own)) / 100
}

// duel is the share of games that policies with some coefficients win against
// others, and by how many points.
func duel(games int, modules []string, c, other *curves) (share, margin float64) {
	for g := range games {
		by := func(c *curves) func(s *agricola.State, seat rules.Seat) player {
			return func(s *agricola.State, seat rules.Seat) player {
				p := newPolicy(s, c, sampleWidth)
				p.key, p.temperature = uint64(g)+uint64(seat), 30
				return &plain{policy: p}
			}
		}
		won, points := contest(uint64(g/2), rules.Seat(g%2), 2, modules, by(c), by(other))
		share, margin = share+won/float64(games), margin+points/float64(games)
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
