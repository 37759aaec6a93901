package rules

import "math/rand/v2"

// A Lottery is a State that draws for Nature without listing all that may come:
// each outcome has as many lots, numbered from 0 in the order of Legal, as its
// weight. Playouts draw so often that the lists would cost more than the game.
type Lottery interface {
	State
	// Lots is the sum of the weights of Nature's legal actions.
	Lots() int
	// Lot is the action that lot n, under Lots, stands for.
	Lot(n int) Action
}

// Draw picks one of Nature's legal outcomes by weight.
func Draw(s State, legal []Action, r *rand.Rand) Action {
	if l, ok := s.(Lottery); ok {
		return l.Lot(r.IntN(l.Lots()))
	}
	var few [160]int32 // a weight is asked once; more outcomes than this cost memory
	weights, total := few[:0], 0
	for _, a := range legal {
		w := s.Weight(a)
		weights, total = append(weights, int32(w)), total+w
	}
	n := r.IntN(total)
	for i, w := range weights {
		if n -= int(w); n < 0 {
			return legal[i]
		}
	}
	panic("rules: weights below 0")
}

// Chance is what Draw picks where no list is at hand; room is for one, if one
// is needed, and is given back to be used again.
func Chance(s State, room []Action, r *rand.Rand) (Action, []Action) {
	if _, ok := s.(Lottery); !ok {
		room = s.Legal(room[:0])
	}
	return Draw(s, room, r), room
}
