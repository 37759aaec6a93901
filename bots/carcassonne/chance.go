package carcassonne

import (
	"math/bits"
	"sync"

	"tilestead/rules/carcassonne"
)

// certain is a chance of one.
const certain = 1024

// closings say for each need of a cell and each kind of tile: bits 0 to 3, the
// sides it can end what is open at; bit 4, whether it fits; bits 8 to 13, the
// pairs of sides it can join.
type closings [256][carcassonne.Kinds]uint16

const (
	fitsBit  = 4
	pairBits = 8
)

// allClosings are worked out once, when a bot first thinks.
var allClosings = sync.OnceValue(func() *closings {
	var c closings
	for n := range c {
		for k := range carcassonne.Tiles {
			sides, ok := carcassonne.Closing(carcassonne.Kind(k), uint8(n))
			v := uint16(sides)
			if ok {
				v |= 1 << fitsBit
			}
			c[n][k] = v | uint16(carcassonne.Joining(carcassonne.Kind(k), uint8(n)))<<pairBits
		}
	}
	return &c
})

// pairOf is the bit of two sides in carcassonne.Joining.
var pairOf = [4][4]uint8{{0, 0, 1, 2}, {0, 0, 3, 4}, {1, 3, 0, 5}, {2, 4, 5, 0}}

// A stock is the tiles left, as far as anybody can count them, and what they say
// about the cells between those that lie.
type stock struct {
	closings *closings
	players  int
	n        int // kinds left
	kind     [carcassonne.Kinds]carcassonne.Kind
	count    [carcassonne.Kinds]int32
	left     int32
	stamp    int32
	seen     [256]int32
	cell     [256]cellChance
}

// A cellChance is how many tiles are left for a cell, in quarters of a tile: one
// that goes on without ending counts a quarter.
type cellChance struct {
	close [4]int32 // to end what is open at a side
	fill  int32    // to fill it
	join  [6]int16 // the chance that a seat draws one to join two sides
}

// see takes stock of the tiles left.
func (c *stock) see(s *carcassonne.State) {
	c.players, c.n, c.left = s.Players(), 0, 0
	for _, k := range s.Kinds() {
		if d := s.Draws(k); d > 0 {
			c.kind[c.n], c.count[c.n] = k, int32(d)
			c.left += int32(d)
			c.n++
		}
	}
	c.stamp++
}

// at is the chances of a cell with that need.
func (c *stock) at(need uint8) *cellChance {
	if c.seen[need] != c.stamp {
		c.seen[need] = c.stamp
		c.work(need)
	}
	return &c.cell[need]
}

func (c *stock) work(need uint8) {
	var closing [4]int32
	var join [6]int32
	fill := int32(0)
	if need == 0 {
		fill = c.left
	} else {
		row := &c.closings[need]
		for i := range c.n {
			v, n := row[c.kind[i]], c.count[i]
			if v == 0 {
				continue
			}
			fill += n
			for d := range closing {
				closing[d] += n & -int32(v>>d&1)
			}
			for j := range join {
				join[j] += n & -int32(v>>(pairBits+j)&1)
			}
		}
	}
	w := &c.cell[need]
	odds := &comes[c.players]
	w.fill = 4 * fill
	for d, n := range closing {
		w.close[d] = 4*n + (fill - n)
	}
	for j, n := range join {
		w.join[j] = odds[min(4*n, mostComes)]
	}
}

// mostComes is the last entry of a row of comes.
const mostComes = 4 * 40

// comes is the chance that at least one of some tiles comes to one of n
// players, by quarters of a tile.
var comes = func() (table [carcassonne.MaxSeats + 1][mostComes + 1]int16) {
	for n := 2; n <= carcassonne.MaxSeats; n++ {
		const fine = 1 << 40
		none := int64(fine) // that none comes
		for q := 0; q <= mostComes; q += 4 {
			next := none / int64(n) * int64(n-1)
			for i := 0; i < 4 && q+i <= mostComes; i++ {
				table[n][q+i] = int16((fine - (none*int64(4-i)+next*int64(i))/4) >> 30)
			}
			none = next
		}
	}
	return table
}()

// gaps are the cells that have to be filled until a road, city or cloister is
// completed.
type gaps struct {
	scarcity int32 // the sum over cells of 4096 by quarters of tiles
	cells    int16
	dead     bool // nothing that is left helps at some cell
}

// add adds a cell for which so many quarters of tiles are left.
func (q *gaps) add(quarters int32) {
	q.cells++
	if quarters == 0 {
		q.dead = true
		return
	}
	q.scarcity += 4096 / quarters
}

// logSteps is how many steps of a logarithm double, logBase of a chance's odds.
const logSteps = 16

// log2 is the logarithm of a number above 0 in logSteps.
func log2(n int32) int32 {
	b := int32(bits.Len32(uint32(n))) - 1
	top := n << (30 - b) >> 20 & 1023 // the ten bits after the first
	return b*logSteps + (top+(top*(1023-top))/2950)*logSteps/1024
}

// An oddsModel is a logistic regression of whether objects of a kind are
// completed: the coefficients of the features of their gaps, in 1/64.
type oddsModel [oddsFeatures]int32

// The features of gaps.
const (
	oddsBase = iota
	oddsScarcity
	oddsScarcitySquared
	oddsCells
	oddsTurns
	oddsFewTurns
	oddsFeatures
)

// chance is the chance, in 1/1024, that gaps are filled in so many tenths of own
// turns.
func (q *gaps) chance(m *oddsModel, players int, turns int32) int32 {
	if q.dead || turns == 0 {
		return 0
	}
	var f [oddsFeatures]int32
	q.features(&f, players, turns)
	z := int32(0) // of features of 64
	for i := oddsBase + 1; i < oddsFeatures; i++ {
		z += m[i] * f[i]
	}
	z = m[oddsBase] + z/64
	return int32(logistic[min(max(z/4+128, 0), 255)])
}

// features are what the odds hang on, in the order of the model's coefficients,
// all about 0 to 100.
func (q *gaps) features(f *[oddsFeatures]int32, players int, turns int32) {
	l := log2(max(q.scarcity*int32(players), 1)) - 8*logSteps
	f[0], f[1], f[2], f[3] = 64, l, l*l/32, 16*int32(q.cells-1)
	f[4], f[5] = log2(turns), 640/(turns+3)
}

// logistic is the chance, in 1/1024, for odds of e to the (i-128)/16.
var logistic = func() (table [256]int16) {
	const step = 1.0644944589178594 // e to the 1/16
	odds := 0.00033546262790251185  // e to the -8
	for i := range table {
		table[i] = int16(float64(certain*odds) / float64(1+odds))
		odds = float64(odds * step)
	}
	return table
}()
