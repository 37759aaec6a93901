package bots

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// carcassonneValue says what positions are worth: the same for all levels, a
// sum of terms for each seat.
type carcassonneValue struct {
	stock
	sense    *carcassonneSense
	x        [carcassonne.MaxSeats][terms]int32
	openings []carcassonne.Opening
	objects  [768]objectChance // by root
	stamp    int32
	turns    int32 // own turns to come, in tenths
	span     span
	trade    bool    // there are goods
	roots    []int16 // objects somebody stands on
	needs    []uint8
	cities   []int16
	dragon   int // dragon tiles left
	free     [carcassonne.MaxSeats]int
}

// An objectChance is how likely a road or city is completed by one seat.
type objectChance struct {
	quest
	kind   carcassonne.FeatureKind
	known  bool  // the chance is
	cell   int16 // the last one looked at
	seen   int32
	stood  int32 // as seen, once it is in roots
	chance int32 // see hope
}

// A span is the own turns to come in tenths: the last ten, and those before
// them of which thirty count.
type span struct{ short, long int32 }

func newCarcassonneValue(sense *carcassonneSense) *carcassonneValue {
	return &carcassonneValue{stock: stock{closings: newClosings()}, sense: sense}
}

// appraise works out the terms of every seat; the stock must have been seen.
func (v *carcassonneValue) appraise(s *carcassonne.State) {
	v.turns = v.left * 10 / int32(v.players)
	v.span = span{min(v.turns, 100), min(max(v.turns-100, 0), 300)}
	v.trade = s.Has()[carcassonne.Builder] != 0
	v.look(s)
	for seat := range v.players {
		v.x[seat] = [terms]int32{termPoints: int32(s.Points(rules.Seat(seat)) * 100)}
	}
	for _, r := range v.roots {
		b := s.Brief(r)
		v.object(s, r, &b)
	}
	v.joins(s)
	v.figures(s)
	v.goods(s)
}

// look finds the chances of all roads and cities, and what is stood on.
func (v *carcassonneValue) look(s *carcassonne.State) {
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
			c.want(v.at(o.Need).close[o.Side])
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

// close begins the quest of an object that has no opening: all but cloisters
// have none.
func (v *carcassonneValue) close(s *carcassonne.State, r int16) {
	c := &v.objects[r]
	*c = objectChance{seen: v.stamp, kind: s.PieceKind(r)}
	if c.kind == carcassonne.Cloister {
		v.needs = s.CloisterNeeds(r, v.needs[:0])
		for _, n := range v.needs {
			c.want(v.at(n).fill)
		}
	}
}

// hope is the chance, in 1/1024, that one seat completes an object.
func (v *carcassonneValue) hope(r int16) int32 {
	c := &v.objects[r]
	if !c.known {
		c.known = true
		c.chance = certain
		if c.cells > 0 {
			c.chance = c.whole(&v.sense.hopes[c.kind], v.players, v.turns)
		}
	}
	return c.chance
}

// object adds what an object is worth to those who lead on it.
func (v *carcassonneValue) object(s *carcassonne.State, r int16, b *carcassonne.Brief) {
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
		v.give(leaders, termCloisterGain, 100*int32(b.Open)*v.hope(r)/certain)
		return
	}
	now, whole := v.built(s, r, b)
	n, gain := termRoad, termRoadGain
	if b.Kind == carcassonne.City {
		n, gain = termCity, termCityGain
		if v.trade && b.Open != 0 {
			var goods [carcassonne.Goods]int8
			s.GoodsOf(r, &goods)
			all := int32(goods[0] + goods[1] + goods[2])
			v.give(leaders, termGoodsSoon, 100*all*v.hope(r)/certain)
		}
	}
	v.give(leaders, n, now)
	v.give(leaders, gain, (whole-now)*v.hope(r)/certain)
}

// built is what a road or city counts if it is never completed, and completed
// with the fewest tiles.
func (v *carcassonneValue) built(s *carcassonne.State, r int16, b *carcassonne.Brief) (now, whole int32) {
	size := int32(b.Tiles + b.Pennants)
	whole = 100 * int32(s.PerTile(r, false)) * (size + int32(v.objects[r].cells))
	if b.Open == 0 {
		return whole, whole
	}
	return 100 * int32(s.PerTile(r, true)) * size, whole
}

