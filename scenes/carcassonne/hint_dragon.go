package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// fliesFirst says whether the dragon flies, for a kind of tile that was placed,
// before anything is scored.
func (m hintsPart) fliesFirst(s *carcassonne.State, k carcassonne.Kind) bool {
	_, there := s.Dragon()
	return there && s.DragonFlies(k) && s.House()&carcassonne.DragonAfterScoring == 0
}

// course is the cells that the dragon can get to in so many steps from a cell, not
// back to where it has been nor to the fairy.
func course(s *carcassonne.State, from carcassonne.Pos, been []carcassonne.Pos, steps int) []carcassonne.Pos {
	seen := append(slices.Clone(been), from)
	edge := []carcassonne.Pos{from}
	for range steps {
		var next []carcassonne.Pos
		for _, at := range edge {
			for d := carcassonne.North; d <= carcassonne.West; d++ {
				to := at.Next(d)
				if _, lies := s.TileAt(to); lies && !s.FairyOn(to) && !slices.Contains(seen, to) {
					seen, next = append(seen, to), append(next, to)
				}
			}
		}
		edge = next
	}
	return seen[len(been)+1:]
}

// reach is how many figures of each seat stand on cells.
func reach(s *carcassonne.State, cells []carcassonne.Pos) (n [carcassonne.MaxSeats]int) {
	for _, f := range s.Figures() {
		if slices.Contains(cells, f.At) {
			n[f.Seat]++
		}
	}
	return n
}

// wakeFacts are what the tile makes the dragon do.
func (m hintsPart) wakeFacts(t *trial) []fact {
	if t.tile.Volcano {
		return []fact{{"dragon", 100, m.advice("volcano")}}
	}
	from, there := t.laid.Dragon()
	if !there || !t.laid.DragonFlies(t.laid.Last().Kind) {
		return nil
	}
	if n := reach(t.laid, course(t.laid, from, nil, pips)); n != [carcassonne.MaxSeats]int{} {
		return []fact{{"dragon", 400, m.advice("flies", m.each(n, "strength"))}}
	}
	return []fact{{"dragon", 400, m.advice("flies.none")}}
}

// fairyFacts are what calling the fairy to a tile brings.
func (m hintsPart) fairyFacts(a rules.Action) []fact {
	to := carcassonne.PosOf(a)
	list := m.guardFacts(to, carcassonne.FeatureOf(a))
	if at, ok := m.s.Fairy(); ok {
		var rivals []rules.Seat
		for _, f := range m.s.Figures() {
			if f.At == at && at != to && f.Seat != m.turn && !slices.Contains(rivals, f.Seat) {
				rivals = append(rivals, f.Seat)
			}
		}
		if len(rivals) > 0 {
			list = append(list, fact{"fairy", 100, m.advice("fairy.leaves", m.names(rivals))})
		}
	}
	if from, ok := m.s.Dragon(); ok {
		if slices.Contains(course(m.s, from, nil, 3), to) {
			list = append(list, fact{"dragon", 200, m.advice("fairy.near")})
		}
	}
	return list
}

// guardFacts are whom the fairy guards on a tile, on a feature of it unless that
// is -1.
func (m hintsPart) guardFacts(to carcassonne.Pos, feature int) []fact {
	for _, f := range m.s.Figures() {
		if f.At != to || f.Seat != m.turn || !f.Figure.Follower() || feature >= 0 && f.Feature != feature {
			continue
		}
		o, _ := m.s.ObjectAt(carcassonne.Place{At: to, Feature: f.Feature})
		worth := o.Now
		if o.Kind == carcassonne.Field {
			worth = o.Farm[m.turn]
		}
		guards := m.advice("fairy.guard")
		if worth > 0 {
			guards = m.advice("fairy."+kindNames[o.Kind], m.points(worth))
		}
		list := []fact{{"fairy", 500, guards}, {"fairy", 60, m.advice("fairy.pays")}}
		if o.Complete() && !m.fliesFirst(m.s, m.s.Last().Kind) {
			list = append(list, fact{"fairy", 400, m.advice("fairy.now")})
		}
		return list
	}
	return []fact{{"fairy", 500, m.advice("fairy.guard")}}
}

// stepFacts are whom a step of the dragon eats, and whom it can get to then.
func (m hintsPart) stepFacts(a rules.Action) (list []fact) {
	from, _ := m.s.Dragon()
	to := from.Next(carcassonne.SideOf(a))
	var own, rivals []string
	for _, f := range m.s.Figures() {
		switch {
		case f.At != to:
		case f.Seat == m.turn:
			own = append(own, m.figure(f.Figure))
		default:
			rivals = append(rivals, m.say("tip.figure", m.Name(f.Seat), m.figure(f.Figure)))
		}
	}
	if len(rivals) > 0 {
		list = append(list, fact{"dragon", 1000, m.advice("eats", m.list(rivals))})
	}
	if len(own) > 0 {
		list = append(list, fact{"dragon", 900, m.advice("eats.own", m.list(own))})
	}
	if len(list) == 0 {
		list = append(list, fact{"dragon", 800, m.advice("eats.none")})
	}
	steps := m.s.DragonSteps() - 1
	if steps <= 0 {
		return list
	}
	if n := reach(m.s, course(m.s, to, append(m.s.Visited(), from), steps)); n != [carcassonne.MaxSeats]int{} {
		return append(list, fact{"dragon", 100, m.advice("reaches", m.each(n, "strength"))})
	}
	return append(list, fact{"dragon", 100, m.advice("reaches.none")})
}
