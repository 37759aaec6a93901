package carcassonne

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// evaluator is the evaluation of positions, the same for all levels: a sum of
// terms for each seat, times their weights.
type evaluator struct {
	stock
	weights     *weights
	own         [carcassonne.MaxSeats]*[terms]int32 // what terms are worth to a seat with a manner; nil: as to all
	x           [carcassonne.MaxSeats][terms]int32  // the terms of each seat
	openings    []carcassonne.Opening
	objects     [carcassonne.MaxPieces]objectChance // by root
	stamp       int32
	turns       int32 // own turns to come, in tenths
	span        span
	goodsInPlay bool // the traders are in the game
	house       carcassonne.House
	roots       []int16 // objects somebody stands on
	sides       []side  // by an old edition's farmers' rules, those of the fields among roots
	needs       []uint8
	cities      []int16
	dragon      int                       // dragon tiles left
	free        [carcassonne.MaxSeats]int // followers in the supply or about to come home
}

// An objectChance is how likely a road or city is completed by one seat.
type objectChance struct {
	gaps
	kind   carcassonne.FeatureKind
	known  bool  // the chance is
	cell   int16 // the last one looked at
	seen   int32
	stood  int32 // as seen, once it is in roots
	chance int32 // see completion
}

// A span is the own turns to come in tenths: the last ten, and those before
// them of which thirty count.
type span struct{ short, long int32 }

func newEvaluator(w *weights) *evaluator {
	return &evaluator{stock: stock{closings: allClosings()}, weights: w}
}

// evaluate works out the terms of every seat; the stock must have been seen.
func (v *evaluator) evaluate(s *carcassonne.State) {
	v.turns = v.left * 10 / int32(v.players)
	v.span = span{min(v.turns, 100), min(max(v.turns-100, 0), 300)}
	v.goodsInPlay = s.Has()[carcassonne.Builder] != 0
	v.house = s.House()
	v.look(s)
	for seat := range v.players {
		v.x[seat] = [terms]int32{termPoints: int32(s.Points(rules.Seat(seat)) * 100)}
	}
	old := v.oldFarmers()
	if old {
		v.feeds(s)
	}
	for _, r := range v.roots {
		b := s.Brief(r)
		if old && b.Kind == carcassonne.Field {
			v.lasts(b.Leaders())
			continue
		}
		v.object(s, r, &b)
	}
	v.joins(s)
	v.figures(s)
	v.goods(s)
}

// look finds the chances of all roads and cities, and what is stood on.
func (v *evaluator) look(s *carcassonne.State) {
	v.stamp++
	v.openings = s.Openings(v.openings[:0])
	for i := range v.openings {
		o := &v.openings[i]
		c := &v.objects[o.Root]
		if c.seen != v.stamp {
			*c = objectChance{seen: v.stamp, cell: -1, kind: s.PieceKind(o.Root)}
		}
		if c.cell != o.Cell {
			c.cell = o.Cell
			c.add(v.at(o.Need).close[o.Side])
		}
	}
	v.roots = v.roots[:0]
	for i := range s.Placed() {
		p, _, _ := s.Figure(i)
		r := s.Root(p)
		c := &v.objects[r]
		if c.seen != v.stamp { // nothing of it is open
			v.close(s, r)
		}
		if c.stood != v.stamp {
			c.stood = v.stamp
			v.roots = append(v.roots, r)
		}
	}
}

// close begins the gaps of an object that has no opening: all but cloisters
// have none.
func (v *evaluator) close(s *carcassonne.State, r int16) {
	c := &v.objects[r]
	*c = objectChance{seen: v.stamp, kind: s.PieceKind(r)}
	if c.kind == carcassonne.Cloister {
		v.needs = s.CloisterNeeds(r, v.needs[:0])
		for _, n := range v.needs {
			c.add(v.at(n).fill)
		}
	}
}

// completion is the chance, in 1/1024, that one seat completes an object.
func (v *evaluator) completion(r int16) int32 {
	c := &v.objects[r]
	if !c.known {
		c.known = true
		c.chance = certain
		if c.cells > 0 {
			c.chance = c.gaps.chance(&v.weights.completion[c.kind], v.players, v.turns)
		}
	}
	return c.chance
}

