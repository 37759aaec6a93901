package carcassonne

import (
	"slices"

	"tilestead/rules"
)

// The farmers of the first two printings, house rules: at the end cities are
// counted one by one, and not fields (6).

// oldFarmers are those house rules.
const oldFarmers = FarmersFirst | FarmersSecond

// A Feeding is the figures on the fields round a city, as far as they decide
// who gets points for it by the rules of the first or second edition (6).
type Feeding struct {
	all  standing // of all the fields
	led  uint8    // seats that lead one of the fields, as bits
	pigs uint8    // those of them that have their pig there
}

// Add adds a field.
func (f *Feeding) Add(field *Brief) { f.add(field.standing) }

func (f *Feeding) add(field standing) {
	f.all += field
	led := field.leaders()
	f.led |= led
	f.pigs |= led & uint8(field>>pigBit)
}

// Points is what the city brings a seat. In the first edition all farmers round
// it are counted together, and the most get 4; a pig on any of the fields makes
// it 5. In the second it is 3 for who leads one of the fields, 4 with the pig
// there, and never more for leading several.
func (f *Feeding) Points(house House, seat rules.Seat) int {
	leaders, pig, n := f.led, f.pigs>>seat&1 != 0, 3
	if house&FarmersFirst != 0 {
		leaders, pig, n = f.all.leaders(), f.all.pig(seat), 4
	}
	if leaders>>seat&1 == 0 {
		return 0
	}
	if pig {
		n++
	}
	return n
}

// feedingOf is what stands on the fields round a city, and which of them have
// farmers. Field instead is counted as if with stood there; -1 is none.
func feedingOf(s *State, city, instead int16, with standing) (f Feeding, fields []int16) {
	var room [64]int16
	for _, r := range farmedCities(s) {
		if r != instead && slices.Contains(s.Borders(r, room[:0]), city) {
			f.add(s.piece[r].standing)
			if s.piece[r].standing.leaders() != 0 {
				fields = append(fields, r)
			}
		}
	}
	if instead >= 0 {
		f.add(with)
	}
	return f, fields
}

// farmedCities are the roots of the fields with figures, in the order in which the
// first figure came to each.
func farmedCities(s *State) (list []int16) {
	for _, f := range s.figure[:s.figures] {
		if r := s.root(f.piece); s.piece[r].kind == Field && !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}

// feed counts the completed cities beside fields with figures, by the rules of
// the first two editions.
func (t acting) feed() {
	if t.setup.house&oldFarmers == 0 {
		return
	}
	var done []int16
	for _, field := range farmedCities(t.State) {
		for _, city := range citiesAt(t.State, field, nil) {
			if slices.Contains(done, city) {
				continue
			}
			done = append(done, city)
			f, fields := feedingOf(t.State, city, -1, 0)
			if len(fields) == 0 {
				continue // only pigs that were left alone
			}
			var points [MaxSeats]int
			for seat := range rules.Seat(t.setup.seats) {
				points[seat] = f.Points(t.setup.house, seat)
				t.points[seat][FieldPoints] += int16(points[seat])
			}
			if t.reel != nil {
				rules.Show(t.reel, t.State, fedBy(t.State, city, &f, fields, points))
			}
		}
	}
}

// fedBy is a city that was counted for farmers, for those who watch.
func fedBy(s *State, city int16, f *Feeding, fields []int16, points [MaxSeats]int) Scored {
	e := *describeObject(s, object{city, true})
	e.Points, e.Leaders = points, nil
	for seat := range rules.Seat(s.setup.seats) {
		e.Strength[seat] = f.all.strength(seat)
		if points[seat] > 0 {
			e.Leaders = append(e.Leaders, seat)
		}
	}
	for _, r := range fields {
		e.Fields = append(e.Fields, s.place(r))
	}
	return e
}

// harvestOf is what the completed cities round a field would bring each seat if
// the game ended now and with stood on the field: by the rules of today through
// this field, by those of the first two editions through all fields.
func harvestOf(s *State, field int16, with standing) (points [MaxSeats]int) {
	for _, city := range citiesAt(s, field, nil) {
		f := Feeding{}
		if s.setup.house&oldFarmers != 0 {
			f, _ = feedingOf(s, city, field, with)
		} else {
			f.add(with)
		}
		for seat := range rules.Seat(s.setup.seats) {
			points[seat] += f.Points(s.setup.house, seat)
		}
	}
	return points
}

// CityWorth is what a completed city brings farmers without a pig.
func (s *State) CityWorth() int {
	if s.setup.house&FarmersFirst != 0 {
		return 4
	}
	return 3
}

// Sows is what one more figure of a seat on a field would add to what fields
// bring that seat if the game ended now.
func (s *State) Sows(at Place, seat rules.Seat, f Figure) int {
	p, ok := s.pieceAt(at)
	if !ok || s.piece[p].kind != Field {
		return 0
	}
	field := s.root(p)
	now := s.piece[field].standing
	return harvestOf(s, field, now+f.of(seat))[seat] - harvestOf(s, field, now)[seat]
}
