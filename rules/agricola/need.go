package agricola

import "math/bits"

// A Need is what a seat must have to play a card: a number from Least to Most.
type Need struct {
	Of          count
	Least, Most int
}

// A count is a number that a card asks for.
type count uint8

const (
	countMajors       count = iota + 1
	countImprovements       // majors and minors in front
	countMaterial           // how often the house was renovated
	countHorses
	countNoHarvest // 1 in a round that does not end with a harvest
)

const noLimit = 1 << 20

func atLeast(n int, of count) []Need { return []Need{{of, n, noLimit}} }

// met says whether a seat has all that a card needs.
func (s *State) met(p *Player, needs []Need) bool {
	for _, n := range needs {
		if got := s.count(p, n.Of); got < n.Least || got > n.Most {
			return false
		}
	}
	return true
}

func (s *State) count(p *Player, of count) int {
	switch of {
	case countMajors:
		return bits.OnesCount32(uint32(p.Majors))
	case countImprovements:
		n := bits.OnesCount32(uint32(p.Majors))
		for front := p.Front; !front.empty(); {
			if !Cards[front.pop()].Occupation {
				n++
			}
		}
		return n
	case countMaterial:
		return int(p.House)
	case countHorses:
		return int(p.Goods[Horse])
	case countNoHarvest:
		return 1 - harvests>>s.round&1
	}
	return 0
}
