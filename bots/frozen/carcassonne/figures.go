package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// figures adds what is in the supplies and what is out.
func (v *evaluator) figures(s *carcassonne.State) {
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
		chance := v.completion(r)
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
	if s.Part() == 1 && s.BuilderWorks() || s.Part() == 2 && s.Hand() == carcassonne.NoKind &&
		s.Turn() == rules.Nature {
		v.x[s.Active()][termExtra] += 100
	}
}

// guarded counts n times a follower beside the fairy.
func (v *evaluator) guarded(x *[terms]int32, r int16, kind carcassonne.FeatureKind, n int32) {
	x[termFairy] += n * v.span.short
	if kind != carcassonne.Field {
		x[termFairyGain] += n * 300 * v.completion(r) / certain
	}
}

// danger counts n times a follower by how near the dragon is.
func (v *evaluator) danger(x *[terms]int32, s *carcassonne.State, at carcassonne.Pos, n int32) {
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
func (v *evaluator) builder(x *[terms]int32, chance int32) {
	if chance >= builderLeast {
		x[termBuilds] += v.span.short
		x[termBuildsLikely] += v.span.short * chance / certain
	}
}

// away counts n followers that are out, with the chance of their object.
func (v *evaluator) away(x *[terms]int32, chance, n int32) {
	x[termAway] += n * v.span.short
	x[termAwayLikely] += n * v.span.short * chance / certain
	x[termAwayLong] += n * v.span.long
	x[termAwayLongLikely] += n * v.span.long * chance / certain
}

// supply counts n times having so many followers.
func (v *evaluator) supply(x *[terms]int32, free int, n int32) {
	m := term(min(free, mostFree))
	x[termFree+m] += n * v.span.short
	x[termFreeLong+m] += n * v.span.long
}
