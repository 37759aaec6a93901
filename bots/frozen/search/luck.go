package search

import "tilestead/rules"

// luck draws chance for one sample of a search, by common random numbers: a
// seat's k-th draw is the same in that sample whatever anybody does before, so
// that candidates are compared under equal luck. Eight samples in a row spread
// each draw evenly over its outcomes (stratified sampling).
type luck struct {
	key    uint64 // of the decision
	sample uint64
	draws  [8]uint64 // by seat, those for nobody under 0
}

// spread is how many samples share out the range of a draw.
const spread = 8

// draw is Nature's action in a position, drawn for a seat.
func (l *luck) draw(s rules.State, legal []rules.Action, seat rules.Seat) rules.Action {
	k := &l.draws[max(seat, 0)&7]
	*k++
	dimension := SplitMix64(l.key ^ *k<<8 ^ uint64(seat&7) ^ (l.sample/spread)<<32)
	total := uint64(0)
	for _, a := range legal {
		total += uint64(s.Weight(a))
	}
	part := uint64(share(dimension, int(l.sample%spread)))
	fine := SplitMix64(dimension+l.sample) >> 32 // where in its part the draw falls
	n := (part<<32 + fine) * total / spread >> 32
	for _, a := range legal {
		w := uint64(s.Weight(a))
		if n < w {
			return a
		}
		n -= w
	}
	panic("search: weights changed while drawing")
}

// share is entry i of a shuffling of 0 to spread-1 that depends on the key.
func share(key uint64, i int) int {
	var list [spread]int
	for j := range list {
		k := int(key % uint64(j+1))
		key /= uint64(j + 1)
		list[j] = list[k]
		list[k] = j
	}
	return list[i]
}

// SplitMix64 is a random number made of another one: the mixer of that name.
func SplitMix64(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