// object adds what an object is worth to those who lead on it.
func (v *evaluator) object(s *carcassonne.State, r int16, b *carcassonne.Brief) {
	leaders := b.Leaders()
	if leaders == 0 {
		return
	}
	switch {
	case b.Kind == carcassonne.Field:
		v.field(s, r, b, leaders)
		return
	case b.Open == 0: // it is about to be scored
		n := int32(900)
		if b.Kind != carcassonne.Cloister {
			n, _ = v.built(s, r, b)
		}
		v.give(leaders, termPoints, n)
		return
	case b.Kind == carcassonne.Cloister:
		v.give(leaders, termCloister, 100*int32(9-b.Open))
		v.give(leaders, termCloisterGain, 100*int32(b.Open)*v.completion(r)/certain)
		return
	}
	now, whole := v.built(s, r, b)
	n, gain := termRoad, termRoadGain
	if b.Kind == carcassonne.City {
		n, gain = termCity, termCityGain
		if v.goodsInPlay && b.Open != 0 {
			var goods [carcassonne.Goods]int8
			s.GoodsOf(r, &goods)
			all := int32(goods[0] + goods[1] + goods[2])
			v.give(leaders, termGoodsSoon, 100*all*v.completion(r)/certain)
		}
	}
	v.give(leaders, n, now)
	v.give(leaders, gain, (whole-now)*v.completion(r)/certain)
}

// built is what a road or city counts if it is never completed, and completed
// with the fewest tiles.
func (v *evaluator) built(s *carcassonne.State, r int16, b *carcassonne.Brief) (now, whole int32) {
	size := int32(b.Tiles + b.Pennants)
	whole = 100 * int32(s.PerTile(r, false)) * (size + int32(v.objects[r].cells))
	if b.Open == 0 {
		return whole, whole
	}
	return 100 * int32(s.PerTile(r, true)) * size, whole
}

func (v *evaluator) field(s *carcassonne.State, r int16, b *carcassonne.Brief, leaders uint8) {
	v.lasts(leaders)
	if v.oldFarmers() {
		v.fed(s, r, b, 1)
		return
	}
	v.cities = s.Borders(r, v.cities[:0])
	whole, soon := int32(0), int32(0)
	for _, c := range v.cities {
		if s.Complete(c) {
			whole++
		} else {
			soon += v.completion(c)
		}
	}
	for ; leaders != 0; leaders &= leaders - 1 {
		seat := bits.TrailingZeros8(leaders)
		per := int32(3)
		if b.Pig(rules.Seat(seat)) {
			per = 4
		}
		x := &v.x[seat]
		x[termField] += 100 * per * whole
		x[termFieldSoon] += 100 * per * soon / certain
	}
}

// lasts adds the turns to come to who leads a field.
func (v *evaluator) lasts(leaders uint8) {
	for ; leaders != 0; leaders &= leaders - 1 {
		x := &v.x[bits.TrailingZeros8(leaders)]
		x[termFieldSpan] += v.span.short
		x[termFieldLong] += v.span.long
	}
}

func (v *evaluator) give(leaders uint8, t term, n int32) {
	shared := leaders&(leaders-1) != 0
	for ; leaders != 0; leaders &= leaders - 1 {
		x := &v.x[bits.TrailingZeros8(leaders)]
		x[t] += n
		if shared {
			x[termShare] += n
		}
	}
}

// worth is the terms of a seat in hundredths of a point.
func (v *evaluator) worth(seat int) int {
	w := &v.weights.worth
	if v.own[seat] != nil {
		w = v.own[seat]
	}
	sum := int64(0)
	for t, n := range v.x[seat] {
		sum += int64(n) * int64(w[t])
	}
	return int(sum / 1000)
}

// values are the worths of all seats after evaluate.
func (v *evaluator) values() (worth [carcassonne.MaxSeats]int) {
	for seat := range v.players {
		worth[seat] = v.worth(seat)
	}
	return worth
}

// rivals is what a point of the others counts against one's own, in hundredths.
// A little less than all brings both sides more points and costs next to none
// of the wins.
const rivals = 92

// ahead is the lead of a seat over the other of two; over more, between what the
// best and what all others on average are worth.
func ahead(worth *[carcassonne.MaxSeats]int, players int, seat rules.Seat) int {
	best, sum := -1<<60, 0
	for o := range players {
		if rules.Seat(o) != seat {
			best = max(best, worth[o])
			sum += worth[o]
		}
	}
	return worth[seat] - (best+sum/(players-1))/2*rivals/100
}
