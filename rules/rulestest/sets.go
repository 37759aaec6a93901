package rulestest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// Sets are the choices of modules that the tests of a title play: each of its
// expansions with and without each other, then with all of them each preset, and
// the house rules that no preset has, as many at once as go together. Who begins
// is no part of them.
func Sets(title *rules.Title) (sets [][]string) {
	var expansions []string
	for _, m := range title.Modules {
		if m.Kind == rules.Expansion {
			expansions = append(expansions, m.ID)
		}
	}
	add := func(set []string) bool {
		ok := fits(title, set)
		if ok {
			sets = append(sets, set)
		}
		return ok
	}
	for bits := range 1 << len(expansions) {
		var set []string
		for i, id := range expansions {
			if bits>>i&1 != 0 {
				set = append(set, id)
			}
		}
		add(set)
	}
	for _, p := range title.Presets {
		if len(p.Modules) > 0 {
			add(slices.Concat(expansions, p.Modules))
		}
	}
	presets := len(sets)
	for _, m := range title.Modules {
		has := func(set []string) bool { return slices.Contains(set, m.ID) }
		if m.Kind != rules.HouseRule || slices.ContainsFunc(sets[:presets], has) {
			continue
		}
		joined := false
		for i := presets; i < len(sets) && !joined; i++ {
			if with := append(slices.Clone(sets[i]), m.ID); fits(title, with) {
				sets[i], joined = with, true
			}
		}
		if !joined {
			add(append(slices.Clone(expansions), m.ID))
		}
	}
	return sets
}

// fits says whether modules go together, for some number of players.
func fits(title *rules.Title, modules []string) bool {
	return len(Players(title, modules)) > 0
}

// Players are the numbers of players that modules are for, in their order.
func Players(title *rules.Title, modules []string) (list []int) {
	for n := title.Seats[0]; n <= title.Seats[1]; n++ {
		if title.CheckSetup(rules.Setup{Title: title.ID, Seats: n, Modules: modules}) == nil {
			list = append(list, n)
		}
	}
	return list
}

// Recorded fails for each of Sets, and each seat that can be chosen to begin,
// that no recorded game was played with.
func Recorded(t *testing.T, title *rules.Title, played []rules.Setup) {
	t.Helper()
	for _, what := range unplayed(title, played) {
		t.Error(what)
	}
}

func unplayed(title *rules.Title, played []rules.Setup) (faults []string) {
	missing := func(what string) {
		faults = append(faults, fmt.Sprintf("no recorded game of %s was played with %s; record one", title.ID, what))
	}
	var sets, firsts []string
	for _, setup := range played {
		sets = append(sets, setText(title, setup.Modules))
		firsts = append(firsts, setup.Modules...)
	}
	for _, set := range Sets(title) {
		if want := setText(title, set); !slices.Contains(sets, want) {
			missing(want)
		}
	}
	for _, m := range title.Modules {
		if m.Kind == rules.FirstSeat && !slices.Contains(firsts, m.ID) {
			missing(m.ID)
		}
	}
	return faults
}

// setText is a set in words, whatever its order, without who begins.
func setText(title *rules.Title, modules []string) string {
	var ids []string
	for _, m := range title.Modules {
		if m.Kind != rules.FirstSeat && slices.Contains(modules, m.ID) {
			ids = append(ids, m.ID)
		}
	}
	if len(ids) == 0 {
		return "no modules"
	}
	return strings.Join(ids, " ")
}
