package carcassonne

import (
	"slices"
	"sync"

	"tilestead/bots/frozen/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A line is what a seat does in a row, a tile and then a figure or
// the like, and how far it leads after it, in hundredths of a point.
type line struct {
	action [2]rules.Action
	n      int8
	lead   int
}

// policy is the rollout policy. It plays every seat quickly and sensibly: what is
// worth most to the seat at the end of its part of the turn, the answer of nobody
// considered.
type policy struct {
	*evaluator
	laid        *carcassonne.State // with the tile
	try         *carcassonne.State
	legal       []rules.Action
	acts        []rules.Action
	lines       []line
	tried       []int16 // objects a portal's follower has been tried on
	plan        rules.Action
	plans       int    // the tile the plan is for, 0 for none
	key         uint64 // of the sample
	temperature int    // of the sample; see search.Budget
	flight      flight
}

func newPolicy(s *carcassonne.State, w *weights) *policy {
	return &policy{evaluator: newEvaluator(w),
		laid: s.Clone().(*carcassonne.State), try: s.Clone().(*carcassonne.State)}
}

// choose is the policy's action for the seat to decide.
func (p *policy) choose(s *carcassonne.State) rules.Action {
	if p.plans != 0 && p.plans == s.LastTile() && s.Prompt().Key == "act" {
		p.plans = 0
		return p.plan
	}
	p.plans = 0
	lines := p.rank(s)
	best, top := 0, 0
	for i := range lines {
		lead := lines[i].lead
		if p.temperature != 0 {
			a := &lines[i].action
			h := search.SplitMix64(p.key ^ uint64(s.Left())<<20 ^ uint64(a[0])<<1 ^ uint64(a[1])<<3)
			lead += search.Gumbel(h, p.temperature)
		}
		if i == 0 || lead > top {
			best, top = i, lead
		}
	}
	if l := &lines[best]; l.n == 2 {
		p.plan, p.plans = l.action[1], s.Tiles()
	}
	return lines[best].action[0]
}

// rank is everything worth doing, unordered; it is valid until the next call.
func (p *policy) rank(s *carcassonne.State) []line {
	p.see(s)
	p.lines = p.lines[:0]
	seat := s.Turn()
	switch s.Prompt().Key {
	case "place":
		p.legal = s.Legal(p.legal[:0])
		turns := firstTurns()[s.Hand()]
		for _, a := range p.legal {
			if turns>>carcassonne.TurnOf(a)&1 == 0 {
				continue
			}
			p.laid.Set(s)
			p.laid.Do(a, nil)
			if key := p.laid.Prompt().Key; p.laid.Turn() == seat && (key == "act" || key == "forced") {
				p.rankActs(p.laid, seat, a)
			} else {
				p.add(p.valued(p.laid, seat), a)
			}
		}
	case "dragon":
		p.flight.plan(p, s, seat)
	default:
		p.rankActs(s, seat)
	}
	if p.flies(s) {
		p.fly(s, seat)
	}
	return p.lines
}

// firstTurns are, for each kind of tile, the turns (bits 0 to 3) that differ: of
// those with which it lies the same, the first.
var firstTurns = sync.OnceValue(func() (turns [carcassonne.Kinds]uint8) {
	for k := range turns {
		for r := range 4 {
			first := 0
			for !carcassonne.Alike(carcassonne.Kind(k), first, r) {
				first++
			}
			turns[k] |= 1 << first
		}
	}
	return turns
})

// flies says whether the dragon moves after the decision of a position.
func (p *policy) flies(s *carcassonne.State) bool {
	switch s.Prompt().Key {
	case "place":
		return s.DragonFlies(s.Hand())
	case "dragon":
		return false
	}
	return s.DragonFlies(s.Last().Kind)
}

func (p *policy) add(lead int, action ...rules.Action) {
	l := line{n: int8(len(action)), lead: lead}
	copy(l.action[:], action)
	p.lines = append(p.lines, l)
}

// valued is how far a seat leads in a position.
func (p *policy) valued(s *carcassonne.State, seat rules.Seat) int {
	p.evaluate(s)
	worth := p.values()
	return ahead(&worth, p.players, seat)
}

// rankActs adds what can be done on the tile just laid, after the actions given.
func (p *policy) rankActs(s *carcassonne.State, seat rules.Seat, before ...rules.Action) {
	base := p.valued(s, seat)
	p.acts = s.Legal(p.acts[:0])
	acts := p.acts
	later := false
	p.tried = p.tried[:0]
	for _, a := range acts {
		lead := base
		switch a.Kind() {
		case carcassonne.KindFigure:
			piece := s.First(s.TileNumber(carcassonne.PosOf(a))) + int16(carcassonne.FeatureOf(a))
			if p.again(s.Root(piece), carcassonne.FigureOf(a)) {
				continue
			}
			lead = base + p.gain(s, seat, piece, carcassonne.FigureOf(a))
		case carcassonne.KindFairy:
			lead = base + p.call(s, seat, carcassonne.PosOf(a))
		case carcassonne.KindRemove:
			later = true // since it needs a look at another position
			continue
		}
		p.addAfter(lead, a, before)
	}
	if !later {
		return
	}
	for _, a := range acts {
		if a.Kind() == carcassonne.KindRemove {
			p.try.Set(s)
			p.try.Do(a, nil)
			p.addAfter(p.valued(p.try, seat), a, before)
		}
	}
}

func (p *policy) addAfter(lead int, a rules.Action, before []rules.Action) {
	if len(before) == 0 {
		p.add(lead, a)
	} else {
		p.add(lead, before[0], a)
	}
}

// again says whether a figure has been tried on an object already.
func (p *policy) again(root int16, f carcassonne.Figure) bool {
	key := root<<2 | int16(f)
	if slices.Contains(p.tried, key) {
		return true
	}
	p.tried = append(p.tried, key)
	return false
}

// gain is what a figure of a seat on a piece adds to its lead; the position must
// be evaluated and stays so.
func (p *policy) gain(s *carcassonne.State, seat rules.Seat, piece int16, f carcassonne.Figure) int {
	r := s.Root(piece)
	b := s.Brief(r)
	with := b.With(seat, f)
	saved := p.x
	for o := range p.players {
		p.x[o] = [terms]int32{}
	}
	if p.objects[r].seen != p.stamp {
		p.close(s, r)
	}
	x := &p.x[seat]
	switch f {
	case carcassonne.Builder:
		x[termBuilder] -= p.span.short
		p.builder(x, p.completion(r))
	case carcassonne.Pig:
		x[termPig] -= p.span.short
		if b.Leaders()>>seat&1 != 0 {
			p.field(s, r, &with, 1<<seat)
			whole, soon := x[termField]/4, x[termFieldSoon]/4
			*x = [terms]int32{termPig: -p.span.short, termField: whole, termFieldSoon: soon}
		}
	default:
		p.object(s, r, &with)
		p.joinsOf(s, r, &with)
		if b.Kind == carcassonne.Field || b.Open != 0 {
			p.supply(x, p.free[seat], -1)
			p.supply(x, p.free[seat]-1, 1)
			if b.Kind != carcassonne.Field {
				p.away(x, p.completion(r), 1)
			}
			if f == carcassonne.Big {
				x[termBig] -= p.span.short
			}
		}
	}
	worth := p.values()
	p.x = saved
	return ahead(&worth, p.players, seat)
}

// call is what calling the fairy to a cell adds to the lead of a seat; the
// position must be evaluated and stays so.
func (p *policy) call(s *carcassonne.State, seat rules.Seat, to carcassonne.Pos) int {
	saved := p.x
	for o := range p.players {
		p.x[o] = [terms]int32{}
	}
	from, stands := s.Fairy()
	for i := range s.Placed() {
		piece, owner, f := s.Figure(i)
		if !f.Follower() {
			continue
		}
		n := int32(0)
		if at := s.Tile(s.PieceTile(piece)).At; at == to {
			n = 1
		} else if stands && at == from {
			n = -1
		}
		if n != 0 {
			x, r := &p.x[owner], s.Root(piece)
			p.guarded(x, r, s.PieceKind(r), n)
			p.danger(x, s, s.Tile(s.PieceTile(piece)).At, -n)
		}
	}
	worth := p.values()
	p.x = saved
	return ahead(&worth, p.players, seat)
}
