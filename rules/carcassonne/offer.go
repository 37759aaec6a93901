package carcassonne

import "tilestead/rules"

// ask is step D: it is skipped when there is nothing to choose. It looks
// without making the list, because most positions are passed through by bots.
func (t acting) ask() {
	must, some := false, false
	for _, x := range t.setup.extras {
		must = must || x.must != nil && x.must(t.State)
	}
	none := takesNoFigure(t.State)
	if !must && !none {
		var buf [2 * mostFeatures]rules.Action
		some = len(legalFollowers(t.State, buf[:0])) > 0
	}
	for _, x := range t.setup.extras {
		some = some || !must && x.any != nil && x.any(t.State, none)
	}
	switch {
	case must && t.setup.house&PrincessMay == 0:
		t.agenda.Push(forced)
	case must || some:
		t.agenda.Push(actChoice)
	}
}

// mostFeatures is the most features a tile has.
const mostFeatures = 9

// takesNoFigure says whether the tile just placed takes no figure.
func takesNoFigure(s *State) bool {
	for _, x := range s.setup.extras {
		if x.closed != nil && x.closed(s) {
			return true
		}
	}
	return false
}

func legalForced(s *State, dst []rules.Action) []rules.Action {
	for _, x := range s.setup.extras {
		if x.forced != nil {
			dst = x.forced(s, dst)
		}
	}
	return dst
}

// legalAct appends what can be done in step D, nothing last (4, 8.5).
func legalAct(s *State, dst []rules.Action) []rules.Action {
	dst = legalForced(s, dst)
	none := takesNoFigure(s)
	if !none {
		dst = legalFollowers(s, dst)
	}
	for _, x := range s.setup.extras {
		if x.offers != nil {
			dst = x.offers(s, dst, none)
		}
	}
	return append(dst, Pass)
}

// legalFollowers appends the followers of the active seat that can be placed on the
// tile just placed: on any object nobody stands on.
func legalFollowers(s *State, dst []rules.Action) []rules.Action {
	have := &s.supply[s.active]
	if have[Small] == 0 && have[Big] == 0 {
		return dst
	}
	t := &s.tile[s.last]
	var free uint16
	n := len(Tiles[t.Kind].Features)
	for i := range n {
		p := t.first + int16(i)
		if s.piece[s.root(p)].standing == 0 && (s.piece[p].kind != Field || s.setup.house&NoFarmers == 0) {
			free |= 1 << i
		}
	}
	for f := Small; f <= Big; f++ {
		if have[f] == 0 {
			continue
		}
		for i := range n {
			if free>>i&1 != 0 {
				dst = append(dst, figureAct(t.At, f, i))
			}
		}
	}
	return dst
}

// stand places a figure.
func (t acting) stand(a rules.Action) {
	t.agenda.Pop()
	n := t.grid.at(PosOf(a))
	t.put(t.active, FigureOf(a), t.tile[n].first+int16(FeatureOf(a)))
	if t.reel != nil {
		rules.Show(t.reel, t.State, FigurePlaced{standsAs(t.State, t.figure[t.figures-1])})
	}
}

// pass does nothing in step D.
func (t acting) pass(rules.Action) { t.agenda.Pop() }
