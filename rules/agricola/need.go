package agricola

import "tilestead/rules"

// A Need is what a seat must have for a card: a number from Least to Most.
type Need struct {
	Of          count
	Least, Most int
}

const noLimit = 1 << 20

func atLeast(n int, of count) []Need { return []Need{{of, n, noLimit}} }
func atMost(n int, of count) []Need  { return []Need{{of, 0, n}} }
func exactly(n int, of count) []Need { return []Need{{of, n, n}} }

// met says whether a seat has all that a card asks for.
func (s *State) met(seat rules.Seat, needs []Need) bool { return metAfter(s, seat, needs, &noStock) }

// metAfter says so after paying for something else.
func metAfter(s *State, seat rules.Seat, needs []Need, first *Stock) bool {
	for _, n := range needs {
		got := s.count(seat, n.Of)
		switch n.Of {
		case countFood:
			got -= int(first[Food])
		case countFuel:
			got -= int(first[Fuel])
		}
		if got < n.Least || got > n.Most {
			return false
		}
	}
	return true
}

// An Amount is a number that follows from something counted.
type Amount struct {
	Of    count
	Per   int    // one for each so many; 0: one for each
	Steps []int8 // instead: for 0, 1, 2 …, the last for all above
	Exact bool   // and nothing above the last
}

// amount is how much an Amount is for a seat; 1 for that of nothing.
func (s *State) amount(seat rules.Seat, a *Amount) int {
	if a.Of == 0 {
		return 1
	}
	n := s.count(seat, a.Of)
	switch {
	case len(a.Steps) == 0 && a.Per > 0:
		return n / a.Per
	case len(a.Steps) == 0:
		return n
	case n >= len(a.Steps) && a.Exact:
		return 0
	}
	return int(a.Steps[min(n, len(a.Steps)-1)])
}
