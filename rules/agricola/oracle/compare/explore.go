package compare

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules/rulestest"
)

// mostSteps is how many positions are looked at from each that is explored.
const mostSteps = 40

// explore does all that can be done from a position of both, what can be done at
// any time included, and says where they first differ in who decides what and
// in what is legal.
func explore(both map[string]position, ends func(position) bool) (n int, err error) {
	type node struct {
		ours, theirs position
		path         []string
	}
	seen := map[string]bool{}
	open := []node{{ours: both["the rules"], theirs: both["the oracle"]}}
	for ; len(open) > 0 && n < mostSteps; n++ {
		at := open[0]
		open = open[1:]
		ours, theirs := at.ours.legal(), at.theirs.legal()
		slices.Sort(ours)
		if !slices.Equal(ours, theirs) || at.ours.turn() != at.theirs.turn() ||
			at.ours.turn() >= 0 && at.ours.asked() != at.theirs.asked() {
			return n, fmt.Errorf("behind %s\n  rules:  seat %d (%s) only %q\n  oracle: seat %d (%s) only %q",
				strings.Join(at.path, " / "), at.ours.turn()+1, at.ours.asked(), without(ours, theirs),
				at.theirs.turn()+1, at.theirs.asked(), without(theirs, ours))
		}
		if ends(at.ours) {
			continue
		}
		for _, what := range ours {
			to := node{ours: at.ours.after(what)}
			if text := to.ours.text(); !seen[text] {
				seen[text] = true
				to.theirs = at.theirs.after(what)
				to.path = append(slices.Clone(at.path), what)
				open = append(open, to)
			}
		}
	}
	return n, nil
}

// Steps explores harvests and turns of seat 1 step by step.
func Steps(t rulestest.Log, first, n uint64) {
	steps := 0
	for seed := first; seed < first+n; seed++ {
		h := randomHarvest(rand.New(rand.NewPCG(seed, 29)))
		turn := randomTurn(rand.New(rand.NewPCG(seed, 31)))
		for _, a := range []arranged{h.arranged, turn.arranged} {
			both, err := a.positions()
			if err != nil {
				t.Errorf("position %d: %v\n%s", seed, err, a)
				return
			}
			inHarvest := both["the rules"].asked() != "place"
			looked, err := explore(both, func(p position) bool {
				return p.turn() != 0 || inHarvest == (p.asked() == "place")
			})
			steps += looked
			if err != nil {
				t.Errorf("position %d: %v\n%s", seed, err, a)
			}
		}
	}
	t.Logf("%d positions", steps)
}