func (v *carcassonneValue) field(s *carcassonne.State, r int16, b *carcassonne.Brief, leaders uint8) {
	v.cities = s.Borders(r, v.cities[:0])
	whole, soon := int32(0), int32(0)
	for _, c := range v.cities {
		if s.Complete(c) {
			whole++
		} else {
			soon += v.hope(c)
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
		x[termFieldSpan] += v.span.short
		x[termFieldLong] += v.span.long
	}
}

func (v *carcassonneValue) give(leaders uint8, t term, n int32) {
	for ; leaders != 0; leaders &= leaders - 1 {
		v.x[bits.TrailingZeros8(leaders)][t] += n
	}
}

// joins looks for cells at which a tile can make one object of two that
// different seats lead on.
func (v *carcassonneValue) joins(s *carcassonne.State) {
	for i := range v.openings {
		o := &v.openings[i]
		if v.objects[o.Root].stood != v.stamp {
			continue
		}
		for j := i + 1; j < len(v.openings) && v.openings[j].Cell == o.Cell; j++ {
			q := &v.openings[j]
			if q.Root != o.Root && v.objects[q.Root].stood == v.stamp {
				a, b := s.Brief(o.Root), s.Brief(q.Root)
				if a.Kind == b.Kind && a.Leaders() != b.Leaders() {
					v.join(s, o, q, &a, &b)
				}
			}
		}
	}
}

// join counts what joining the objects of two openings would change.
func (v *carcassonneValue) join(s *carcassonne.State, o, q *carcassonne.Opening, a, b *carcassonne.Brief) {
	chance := int32(v.at(o.Need).join[pairOf[o.Side][q.Side]])
	if chance == 0 {
		return
	}
	v.win(a, b, v.prospect(s, o.Root, a)*chance/certain)
	v.win(b, a, v.prospect(s, q.Root, b)*chance/certain)
}

// prospect is what an object may well bring.
func (v *carcassonneValue) prospect(s *carcassonne.State, r int16, b *carcassonne.Brief) int32 {
	now, whole := v.built(s, r, b)
	return now + (whole-now)*v.hope(r)/certain
}

// win counts what the seats that lead on an object gain or lose when one other
// joins it.
func (v *carcassonneValue) win(b, other *carcassonne.Brief, worth int32) {
	best := 0
	for seat := range rules.Seat(v.players) {
		best = max(best, b.Strength(seat)+other.Strength(seat))
	}
	before := b.Leaders()
	for seat := range rules.Seat(v.players) {
		leads := best > 0 && b.Strength(seat)+other.Strength(seat) == best
		led := before>>seat&1 != 0
		if leads && !led {
			v.x[seat][termJoin] += worth
		} else if led && !leads {
			v.x[seat][termLost] += worth
		}
	}
}

// figures adds what is in the supplies and what is out.
func (v *carcassonneValue) figures(s *carcassonne.State) {
	var free [carcassonne.MaxSeats]int
	_, flies := s.Dragon()
	fairyAt, stands := s.Fairy()
	v.dragon = 0
	if flies && v.left > 0 {
		for i := range v.n {
			if carcassonne.Tiles[v.kind[i]].Dragon {
				v.dragon += int(v.count[i])
			}
		}
	}
	for i := range s.Placed() {
		p, seat, f := s.Figure(i)
		r := s.Root(p)
		x := &v.x[seat]
		kind := s.PieceKind(p)
		if kind != carcassonne.Field && s.Complete(r) { // it is about to come home
			switch f {
			case carcassonne.Small:
				free[seat]++
			case carcassonne.Big:
				free[seat]++
				x[termBig] += v.span.short
			case carcassonne.Builder:
				x[termBuilder] += v.span.short
			}
			continue
		}
		chance := v.hope(r)
		switch f {
		case carcassonne.Builder:
			v.builder(x, chance)
			continue
		case carcassonne.Pig:
			continue
		}
		if kind != carcassonne.Field {
			v.away(x, chance, 1)
		}
		at := s.Tile(s.PieceTile(p)).At
		if stands && at == fairyAt {
			v.guarded(x, r, kind, 1)
		} else {
			v.danger(x, s, at, 1)
		}
	}
	for seat := range rules.Seat(v.players) {
		have := s.Supply(seat)
		x := &v.x[seat]
		free[seat] += int(have[carcassonne.Small] + have[carcassonne.Big])
		x[termBig] += int32(have[carcassonne.Big]) * v.span.short
		x[termBuilder] += int32(have[carcassonne.Builder]) * v.span.short
		x[termPig] += int32(have[carcassonne.Pig]) * v.span.short
		v.supply(x, free[seat], 1)
	}
	v.free = free
	if s.Part() == 1 && s.BuilderWorks() || s.Part() == 2 && s.Hand() == carcassonne.NoKind && s.Turn() == rules.Nature {
		v.x[s.Active()][termExtra] += 100
	}
}

// guarded counts n times a follower beside the fairy.
func (v *carcassonneValue) guarded(x *[terms]int32, r int16, kind carcassonne.FeatureKind, n int32) {
	x[termFairy] += n * v.span.short
	if kind != carcassonne.Field {
		x[termFairyGain] += n * 300 * v.hope(r) / certain
	}
}

// danger counts n times a follower by how near the dragon is.
func (v *carcassonneValue) danger(x *[terms]int32, s *carcassonne.State, at carcassonne.Pos, n int32) {
	if v.dragon == 0 {
		return
	}
	dragon, _ := s.Dragon()
	if d := abs(int32(at.X)-int32(dragon.X)) + abs(int32(at.Y)-int32(dragon.Y)); d <= 6 {
		x[termDanger] += n * (7 - d) * 100 * int32(v.dragon) / v.left
	}
}

func abs(n int32) int32 { return max(n, -n) }

// builder counts a builder that is out, with the chance of its object.
func (v *carcassonneValue) builder(x *[terms]int32, chance int32) {
	if chance >= hopeful {
		x[termBuilds] += v.span.short
		x[termBuildsHope] += v.span.short * chance / certain
	}
}

// away counts n followers that are out, with the chance of their object.
func (v *carcassonneValue) away(x *[terms]int32, chance, n int32) {
	x[termAway] += n * v.span.short
	x[termAwayHope] += n * v.span.short * chance / certain
	x[termAwayLong] += n * v.span.long
	x[termAwayHopeLong] += n * v.span.long * chance / certain
}

// supply counts n times having so many followers.
func (v *carcassonneValue) supply(x *[terms]int32, free int, n int32) {
	m := term(min(free, mostFree))
	x[termFree+m] += n * v.span.short
	x[termFreeLong+m] += n * v.span.long
}

// tokensOf is how many tokens of each good there are.
var tokensOf = func() (n [carcassonne.Goods]int32) {
	for _, t := range carcassonne.Tiles {
		for _, f := range t.Features {
			if f.Good != carcassonne.NoGood {
				n[f.Good] += int32(t.Copies)
			}
		}
	}
	return n
}()

// goods counts ten points for each good by the lead in tokens, against what is
// still to be had. A city just completed has not given its tokens yet.
func (v *carcassonneValue) goods(s *carcassonne.State) {
	if !v.trade {
		return
	}
	var own [carcassonne.MaxSeats][carcassonne.Goods]int8
	for seat := range v.players {
		own[seat] = s.Tokens(rules.Seat(seat))
	}
	if k := s.Prompt().Key; k == "act" || k == "forced" || k == "dragon" {
		v.pending(s, &own[s.Active()])
	}
	for g, all := range tokensOf {
		left := all
		for seat := range v.players {
			left -= int32(own[seat][g])
		}
		for seat := range v.players {
			best := int8(0)
			for o := range v.players {
				if o != seat {
					best = max(best, own[o][g])
				}
			}
			lead := int32(own[seat][g] - best)
			v.x[seat][termGoods] += max(0, min(1000, 500+500*lead/(1+left/2)))
		}
	}
}

// pending adds the tokens of cities the tile placed last completes.
func (v *carcassonneValue) pending(s *carcassonne.State, own *[carcassonne.Goods]int8) {
	n := s.LastTile()
	first := s.First(n)
	var done [16]int16
	count := 0
features:
	for i := range carcassonne.Tiles[s.Tile(n).Kind].Features {
		r := s.Root(first + int16(i))
		if s.PieceKind(r) != carcassonne.City || !s.Complete(r) {
			continue
		}
		for _, d := range done[:count] {
			if d == r {
				continue features
			}
		}
		done[count] = r
		count++
		s.GoodsOf(r, own)
	}
}

// worth is the terms in hundredths of a point.
func (v *carcassonneValue) worth(x *[terms]int32) int {
	sum := int64(0)
	for t, n := range x {
		sum += int64(n) * int64(v.sense.worth[t])
	}
	return int(sum / 1000)
}

// values are the worths of all seats after appraise.
func (v *carcassonneValue) values() (worth [carcassonne.MaxSeats]int) {
	for seat := range v.players {
		worth[seat] = v.worth(&v.x[seat])
	}
	return worth
}

var rivals = 92

// ahead is the lead of a seat: over the other of two, over what the others are
// worth on average and at best with more.
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
