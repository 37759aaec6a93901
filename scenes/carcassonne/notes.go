package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// notes are what Gaston explains in first games.
var notes = []board.Note{
	{ID: "shared", Meets: meets(func(s *carcassonne.State, seat rules.Seat) bool {
		return holds(s, seat, func(o *carcassonne.Object) bool { return len(o.Leaders) > 1 })
	})},
	{ID: "outvoted", Meets: meets(func(s *carcassonne.State, seat rules.Seat) bool {
		return holds(s, seat, func(o *carcassonne.Object) bool { return !slices.Contains(o.Leaders, seat) })
	})},
	{ID: "last", Meets: meets(func(s *carcassonne.State, seat rules.Seat) bool {
		have := s.Supply(seat)
		return mayPut(s, func(f carcassonne.Figure, _ carcassonne.FeatureKind) bool { return f.Follower() }) &&
			have[carcassonne.Small]+have[carcassonne.Big] == 1
	})},
	{ID: "builder", Meets: offered(carcassonne.Builder)},
	{ID: "pig", Meets: offered(carcassonne.Pig)},
	{ID: "big", Meets: offered(carcassonne.Big)},
	{ID: "field", Meets: meets(func(s *carcassonne.State, _ rules.Seat) bool {
		return mayPut(s, func(_ carcassonne.Figure, on carcassonne.FeatureKind) bool { return on == carcassonne.Field })
	})},
}

// meets is a note's Meets for Carcassonne's positions.
func meets(is func(s *carcassonne.State, seat rules.Seat) bool) func(rules.State, rules.Seat) bool {
	return func(s rules.State, seat rules.Seat) bool { return is(s.(*carcassonne.State), seat) }
}

// offered is Meets of a note about a figure that can be placed.
func offered(f carcassonne.Figure) func(rules.State, rules.Seat) bool {
	return meets(func(s *carcassonne.State, _ rules.Seat) bool {
		return mayPut(s, func(g carcassonne.Figure, _ carcassonne.FeatureKind) bool { return g == f })
	})
}

// mayPut says whether a figure may be placed now on a feature, both as asked.
func mayPut(s *carcassonne.State, is func(f carcassonne.Figure, on carcassonne.FeatureKind) bool) bool {
	return slices.ContainsFunc(s.Legal(nil), func(a rules.Action) bool {
		if a.Kind() != carcassonne.KindFigure {
			return false
		}
		o, ok := s.ObjectAt(carcassonne.Place{At: carcassonne.PosOf(a), Feature: carcassonne.FeatureOf(a)})
		return ok && is(carcassonne.FigureOf(a), o.Kind)
	})
}

// holds says whether a seat has followers in an unfinished road or city, or a field, that is so.
func holds(s *carcassonne.State, seat rules.Seat, is func(o *carcassonne.Object) bool) bool {
	for _, kind := range [...]carcassonne.FeatureKind{carcassonne.Road, carcassonne.City, carcassonne.Field} {
		for _, o := range s.Objects(kind) {
			if o.Strength[seat] > 0 && !o.Complete() && is(&o) {
				return true
			}
		}
	}
	return false
}
