package carcassonne

import "tilestead/rules"

// portalOffers are the places a follower can reach through the portal just
// placed: any piece of another tile whose object nobody stands on and which is
// not completed, but none on the dragon's tile unless a house rule allows it
// (8.6); until dst has as many as most.
func portalOffers(s *State, dst []rules.Action, most int) []rules.Action {
	have := &s.supply[s.active]
	for f := Small; f <= Big; f++ {
		if have[f] == 0 {
			continue
		}
		for p := range s.tile[s.last].first {
			if len(dst) >= most {
				return dst
			}
			if reachableBy(s, p) {
				q := &s.piece[p]
				dst = append(dst, figureAct(s.tile[q.tile].At, f, int(q.index)))
			}
		}
	}
	return dst
}

// reachableBy says whether a follower can go to a piece through a portal.
func reachableBy(s *State, p int16) bool {
	q := &s.piece[p]
	if q.tile == s.at && s.setup.house&PortalDragon == 0 || q.kind == Field && s.setup.house&NoFarmers != 0 {
		return false
	}
	root := &s.piece[s.root(p)]
	return root.standing == 0 && (root.kind == Field || root.open != 0)
}
