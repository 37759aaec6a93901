// Package compare has the rules of Carcassonne and their oracle agree on whole games by
// random players.
package compare

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/oracle"
	"tilestead/rules/rulestest"
)

// usual is how many games are enough for all to come up that can.
const usual = 170

// Parts are all that is compared, with the tiles of tiles.json, which was written from the
// pictures of the tiles.
func Parts(tiles []byte) ([]rulestest.Comparison, error) {
	kinds, err := oracle.ReadTiles(tiles)
	if err != nil {
		return nil, err
	}
	return []rulestest.Comparison{{Name: "games", Usual: usual, Run: func(t rulestest.Log, first, n uint64) {
		games(t, kinds, first, n)
	}}}, nil
}

// games plays games of all kinds and has the rules and the oracle agree after every action.
func games(t rulestest.Log, kinds []*oracle.Tile, first, games uint64) {
	seen := seen{}
	for seed := first; seed < first+games; seed++ {
		if err := play(kinds, seed, seen); err != nil {
			t.Errorf("game %d: %v", seed, err)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(seen)) {
		t.Logf("%6d %s", seen[what], what)
	}
	for _, what := range must {
		if seen[what] == 0 && games >= usual {
			t.Errorf("in no game: %s", what)
		}
	}
}

// play has both play one game, chosen by its number alone.
func play(kinds []*oracle.Tile, seed uint64, seen seen) error {
	r := rand.New(rand.NewPCG(seed, 11))
	setup := randomSetup(r)
	p := randomPlayer(r)
	setting := fmt.Sprintf("%d players, %s, %s", setup.Seats, strings.Join(setup.Modules, " "), p.name)
	m, err := rules.NewMatch(&carcassonne.Title, setup)
	if err != nil {
		return fmt.Errorf("%s: %w", setting, err)
	}
	ours, theirs := m.State().Clone().(*carcassonne.State), oracle.New(kinds, setup.Seats, setup.Modules)
	if ours.Turn() == rules.Nature && ours.Active() == rules.Nobody && r.IntN(4) > 0 {
		stack := shortStack(ours, r)
		setting += ", stack " + strings.Join(stack, " ")
		if err := carcassonne.Title.Arrange(ours, append([]string{"stack"}, stack...)); err != nil {
			return fmt.Errorf("%s: %w", setting, err)
		}
		clear(theirs.Stack)
		for _, id := range stack {
			theirs.Stack[id]++
		}
	}
	crowd := r.IntN(2) == 0
	var done []string
	differ := func(err error) error {
		return fmt.Errorf("%s: action %d, after … %s: %w", setting, len(done),
			strings.Join(done[max(0, len(done)-12):], " / "), err)
	}
	for {
		if err := compare(ours, theirs); err != nil {
			return differ(err)
		}
		if ours.Turn() == rules.Nobody {
			return nil
		}
		if crowd && ours.Turn() == rules.Nature && ours.Tiles() > 1 && r.IntN(4) == 0 {
			what, err := put(ours, theirs, r)
			if what != "" {
				done = append(done, what)
			}
			if err == nil {
				err = compare(ours, theirs)
			}
			if err != nil {
				return differ(err)
			}
		}
		a := p.choose(ours, r)
		what := rules.Notation(ours, a)
		done = append(done, what)
		reel := &rules.Reel{}
		ours.Do(a, reel)
		theirs.Do(what)
		seen.note(ours, reel)
		if err := compareScored(reel, theirs); err != nil {
			return differ(err)
		}
	}
}
