package carcassonne

import (
	"slices"

	"tilestead/rules/carcassonne"
)

// A level that decides by the end of its turn and misjudges it slips often. Some slips look silly to
// everybody at the table, however little they cost. A sober level is kept from those: see sober.

// enough is how many followers leave no reason to save one.
const enough = 2

// silly says whether a line leaves the cloister that it has just placed to nobody, or claims something
// worse on its tile, with enough followers in supply.
func silly(s *carcassonne.State, l *line) bool {
	seat, act := s.Turn(), l.action[0]
	have := s.Supply(seat)
	if have[carcassonne.Small]+have[carcassonne.Big] < enough {
		return false
	}
	last := s.Last()
	kind, at := last.Kind, last.At
	if act.Kind() == carcassonne.KindPlace {
		kind, at, act = s.Hand(), carcassonne.PosOf(act), l.action[1]
	}
	features := carcassonne.Tiles[kind].Features
	isCloister := func(f carcassonne.Feature) bool { return f.Kind == carcassonne.Cloister }
	if !slices.ContainsFunc(features, isCloister) {
		return false
	}
	switch act.Kind() {
	case carcassonne.KindPass:
		return true
	case carcassonne.KindFigure:
		return carcassonne.PosOf(act) == at && !isCloister(features[carcassonne.FeatureOf(act)])
	}
	return false
}

// sober leaves out lines that look silly, where there is another one.
func sober(s *carcassonne.State, lines []line) []line {
	silly := func(l line) bool { return silly(s, &l) }
	if slices.ContainsFunc(lines, func(l line) bool { return !silly(l) }) {
		return slices.DeleteFunc(lines, silly)
	}
	return lines
}
