package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// By the rules of the first two editions farmers get points city by city,
// through all fields round it, so what a field brings hangs on the others.

// A side is a city beside a field that somebody stands on.
type side struct{ city, field int16 }

// oldFarmers says whether farmers score by the rules of the first or second
// edition.
func (v *evaluator) oldFarmers() bool {
	return v.house&(carcassonne.FarmersFirst|carcassonne.FarmersSecond) != 0
}

// feeds finds the sides of all fields somebody stands on, and adds what their
// cities bring.
func (v *evaluator) feeds(s *carcassonne.State) {
	v.sides = v.sides[:0]
	for _, r := range v.roots {
		if s.PieceKind(r) != carcassonne.Field {
			continue
		}
		v.cities = s.Borders(r, v.cities[:0])
		for _, c := range v.cities {
			v.sides = append(v.sides, side{c, r})
		}
	}
sides:
	for i, d := range v.sides {
		for _, e := range v.sides[:i] {
			if e.city == d.city {
				continue sides
			}
		}
		f := v.round(s, d.city, -1)
		v.pay(s, d.city, &f, 1)
	}
}

// round is what stands on the fields round a city but for one.
func (v *evaluator) round(s *carcassonne.State, city, without int16) (f carcassonne.Feeding) {
	for _, d := range v.sides {
		if d.city == city && d.field != without {
			b := s.Brief(d.field)
			f.Add(&b)
		}
	}
	return f
}

// fed adds n times what a field changes for its cities with b on it, against
// nobody there.
func (v *evaluator) fed(s *carcassonne.State, r int16, b *carcassonne.Brief, n int32) {
	v.cities = s.Borders(r, v.cities[:0])
	for _, c := range v.cities {
		f := v.round(s, c, r)
		v.pay(s, c, &f, -n)
		f.Add(b)
		v.pay(s, c, &f, n)
	}
}

// pay adds n times what a city brings farmers.
func (v *evaluator) pay(s *carcassonne.State, city int16, f *carcassonne.Feeding, n int32) {
	for seat := range rules.Seat(v.players) {
		points := 100 * n * int32(f.Points(v.house, seat))
		if points == 0 {
			continue
		}
		if s.Complete(city) {
			v.x[seat][termField] += points
		} else {
			v.x[seat][termFieldSoon] += points * v.completion(city) / certain
		}
	}
}
