package montana

import "tilestead/rules/montana"

// pieceWeights are what pieces are worth, in hundredths of a turn: every piece
// counts as the own turns it saves on the way to the last settlement.
// The numbers are a logistic regression of who wins over games of the bots
// themselves, divided by what having the next turn is worth
// (docs/bots.md tells how to repeat it).
type pieceWeights struct {
	left    [13]int                // settlements left
	plan    [1]int                 // ten points of the plan
	ready   [8]int                 // settlements that could be placed at once
	goods   [montana.Goods][7]int  // pieces of a kind
	workers [montana.Trades][6]int // workers of a trade
	hands   [10]int                // workers in all
	silver  [5]int                 // one silver, ten times: the first 3, the next 3, 6, 12, the rest
	cattle  [5]int
	canteen [5]int
}

// planWeights are how sites are picked for the plan, in hundredths of a turn; a
// settlement on the map counts as ten turns there.
type planWeights struct {
	worth   [planned]int       // of what a site or a piece brings
	share   [4]int             // in 1/100, of the worth of the first, second … site planned
	missing [montana.Goods]int // a good still to be had
	spare   [montana.Goods]int // the first good of a kind that no site needs
	fade    [5]int             // in 1/100, of the second and further ones
}

// What a plan is worth something for.
const (
	planSettlement = iota
	planCattle
	planCanteen
	planned
)

// fittedWeights are the coefficients of the evaluation as they are learned.
type fittedWeights struct {
	pieces pieceWeights
	plan   planWeights
}

// weights are the coefficients of the evaluation, added up for looking up.
type weights struct {
	pieceWeights
	planWeights
	spares [montana.Goods][maxPieces]int // n goods of a kind, of the plan
	// bills is what a cost of so many goods of a kind takes off a plan, by pieces
	// owned, and in the lowest bits how many pieces are missing.
	bills [montana.Goods][maxCost + 1][maxPieces]int32
	purse [maxSilver]int // n silver
}

// More of a kind than this is worth no more.
const (
	maxPieces = 32
	maxSilver = 64
	maxCost   = 4 // of a kind of good, for one hex
	lackBits  = 6
)

func newWeights(f *fittedWeights) *weights {
	w := &weights{pieceWeights: f.pieces, planWeights: f.plan}
	for g := range w.spares {
		for n := 1; n < maxPieces; n++ {
			w.spares[g][n] = w.spares[g][n-1] + w.spare[g]*w.fade[min(n, len(w.fade))-1]/100
		}
	}
	for g := range w.bills {
		for c := 1; c <= maxCost; c++ {
			for has := range maxPieces {
				lack := max(c-has, 0)
				bill := w.spares[g][has] - w.spares[g][max(has-c, 0)] + lack*w.missing[g]
				w.bills[g][c][has] = int32(bill<<lackBits + lack)
			}
		}
	}
	ten := 0
	for n := 1; n < maxSilver; n++ {
		ten += w.silver[band(n)]
		w.purse[n] = ten / 10
	}
	return w
}

// band is the band of pieceWeights.silver that the n-th silver falls into.
func band(n int) int {
	switch {
	case n <= 3:
		return 0
	case n <= 6:
		return 1
	case n <= 12:
		return 2
	case n <= 24:
		return 3
	}
	return 4
}

// upTo is entry i of a table, or its last.
func upTo(table []int, i int) int { return table[min(i, len(table)-1)] }

// silverWorth is the worth of n silver.
func (w *weights) silverWorth(n int) int { return upTo(w.purse[:], n) }

// crew is the worth of workers.
func (w *weights) crew(h *montana.Handful) int {
	v := upTo(w.hands[:], h.Size())
	for c, n := range h {
		v += upTo(w.workers[c][:], int(n))
	}
	return v
}

// cheapest takes n workers out of h, each time the one least missed; the trade
// spared is taken only when there is no other. h must hold n workers.
func (w *weights) cheapest(h montana.Handful, n int, spared montana.Trade) (taken montana.Handful) {
	for range n {
		best, at := 0, -1
		for c := range h {
			if h[c] == 0 {
				continue
			}
			t := w.workers[c][:]
			k := (upTo(t, int(h[c]))-upTo(t, int(h[c])-1))*16 - int(h[c])
			if montana.Trade(c) == spared {
				k += 1 << 20
			}
			if at < 0 || k < best {
				best, at = k, c
			}
		}
		h[at]--
		taken[at]++
	}
	return taken
}

// dearest is the trade of which one more worker is worth most.
func (w *weights) dearest(h *montana.Handful) (at montana.Trade) {
	best := -1
	for c := range h {
		t := w.workers[c][:]
		if k := upTo(t, int(h[c])+1) - upTo(t, int(h[c])); k > best {
			best, at = k, montana.Trade(c)
		}
	}
	return at
}

// recruit adds the workers of a sector, whites as they are worth most, and
// returns those above the limit.
func (w *weights) recruit(h montana.Handful, sector int) montana.Handful {
	for _, c := range montana.Components.Sectors[sector] {
		if c == montana.White {
			c = w.dearest(&h)
		}
		h[c]++
	}
	if over := h.Size() - int(montana.Components.WorkerLimit); over > 0 {
		h = less(h, w.cheapest(h, over, montana.White))
	}
	return h
}

// less is have without h.
func less(have, h montana.Handful) montana.Handful {
	return montana.Handful{have[0] - h[0], have[1] - h[1], have[2] - h[2], have[3] - h[3]}
}
