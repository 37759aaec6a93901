package bots

import "tilestead/rules/montana"

// weights are what a Montana position is made of, in hundredths of a point; a
// settlement on the map is worth about ten points. They were tuned by matches
// of the policy against itself (docs/performance.md).
type weights struct {
	settlement int    // each placed
	ready      [4]int // share in 1/100 of a site's worth while only planned: first, second …
	missing    [6]int // a good still to be had for a planned site
	stock      [6]int // a good not planned for, the first of its kind
	fade       [5]int // share in 1/100 of the first, second … spare good of a kind
	silver     [3]int // each of the first four, the next six, the rest
	worker     [4]int // the first worker of a trade
	workerFade [5]int // share in 1/100 of the first, second … of a trade
	hands      [9]int // for the number of workers in all
	cattle     int    // each, beyond those planned as goods
	canteen    int    // each
	contest    int    // share in 1/100 of the best town row an active player gets when others bid
}

var tuned = weights{
	settlement: 1000,
	ready:      [4]int{134, 40, 44, 99},
	missing:    [6]int{849, 1050, 885, 1244, 885, 1244},
	stock:      [6]int{148, 521, 370, 391, 370, 391},
	fade:       [5]int{100, 69, 67, 28, 11},
	silver:     [3]int{61, 53, 12},
	worker:     [4]int{139, 17, 113, 139},
	workerFade: [5]int{100, 33, 40, 35, 13},
	hands:      [9]int{0, 69, 222, 150, 207, 140, 139, 490, 300},
	cattle:     361,
	canteen:    403,
	contest:    33,
}

// sums are weights added up for looking up.
type sums struct {
	weights
	spare [montana.Goods][maxPieces]int   // n goods of a kind that no plan needs
	trade [montana.Trades][maxWorkers]int // n workers of a trade
	purse [maxSilver]int                  // n silver
	hands [maxWorkers]int                 // n workers in all
}

// More of a kind than this is worth no more.
const (
	maxPieces  = 32
	maxWorkers = 16
	maxSilver  = 64
)

func sum(w *weights) *sums {
	t := &sums{weights: *w}
	for g := range t.spare {
		for n := 1; n < maxPieces; n++ {
			t.spare[g][n] = t.spare[g][n-1] + w.stock[g]*w.fade[min(n, len(w.fade))-1]/100
		}
	}
	for c := range t.trade {
		for n := 1; n < maxWorkers; n++ {
			t.trade[c][n] = t.trade[c][n-1] + w.worker[c]*w.workerFade[min(n, len(w.workerFade))-1]/100
		}
	}
	for n := 1; n < maxSilver; n++ {
		band := 0
		if n > 4 {
			band = 1
		}
		if n > 10 {
			band = 2
		}
		t.purse[n] = t.purse[n-1] + w.silver[band]
	}
	for n := range t.hands {
		t.hands[n] = w.hands[min(n, len(w.hands)-1)]
	}
	return t
}

// silverWorth is the worth of n silver.
func (t *sums) silverWorth(n int) int { return t.purse[min(n, maxSilver-1)] }

// crew is the worth of workers.
func (t *sums) crew(h *montana.Handful) int {
	return t.trade[0][h[0]] + t.trade[1][h[1]] + t.trade[2][h[2]] + t.trade[3][h[3]] + t.hands[h[0]+h[1]+h[2]+h[3]]
}

// keep is what the last worker of a trade in h is worth beside the head count.
func (t *sums) keep(h *montana.Handful, c int) int { return t.trade[c][h[c]] - t.trade[c][h[c]-1] }

// cheapest takes n workers out of h, each time the one least missed; the trade
// spared is taken only when there is no other. h must hold n workers.
func (t *sums) cheapest(h montana.Handful, n int, spared montana.Trade) (taken montana.Handful) {
	for range n {
		best, at := 0, -1
		for c := range h {
			if h[c] == 0 {
				continue
			}
			k := t.keep(&h, c)
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
func (t *sums) dearest(h *montana.Handful) (at montana.Trade) {
	best := -1
	for c := range h {
		if k := t.trade[c][h[c]+1] - t.trade[c][h[c]]; k > best {
			best, at = k, montana.Trade(c)
		}
	}
	return at
}

// recruit adds the workers of a sector, whites as they are worth most, and
// returns those above the limit.
func (t *sums) recruit(h montana.Handful, sector int) montana.Handful {
	for _, c := range montana.Components.Sectors[sector] {
		if c == montana.White {
			c = t.dearest(&h)
		}
		h[c]++
	}
	if over := h.Size() - int(montana.Components.WorkerLimit); over > 0 {
		back := t.cheapest(h, over, montana.White)
		for c := range h {
			h[c] -= back[c]
		}
	}
	return h
}
