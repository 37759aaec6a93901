package board

import (
	"cmp"
	"slices"

	"tilestead/ui"
)

// Told are the sentences of a hint, what matters most first, each of them once. Of a
// fact read gives what it is about, as the reasons of hints are called, how much it
// matters in hundredths of the title's unit, and its sentence; weight is how much an
// advisor makes of a reason.
func Told[F any](facts []F, read func(F) (reason string, matters int, text string),
	weight func(reason string) int) (told []string) {
	rank := func(f F) int {
		reason, matters, _ := read(f)
		return matters + max(weight(reason), -weight(reason))
	}
	slices.SortStableFunc(facts, func(f, g F) int { return cmp.Compare(rank(g), rank(f)) })
	for _, f := range facts {
		if _, _, text := read(f); !slices.Contains(told, text) {
			told = append(told, text)
		}
	}
	return told
}

// Clickable says whether something that is not off can be clicked at p.
func Clickable(targets []Target, v *View, p ui.Point) bool {
	return slices.ContainsFunc(targets, func(t Target) bool {
		return t.Off == "" && t.Area.Contains(p) && (!t.OnMap || v.Frame.Map.Contains(p))
	})
}
