package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// options leaves of the actions of a decision those worth trying, in place: of
// spaces of the farm the one that lies best, of pastures the compact ones.
func options(s *agricola.State, acts []rules.Action) []rules.Action {
	p := s.Player(s.Turn())
	done := uint64(0) // kinds of which one is enough
	keep := acts[:0]
	var best [64]rules.Action
	for _, a := range acts {
		switch k := a.Kind(); k {
		case agricola.KindPlow, agricola.KindRoom, agricola.KindCut, agricola.KindFell, agricola.KindBurn:
			if done>>k&1 == 0 {
				done |= 1 << k
				best[k] = layoutOf(k).best(acts, k)
			}
		case agricola.KindStable:
			if done>>k&1 == 0 {
				done |= 1 << k
				best[k] = bestStable(p, acts)
			}
		}
	}
	done = 0
	for _, a := range acts {
		k := a.Kind()
		if best[k&63] != 0 {
			if best[k&63] == a && done>>k&1 == 0 {
				done |= 1 << k
				keep = append(keep, a)
			}
			continue
		}
		if k == agricola.KindPasture && !compact(s.CellsOf(a)) {
			continue
		}
		keep = append(keep, a)
	}
	if len(keep) == 0 { // pastures alone, and none of them compact
		return acts[:min(len(acts), 1)]
	}
	return keep
}
