package carcassonne

import (
	"slices"

	"tilestead/rules/carcassonne"
)

// A keep stands at the heart of a finished city, so that the land shows from afar what has
// been built on it.
type keep struct {
	at    carcassonne.Place
	tiles int // of the city
}

// leastKeep is how many tiles a city has at least that a keep stands in.
const leastKeep = 3

// keepsOf adds the keeps of a position to a list: each on the piece of its city that most
// of the others lie round.
func (m landPart) keepsOf(list []keep) []keep {
	for _, o := range m.s.Objects(carcassonne.City) {
		if !o.Complete() || o.Tiles < leastKeep {
			continue
		}
		best, most := first(o.Places), -1
		for _, p := range o.Places {
			beside := 0
			for _, q := range o.Places {
				if dx, dy := q.At.X-p.At.X, q.At.Y-p.At.Y; dx*dx+dy*dy == 1 {
					beside++
				}
			}
			if beside > most || beside == most && comesBefore(p, best) {
				best, most = p, beside
			}
		}
		list = append(list, keep{best, o.Tiles})
	}
	slices.SortFunc(list, func(a, b keep) int { return int(a.at.At.Y) - int(b.at.At.Y) })
	return list
}

// comesBefore orders places from the north west on.
func comesBefore(p, q carcassonne.Place) bool {
	if p.At.Y != q.At.Y {
		return p.At.Y < q.At.Y
	}
	return p.At.X < q.At.X
}

// first is the place that comes first, however the object is walked through.
func first(places []carcassonne.Place) carcassonne.Place {
	p := places[0]
	for _, q := range places[1:] {
		if q.At.Y < p.At.Y || q.At.Y == p.At.Y && (q.At.X < p.At.X || q.At.X == p.At.X && q.Feature < p.Feature) {
			p = q
		}
	}
	return p
}
