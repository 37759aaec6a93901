package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// What the rules have come to ask since these players were frozen is answered here
// and nowhere else: with done wherever that can be said and nothing is short, so that
// they go on choosing as they did.

// strange says whether a prompt is one that these players were never asked.
func strange(key string) bool {
	switch key {
	case "place", "use", "house", "spend", "again", "special", "cook", "clay", "teach",
		"feed", "heat", "breed", "last", "leave", "draft", "mulligan", "order", "over":
		return false
	}
	return true
}

// declined is the answer to a strange question, given the actions that are legal; ok is
// false where it cannot be declined or something is short: then the best way is looked
// for as at any other decision.
func declined(s *agricola.State, acts []rules.Action) (a rules.Action, ok bool) {
	a = rules.Act(agricola.KindDone)
	return a, strange(s.Prompt().Key) && !short(s) && slices.Contains(acts, a)
}

// short says whether the seat that decides has food or fuel yet to pay.
func short(s *agricola.State) bool { return s.Missing() > 0 }

// usable leaves of the placements those on spaces that can be used without an exchange,
// in place; the rules offer no others yet.
func usable(_ *agricola.State, placements []rules.Action) []rules.Action { return placements }

// inHarvest says whether a prompt belongs to a harvest or to the end of the game, so
// that the work of the round is done.
func inHarvest(key string) bool {
	switch key {
	case "feed", "heat", "breed", "last", "over":
		return true
	}
	return false
}
