package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// joins looks for cells at which a tile can make one object of two that
// different seats lead on.
func (v *evaluator) joins(s *carcassonne.State) {
	for i := range v.openings {
		o := &v.openings[i]
		if v.objects[o.Root].stood != v.stamp {
			continue
		}
		for j := i + 1; j < len(v.openings) && v.openings[j].Cell == o.Cell; j++ {
			q := &v.openings[j]
			if q.Root != o.Root && v.objects[q.Root].stood == v.stamp {
				a, b := s.Brief(o.Root), s.Brief(q.Root)
				if a.Kind == b.Kind && a.Leaders() != b.Leaders() {
					v.join(s, o, q, &a, &b)
				}
			}
		}
	}
}

// join counts what joining the objects of two openings would change.
func (v *evaluator) join(s *carcassonne.State, o, q *carcassonne.Opening, a, b *carcassonne.Brief) {
	chance := int32(v.at(o.Need).join[pairOf[o.Side][q.Side]])
	if chance == 0 {
		return
	}
	v.win(a, b, v.prospect(s, o.Root, a)*chance/certain)
	v.win(b, a, v.prospect(s, q.Root, b)*chance/certain)
}

// prospect is what an object may well bring.
func (v *evaluator) prospect(s *carcassonne.State, r int16, b *carcassonne.Brief) int32 {
	now, whole := v.built(s, r, b)
	return now + (whole-now)*v.completion(r)/certain
}

// win counts what the seats that lead on an object gain or lose when one other
// joins it.
func (v *evaluator) win(b, other *carcassonne.Brief, worth int32) {
	best := 0
	for seat := range rules.Seat(v.players) {
		best = max(best, b.Strength(seat)+other.Strength(seat))
	}
	before := b.Leaders()
	for seat := range rules.Seat(v.players) {
		leads := best > 0 && b.Strength(seat)+other.Strength(seat) == best
		led := before>>seat&1 != 0
		if leads && !led {
			v.x[seat][termJoin] += worth
		} else if led && !leads {
			v.x[seat][termLost] += worth
		}
	}
}

// joinsOf adds what joining would change for an object that would be stood on.
func (v *evaluator) joinsOf(s *carcassonne.State, r int16, with *carcassonne.Brief) {
	for i := range v.openings {
		o := &v.openings[i]
		if o.Root != r {
			continue
		}
		for _, step := range [2]int{-1, 1} {
			for j := i + step; j >= 0 && j < len(v.openings) && v.openings[j].Cell == o.Cell; j += step {
				q := &v.openings[j]
				if q.Root == r || v.objects[q.Root].stood != v.stamp {
					continue
				}
				if b := s.Brief(q.Root); b.Kind == with.Kind && b.Leaders() != with.Leaders() {
					v.join(s, o, q, with, &b)
				}
			}
		}
	}
}
