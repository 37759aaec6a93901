package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

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
func (v *evaluator) goods(s *carcassonne.State) {
	if !v.goodsInPlay {
		return
	}
	var own [carcassonne.MaxSeats][carcassonne.Goods]int8
	for seat := range v.players {
		own[seat] = s.Tokens(rules.Seat(seat))
	}
	if k := s.Prompt().Key; k == "act" || k == "forced" || k == "fairy" || k == "dragon" {
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
func (v *evaluator) pending(s *carcassonne.State, own *[carcassonne.Goods]int8) {
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
