package agricola

import (
	"math/rand/v2"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// newGame is a game as it begins, with chance to decide first.
func newGame(seats int, modules ...string) *agricola.State {
	setup := rules.Setup{Title: agricola.Title.ID, Seats: seats, Modules: modules}
	return agricola.Title.New(setup).(*agricola.State)
}

// duel is the share of games that policies with some coefficients win against
// others, and by how many points.
func duel(games int, modules []string, c, other *curves) (share, margin float64) {
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g/2), 9))
		s := newGame(2, modules...)
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
