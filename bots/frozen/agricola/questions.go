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

// familiar are the actions that these players have always chosen from, in the room of a
// list: no side actions, and no spaces that only an exchange brings into reach.
func familiar(s *agricola.State, room []rules.Action) []rules.Action { return s.Wander(room[:0]) }

// aid is the exchange that helps where begging or a bed is all that is left.
func aid(s *agricola.State) (a rules.Action, ok bool) {
	if !short(s) {
		return 0, false
	}
	return s.Aid(false)
}

// payments are the actions of a meal that belong to feeding, in the room of a list, or the
// exchange that helps where nothing but begging is left.
func payments(s *agricola.State, room []rules.Action) []rules.Action {
	acts := slices.DeleteFunc(s.Legal(room[:0]), func(a rules.Action) bool { return !pays(s, a) })
	if len(acts) == 1 {
		if a, ok := aid(s); ok {
			return append(acts[:0], a)
		}
	}
	return acts
}

// prays says whether an action is one of the church, which feeds nobody.
func prays(a rules.Action) bool {
	return a.Kind() == agricola.KindCraft && agricola.Prays(agricola.MajorOf(a))
}

// inHarvest says whether a prompt belongs to a harvest or to the end of the game, so
// that the work of the round is done.
func inHarvest(key string) bool {
	switch key {
	case "feed", "heat", "breed", "last", "over":
		return true
	}
	return false
}
